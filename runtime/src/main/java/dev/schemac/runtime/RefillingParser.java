package dev.schemac.runtime;

import dev.schemac.runtime.support.GeneratedRefillingParser;
import dev.schemac.runtime.support.event.RefillingObjectParser;
import java.util.Objects;

/**
 * Parses a document of one schema into an existing event: generated for the JavaBeans of schemas with {@code refill=true}.
 *
 * <p>Afterwards the event is as if it had just been parsed: columns that are not in the document are absent. Nested
 * events, and arrays with as many elements as those of the document, are reused. No other event, and no other column,
 * may refer to them. Lists, maps, strings and boxed or big numbers are allocated anew. If a document has none of these,
 * nothing is allocated once the event has its arrays. In schemas of more than 64 columns, one bit for each column is
 * allocated.
 *
 * <pre>{@code
 * Position position = new Position();
 * for (byte[] json : feed) {
 *     PositionParser.INSTANCE.parseInto(json, position);
 *     use(position);                              // and do not keep it
 * }
 * }</pre>
 *
 * <p>If strings are lazy, each document allocates a small object, and a copy of the document if it is given as a range.
 *
 * <p>A rejected document leaves the event like a new one, with default values only. An event of a class that extends the
 * value class is an {@link IllegalArgumentException}. Arguments, errors and threads are otherwise as for {@link
 * ObjectParser}; an event is filled by one thread at a time.
 *
 * @param <T> the value class
 */
public sealed interface RefillingParser<T> extends ObjectParser<T> permits RefillingObjectParser {
    /**
     * Resets an event: its columns become absent or get their default values, and it has no undeclared members.
     *
     * @param value the event to be filled, not null
     */
    void clear(T value);

    /** Returns the same parser, as the type with the method that reads from a scanner. */
    @SuppressWarnings("unchecked") // both types of a generated parser have the same value class
    private GeneratedRefillingParser<T> generated() {
        return (GeneratedRefillingParser<T>) this;
    }

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
        DocumentReader.parseInto(generated(), eventType().type(), json, 0, json.length, value, options, false);
    }

    /**
     * Parses the document in {@code length} bytes from {@code offset} on into an event; error offsets count from {@code
     * offset}.
     *
     * @param json the document
     * @param offset the beginning of the document in the array, in bytes
     * @param length the length of the document, in bytes
     * @param value the event to be filled, not null
     * @param options how the document is read
     */
    default void parseInto(byte[] json, int offset, int length, T value, JsonOptions options) {
        DocumentReader.parseInto(generated(), eventType().type(), json, offset, length, value, options, true);
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
        DocumentReader.parseInto(generated(), eventType().type(), json, value, options);
    }
}
