package dev.schemac.dsl.analysis;

import dev.schemac.dsl.diagnostic.SourceLocation;

/**
 * The meaning of a name.
 *
 * @param name without ticks
 * @param location the declaration; no two symbols share it
 */
public record Symbol(Kind kind, String name, SourceLocation location) {
    /** The kind of a symbol. */
    public enum Kind {
        /** A schema. */
        SCHEMA,
        /** An enum that a file declares. */
        ENUM,
        /** A column of a schema. */
        COLUMN,
        /** A constant of an enum that a file declares. */
        CONSTANT
    }
}
