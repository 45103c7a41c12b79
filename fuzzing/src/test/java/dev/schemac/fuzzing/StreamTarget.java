package dev.schemac.fuzzing;

import dev.schemac.runtime.JsonEvent;
import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.JsonParseException;
import dev.schemac.runtime.stream.EventFeed;
import dev.schemac.runtime.stream.EventFormat;
import dev.schemac.runtime.stream.EventStream;
import dev.schemac.runtime.stream.RejectedEvent;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/**
 * Reads a stream. The first byte of the input selects the way to read it, the second the number of cuts. One byte for the
 * length of each cut follows, then the stream. The events, rejected events and end are the same for the whole stream, cut,
 * byte by byte, and from an InputStream.
 */
public final class StreamTarget {
    private StreamTarget() {}

    public static void fuzzerTestOneInput(byte[] input) throws IOException {
        if (input.length < 2) {
            return;
        }
        int how = input[0];
        int cuts = Math.min(input[1] & 15, input.length - 2);
        byte[] bytes = Arrays.copyOfRange(input, 2 + cuts, input.length);
        int[] lengths = new int[cuts];
        for (int i = 0; i < cuts; i++) {
            lengths[i] = input[2 + i] & 63;
        }
        JsonOptions options = Everything.PROFILES.get((how >> 2 & 3) % 3);
        if ((how & 16) != 0) {
            options = options.withMaxEventBytes(24).withMaxDepth(4);
        }
        EventFormat<JsonEvent> format = switch (how & 3) {
            case 0 -> EventFormat.lines(Everything.INNER);
            case 1 -> EventFormat.documents(Everything.INNER);
            case 2 -> EventFormat.elements(Everything.INNER);
            default -> EventFormat.elements(Everything.INNER, "$.a.b");
        };
        format = format.withOptions(options);
        boolean handles = (how & 32) != 0;
        String whole = fed(format, handles, bytes);
        same(whole, fed(format, handles, bytes, lengths), "cut");
        int[] ones = new int[bytes.length];
        Arrays.fill(ones, 1);
        same(whole, fed(format, handles, bytes, ones), "byte by byte");
        if (bytes.length < 2 || bytes[0] != 0x1f) {
            same(whole, read(format, handles, bytes), "read");
        }
    }

    private static void same(String whole, String other, String how) {
        if (!other.equals(whole)) {
            throw new AssertionError("whole:\n" + whole + how + ":\n" + other);
        }
    }

    private static EventFormat<JsonEvent> handling(EventFormat<JsonEvent> format, boolean handles, StringBuilder log) {
        return handles ? format.onRejected(bad -> rejected(bad, log)) : format;
    }

    private static void rejected(RejectedEvent bad, StringBuilder log) {
        log.append(bad).append(' ').append(bad.error().kind()).append(' ');
        log.append(new String(bad.document(), StandardCharsets.ISO_8859_1)).append('\n');
    }

    private static String fed(EventFormat<JsonEvent> format, boolean handles, byte[] bytes, int... lengths) {
        StringBuilder log = new StringBuilder();
        EventFeed<JsonEvent> feed =
                handling(format, handles, log).feed(event -> log.append(event).append('\n'));
        try {
            int from = 0;
            for (int length : lengths) {
                int most = Math.min(length, bytes.length - from);
                feed.feed(bytes, from, most);
                from += most;
            }
            feed.feed(bytes, from, bytes.length - from);
            feed.finish();
        } catch (JsonParseException e) {
            log.append(e.kind()).append(' ').append(e.offset()).append(' ').append(e.getMessage());
        }
        return log.toString();
    }

    private static String read(EventFormat<JsonEvent> format, boolean handles, byte[] bytes) throws IOException {
        StringBuilder log = new StringBuilder();
        try (EventStream<JsonEvent> events = handling(format, handles, log).read(new ByteArrayInputStream(bytes))) {
            for (JsonEvent event = events.read(); event != null; event = events.read()) {
                log.append(event).append('\n');
            }
        } catch (JsonParseException e) {
            log.append(e.kind()).append(' ').append(e.offset()).append(' ').append(e.getMessage());
        }
        return log.toString();
    }
}
