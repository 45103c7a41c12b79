package dev.schemac.kafka;

import static org.assertj.core.api.Assertions.assertThat;

import dev.schemac.testing.JavaProcess;
import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.apache.kafka.clients.admin.Admin;
import org.apache.kafka.clients.admin.OffsetSpec;
import org.apache.kafka.common.TopicPartition;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/**
 * The program of {@code examples/kafka} with the address of a broker in another JVM. Runs with {@code -Pclusters}, which
 * builds the program.
 */
@Tag("clusters")
@Timeout(value = 20, unit = TimeUnit.MINUTES)
class OwnBrokerTest {
    private static final Path PROGRAM =
            Path.of("target/it/kafka/target/classes").toAbsolutePath();

    @TempDir
    private Path folder;

    @Test
    void theExampleUsesTheBrokerThatIsNamed() throws Exception {
        String readme =
                Files.readString(Path.of("../../examples/kafka/README.md")).replace("\r\n", "\n");
        String shown = readme.split("```text\n")[1].split("```")[0];
        try (BrokerProcess broker = new BrokerProcess(folder.resolve("broker"))) {
            run("first.log", broker.address(), 0, shown);
            assertThat(records(broker.address())).isEqualTo(20_003);

            // its topics exist now
            run("second.log", broker.address(), 1, null);
            assertThat(Files.readString(folder.resolve("second.log")))
                    .containsPattern("Topic '(scans|totals|refused)' already exists");
        }
    }

    @Test
    void twoAddressesAreRejected() throws Exception {
        try (JavaProcess program = start("rejected.log", "localhost:1", "localhost:2")) {
            assertThat(program.await(Duration.ofMinutes(5))).isEqualTo(1);
            assertThat(program.output()).contains("expected at most one argument, HOST:PORT of a broker, but found 2");
        }
    }

    private void run(String log, String address, int code, String output) throws Exception {
        try (JavaProcess program = start(log, address)) {
            assertThat(program.await(Duration.ofMinutes(5)))
                    .as(program.output())
                    .isEqualTo(code);
            if (output != null) {
                assertThat(program.output()).isEqualTo(output);
            }
        }
    }

    private JavaProcess start(String log, String... arguments) throws Exception {
        String classPath = Stream.concat(
                        Stream.of(PROGRAM.toString()),
                        Arrays.stream(System.getProperty("java.class.path").split(File.pathSeparator))
                                .filter(entry -> !entry.endsWith("test-classes")))
                .collect(Collectors.joining(File.pathSeparator));
        return JavaProcess.start(
                folder.resolve(log),
                Map.of(),
                List.of("-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1"),
                classPath,
                Stream.concat(Stream.of("com.acme.parcels.Main"), Arrays.stream(arguments))
                        .toList());
    }

    private static long records(String address) throws Exception {
        TopicPartition scans = new TopicPartition("scans", 0);
        try (Admin admin = Admin.create(Map.of("bootstrap.servers", address))) {
            return admin.listOffsets(Map.of(scans, OffsetSpec.latest()))
                    .partitionResult(scans)
                    .get(5, TimeUnit.MINUTES)
                    .offset();
        }
    }
}
