package dev.schemac.contracts.load;

/**
 * Selects whether {@code format} and {@code contentEncoding} restrict strings. JSON Schema leaves it to the validator.
 */
public enum Formats {
    /**
     * A format becomes a type if the type reads exactly the strings of the format. Other formats become strings, except {@code
     * date-time} in OpenAPI.
     */
    TYPES,
    /** Formats become the nearest type, or a pattern. The report lists the differences from the format. */
    ASSERT,
    /** The import ignores formats and reads every string. */
    ANNOTATE
}
