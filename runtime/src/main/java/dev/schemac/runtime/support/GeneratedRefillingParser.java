package dev.schemac.runtime.support;

/**
 * Reads objects into existing events, too, see {@code RefillingParser}; implemented by generated parsers.
 *
 * @param <T> the value class of the schema
 */
public interface GeneratedRefillingParser<T> extends GeneratedParser<T> {
    /**
     * Reads one object at the scanner's position into an event.
     *
     * @param in a scanner at the first byte of the value
     * @param value the event to be filled. If it is null or of a subclass of the value class, it stays unchanged and a
     *     new event is created
     * @return the event with the object's columns; null if the JSON value is null, which leaves {@code value} unchanged
     */
    T readInto(JsonScanner in, T value);

    /**
     * Makes an event like a new one, as {@code RefillingParser.clear} does.
     *
     * @param value the event, not null
     */
    void clear(T value);
}
