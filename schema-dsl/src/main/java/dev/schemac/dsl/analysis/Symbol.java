package dev.schemac.dsl.analysis;

import dev.schemac.dsl.diagnostic.SourceLocation;

/**
 * What a name stands for.
 *
 * @param name as it means, without ticks
 * @param location where it is declared; no two symbols share it
 */
public record Symbol(Kind kind, String name, SourceLocation location) {
    /** What it is. */
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
