package dev.schemac.runtime.support;

/**
 * Writes values of one schema; the superclass of generated writers. Besides {@code ObjectWriter}, which applications
 * call, it has a method that writes without the checks of {@code JsonWriter}. Generated writers call it for nested
 * values; events and {@code ObjectWriter} call it for the outermost value.
 *
 * @param <T> the value class of the schema
 */
public abstract class GeneratedWriter<T> {
    /** Constructor for generated classes. */
    protected GeneratedWriter() {}

    /**
     * Writes a value as one JSON object.
     *
     * @param value not null
     * @param out the writer; a value must be allowed there
     */
    public abstract void write(T value, JsonOutput out);
}
