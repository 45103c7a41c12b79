package dev.schemac.runtime;

import dev.schemac.runtime.support.JacksonGuard;
import dev.schemac.runtime.support.JsonOutput;
import java.io.IOException;
import java.io.OutputStream;
import java.util.Collections;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Represents an event of a JSON schema: every generated value class implements it. Methods without options use
 * {@link JsonOptions#DEFAULT}.
 *
 * <pre>{@code
 * JsonEvent event = Users.parse(json);
 * Object name = event.get("users[0].name");
 * Map<String, Object> columns = event.asMap();
 * event.writeTo(stream);
 * }</pre>
 *
 * <p>Beans are mutable: share one between threads only while it does not change. A getter of an absent or null column
 * returns null, 0, false or {@code '\0'}, and {@code has...} returns whether the column is present. Null and {@code
 * clear...} make it absent, except in columns with {@code keepNull}, where null is present. Setters and getters do not
 * copy arrays, lists and maps.
 *
 * <p>Records are immutable, and so are the lists and maps in their columns, unless the schema selects arrays instead of
 * lists. Arrays stay mutable, and so do objects of application classes and adapters.
 */
@JacksonGuard
public interface JsonEvent {

    /**
     * Returns the event as a map from JSON name to value, with the columns in the order of the schema. The undeclared
     * members of a dynamic schema follow in their original order. JSON names are those of the columns unless the schema
     * sets others. The map has the names that the event is written with, so aliases are not in it.
     *
     * @return an unmodifiable snapshot that contains every column; null if the event has no value. Values are shared
     *     with the event, not copied. It is equal to maps with the same content, as {@link Map#equals} defines; arrays
     *     in it are equal only if they are the same object
     */
    Map<String, @Nullable Object> asMap();

    /**
     * Returns the value that a property path leads to.
     *
     * <p>A path is the JSON name of a column, followed by steps: {@code .name} to a member, {@code [0]} to an element,
     * {@code ('key')} to a member of a map. A name needs backticks if it contains a character with a special meaning,
     * or a backslash before that character. Names with dots are found without them. Examples: {@code users[0].name},
     * {@code `p q`.size}, {@code headers('content-type')}. A question mark after a name marks a column as optional:
     * {@code discount?}. For repeated use of a path, see {@link PropertyPath}.
     *
     * @param propertyPath not null
     * @return the value as it is in {@link #asMap}, or null if a value on the path is null, absent, out of range or of
     *     another kind
     * @throws IllegalArgumentException if the string is not a path, or a generated event that is not dynamic has no
     *     column of that JSON name
     */
    default @Nullable Object get(String propertyPath) {
        return PropertyPath.of(Objects.requireNonNull(propertyPath, "propertyPath"))
                .from(this);
    }

    /**
     * Writes the event as one JSON object. The writer of its schema writes an event of a generated class or a subclass of
     * one, and never calls this method. An event of another class is written as its {@linkplain #asMap map}, unless the
     * class overrides this method.
     *
     * @param out the writer, at a place where a value is expected
     * @throws JsonWriteException if a value has no JSON form
     */
    default void writeTo(JsonWriter out) {
        if (this instanceof JsonOutput.Writable generated) {
            out.event(generated);
        } else {
            out.untypedValue(Collections.unmodifiableMap(asMap())); // the event itself may be a map
        }
    }

    /**
     * {@return the event as JSON}
     *
     * @throws JsonWriteException if a value has no JSON form
     */
    default String toJson() {
        return JsonWriter.Document.pooledForString(JsonOptions.DEFAULT)
                .write(this)
                .asString();
    }

    /**
     * {@return the event as JSON}
     *
     * @param options how the event is written
     * @throws JsonWriteException if a value has no JSON form
     */
    default String toJson(JsonOptions options) {
        return JsonWriter.Document.pooledForString(options).write(this).asString();
    }

    /**
     * {@return the event as JSON in UTF-8}
     *
     * @throws JsonWriteException if a value has no JSON form
     */
    default byte[] toJsonBytes() {
        return JsonWriter.Document.pooled(JsonOptions.DEFAULT).write(this).toBytes();
    }

    /**
     * {@return the event as JSON in UTF-8}
     *
     * @param options how the event is written
     * @throws JsonWriteException if a value has no JSON form
     */
    default byte[] toJsonBytes(JsonOptions options) {
        return JsonWriter.Document.pooled(options).write(this).toBytes();
    }

    /**
     * Sends the event as JSON in UTF-8 to a stream, which is neither flushed nor closed. For a buffer or an {@link
     * Appendable}, write the event to a {@link JsonWriter}.
     *
     * @throws JsonWriteException if a value has no JSON form; then nothing was sent
     * @throws IOException if the stream throws it
     */
    default void writeTo(OutputStream stream) throws IOException {
        JsonWriter.Document.pooled(JsonOptions.DEFAULT).write(this).sendTo(stream);
    }

    /**
     * Sends the event as JSON in UTF-8 to a stream, which is neither flushed nor closed.
     *
     * @param options how the event is written
     * @throws JsonWriteException if a value has no JSON form; then nothing was sent
     * @throws IOException if the stream throws it
     */
    default void writeTo(OutputStream stream, JsonOptions options) throws IOException {
        JsonWriter.Document.pooled(options).write(this).sendTo(stream);
    }

    /**
     * {@return the event for logs and debuggers: compact JSON as far as possible} Never throws. {@code NaN} and the
     * infinities are printed unchanged, and unpaired surrogates are escaped. A value without a JSON form is shown by
     * the name of its class. If nothing else is possible, the string ends in {@code ...}.
     */
    default String toDisplayString() {
        return JsonWriter.display(this);
    }
}
