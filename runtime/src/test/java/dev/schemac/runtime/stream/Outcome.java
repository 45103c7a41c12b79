package dev.schemac.runtime.stream;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import dev.schemac.runtime.JsonParseException;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;

/** All that came of a stream, in order: events, what was rejected, and the error that ended it; each as one line of text. */
final class Outcome {
    private final List<String> lines = new ArrayList<>();

    void event(Map<String, Object> event) {
        lines.add("event " + text(event));
    }

    void rejected(RejectedEvent bad) {
        lines.add("rejected " + bad.number() + " line " + bad.line() + " byte " + bad.offset() + " ["
                + new String(bad.document(), ISO_8859_1) + "] " + text(bad.error()));
    }

    void ended(JsonParseException e) {
        lines.add("ended " + text(e));
    }

    static String text(Object value) {
        if (value instanceof Object[] array) {
            return Arrays.stream(array).map(Outcome::text).toList().toString();
        }
        if (value instanceof Map<?, ?> map) {
            StringBuilder text = new StringBuilder("{");
            map.forEach((name, member) ->
                    text.append(name).append('=').append(text(member)).append(';'));
            return text.append('}').toString();
        }
        return value instanceof String ? "'" + value + "'" : String.valueOf(value);
    }

    private static String text(JsonParseException e) {
        return e.kind() + " " + e.offset() + ": " + e.getMessage();
    }

    List<String> lines() {
        return lines;
    }

    /** The format of the tests: any object, of which the column {@code v} is read, with all bad events in this outcome. */
    EventFormat<Map<String, Object>> handling(EventFormat<Map<String, Object>> format, boolean handles) {
        return handles ? format.onRejected(this::rejected) : format;
    }

    /** What comes of bytes that are fed in pieces which end at these places, and at their end. */
    static List<String> fed(EventFormat<Map<String, Object>> format, boolean handles, byte[] bytes, int... ends) {
        Outcome outcome = new Outcome();
        EventFeed<Map<String, Object>> feed = outcome.handling(format, handles).feed(outcome::event);
        try {
            int from = 0;
            for (int end : ends) {
                feed.feed(bytes, from, end - from);
                from = end;
            }
            feed.feed(bytes, from, bytes.length - from);
            feed.finish();
        } catch (JsonParseException e) {
            outcome.ended(e);
        }
        return outcome.lines;
    }

    /** What comes of bytes that are read from a source which gives so many at a time, and none now and then. */
    static List<String> read(EventFormat<Map<String, Object>> format, boolean handles, byte[] bytes, int atATime)
            throws IOException {
        return read(format, handles, new Trickle(bytes, atATime));
    }

    /** What comes of a source, closed in the end. */
    static List<String> read(EventFormat<Map<String, Object>> format, boolean handles, InputStream source)
            throws IOException {
        Outcome outcome = new Outcome();
        outcome.drain(() -> outcome.handling(format, handles).read(source));
        return outcome.lines;
    }

    /** As {@link #read(EventFormat, boolean, InputStream)}, parsed ahead by threads. */
    static List<String> read(EventFormat<Map<String, Object>> format, boolean handles, InputStream source, int threads)
            throws IOException {
        Outcome outcome = new Outcome();
        outcome.drain(() -> outcome.handling(format, handles).read(source, threads));
        return outcome.lines;
    }

    /** What comes of a source whose events are read by threads: events in the order of their text, then all else. */
    static List<String> unordered(
            EventFormat<Map<String, Object>> format, boolean handles, InputStream source, int threads)
            throws IOException {
        Outcome outcome = new Outcome();
        List<String> events = Collections.synchronizedList(new ArrayList<>());
        try {
            outcome.handling(format, handles).forEach(source, threads, event -> events.add("event " + text(event)));
        } catch (JsonParseException e) {
            outcome.ended(e);
        }
        return sorted(events, outcome.lines);
    }

    /** An outcome as {@link #unordered} gives it. */
    static List<String> sorted(List<String> outcome) {
        return sorted(
                outcome.stream().filter(line -> line.startsWith("event ")).toList(),
                outcome.stream().filter(line -> !line.startsWith("event ")).toList());
    }

    private static List<String> sorted(List<String> events, List<String> others) {
        List<String> sorted = new ArrayList<>(events);
        Collections.sort(sorted);
        sorted.addAll(others);
        return sorted;
    }

    private interface Opening {
        EventStream<Map<String, Object>> open() throws IOException;
    }

    private void drain(Opening opening) throws IOException {
        try (EventStream<Map<String, Object>> events = opening.open()) {
            for (Map<String, Object> event = events.read(); event != null; event = events.read()) {
                event(event);
            }
        } catch (JsonParseException e) {
            ended(e);
        }
    }

    /** A source that gives so many bytes at a time, and none now and then. */
    static final class Trickle extends ByteArrayInputStream {
        private final int atATime;
        private int calls;

        Trickle(byte[] bytes, int atATime) {
            super(bytes);
            this.atATime = atATime;
        }

        @Override
        public synchronized int read(byte[] target, int from, int length) {
            return calls++ % 3 == 2 ? 0 : super.read(target, from, Math.min(atATime, length));
        }
    }
}
