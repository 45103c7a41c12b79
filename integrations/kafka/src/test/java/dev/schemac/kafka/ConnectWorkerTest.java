package dev.schemac.kafka;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.schemac.integrations.common.Unions;
import dev.schemac.kafka.connect.EventConverter;
import dev.schemac.kafka.parcels.Item;
import dev.schemac.runtime.ObjectParser;
import dev.schemac.testing.FreePorts;
import dev.schemac.testing.JavaProcess;
import java.io.File;
import java.io.IOException;
import java.io.OutputStream;
import java.net.ConnectException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.TimeUnit;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.jar.JarOutputStream;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.serialization.ByteArrayDeserializer;
import org.apache.kafka.common.serialization.ByteArraySerializer;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/**
 * A standalone worker of Kafka Connect in a JVM of its own, with its connectors for files. The converter, the runtime
 * and the generated classes are a plugin in {@code plugin.path}, not on the class path. Runs with {@code -Pclusters}.
 */
@Tag("clusters")
@Timeout(value = 20, unit = TimeUnit.MINUTES)
class ConnectWorkerTest {
    private static final Duration PATIENCE = Duration.ofMinutes(5);

    private static LocalBroker broker;

    @TempDir
    private Path folder;

    /** The address of the worker's REST API. */
    private String rest;

    @BeforeAll
    static void start() throws Exception {
        broker = new LocalBroker();
    }

    @AfterAll
    static void stop() throws Exception {
        if (broker != null) {
            broker.stop();
        }
    }

    @Test
    void recordsBecomeStructsAndInvalidOnesAreSetAside() throws Exception {
        broker.createTopic("items", 1, Map.of());
        send(
                "items",
                "{\"sku\":\"a\",\"count\":1,\"size\":\"small\"}",
                "{\"sku\":1}{",
                null,
                "{\"count\":2}",
                "{\"sku\":\"b\"}");
        Path out = folder.resolve("out.txt");

        try (JavaProcess worker = worker(
                "sink",
                "name=items-to-file",
                "connector.class=org.apache.kafka.connect.file.FileStreamSinkConnector",
                "topics=items",
                "file=" + path(out),
                "errors.tolerance=all",
                "errors.deadletterqueue.topic.name=items-refused",
                "errors.deadletterqueue.topic.replication.factor=1",
                "errors.deadletterqueue.context.headers.enable=true")) {
            assertThat(lines(worker, out, 3))
                    .containsExactly("Struct{sku=a,count=1,size=small}", "null", "Struct{sku=b}");
            List<ConsumerRecord<byte[], byte[]>> refused = receive(worker, "items-refused", 2);
            assertThat(refused)
                    .extracting(record -> new String(record.value(), UTF_8))
                    .containsExactly("{\"sku\":1}{", "{\"count\":2}");
            assertThat(refused)
                    .extracting(record -> new String(
                            record.headers()
                                    .lastHeader("__connect.errors.exception.message")
                                    .value(),
                            UTF_8))
                    .containsExactly(
                            "cannot read a record of topic items as dev.schemac.kafka.parcels.Item: "
                                    + "expected end of input but found object at $ (line 1, column 10)",
                            "cannot read a record of topic items as dev.schemac.kafka.parcels.Item: "
                                    + "required member is missing at $.sku (line 1, column 11)");
        }
    }

    /** A record may arrive twice then, as Connect promises, but each arrives, with those that are set aside. */
    @Test
    void aKilledWorkerLosesNoRecord() throws Exception {
        broker.createTopic("many-items", 1, Map.of());
        int records = 3_000;
        String[] items = new String[records];
        for (int i = 0; i < records; i++) {
            items[i] = i % 100 == 50 ? "{\"count\":" + i + "}" : "{\"sku\":\"s" + i + "\",\"count\":" + (i + 1) + "}";
        }
        send("many-items", Arrays.copyOf(items, records / 2));
        Path out = folder.resolve("many.txt");
        String[] connector = {
            "name=many-items-to-file",
            "connector.class=org.apache.kafka.connect.file.FileStreamSinkConnector",
            "topics=many-items",
            "file=" + path(out),
            "errors.tolerance=all",
            "errors.deadletterqueue.topic.name=many-refused",
            "errors.deadletterqueue.topic.replication.factor=1"
        };
        int before;
        try (JavaProcess killed = worker("many", connector)) {
            before = lines(killed, out, 1).size();
            send("many-items", Arrays.copyOfRange(items, records / 2, records));
        }
        assertThat(before).isPositive();
        try (JavaProcess worker = worker("many", connector)) {
            List<String> expected = new ArrayList<>();
            for (int i = 0; i < records; i++) {
                if (i % 100 != 50) {
                    expected.add("Struct{sku=s" + i + ",count=" + (i + 1) + "}");
                }
            }
            long end = System.nanoTime() + PATIENCE.toNanos();
            while (!Files.readString(out).contains(expected.get(expected.size() - 1))) {
                Thread.sleep(100);
                checkAlive(worker, end);
            }
            assertThat(Files.readString(out)).contains(expected);
            Set<String> refused = new TreeSet<>();
            for (int count = records / 100; refused.size() < records / 100; count++) {
                receive(worker, "many-refused", count)
                        .forEach(record -> refused.add(new String(record.value(), UTF_8)));
            }
            assertThat(refused)
                    .containsExactlyInAnyOrderElementsOf(Stream.of(items)
                            .filter(item -> !item.contains("sku"))
                            .toList());
        }
    }

    @Test
    void aTaskFailsAtAnInvalidRecordByDefault() throws Exception {
        broker.createTopic("strict-items", 1, Map.of());
        send("strict-items", "{\"sku\":\"a\"}", "{\"sku\":[]}", "{\"sku\":\"b\"}");
        Path out = folder.resolve("strict.txt");

        try (JavaProcess worker = worker(
                "strict",
                "name=strict-items-to-file",
                "connector.class=org.apache.kafka.connect.file.FileStreamSinkConnector",
                "topics=strict-items",
                "file=" + path(out))) {
            assertThat(failure(worker, "strict-items-to-file"))
                    .contains("DataException: cannot read a record of topic strict-items as"
                            + " dev.schemac.kafka.parcels.Item: expected string but found array at $.sku"
                            + " (line 1, column 8)");
            assertThat(Files.exists(out) ? Files.readString(out) : "").doesNotContain("b");
        }
    }

    @Test
    void linesBecomeEventsThatTheClassAccepts() throws Exception {
        broker.createTopic("lines", 1, Map.of());
        Path in = folder.resolve("in.txt");
        Files.writeString(in, "first\nfar too long\nlast\n");

        try (JavaProcess worker = worker(
                "source",
                "name=file-to-lines",
                "connector.class=org.apache.kafka.connect.file.FileStreamSourceConnector",
                "topic=lines",
                "file=" + path(in),
                "errors.tolerance=all",
                "transforms=hoist",
                "transforms.hoist.type=org.apache.kafka.connect.transforms.HoistField$Value",
                "transforms.hoist.field=sku")) {
            assertThat(receive(worker, "lines", 2))
                    .extracting(record -> new String(record.value(), UTF_8))
                    .containsExactly("{\"sku\":\"first\"}", "{\"sku\":\"last\"}");
        }
    }

    private JavaProcess worker(String name, String... connector) throws Exception {
        Path plugins = Files.createDirectories(folder.resolve("plugins"));
        Path plugin = Files.createDirectories(plugins.resolve("schemac"));
        jar(location(EventConverter.class), plugin.resolve("schemac-kafka.jar"), "");
        jar(location(Unions.class), plugin.resolve("schemac-integrations-common.jar"), "");
        jar(location(ObjectParser.class), plugin.resolve("schemac-runtime.jar"), "");
        jar(location(Item.class), plugin.resolve("parcels.jar"), "dev/schemac/kafka/parcels/");
        Path index = Files.createDirectories(folder.resolve("index/META-INF/services"));
        Files.writeString(index.resolve(ObjectParser.class.getName()), "dev.schemac.kafka.parcels.ItemParser\n");
        jar(folder.resolve("index"), plugin.resolve("index.jar"), "");
        rest = "http://127.0.0.1:" + FreePorts.find(1).get(0);
        Path worker = write(
                name + "-worker.properties",
                "bootstrap.servers=" + broker.address(),
                "listeners=" + rest,
                "plugin.path=" + path(plugins),
                "plugin.discovery=service_load",
                "offset.storage.file.filename=" + path(folder.resolve(name + ".offsets")),
                "offset.flush.interval.ms=1000",
                "key.converter=org.apache.kafka.connect.storage.StringConverter",
                "value.converter=dev.schemac.kafka.connect.EventConverter",
                "value.converter.schemac.value.type=dev.schemac.kafka.parcels.Item");
        return JavaProcess.start(
                folder.resolve(name + ".log"),
                Map.of(),
                List.of("-Xmx512m", "-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1"),
                classPath(),
                List.of(
                        "org.apache.kafka.connect.cli.ConnectStandalone",
                        worker.toString(),
                        write(name + "-connector.properties", connector).toString()));
    }

    /** The jars of the tests, without any of this project. */
    private static String classPath() throws Exception {
        List<String> own = List.of(
                location(ObjectParser.class).toString(),
                location(EventConverter.class).toString());
        return Arrays.stream(System.getProperty("java.class.path").split(File.pathSeparator))
                .filter(entry -> entry.endsWith(".jar") && !own.contains(entry))
                .collect(Collectors.joining(File.pathSeparator));
    }

    private static Path location(Class<?> type) throws Exception {
        return Path.of(type.getProtectionDomain().getCodeSource().getLocation().toURI());
    }

    /** Copies a jar, or a part of a folder. */
    private static void jar(Path source, Path target, String prefix) throws IOException {
        if (Files.exists(target)) {
            return;
        }
        if (Files.isRegularFile(source)) {
            Files.copy(source, target);
            return;
        }
        try (Stream<Path> walked = Files.walk(source);
                OutputStream out = Files.newOutputStream(target);
                JarOutputStream jar = new JarOutputStream(out)) {
            for (Path file : (Iterable<Path>) walked.filter(Files::isRegularFile)::iterator) {
                String name = path(source.relativize(file));
                if (name.startsWith(prefix) && !name.equals(JarFile.MANIFEST_NAME)) {
                    jar.putNextEntry(new JarEntry(name));
                    Files.copy(file, jar);
                }
            }
        }
    }

    private Path write(String name, String... lines) throws IOException {
        return Files.write(folder.resolve(name), List.of(lines));
    }

    private static String path(Path path) {
        return path.toString().replace('\\', '/');
    }

    private static void send(String topic, String... records) throws Exception {
        try (KafkaProducer<byte[], byte[]> producer = new KafkaProducer<>(
                Map.of("bootstrap.servers", broker.address()), new ByteArraySerializer(), new ByteArraySerializer())) {
            for (String record : records) {
                byte[] value = record == null ? null : record.getBytes(UTF_8);
                producer.send(new ProducerRecord<>(topic, value)).get(1, TimeUnit.MINUTES);
            }
        }
    }

    private static List<ConsumerRecord<byte[], byte[]>> receive(JavaProcess worker, String topic, int count)
            throws Exception {
        List<ConsumerRecord<byte[], byte[]>> received = new ArrayList<>();
        long end = System.nanoTime() + PATIENCE.toNanos();
        try (KafkaConsumer<byte[], byte[]> consumer = new KafkaConsumer<>(
                Map.of("bootstrap.servers", broker.address()),
                new ByteArrayDeserializer(),
                new ByteArrayDeserializer())) {
            TopicPartition partition = new TopicPartition(topic, 0);
            consumer.assign(List.of(partition));
            consumer.seekToBeginning(List.of(partition));
            while (received.size() < count) {
                consumer.poll(Duration.ofMillis(200)).forEach(received::add);
                checkAlive(worker, end);
            }
        }
        return received;
    }

    private static List<String> lines(JavaProcess worker, Path file, int count) throws Exception {
        long end = System.nanoTime() + PATIENCE.toNanos();
        while (!Files.exists(file) || Files.readAllLines(file).size() < count) {
            Thread.sleep(100);
            checkAlive(worker, end);
        }
        return Files.readAllLines(file);
    }

    /** Waits until a task has failed, and returns what the REST API shows. */
    private String failure(JavaProcess worker, String connector) throws Exception {
        long end = System.nanoTime() + PATIENCE.toNanos();
        HttpRequest request = HttpRequest.newBuilder(URI.create(rest + "/connectors/" + connector + "/status"))
                .build();
        while (true) {
            try {
                String status = HttpClient.newHttpClient()
                        .send(request, BodyHandlers.ofString())
                        .body();
                if (status.contains("\"FAILED\"")) {
                    return status;
                }
            } catch (ConnectException e) {
                // the worker is starting
            }
            Thread.sleep(100);
            checkAlive(worker, end);
        }
    }

    private static void checkAlive(JavaProcess worker, long end) throws IOException {
        if (!worker.isAlive() || System.nanoTime() > end) {
            throw new AssertionError("nothing arrives: " + worker.output());
        }
    }
}
