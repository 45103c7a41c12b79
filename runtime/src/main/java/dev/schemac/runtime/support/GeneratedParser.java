package dev.schemac.runtime.support;

/**
 * Reads objects of one schema from a scanner; implemented by generated parsers. Besides {@code ObjectParser}, which
 * applications call, it has a method that reads from a scanner. Generated parsers call it for nested values, and the
 * runtime calls it for the outermost value.
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
