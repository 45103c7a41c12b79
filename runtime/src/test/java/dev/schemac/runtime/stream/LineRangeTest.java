package dev.schemac.runtime.stream;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.JsonParseException;
import dev.schemac.runtime.ProbeParser;
import dev.schemac.testing.Seed;
import dev.schemac.testing.Volume;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.ClosedChannelException;
import java.nio.channels.FileChannel;
import java.nio.channels.SeekableByteChannel;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.Collectors;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Ranges of files of JSON Lines. The oracle splits the whole file at line feeds, parses each line alone, and assigns it to
 * the range that contains its first byte.
 */
class LineRangeTest {
    private static final EventFormat<Map<String, Object>> LINES = EventFormat.lines(ProbeParser.ANYTHING);

    private static final String GZIP =
            "cannot read a range of gzip data: the beginning of a line is only known after all"
                    + " data before it has been decompressed; read the whole file instead";

    @TempDir
    private Path folder;

    /** An event or a bad event, and the offset of its line. */
    private record Line(long offset, String outcome) {}

    /** All events of a file. Bad ones have neither number nor line, which depend on the range. */
    private static List<Line> oracle(byte[] bytes, JsonOptions options) {
        List<Line> all = new ArrayList<>();
        for (int from = 0; from < bytes.length; ) {
            int end = from;
            while (end < bytes.length && bytes[end] != '\n') {
                end++;
            }
            int textEnd = end > from && bytes[end - 1] == '\r' ? end - 1 : end;
            byte[] text = Arrays.copyOfRange(bytes, from, textEnd);
            boolean blank = new String(text, ISO_8859_1).matches("[ \t\r]*");
            if (!blank || text.length > options.maxEventBytes()) {
                all.add(new Line(from, outcome(text, from, options)));
            }
            from = end + 1;
        }
        return all;
    }

    private static String outcome(byte[] text, int offset, JsonOptions options) {
        // A document alone may begin with a byte order mark, but of the lines of a file only the first one may.
        boolean badMark = offset > 0 && new String(text, UTF_8).startsWith("\uFEFF");
        String document = new String(text, 0, Math.min(text.length, options.maxEventBytes()), ISO_8859_1);
        try {
            if (text.length > options.maxEventBytes()) {
                return "bad " + offset + " [" + document + "] " + offset + ": document longer than "
                        + options.maxEventBytes() + " bytes";
            }
            byte[] parsed = badMark ? " \uFEFF{}".getBytes(UTF_8) : text;
            return "event " + Outcome.text(ProbeParser.ANYTHING.parse(parsed, options));
        } catch (JsonParseException e) {
            long at = badMark ? offset : offset + e.offset();
            return "bad " + offset + " [" + document + "] " + at + ": " + e.description();
        }
    }

    private static List<String> expected(List<Line> all, long from, long to) {
        return all.stream()
                .filter(line -> line.offset >= from && line.offset < to)
                .map(Line::outcome)
                .toList();
    }

    private interface Opening {
        EventStream<Map<String, Object>> open(EventFormat<Map<String, Object>> format) throws IOException;
    }

    /** The events and bad events of a range, in order. */
    private static List<String> read(JsonOptions options, Opening opening) throws IOException {
        List<String> seen = new ArrayList<>();
        EventFormat<Map<String, Object>> format = LINES.withOptions(options)
                .onRejected(bad -> seen.add("bad " + bad.offset() + " [" + new String(bad.document(), ISO_8859_1) + "] "
                        + bad.error().offset() + ": " + bad.error().description()));
        try (EventStream<Map<String, Object>> events = opening.open(format)) {
            for (Map<String, Object> event = events.read(); event != null; event = events.read()) {
                seen.add("event " + Outcome.text(event));
            }
        }
        return seen;
    }

    private Path file(byte[] bytes) throws IOException {
        return Files.write(folder.resolve("events.ndjson"), bytes);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "\n",
                "\r\n",
                "\n\n\n",
                "{\"v\":1}",
                "{\"v\":1}\n",
                "{\"v\":1}\r\n{\"v\":2}\r\n\r\n{\"v\":3}\r\n",
                "{\"v\":1}\n\n{\"v\":2}\n  \n{\"v\":3}",
                "\n{\"v\":\"\u00e9\u20ac\ud83d\ude00\"}\n{\"v\":\"\ud83d\ude00\"}",
                "\uFEFF{\"v\":1}\n\uFEFF{\"v\":2}\n{\"v\":3}\n",
                "{\"v\":1}\n{\"v\":}\nx\n{\"v\":2} {\"v\":3}\n\r\n{}",
                "{\"v\":\"longer than the limit\"}\n{\"v\":1}\r\n{\"v\":\"longer than the limit\"}",
                "{\"v\":\"\u00ff\"}\n\t\n{\"v\":[1,2]}\n\u001f\u008b\n"
            })
    void allPairsOfOffsets(String text) throws IOException {
        byte[] bytes = text.getBytes(UTF_8);
        Path file = file(bytes);
        for (JsonOptions options :
                List.of(JsonOptions.DEFAULT, JsonOptions.STRICT, JsonOptions.DEFAULT.withMaxEventBytes(12))) {
            List<Line> all = oracle(bytes, options);
            for (int from = 0; from <= bytes.length + 2; from++) {
                for (int to = from; to <= bytes.length + 2; to++) {
                    List<String> expected = expected(all, from, to);
                    long begin = from;
                    long end = to;
                    assertThat(read(options, format -> format.read(file, begin, end)))
                            .as("file from %d to %d", from, to)
                            .isEqualTo(expected);
                    assertThat(read(options, format -> format.read(new Forwards(bytes, 1), begin, end)))
                            .as("channel from %d to %d", from, to)
                            .isEqualTo(expected);
                }
            }
            assertThat(read(options, format -> format.read(file, 0, Long.MAX_VALUE)))
                    .isEqualTo(expected(all, 0, Long.MAX_VALUE));
        }
    }

    /** Lines of all lengths, up to several buffers, many of them bad. */
    private static byte[] randomFile(Random random) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        int lines = 1 + random.nextInt(200);
        for (int i = 0; i < lines; i++) {
            int length = random.nextInt(
                    switch (random.nextInt(60)) {
                        case 0 -> 300_000;
                        case 1, 2, 3 -> 20_000;
                        default -> 60;
                    });
            String string = (random.nextInt(3) == 0 ? "\u00e9\ud83d\ude00" : "ab").repeat(length / 4);
            String line = switch (random.nextInt(8)) {
                case 0 -> " ".repeat(length);
                case 1 -> "{\"v\":\"" + string;
                case 2 -> "";
                default -> "{\"v\":\"" + i + string + "\"}";
            };
            out.writeBytes(line.getBytes(UTF_8));
            if (i < lines - 1 || random.nextBoolean()) {
                out.writeBytes((random.nextInt(3) == 0 ? "\r\n" : "\n").getBytes(UTF_8));
            }
        }
        return out.toByteArray();
    }

    /** Cuts at random places, beside line feeds, and twice at the same place. */
    private static long[] randomCuts(Random random, byte[] bytes) {
        long[] cuts = new long[2 + random.nextInt(20)];
        for (int i = 1; i < cuts.length; i++) {
            int cut = random.nextInt(bytes.length + 1);
            if (random.nextInt(3) == 0) {
                while (cut < bytes.length && bytes[cut] != '\n') {
                    cut++;
                }
                cut = Math.max(0, Math.min(bytes.length, cut + random.nextInt(4) - 1));
            }
            cuts[i] = random.nextInt(8) == 0 ? cuts[i - 1] : cut;
        }
        cuts[0] = 0;
        cuts[cuts.length - 1] = bytes.length + random.nextInt(3);
        Arrays.sort(cuts);
        return cuts;
    }

    @Test
    void randomCutsOfRandomFiles() throws IOException {
        for (int round = 0; round < Volume.cases(60, 2_000); round++) {
            long seed = Seed.drawn() + round;
            Random random = new Random(seed);
            byte[] bytes = randomFile(random);
            Path file = file(bytes);
            JsonOptions options =
                    random.nextBoolean() ? JsonOptions.DEFAULT : JsonOptions.DEFAULT.withMaxEventBytes(1_000);
            List<String> expected = expected(oracle(bytes, options), 0, Long.MAX_VALUE);
            long[] cuts = randomCuts(random, bytes);
            List<String> ofFile = new ArrayList<>();
            List<String> ofChannel = new ArrayList<>();
            for (int i = 1; i < cuts.length; i++) {
                long from = cuts[i - 1];
                long to = cuts[i];
                int atATime = 1 + random.nextInt(random.nextBoolean() ? 10_000 : 100_000);
                ofFile.addAll(read(options, format -> format.read(file, from, to)));
                ofChannel.addAll(read(options, format -> format.read(new Forwards(bytes, atATime), from, to)));
            }
            String how = "-Dschemac.seed=" + seed + ", cuts " + Arrays.toString(cuts);
            assertThat(ofFile.equals(expected)).as(how).isTrue();
            assertThat(ofChannel.equals(expected)).as(how).isTrue();
        }
    }

    @Test
    void threadsShareAFile() throws Exception {
        byte[] bytes = randomFile(new Random(Seed.of(20261127)));
        Path file = file(bytes);
        long part = bytes.length / 7;
        ExecutorService threads = Executors.newFixedThreadPool(3);
        try {
            List<Future<List<String>>> ranges = new ArrayList<>();
            for (long from = 0; from < bytes.length; from += part) {
                long begin = from;
                ranges.add(threads.submit(
                        () -> read(JsonOptions.DEFAULT, format -> format.read(file, begin, begin + part))));
            }
            List<String> all = new ArrayList<>();
            for (Future<List<String>> range : ranges) {
                all.addAll(range.get());
            }
            assertThat(ranges).hasSizeGreaterThan(6);
            assertThat(all).isEqualTo(expected(oracle(bytes, JsonOptions.DEFAULT), 0, bytes.length));
        } finally {
            threads.shutdownNow();
        }
    }

    @Test
    void aRangeThatBeginsAtThePositionContainsTheRemainingEvents() throws IOException {
        String text = "{\"v\":1}\n\n{\"v\":\"\u00e9\"}\r\n{\"v\":}\n{\"v\":3}\n \n{\"v\":4}";
        byte[] bytes = text.getBytes(UTF_8);
        Path file = file(bytes);
        List<Line> all = oracle(bytes, JsonOptions.DEFAULT);
        EventFormat<Map<String, Object>> skipping = LINES.onRejected(bad -> {});
        for (int from = 0; from <= bytes.length + 1; from++) {
            for (long to = from; to <= bytes.length + 2; to++) {
                long end = to > bytes.length + 1 ? Long.MAX_VALUE : to;
                long begin = from;
                List<String> left = new ArrayList<>(expected(all, from, end));
                left.removeIf(outcome -> !outcome.startsWith("event"));
                try (EventStream<Map<String, Object>> events = skipping.read(file, from, end)) {
                    assertThat(events.position()).isEqualTo(begin);
                    while (true) {
                        long position = events.position();
                        assertThat(position).isBetween(begin, end);
                        List<String> rest = read(JsonOptions.DEFAULT, format -> format.read(file, position, end));
                        rest.removeIf(outcome -> !outcome.startsWith("event"));
                        assertThat(rest)
                                .as("from %d to %d, at %d", from, end, position)
                                .isEqualTo(left);
                        if (events.read() == null) {
                            break;
                        }
                        left.remove(0);
                    }
                }
                assertThat(left).isEmpty();
            }
        }
    }

    // ---- errors

    private static String error(Opening opening) throws IOException {
        try (EventStream<Map<String, Object>> events = opening.open(LINES)) {
            while (events.read() != null) {
                // up to the error
            }
        } catch (JsonParseException e) {
            return e.line() + ", " + e.offset() + ", " + e.column() + ": " + e.getMessage();
        }
        return "none";
    }

    @Test
    void errorsHaveTheirPlaceInTheFile() throws IOException {
        Path file = file("{\"v\":1}\n{\"v\":2}\n{\"v\":\u00e9]\n{\"v\":4}\n".getBytes(UTF_8));
        String expected = "expected value but found unexpected character at $.v";
        for (long to : new long[] {17, 25, 100}) {
            assertThat(error(format -> format.read(file, 0, to)))
                    .isEqualTo("3, 21, 6: " + expected + " (line 3, column 6)");
            for (long from : new long[] {1, 8, 15, 16}) {
                assertThat(error(format -> format.read(file, from, to)))
                        .as("from %d", from)
                        .isEqualTo("0, 21, 6: " + expected + " (byte 21, column 6)");
            }
        }
        assertThat(error(format -> format.read(file, 0, 16))).isEqualTo("none");
        assertThat(error(format -> format.read(file, 17, 25))).isEqualTo("none");
    }

    @Test
    void badEventsHaveTheirPlaceInTheFile() throws IOException {
        Path file = file("{\"v\":1}\n{\"v\":\n{\"v\":\"too long for the limit\"}\n".getBytes(UTF_8));
        List<String> bad = new ArrayList<>();
        EventFormat<Map<String, Object>> format = LINES.withOptions(JsonOptions.DEFAULT.withMaxEventBytes(20))
                .onRejected(event -> bad.add(event.line() + ", " + event.number() + ": " + event));
        try (EventStream<Map<String, Object>> whole = format.read(file, 0, 100)) {
            assertThat(whole.stream()).hasSize(1);
        }
        assertThat(bad)
                .containsExactly(
                        "2, 2: event 2 (line 2, byte 8): expected value but found end of input at $.v (line 2, column 6)",
                        "3, 3: event 3 (line 3, byte 14): document longer than 20 bytes at $ (line 3, column 1)");
        bad.clear();
        try (EventStream<Map<String, Object>> range = format.read(file, 3, 100)) {
            assertThat(range.read()).isNull();
        }
        assertThat(bad)
                .containsExactly(
                        "0, 1: event 1 of the range (byte 8): expected value but found end of input at $.v (byte 13, column 6)",
                        "0, 2: event 2 of the range (byte 14): document longer than 20 bytes at $ (byte 14, column 1)");
    }

    @Test
    void rangesOfGzipAreRejected() throws IOException {
        ByteArrayOutputStream compressed = new ByteArrayOutputStream();
        try (GZIPOutputStream out = new GZIPOutputStream(compressed)) {
            out.write("{\"v\":1}\n".getBytes(UTF_8));
        }
        byte[] bytes = compressed.toByteArray();
        Path file = file(bytes);
        for (long from : new long[] {0, 1, 5, 100}) {
            for (long to : new long[] {from, from + 1, Long.MAX_VALUE}) {
                assertThatThrownBy(() -> LINES.read(file, from, to))
                        .isInstanceOf(FileSystemException.class)
                        .hasMessage(file + ": " + GZIP);
                Forwards channel = new Forwards(bytes, 1);
                assertThatThrownBy(() -> LINES.read(channel, from, to))
                        .isInstanceOf(IOException.class)
                        .hasMessage(GZIP);
                assertThat(channel.isOpen()).isFalse();
            }
        }
        try (EventStream<Map<String, Object>> whole = LINES.read(file)) {
            assertThat(whole.stream()).hasSize(1);
        }
    }

    /** Before the file is opened. */
    @Test
    void rangesAreChecked() {
        Path absent = folder.resolve("absent");
        Forwards channel = new Forwards(new byte[0], 1);
        assertThatThrownBy(() -> LINES.read(absent, -1, 5))
                .isExactlyInstanceOf(IllegalArgumentException.class)
                .hasMessage("from must be at least 0 but is -1");
        assertThatThrownBy(() -> LINES.read(channel, -1, 5))
                .isExactlyInstanceOf(IllegalArgumentException.class)
                .hasMessage("from must be at least 0 but is -1");
        assertThatThrownBy(() -> LINES.read(absent, 5, 4))
                .isExactlyInstanceOf(IllegalArgumentException.class)
                .hasMessage("to must be at least from, which is 5, but is 4");
        assertThatThrownBy(() -> LINES.read(channel, 5, 4))
                .isExactlyInstanceOf(IllegalArgumentException.class)
                .hasMessage("to must be at least from, which is 5, but is 4");
        for (EventFormat<Map<String, Object>> format :
                List.of(EventFormat.documents(ProbeParser.ANYTHING), EventFormat.elements(ProbeParser.ANYTHING))) {
            for (Opening opening : List.<Opening>of(of -> of.read(absent, 0, 5), of -> of.read(channel, 0, 5))) {
                assertThatThrownBy(() -> opening.open(format))
                        .isExactlyInstanceOf(IllegalStateException.class)
                        .hasMessage("only JSON Lines can be read in ranges: in other formats, the beginning of an event"
                                + " is only known after all data before it has been read");
            }
        }
        assertThat(channel.isOpen()).isTrue();
        assertThatThrownBy(() -> LINES.read(absent, 0, 5)).isExactlyInstanceOf(NoSuchFileException.class);
    }

    @Test
    void channelsAreClosedWithTheirStream() throws IOException {
        byte[] bytes = "{\"v\":1}\n{\"v\":}\n".getBytes(UTF_8);
        Forwards closed = new Forwards(bytes, 100);
        LINES.read(closed, 0, 5).close();
        assertThat(closed.isOpen()).isFalse();

        Forwards ended = new Forwards(bytes, 100);
        EventStream<Map<String, Object>> events = LINES.read(ended, 0, 5);
        assertThat(events.read()).isNotNull();
        assertThat(ended.isOpen()).isTrue();
        assertThat(events.read()).isNull();
        assertThat(ended.isOpen()).isFalse();

        Forwards failed = new Forwards(bytes, 100);
        assertThatThrownBy(() -> LINES.read(failed, 5, 10).read()).isInstanceOf(JsonParseException.class);
        assertThat(failed.isOpen()).isFalse();
    }

    @Test
    void failuresOfChannelsAreThrownUnchanged() throws IOException {
        Path file = file("{\"v\":1}\n".getBytes(UTF_8));
        FileChannel closed = FileChannel.open(file);
        closed.close();
        assertThatThrownBy(() -> LINES.read(closed, 0, 5)).isExactlyInstanceOf(ClosedChannelException.class);
        assertThatThrownBy(() -> LINES.read(new Forwards(new byte[5], 0), 0, 5))
                .isExactlyInstanceOf(IOException.class)
                .hasMessage("the source returned no bytes in 10000 reads, and did not report its end");
        try (EventStream<Map<String, Object>> open = LINES.read(FileChannel.open(file), 0, 5)) {
            assertThat(open.stream().map(event -> event.get("v")).collect(Collectors.toList()))
                    .isEqualTo(List.of(1));
        }
    }

    /** After the range, only the rest of the last line is read, and at most one piece more. */
    @Test
    void littleIsReadAfterTheRange() throws IOException {
        byte[] bytes = "{\"v\":1}\n".repeat(100_000).getBytes(UTF_8);
        for (int to : new int[] {8, 80, 400_000}) {
            Forwards channel = new Forwards(bytes, bytes.length);
            try (EventStream<Map<String, Object>> events = LINES.read(channel, 0, to)) {
                assertThat(events.stream()).hasSize(to / 8);
            }
            assertThat(channel.position()).isEqualTo(to);
            Forwards inLine = new Forwards(bytes, bytes.length);
            try (EventStream<Map<String, Object>> events = LINES.read(inLine, 0, to + 1)) {
                assertThat(events.stream()).hasSize(to / 8 + 1);
            }
            assertThat(inLine.position()).isEqualTo(to + 1 + (1 << 13));
        }
        Forwards empty = new Forwards(bytes, bytes.length);
        assertThat(LINES.read(empty, 8, 8).read()).isNull();
        assertThat(empty.position()).isEqualTo(7);
    }

    /** A channel that cannot go backwards, and returns some bytes at a time, and none now and then. */
    private static final class Forwards implements SeekableByteChannel {
        private final byte[] bytes;
        private final int atATime;
        private long position;
        private int calls;
        private boolean open = true;

        Forwards(byte[] bytes, int atATime) {
            this.bytes = bytes;
            this.atATime = atATime;
        }

        @Override
        public int read(ByteBuffer target) {
            if (position >= bytes.length) {
                return -1;
            }
            int count = calls++ % 3 == 2
                    ? 0
                    : Math.min(target.remaining(), Math.min(atATime, bytes.length - (int) position));
            target.put(bytes, (int) position, count);
            position += count;
            return count;
        }

        @Override
        public long position() {
            return position;
        }

        @Override
        public SeekableByteChannel position(long newPosition) {
            assertThat(newPosition).isGreaterThanOrEqualTo(position);
            position = newPosition;
            return this;
        }

        @Override
        public boolean isOpen() {
            return open;
        }

        @Override
        public void close() {
            open = false;
        }

        @Override
        public long size() {
            throw new UnsupportedOperationException();
        }

        @Override
        public int write(ByteBuffer source) {
            throw new UnsupportedOperationException();
        }

        @Override
        public SeekableByteChannel truncate(long size) {
            throw new UnsupportedOperationException();
        }
    }
}
