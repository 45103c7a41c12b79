package dev.schemac.runtime;

import dev.schemac.runtime.support.GeneratedParser;
import dev.schemac.runtime.support.event.GeneratedObjectParser;
import java.io.IOException;
import java.io.InputStream;
import java.util.List;

/**
 * Parses documents of one schema. Sealed: only generated classes implement it. Parsers are stateless and thread-safe: any number
 * of threads share one instance. {@link java.util.ServiceLoader} finds them through an index that is generated with
 * them.
 *
 * <pre>{@code
 * Users users = UsersParser.INSTANCE.parse(buffer, offset, length, JsonOptions.STRICT);
 * }</pre>
 *
 * <p>A document is one JSON object in UTF-8 with optional blanks around it. Every {@code parse} method returns the same
 * event or throws the same error for the same bytes. It throws {@link JsonParseException} for any error in the
 * document. A null argument is a {@link NullPointerException}, and a range outside its array is an
 * {@link IndexOutOfBoundsException}. The array is only read, during the call. If the strings of the event are lazy, and
 * the document was not given as a range, the event refers to the array until {@link LazyEvent#detach}.
 *
 * @param <T> the value class: generated, or of the application
 */
public sealed interface ObjectParser<T> permits RefillingParser, GeneratedObjectParser {
    /** {@return the class, names and columns of this parser's events} */
    EventType<T> eventType();

    /**
     * {@return the parsers of the other schemas whose events this one can return, because a discriminator names them}
     * Those of the subtypes' own subtypes are not included.
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

    /** Returns the same parser, as the type with the method that reads from a scanner. */
    @SuppressWarnings("unchecked") // both types of a generated parser have the same value class
    private GeneratedParser<T> generated() {
        return (GeneratedParser<T>) this;
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
        return DocumentReader.parse(generated(), json, options);
    }

    /**
     * Parses the document in {@code length} bytes from {@code offset} on; error offsets count from {@code offset}.
     *
     * @param json the document
     * @param offset the beginning of the document in the array, in bytes
     * @param length the length of the document, in bytes
     * @param options how the document is read
     * @return the event
     */
    default T parse(byte[] json, int offset, int length, JsonOptions options) {
        return DocumentReader.parse(generated(), json, offset, length, options);
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
     * Parses a document; rejects unpaired surrogates, as it rejects ill-formed UTF-8 in bytes.
     *
     * @param json the document
     * @param options how the document is read
     * @return the event
     */
    default T parse(String json, JsonOptions options) {
        return DocumentReader.parse(generated(), json, options);
    }

    /**
     * Parses the one document of a stream, under {@link JsonOptions#DEFAULT}; the stream is not closed.
     *
     * @param json the document
     * @return the event
     * @throws IOException if the stream throws it
     */
    default T parse(InputStream json) throws IOException {
        return parse(json, JsonOptions.DEFAULT);
    }

    /**
     * Reads a stream to its end, but at most {@link JsonOptions#maxEventBytes} and one byte, and parses its one
     * document. The stream is not closed.
     *
     * @param json the document
     * @param options the options of the parse
     * @return the event
     * @throws IOException if the stream throws it
     */
    default T parse(InputStream json, JsonOptions options) throws IOException {
        return DocumentReader.parse(generated(), json, options);
    }

    /** Returns the parser of documents that are arrays of the objects of this one. */
    private DocumentReader.ListParser<T> elements() {
        return new DocumentReader.ListParser<>(generated());
    }

    /**
     * Parses a document that is an array of objects, under {@link JsonOptions#DEFAULT}.
     *
     * <pre>{@code
     * List<User> users = UserParser.INSTANCE.parseList(json);
     * }</pre>
     *
     * @param json the document
     * @return the events, in a new list that may be changed; a null element is null
     */
    default List<T> parseList(byte[] json) {
        return parseList(json, JsonOptions.DEFAULT);
    }

    /**
     * Parses a document that is an array of objects.
     *
     * @param json the document
     * @param options how the document is read
     * @return the events, in a new list that may be changed; a null element is null
     */
    default List<T> parseList(byte[] json, JsonOptions options) {
        return DocumentReader.parse(elements(), json, options);
    }

    /**
     * Parses the array of objects in {@code length} bytes from {@code offset} on; error offsets count from
     * {@code offset}.
     *
     * @param json the document
     * @param offset the beginning of the document in the array, in bytes
     * @param length the length of the document, in bytes
     * @param options how the document is read
     * @return the events, in a new list that may be changed; a null element is null
     */
    default List<T> parseList(byte[] json, int offset, int length, JsonOptions options) {
        return DocumentReader.parse(elements(), json, offset, length, options);
    }

    /**
     * Parses a document that is an array of objects, under {@link JsonOptions#DEFAULT}.
     *
     * @param json the document
     * @return the events, in a new list that may be changed; a null element is null
     */
    default List<T> parseList(String json) {
        return parseList(json, JsonOptions.DEFAULT);
    }

    /**
     * Parses a document that is an array of objects; rejects unpaired surrogates, as it rejects ill-formed UTF-8 in bytes.
     *
     * @param json the document
     * @param options how the document is read
     * @return the events, in a new list that may be changed; a null element is null
     */
    default List<T> parseList(String json, JsonOptions options) {
        return DocumentReader.parse(elements(), json, options);
    }

    /**
     * Parses the one document of a stream, an array of objects, under {@link JsonOptions#DEFAULT}; the stream is not
     * closed.
     *
     * @param json the document
     * @return the events, in a new list that may be changed; a null element is null
     * @throws IOException if the stream throws it
     */
    default List<T> parseList(InputStream json) throws IOException {
        return parseList(json, JsonOptions.DEFAULT);
    }

    /**
     * Reads a stream to its end, but at most {@link JsonOptions#maxEventBytes} and one byte, and parses its one
     * document, an array of objects. The stream is not closed.
     *
     * @param json the document
     * @param options how the document is read
     * @return the events, in a new list that may be changed; a null element is null
     * @throws IOException if the stream throws it
     */
    default List<T> parseList(InputStream json, JsonOptions options) throws IOException {
        return DocumentReader.parse(elements(), json, options);
    }

    /**
     * Validates a document under {@link JsonOptions#DEFAULT}.
     *
     * @param json the document
     * @return the errors; empty if the document is valid
     */
    default List<JsonParseException> validate(byte[] json) {
        return validate(json, JsonOptions.DEFAULT);
    }

    /**
     * Parses a document, and returns all missing required members and violated rules, not only the first. They are in
     * the order in which they were found: a member is missing at the end of its object. Any other error ends the parse,
     * and is the last one. The list has at most 100 errors, and fewer for a document of more than 640 KB.
     *
     * <pre>{@code
     * for (JsonParseException error : OrderParser.INSTANCE.validate(json)) {
     *     form.mark(error.path(), error.description());
     * }
     * }</pre>
     *
     * @param json the document
     * @param options the options of the parse
     * @return the errors without stack traces, the first as {@link #parse(byte[], JsonOptions)} throws it; empty if it
     *     throws none
     */
    default List<JsonParseException> validate(byte[] json, JsonOptions options) {
        return DocumentReader.validate(generated(), json, 0, json.length, options, false);
    }

    /**
     * Validates the document in {@code length} bytes from {@code offset} on; error offsets count from {@code offset}.
     *
     * @param json the document
     * @param offset the beginning of the document in the array, in bytes
     * @param length the length of the document, in bytes
     * @param options the options of the parse
     * @return the errors; empty if the document is valid
     */
    default List<JsonParseException> validate(byte[] json, int offset, int length, JsonOptions options) {
        return DocumentReader.validate(generated(), json, offset, length, options, true);
    }

    /**
     * Validates a document under {@link JsonOptions#DEFAULT}.
     *
     * @param json the document
     * @return the errors; empty if the document is valid
     */
    default List<JsonParseException> validate(String json) {
        return validate(json, JsonOptions.DEFAULT);
    }

    /**
     * Validates a document; rejects unpaired surrogates, as it rejects ill-formed UTF-8 in bytes.
     *
     * @param json the document
     * @param options the options of the parse
     * @return the errors; empty if the document is valid
     */
    default List<JsonParseException> validate(String json, JsonOptions options) {
        return DocumentReader.validate(generated(), json, options);
    }
}
