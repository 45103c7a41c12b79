package dev.schemac.codegen.build;

import java.nio.file.Path;

/**
 * A file in an output folder that is not what would be there after the schemas are compiled.
 *
 * @param file within the folder as it was named
 */
public record StaleFile(Path file, Kind kind) {
    /** What is wrong with it. */
    public enum Kind {
        /** It would be generated and is not there. */
        MISSING,
        /** It has another content. */
        DIFFERENT,
        /** It was generated here from a schema that is no more, and would be removed. */
        LEFT_OVER,
        /** A generated Java source of which the folder does not remember a schema: it would stay. */
        UNKNOWN
    }
}
