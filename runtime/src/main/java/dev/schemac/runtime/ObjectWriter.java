package dev.schemac.runtime;

import java.io.IOException;
import java.io.OutputStream;
import java.util.List;

/**
 * Writes the objects of one schema as JSON. One is generated for each schema; applications can implement others.
 * Generated writers are stateless and thread-safe. Methods without options use {@link JsonOptions#DEFAULT}.
 *
 * <pre>{@code
 * byte[] json = UsersWriter.INSTANCE.toJsonBytes(users);
 * String forPeople = UsersWriter.INSTANCE.toJson(users, JsonOptions.DEFAULT.withIndent(2));
 * }</pre>
 *
 * @param <T> the value class of the schema
 */
public interface ObjectWriter<T> {

    /**
     * Writes a value as one JSON object. If a generated writer throws, the document is as it was before the call. A
     * writer by hand has the same effect if it is called by {@link JsonWriter#value(ObjectWriter, Object)}.
     *
     * @param value not null
     * @param out the writer, at a place where a value is allowed
     * @throws JsonWriteException if a part of the value has no JSON form
     */
    void write(T value, JsonWriter out);

    /**
     * {@return a writer of arrays of these values} It writes a list as one JSON array, and a null element as
     * {@code null}. A generated event is written with all columns of its own class, which may be a subclass:
     *
     * <pre>{@code
     * byte[] json = UserWriter.INSTANCE.listWriter().toJsonBytes(users);
     * }</pre>
     */
    default ObjectWriter<List<? extends T>> listWriter() {
        return new JsonWriter.ListWriter<>(this);
    }

    /**
     * {@return the value as JSON}
     *
     * @param value not null
     * @throws JsonWriteException if a part of the value has no JSON form
     */
    default String toJson(T value) {
        return JsonWriter.Document.pooledForString(JsonOptions.DEFAULT)
                .write(this, value)
                .asString();
    }

    /**
     * {@return the value as JSON}
     *
     * @param value not null
     * @param options how the value is written
     * @throws JsonWriteException if a part of the value has no JSON form
     */
    default String toJson(T value, JsonOptions options) {
        return JsonWriter.Document.pooledForString(options).write(this, value).asString();
    }

    /**
     * {@return the value as JSON in UTF-8}
     *
     * @param value not null
     * @throws JsonWriteException if a part of the value has no JSON form
     */
    default byte[] toJsonBytes(T value) {
        return JsonWriter.Document.pooled(JsonOptions.DEFAULT)
                .write(this, value)
                .toBytes();
    }

    /**
     * {@return the value as JSON in UTF-8}
     *
     * @param value not null
     * @param options how the value is written
     * @throws JsonWriteException if a part of the value has no JSON form
     */
    default byte[] toJsonBytes(T value, JsonOptions options) {
        return JsonWriter.Document.pooled(options).write(this, value).toBytes();
    }

    /**
     * Sends the value as JSON in UTF-8 to a stream, which is neither flushed nor closed.
     *
     * @param value not null
     * @throws JsonWriteException if a part of the value has no JSON form; then nothing was sent
     * @throws IOException if the stream throws it
     */
    default void writeTo(T value, OutputStream stream) throws IOException {
        JsonWriter.Document.pooled(JsonOptions.DEFAULT).write(this, value).sendTo(stream);
    }

    /**
     * Sends the value as JSON in UTF-8 to a stream, which is neither flushed nor closed.
     *
     * @param value not null
     * @param options how the value is written
     * @throws JsonWriteException if a part of the value has no JSON form; then nothing was sent
     * @throws IOException if the stream throws it
     */
    default void writeTo(T value, OutputStream stream, JsonOptions options) throws IOException {
        JsonWriter.Document.pooled(options).write(this, value).sendTo(stream);
    }
}
