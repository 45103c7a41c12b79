package dev.schemac.codegen.names;

import static org.assertj.core.api.Assertions.assertThat;

import dev.schemac.runtime.ObjectParser;
import dev.schemac.runtime.support.JsonScanner;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class PlatformNamesTest {

    private static final String SUFFIX = ".class";

    @Test
    void knowsAllClassesOfTheRuntimeThatGeneratedCodeCanName() throws Exception {
        Set<String> found = new TreeSet<>();
        for (Class<?> member : Set.of(ObjectParser.class, JsonScanner.class)) {
            found.addAll(besides(member));
        }
        assertThat(PlatformNames.RUNTIME_CLASSES).containsExactlyInAnyOrderElementsOf(found);
    }

    @Test
    void knowsClassesOfTheRuntimeAndTheJdkOnly() {
        assertThat(PlatformNames.isInUsedPackage("ObjectParser")).isTrue();
        assertThat(PlatformNames.isInUsedPackage("StackOverflowError")).isTrue();
        assertThat(PlatformNames.isInUsedPackage("Order")).isFalse();
    }

    /** The simple names of the classes in the package of a class, without nested ones. */
    private static Set<String> besides(Class<?> member) throws Exception {
        Path file = Path.of(member.getResource(member.getSimpleName() + SUFFIX).toURI());
        return simpleNames(file.getParent());
    }

    private static Set<String> simpleNames(Path folder) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.map(file -> file.getFileName().toString())
                    .filter(name -> name.endsWith(SUFFIX) && !name.contains("$") && !name.startsWith("package-info"))
                    .map(name -> name.substring(0, name.length() - SUFFIX.length()))
                    .collect(Collectors.toSet());
        }
    }
}
