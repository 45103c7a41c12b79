package dev.schemac.runtime;

import java.util.Objects;

/**
 * A parser that can also read a document into an event that exists: generated for the schemas whose value classes are
 * JavaBeans.
 *
 * <p>The event is as if it had just been parsed: columns that the document does not have are absent afterwards. Nested
 * events, and arrays that are as long as those of the document, are used again, so that the event must have them for
 * itself: no other event, and no other column, may hold the same ones. Lists, maps, strings and boxed or big numbers
 * are made anew. Where a document has none of these, nothing is allocated once the event has its arrays; in schemas of
 * more than 64 columns, a bit for each column.
 *
 * <pre>{@code
 * Position position = new Position();
 * for (byte[] json : feed) {
 *     PositionParser.INSTANCE.parseInto(json, position);
 *     use(position);                              // and do not keep it
 * }
 * }</pre>
 *
 * <p>Where strings are lazy, a small object is made for each document, and a copy of a document that is given as a range.
 *
 * <p>A document that is refused leaves the event without any column. Arguments, errors and threads are otherwise as for
 * {@link ObjectParser}; an event is filled by one thread.
 *
 * @param <T> the value class
 */
public interface RefillingParser<T> extends ObjectParser<T> {
    /**
     * Makes all columns of an event absent, and forgets its undeclared members.
     *
     * @param value the event to be filled, not null
     */
    void clear(T value);

    /**
     * Parses a document into an event, under {@link JsonOptions#DEFAULT}.
     *
     * @param json the document
     * @param value the event to be filled, not null
     */
    default void parseInto(byte[] json, T value) {
        parseInto(json, value, JsonOptions.DEFAULT);
    }

    /**
     * Parses a document into an event.
     *
     * @param json the document
     * @param value the event to be filled, not null
     * @param options how the document is read
     */
    default void parseInto(byte[] json, T value, JsonOptions options) {
        DocumentReader.parseInto(this, json, 0, json.length, value, options, false);
    }

    /**
     * Parses the document in {@code length} bytes from {@code offset} on into an event; error offsets count from {@code
     * offset}.
     *
     * @param json the document
     * @param offset where the document begins in the array, in bytes
     * @param length how many bytes the document has
     * @param value the event to be filled, not null
     * @param options how the document is read
     * @throws IllegalArgumentException if the event is of a class that extends the value class
     */
    default void parseInto(byte[] json, int offset, int length, T value, JsonOptions options) {
        DocumentReader.parseInto(this, json, offset, length, value, options, true);
    }

    /**
     * Parses a document into an event, under {@link JsonOptions#DEFAULT}.
     *
     * @param json the document
     * @param value the event to be filled, not null
     */
    default void parseInto(String json, T value) {
        parseInto(json, value, JsonOptions.DEFAULT);
    }

    /**
     * Parses a document into an event.
     *
     * @param json the document
     * @param value the event to be filled, not null
     * @param options how the document is read
     */
    default void parseInto(String json, T value, JsonOptions options) {
        Objects.requireNonNull(value, "value");
        DocumentReader.parseInto(this, json, value, options);
    }
}
