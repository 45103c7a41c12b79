package dev.schemac.dsl.model;

/** The JSON type of a scalar value. */
public enum JsonType {
    /** A string. */
    STRING,
    /** A number without fraction. */
    INTEGER,
    /** A number. */
    FRACTION,
    /** A boolean. */
    BOOLEAN;

    /** {@return whether it is a number} */
    public boolean isNumber() {
        return this == INTEGER || this == FRACTION;
    }
}
