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

    /** Of Kafka Connect, which users of the other classes do not have. */
    private static final List<String> FOR_CONNECT = List.of(
            "dev.schemac.kafka.connect.",
            "dev.schemac.runtime.support.",
            // by a qualified export
            "dev.schemac.integrations.common.",
            "org.apache.kafka.connect.components.",
            "org.apache.kafka.connect.data.",
            "org.apache.kafka.connect.errors.",
            "org.apache.kafka.connect.storage.",
            "java.math.",
            "java.util.regex.",
            "java.time.");

    @Test
    void mainClassesNeedTheRuntimeAndThePublicPartOfTheClients() throws IOException {
        assertThat(packages("src/main/java/dev/schemac/kafka"))
                .contains("dev.schemac.runtime.")
                .isSubsetOf(ALLOWED);
    }

    @Test
    void onlyTheConverterNeedsKafkaConnect() throws IOException {
        assertThat(packages("src/main/java/dev/schemac/kafka/connect"))
                .containsAll(FOR_CONNECT)
                .isSubsetOf(
                        Stream.concat(ALLOWED.stream(), FOR_CONNECT.stream()).toList());
    }

    private static List<String> packages(String folder) throws IOException {
        try (Stream<Path> files = Files.walk(Path.of(folder), 1)) {
            return files.filter(file -> file.toString().endsWith(".java"))
                    .flatMap(ArchitectureTest::code)
                    .flatMap(line -> CLASS.matcher(line).results())
                    .map(name -> name.group(1))
                    .distinct()
                    .toList();
        }
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
