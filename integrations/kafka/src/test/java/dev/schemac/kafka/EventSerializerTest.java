package dev.schemac.kafka;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.schemac.kafka.orders.Order;
import dev.schemac.kafka.orders.OrderWriter;
import dev.schemac.kafka.orders.Total;
import dev.schemac.kafka.orders.WarehouseParser;
import dev.schemac.kafka.orders.WarehouseWriter;
import dev.schemac.kafka.readings.Device;
import dev.schemac.kafka.readings.DeviceWriter;
import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.JsonWriteException;
import dev.schemac.runtime.ObjectWriter;
import java.util.Map;
import org.apache.kafka.common.errors.SerializationException;
import org.apache.kafka.common.header.internals.RecordHeaders;
import org.apache.kafka.common.serialization.Serializer;
import org.junit.jupiter.api.Test;

class EventSerializerTest {
    private static final String JSON = "{\"id\":7,\"customer\":\"Ad\u00e9\"}";

    private final EventSerializer<Order> orders = new EventSerializer<>(OrderWriter.INSTANCE);

    @Test
    void writesJsonInUtf8() {
        assertThat(orders.serialize("orders", Order.parse(JSON))).isEqualTo(JSON.getBytes(UTF_8));
        assertThat(orders.serialize("orders", new RecordHeaders(), Order.parse(JSON)))
                .isEqualTo(JSON.getBytes(UTF_8));
        assertThat(orders.serialize(null, null, Order.parse(JSON))).isEqualTo(JSON.getBytes(UTF_8));
    }

    @Test
    void writesNullAsNull() {
        assertThat(orders.serialize("orders", null)).isNull();
        assertThat(orders.serialize("orders", new RecordHeaders(), null)).isNull();
    }

    @Test
    void eachArrayIsTheCallersOwn() {
        byte[] first = orders.serialize("orders", Order.parse(JSON));
        first[0] = 'x';

        assertThat(orders.serialize("orders", Order.parse(JSON)))
                .isNotSameAs(first)
                .isEqualTo(JSON.getBytes(UTF_8));
    }

    @Test
    void optionsDecideWhatIsWritten() {
        Device device = new Device("s", null);

        assertThat(new EventSerializer<>(DeviceWriter.INSTANCE, JsonOptions.ESPER.withSortedMembers(true))
                        .serialize("devices", device))
                .isEqualTo("{\"number\":null,\"site\":\"s\"}".getBytes(UTF_8));
    }

    @Test
    void aValueWithoutJsonFormIsASerializationException() {
        Order order = Order.parse(JSON);
        order.setWeight(Double.NaN);

        assertThatThrownBy(() -> orders.serialize("orders", order))
                .isInstanceOf(SerializationException.class)
                .hasMessage("an object of dev.schemac.kafka.orders.Order cannot be written to topic orders: "
                        + "NaN cannot be written as JSON at $.weight")
                .cause()
                .isInstanceOf(JsonWriteException.class);
        // and the next event goes through
        assertThat(orders.serialize("orders", Order.parse(JSON))).isEqualTo(JSON.getBytes(UTF_8));
    }

    @Test
    void writesClassesOfTheApplication() {
        Place place = new Place();
        place.setName("north");

        assertThat(new EventSerializer<>(WarehouseWriter.INSTANCE).serialize("places", place))
                .isEqualTo("{\"name\":\"north\",\"longitude\":0.0,\"latitude\":0.0}".getBytes(UTF_8));
        assertThat(new EventSerde<>(WarehouseParser.INSTANCE).serializer().serialize("places", place))
                .isEqualTo("{\"name\":\"north\",\"longitude\":0.0,\"latitude\":0.0}".getBytes(UTF_8));
    }

    @Test
    void whatAClassOfTheApplicationThrowsIsTheCause() {
        Place place = new Place();
        place.setName("");

        assertThatThrownBy(() -> new EventSerializer<>(WarehouseWriter.INSTANCE).serialize("places", place))
                .isInstanceOf(SerializationException.class)
                .hasMessage("an object of dev.schemac.kafka.Place cannot be written to topic places: "
                        + "its class threw java.lang.IllegalStateException")
                .cause()
                .hasMessage("secret: nobody named it");
    }

    @Test
    @SuppressWarnings({"unchecked", "rawtypes"})
    void anObjectOfAnotherClassIsRefused() {
        Serializer serializer = new EventSerializer<>();
        serializer.configure(Map.of("schemac.value.type", Order.class), false);

        assertThatThrownBy(() -> serializer.serialize("orders", new Total()))
                .isInstanceOf(SerializationException.class)
                .hasMessage("an object of dev.schemac.kafka.orders.Total cannot be written to topic orders: "
                        + "this serializer is configured for dev.schemac.kafka.orders.Order");
        assertThatThrownBy(() -> ((Serializer) orders).serialize("orders", new Total()))
                .isInstanceOf(ClassCastException.class);
    }

    @Test
    void isOfNoUseBeforeItIsConfigured() {
        Serializer<Order> serializer = new EventSerializer<>();

        assertThatThrownBy(() -> serializer.serialize("orders", new Order()))
                .isInstanceOf(IllegalStateException.class)
                .hasMessage(
                        "EventSerializer is not configured: pass a generated parser or writer to its constructor, or call configure");
        serializer.close();
    }

    @Test
    void refusesToBeMadeOfNothing() {
        assertThatThrownBy(() -> new EventSerializer<>((ObjectWriter<Order>) null))
                .isInstanceOf(NullPointerException.class)
                .hasMessage("writer");
        assertThatThrownBy(() -> new EventSerializer<>(OrderWriter.INSTANCE, null))
                .isInstanceOf(NullPointerException.class)
                .hasMessage("options");
    }
}
