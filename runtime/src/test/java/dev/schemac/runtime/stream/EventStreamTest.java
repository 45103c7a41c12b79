package dev.schemac.runtime.stream;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.schemac.runtime.ProbeParser;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** What the ways to read events from a stream promise. */
class EventStreamTest {
    private static final EventFormat<Map<String, Object>> LINES = EventFormat.lines(ProbeParser.ANYTHING);

    private final AtomicInteger closed = new AtomicInteger();

    private EventStream<Map<String, Object>> open(String text) throws IOException {
        return LINES.read(new ByteArrayInputStream(text.getBytes(UTF_8)) {
            @Override
            public void close() {
                closed.incrementAndGet();
            }
        });
    }

    @Test
    void readGivesNullAtTheEndAndHasClosedTheSource() throws IOException {
        EventStream<Map<String, Object>> stream = open("{\"v\":1}\n{\"v\":2}\n");
        assertThat(stream.position()).isZero();
        assertThat(stream.read()).containsEntry("v", 1);
        assertThat(stream.position()).isEqualTo(8);
        assertThat(stream.read()).containsEntry("v", 2);
        assertThat(closed).hasValue(0);
        assertThat(stream.read()).isNull();
        assertThat(closed).hasValue(1);
        assertThat(stream.read()).isNull();
        stream.close();
        assertThat(stream.read()).isNull();
        assertThat(closed).hasValue(1);
        assertThat(stream.position()).isEqualTo(16);
    }

    /** Editors do not show it, so it is in no column; it is bytes, so it is in the offset. */
    @Test
    void columnsCountFromBehindAByteOrderMark() throws IOException {
        String bad = "\ufeff{\"v\":x}";
        String error = "MALFORMED 8: expected value but found unexpected character at $.v (line 1, column 6)";
        assertThatThrownBy(() -> ProbeParser.ANYTHING.parse(bad.getBytes(UTF_8)))
                .hasMessage(error.substring(error.indexOf(':') + 2))
                .extracting("offset")
                .isEqualTo(8L);
        EventFormat<Map<String, Object>> documents = EventFormat.documents(ProbeParser.ANYTHING);
        EventFormat<Map<String, Object>> elements = EventFormat.elements(ProbeParser.ANYTHING);
        for (EventFormat<Map<String, Object>> format : List.of(LINES, documents)) {
            assertEnds(format, bad, error);
        }
        assertThat(Outcome.read(LINES, false, source(bad), 2)).containsExactly("ended " + error);
        assertThat(Outcome.unordered(LINES, false, source(bad), 2)).containsExactly("ended " + error);
        assertEnds(
                elements,
                "\ufeff[{\"v\":x}]",
                error.replace("$.v", "$[0].v").replace("6)", "7)").replace(" 8", " 9"));
        assertEnds(EventFormat.elements(ProbeParser.ANYTHING, "$.a.v"), bad, error.replace("$.v", "$"));
        assertEnds(
                documents,
                "\ufeff{} {\"v\":x}",
                "MALFORMED 11: expected value but found unexpected character at $.v (line 1, column 9)");
        assertEnds(
                documents,
                "\ufeff{}\n{\"v\":x}",
                "MALFORMED 11: expected value but found unexpected character at $.v (line 2, column 6)");
        assertEnds(documents, "\ufeffx", "MALFORMED 3: expected object but found invalid text at $ (line 1, column 1)");
    }

    private static ByteArrayInputStream source(String text) {
        return new ByteArrayInputStream(text.getBytes(UTF_8));
    }

    /** Pulled and fed, as a whole and byte by byte. */
    private static void assertEnds(EventFormat<Map<String, Object>> format, String text, String error)
            throws IOException {
        byte[] bytes = text.getBytes(UTF_8);
        for (List<String> outcome : List.of(
                Outcome.read(format, false, source(text)),
                Outcome.fed(format, false, bytes),
                Outcome.fed(
                        format, false, bytes, IntStream.range(1, bytes.length).toArray()))) {
            assertThat(outcome.get(outcome.size() - 1)).isEqualTo("ended " + error);
        }
    }

    @Test
    void nothingIsReadBehindClose() throws IOException {
        EventStream<Map<String, Object>> stream = open("{\"v\":1}\n{\"v\":2}\n");
        stream.read();
        stream.close();
        stream.close();
        assertThat(closed).hasValue(1);
        assertThatThrownBy(stream::read)
                .isExactlyInstanceOf(IOException.class)
                .hasMessage("the stream of events is closed");
    }

    @Test
    void anIteratorLooksAheadByOneEventAndOnlyWhenAsked() throws IOException {
        EventStream<Map<String, Object>> stream = open("{\"v\":1}\n{\"v\":2}\n{\"v\":3}\n");
        Iterator<Map<String, Object>> iterator = stream.iterator();
        assertThat(stream.position()).isZero();
        assertThat(iterator.hasNext()).isTrue();
        assertThat(iterator.hasNext()).isTrue();
        assertThat(stream.position()).isEqualTo(8);
        assertThat(iterator.next()).containsEntry("v", 1);
        assertThat(iterator.next()).containsEntry("v", 2);
        assertThat(stream.read()).as("all ways read the same events").containsEntry("v", 3);
        assertThat(iterator.hasNext()).isFalse();
        assertThatThrownBy(iterator::next)
                .isExactlyInstanceOf(NoSuchElementException.class)
                .hasMessage("there are no more events");
        assertThatThrownBy(iterator::remove).isInstanceOf(UnsupportedOperationException.class);
        assertThat(closed).hasValue(1);
    }

    @Test
    void aLoopAndForEach() throws IOException {
        List<Object> seen = new ArrayList<>();
        try (EventStream<Map<String, Object>> stream = open("{\"v\":1}\n{\"v\":2}\n{\"v\":3}\n")) {
            for (Map<String, Object> event : stream) {
                seen.add(event.get("v"));
                if (seen.size() == 2) {
                    break;
                }
            }
            stream.forEach(event -> seen.add(event.get("v")));
            stream.forEach(event -> seen.add("none"));
        }
        assertThat(seen).containsExactly(1, 2, 3);
        assertThat(closed).hasValue(1);
    }

    @Test
    void aJavaStreamIsLazyAndClosesTheSource() throws IOException {
        EventStream<Map<String, Object>> events = open("{\"v\":1}\nbad\n{\"v\":3}\n");
        try (Stream<Map<String, Object>> stream = events.stream()) {
            assertThat(stream.isParallel()).isFalse();
            assertThat(stream.limit(1).map(event -> event.get("v"))).containsExactly(1);
        }
        assertThat(closed).hasValue(1);

        try (Stream<Map<String, Object>> stream = open("{\"v\":1}\nbad\n").stream()) {
            assertThatThrownBy(stream::toList)
                    .hasMessage("expected object but found invalid text at $ (line 2, column 1)");
        }
        assertThat(closed).hasValue(2);

        StringBuilder text = new StringBuilder();
        for (int i = 0; i < 5_000; i++) {
            text.append("{\"v\":").append(i).append("}\n");
        }
        assertThat(open(text.toString()).stream()
                        .parallel()
                        .mapToInt(event -> (Integer) event.get("v"))
                        .sum())
                .isEqualTo(4_999 * 2_500);
        assertThat(closed).hasValue(3);
    }

    @Test
    void anExceptionOfTheCallersLoopLeavesTheStreamOpenForHim() throws IOException {
        try (EventStream<Map<String, Object>> stream = open("{\"v\":1}\n{\"v\":2}\n")) {
            assertThatThrownBy(() -> stream.forEach(event -> {
                        throw new IllegalStateException("stop");
                    }))
                    .hasMessage("stop");
            assertThat(closed).hasValue(0);
            assertThat(stream.read()).containsEntry("v", 2);
        }
        assertThat(closed).hasValue(1);
    }

    @Test
    void formatsAreImmutableAndOpenAnyNumberOfStreams() throws IOException {
        EventFormat<Map<String, Object>> handling = LINES.onRejected(bad -> {});
        assertThat(handling).isNotSameAs(LINES);
        byte[] bytes = "bad\n{\"v\":1}".getBytes(UTF_8);
        EventStream<Map<String, Object>> first = handling.read(new ByteArrayInputStream(bytes));
        EventStream<Map<String, Object>> second = handling.read(new ByteArrayInputStream(bytes));
        assertThat(first.read()).isEqualTo(second.read()).containsEntry("v", 1);
        assertThatThrownBy(() -> LINES.read(new ByteArrayInputStream(bytes)).read())
                .hasMessage("expected object but found invalid text at $ (line 1, column 1)");
        assertThatThrownBy(() -> LINES.onRejected(null))
                .isInstanceOf(NullPointerException.class)
                .hasMessage("handler");
        assertThatThrownBy(() -> LINES.withOptions(null))
                .isInstanceOf(NullPointerException.class)
                .hasMessage("options");
        assertThatThrownBy(() -> EventFormat.lines(null))
                .isInstanceOf(NullPointerException.class)
                .hasMessage("parser");
        assertThatThrownBy(() -> EventFormat.elements(ProbeParser.ANYTHING, null))
                .isInstanceOf(NullPointerException.class)
                .hasMessage("path");
    }

    @Test
    void aRejectedEventTellsAllInOneLine() throws IOException {
        List<RejectedEvent> bad = new ArrayList<>();
        LINES.onRejected(bad::add)
                .read(new ByteArrayInputStream("{}\n\n{\"v\":x} \n".getBytes(UTF_8)))
                .read();
        EventStream<Map<String, Object>> stream =
                LINES.onRejected(bad::add).read(new ByteArrayInputStream("{}\n\n{\"v\":x} \n".getBytes(UTF_8)));
        assertThat(stream.read()).isEmpty();
        assertThat(stream.read()).isNull();
        assertThat(bad).hasSize(1);
        assertThat(bad.get(0))
                .hasToString(
                        "event 2 (line 3, byte 4): expected value but found unexpected character at $.v (line 3, column 6)");
        assertThat(bad.get(0).document()).asString(UTF_8).isEqualTo("{\"v\":x} ");
        assertThat(bad.get(0).error().offset()).isEqualTo(9);
    }
}
