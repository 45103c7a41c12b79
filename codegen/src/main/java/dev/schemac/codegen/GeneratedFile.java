package dev.schemac.codegen;

import java.util.Objects;

/**
 * One generated file, in memory.
 *
 * @param path relative to the root folder of its kind, with {@code /} between the parts
 * @param content the whole content in ASCII; lines end in a line feed
 */
public record GeneratedFile(String path, String content) {
    /** Checks that no argument is null. */
    public GeneratedFile {
        Objects.requireNonNull(path, "path");
        Objects.requireNonNull(content, "content");
    }
}
