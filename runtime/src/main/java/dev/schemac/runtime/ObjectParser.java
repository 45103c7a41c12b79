package dev.schemac.runtime;

import dev.schemac.runtime.internal.input.UntypedReader;
import java.io.IOException;
import java.io.InputStream;
import java.util.List;

/**
 * Parses documents of one schema. Only generated classes implement it. They are stateless: one instance is shared by
 * any number of threads. {@link java.util.ServiceLoader} finds them through an index that is generated with them.
 *
 * <pre>{@code
 * Users users = UsersParser.INSTANCE.parse(buffer, offset, length, JsonOptions.STRICT);
 * }</pre>
 *
 * <p>A document is one JSON object in UTF-8 with optional blanks around it. Every {@code parse} method gives the same
 * event or the same error for the same bytes, and throws {@link JsonParseException} for whatever is wrong with the
 * document; null arguments are a {@link NullPointerException}, a range outside its array an {@link
 * IndexOutOfBoundsException}. The array is only read, during the call; but where the strings of the event are lazy, and
 * the document was not given as a range, the event refers to the array until {@link LazyEvent#detach}.
 *
 * @param <T> the value class: generated, or of the application
 */
public interface ObjectParser<T> {
    /**
     * Parses a document without a schema.
     *
     * @param json where the document is
     * @param offset where it begins in the array, in bytes
     * @param length how many bytes it has
     * @param options how it is read
     * @return a {@code Map} in the order of the document for an object, a {@code List} for an array; both can be
     *     changed. Their values are maps, lists, {@code String}, {@code Boolean}, {@code null}, and numbers: {@code
     *     Integer}, {@code Long} or {@code BigInteger} by size, {@code Double} if there is a fraction or an exponent
     * @throws JsonParseException if it is neither an object nor an array
     */
    static Object parseUntyped(byte[] json, int offset, int length, JsonOptions options) {
        return DocumentReader.parseUntyped(json, offset, length, options, UntypedReader::readWithLists);
    }

    /**
     * Parses a document without a schema, and keeps each digit of its numbers.
     *
     * @param json where the document is
     * @param offset where it begins in the array, in bytes
     * @param length how many bytes it has
     * @param options how it is read; {@link JsonOptions#maxDecimalScale} limits exponents
     * @return as {@link #parseUntyped}, with a {@link java.math.BigDecimal} for each number that has a fraction or an
     *     exponent
     * @throws JsonParseException if it is neither an object nor an array
     */
    static Object parseUntypedExact(byte[] json, int offset, int length, JsonOptions options) {
        return DocumentReader.parseUntyped(json, offset, length, options, UntypedReader::readExact);
    }

    /** {@return what is known about the events that this parser reads} */
    EventType<T> eventType();

    /**
     * {@return the parsers of the schemas that this one gives events of, besides its own, because a discriminator names
     * them} Those that subtypes themselves give are not among them.
     */
    default List<ObjectParser<? extends T>> subtypes() {
        return List.of();
    }

    /**
     * Writes what this parser reads. Events write themselves; the parser of a schema with a class of the application
     * knows the writer that was generated with it.
     *
     * @return the writer
     */
    default ObjectWriter<T> writer() {
        return (value, out) -> ((JsonEvent) value).writeTo(out);
    }

    /**
     * Parses a document under {@link JsonOptions#DEFAULT}.
     *
     * @param json the document
     * @return the event
     */
    default T parse(byte[] json) {
        return parse(json, JsonOptions.DEFAULT);
    }

    /**
     * Parses a document.
     *
     * @param json the document
     * @param options how the document is read
     * @return the event
     */
    default T parse(byte[] json, JsonOptions options) {
        return DocumentReader.parse(this, json, options);
    }

    /**
     * Parses the document in {@code length} bytes from {@code offset} on, under {@link JsonOptions#DEFAULT}.
     *
     * @param json the document
     * @param offset where the document begins in the array, in bytes
     * @param length how many bytes the document has
     * @return the event
     */
    default T parse(byte[] json, int offset, int length) {
        return parse(json, offset, length, JsonOptions.DEFAULT);
    }

    /**
     * Parses the document in {@code length} bytes from {@code offset} on; error offsets count from {@code offset}.
     *
     * @param json the document
     * @param offset where the document begins in the array, in bytes
     * @param length how many bytes the document has
     * @param options how the document is read
     * @return the event
     */
    default T parse(byte[] json, int offset, int length, JsonOptions options) {
        return DocumentReader.parse(this, json, offset, length, options);
    }

    /**
     * Parses a document under {@link JsonOptions#DEFAULT}.
     *
     * @param json the document
     * @return the event
     */
    default T parse(String json) {
        return parse(json, JsonOptions.DEFAULT);
    }

    /**
     * Parses a document; a surrogate without its partner is an error, as ill-formed UTF-8 is in bytes.
     *
     * @param json the document
     * @param options how the document is read
     * @return the event
     */
    default T parse(String json, JsonOptions options) {
        return DocumentReader.parse(this, json, options);
    }

    /**
     * Parses the one document that a stream holds, under {@link JsonOptions#DEFAULT}; the stream is not closed.
     *
     * @param json the document
     * @return the event
     * @throws IOException what the stream or the target throws
     */
    default T parse(InputStream json) throws IOException {
        return parse(json, JsonOptions.DEFAULT);
    }

    /**
     * Reads a stream to its end, but no more than {@link JsonOptions#maxEventBytes} and one byte, and parses the one
     * document that it holds. The stream is not closed.
     *
     * @param json the document
     * @param options how the document is read
     * @return the event
     * @throws IOException what the stream throws
     */
    default T parse(InputStream json, JsonOptions options) throws IOException {
        return DocumentReader.parse(this, json, options);
    }
}
