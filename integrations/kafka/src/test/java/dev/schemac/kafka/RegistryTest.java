package dev.schemac.kafka;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.schemac.kafka.orders.Order;
import dev.schemac.kafka.orders.OrderParser;
import dev.schemac.kafka.orders.OrderWriter;
import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.JsonParseException;
import java.nio.ByteBuffer;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.apache.kafka.common.config.ConfigException;
import org.apache.kafka.common.errors.SerializationException;
import org.apache.kafka.common.header.Headers;
import org.apache.kafka.common.header.internals.RecordHeaders;
import org.apache.kafka.common.serialization.Serde;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Records of a schema registry: byte 0 and a schema id of four bytes before each document. */
class RegistryTest {
    private static final String JSON = "{\"id\":7,\"customer\":\"Ad\u00e9\"}";
    private static final Order ORDER = Order.parse(JSON);
    private static final String READING = "cannot read a record of topic orders as dev.schemac.kafka.orders.Order: ";
    private static final String REQUIRED = READING
            + "expected byte 0 and the id of a schema before the document, or header __value_schema_id or another one "
            + "with an id, as schemac.registry.id or skippingRegistryId() requires, but found neither; remove the option "
            + "to read documents without an id";

    /** Built here by hand, not by the code under test. */
    private static byte[] record(String prefix, String json) {
        return (prefix + json).getBytes(UTF_8);
    }

    private static EventDeserializer<Order> deserializer(Object registryId) {
        EventDeserializer<Order> deserializer = new EventDeserializer<>();
        deserializer.configure(configs(registryId), false);
        return deserializer;
    }

    private static EventSerializer<Order> serializer(Object registryId) {
        EventSerializer<Order> serializer = new EventSerializer<>();
        serializer.configure(configs(registryId), false);
        return serializer;
    }

    private static Map<String, Object> configs(Object registryId) {
        return Map.of("schemac.value.type", "Order", "schemac.registry.id", registryId);
    }

    @ParameterizedTest
    @CsvSource({"0, 0", "0 0 0 42, 42", "1 2 3 4, 16909060", "127 127 127 127, 2139062143"})
    void withoutTheOptionTheErrorNamesTheIdAndTheOption(String bytes, int id) {
        byte[] record = new byte[5 + JSON.length()];
        System.arraycopy(JSON.getBytes(UTF_8), 0, record, 5, JSON.length());
        String[] each = bytes.split(" ");
        for (int i = 0; i < each.length; i++) {
            record[5 - each.length + i] = Byte.parseByte(each[i]);
        }
        for (EventDeserializer<Order> deserializer :
                List.of(new EventDeserializer<>(OrderParser.INSTANCE), deserializer("none"))) {
            SerializationException thrown = catchThrowableOfType(
                    SerializationException.class, () -> deserializer.deserialize("orders", record));
            assertThat(thrown)
                    .hasMessage(READING + "expected a document but found byte 0 and schema id " + id
                            + " of a schema registry; set schemac.registry.id=any, or call skippingRegistryId(), to "
                            + "skip them")
                    .hasCauseInstanceOf(JsonParseException.class);
        }
    }

    @Test
    void anIdWithTheHighestBitIsNamed() {
        byte[] record = {0, -1, -2, -3, -4, '{', '}'};
        assertThatThrownBy(() -> new EventDeserializer<>(OrderParser.INSTANCE).deserialize("orders", record))
                .hasMessageContaining("but found byte 0 and schema id -66052 of a schema registry;");
    }

    @Test
    void fewerThanFiveBytesAreNoFraming() {
        assertThatThrownBy(() ->
                        new EventDeserializer<>(OrderParser.INSTANCE).deserialize("orders", new byte[] {0, 0, 0, 1}))
                .hasMessage(READING + "expected object but found unexpected character at $ (line 1, column 1)");
    }

    @Test
    void theOptionSkipsAnyId() {
        byte[] record = record("\0\0\0\0\u0001", JSON);
        byte[] other = record("\0\u0001\u0002\u0003\u0004", JSON);
        for (EventDeserializer<Order> deserializer : List.of(
                new EventDeserializer<>(OrderParser.INSTANCE).skippingRegistryId(),
                deserializer("any"),
                deserializer(" any "),
                deserializer(3),
                deserializer("3"),
                deserializer("none").skippingRegistryId())) {
            assertThat(deserializer.deserialize("orders", record)).isEqualTo(ORDER);
            assertThat(deserializer.deserialize("orders", other)).isEqualTo(ORDER);
            assertThat(deserializer.deserialize("orders", (byte[]) null)).isNull();
        }
    }

    @Test
    void anyPartOfAnyBufferIsRead() {
        EventDeserializer<Order> deserializer =
                new EventDeserializer<>(OrderParser.INSTANCE, JsonOptions.STRICT).skippingRegistryId();
        byte[] around = record("##\0\0\0\0\u0007", JSON + "#");
        ByteBuffer direct = ByteBuffer.allocateDirect(around.length).put(around);
        for (ByteBuffer buffer :
                List.of(ByteBuffer.wrap(around), direct, ByteBuffer.wrap(around).asReadOnlyBuffer())) {
            buffer.limit(around.length - 1).position(2);
            assertThat(deserializer.deserialize("orders", new RecordHeaders(), buffer))
                    .isEqualTo(ORDER);
            assertThat(buffer.position()).isEqualTo(2);
            assertThat(buffer.limit()).isEqualTo(around.length - 1);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {JSON, "", "\0", "\0\0\0\1", "\1\0\0\0\1" + JSON, " \0\0\0\1" + JSON})
    void withTheOptionOtherRecordsAreRejected(String record) {
        assertThatThrownBy(() -> deserializer("any").deserialize("orders", record.getBytes(UTF_8)))
                .isInstanceOf(SerializationException.class)
                .hasMessage(REQUIRED)
                .hasNoCause();
    }

    @Test
    void placesInMessagesDoNotCountTheFraming() {
        assertThatThrownBy(() ->
                        deserializer("any").deserialize("orders", record("\0\0\0\0\1", "{\"weight\":\"secret\"}")))
                .hasMessage(READING + "expected double but found string at $.weight (line 1, column 11)")
                .hasCauseInstanceOf(JsonParseException.class);
        assertThatThrownBy(() -> deserializer("any").deserialize("orders", record("\0\0\0\0\1", "")))
                .hasMessage(READING + "expected object but found end of input at $ (line 1, column 1)");
        // a second framing is no document, and named as what the parser found
        assertThatThrownBy(() -> deserializer("any").deserialize("orders", record("\0\0\0\0\1\0\0\0\0\1", JSON)))
                .hasMessage(READING + "expected object but found unexpected character at $ (line 1, column 1)");
    }

    @Test
    void theSerializerWritesTheId() {
        assertThat(new EventSerializer<>(OrderWriter.INSTANCE).withRegistryId(1).serialize("orders", ORDER))
                .isEqualTo(record("\0\0\0\0\u0001", JSON));
        assertThat(serializer(0x01020304).serialize("orders", ORDER))
                .isEqualTo(record("\0\u0001\u0002\u0003\u0004", JSON));
        assertThat(serializer(" 0 ").serialize("orders", ORDER)).isEqualTo(record("\0\0\0\0\0", JSON));
        byte[] highest = serializer(Integer.MAX_VALUE).serialize("orders", ORDER);
        assertThat(highest).startsWith(0, 127, -1, -1, -1, '{').hasSize(5 + JSON.getBytes(UTF_8).length);
        assertThat(serializer("none").serialize("orders", ORDER)).isEqualTo(record("", JSON));
        assertThat(serializer(1).serialize("orders", null)).isNull();
    }

    @Test
    void keysAndValuesHaveIdsOfTheirOwn() {
        Map<String, Object> configs = new HashMap<>(configs("none"));
        configs.put("schemac.key.type", "Order");
        configs.put("schemac.key.registry.id", 5);
        EventSerializer<Order> keys = new EventSerializer<>();
        keys.configure(configs, true);
        EventSerializer<Order> values = new EventSerializer<>();
        values.configure(configs, false);

        assertThat(keys.serialize("orders", ORDER)).isEqualTo(record("\0\0\0\0\u0005", JSON));
        assertThat(values.serialize("orders", ORDER)).isEqualTo(record("", JSON));
    }

    @Test
    void aSerdeReadsBackWhatItWrites() {
        EventSerde<Order> configured = new EventSerde<>();
        configured.configure(configs(9), false);
        for (EventSerde<Order> serde : List.of(configured, new EventSerde<>(OrderParser.INSTANCE).withRegistryId(9))) {
            byte[] record = serde.serializer().serialize("orders", ORDER);
            assertThat(record).isEqualTo(record("\0\0\0\0\t", JSON));
            assertThat(serde.deserializer().deserialize("orders", record)).isEqualTo(ORDER);
            assertThatThrownBy(() -> serde.deserializer().deserialize("orders", record("", JSON)))
                    .hasMessage(REQUIRED);
        }
    }

    @Test
    void theExamplesOfThePageWork() {
        List<Serde<Order>> serdes = KafkaExamples.registry();
        Headers headers = new RecordHeaders();
        assertThat(serdes.get(2).serializer().serialize("orders", headers, ORDER))
                .isEqualTo(record("", JSON));
        assertThat(headers.lastHeader("apicurio.value.globalId").value()).containsExactly(0, 0, 0, 0, 0, 0, 0, 42);
        for (Serde<Order> serde : serdes.subList(0, 2)) {
            byte[] record = serde.serializer().serialize("orders", ORDER);
            assertThat(record).isEqualTo(record("\0\0\0\0*", JSON));
            assertThat(serde.deserializer().deserialize("orders", record)).isEqualTo(ORDER);
        }
    }

    @Test
    void aSerdeWithoutAnIdOnlyReads() {
        EventSerde<Order> serde = new EventSerde<>();
        serde.configure(configs("any"), false);

        assertThat(serde.deserializer().deserialize("orders", record("\0\0\0\0\1", JSON)))
                .isEqualTo(ORDER);
        assertThat(serde.serializer().serialize("orders", null)).isNull();
        assertThatThrownBy(() -> serde.serializer().serialize("orders", ORDER))
                .isInstanceOf(SerializationException.class)
                .hasMessage("an object of dev.schemac.kafka.orders.Order cannot be written to topic orders: "
                        + "schemac.registry.id is any, but writing needs the id of the schema");
    }

    @Test
    void invalidValuesAreRejected() {
        String id = "the id of the schema, a whole number from 0 to 2147483647, or for a header its GUID, "
                + "globalId:NUMBER or contentId:NUMBER";
        for (Object value : List.of(
                "",
                "-1",
                -1,
                "1.5",
                1.5,
                "3000000000",
                "yes",
                "ANY",
                "globalId:",
                "globalId:-1",
                "globalid:1",
                "contentId:x",
                "contentId:9223372036854775808",
                "1-1-1-1-1",
                "3f2504e0-4f89-11d3-9a0c-0305e82c330")) {
            assertThatThrownBy(() -> deserializer(value))
                    .isInstanceOf(ConfigException.class)
                    .hasMessage("Invalid value " + value
                            + " for configuration schemac.registry.id: expected none, any or " + id);
        }
        assertThatThrownBy(() -> serializer("any"))
                .isInstanceOf(ConfigException.class)
                .hasMessage("Invalid value any for configuration schemac.registry.id: a serializer needs " + id);
        assertThatThrownBy(() -> new EventSerializer<>()
                        .configure(Map.of("schemac.key.type", "Order", "schemac.key.registry.id", "any"), true))
                .hasMessage("Invalid value any for configuration schemac.key.registry.id: a serializer needs " + id);
        assertThatThrownBy(() -> new EventSerializer<>(OrderWriter.INSTANCE).withRegistryId(-1))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("the id of a schema must be at least 0 but is -1");
        assertThatThrownBy(() -> new EventSerde<>(OrderParser.INSTANCE).withRegistryId(-7))
                .hasMessage("the id of a schema must be at least 0 but is -7");
    }

    @Test
    void theMethodsNeedAType() {
        assertThatThrownBy(() -> new EventDeserializer<Order>().skippingRegistryId())
                .isInstanceOf(IllegalStateException.class)
                .hasMessageStartingWith("EventDeserializer is not configured: ");
        assertThatThrownBy(() -> new EventSerializer<Order>().withRegistryId(1))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageStartingWith("EventSerializer is not configured: ");
        assertThatThrownBy(() -> new EventSerde<Order>().withRegistryId(1))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageStartingWith("EventDeserializer is not configured: ");
    }
}
