package dev.schemac.runtime;

import org.jspecify.annotations.Nullable;

/**
 * Converts the scalars of a column whose Java class has no JSON form. A schema names the implementing class. Generated
 * code makes one instance with its public constructor without arguments. All threads that parse or write share this
 * instance, so an adapter must be stateless or thread-safe.
 *
 * <pre>{@code
 * public final class EpochDate implements JsonAdapter<Date> {
 *     public Date parse(String string) {
 *         return new Date(Long.parseLong(string));
 *     }
 *
 *     public void write(Date value, JsonWriter out) {
 *         out.value(value.getTime());
 *     }
 * }
 * }</pre>
 *
 * @param <T> the class of the column's values
 */
public interface JsonAdapter<T> {
    /**
     * Converts a scalar. A JSON null is not passed to this method: it is a null value. An adapter must have no side
     * effects. If a stream contains an event in part, its values may be converted again when the rest has arrived.
     *
     * @param string the content of a string, the source characters of a number, {@code true} or {@code false}
     * @return the value, or null for none
     * @throws RuntimeException if the scalar is rejected. The caller of the parse receives a {@link JsonParseException}
     *     of kind {@link JsonParseException.Kind#MISMATCH} with the place of the scalar and this exception as its cause
     */
    @Nullable
    T parse(String string);

    /**
     * Writes a value as exactly one JSON value of any kind. Null is never passed to this method: it is written as a
     * JSON null, or omitted.
     *
     * @param value the value, not null
     * @param out the writer
     * @throws RuntimeException if the value is rejected; the caller of the write receives a {@link JsonWriteException}
     *     with this exception as its cause
     */
    void write(T value, JsonWriter out);
}
