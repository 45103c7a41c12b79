package dev.schemac.kafka;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.schemac.dsl.SchemaLoader;
import dev.schemac.dsl.SchemaSource;
import dev.schemac.export.ExportTarget;
import dev.schemac.kafka.connect.EventConverter;
import dev.schemac.kafka.orders.Order;
import dev.schemac.kafka.orders.Total;
import dev.schemac.testing.FreePorts;
import dev.schemac.testing.JavaProcess;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.net.ConnectException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.errors.RecordDeserializationException;
import org.apache.kafka.connect.data.Struct;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/**
 * Apicurio's registry in a JVM of its own, with the exported JSON Schemas of an order and a total. Its serializers check
 * what they write and read against the schema. Runs with {@code -Pclusters}, which has the registry.
 */
@Tag("clusters")
@Timeout(value = 10, unit = TimeUnit.MINUTES)
class RegistryProcessTest {
    private static final Duration PATIENCE = Duration.ofMinutes(3);
    private static final String BYTES = "org.apache.kafka.common.serialization.ByteArrayDeserializer";
    private static final String THEIRS = "io.apicurio.registry.serde.jsonschema.JsonSchemaKafka";
    private static final String JSON = "{\"id\":7,\"customer\":\"Ad\u00e9\",\"placed\":\"2026-01-02T03:04:05Z\","
            + "\"weight\":2.5,\"lines\":[{\"sku\":\"a\",\"qty\":3,\"price\":4}]}";
    private static final Order ORDER = Order.parse(JSON);
    private static final Total TOTAL = Total.parse("{\"customer\":\"Ad\u00e9\",\"orders\":1}");
    private static final Map<String, Object> TOTAL_OF_OTHERS = Map.of("customer", "Ad\u00e9", "orders", 1);

    @TempDir
    private static Path folder;

    private static LocalBroker broker;
    private static JavaProcess registry;
    private static String address;
    private static Ids orders;
    private static Ids totals;

    /** The ids that the registry gave to a schema. */
    private record Ids(long global, long content) {}

    @BeforeAll
    static void start() throws Exception {
        broker = new LocalBroker();
        int port = FreePorts.find(1).get(0);
        address = "http://127.0.0.1:" + port + "/apis/registry/v2";
        try (Stream<Path> files = Files.list(Path.of("target/registry").toAbsolutePath())) {
            Path jar = files.filter(file -> file.toString().endsWith("-runner.jar"))
                    .findFirst()
                    .orElseThrow();
            registry = JavaProcess.start(
                    folder.resolve("registry.log"),
                    Map.of(),
                    List.of(
                            "-Xmx512m",
                            "-XX:+UseSerialGC",
                            "-XX:TieredStopAtLevel=1",
                            "-Dquarkus.http.host=127.0.0.1",
                            "-Dquarkus.http.port=" + port),
                    jar.toString(),
                    List.of("io.quarkus.runner.GeneratedMain"));
        }
        // another schema first, so that equal numbers are not equal by chance
        register("other", "{\"type\":\"string\"}");
        register("other", "{\"type\":\"number\"}");
        orders = register("order", exported("Order"));
        totals = register("total", exported("Total"));
    }

    @AfterAll
    static void stop() throws Exception {
        if (registry != null) {
            registry.close();
        }
        if (broker != null) {
            broker.stop();
        }
    }

    private static String exported(String type) throws IOException {
        // the class of a schema that neither contains is not needed
        String epl = Files.readString(Path.of("src/test/epl/Orders.epl")).replaceAll("@JsonSchema\\(.*\\)", "");
        SchemaSource source = SchemaLoader.read("Orders.epl", new ByteArrayInputStream(epl.getBytes(UTF_8)));
        return ExportTarget.JSON_SCHEMA
                .export(SchemaLoader.load(List.of(source)), List.of(type))
                .text();
    }

    private static Ids register(String artifact, String schema) throws Exception {
        HttpRequest request = HttpRequest.newBuilder(URI.create(address + "/groups/default/artifacts?ifExists=UPDATE"))
                .header("Content-Type", "application/json")
                .header("X-Registry-ArtifactId", artifact)
                .header("X-Registry-ArtifactType", "JSON")
                .POST(BodyPublishers.ofString(schema))
                .build();
        long end = System.nanoTime() + PATIENCE.toNanos();
        while (true) {
            try {
                HttpResponse<String> response = HttpClient.newHttpClient().send(request, BodyHandlers.ofString());
                assertThat(response.statusCode()).as(response.body()).isEqualTo(200);
                return new Ids(number("globalId", response.body()), number("contentId", response.body()));
            } catch (ConnectException e) {
                if (!registry.isAlive() || System.nanoTime() > end) {
                    throw new AssertionError(registry.output(), e);
                }
                Thread.sleep(100);
            }
        }
    }

    private static long number(String member, String json) {
        Matcher matcher = Pattern.compile("\"" + member + "\":(\\d+)").matcher(json);
        assertThat(matcher.find()).as(json).isTrue();
        return Long.parseLong(matcher.group(1));
    }

    /** The options of Apicurio's serializers for one form of records. */
    private static Map<String, Object> theirs(Object... options) {
        Map<String, Object> configs = new HashMap<>(Map.of(
                "apicurio.registry.url", address,
                "key.serializer", THEIRS + "Serializer",
                "value.serializer", THEIRS + "Serializer",
                "key.deserializer", THEIRS + "Deserializer",
                "value.deserializer", THEIRS + "Deserializer",
                "apicurio.registry.serde.validation-enabled", true));
        for (int i = 0; i < options.length; i += 2) {
            configs.put((String) options[i], options[i + 1]);
        }
        return configs;
    }

    private static Map<String, Object> ours(Object registryId, Object registryIdOfKeys) {
        Map<String, Object> configs = new HashMap<>(Map.of(
                "key.serializer",
                EventSerializer.class.getName(),
                "value.serializer",
                EventSerializer.class.getName(),
                "key.deserializer",
                EventDeserializer.class.getName(),
                "value.deserializer",
                EventDeserializer.class.getName(),
                "schemac.value.type",
                "Order",
                "schemac.key.type",
                Total.class,
                "schemac.profile",
                "strict",
                "schemac.value.registry.id",
                registryId,
                "schemac.key.registry.id",
                registryIdOfKeys));
        return configs;
    }

    private static <K, V> void send(String topic, K key, V value, Map<String, Object> configs) throws Exception {
        Map<String, Object> all = new HashMap<>(configs);
        all.put("bootstrap.servers", broker.address());
        try (KafkaProducer<K, V> producer = new KafkaProducer<>(all)) {
            producer.send(new ProducerRecord<>(topic, key, value)).get(1, TimeUnit.MINUTES);
        }
    }

    private static <K, V> ConsumerRecord<K, V> receive(String topic, Map<String, Object> configs) {
        Map<String, Object> all = new HashMap<>(configs);
        all.put("bootstrap.servers", broker.address());
        long end = System.nanoTime() + PATIENCE.toNanos();
        try (KafkaConsumer<K, V> consumer = new KafkaConsumer<>(all)) {
            TopicPartition partition = new TopicPartition(topic, 0);
            consumer.assign(List.of(partition));
            consumer.seekToBeginning(List.of(partition));
            while (true) {
                for (ConsumerRecord<K, V> record : consumer.poll(Duration.ofMillis(200))) {
                    return record;
                }
                assertThat(System.nanoTime()).isLessThan(end);
            }
        }
    }

    private static List<String> headers(ConsumerRecord<?, ?> record) {
        List<String> names = new ArrayList<>();
        record.headers().forEach(each -> names.add(each.key()));
        return names;
    }

    /** Apicurio needs the artifact of each record: its serializer takes it from the name of the topic. */
    private static void topicOf(String topic) throws Exception {
        register(topic + "-value", exported("Order"));
        register(topic + "-key", exported("Total"));
        broker.createTopic(topic, 1, Map.of());
    }

    private void theirRecordIsRead(String topic, Object ourOption, List<String> expectedHeaders, Object... theirOptions)
            throws Exception {
        topicOf(topic);
        Map<String, Object> their = theirs(theirOptions);
        their.put("apicurio.registry.find-latest", true);
        their.put(
                "apicurio.registry.artifact-resolver-strategy", "io.apicurio.registry.serde.strategy.TopicIdStrategy");
        send(topic, TOTAL_OF_OTHERS, order(), their);

        ConsumerRecord<Total, Order> read = receive(topic, ours(ourOption, ourOption));
        assertThat(headers(read)).containsAll(expectedHeaders);
        assertThat(read.value()).isEqualTo(ORDER);
        assertThat(read.key()).isEqualTo(TOTAL);

        ConsumerRecord<byte[], byte[]> bytes =
                receive(topic, Map.of("key.deserializer", BYTES, "value.deserializer", BYTES));
        assertThat(bytes.value()[0] == 0).isEqualTo(!ourOption.equals("none"));
        EventConverter converter = new EventConverter();
        converter.configure(Map.of("schemac.value.type", "Order", "schemac.registry.id", ourOption), false);
        Struct struct = (Struct)
                converter.toConnectData(topic, bytes.headers(), bytes.value()).value();
        assertThat(struct.getInt64("id")).isEqualTo(7);
    }

    private static Map<String, Object> order() {
        return Map.of(
                "id",
                7,
                "customer",
                "Ad\u00e9",
                "placed",
                "2026-01-02T03:04:05Z",
                "weight",
                2.5,
                "lines",
                List.of(Map.of("sku", "a", "qty", 3, "price", 4)));
    }

    @Test
    void theirHeadersOfGlobalIdsNeedNoOption() throws Exception {
        theirRecordIsRead(
                "their-global-ids",
                "none",
                List.of("apicurio.value.globalId", "apicurio.key.globalId"),
                "apicurio.registry.headers.enabled",
                true);
    }

    @Test
    void theirHeadersOfContentIdsNeedNoOption() throws Exception {
        theirRecordIsRead(
                "their-content-ids",
                "none",
                List.of("apicurio.value.contentId", "apicurio.key.contentId"),
                "apicurio.registry.headers.enabled",
                true,
                "apicurio.registry.use-id",
                "contentId");
    }

    @Test
    void theirIdsOfEightBytesAreSkipped() throws Exception {
        theirRecordIsRead("their-eight-bytes", "any", List.of(), "apicurio.registry.headers.enabled", false);
    }

    @Test
    void theirIdsOfFourBytesAreSkipped() throws Exception {
        theirRecordIsRead(
                "their-four-bytes",
                "any",
                List.of(),
                "apicurio.registry.headers.enabled",
                false,
                "apicurio.registry.id-handler",
                "io.apicurio.registry.serde.Legacy4ByteIdHandler");
    }

    private void theyReadOurRecord(String topic, Object value, Object key, Object... theirOptions) throws Exception {
        broker.createTopic(topic, 1, Map.of());
        send(topic, TOTAL, ORDER, ours(value, key));
        ConsumerRecord<Object, Object> read = receive(topic, theirs(theirOptions));
        // a tree of Jackson, whose members have the order of the document
        assertThat(read.value()).hasToString(JSON);
        assertThat(read.key()).hasToString("{\"customer\":\"Ad\u00e9\",\"orders\":1}");
        ConsumerRecord<Total, Order> own = receive(topic, ours(value, key));
        assertThat(own.value()).isEqualTo(ORDER);
        assertThat(own.key()).isEqualTo(TOTAL);
    }

    @Test
    void theyReadOurHeadersOfGlobalIds() throws Exception {
        theyReadOurRecord("our-global-ids", "globalId:" + orders.global, "globalId:" + totals.global);
    }

    @Test
    void theyReadOurHeadersOfContentIds() throws Exception {
        theyReadOurRecord(
                "our-content-ids",
                "contentId:" + orders.content,
                "contentId:" + totals.content,
                "apicurio.registry.use-id",
                "contentId");
    }

    @Test
    void theyReadOurBytes() throws Exception {
        theyReadOurRecord(
                "our-bytes",
                orders.global,
                totals.global,
                "apicurio.registry.headers.enabled",
                false,
                "apicurio.registry.id-handler",
                "io.apicurio.registry.serde.Legacy4ByteIdHandler");
    }

    /** So the tests above do not pass without the header. */
    @Test
    void theyLookForTheIdThatWeWrite() throws Exception {
        broker.createTopic("wrong-id", 1, Map.of());
        send("wrong-id", TOTAL, ORDER, ours("globalId:987654", "globalId:" + totals.global));
        assertThatThrownBy(() -> receive("wrong-id", theirs()))
                .isInstanceOf(RecordDeserializationException.class)
                .hasStackTraceContaining("987654");
        ConsumerRecord<byte[], byte[]> bytes =
                receive("wrong-id", Map.of("key.deserializer", BYTES, "value.deserializer", BYTES));
        assertThat(new String(bytes.value(), UTF_8)).isEqualTo(JSON);
        assertThat(HexFormat.of()
                        .formatHex(bytes.headers()
                                .lastHeader("apicurio.value.globalId")
                                .value()))
                .isEqualTo("00000000000f1206");
    }
}
