package dev.schemac.codegen;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;

import dev.schemac.runtime.JsonEvent;
import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.JsonParseException;
import dev.schemac.runtime.ObjectParser;
import dev.schemac.runtime.stream.EventFeed;
import dev.schemac.runtime.stream.EventFormat;
import dev.schemac.runtime.stream.EventStream;
import dev.schemac.runtime.stream.RejectedEvent;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;

/**
 * Checks that documents in one stream have the same results as each document alone. JSON Lines contain all documents without
 * a line break, good and bad. Concatenated documents and elements of an array contain the good ones. If a bad document is
 * among them, the check only compares different cuts of the same stream.
 */
final class DifferentialStreams {
    private static final List<String> BLANK_LINES = List.of("\n", "\r\n", " \n", "\t \r\r\n");

    private final Random random;
    private long parses;

    /** An event or an error, in the order of the stream. */
    private record Item(JsonEvent event, RejectedEvent rejected) {}

    private static final class Result {
        final List<Item> items = new ArrayList<>();
        JsonParseException end;
    }

    DifferentialStreams(Random random) {
        this.random = random;
    }

    long parses() {
        return parses;
    }

    /** {@return the comparison in a first line, and the difference; null if there is none} */
    String difference(
            ObjectParser<JsonEvent> parser, JsonOptions options, List<byte[]> documents, List<Outcome> outcomes)
            throws IOException {
        String difference = lines(parser, options, documents, outcomes);
        if (difference == null) {
            difference = good(parser, options, documents, outcomes);
        }
        return difference == null ? bad(parser, options, documents, outcomes) : difference;
    }

    // ---- JSON Lines

    private String lines(
            ObjectParser<JsonEvent> parser, JsonOptions options, List<byte[]> documents, List<Outcome> outcomes)
            throws IOException {
        ByteArrayOutputStream all = new ByteArrayOutputStream();
        List<Outcome> expected = new ArrayList<>();
        List<Long> begins = new ArrayList<>();
        List<Integer> lineNumbers = new ArrayList<>();
        List<byte[]> sources = new ArrayList<>();
        int line = writeBlankLines(all, options);
        for (int i = 0; i < documents.size(); i++) {
            byte[] document = documents.get(i);
            if (isLine(document)) {
                begins.add((long) all.size());
                lineNumbers.add(++line);
                expected.add(outcomes.get(i));
                sources.add(document);
                all.write(document);
                all.write('\n');
            }
        }
        EventFormat<JsonEvent> format = EventFormat.lines(parser).withOptions(options);
        byte[] bytes = all.toByteArray();
        parses += expected.size();
        String way;
        Result result;
        switch (random.nextInt(64)) {
            case 0 -> {
                way = "lines, two threads";
                result = read(format, bytes, 2);
            }
            case 1 -> {
                return unordered(format, bytes, expected);
            }
            case 2, 3, 4, 5, 6, 7, 8, 9, 10, 11 -> {
                way = "lines, read";
                result = read(format, bytes, 0);
            }
            default -> {
                way = "lines, fed";
                result = fed(format, bytes, true);
            }
        }
        if (result.end != null || result.items.size() != expected.size()) {
            return way + "\n" + expected.size() + " lines, but " + result.items.size() + " and " + result.end + "\n"
                    + new String(bytes, ISO_8859_1);
        }
        for (int i = 0; i < expected.size(); i++) {
            String difference = difference(
                    expected.get(i), result.items.get(i), i, lineNumbers.get(i), begins.get(i), sources.get(i));
            if (difference != null) {
                return way + "\nline " + lineNumbers.get(i) + ": " + difference + "\n"
                        + new String(sources.get(i), ISO_8859_1);
            }
        }
        return null;
    }

    /**
     * Writes blank lines before the first document of some streams, after a byte order mark if the options skip one.
     * Returns their number. A mark directly before a document would be a part of its line.
     */
    private int writeBlankLines(ByteArrayOutputStream all, JsonOptions options) {
        int count = Math.max(0, random.nextInt(6) - 3);
        if (count > 0 && options.profile() == JsonOptions.Profile.DEFAULT && random.nextBoolean()) {
            all.writeBytes("\ufeff".getBytes(UTF_8));
        }
        for (int i = 0; i < count; i++) {
            all.writeBytes(BLANK_LINES.get(random.nextInt(BLANK_LINES.size())).getBytes(UTF_8));
        }
        return count;
    }

    /**
     * @param index of the event, from 0
     * @param line of the document, from 1
     */
    private static String difference(Outcome expected, Item item, int index, int line, long begin, byte[] source) {
        if (expected.error() == null) {
            return item.event != null && item.event.equals(expected.event()) ? null : expected + ", but " + shown(item);
        }
        if (item.rejected == null) {
            return expected + ", but " + shown(item);
        }
        JsonParseException error = item.rejected.error();
        boolean same = error.kind() == expected.error().kind()
                && error.description().equals(expected.error().description())
                && error.path().equals(expected.error().path())
                && error.offset() == begin + expected.error().offset()
                && error.line() == line
                && error.column() == expected.error().column()
                && item.rejected.line() == line
                && item.rejected.number() == index + 1
                && item.rejected.offset() == begin
                && Arrays.equals(item.rejected.document(), source);
        return same ? null : expected + " from byte " + begin + ", but " + shown(item);
    }

    private static String shown(Item item) {
        return item.rejected == null
                ? String.valueOf(item.event)
                : item.rejected + ", byte " + item.rejected.error().offset();
    }

    private String unordered(EventFormat<JsonEvent> format, byte[] bytes, List<Outcome> expected) throws IOException {
        Map<JsonEvent, Integer> counts = new HashMap<>();
        int good = 0;
        for (Outcome each : expected) {
            if (each.error() == null) {
                counts.merge(each.event(), 1, Integer::sum);
                good++;
            }
        }
        List<JsonEvent> events = new ArrayList<>();
        List<RejectedEvent> rejected = new ArrayList<>();
        format.onRejected(rejected::add).forEach(new ByteArrayInputStream(bytes), 2, event -> {
            synchronized (events) {
                events.add(event);
            }
        });
        events.forEach(event -> counts.merge(event, -1, Integer::sum));
        boolean same = events.size() == good
                && rejected.size() == expected.size() - good
                && counts.values().stream().allMatch(count -> count == 0);
        return same
                ? null
                : "lines, forEach\n" + good + " of " + expected.size() + " good, but " + events.size() + " and "
                        + rejected + "\n" + new String(bytes, ISO_8859_1);
    }

    /**
     * Returns whether a document can be a line. A line has no line break and is not blank. Only the first line may
     * have a byte order mark, so this one must not.
     */
    private static boolean isLine(byte[] document) {
        boolean blank = true;
        for (byte each : document) {
            if (each == '\n' || each == '\r') {
                return false;
            }
            blank &= each == ' ' || each == '\t';
        }
        return !blank && !startsWithByteOrderMark(document);
    }

    private static boolean startsWithByteOrderMark(byte[] document) {
        // Also matches an incomplete mark, which the bytes before or after it may complete.
        return document.length > 0 && document[0] == (byte) 0xef;
    }

    // ---- documents and elements

    private String good(
            ObjectParser<JsonEvent> parser, JsonOptions options, List<byte[]> documents, List<Outcome> outcomes)
            throws IOException {
        List<JsonEvent> expected = new ArrayList<>();
        boolean elements = random.nextBoolean();
        String path = random.nextBoolean() ? "$" : "$.some['users here']";
        ByteArrayOutputStream all = new ByteArrayOutputStream();
        if (elements) {
            all.write((path.equals("$") ? "[" : "{\"x\":[1,{}],\"some\":{\"users here\" :\n[ ").getBytes(UTF_8));
        }
        for (int i = 0; i < documents.size(); i++) {
            Outcome outcome = outcomes.get(i);
            if (outcome.error() == null && !startsWithByteOrderMark(documents.get(i))) {
                if (elements && !expected.isEmpty()) {
                    all.write(',');
                }
                all.write(documents.get(i));
                all.write(List.of("", " ", "\n", "\r\n").get(random.nextInt(4)).getBytes(UTF_8));
                expected.add(outcome.event());
            }
        }
        if (elements) {
            all.write((path.equals("$") ? "]" : "], \"y\":{}},\"z\":null}").getBytes(UTF_8));
        }
        EventFormat<JsonEvent> format =
                (elements ? EventFormat.elements(parser, path) : EventFormat.documents(parser)).withOptions(options);
        byte[] bytes = all.toByteArray();
        parses += expected.size();
        boolean feeds = random.nextBoolean();
        Result result = feeds ? fed(format, bytes, random.nextBoolean()) : read(format, bytes, 0);
        List<JsonEvent> events = result.items.stream().map(Item::event).toList();
        return result.end == null && events.equals(expected)
                ? null
                : (elements ? "elements" : "documents") + (feeds ? ", fed" : ", read") + "\n" + expected + ", but "
                        + events + " " + result.end + "\n" + new String(bytes, ISO_8859_1);
    }

    /** Compares the documents unchanged. The result is not checked, but it must be the same however the stream is cut. */
    private String bad(
            ObjectParser<JsonEvent> parser, JsonOptions options, List<byte[]> documents, List<Outcome> outcomes) {
        int count = Math.min(documents.size(), 4);
        ByteArrayOutputStream all = new ByteArrayOutputStream();
        boolean elements = random.nextBoolean();
        if (elements) {
            all.write('[');
        }
        for (int i = 0; i < count; i++) {
            if (elements && i > 0) {
                all.write(',');
            }
            all.writeBytes(documents.get(i));
        }
        EventFormat<JsonEvent> format =
                (elements ? EventFormat.elements(parser) : EventFormat.documents(parser)).withOptions(options);
        byte[] bytes = all.toByteArray();
        boolean handles = random.nextBoolean();
        Result whole = fed(format, bytes, handles, bytes.length);
        Result cut = fed(format, bytes, handles, 1 + random.nextInt(1 + random.nextInt(60)));
        parses += 2 * count;
        String expected = shown(whole);
        String actual = shown(cut);
        return expected.equals(actual)
                ? null
                : (elements ? "elements" : "documents") + ", cut\n" + expected + "but\n" + actual
                        + new String(bytes, ISO_8859_1);
    }

    private static String shown(Result result) {
        StringBuilder text = new StringBuilder();
        for (Item each : result.items) {
            text.append(shown(each)).append('\n');
        }
        JsonParseException end = result.end;
        return text.append(end == null ? "end" : end.kind() + " byte " + end.offset() + ": " + end.getMessage())
                .append('\n')
                .toString();
    }

    // ---- streams

    private static Result read(EventFormat<JsonEvent> format, byte[] bytes, int threads) throws IOException {
        Result result = new Result();
        EventFormat<JsonEvent> handling = format.onRejected(bad -> result.items.add(new Item(null, bad)));
        ByteArrayInputStream in = new ByteArrayInputStream(bytes);
        try (EventStream<JsonEvent> events = threads == 0 ? handling.read(in) : handling.read(in, threads)) {
            for (JsonEvent event = events.read(); event != null; event = events.read()) {
                result.items.add(new Item(event, null));
            }
        } catch (JsonParseException e) {
            result.end = e;
        }
        return result;
    }

    private Result fed(EventFormat<JsonEvent> format, byte[] bytes, boolean handles) {
        return fed(format, bytes, handles, 1 + random.nextInt(1 + random.nextInt(400)));
    }

    /** @param longest piece */
    private Result fed(EventFormat<JsonEvent> format, byte[] bytes, boolean handles, int longest) {
        Result result = new Result();
        EventFormat<JsonEvent> handling =
                handles ? format.onRejected(bad -> result.items.add(new Item(null, bad))) : format;
        EventFeed<JsonEvent> feed = handling.feed(event -> result.items.add(new Item(event, null)));
        try {
            for (int from = 0; from < bytes.length; ) {
                int length = longest >= bytes.length
                        ? bytes.length
                        : Math.min(bytes.length - from, 1 + random.nextInt(longest));
                feed.feed(bytes, from, length);
                from += length;
            }
            feed.finish();
        } catch (JsonParseException e) {
            result.end = e;
        }
        return result;
    }
}
