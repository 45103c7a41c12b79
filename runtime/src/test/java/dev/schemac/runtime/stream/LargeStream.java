package dev.schemac.runtime.stream;

import static java.nio.charset.StandardCharsets.US_ASCII;

import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.ProbeParser;
import java.io.IOException;
import java.io.InputStream;
import java.util.Map;
import java.util.concurrent.atomic.LongAdder;

/** The program of {@link LargeStreamsTest}: reads a stream that is made as it is read, and prints what came of it. */
final class LargeStream {
    private static final String FILLING = "{\"name\":\"somebody\",\"age\":42,\"tags\":[\"a\",\"b\"],\"on\":true}";

    private LargeStream() {}

    /** A beginning, then a text again and again until so many bytes are there, then an end. */
    static final class Repeated extends InputStream {
        private final byte[][] parts;
        private final long repeated;
        private int part;
        private int at;
        private volatile long given;

        Repeated(String begin, String again, long bytes, String end) {
            byte[] block = again.repeat((1 << 16) / again.length()).getBytes(US_ASCII);
            parts = new byte[][] {begin.getBytes(US_ASCII), block, end.getBytes(US_ASCII)};
            repeated = (bytes + block.length - 1) / block.length * block.length;
        }

        @Override
        public int read() {
            byte[] one = new byte[1];
            return read(one, 0, 1) < 0 ? -1 : one[0];
        }

        @Override
        public int read(byte[] target, int from, int length) {
            while (part < 3 && at == parts[part].length) {
                at = 0;
                if (part != 1 || given >= repeated) {
                    part++;
                }
            }
            if (part == 3) {
                return -1;
            }
            int count = Math.min(length, parts[part].length - at);
            System.arraycopy(parts[part], at, target, from, count);
            at += count;
            given += part == 1 ? count : 0;
            return count;
        }

        /** Waits until nobody reads any more, which is when all that may wait does. */
        void awaitRest() {
            long before = -1;
            while (before != given) {
                before = given;
                try {
                    Thread.sleep(300);
                } catch (InterruptedException e) {
                    throw new IllegalStateException(e);
                }
            }
        }

        long events(int length) {
            return repeated / length;
        }
    }

    /** Arguments: what is read and how many bytes it has, for each stream. */
    public static void main(String[] arguments) throws IOException {
        for (int i = 0; i < arguments.length; i += 2) {
            read(arguments[i], Long.parseLong(arguments[i + 1]));
        }
    }

    private static void read(String what, long bytes) throws IOException {
        long start = System.nanoTime();
        JsonOptions options = JsonOptions.DEFAULT.withMaxEventBytes(1 << 20);
        EventFormat<Map<String, Object>> lines =
                EventFormat.lines(ProbeParser.NOTHING).withOptions(options);
        EventFormat<Map<String, Object>> users =
                EventFormat.elements(ProbeParser.NOTHING, "$.users").withOptions(options);
        String line = FILLING + "\n";
        String element = FILLING + ",";
        LongAdder events = new LongAdder();
        LongAdder rejected = new LongAdder();
        Repeated source;
        EventStream<Map<String, Object>> stream = null;
        long expected = 1;
        switch (what) {
            case "lines", "lines with 2 threads", "unordered lines with 2 threads" -> {
                source = new Repeated("", line, bytes, FILLING);
                expected = source.events(line.length()) + 1;
                if (what.equals("lines")) {
                    stream = lines.read(source);
                } else if (what.startsWith("lines")) {
                    stream = lines.read(source, 2);
                } else {
                    lines.forEach(source, 2, event -> events.increment());
                }
            }
            case "array" -> {
                source = new Repeated("[", element, bytes, FILLING + "]");
                expected = source.events(element.length()) + 1;
                stream = EventFormat.elements(ProbeParser.NOTHING)
                        .withOptions(options)
                        .read(source);
            }
            case "line" ->
                stream = lines.onRejected(bad -> rejected.increment())
                        .read(new Repeated("{\"v\":\"", "x", bytes, "\"}\n{}\n"));
            case "line with 2 threads" ->
                stream = lines.onRejected(bad -> rejected.increment())
                        .read(new Repeated("{\"v\":\"", "x", bytes, "\"}\n{}\n"), 2);
            case "document" ->
                stream = EventFormat.documents(ProbeParser.NOTHING)
                        .withOptions(options)
                        .onRejected(bad -> rejected.increment())
                        .read(new Repeated("{\"v\":[", "{\"x\":[1,\"]\"]},", bytes, "0]}{}"));
            case "skipped string" -> stream = users.read(new Repeated("{\"a\":\"", "x", bytes, "\",\"users\":[{}]}"));
            case "skipped array" -> stream = users.read(new Repeated("{\"users\":[{}],\"a\":[", element, bytes, "0]}"));
            case "bad lines" ->
                stream = lines.onRejected(bad -> rejected.increment()).read(new Repeated("{}\n", "x\n", bytes, "{"));
            case "bad lines with 2 threads", "bad lines with 16 threads", "bad lines with 64 threads" ->
                stream = lines.onRejected(bad -> rejected.increment())
                        .read(new Repeated("{}\n", "x\n", bytes, "{"), Integer.parseInt(what.split(" ")[3]));
            case "unordered bad lines behind a slow consumer" -> {
                Repeated bad = new Repeated("{}\n", "x\n", bytes, "{");
                lines.onRejected(event -> rejected.increment()).forEach(bad, 3, event -> {
                    bad.awaitRest();
                    events.increment();
                });
            }
            case "nested arrays", "nested objects" ->
                stream = EventFormat.documents(ProbeParser.NOTHING)
                        .withOptions(options)
                        .onRejected(bad -> rejected.increment())
                        .read(new Repeated("{}", what.endsWith("arrays") ? "[" : "{\"a\":", bytes, ""));
            case "fed nested arrays" -> {
                Repeated nested = new Repeated("{}", "[", bytes, "");
                EventFeed<Map<String, Object>> feed = EventFormat.elements(ProbeParser.NOTHING)
                        .withOptions(options)
                        .onRejected(bad -> rejected.increment())
                        .feed(event -> events.increment());
                feed.feed(new byte[] {'[', '{', '}', ','}, 0, 4);
                byte[] piece = new byte[1 << 16];
                nested.read(piece, 0, 2);
                for (int count = nested.read(piece, 0, piece.length); count >= 0; ) {
                    feed.feed(piece, 0, count);
                    count = nested.read(piece, 0, piece.length);
                }
            }
            case "blanks" -> stream = users.read(new Repeated("{\"users\":[{}", " \n", bytes, "]}"));
            default -> throw new IllegalArgumentException(what);
        }
        if (stream != null) {
            for (Map<String, Object> event = stream.read(); event != null; event = stream.read()) {
                events.increment();
            }
        }
        if (events.sum() != expected) {
            throw new IllegalStateException("expected " + expected + " events but there were " + events.sum());
        }
        System.out.printf(
                "%s of %s bytes: all events, %s rejected, %s ms%n",
                what, bytes, rejected.sum(), (System.nanoTime() - start) / 1_000_000);
    }
}
