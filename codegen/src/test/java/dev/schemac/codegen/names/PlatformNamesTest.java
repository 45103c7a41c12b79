package dev.schemac.codegen.names;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class PlatformNamesTest {

    private static final Path RUNTIME = Path.of("..", "runtime", "src", "main", "java", "dev", "schemac", "runtime");

    private static final String SUFFIX = ".java";

    @Test
    void knowsAllClassesOfTheRuntimeThatGeneratedCodeCanName() throws IOException {
        List<String> found = new ArrayList<>(classes(RUNTIME));
        found.addAll(classes(RUNTIME.resolve("support")));
        found.addAll(classes(RUNTIME.resolve("support/event")));
        assertThat(PlatformNames.RUNTIME_CLASSES).containsExactlyInAnyOrderElementsOf(found);
    }

    @Test
    void knowsClassesOfTheRuntimeAndTheJdkOnly() {
        assertThat(PlatformNames.isInUsedPackage("ObjectParser")).isTrue();
        assertThat(PlatformNames.isInUsedPackage("StackOverflowError")).isTrue();
        assertThat(PlatformNames.isInUsedPackage("Order")).isFalse();
    }

    /** Returns the classes of a package by their files: each class has one, and nested classes have none. */
    private static List<String> classes(Path folder) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.map(file -> file.getFileName().toString())
                    .filter(name -> name.endsWith(SUFFIX) && !name.equals("package-info.java"))
                    .map(name -> name.substring(0, name.length() - SUFFIX.length()))
                    .toList();
        }
    }
}
