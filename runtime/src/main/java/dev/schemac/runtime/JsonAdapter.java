package dev.schemac.runtime;

import org.jspecify.annotations.Nullable;

/**
 * Converts the scalars of a column whose Java class JSON has no form for. A schema names the implementing class;
 * generated code makes one instance of it by its public constructor without arguments, and all threads that parse or
 * write share that one, so an adapter must be stateless or safe for use by many threads.
 *
 * <pre>{@code
 * public final class EpochDate implements JsonAdapter<Date> {
 *     public Date parse(String text) {
 *         return new Date(Long.parseLong(text));
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
     * Converts a scalar. A JSON null never gets here: it is a null value. The values of an event that a stream has only
     * in part may be converted again when the rest has come, so an adapter does nothing but convert.
     *
     * @param text the content of a string, the source text of a number, {@code true} or {@code false}
     * @return the value, or null for none
     * @throws RuntimeException where the text is refused; the caller of the parse gets a {@link JsonParseException} of
     *     kind {@link JsonParseException.Kind#MISMATCH} that says where the text stands and has this exception as its
     *     cause
     */
    @Nullable
    T parse(String text);

    /**
     * Writes a value as exactly one JSON value of any kind. Null never gets here: it is written as a JSON null, or left
     * out.
     *
     * @param value the value, not null
     * @param out where to
     * @throws RuntimeException where the value is refused; the caller of the write gets a {@link JsonWriteException}
     *     that has this exception as its cause
     */
    void write(T value, JsonWriter out);
}
