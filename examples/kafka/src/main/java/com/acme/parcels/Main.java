package com.acme.parcels;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.schemac.kafka.EventSerializer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.apache.kafka.clients.admin.Admin;
import org.apache.kafka.clients.admin.NewTopic;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.ByteArrayDeserializer;
import org.apache.kafka.common.serialization.StringSerializer;
import org.apache.kafka.streams.KafkaStreams;

/**
 * Sends scans of parcels to a broker, with some records of another program among them. Kafka Streams counts the scans,
 * and the program reads the totals. Run it with {@code mvn -q compile exec:java}: it starts a broker in this process.
 * Add {@code -Dexec.args=HOST:PORT} to use a running broker.
 */
public final class Main {
    private static final int SCANS = 20_000;
    private static final List<String> DEPOTS = List.of("Hamburg", "Lyon", "Malacca", "Oslo");
    private static final List<String> OF_ANOTHER_PROGRAM = List.of(
            "{\"parcel\":\"P-1\",\"depot\":\"Lyon\",\"grams\":\"heavy\"}",
            "{\"parcel\":\"P-2\",\"depot\":\"Lyon\"",
            "<scan parcel='P-3' depot='Lyon' grams='5'/>");
    private static final Duration PATIENCE = Duration.ofMinutes(3);

    /**
     * Runs the example.
     *
     * @param args the address of a broker, as in {@code localhost:9092}; none for a broker in this process
     */
    public static void main(String[] args) throws Exception {
        if (args.length > 1) {
            throw new IllegalArgumentException("expected at most one argument, HOST:PORT of a broker, but found " + args.length);
        }
        if (args.length == 1) {
            run(args[0]);
            return;
        }
        EmbeddedBroker broker = new EmbeddedBroker();
        try {
            run(broker.address());
        } finally {
            broker.stop();
        }
    }

    private static void run(String broker) throws Exception {
        Path state = Files.createTempDirectory("parcels");
        try {
            createTopics(broker);
            send(broker);
            try (KafkaStreams application = Totals.application(broker, state)) {
                application.start();
                printTotals(broker);
                printRefused(broker);
                application.close(PATIENCE);
                application.cleanUp();
            }
        } finally {
            deleteFolders(state);
        }
    }

    private static void createTopics(String broker) throws Exception {
        try (Admin admin = Admin.create(Map.of("bootstrap.servers", broker))) {
            admin.createTopics(List.of(
                            new NewTopic("scans", 1, (short) 1),
                            new NewTopic("totals", 1, (short) 1),
                            new NewTopic("refused", 1, (short) 1)))
                    .all()
                    .get();
        }
    }

    /**
     * Sends the scans and some other records. The first other record follows a quarter of the scans, the next one half
     * of them, and so on.
     */
    private static void send(String broker) {
        Map<String, Object> properties = Map.of("bootstrap.servers", broker);
        try (KafkaProducer<String, Scan> producer =
                        new KafkaProducer<>(properties, new StringSerializer(), new EventSerializer<>(ScanWriter.INSTANCE));
                KafkaProducer<String, String> another =
                        new KafkaProducer<>(properties, new StringSerializer(), new StringSerializer())) {
            int others = 0;
            for (int i = 0; i < SCANS; i++) {
                if (others < OF_ANOTHER_PROGRAM.size() && i == (others + 1) * SCANS / 4) {
                    producer.flush();
                    another.send(new ProducerRecord<>("scans", OF_ANOTHER_PROGRAM.get(others++)));
                    another.flush();
                }
                String parcel = "P" + i;
                producer.send(new ProducerRecord<>(
                        "scans", parcel, new Scan(parcel, DEPOTS.get(i % DEPOTS.size()), 100 + i % 1_000)));
            }
        }
        System.out.println(
                "sent " + SCANS + " scans, and " + OF_ANOTHER_PROGRAM.size() + " records that another program has written");
    }

    private static void printTotals(String broker) {
        // Here the properties name the deserializer and its type.
        Map<String, Object> properties = consumer(broker);
        properties.put("key.deserializer", "org.apache.kafka.common.serialization.StringDeserializer");
        properties.put("value.deserializer", "dev.schemac.kafka.EventDeserializer");
        properties.put("schemac.value.type", "com.acme.parcels.DepotTotal");
        properties.put("schemac.profile", "strict");
        Map<String, DepotTotal> latest = new TreeMap<>();
        try (KafkaConsumer<String, DepotTotal> consumer = new KafkaConsumer<>(properties)) {
            consumer.subscribe(List.of("totals"));
            long end = System.nanoTime() + PATIENCE.toNanos();
            while (latest.values().stream().mapToInt(DepotTotal::parcels).sum() < SCANS) {
                check(end, "only " + latest + " arrived");
                for (ConsumerRecord<String, DepotTotal> each : consumer.poll(Duration.ofMillis(200))) {
                    latest.put(each.key(), each.value());
                }
            }
        }
        latest.values().forEach(total -> System.out.println(total.toJson()));
    }

    private static void printRefused(String broker) {
        List<String> refused = new ArrayList<>();
        try (KafkaConsumer<byte[], byte[]> consumer = new KafkaConsumer<>(
                consumer(broker), new ByteArrayDeserializer(), new ByteArrayDeserializer())) {
            consumer.subscribe(List.of("refused"));
            long end = System.nanoTime() + PATIENCE.toNanos();
            while (refused.size() < OF_ANOTHER_PROGRAM.size()) {
                check(end, "only " + refused + " arrived");
                for (ConsumerRecord<byte[], byte[]> each : consumer.poll(Duration.ofMillis(200))) {
                    refused.add("set aside, offset " + header(each, "offset") + ": " + header(each, "message")
                            + "\n    " + new String(each.value(), UTF_8));
                }
            }
        }
        refused.forEach(System.out::println);
    }

    private static String header(ConsumerRecord<?, ?> refused, String name) {
        return new String(refused.headers().lastHeader("__streams.errors." + name).value(), UTF_8);
    }

    private static Map<String, Object> consumer(String broker) {
        Map<String, Object> properties = new HashMap<>();
        properties.put("bootstrap.servers", broker);
        properties.put("group.id", "reports");
        properties.put("auto.offset.reset", "earliest");
        properties.put("isolation.level", "read_committed");
        return properties;
    }

    private static void check(long end, String otherwise) {
        if (System.nanoTime() > end) {
            throw new IllegalStateException(otherwise + " within " + PATIENCE);
        }
    }

    private static void deleteFolders(Path folder) throws Exception {
        try (var files = Files.walk(folder)) {
            for (Path each : files.sorted((left, right) -> right.compareTo(left)).toList()) {
                Files.delete(each);
            }
        }
    }
}
