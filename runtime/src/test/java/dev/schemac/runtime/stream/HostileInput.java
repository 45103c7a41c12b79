package dev.schemac.runtime.stream;

import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.JsonParseException;
import dev.schemac.runtime.ProbeParser;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.atomic.LongAdder;
import java.util.function.Supplier;
import java.util.zip.GZIPOutputStream;

/** The program of {@link HostileInputTest}: gives each input to each entry point, and prints what came of it. */
final class HostileInput {
    private static final JsonOptions OPTIONS = JsonOptions.DEFAULT.withMaxEventBytes(1 << 17);

    private HostileInput() {}

    /** A way into the library, with how many events it gave and how many it refused. */
    @FunctionalInterface
    private interface EntryPoint {
        void read(InputStream source, LongAdder events, LongAdder refused) throws IOException;
    }

    /** Argument: how many bytes each input has. */
    public static void main(String[] arguments) throws IOException {
        long bytes = Long.parseLong(arguments[0]);
        Map<String, Supplier<InputStream>> inputs = inputs(bytes);
        for (Map.Entry<String, EntryPoint> entry : entryPoints().entrySet()) {
            for (Map.Entry<String, Supplier<InputStream>> input : inputs.entrySet()) {
                LongAdder events = new LongAdder();
                LongAdder refused = new LongAdder();
                try {
                    entry.getValue().read(input.getValue().get(), events, refused);
                } catch (JsonParseException e) {
                    refused.increment();
                }
                System.out.println(
                        entry.getKey() + " | " + input.getKey() + " | " + (events.sum() > 0 ? "events" : "none") + " | "
                                + (refused.sum() > 1 ? "many refused" : refused.sum() + " refused"));
            }
        }
    }

    private static Map<String, Supplier<InputStream>> inputs(long bytes) throws IOException {
        Map<String, Supplier<InputStream>> inputs = new LinkedHashMap<>();
        inputs.put("string", () -> endless("{\"v\":\"", "x", bytes));
        inputs.put("string of escapes", () -> endless("{\"v\":\"", "\\u00e9", bytes));
        inputs.put("number", () -> endless("{\"v\":1", "7", bytes));
        inputs.put("arrays in arrays", () -> endless("{\"v\":", "[", bytes));
        inputs.put("objects in objects", () -> endless("{\"v\":", "{\"v\":", bytes));
        inputs.put("name", () -> endless("{\"", "n", bytes));
        inputs.put("members", () -> endless("{\"v\":1", ",\"z\":1", bytes));
        inputs.put("elements", () -> endless("{\"v\":[1", ",{}", bytes));
        inputs.put("blanks", () -> endless("", "   \t", bytes));
        inputs.put("blank lines", () -> endless("", "\n", bytes));
        // Each of these is refused by itself, which takes longer.
        inputs.put("bad lines", () -> endless("", "x\n", bytes / 64));
        inputs.put("bad array", () -> endless("[", "x,", bytes / 64));
        inputs.put("brackets", () -> endless("", "[", bytes));
        inputs.put("closing brackets", () -> endless("", "]}", bytes / 64));
        inputs.put("zeros", () -> endless("", "\0", bytes / 64));
        byte[] bomb = bomb(bytes);
        inputs.put("string in gzip", () -> new ByteArrayInputStream(bomb));
        return inputs;
    }

    private static InputStream endless(String begin, String again, long bytes) {
        return new LargeStream.Repeated(begin, again, bytes, "");
    }

    private static byte[] bomb(long bytes) throws IOException {
        ByteArrayOutputStream small = new ByteArrayOutputStream();
        try (GZIPOutputStream gzip = new GZIPOutputStream(small)) {
            endless("{\"v\":\"", "x", bytes).transferTo(gzip);
        }
        return small.toByteArray();
    }

    private static Map<String, EntryPoint> entryPoints() {
        Map<String, EntryPoint> entries = new LinkedHashMap<>();
        entries.put("parse", (source, events, refused) -> count(ProbeParser.ANYTHING.parse(source, OPTIONS), events));
        EventFormat<Map<String, Object>> lines = EventFormat.lines(ProbeParser.ANYTHING);
        EventFormat<Map<String, Object>> documents = EventFormat.documents(ProbeParser.ANYTHING);
        EventFormat<Map<String, Object>> elements = EventFormat.elements(ProbeParser.ANYTHING);
        EventFormat<Map<String, Object>> around = EventFormat.elements(ProbeParser.ANYTHING, "$.users");
        Map.of("lines", lines, "documents", documents, "elements", elements, "elements of $.users", around)
                .forEach((name, format) -> {
                    entries.put(name, (source, events, refused) -> {
                        try (EventStream<Map<String, Object>> stream =
                                refusing(format, refused).read(source)) {
                            drain(stream, events);
                        }
                    });
                    entries.put("feed of " + name, (source, events, refused) -> {
                        EventFeed<Map<String, Object>> feed =
                                refusing(format, refused).feed(event -> count(event, events));
                        byte[] piece = new byte[5_000];
                        for (int length = source.read(piece); length >= 0; length = source.read(piece)) {
                            feed.feed(piece, 0, length);
                        }
                        feed.finish();
                    });
                });
        entries.put("lines with 4 threads", (source, events, refused) -> {
            try (EventStream<Map<String, Object>> stream =
                    refusing(lines, refused).read(source, 4)) {
                drain(stream, events);
            }
        });
        entries.put(
                "lines with 4 threads, unordered",
                (source, events, refused) ->
                        refusing(lines, refused).forEach(source, 4, event -> count(event, events)));
        return entries;
    }

    private static EventFormat<Map<String, Object>> refusing(
            EventFormat<Map<String, Object>> format, LongAdder refused) {
        return format.withOptions(OPTIONS).onRejected(event -> {
            if (event.error().getMessage().length() > 20_000) {
                throw new IllegalStateException(
                        "a message of " + event.error().getMessage().length() + " characters");
            }
            refused.increment();
        });
    }

    private static void drain(EventStream<Map<String, Object>> stream, LongAdder events) throws IOException {
        for (Map<String, Object> event = stream.read(); event != null; event = stream.read()) {
            count(event, events);
        }
    }

    private static void count(Map<String, Object> event, LongAdder events) {
        if (event.size() > 1) {
            throw new IllegalStateException(event.toString());
        }
        events.increment();
    }
}
