package dev.schemac.kafka;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.schemac.kafka.orders.Order;
import dev.schemac.kafka.readings.Device;
import dev.schemac.kafka.readings.Reading;
import dev.schemac.runtime.JsonParseException;
import dev.schemac.testing.Seed;
import dev.schemac.testing.Volume;
import java.time.Duration;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentSkipListSet;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.IntStream;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.producer.Callback;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.errors.RecordDeserializationException;
import org.apache.kafka.common.errors.RecordDeserializationException.DeserializationExceptionOrigin;
import org.apache.kafka.common.serialization.ByteArraySerializer;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/**
 * Records through a real broker, one in a thousand of them poison, all accounted for. {@code -Dschemac.volume=N}
 * sends more.
 */
class BrokerTest {
    private static final int RECORDS = Volume.cases(10_000, 50_000);
    private static final int PARTITIONS = 3;
    /** Of so many records in a row one is poison, and another one has no value. */
    private static final int RARE = 1_000;

    private static final String GOOD_KEY = "{\"site\":\"north\",\"number\":1}";
    private static final List<byte[]> POISON = List.of(
            new byte[0],
            "{\"id\":1,\"celsius\":".getBytes(UTF_8),
            "{\"id\":\"one\"}".getBytes(UTF_8),
            "{\"id\":1}{\"id\":2}".getBytes(UTF_8),
            "[{\"id\":1}]".getBytes(UTF_8),
            "null".getBytes(UTF_8),
            "not JSON at all".getBytes(UTF_8),
            new byte[] {'{', '"', 't', 'a', 'g', 's', '"', ':', '[', '"', (byte) 0xC3, '"', ']', '}'},
            ("{\"id\":" + "[".repeat(5_000)).getBytes(UTF_8),
            new byte[] {0, 0, 0, 0, 7, 2, 'x'});

    private static LocalBroker broker;

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

    /** Where a poison record is, and whether its key is the poison; the others have a poison value. */
    private record Place(int partition, long offset, boolean isKey) implements Comparable<Place> {
        @Override
        public int compareTo(Place other) {
            int order = Integer.compare(partition, other.partition);
            return order != 0 ? order : Long.compare(offset, other.offset);
        }
    }

    /** What was sent: which ids have an event, which a tombstone, and where the broker has put the poison. */
    private static final class Sent {
        final BitSet events = new BitSet();
        final BitSet tombstones = new BitSet();
        final Set<Place> poison = new ConcurrentSkipListSet<>();
    }

    /** What has come. */
    private static final class Received {
        final BitSet events = new BitSet();
        final BitSet tombstones = new BitSet();
        final Set<Place> poison = new TreeSet<>();
        final Map<String, Integer> causes = new TreeMap<>();
        final List<String> wrong = new ArrayList<>();
        int records;
    }

    @Test
    void everyRecordIsAccountedFor() throws Exception {
        String topic = "readings";
        broker.createTopic(topic, PARTITIONS, Map.of());
        long seed = Seed.drawn();
        long start = System.nanoTime();
        Sent sent = send(topic, new Random(seed));
        long middle = System.nanoTime();
        Received received = receive(topic);
        long end = System.nanoTime();
        System.out.printf(
                Locale.ROOT,
                "Kafka: %,d records (-Dschemac.seed=%d): %,d events, %,d tombstones, %,d poison; sent in %.1f s (%,.0f/s), read in %.1f s (%,.0f/s)%n",
                RECORDS,
                seed,
                received.events.cardinality(),
                received.tombstones.cardinality(),
                received.poison.size(),
                (middle - start) / 1e9,
                RECORDS / ((middle - start) / 1e9),
                (end - middle) / 1e9,
                RECORDS / ((end - middle) / 1e9));

        assertThat(received.wrong).isEmpty();
        assertThat(received.events).isEqualTo(sent.events);
        assertThat(received.tombstones).isEqualTo(sent.tombstones);
        assertThat(received.poison).isEqualTo(sent.poison);
        assertThat(received.records + received.poison.size()).isEqualTo(RECORDS);
        assertThat(received.causes.keySet())
                .allMatch(cause -> cause.startsWith("MALFORMED") || cause.startsWith("MISMATCH"));
        assertThat(received.causes.values().stream().mapToInt(Integer::intValue).sum())
                .isEqualTo(received.poison.size());
        if (RECORDS % RARE == 0) {
            assertThat(received.poison).hasSize(RECORDS / RARE);
            assertThat(received.tombstones.cardinality()).isEqualTo(RECORDS / RARE);
        }
    }

    private static Sent send(String topic, Random random) throws Exception {
        Sent sent = new Sent();
        AtomicReference<Exception> failure = new AtomicReference<>();
        Callback check = (metadata, e) -> {
            if (e != null) {
                failure.compareAndSet(null, e);
            }
        };
        Map<String, Object> common =
                Map.of("bootstrap.servers", broker.address(), "linger.ms", 20, "batch.size", 65_536);
        Map<String, Object> typed = new HashMap<>(common);
        typed.put("key.serializer", "dev.schemac.kafka.EventSerializer");
        typed.put("value.serializer", "dev.schemac.kafka.EventSerializer");
        typed.put("schemac.key.type", "dev.schemac.kafka.readings.Device");
        typed.put("schemac.value.type", "Reading");
        try (KafkaProducer<Device, Reading> producer = new KafkaProducer<>(typed);
                KafkaProducer<byte[], byte[]> bytes =
                        new KafkaProducer<>(common, new ByteArraySerializer(), new ByteArraySerializer())) {
            int poisonAt = 0;
            int tombstoneAt = 0;
            for (int id = 0; id < RECORDS; id++) {
                if (id % RARE == 0) {
                    poisonAt = id + random.nextInt(RARE);
                    tombstoneAt = id + (poisonAt - id + 1 + random.nextInt(RARE - 1)) % RARE;
                }
                if (id == poisonAt) {
                    boolean isKey = random.nextInt(4) == 0;
                    byte[] poison = POISON.get(random.nextInt(POISON.size()));
                    bytes.send(
                            new ProducerRecord<>(
                                    topic,
                                    random.nextInt(PARTITIONS),
                                    isKey ? poison : GOOD_KEY.getBytes(UTF_8),
                                    isKey ? "{}".getBytes(UTF_8) : poison),
                            (metadata, e) -> {
                                check.onCompletion(metadata, e);
                                sent.poison.add(new Place(metadata.partition(), metadata.offset(), isKey));
                            });
                } else if (id == tombstoneAt) {
                    sent.tombstones.set(id);
                    producer.send(new ProducerRecord<>(topic, new Device("tomb", id), null), check);
                } else {
                    sent.events.set(id);
                    producer.send(new ProducerRecord<>(topic, device(id), reading(id)), check);
                }
            }
        }
        if (failure.get() != null) {
            throw failure.get();
        }
        return sent;
    }

    private static Device device(int id) {
        return new Device("site " + id % 7, id % 101);
    }

    /** All that it has follows from its id. */
    private static Reading reading(int id) {
        return new Reading(
                (long) id, device(id), id / 8.0 - 50, id % 5 == 0 ? null : List.of("t" + id % 9, "\u00e9\u20ac"));
    }

    private static Received receive(String topic) {
        Map<String, Object> properties = new HashMap<>();
        properties.put("bootstrap.servers", broker.address());
        properties.put("enable.auto.commit", false);
        properties.put("auto.offset.reset", "none");
        properties.put("key.deserializer", EventDeserializer.class);
        properties.put("value.deserializer", EventDeserializer.class);
        properties.put("schemac.key.type", Device.class);
        properties.put("schemac.value.type", Reading.class);
        properties.put("schemac.profile", "strict");
        Received received = new Received();
        try (KafkaConsumer<Device, Reading> consumer = new KafkaConsumer<>(properties)) {
            List<TopicPartition> partitions = IntStream.range(0, PARTITIONS)
                    .mapToObj(partition -> new TopicPartition(topic, partition))
                    .toList();
            consumer.assign(partitions);
            consumer.seekToBeginning(partitions);
            Map<TopicPartition, Long> ends = consumer.endOffsets(partitions);
            while (!partitions.stream().allMatch(each -> consumer.position(each) >= ends.get(each))) {
                try {
                    for (ConsumerRecord<Device, Reading> each : consumer.poll(Duration.ofSeconds(10))) {
                        receive(each, received);
                    }
                } catch (RecordDeserializationException e) {
                    boolean isKey = e.origin() == DeserializationExceptionOrigin.KEY;
                    received.poison.add(new Place(e.topicPartition().partition(), e.offset(), isKey));
                    received.causes.merge(cause(e), 1, Integer::sum);
                    consumer.seek(e.topicPartition(), e.offset() + 1);
                }
            }
        }
        return received;
    }

    private static void receive(ConsumerRecord<Device, Reading> each, Received received) {
        received.records++;
        int id = each.value() == null
                ? each.key().number()
                : Math.toIntExact(each.value().id());
        BitSet seen = each.value() == null ? received.tombstones : received.events;
        if (seen.get(id)) {
            received.wrong.add(id + " came twice");
        }
        seen.set(id);
        if (each.value() != null
                && !(each.value().equals(reading(id)) && each.key().equals(device(id)))) {
            received.wrong.add(id + " came as " + each.key() + " " + each.value());
        }
    }

    private static String cause(RecordDeserializationException refusal) {
        return refusal.getCause() != null && refusal.getCause().getCause() instanceof JsonParseException cause
                ? cause.kind() + " " + cause.description()
                : "foreign: " + refusal.getCause();
    }

    @Test
    void theExamplesOfTheDocumentationRun() throws Exception {
        broker.createTopic("orders", 1, Map.of());
        Map<String, Object> properties =
                Map.of("bootstrap.servers", broker.address(), "group.id", "orders", "auto.offset.reset", "earliest");
        Order order = Order.parse("{\"id\":7,\"customer\":\"ada\",\"weight\":1.5}");
        try (KafkaProducer<String, Order> producer = KafkaExamples.producer(properties)) {
            producer.send(new ProducerRecord<>("orders", "7", order));
            producer.send(new ProducerRecord<>("orders", "7", null));
        }
        try (KafkaProducer<byte[], byte[]> bytes =
                new KafkaProducer<>(properties, new ByteArraySerializer(), new ByteArraySerializer())) {
            bytes.send(new ProducerRecord<>("orders", "{\"id\":\"eight\"}".getBytes(UTF_8)));
        }
        try (KafkaProducer<String, Order> producer = KafkaExamples.producer(properties)) {
            producer.send(new ProducerRecord<>("orders", "9", order));
        }

        KafkaExamples examples = new KafkaExamples();
        try (KafkaConsumer<String, Order> consumer = KafkaExamples.consumer(properties)) {
            consumer.subscribe(List.of("orders"));
            long end = System.nanoTime() + Duration.ofMinutes(3).toNanos();
            while (examples.handled.size() < 3 && System.nanoTime() < end) {
                examples.poll(consumer);
            }
        }

        assertThat(examples.handled).containsExactly(order, null, order);
        assertThat(examples.refused).containsOnlyKeys(2L);
        assertThat(examples.refused.get(2L)).startsWith("14 bytes of orders-0: ");
    }
}
