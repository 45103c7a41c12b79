package dev.schemac.kafka;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.schemac.kafka.feeds.CommandParser;
import dev.schemac.kafka.feeds.Event;
import dev.schemac.kafka.feeds.EventParser;
import dev.schemac.kafka.feeds.Push;
import dev.schemac.kafka.feeds.PushParser;
import dev.schemac.kafka.feeds.Start;
import dev.schemac.runtime.JsonEvent;
import dev.schemac.runtime.ObjectParser;
import java.util.List;
import java.util.Map;
import org.apache.kafka.common.errors.SerializationException;
import org.apache.kafka.common.serialization.Deserializer;
import org.apache.kafka.common.serialization.Serde;
import org.junit.jupiter.api.Test;

/** Records whose values are each of one of several schemas. */
class UnionSerdeTest {
    private static final String PUSH = "{\"id\":\"1\",\"type\":\"push\",\"commits\":2}";
    private static final String OTHER = "{\"id\":\"2\",\"type\":\"star\"}";
    private static final String START = "{\"start\":{\"id\":\"3\",\"delay\":4}}";

    private static <T extends JsonEvent> Class<?> readsBack(ObjectParser<T> parser, String json) {
        try (Serde<T> serde = new EventSerde<>(parser)) {
            T event = serde.deserializer().deserialize("events", json.getBytes(UTF_8));
            assertThat(serde.serializer().serialize("events", event))
                    .asString(UTF_8)
                    .isEqualTo(json);
            assertThat(event).isEqualTo(parser.parse(json)).hasSameClassAs(parser.parse(json));
            return event.getClass();
        }
    }

    @Test
    void valuesAreSubtypes() {
        assertThat(readsBack(EventParser.INSTANCE, PUSH)).isEqualTo(Push.class);
        assertThat(readsBack(EventParser.INSTANCE, OTHER)).isEqualTo(Event.class);
        assertThat(readsBack(PushParser.INSTANCE, PUSH)).isEqualTo(Push.class);
        assertThat(readsBack(CommandParser.INSTANCE, START)).isEqualTo(Start.class);
        assertThat(readsBack(dev.schemac.kafka.records.feeds.EventParser.INSTANCE, PUSH))
                .isEqualTo(dev.schemac.kafka.records.feeds.Push.class);
        assertThat(readsBack(dev.schemac.kafka.records.feeds.EventParser.INSTANCE, OTHER))
                .isEqualTo(dev.schemac.kafka.records.feeds.EventOther.class);
        assertThat(readsBack(dev.schemac.kafka.records.feeds.CommandParser.INSTANCE, START))
                .isEqualTo(dev.schemac.kafka.records.feeds.Start.class);
    }

    @Test
    void aConsumerOfASubtypeRefusesTheOthers() {
        try (Deserializer<Push> pushes = new EventDeserializer<>(PushParser.INSTANCE)) {
            assertThatThrownBy(() -> pushes.deserialize("events", OTHER.getBytes(UTF_8)))
                    .isInstanceOf(SerializationException.class)
                    .hasMessage(
                            "cannot read a record of topic events as dev.schemac.kafka.feeds.Push: expected 'push' but found"
                                    + " string at $.type (line 1, column 18)");
        }
    }

    @Test
    void theTypeIsNamedInProperties() {
        for (Object type : List.of(
                Event.class,
                "dev.schemac.kafka.feeds.Event",
                dev.schemac.kafka.records.feeds.Event.class,
                "dev.schemac.kafka.records.feeds.Event")) {
            try (EventDeserializer<JsonEvent> deserializer = new EventDeserializer<>()) {
                deserializer.configure(Map.of("schemac.value.type", type), false);

                assertThat(deserializer
                                .deserialize("events", PUSH.getBytes(UTF_8))
                                .getClass()
                                .getSimpleName())
                        .isEqualTo("Push");
            }
        }
    }
}
