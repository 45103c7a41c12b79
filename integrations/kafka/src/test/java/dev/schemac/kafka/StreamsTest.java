package dev.schemac.kafka;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.tuple;

import dev.schemac.kafka.orders.Order;
import dev.schemac.kafka.orders.OrderParser;
import dev.schemac.kafka.orders.Total;
import dev.schemac.kafka.orders.TotalParser;
import dev.schemac.runtime.JsonParseException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.common.serialization.ByteArrayDeserializer;
import org.apache.kafka.common.serialization.ByteArraySerializer;
import org.apache.kafka.common.serialization.Serdes;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.apache.kafka.common.serialization.StringSerializer;
import org.apache.kafka.streams.StreamsBuilder;
import org.apache.kafka.streams.StreamsConfig;
import org.apache.kafka.streams.TestInputTopic;
import org.apache.kafka.streams.TestOutputTopic;
import org.apache.kafka.streams.TopologyTestDriver;
import org.apache.kafka.streams.errors.DeserializationExceptionHandler;
import org.apache.kafka.streams.errors.ErrorHandlerContext;
import org.apache.kafka.streams.errors.StreamsException;
import org.apache.kafka.streams.kstream.Consumed;
import org.apache.kafka.streams.kstream.Materialized;
import org.apache.kafka.streams.kstream.Produced;
import org.apache.kafka.streams.state.BuiltInDslStoreSuppliers;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Generated events in Kafka Streams. */
class StreamsTest {
    private static final byte[] POISON = "{\"id\":3,\"customer\":\"eve\",\"weight\":\"heavy\"}".getBytes(UTF_8);

    @TempDir
    private Path state;

    private Properties properties() {
        Properties properties = new Properties();
        properties.put(StreamsConfig.APPLICATION_ID_CONFIG, "orders");
        properties.put(StreamsConfig.BOOTSTRAP_SERVERS_CONFIG, "nowhere:1");
        properties.put(StreamsConfig.STATE_DIR_CONFIG, state.toString());
        properties.put(
                StreamsConfig.DSL_STORE_SUPPLIERS_CLASS_CONFIG,
                BuiltInDslStoreSuppliers.InMemoryDslStoreSuppliers.class);
        return properties;
    }

    private static Order order(long id, String customer, String status, double weight) {
        Order order = new Order();
        order.setId(id);
        order.setCustomer(customer);
        order.setStatus(status);
        order.setWeight(weight);
        return order;
    }

    private static Total total(String customer, int orders, double weight) {
        Total total = new Total();
        total.setCustomer(customer);
        total.setOrders(orders);
        total.setWeight(weight);
        return total;
    }

    @Test
    void filtersAndAggregates() {
        try (TopologyTestDriver driver = new TopologyTestDriver(KafkaExamples.totals(), properties())) {
            EventSerde<Order> orders = new EventSerde<>(OrderParser.INSTANCE);
            TestInputTopic<String, Order> in =
                    driver.createInputTopic("orders", new StringSerializer(), orders.serializer());
            TestOutputTopic<String, Total> out = driver.createOutputTopic(
                    "totals", new StringDeserializer(), new EventDeserializer<>(TotalParser.INSTANCE));

            in.pipeInput("1", order(1, "ada", "paid", 1.5));
            in.pipeInput("2", order(2, "bob", "open", 8));
            in.pipeInput("3", order(3, "ada", "paid", 2));
            in.pipeInput("4", order(4, "bob", "paid", 4));

            assertThat(out.readKeyValuesToList().stream().map(each -> each.value))
                    .containsExactly(total("ada", 1, 1.5), total("ada", 2, 3.5), total("bob", 1, 4));
        }
    }

    @Test
    void aTombstoneRemovesFromATable() {
        EventSerde<Order> orders = new EventSerde<>(OrderParser.INSTANCE);
        StreamsBuilder builder = new StreamsBuilder();
        builder.table("orders", Consumed.with(Serdes.String(), orders), Materialized.as("latest"))
                .filter((key, order) -> "paid".equals(order.getStatus()))
                .toStream()
                .to("paid", Produced.with(Serdes.String(), orders));
        try (TopologyTestDriver driver = new TopologyTestDriver(builder.build(), properties())) {
            TestInputTopic<String, Order> in =
                    driver.createInputTopic("orders", new StringSerializer(), orders.serializer());
            TestOutputTopic<String, Order> out =
                    driver.createOutputTopic("paid", new StringDeserializer(), orders.deserializer());

            in.pipeInput("1", order(1, "ada", "paid", 1));
            in.pipeInput("2", order(2, "bob", "paid", 2));
            in.pipeInput("1", null);

            assertThat(driver.getKeyValueStore("latest").get("1")).isNull();
            assertThat(driver.getKeyValueStore("latest").get("2")).isEqualTo(order(2, "bob", "paid", 2));
            assertThat(out.readRecordsToList())
                    .extracting(record -> record.key(), record -> record.value())
                    .containsExactly(
                            tuple("1", order(1, "ada", "paid", 1)),
                            tuple("2", order(2, "bob", "paid", 2)),
                            tuple("1", null));
        }
    }

    @Test
    void serdesAreNamedInProperties() {
        Properties properties = properties();
        properties.put("default.key.serde", "org.apache.kafka.common.serialization.Serdes$StringSerde");
        properties.put("default.value.serde", "dev.schemac.kafka.EventSerde");
        properties.put("schemac.value.type", "dev.schemac.kafka.orders.Order");
        properties.put("schemac.profile", "strict");
        StreamsBuilder builder = new StreamsBuilder();
        builder.<String, Order>stream("orders")
                .filter((key, order) -> order.getWeight() > 2)
                .to("heavy");
        try (TopologyTestDriver driver = new TopologyTestDriver(builder.build(), properties)) {
            TestInputTopic<String, byte[]> in =
                    driver.createInputTopic("orders", new StringSerializer(), new ByteArraySerializer());
            TestOutputTopic<String, Order> out = driver.createOutputTopic(
                    "heavy", new StringDeserializer(), new EventDeserializer<>(OrderParser.INSTANCE));

            in.pipeInput("1", order(1, "ada", "paid", 1).toJsonBytes());
            in.pipeInput("2", order(2, "bob", "open", 3).toJsonBytes());

            assertThat(out.readValuesToList()).containsExactly(order(2, "bob", "open", 3));
            assertThatThrownBy(() -> in.pipeInput("3", "{\"id\":3,\"more\":0}".getBytes(UTF_8)))
                    .isInstanceOf(StreamsException.class)
                    .rootCause()
                    .isInstanceOf(JsonParseException.class)
                    .hasMessage("undeclared member at $.more (line 1, column 16)");
        }
    }

    @Test
    void aPoisonRecordStopsTheApplicationByDefault() {
        try (TopologyTestDriver driver = new TopologyTestDriver(KafkaExamples.totals(), properties())) {
            TestInputTopic<String, byte[]> in =
                    driver.createInputTopic("orders", new StringSerializer(), new ByteArraySerializer());

            assertThatThrownBy(() -> in.pipeInput("3", POISON))
                    .isInstanceOf(StreamsException.class)
                    .cause()
                    .hasMessage("cannot read a record of topic orders as dev.schemac.kafka.orders.Order: "
                            + "expected double but found string at $.weight (line 1, column 35)");
        }
    }

    @Test
    void aPoisonRecordGoesToTheDeadLetterTopicAndTheOthersGoOn() {
        Properties properties = properties();
        KafkaExamples.setRefusedAside(properties);
        try (TopologyTestDriver driver = new TopologyTestDriver(KafkaExamples.totals(), properties)) {
            TestInputTopic<String, byte[]> in =
                    driver.createInputTopic("orders", new StringSerializer(), new ByteArraySerializer());
            TestOutputTopic<String, Total> out = driver.createOutputTopic(
                    "totals", new StringDeserializer(), new EventDeserializer<>(TotalParser.INSTANCE));
            TestOutputTopic<String, byte[]> dead =
                    driver.createOutputTopic("orders-refused", new StringDeserializer(), new ByteArrayDeserializer());

            in.pipeInput("1", order(1, "ada", "paid", 1).toJsonBytes());
            in.pipeInput("3", POISON);
            in.pipeInput("2", order(2, "ada", "paid", 2).toJsonBytes());

            assertThat(out.readValuesToList()).containsExactly(total("ada", 1, 1), total("ada", 2, 3));
            var letters = dead.readRecordsToList();
            assertThat(letters).hasSize(1);
            assertThat(letters.get(0).key()).isEqualTo("3");
            assertThat(letters.get(0).value()).isEqualTo(POISON);
            assertThat(new String(
                            letters.get(0)
                                    .headers()
                                    .lastHeader("__streams.errors.message")
                                    .value(),
                            UTF_8))
                    .contains("expected double but found string at $.weight (line 1, column 35)");
        }
    }

    /** Collects what it gets, and goes on. */
    public static final class Collector implements DeserializationExceptionHandler {
        private final List<String> refused = new ArrayList<>();
        static Collector last;

        @Override
        public void configure(Map<String, ?> configs) {
            last = this;
        }

        @Override
        public Response handleError(
                ErrorHandlerContext context, ConsumerRecord<byte[], byte[]> record, Exception exception) {
            refused.add(record.topic() + "@" + record.offset() + ": "
                    + exception.getCause().getClass().getSimpleName());
            return Response.resume();
        }
    }

    @Test
    void anApplicationsOwnHandlerSeesTheCause() {
        Properties properties = properties();
        properties.put(StreamsConfig.DESERIALIZATION_EXCEPTION_HANDLER_CLASS_CONFIG, Collector.class);
        try (TopologyTestDriver driver = new TopologyTestDriver(KafkaExamples.totals(), properties)) {
            TestInputTopic<String, byte[]> in =
                    driver.createInputTopic("orders", new StringSerializer(), new ByteArraySerializer());
            in.pipeInput("1", order(1, "ada", "paid", 1).toJsonBytes());
            in.pipeInput("3", POISON);

            assertThat(Collector.last.refused).containsExactly("orders@1: JsonParseException");
        }
    }
}
