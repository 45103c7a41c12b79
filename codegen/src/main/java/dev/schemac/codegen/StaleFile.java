package dev.schemac.codegen;

import java.nio.file.Path;

/**
 * A file in an output folder that is not what would be generated.
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
        /** A Java source that schemac generated, and would not generate any more. */
        LEFT_OVER
    }
}
