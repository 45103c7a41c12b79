package dev.schemac.dsl.model;

import java.util.Locale;

/** The types whose values are a JSON string, number or boolean. */
public enum ScalarType implements ValueType {
    STRING,
    CHAR,
    BOOLEAN,
    BYTE,
    SHORT,
    INT,
    LONG,
    FLOAT,
    DOUBLE,
    BIG_INTEGER,
    BIG_DECIMAL;

    /** The name as written in a schema, for instance {@code biginteger}. */
    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT).replace("_", "");
    }
}
