package dev.schemac.runtime;

import java.io.IOException;
import java.io.OutputStream;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * An event of a JSON schema: what every generated value class is. Methods without options use
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
 * clear...} make it absent. Setters and getters do not copy arrays, lists and maps. Records are immutable except for the
 * arrays, lists and maps in their columns.
 */
public interface JsonEvent {

    /**
     * The event as a map from column name to value, in the order of the schema; the undeclared members of a dynamic
     * schema follow in the order in which they came, except one that has a column's name.
     *
     * @return a snapshot that cannot be changed and holds every column; null where the event has no value. Values are
     *     shared with the event, not copied. It is equal to maps with the same content, as {@link Map#equals} says, to
     *     which arrays are equal only where they are the same object
     */
    Map<String, @Nullable Object> asMap();

    /**
     * The value that a property path leads to.
     *
     * <p>A path is a column's name, followed by steps: {@code .name} to a member, {@code [0]} to an element, {@code
     * ('key')} to a member of a map. A name stands in ticks where it holds a character that has a meaning here, or a
     * backslash stands before that character; names with dots are found without. Examples: {@code users[0].name},
     * {@code `p q`.size}, {@code headers('content-type')}. A question mark behind a name says that the event need not
     * have such a column: {@code discount?}. {@link PropertyPath} is such a path for more than one event.
     *
     * @param propertyPath not null
     * @return the value as it is in {@link #asMap}, or null where something on the way is null, absent, out of range or
     *     of another kind
     * @throws IllegalArgumentException if the text is no path, or a generated event that is not dynamic has no such
     *     column
     */
    default @Nullable Object get(String propertyPath) {
        return PropertyPath.of(Objects.requireNonNull(propertyPath, "propertyPath"))
                .from(this);
    }

    /**
     * Writes the event as one JSON object.
     *
     * @param out where to, at a place where a value may stand
     * @throws JsonWriteException if a value has no JSON form
     */
    void writeTo(JsonWriter out);

    /**
     * {@return the event as JSON}
     *
     * @throws JsonWriteException if a value has no JSON form
     */
    default String toJson() {
        return toJson(JsonOptions.DEFAULT);
    }

    /** As {@link #toJson()}, with options. */
    default String toJson(JsonOptions options) {
        JsonWriter out = JsonWriter.lent(options);
        writeTo(out);
        return out.lastText();
    }

    /**
     * {@return the event as JSON in UTF-8}
     *
     * @throws JsonWriteException if a value has no JSON form
     */
    default byte[] toJsonBytes() {
        return toJsonBytes(JsonOptions.DEFAULT);
    }

    /** As {@link #toJsonBytes()}, with options. */
    default byte[] toJsonBytes(JsonOptions options) {
        JsonWriter out = JsonWriter.lent(options);
        writeTo(out);
        return out.lastBytes();
    }

    /**
     * Sends the event as JSON in UTF-8 to a stream, which is neither flushed nor closed. For a buffer or an {@link
     * Appendable}, write the event to a {@link JsonWriter}.
     *
     * @throws JsonWriteException if a value has no JSON form; then nothing was sent
     * @throws IOException what the stream throws
     */
    default void writeTo(OutputStream stream) throws IOException {
        writeTo(stream, JsonOptions.DEFAULT);
    }

    /**
     * As {@link #writeTo(OutputStream)}, with options.
     *
     * @throws IOException what the stream throws
     */
    default void writeTo(OutputStream stream, JsonOptions options) throws IOException {
        JsonWriter out = JsonWriter.lent(options);
        writeTo(out);
        out.sendLast(stream);
    }

    /**
     * {@return the event for logs and debuggers: compact JSON as far as possible} Never throws: {@code NaN} and the
     * infinities are printed as such, lone surrogates are escaped, a value without a JSON form is shown by the name of
     * its class, and where nothing else helps the text ends in {@code ...}.
     */
    default String toDisplayString() {
        return JsonWriter.display(this);
    }
}
