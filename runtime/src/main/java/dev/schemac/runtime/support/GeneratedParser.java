package dev.schemac.runtime.support;

/**
 * A generated parser. Besides {@code ObjectParser}, which applications call, it has a method that reads from a scanner:
 * generated parsers call it among themselves, and the entry points of the runtime call it for the outermost value.
 *
 * @param <T> the value class of the schema
 */
public interface GeneratedParser<T> {
    /**
     * Reads one object at the scanner's position.
     *
     * @param in a scanner at the first byte of the value
     * @return null if the value is null
     */
    T read(JsonScanner in);
}
