package dev.schemac.dsl.model;

/** The JSON type of a scalar value. */
public enum JsonType {
    /** A string. */
    STRING("a string"),
    /** A number without fraction. */
    INTEGER("an integer"),
    /** A number. */
    FRACTION("a number"),
    /** A boolean. */
    BOOLEAN("true or false");

    private final String description;

    JsonType(String description) {
        this.description = description;
    }

    /** {@return the values in a few words, with an article} */
    public String description() {
        return description;
    }

    /** {@return whether it is a number} */
    public boolean isNumber() {
        return this == INTEGER || this == FRACTION;
    }
}
