package dev.schemac.dsl.model;

import dev.schemac.dsl.diagnostic.SourceLocation;

/** A column of a schema. Immutable. */
public final class Field {
    private final String name;
    private final ValueType type;
    private final SourceLocation location;

    Field(String name, ValueType type, SourceLocation location) {
        this.name = name;
        this.type = type;
        this.location = location;
    }

    /** The JSON member name: any text, also an empty one; no two columns of a schema share it. */
    public String name() {
        return name;
    }

    /** What the column holds. */
    public ValueType type() {
        return type;
    }

    /** Where the column's name stands. */
    public SourceLocation location() {
        return location;
    }

    /** The column as written in a schema. */
    @Override
    public String toString() {
        return name + " " + type;
    }
}
