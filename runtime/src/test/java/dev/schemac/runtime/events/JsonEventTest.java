package dev.schemac.runtime.events;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.schemac.runtime.JsonEvent;
import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.JsonWriteException;
import dev.schemac.runtime.JsonWriter;
import dev.schemac.runtime.LazyEvent;
import dev.schemac.runtime.ObjectWriter;
import dev.schemac.runtime.Outputs;
import dev.schemac.runtime.Scripted;
import dev.schemac.runtime.support.JsonKey;
import dev.schemac.runtime.support.event.LazyEvents;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class JsonEventTest {

    private static final JsonKey A = JsonKey.any("a");

    private final JsonEvent nullColumn = object(out -> Outputs.of(out).nullMember(A));
    private final JsonEvent notANumber = object(out -> {
        Outputs.of(out).member(JsonKey.string("before"), "x".repeat(10_000));
        Outputs.of(out).member(A, Double.NaN);
    });

    @Test
    void writesTextBytesAndStreamsAlike() throws IOException {
        JsonEvent event = object(out -> Outputs.of(out).member(A, "é"));
        ByteArrayOutputStream stream = new ByteArrayOutputStream();
        event.writeTo(stream);

        assertThat(event.toJson()).isEqualTo("{\"a\":\"é\"}");
        assertThat(event.toJsonBytes()).isEqualTo("{\"a\":\"é\"}".getBytes(StandardCharsets.UTF_8));
        assertThat(stream.toByteArray()).isEqualTo(event.toJsonBytes());
    }

    @Test
    void passesTheOptionsOn() throws IOException {
        ByteArrayOutputStream stream = new ByteArrayOutputStream();
        nullColumn.writeTo(stream, JsonOptions.ESPER);

        assertThat(nullColumn.toJson()).isEqualTo("{}");
        assertThat(nullColumn.toJson(JsonOptions.ESPER)).isEqualTo("{\"a\":null}");
        assertThat(nullColumn.toJsonBytes(JsonOptions.ESPER)).asString().isEqualTo("{\"a\":null}");
        assertThat(stream).hasToString("{\"a\":null}");
    }

    @Test
    void writersPassTheOptionsOnToo() throws IOException {
        ObjectWriter<Integer> writer = (value, out) -> {
            out.beginObject();
            Outputs.of(out).member(A, value);
            Outputs.of(out).nullMember(JsonKey.any("b"));
            out.endObject();
        };
        ByteArrayOutputStream plain = new ByteArrayOutputStream();
        ByteArrayOutputStream esper = new ByteArrayOutputStream();
        writer.writeTo(1, plain);
        writer.writeTo(1, esper, JsonOptions.ESPER);

        assertThat(writer.toJson(1)).isEqualTo("{\"a\":1}");
        assertThat(writer.toJsonBytes(1)).asString().isEqualTo("{\"a\":1}");
        assertThat(plain).hasToString("{\"a\":1}");
        assertThat(writer.toJson(1, JsonOptions.ESPER)).isEqualTo("{\"a\":1,\"b\":null}");
        assertThat(writer.toJsonBytes(1, JsonOptions.ESPER)).asString().isEqualTo("{\"a\":1,\"b\":null}");
        assertThat(esper).hasToString("{\"a\":1,\"b\":null}");
    }

    @Test
    void sendsNothingOfAnEventThatHasNoJsonForm() {
        ByteArrayOutputStream stream = new ByteArrayOutputStream();

        assertThatThrownBy(() -> notANumber.writeTo(stream)).isInstanceOf(JsonWriteException.class);
        assertThat(stream.size()).isZero();
    }

    @Test
    void showsWhatHasNoJsonForm() {
        JsonEvent event = object(out -> {
            Outputs.of(out).member(A, Double.NaN);
            Outputs.of(out).member(JsonKey.number("b"), Float.NEGATIVE_INFINITY);
            Outputs.of(out).member(JsonKey.string("c"), "x\ud800");
            Outputs.of(out).untypedMember(JsonKey.any("d"), Map.of("k", new Object[] {
                new Thread(), Double.POSITIVE_INFINITY
            }));
        });

        assertThat(event.toDisplayString())
                .isEqualTo(
                        "{\"a\":NaN,\"b\":-Infinity,\"c\":\"x\\ud800\",\"d\":{\"k\":[\"java.lang.Thread\",Infinity]}}");
    }

    @Test
    void showsWhatItCanOfAnEventThatFails() {
        JsonEvent failing = object(out -> {
            Outputs.of(out).member(A, 1);
            throw new IllegalArgumentException("broken");
        });
        JsonEvent cyclic = new Scripted(JsonEventTest::writeForEver);

        assertThat(failing.toDisplayString()).isEqualTo("{\"a\":1...");
        assertThat(cyclic.toDisplayString()).startsWith("[[[").endsWith("[[[...");
    }

    private static void writeForEver(JsonWriter out) {
        out.beginArray();
        writeForEver(out);
    }

    private static JsonEvent object(Consumer<JsonWriter> members) {
        return new Scripted(out -> {
            out.beginObject();
            members.accept(out);
            out.endObject();
        });
    }

    /** An event with a lazy string, which counts how often it is detached. */
    private static final class Lazy implements LazyEvent {
        private int detached;

        @Override
        public void detach() {
            detached++;
        }

        @Override
        public Map<String, Object> asMap() {
            return Map.of();
        }

        @Override
        public void writeTo(JsonWriter out) {
            out.untypedValue(asMap());
        }
    }

    /** An event without lazy strings whose class is a list. */
    private static final class ListEvent extends ArrayList<Object> implements JsonEvent {
        private static final long serialVersionUID = 1L;

        @Override
        public Map<String, Object> asMap() {
            return Map.of();
        }

        @Override
        public void writeTo(JsonWriter out) {
            out.untypedValue(asMap());
        }
    }

    @Test
    void detachesAllEventsAtAnyDepth() {
        Lazy[] events = Stream.generate(Lazy::new).limit(7).toArray(Lazy[]::new);
        ListEvent withoutLazyStrings = new ListEvent();
        withoutLazyStrings.add(events[6]);

        LazyEvents.detachAll(events[0]);
        LazyEvents.detachAll(new Object[] {
            null, "x", events[1], List.of(events[2], Map.of("k", new Lazy[] {events[3], events[4]})), withoutLazyStrings
        });
        LazyEvents.detachAll(Map.of("k", List.of(Map.of("l", events[5]))));
        LazyEvents.detachAll(null);
        LazyEvents.detachAll(7);

        assertThat(events).extracting(event -> event.detached).containsExactly(1, 1, 1, 1, 1, 1, 0);
    }
}
