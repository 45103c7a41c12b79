package dev.schemac.runtime.stream;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowable;

import dev.schemac.runtime.ProbeParser;
import dev.schemac.testing.Volume;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.channels.ReadableByteChannel;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What a source throws comes out as it is, behind the events before it, and the source is closed once. */
class FailingSourceTest {
    private static final EventFormat<Map<String, Object>> LINES = EventFormat.lines(ProbeParser.ANYTHING);

    private static final Throwable[] FAILURES = {
        new IOException("the line is dead"), new IllegalStateException("a bug"), new StackOverflowError("deep")
    };

    private static EventFormat<Map<String, Object>> format(String framing) {
        return switch (framing) {
            case "lines" -> LINES;
            case "documents" -> EventFormat.documents(ProbeParser.ANYTHING);
            default -> EventFormat.elements(ProbeParser.ANYTHING, framing);
        };
    }

    /** The events that are whole in so many bytes: those of a feed that never hears of an end. */
    private static List<String> wholeEvents(EventFormat<Map<String, Object>> format, byte[] bytes, int length) {
        Outcome outcome = new Outcome();
        format.feed(outcome::event).feed(bytes, 0, length);
        return outcome.lines();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '#',
            value = {
                "lines#{'v':1}|{'v':'two'}|  {'v':[3]}|",
                "documents#{'v':1}{'v':'two'} {'v':[3]}|",
                "$#[{'v':1},{'v':'two'} , {'v':[3]}]|",
                "$.users#{'a':[1,{'b':null}],'users':[{'v':1},{'v':'two'}],'c':true}"
            })
    void everyByteWhereTheSourceFails(String framing, String text) throws IOException {
        byte[] bytes = text.replace('\'', '"').replace('|', '\n').getBytes(UTF_8);
        EventFormat<Map<String, Object>> format = format(framing);
        for (Throwable failure : FAILURES) {
            for (int at = 0; at <= bytes.length; at++) {
                for (int atATime : new int[] {1, 5, 1000}) {
                    FailingSource source = new FailingSource(bytes, at, atATime, failure, null);
                    Outcome outcome = new Outcome();
                    Throwable thrown = catchThrowable(() -> pull(format.read(source), outcome));
                    assertThat(thrown).as("at byte %d", at).isSameAs(failure);
                    assertThat(source.closed).as("closed at byte %d", at).isEqualTo(1);
                    assertThat(source.failures).isEqualTo(1);
                    assertThat(source.readsWhenClosed).isZero();
                    assertThat(outcome.lines())
                            .as("events before byte %d", at)
                            .isEqualTo(wholeEvents(format, bytes, at));
                }
            }
        }
    }

    private static void pull(EventStream<Map<String, Object>> stream, Outcome outcome) throws IOException {
        try (stream) {
            for (Map<String, Object> event = stream.read(); event != null; event = stream.read()) {
                outcome.event(event);
            }
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 4})
    void everyByteWhereTheSourceFailsWithThreads(int threads) {
        byte[] bytes = "{\"v\":1}\n{\"v\":\"two\"}\n  {\"v\":[3]}\n{}\n".getBytes(UTF_8);
        for (Throwable failure : FAILURES) {
            for (int at = 0; at <= bytes.length; at += Volume.of(threads, 1)) {
                List<String> whole = wholeEvents(LINES, bytes, at);
                FailingSource ordered = new FailingSource(bytes, at, 5, failure, null);
                Outcome outcome = new Outcome();
                Throwable thrown = catchThrowable(() -> pull(LINES.read(ordered, threads), outcome));
                assertThat(thrown).as("at byte %d", at).isSameAs(failure);
                assertThat(outcome.lines()).as("events before byte %d", at).isEqualTo(whole);
                assertThat(ordered.closed).isEqualTo(1);
                assertThat(ordered.failures).isEqualTo(1);

                FailingSource unordered = new FailingSource(bytes, at, 5, failure, null);
                List<String> events = Collections.synchronizedList(new ArrayList<>());
                thrown = catchThrowable(
                        () -> LINES.forEach(unordered, threads, event -> events.add("event " + Outcome.text(event))));
                assertThat(thrown).as("at byte %d", at).isSameAs(failure);
                assertThat(Outcome.sorted(events))
                        .as("events before byte %d", at)
                        .isEqualTo(Outcome.sorted(whole));
                assertThat(unordered.closed).isEqualTo(1);
                assertThat(unordered.failures).isEqualTo(1);
            }
        }
    }

    /** Reading on behind a time-out would give bytes behind a gap: an event made of two halves. */
    @Test
    void nobodyReadsOnBehindAFailure() {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < 3_000; i++) {
            text.append("{\"v\":").append(i).append("}\n");
        }
        byte[] bytes = text.toString().getBytes(UTF_8);
        IOException failure = new IOException("timed out");
        for (int round = 0; round < Volume.of(8, 500); round++) {
            int at = 20_000 + round;
            FailingSource source = new FailingSource(bytes, at, 50, failure, null);
            Outcome outcome = new Outcome();
            assertThat(catchThrowable(() -> pull(LINES.read(source, 4), outcome)))
                    .isSameAs(failure);
            assertThat(outcome.lines()).isEqualTo(wholeEvents(LINES, bytes, at));
            assertThat(source.failures).isEqualTo(1);
        }
    }

    @Test
    void iteratorsAndJavaStreamsWrapWhatIsChecked() throws IOException {
        byte[] bytes = "{\"v\":1}\n{\"v\":2}\n".getBytes(UTF_8);
        IOException failure = new IOException("the line is dead");

        FailingSource source = new FailingSource(bytes, 8, 100, failure, null);
        Iterator<Map<String, Object>> iterator = LINES.read(source).iterator();
        assertThat(iterator.next()).containsEntry("v", 1);
        assertThatThrownBy(iterator::hasNext)
                .isExactlyInstanceOf(UncheckedIOException.class)
                .cause()
                .isSameAs(failure);
        assertThat(source.closed).isEqualTo(1);
        assertThatThrownBy(iterator::next)
                .isExactlyInstanceOf(UncheckedIOException.class)
                .hasRootCauseMessage("the stream of events is closed");

        FailingSource ofStream = new FailingSource(bytes, 8, 100, failure, null);
        List<Object> seen = new ArrayList<>();
        assertThatThrownBy(() -> LINES.read(ofStream).stream().forEach(seen::add))
                .isExactlyInstanceOf(UncheckedIOException.class)
                .cause()
                .isSameAs(failure);
        assertThat(seen).containsExactly(Map.of("v", 1));
        assertThat(ofStream.closed).isEqualTo(1);

        FailingSource ofLoop = new FailingSource(bytes, 8, 100, FAILURES[1], null);
        assertThat(catchThrowable(() -> LINES.read(ofLoop).forEach(seen::add))).isSameAs(FAILURES[1]);
    }

    @Test
    void whatClosingThrowsIsSuppressedBehindAFailureAndComesOutAtTheEnd() throws IOException {
        byte[] bytes = "{\"v\":1}\n{\"v\":x}\n".getBytes(UTF_8);
        for (Throwable onClose : FAILURES) {
            IOException failure = new IOException("the line is dead");
            FailingSource source = new FailingSource(bytes, 4, 100, failure, onClose);
            assertThat(catchThrowable(() -> LINES.read(source).read())).isSameAs(failure);
            assertThat(failure).hasSuppressedException(onClose);

            FailingSource bad = new FailingSource(bytes, -1, 100, null, onClose);
            EventStream<Map<String, Object>> badEvent = LINES.read(bad);
            assertThat(badEvent.read()).containsEntry("v", 1);
            assertThatThrownBy(badEvent::read)
                    .hasMessage("expected value but found unexpected character at $.v (line 2, column 6)")
                    .hasSuppressedException(onClose);
            assertThatThrownBy(badEvent::read)
                    .isExactlyInstanceOf(IOException.class)
                    .hasMessage("the stream of events is closed");
            badEvent.close();
            assertThat(bad.closed).isEqualTo(1);

            FailingSource good = new FailingSource(bytes, -1, 100, null, onClose);
            EventStream<Map<String, Object>> toItsEnd =
                    LINES.onRejected(rejected -> {}).read(good);
            assertThat(toItsEnd.read()).containsEntry("v", 1);
            assertThat(catchThrowable(toItsEnd::read)).isSameAs(onClose);
            assertThat(toItsEnd.read()).isNull();
            toItsEnd.close();
            assertThat(good.closed).isEqualTo(1);

            IOException first = new IOException("the line is dead");
            FailingSource atOnce = new FailingSource(bytes, 0, 100, first, onClose);
            assertThat(catchThrowable(() -> LINES.read(atOnce))).isSameAs(first);
            assertThat(first).hasSuppressedException(onClose);
            assertThat(atOnce.closed).isEqualTo(1);

            FailingSource threads = new FailingSource(bytes, -1, 100, null, onClose);
            assertThatThrownBy(() -> LINES.forEach(threads, 2, event -> {}))
                    .hasMessage("expected value but found unexpected character at $.v (line 2, column 6)")
                    .hasSuppressedException(onClose);
            assertThat(threads.closed).isEqualTo(1);
        }
    }

    @Test
    void aSourceThatGivesNothingForEverIsAnError() {
        InputStream nothing = new ByteArrayInputStream("{\"v\":1}\n".getBytes(ISO_8859_1)) {
            @Override
            public synchronized int read(byte[] target, int from, int length) {
                return available() > 0 ? super.read(target, from, length) : 0;
            }
        };
        Outcome outcome = new Outcome();
        assertThatThrownBy(() -> pull(LINES.read(nothing), outcome))
                .isExactlyInstanceOf(IOException.class)
                .hasMessage("the source returned no bytes in 10000 reads, and did not report its end");
        assertThat(outcome.lines()).containsExactly("event {v=1;}");
    }

    /** A source may give nothing now and then, at any place; that is neither an end nor an event. */
    @ParameterizedTest
    @ValueSource(strings = {"lines", "documents", "$"})
    void everyByteWhereTheSourceGivesNothingForAWhile(String framing) throws IOException {
        String text = framing.equals("$") ? "[{'v':1},{'v':2}]" : "{'v':1}\n{'v':2}";
        byte[] bytes = text.replace('\'', '"').getBytes(UTF_8);
        for (int at = 1; at <= bytes.length; at++) {
            for (int times : new int[] {1, 9_999, 10_000}) {
                for (int threads = 0; threads <= (framing.equals("lines") ? 2 : 0); threads++) {
                    int place = at;
                    InputStream source = new ByteArrayInputStream(bytes) {
                        private int given;

                        @Override
                        public synchronized int read(byte[] target, int from, int length) {
                            if (pos == place && given < times) {
                                given++;
                                return 0;
                            }
                            return super.read(target, from, pos < place ? Math.min(length, place - pos) : length);
                        }
                    };
                    EventFormat<Map<String, Object>> format = format(framing);
                    Outcome outcome = new Outcome();
                    EventStream<Map<String, Object>> stream =
                            threads == 0 ? format.read(source) : format.read(source, threads);
                    Throwable thrown = catchThrowable(() -> pull(stream, outcome));
                    String as = times + " times at byte " + at + ", " + threads + " threads";
                    if (times == 10_000) {
                        assertThat(thrown)
                                .as(as)
                                .isExactlyInstanceOf(IOException.class)
                                .hasMessage("the source returned no bytes in 10000 reads, and did not report its end");
                        assertThat(outcome.lines()).as(as).isEqualTo(wholeEvents(format, bytes, at));
                    } else {
                        assertThat(thrown).as(as).isNull();
                        assertThat(outcome.lines()).as(as).containsExactly("event {v=1;}", "event {v=2;}");
                    }
                }
            }
        }
    }

    @Test
    void channelsFailAndCloseAsStreamsDo() {
        IOException failure = new IOException("the line is dead");
        FailingSource source = new FailingSource("{\"v\":1}\n{}".getBytes(UTF_8), 9, 4, failure, null);
        ReadableByteChannel channel = new ReadableByteChannel() {
            @Override
            public int read(ByteBuffer target) throws IOException {
                byte[] some = new byte[target.remaining()];
                int count = source.read(some, 0, some.length);
                if (count > 0) {
                    target.put(some, 0, count);
                }
                return count;
            }

            @Override
            public boolean isOpen() {
                return source.closed == 0;
            }

            @Override
            public void close() throws IOException {
                source.close();
            }
        };
        Outcome outcome = new Outcome();
        assertThat(catchThrowable(() -> pull(LINES.read(channel), outcome))).isSameAs(failure);
        assertThat(outcome.lines()).containsExactly("event {v=1;}");
        assertThat(source.closed).isEqualTo(1);
    }

    @Test
    void whatTheHandlerThrowsEndsTheStream() throws IOException {
        byte[] bytes = "{\"v\":1}\nbad\n{\"v\":2}\n".getBytes(UTF_8);
        RuntimeException refusal = new IllegalArgumentException("no more of that");
        EventFormat<Map<String, Object>> format = LINES.onRejected(bad -> {
            throw refusal;
        });
        for (int threads = 0; threads <= 2; threads++) {
            FailingSource source = new FailingSource(bytes, -1, 100, null, null);
            EventStream<Map<String, Object>> stream = threads == 0 ? format.read(source) : format.read(source, threads);
            assertThat(stream.read()).containsEntry("v", 1);
            assertThat(catchThrowable(stream::read)).isSameAs(refusal);
            assertThatThrownBy(stream::read).hasMessage("the stream of events is closed");
            assertThat(source.closed).isEqualTo(1);
        }
        FailingSource source = new FailingSource(bytes, -1, 100, null, null);
        assertThat(catchThrowable(() -> format.forEach(source, 2, event -> {}))).isSameAs(refusal);
        assertThat(source.closed).isEqualTo(1);
    }
}
