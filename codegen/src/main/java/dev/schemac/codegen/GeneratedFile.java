package dev.schemac.codegen;

import java.util.Objects;

/**
 * One generated file, in memory.
 *
 * @param path where it belongs, relative to the root folder of its kind, with {@code /} between the parts
 * @param content its whole text; ASCII, lines end in a line feed
 */
public record GeneratedFile(String path, String content) {
    /** Checks that nothing is missing. */
    public GeneratedFile {
        Objects.requireNonNull(path, "path");
        Objects.requireNonNull(content, "content");
    }
}
