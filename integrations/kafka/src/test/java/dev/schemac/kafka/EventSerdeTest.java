package dev.schemac.kafka;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.schemac.kafka.orders.Line;
import dev.schemac.kafka.orders.Order;
import dev.schemac.kafka.orders.OrderParser;
import dev.schemac.kafka.orders.WarehouseParser;
import dev.schemac.kafka.readings.Device;
import dev.schemac.kafka.readings.Reading;
import dev.schemac.kafka.readings.ReadingParser;
import java.math.BigDecimal;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.apache.kafka.common.errors.SerializationException;
import org.apache.kafka.common.serialization.Serde;
import org.apache.kafka.common.utils.Utils;
import org.junit.jupiter.api.Test;

class EventSerdeTest {

    private static Order order(long id) {
        Line line = new Line();
        line.setSku("\u20ac-" + id);
        line.setQty((int) (id % 13));
        line.setPrice(BigDecimal.valueOf(id, 2));
        Order order = new Order();
        order.setId(id);
        order.setCustomer("customer " + id % 10);
        order.setPlaced(Instant.ofEpochMilli(1_700_000_000_000L + id));
        order.setWeight(id / 4.0);
        order.setLines(new Line[] {line});
        return order;
    }

    @Test
    void whatIsWrittenReadsBackEqual() {
        readsBack(new EventSerde<>(OrderParser.INSTANCE), order(12));
        readsBack(
                new EventSerde<>(ReadingParser.INSTANCE),
                new Reading(1L, new Device("s", 2), -0.5, Arrays.asList("\ud83d\ude00", null, "")));
    }

    private static <T> void readsBack(Serde<T> serde, T event) {
        byte[] record = serde.serializer().serialize("events", event);

        assertThat(serde.deserializer().deserialize("events", record)).isEqualTo(event);
        assertThat(serde.serializer().serialize("events", null)).isNull();
        assertThat(serde.deserializer().deserialize("events", (byte[]) null)).isNull();
        serde.close();
    }

    @Test
    void classesOfTheApplicationReadBack() {
        EventSerde<Place> serde = new EventSerde<>(WarehouseParser.INSTANCE);
        Place place = new Place();
        place.setName("north");
        place.latitude = 52.5;

        Place back =
                serde.deserializer().deserialize("places", serde.serializer().serialize("places", place));

        assertThat(back).usingRecursiveComparison().isEqualTo(place);
    }

    /** Kafka makes them so: by their name, and then it configures them. */
    @Test
    void isMadeByItsName() throws Exception {
        @SuppressWarnings("unchecked")
        Serde<Order> serde = Utils.newInstance("dev.schemac.kafka.EventSerde", Serde.class);
        serde.configure(Map.of("schemac.key.type", "dev.schemac.kafka.orders.Order"), true);

        readsBack(serde, order(3));
    }

    @Test
    void oneSerdeServesManyThreads() throws Exception {
        EventSerde<Order> serde = new EventSerde<>(OrderParser.INSTANCE);
        byte[] bad = "{\"id\":1,\"lines\":[{\"qty\":\"many\"}]}".getBytes(UTF_8);
        ExecutorService threads = Executors.newFixedThreadPool(8);
        try {
            List<Callable<Integer>> tasks = new ArrayList<>();
            for (int thread = 0; thread < 8; thread++) {
                int from = thread * 1_000;
                tasks.add(() -> {
                    int right = 0;
                    for (int id = from; id < from + 1_000; id++) {
                        Order order = order(id);
                        byte[] record = serde.serializer().serialize("orders", order);
                        right += order.equals(serde.deserializer().deserialize("orders", record)) ? 1 : 0;
                        try {
                            serde.deserializer().deserialize("orders", bad);
                        } catch (SerializationException e) {
                            right++;
                        }
                    }
                    return right;
                });
            }
            for (Future<Integer> task : threads.invokeAll(tasks)) {
                assertThat(task.get()).isEqualTo(2_000);
            }
        } finally {
            threads.shutdown();
        }
    }
}
