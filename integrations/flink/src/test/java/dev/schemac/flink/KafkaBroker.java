package dev.schemac.flink;

import dev.schemac.testing.FreePorts;
import dev.schemac.testing.JavaProcess;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.UUID;

/** A broker of Kafka with its controller in a JVM of its own, on free ports of the loopback interface. */
final class KafkaBroker implements AutoCloseable {
    private static final Duration PATIENCE = Duration.ofMinutes(5);
    private static final List<String> JVM = List.of("-Xmx512m", "-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1");

    private final int port;
    private final JavaProcess process;

    /**
     * @param folder for everything that the broker writes
     * @param classPath the jars of Kafka
     */
    KafkaBroker(Path folder, String classPath) throws Exception {
        Files.createDirectories(folder);
        List<Integer> ports = FreePorts.find(2);
        port = ports.get(0);
        String controller = "127.0.0.1:" + ports.get(1);
        Path configuration = folder.resolve("server.properties");
        Files.write(
                configuration,
                List.of(
                        "process.roles=broker,controller",
                        "node.id=1",
                        "controller.quorum.voters=1@" + controller,
                        "listeners=PLAINTEXT://" + address() + ",CONTROLLER://" + controller,
                        "advertised.listeners=PLAINTEXT://" + address(),
                        "controller.listener.names=CONTROLLER",
                        "listener.security.protocol.map=PLAINTEXT:PLAINTEXT,CONTROLLER:PLAINTEXT",
                        "log.dirs=" + folder.resolve("data").toString().replace('\\', '/'),
                        "offsets.topic.num.partitions=1",
                        "offsets.topic.replication.factor=1",
                        "transaction.state.log.num.partitions=1",
                        "transaction.state.log.replication.factor=1",
                        "transaction.state.log.min.isr=1",
                        "group.initial.rebalance.delay.ms=0"));
        UUID id = UUID.randomUUID();
        String cluster = Base64.getUrlEncoder()
                .withoutPadding()
                .encodeToString(ByteBuffer.allocate(16)
                        .putLong(id.getMostSignificantBits())
                        .putLong(id.getLeastSignificantBits())
                        .array());
        try (JavaProcess format = JavaProcess.start(
                folder.resolve("format.log"),
                Map.of(),
                JVM,
                classPath,
                List.of(
                        "kafka.tools.StorageTool",
                        "format",
                        "--cluster-id=" + cluster,
                        "-c",
                        configuration.toString()))) {
            if (format.await(PATIENCE) != 0) {
                throw new AssertionError(format.output());
            }
        }
        process = JavaProcess.start(
                folder.resolve("broker.log"),
                Map.of(),
                JVM,
                classPath,
                List.of("kafka.Kafka", configuration.toString()));
        awaitPort();
    }

    private void awaitPort() throws Exception {
        long end = System.nanoTime() + PATIENCE.toNanos();
        while (true) {
            try (Socket socket = new Socket()) {
                socket.connect(new InetSocketAddress("127.0.0.1", port), 1_000);
                return;
            } catch (IOException e) {
                if (!process.isAlive() || System.nanoTime() > end) {
                    close();
                    throw new AssertionError("the broker does not answer: " + process.output(), e);
                }
                Thread.sleep(100);
            }
        }
    }

    /** Returns the address for clients. */
    String address() {
        return "127.0.0.1:" + port;
    }

    @Override
    public void close() {
        process.close();
    }
}
