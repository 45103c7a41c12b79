package dev.schemac.flink;

import static org.assertj.core.api.Assertions.assertThat;

import dev.schemac.testing.JavaProcess;
import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A program of the DataStream API on a class path without the jars of tables, and without the compiler of schemas. */
@Tag("slow")
final class WithoutTablesTest {
    private static final String OPTIONAL = ".*(flink-table|flink-json|schemac-codegen|codegen.target).*";

    @TempDir
    private Path folder;

    @Test
    void streamsWorkAndTablesNameTheirModules() throws Exception {
        Path clicks = Files.writeString(
                folder.resolve("clicks.jsonl"),
                "{\"page\":\"/x\",\"at\":1}\n{\"page\":\"/y\",\"at\":2}\n{\"page\":\"/x\",\"at\":3}\n");
        List<String> all = List.of(System.getProperty("java.class.path").split(File.pathSeparator));
        List<String> classPath =
                all.stream().filter(each -> !each.matches(OPTIONAL)).toList();
        assertThat(all.size() - classPath.size()).isGreaterThan(4);

        try (JavaProcess process = JavaProcess.start(
                folder.resolve("log"),
                Map.of(),
                List.of("-Xmx512m", "-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1"),
                String.join(File.pathSeparator, classPath),
                List.of(PagesJob.class.getName(), clicks.toString()))) {
            assertThat(process.await(Duration.ofMinutes(5)))
                    .as(process.output())
                    .isEqualTo(1);
            assertThat(process.output())
                    .contains("pages: [/x at 1, /y at 2, /x at 3]")
                    .contains("NoClassDefFoundError: the tables of Flink are not on the class path; add"
                            + " flink-table-api-java-bridge and flink-table-runtime")
                    .doesNotContain("columns: ");
        }
    }
}
