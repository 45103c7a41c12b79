package dev.schemac.maven;

import java.nio.file.Path;
import java.util.List;

/** Converts the paths that Maven passes as strings. */
final class ProjectPaths {
    private ProjectPaths() {}

    /** Returns all paths except one, in any spelling of it. */
    static List<String> without(List<String> paths, String one) {
        Path left = one == null ? null : normal(one);
        return paths.stream().filter(path -> !normal(path).equals(left)).toList();
    }

    private static Path normal(String path) {
        return Path.of(path).toAbsolutePath().normalize();
    }
}
