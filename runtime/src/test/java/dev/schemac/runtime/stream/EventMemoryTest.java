package dev.schemac.runtime.stream;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.schemac.runtime.EventType;
import dev.schemac.runtime.JsonAdapter;
import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.JsonParseException;
import dev.schemac.runtime.JsonWriter;
import dev.schemac.runtime.ProbeParser;
import dev.schemac.runtime.ScanningParser;
import dev.schemac.runtime.support.JsonFormat;
import dev.schemac.runtime.support.JsonKey;
import dev.schemac.runtime.support.JsonKeys;
import dev.schemac.runtime.support.JsonScanner;
import dev.schemac.runtime.support.StringSource;
import dev.schemac.runtime.support.event.GeneratedEventType;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.lang.ref.Reference;
import java.lang.ref.WeakReference;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The memory of a stream between two events, and of the events that it has delivered or rejected. */
class EventMemoryTest {
    private static final int LARGE = 3 << 20;

    private static byte[] event(int length) {
        return ("{\"v\":\"" + "x".repeat(length - 8) + "\"}").getBytes(UTF_8);
    }

    private static EventReader<Map<String, Object>> reader(boolean lines, int size) {
        EventSettings<Map<String, Object>> settings =
                new EventSettings<>(ProbeParser.ANYTHING, JsonOptions.DEFAULT, null);
        StreamBuffer in = new StreamBuffer(new byte[size]);
        return lines ? new LineReader<>(settings, in) : new BracketReader.Documents<>(settings, in);
    }

    private static void assertCollected(WeakReference<byte[]> array) throws InterruptedException {
        for (int i = 0; i < 100 && array.get() != null; i++) {
            System.gc();
            Thread.sleep(5);
        }
        assertThat(array.get()).isNull();
    }

    /** A source that remembers the last array into which it was read, if that is a large one. */
    private static final class Watched extends ByteArrayInputStream {
        WeakReference<byte[]> large = new WeakReference<>(null);
        int largest;

        Watched(byte[] bytes) {
            super(bytes);
        }

        @Override
        public synchronized int read(byte[] target, int from, int length) {
            if (target.length > StreamBuffer.LARGEST_IDLE) {
                large = new WeakReference<>(target);
                largest = Math.max(largest, target.length);
            }
            return super.read(target, from, length);
        }
    }

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void theArrayOfALargeEventIsReleasedBeforeTheNextEvent(boolean lines) throws Exception {
        byte[] bytes = Arrays.copyOf(event(LARGE), LARGE + 4);
        System.arraycopy("\n{}\n".getBytes(UTF_8), 0, bytes, LARGE, 4);
        Watched source = new Watched(bytes);
        EventReader<Map<String, Object>> reader = reader(lines, StreamBuffer.SIZE);
        try (EventStream<Map<String, Object>> stream = new EventStream<>(reader, ByteSource.of(source))) {
            assertThat(String.valueOf(stream.read().get("v"))).hasSize(LARGE - 8);
            assertThat(source.largest).isGreaterThan(LARGE);
            assertThat(reader.in.bytes.length).isLessThanOrEqualTo(StreamBuffer.LARGEST_IDLE);
            assertCollected(source.large);
            assertThat(stream.read()).isEmpty();
            assertThat(stream.read()).isNull();
        }
    }

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void aFeedReleasesTheArrayOfALargeEvent(boolean lines) {
        EventReader<Map<String, Object>> reader = reader(lines, EventFeed.FIRST_SIZE);
        List<Map<String, Object>> seen = new ArrayList<>();
        EventFeed<Map<String, Object>> feed = new EventFeed<>(reader, seen::add);
        byte[] bytes = event(LARGE);
        feed.feed(bytes, 0, LARGE - 1);
        assertThat(reader.in.bytes.length).isGreaterThanOrEqualTo(LARGE - 1);
        feed.feed(bytes, LARGE - 1, 1);
        if (lines) {
            assertThat(seen).isEmpty();
            assertThat(reader.in.bytes.length).isGreaterThanOrEqualTo(LARGE);
            feed.feed(new byte[] {'\n'}, 0, 1);
        }
        assertThat(seen).hasSize(1);
        assertThat(reader.in.bytes.length).isLessThanOrEqualTo(StreamBuffer.LARGEST_IDLE);
    }

    @Test
    void finishReleasesTheArrayOfALargeLine() {
        EventReader<Map<String, Object>> reader = reader(true, EventFeed.FIRST_SIZE);
        List<Map<String, Object>> seen = new ArrayList<>();
        EventFeed<Map<String, Object>> feed = new EventFeed<>(reader, seen::add);
        feed.feed(event(LARGE), 0, LARGE);
        assertThat(reader.in.bytes.length).isGreaterThanOrEqualTo(LARGE);
        feed.finish();
        assertThat(seen).hasSize(1);
        assertThat(reader.in.bytes.length).isLessThanOrEqualTo(StreamBuffer.LARGEST_IDLE);
    }

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void aFeedReleasesTheArrayOfItsCaller(boolean lines) throws Exception {
        EventFeed<Map<String, Object>> feed = new EventFeed<>(reader(lines, EventFeed.FIRST_SIZE), event -> {});
        WeakReference<byte[]> fed = feedNew(feed, "{\"v\":1}\n{\"v\":2}\n");
        assertCollected(fed);
        fed = feedNew(feed, "{\"v\":3}\n{\"v\":");
        assertCollected(fed);
        Reference.reachabilityFence(feed);
    }

    private static WeakReference<byte[]> feedNew(EventFeed<?> feed, String text) {
        byte[] bytes = text.getBytes(UTF_8);
        feed.feed(bytes, 0, bytes.length);
        return new WeakReference<>(bytes);
    }

    private record Lazy(long place, StringSource source) {
        String string() {
            return source.string(place);
        }
    }

    /** An object with the one column {@code s}, whose string is made on request. */
    private static final class LazyParser implements ScanningParser<Lazy> {
        private static final JsonKey KEY = JsonKey.string("s");
        private static final JsonKeys KEYS = JsonKeys.of(0x9E37_79B9_7F4A_7C15L, KEY);

        @Override
        public EventType<Lazy> eventType() {
            return GeneratedEventType.of(Lazy.class, "", "Lazy", List.of());
        }

        @Override
        public Lazy read(JsonScanner in) {
            in.beginObject();
            StringSource source = in.stringSource();
            long place = in.tryFirst(KEY) ? in.locateString() : 0;
            if (!in.endObject() && in.nextColumn(KEYS, 0) >= 0) {
                in.duplicateMember();
            }
            return new Lazy(place, source);
        }
    }

    /** The bytes of a stream are overwritten by later ones, and those of a feed by its caller. */
    @ParameterizedTest
    @ValueSource(strings = {"lines", "documents", "elements"})
    void stringsMadeOnRequestAreThoseOfTheirEvent(String framing) throws IOException {
        List<String> expected = new ArrayList<>();
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < 20_000; i++) {
            expected.add("event " + i);
            // some are read at once, others after the end of their line is known
            text.append("{\"s\":\"event ").append(i).append("\"}").append(i % 3 == 0 ? " \n" : "\n");
        }
        EventFormat<Lazy> format = switch (framing) {
            case "lines" -> EventFormat.lines(new LazyParser());
            case "documents" -> EventFormat.documents(new LazyParser());
            default -> EventFormat.elements(new LazyParser());
        };
        byte[] bytes = (framing.equals("elements")
                        ? "[" + text.toString().strip().replace('\n', ',') + "]"
                        : text)
                .toString()
                .getBytes(UTF_8);
        List<Lazy> read = new ArrayList<>();
        try (EventStream<Lazy> stream = format.read(new ByteArrayInputStream(bytes))) {
            stream.forEach(read::add);
        }
        assertThat(read.stream().map(Lazy::string)).isEqualTo(expected);

        List<Lazy> fed = new ArrayList<>();
        EventFeed<Lazy> feed = format.feed(fed::add);
        byte[] piece = new byte[1_000];
        for (int from = 0; from < bytes.length; from += piece.length) {
            int length = Math.min(piece.length, bytes.length - from);
            System.arraycopy(bytes, from, piece, 0, length);
            feed.feed(piece, 0, length);
            Arrays.fill(piece, (byte) '!');
        }
        feed.finish();
        assertThat(fed.stream().map(Lazy::string)).isEqualTo(expected);
    }

    private static final class FailingAdapter implements JsonAdapter<String> {
        @Override
        public String parse(String string) {
            throw new IllegalArgumentException(string);
        }

        @Override
        public void write(String value, JsonWriter out) {
            out.value(value);
        }
    }

    /** An object with the one column {@code s}, whose adapter accepts no string. */
    private static final ScanningParser<String> REJECTING = new ScanningParser<>() {
        private static final JsonFormat<String> FORMAT = JsonFormat.ofAdapter(new FailingAdapter(), JsonAdapter::parse);

        @Override
        public EventType<String> eventType() {
            return GeneratedEventType.of(String.class, "", "Rejecting", List.of());
        }

        @Override
        public String read(JsonScanner in) {
            in.beginObject();
            in.tryFirst(LazyParser.KEY);
            return in.readAs(FORMAT);
        }
    };

    /** It bounds the bad events that wait, so it counts their bytes, the characters of messages, and stack traces. */
    @Test
    void theMemoryOfARejectedEvent() {
        JsonParseException bad =
                catchThrowableOfType(JsonParseException.class, () -> REJECTING.parse("{\"s\":\"any\"}"));
        JsonParseException worse =
                catchThrowableOfType(JsonParseException.class, () -> ProbeParser.ANYTHING.parse("{\"v\":x}"));
        assertThat(bad).hasCauseInstanceOf(IllegalArgumentException.class);
        assertThat(worse).hasNoCause();
        for (int documentBytes : new int[] {0, 1, 1_000}) {
            byte[] document = new byte[documentBytes];
            assertThat(new RejectedEvent(1, 1, 0, document, bad).memory())
                    .isEqualTo(documentBytes + 2L * bad.getMessage().length() + 512 + 4_096);
            assertThat(new RejectedEvent(1, 1, 0, document, worse).memory())
                    .isEqualTo(documentBytes + 2L * worse.getMessage().length() + 512);
        }
    }
}
