package dev.schemac.runtime.stream;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import dev.schemac.runtime.JsonParseException;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.Arrays;
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
                + new String(bad.source(), ISO_8859_1) + "] " + text(bad.error()));
    }

    void ended(JsonParseException e) {
        lines.add("ended " + text(e));
    }

    private static String text(Object value) {
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

    /** The format of the tests: any object, of which the column {@code v} is kept, with all bad events in this outcome. */
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
        Outcome outcome = new Outcome();
        InputStream source = new ByteArrayInputStream(bytes) {
            private int calls;

            @Override
            public synchronized int read(byte[] target, int from, int length) {
                return calls++ % 3 == 2 ? 0 : super.read(target, from, Math.min(atATime, length));
            }
        };
        try (EventStream<Map<String, Object>> events =
                outcome.handling(format, handles).read(source)) {
            for (Map<String, Object> event = events.read(); event != null; event = events.read()) {
                outcome.event(event);
            }
        } catch (JsonParseException e) {
            outcome.ended(e);
        }
        return outcome.lines;
    }
}
