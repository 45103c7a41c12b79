package dev.schemac.kafka;

import static org.assertj.core.api.Assertions.assertThat;

import dev.schemac.kafka.orders.Order;
import dev.schemac.kafka.orders.OrderWriter;
import dev.schemac.testing.JavaProcess;
import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.Collectors;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.apache.kafka.clients.admin.Admin;
import org.apache.kafka.clients.admin.NewTopic;
import org.apache.kafka.clients.admin.OffsetSpec;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.serialization.ByteArrayDeserializer;
import org.apache.kafka.common.serialization.ByteArraySerializer;
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

    /** What a killed broker has acknowledged is there, and what it has not is sent again, once. */
    @Test
    void aKilledBrokerLosesNoEventAndRepeatsNone() throws Exception {
        int events = 20_000;
        try (BrokerProcess broker = new BrokerProcess(folder.resolve("killed"))) {
            try (Admin admin = Admin.create(Map.of("bootstrap.servers", broker.address()))) {
                admin.createTopics(List.of(new NewTopic("orders", 1, (short) 1)))
                        .all()
                        .get(5, TimeUnit.MINUTES);
            }
            AtomicInteger acknowledged = new AtomicInteger();
            AtomicReference<Exception> failure = new AtomicReference<>();
            try (KafkaProducer<byte[], Order> producer = new KafkaProducer<>(
                    Map.of(
                            "bootstrap.servers",
                            broker.address(),
                            "acks",
                            "all",
                            "enable.idempotence",
                            true,
                            "max.block.ms",
                            300_000,
                            "delivery.timeout.ms",
                            300_000),
                    new ByteArraySerializer(),
                    new EventSerializer<>(OrderWriter.INSTANCE).withRegistryHeader(RegistryHeader.contentId(3)))) {
                for (int i = 0; i < events; i++) {
                    Order order = new Order();
                    order.setId(i);
                    producer.send(new ProducerRecord<>("orders", order), (metadata, e) -> {
                        acknowledged.incrementAndGet();
                        failure.compareAndSet(null, e);
                    });
                    if (i == events / 2) {
                        while (acknowledged.get() == 0) {
                            Thread.sleep(1);
                        }
                        broker.kill();
                        assertThat(acknowledged).hasValueLessThan(i);
                        broker.start();
                    }
                }
            }
            assertThat(failure.get()).isNull();
            assertThat(acknowledged).hasValue(events);
            assertThat(orders(broker.address(), events))
                    .isEqualTo(LongStream.range(0, events).boxed().toList());
        }
    }

    private static List<Long> orders(String address, int count) {
        List<Long> ids = new ArrayList<>();
        try (KafkaConsumer<byte[], Order> consumer = new KafkaConsumer<>(Map.of(
                "bootstrap.servers",
                address,
                "group.id",
                "orders",
                "auto.offset.reset",
                "earliest",
                "schemac.value.type",
                Order.class,
                "schemac.registry.id",
                "any",
                "key.deserializer",
                ByteArrayDeserializer.class,
                "value.deserializer",
                EventDeserializer.class))) {
            consumer.subscribe(List.of("orders"));
            long end = System.nanoTime() + TimeUnit.MINUTES.toNanos(5);
            while (ids.size() < count && System.nanoTime() < end) {
                consumer.poll(Duration.ofMillis(500))
                        .forEach(record -> ids.add(record.value().getId()));
            }
            // what is there twice
            consumer.poll(Duration.ofSeconds(2))
                    .forEach(record -> ids.add(record.value().getId()));
        }
        return ids;
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
