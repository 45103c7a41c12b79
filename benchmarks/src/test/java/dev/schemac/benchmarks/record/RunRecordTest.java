package dev.schemac.benchmarks.record;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.schemac.benchmarks.contender.Libraries;
import dev.schemac.benchmarks.library.Library;
import dev.schemac.benchmarks.library.Tier;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RunRecordTest {
    private static final ObjectMapper MAPPER = new ObjectMapper();

    private static final String REPORT = """
            [{"jmhVersion": "1.37", "benchmark": "a.B.c", "jvm": "/opt/jdk/bin/java", "jdkVersion": "17.0.15",
              "vmName": "OpenJDK 64-Bit Server VM", "jvmArgs": ["-Xmx2g", "-Djava.io.tmpdir=/home/me", "-Dx=C:\\\\me",
                "--add-opens=java.base/java.lang=ALL-UNNAMED"],
              "primaryMetric": {"score": 1.5}}]
            """;

    @Test
    void keepsFiguresAndFlagsAndDropsPaths(@TempDir Path folder) throws IOException {
        Path record = folder.resolve("results").resolve("run.json");

        RunRecord.write(RunRecord.of(MAPPER.readTree(REPORT)), record);

        JsonNode run = MAPPER.readTree(record.toFile());
        assertThat(run.path("results")).hasSize(1);
        assertThat(run.path("results").path(0)).isEqualTo(MAPPER.readTree("""
                        {"jmhVersion": "1.37", "benchmark": "a.B.c", "jdkVersion": "17.0.15",
                         "vmName": "OpenJDK 64-Bit Server VM", "primaryMetric": {"score": 1.5},
                         "jvmArgs": ["-Xmx2g", "--add-opens=java.base/java.lang=ALL-UNNAMED"]}
                        """));
        assertThat(run.path("source"))
                .isEqualTo(MAPPER.readTree("{\"commit\": \"unknown\", \"uncommittedChanges\": false}"));
        assertThat(run.path("machine").path("cpu").asText()).isNotBlank();
        assertThat(run.path("machine").path("processors").asInt()).isPositive();
        assertThat(run.path("jvm").path("jdk").asText()).isEqualTo(System.getProperty("java.version"));
        assertThat(Files.readString(record)).doesNotContain("/opt", "/home", folder.toString());
    }

    @Test
    void knowsTheVersionOfEveryLibrary() {
        Set<String> measured = Libraries.ALL.stream()
                .filter(library -> library.tier() != Tier.LIMIT && library.tier() != Tier.VARIANT)
                .map(Library::name)
                .collect(Collectors.toSet());

        assertThat(RunRecord.libraries())
                .containsKeys(measured.toArray(String[]::new))
                .allSatisfy((name, version) -> assertThat(version).as(name).matches("[0-9][0-9A-Za-z.-]+"));
    }

    @Test
    void findsTheModelOfTheProcessor() {
        assertThat(RunRecord.cpuModel(
                        List.of("processor\t: 0", "model name\t: Some CPU @ 3 GHz", "model name\t: Other")))
                .isEqualTo("Some CPU @ 3 GHz");
        assertThat(RunRecord.cpuModel(List.of("processor\t: 0"))).isEqualTo("unknown");
    }
}
