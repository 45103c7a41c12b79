package dev.schemac.kafka;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class ArchitectureTest {
    /** A qualified name of a class, imported or not. */
    private static final Pattern CLASS = Pattern.compile("\\b((?:[a-z][a-z0-9]*\\.)+)[A-Z]\\w*");

    private static final List<String> ALLOWED = List.of(
            "dev.schemac.kafka.",
            "dev.schemac.runtime.",
            // by a qualified export: the keys of the configuration derive from the components of the options
            "dev.schemac.runtime.internal.options.",
            "org.apache.kafka.common.config.",
            "org.apache.kafka.common.errors.",
            "org.apache.kafka.common.header.",
            "org.apache.kafka.common.serialization.",
            "java.lang.reflect.",
            "java.nio.",
            "java.util.",
            "java.util.function.",
            "java.util.stream.");

    @Test
    void mainClassesNeedTheRuntimeAndThePublicPartOfTheClients() throws IOException {
        List<String> packages;
        try (Stream<Path> files = Files.walk(Path.of("src/main/java"))) {
            packages = files.filter(file -> file.toString().endsWith(".java"))
                    .flatMap(ArchitectureTest::code)
                    .flatMap(line -> CLASS.matcher(line).results())
                    .map(name -> name.group(1))
                    .distinct()
                    .toList();
        }

        assertThat(packages).contains("dev.schemac.runtime.").isSubsetOf(ALLOWED);
    }

    private static Stream<String> code(Path file) {
        try {
            return Files.readAllLines(file).stream()
                    .filter(line -> !line.strip().matches("(/?\\*|//).*"));
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
    }
}
