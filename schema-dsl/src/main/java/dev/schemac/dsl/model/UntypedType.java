package dev.schemac.dsl.model;

/** The types that take JSON as it comes. */
public enum UntypedType implements ValueType {
    /** Any JSON value. */
    OBJECT("Object"),
    /** Any JSON object. */
    MAP("Map"),
    /** No value: the column is always null, whatever the JSON member holds. */
    NULL("null");

    private final String spelling;

    UntypedType(String spelling) {
        this.spelling = spelling;
    }

    /** The name as written in a schema. */
    @Override
    public String toString() {
        return spelling;
    }
}
