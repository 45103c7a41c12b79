package dev.schemac.kafka;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.schemac.kafka.orders.Order;
import dev.schemac.kafka.orders.OrderParser;
import dev.schemac.kafka.orders.WarehouseParser;
import dev.schemac.kafka.readings.ReadingParser;
import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.JsonParseException;
import dev.schemac.runtime.ObjectParser;
import java.nio.ByteBuffer;
import java.util.Arrays;
import org.apache.kafka.common.errors.SerializationException;
import org.apache.kafka.common.header.Headers;
import org.apache.kafka.common.header.internals.RecordHeaders;
import org.apache.kafka.common.serialization.Deserializer;
import org.junit.jupiter.api.Test;

class EventDeserializerTest {
    private static final String JSON = "{\"id\":7,\"customer\":\"Ad\u00e9\"}";
    private static final byte[] BYTES = JSON.getBytes(UTF_8);
    private static final Headers HEADERS = new RecordHeaders().add("trace", new byte[] {1});

    private final EventDeserializer<Order> orders = new EventDeserializer<>(OrderParser.INSTANCE);

    @Test
    void readsEveryFormOfARecord() {
        Order expected = Order.parse(JSON);

        assertThat(orders.deserialize("orders", BYTES)).isEqualTo(expected);
        assertThat(orders.deserialize("orders", HEADERS, BYTES)).isEqualTo(expected);
        assertThat(orders.deserialize("orders", HEADERS, ByteBuffer.wrap(BYTES)))
                .isEqualTo(expected);
        assertThat(orders.deserialize(null, null, BYTES)).isEqualTo(expected);
    }

    @Test
    void readsNullAsNull() {
        assertThat(orders.deserialize("orders", (byte[]) null)).isNull();
        assertThat(orders.deserialize("orders", HEADERS, (byte[]) null)).isNull();
        assertThat(orders.deserialize("orders", HEADERS, (ByteBuffer) null)).isNull();
    }

    @Test
    void readsAnyPartOfAnyBufferAndMovesNothing() {
        byte[] around = ("##" + JSON + "#").getBytes(UTF_8);
        ByteBuffer direct = ByteBuffer.allocateDirect(around.length).put(around);
        ByteBuffer sliced = ByteBuffer.wrap(around, 1, around.length - 1).slice();
        assertThat(sliced.arrayOffset()).isEqualTo(1);

        for (ByteBuffer buffer : new ByteBuffer[] {
            ByteBuffer.wrap(around), direct, ByteBuffer.wrap(around).asReadOnlyBuffer()
        }) {
            buffer.limit(2 + BYTES.length).position(2);
            readsAndMovesNothing(buffer, 2);
        }
        sliced.limit(1 + BYTES.length).position(1);
        readsAndMovesNothing(sliced, 1);
    }

    private void readsAndMovesNothing(ByteBuffer buffer, int position) {
        assertThat(orders.deserialize("orders", HEADERS, buffer)).isEqualTo(Order.parse(JSON));
        assertThat(buffer.position()).isEqualTo(position);
        assertThat(buffer.remaining()).isEqualTo(BYTES.length);
    }

    @Test
    void anEventKeepsNothingOfTheBuffer() {
        byte[] bytes = BYTES.clone();
        Order order = orders.deserialize("orders", HEADERS, ByteBuffer.wrap(bytes));
        Arrays.fill(bytes, (byte) 'x');

        assertThat(order).isEqualTo(Order.parse(JSON));
    }

    @Test
    void aBadRecordIsASerializationExceptionWithPlaceAndCauseAndWithoutContent() {
        byte[] bad = "{\"id\":7,\"weight\":\"secret\"}".getBytes(UTF_8);
        ByteBuffer direct = ByteBuffer.allocateDirect(bad.length).put(bad).flip();

        isRefused(catchThrowableOfType(SerializationException.class, () -> orders.deserialize("orders", bad)));
        isRefused(catchThrowableOfType(SerializationException.class, () -> orders.deserialize("orders", HEADERS, bad)));
        isRefused(catchThrowableOfType(
                SerializationException.class, () -> orders.deserialize("orders", HEADERS, ByteBuffer.wrap(bad))));
        isRefused(catchThrowableOfType(
                SerializationException.class, () -> orders.deserialize("orders", HEADERS, direct)));
    }

    private static void isRefused(SerializationException refusal) {
        assertThat(refusal)
                .hasMessage("cannot read a record of topic orders as dev.schemac.kafka.orders.Order: "
                        + "expected double but found string at $.weight (line 1, column 18)");
        assertThat(refusal.getCause()).isInstanceOfSatisfying(JsonParseException.class, cause -> {
            assertThat(cause.kind()).isEqualTo(JsonParseException.Kind.MISMATCH);
            assertThat(cause.offset()).isEqualTo(17);
        });
    }

    @Test
    void placesCountFromTheBeginningOfTheRecordNotOfTheArray() {
        byte[] around = "#####{\"id\":[]}".getBytes(UTF_8);

        assertThatThrownBy(() -> orders.deserialize("orders", HEADERS, ByteBuffer.wrap(around, 5, around.length - 5)))
                .hasMessageEndingWith("expected long but found array at $.id (line 1, column 7)");
    }

    @Test
    void noRecordButNullIsNull() {
        isNoOrder("", "expected object but found end of input at $ (line 1, column 1)");
        isNoOrder(" ", "expected object but found end of input at $ (line 1, column 2)");
        isNoOrder("null", "expected object but found null at $ (line 1, column 1)");
        isNoOrder("[]", "expected object but found array at $ (line 1, column 1)");
        isNoOrder("{}{}", "expected end of input but found object at $ (line 1, column 3)");
    }

    private void isNoOrder(String record, String error) {
        assertThatThrownBy(() -> orders.deserialize("orders", record.getBytes(UTF_8)))
                .isInstanceOf(SerializationException.class)
                .hasMessage("cannot read a record of topic orders as dev.schemac.kafka.orders.Order: " + error);
    }

    @Test
    void optionsDecideWhatIsRead() {
        byte[] undeclared = "{\"id\":\"7\",\"more\":1}".getBytes(UTF_8);

        assertThat(orders.deserialize("orders", undeclared).getId()).isEqualTo(7);
        assertThatThrownBy(() -> new EventDeserializer<>(OrderParser.INSTANCE, JsonOptions.STRICT)
                        .deserialize("orders", undeclared))
                .hasMessageEndingWith("expected long but found string at $.id (line 1, column 7)");
        assertThatThrownBy(() -> new EventDeserializer<>(OrderParser.INSTANCE, JsonOptions.DEFAULT.withMaxEventBytes(5))
                        .deserialize("orders", undeclared))
                .cause()
                .isInstanceOfSatisfying(
                        JsonParseException.class,
                        cause -> assertThat(cause.kind()).isEqualTo(JsonParseException.Kind.LIMIT));
    }

    @Test
    void readsRecordsAndClassesOfTheApplication() {
        assertThat(new EventDeserializer<>(ReadingParser.INSTANCE)
                        .deserialize("t", "{\"id\":1,\"device\":{\"number\":2}}".getBytes(UTF_8))
                        .device()
                        .number())
                .isEqualTo(2);
        assertThat(new EventDeserializer<>(WarehouseParser.INSTANCE)
                        .deserialize("t", "{\"name\":\"north\"}".getBytes(UTF_8))
                        .getName())
                .isEqualTo("north");
    }

    @Test
    void whatAClassOfTheApplicationThrowsIsTheCause() {
        assertThatThrownBy(() -> new EventDeserializer<>(WarehouseParser.INSTANCE)
                        .deserialize("places", "{\"name\":\"nowhere\"}".getBytes(UTF_8)))
                .isInstanceOf(SerializationException.class)
                .hasMessage("cannot read a record of topic places as dev.schemac.kafka.orders.Warehouse: "
                        + "its class threw java.lang.IllegalArgumentException")
                .cause()
                .hasMessage("secret: nowhere is no place");
    }

    @Test
    void isOfNoUseBeforeItIsConfigured() {
        Deserializer<Order> deserializer = new EventDeserializer<>();

        assertThatThrownBy(() -> deserializer.deserialize("orders", BYTES))
                .isInstanceOf(IllegalStateException.class)
                .hasMessage(
                        "EventDeserializer is not configured: pass a generated parser or writer to its constructor, or call configure");
        deserializer.close();
    }

    @Test
    void refusesToBeMadeOfNothing() {
        assertThatThrownBy(() -> new EventDeserializer<Order>((ObjectParser<Order>) null))
                .isInstanceOf(NullPointerException.class)
                .hasMessage("parser");
        assertThatThrownBy(() -> new EventDeserializer<>(OrderParser.INSTANCE, null))
                .isInstanceOf(NullPointerException.class)
                .hasMessage("options");
    }
}
