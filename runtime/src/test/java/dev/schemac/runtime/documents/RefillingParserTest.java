package dev.schemac.runtime.documents;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.schemac.runtime.EventType;
import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.JsonParseException;
import dev.schemac.runtime.JsonParseException.Kind;
import dev.schemac.runtime.RefillingParser;
import dev.schemac.runtime.ScanningParser;
import dev.schemac.runtime.internal.utf8.Utf8Encoder;
import dev.schemac.runtime.support.JsonScanner;
import dev.schemac.runtime.support.event.GeneratedEventType;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Documents read into an event that exists, by each method that does so. */
class RefillingParserTest {

    /** The members that were read last. */
    private static class Event {
        private final Map<String, Object> members = new LinkedHashMap<>(Map.of("old", 1));
        private int cleared;
    }

    private static final class Extended extends Event {}

    private static final RefillingParser<Event> PARSER = new ScanningParser.Refilling<>() {
        @Override
        public EventType<Event> eventType() {
            return GeneratedEventType.of(Event.class, "", "Event", List.of());
        }

        @Override
        public Event read(JsonScanner in) {
            return readInto(in, new Event());
        }

        @Override
        public Event readInto(JsonScanner in, Event value) {
            Map<String, Object> read = in.readMap();
            value.members.clear();
            value.members.putAll(read);
            return value;
        }

        @Override
        public void clear(Event value) {
            value.members.clear();
            value.cleared++;
        }
    };

    private interface Way {
        void parseInto(String json, Event value);
    }

    private static final List<Way> WAYS = List.of(
            (json, value) -> PARSER.parseInto(json, value),
            (json, value) -> PARSER.parseInto(json, value, JsonOptions.DEFAULT),
            (json, value) -> PARSER.parseInto(json.getBytes(UTF_8), value),
            (json, value) -> PARSER.parseInto(json.getBytes(UTF_8), value, JsonOptions.DEFAULT),
            (json, value) -> {
                byte[] bytes = ("}{" + json + "}{").getBytes(UTF_8);
                PARSER.parseInto(bytes, 2, bytes.length - 4, value, JsonOptions.DEFAULT);
            });

    @Test
    void theEventHasTheMembersOfTheDocument() {
        for (Way way : WAYS) {
            Event event = new Event();
            way.parseInto("{\"a\":1,\"b\":\"\u00e4\"}", event);
            assertThat(event.members).isEqualTo(Map.of("a", 1, "b", "\u00e4"));
            way.parseInto(" {\"c\":[]} ", event);
            assertThat(event.members.keySet()).containsExactly("c");
            assertThat(event.cleared).isZero();
        }
    }

    @Test
    void aRefusedDocumentLeavesTheEventEmpty() {
        for (Way way : WAYS) {
            Event event = new Event();
            assertThatThrownBy(() -> way.parseInto("{\"a\":1}x", event))
                    .isInstanceOfSatisfying(JsonParseException.class, e -> {
                        assertThat(e.offset()).isEqualTo(7);
                        assertThat(e.kind()).isEqualTo(Kind.MALFORMED);
                    });
            assertThat(event.members).isEmpty();
            assertThat(event.cleared).isEqualTo(1);
            assertThatThrownBy(() -> way.parseInto("[]", event)).isInstanceOf(JsonParseException.class);
            assertThatThrownBy(() -> way.parseInto("", event)).isInstanceOf(JsonParseException.class);
            assertThat(event.cleared).isEqualTo(3);
            way.parseInto("{\"a\":2}", event);
            assertThat(event.members).isEqualTo(Map.of("a", 2));
        }
    }

    /** A class of the application can parse while it is filled: its scanner is not the one in use. */
    @Test
    void aParseInsideOfAParse() {
        Event inner = new Event();
        RefillingParser<Event> outer = new ScanningParser.Refilling<>() {
            @Override
            public EventType<Event> eventType() {
                return PARSER.eventType();
            }

            @Override
            public Event read(JsonScanner in) {
                return readInto(in, new Event());
            }

            @Override
            public Event readInto(JsonScanner in, Event value) {
                PARSER.parseInto("}{\"b\":2}{".getBytes(UTF_8), 1, 7, inner, JsonOptions.DEFAULT);
                value.members.clear();
                value.members.putAll(in.readMap());
                return value;
            }

            @Override
            public void clear(Event value) {
                value.members.clear();
            }
        };
        Event event = new Event();
        outer.parseInto("{\"a\":1}", event);
        assertThat(event.members).isEqualTo(Map.of("a", 1));
        assertThat(inner.members).isEqualTo(Map.of("b", 2));
    }

    @Test
    void anythingThatIsThrownLeavesTheEventEmpty() {
        RefillingParser<Event> failing = new ScanningParser.Refilling<>() {
            @Override
            public EventType<Event> eventType() {
                return PARSER.eventType();
            }

            @Override
            public Event read(JsonScanner in) {
                throw new IllegalStateException("read");
            }

            @Override
            public Event readInto(JsonScanner in, Event value) {
                throw new IllegalStateException("readInto");
            }

            @Override
            public void clear(Event value) {
                PARSER.clear(value);
            }
        };
        Event event = new Event();
        assertThatThrownBy(() -> failing.parseInto("{}", event))
                .isInstanceOf(IllegalStateException.class)
                .hasMessage("readInto");
        assertThat(event.members).isEmpty();
    }

    @Test
    void optionsCount() {
        Event event = new Event();
        PARSER.parseInto("{\"a\":1,\"a\":2}", event, JsonOptions.ESPER);
        assertThat(event.members).isEqualTo(Map.of("a", 2));
        assertThatThrownBy(() -> PARSER.parseInto("{\"a\":1,\"a\":2}", event)).isInstanceOf(JsonParseException.class);
        assertThatThrownBy(() -> PARSER.parseInto("\ufeff{}".getBytes(UTF_8), event, JsonOptions.STRICT))
                .isInstanceOf(JsonParseException.class);
        PARSER.parseInto("\ufeff{}".getBytes(UTF_8), event, JsonOptions.DEFAULT);
        assertThatThrownBy(() -> PARSER.parseInto("{\"a\":\"bcd\"}", event, JsonOptions.DEFAULT.withMaxEventBytes(10)))
                .hasMessage("document longer than 10 bytes at $ (line 1, column 1)");
        assertThatThrownBy(() -> PARSER.parseInto(
                        "{\"a\":\"bcd\"}".getBytes(UTF_8), event, JsonOptions.DEFAULT.withMaxEventBytes(10)))
                .hasMessage("document longer than 10 bytes at $ (line 1, column 1)");
        PARSER.parseInto("{\"a\":\"bcd\"}", event, JsonOptions.DEFAULT.withMaxEventBytes(11));
        assertThatThrownBy(() -> PARSER.parseInto("{\"a\":[[1]]}", event, JsonOptions.DEFAULT.withMaxDepth(2)))
                .hasMessageStartingWith("nesting deeper than 2 levels at $.a[0]");
        PARSER.parseInto("{\"a\":[[1]]}", event, JsonOptions.DEFAULT.withMaxDepth(3));
    }

    @Test
    void argumentsAreChecked() {
        byte[] json = "{}".getBytes(UTF_8);
        Event event = new Event();
        assertThatThrownBy(() -> PARSER.parseInto(json, null))
                .isInstanceOf(NullPointerException.class)
                .hasMessage("value");
        assertThatThrownBy(() -> PARSER.parseInto("{}", null))
                .isInstanceOf(NullPointerException.class)
                .hasMessage("value");
        assertThatThrownBy(() -> PARSER.parseInto(json, event, null))
                .isInstanceOf(NullPointerException.class)
                .hasMessage("options");
        assertThatThrownBy(() -> PARSER.parseInto(json, 1, 2, event, JsonOptions.DEFAULT))
                .isInstanceOf(IndexOutOfBoundsException.class);
        assertThatThrownBy(() -> PARSER.parseInto(json, new Extended()))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("expected an object of " + Event.class.getName() + " but found an object of "
                        + Extended.class.getName());
        assertThat(event.members).containsKey("old");
        assertThat(event.cleared).isZero();
    }

    /** The scanner that was used last is used again: it knows nothing of the document before. */
    @Test
    void documentsAfterEachOtherAreApart() {
        Event event = new Event();
        String deep = "{\"a\":" + "[".repeat(200) + "]".repeat(200) + "}";
        for (int i = 0; i < 5; i++) {
            PARSER.parseInto(deep, event);
            assertThatThrownBy(() -> PARSER.parseInto("{\"a\":" + "[".repeat(200), event))
                    .isInstanceOf(JsonParseException.class);
            assertThatThrownBy(() -> PARSER.parseInto("{\"b\":[{\"c\":tru}]}", event))
                    .hasMessage("invalid literal, expected true at $.b[0].c (line 1, column 15)");
            byte[] used = "{\"long\":\"text that is kept\"}".getBytes(UTF_8);
            PARSER.parseInto(used, event);
            Arrays.fill(used, (byte) 0);
            assertThat(event.members).isEqualTo(Map.of("long", "text that is kept"));
        }
    }

    @Test
    void theEncoderIsUsedForTheNextDocument() {
        Utf8Encoder encoder = Utf8Encoder.take();
        encoder.release();
        PARSER.parseInto("{}", new Event());
        assertThat(Utf8Encoder.take()).isSameAs(encoder);
    }
}
