package dev.schemac.codegen.build;

import java.nio.file.Path;

/**
 * A file in an output folder that compilation would change.
 *
 * @param file within the folder as named by the user
 */
public record StaleFile(Path file, Kind kind) {
    /** The kind of difference. */
    public enum Kind {
        /** It is missing and would be generated. */
        MISSING,
        /** It has another content. */
        DIFFERENT,
        /** It was generated from a schema that no longer exists, and would be removed. */
        LEFT_OVER,
        /** A generated Java source without a recorded schema: it would stay. */
        UNKNOWN
    }
}
