package dev.schemac.kafka;

import dev.schemac.testing.FreePorts;
import dev.schemac.testing.JavaProcess;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.stream.Collectors;
import org.apache.kafka.clients.admin.Admin;
import org.apache.kafka.common.Uuid;

/** A broker with its controller in a JVM of its own, on free ports of the loopback interface. */
final class BrokerProcess implements AutoCloseable {
    private static final Duration PATIENCE = Duration.ofMinutes(5);

    /** The jars of the tests, without the classes of this module. */
    private static final String JARS = Arrays.stream(
                    System.getProperty("java.class.path").split(File.pathSeparator))
            .filter(entry -> entry.endsWith(".jar"))
            .collect(Collectors.joining(File.pathSeparator));

    private static final List<String> JVM = List.of("-Xmx512m", "-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1");

    private final Path folder;
    private final String address;
    private JavaProcess process;

    /** @param folder for everything that the broker writes */
    BrokerProcess(Path folder) throws Exception {
        this.folder = folder;
        Files.createDirectories(folder);
        List<Integer> ports = FreePorts.find(2);
        address = "127.0.0.1:" + ports.get(0);
        String controller = "127.0.0.1:" + ports.get(1);
        Path configuration = folder.resolve("server.properties");
        Files.write(
                configuration,
                List.of(
                        "process.roles=broker,controller",
                        "node.id=1",
                        "controller.quorum.voters=1@" + controller,
                        "listeners=PLAINTEXT://" + address + ",CONTROLLER://" + controller,
                        "advertised.listeners=PLAINTEXT://" + address,
                        "controller.listener.names=CONTROLLER",
                        "listener.security.protocol.map=PLAINTEXT:PLAINTEXT,CONTROLLER:PLAINTEXT",
                        "log.dirs=" + folder.resolve("data").toString().replace('\\', '/'),
                        "offsets.topic.num.partitions=1",
                        "offsets.topic.replication.factor=1",
                        "transaction.state.log.num.partitions=1",
                        "transaction.state.log.replication.factor=1",
                        "transaction.state.log.min.isr=1",
                        "group.initial.rebalance.delay.ms=0"));
        try (JavaProcess format = start(
                folder.resolve("format.log"),
                "kafka.tools.StorageTool",
                "format",
                "-t",
                Uuid.randomUuid().toString(),
                "-c",
                configuration.toString())) {
            if (format.await(PATIENCE) != 0) {
                throw new AssertionError(format.output());
            }
        }
        start();
    }

    /** Starts a broker that was killed, with its address and its files. */
    void start() throws Exception {
        String configuration = folder.resolve("server.properties").toString();
        process = start(folder.resolve("broker.log"), "kafka.Kafka", configuration);
        try {
            awaitNode();
        } catch (Throwable e) {
            close();
            throw e;
        }
    }

    private static JavaProcess start(Path log, String... main) throws IOException {
        return JavaProcess.start(log, Map.of(), JVM, JARS, List.of(main));
    }

    private void awaitNode() throws Exception {
        long end = System.nanoTime() + PATIENCE.toNanos();
        try (Admin admin = Admin.create(Map.of("bootstrap.servers", address))) {
            while (true) {
                try {
                    admin.describeCluster().nodes().get(10, TimeUnit.SECONDS);
                    return;
                } catch (ExecutionException | TimeoutException e) {
                    if (!process.isAlive() || System.nanoTime() > end) {
                        throw new AssertionError("the broker does not answer: " + process.output(), e);
                    }
                }
            }
        }
    }

    /** Returns the address for clients. */
    String address() {
        return address;
    }

    /** Ends the process like {@code kill -9}. */
    void kill() {
        process.close();
    }

    @Override
    public void close() {
        process.close();
    }
}
