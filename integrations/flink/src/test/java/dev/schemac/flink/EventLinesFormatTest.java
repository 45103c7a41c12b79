package dev.schemac.flink;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.schemac.flink.beans.Click;
import dev.schemac.flink.beans.ClickParser;
import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.JsonParseException;
import dev.schemac.testing.Seed;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.zip.GZIPOutputStream;
import org.apache.flink.configuration.Configuration;
import org.apache.flink.configuration.MemorySize;
import org.apache.flink.connector.file.src.FileSourceSplit;
import org.apache.flink.connector.file.src.impl.StreamFormatAdapter;
import org.apache.flink.connector.file.src.reader.BulkFormat;
import org.apache.flink.connector.file.src.reader.StreamFormat;
import org.apache.flink.connector.file.src.util.CheckpointedPosition;
import org.apache.flink.connector.file.src.util.RecordAndPosition;
import org.apache.flink.util.InstantiationUtil;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Files in splits, wherever these are cut and wherever a reader goes on. */
final class EventLinesFormatTest {
    private static final String LINES =
            "{\"at\":0}\n{\"at\":1,\"user\":\"\u00e9\ud83d\ude00\"}\r\n\n{\"at\":2}\n  \n{\"at\":3}";

    @TempDir
    private Path folder;

    private final EventLinesFormat<Click> format;

    EventLinesFormatTest() throws Exception {
        format = InstantiationUtil.clone(EventLinesFormat.of(ClickParser.INSTANCE));
    }

    private Path file(String name, byte[] content) throws IOException {
        return Files.write(folder.resolve(name), content);
    }

    /** What Flink makes of a format: the reader of a split, with the position behind each event. */
    private List<RecordAndPosition<Click>> read(FileSourceSplit split, EventLinesFormat<Click> format, int fetchSize)
            throws Exception {
        Configuration configuration = new Configuration();
        configuration.set(StreamFormat.FETCH_IO_SIZE, new MemorySize(fetchSize));
        return read(split, new StreamFormatAdapter<>(format), configuration, () -> {});
    }

    /** @param change called after the first batch */
    private static List<RecordAndPosition<Click>> read(
            FileSourceSplit split,
            BulkFormat<Click, FileSourceSplit> adapter,
            Configuration configuration,
            Runnable change)
            throws IOException {
        List<RecordAndPosition<Click>> events = new ArrayList<>();
        try (BulkFormat.Reader<Click> reader = split.getReaderPosition().isPresent()
                ? adapter.restoreReader(configuration, split)
                : adapter.createReader(configuration, split)) {
            for (BulkFormat.RecordIterator<Click> batch = reader.readBatch();
                    batch != null;
                    batch = reader.readBatch()) {
                for (RecordAndPosition<Click> next = batch.next(); next != null; next = batch.next()) {
                    events.add(new RecordAndPosition<>(next.getRecord(), next.getOffset(), next.getRecordSkipCount()));
                }
                batch.releaseBatch();
                change.run();
            }
        }
        return events;
    }

    /** A reader that begins at the position of an event gives those behind it. */
    private void assertGoesOnBehind(
            int event, List<RecordAndPosition<Click>> all, Path file, long from, long to, int fetchSize)
            throws Exception {
        CheckpointedPosition position = new CheckpointedPosition(
                all.get(event).getOffset(), all.get(event).getRecordSkipCount());
        assertThat(times(read(Splits.split(file, from, to, position), format, fetchSize)))
                .as("%d to %d from %s on", from, to, position)
                .isEqualTo(times(all.subList(event + 1, all.size())));
    }

    private static List<Long> times(List<RecordAndPosition<Click>> events) {
        return events.stream().map(event -> event.getRecord().getAt()).toList();
    }

    @Test
    void givesEachLineToOneSplit() throws Exception {
        for (String content : List.of(LINES, LINES + "\n", LINES + "\n\n")) {
            byte[] bytes = content.getBytes(UTF_8);
            Path file = file("clicks.jsonl", bytes);
            for (int first = 1; first < bytes.length; first++) {
                for (int second = first; second < bytes.length; second += second - first < 3 ? 1 : 7) {
                    List<Long> times = new ArrayList<>();
                    times.addAll(times(read(Splits.split(file, 0, first, null), format, 1 << 20)));
                    if (second > first) {
                        times.addAll(times(read(Splits.split(file, first, second, null), format, 1 << 20)));
                    }
                    times.addAll(times(read(Splits.split(file, second, bytes.length, null), format, 1 << 20)));
                    assertThat(times).as("splits at %d and %d", first, second).containsExactly(0L, 1L, 2L, 3L);
                }
            }
        }
    }

    @Test
    void goesOnBehindEachEvent() throws Exception {
        byte[] bytes = LINES.getBytes(UTF_8);
        Path file = file("clicks.jsonl", bytes);
        for (int fetchSize : new int[] {1, 1 << 20}) {
            for (int end = 1; end <= bytes.length; end++) {
                for (int from = 0; from < end; from += 5) {
                    List<RecordAndPosition<Click>> all = read(Splits.split(file, from, end, null), format, fetchSize);
                    for (int i = 0; i < all.size(); i++) {
                        assertGoesOnBehind(i, all, file, from, end, fetchSize);
                    }
                }
            }
        }
    }

    @Test
    void positionsAreThoseOfLines() throws Exception {
        Random random = new Random(1);
        StringBuilder lines = new StringBuilder();
        for (int i = 0; i < 20_000; i++) {
            lines.append("{\"at\":")
                    .append(i)
                    .append(",\"user\":\"")
                    .append("u".repeat(random.nextInt(30)))
                    .append("\"}\n");
        }
        byte[] bytes = lines.toString().getBytes(UTF_8);
        Path file = file("clicks.jsonl", bytes);
        List<RecordAndPosition<Click>> all = read(Splits.split(file, 0, bytes.length, null), format, 100_000);
        assertThat(all).hasSize(20_000);
        RecordAndPosition<Click> last = all.get(all.size() - 1);
        assertThat(last.getOffset()).as("of the last batch").isGreaterThan(bytes.length / 2);
        assertThat(bytes[(int) last.getOffset() - 1]).isEqualTo((byte) '\n');
        for (int i = 0; i < all.size(); i += 997) {
            assertGoesOnBehind(i, all, file, 0, bytes.length, 100_000);
        }
    }

    @Test
    void leavesCompressedFilesToFlink() throws Exception {
        ByteArrayOutputStream compressed = new ByteArrayOutputStream();
        try (GZIPOutputStream out = new GZIPOutputStream(compressed)) {
            for (int i = 0; i < 5_000; i++) {
                out.write(("{\"at\":" + i + ",\"user\":\"always the same\"}\n").getBytes(UTF_8));
            }
        }
        byte[] bytes = compressed.toByteArray();
        Path file = file("clicks.jsonl.gz", bytes);
        List<RecordAndPosition<Click>> all = read(Splits.split(file, 0, bytes.length, null), format, 65_536);
        assertThat(all).hasSize(5_000);
        for (int i = 0; i < all.size(); i += 499) {
            assertGoesOnBehind(i, all, file, 0, bytes.length, 65_536);
        }
    }

    @Test
    void failsAtALineThatIsRefused() throws Exception {
        byte[] bytes = "{\"at\":0}\n{\"at\":\"one\"}\n{\"at\":2}\n".getBytes(UTF_8);
        Path file = file("clicks.jsonl", bytes);
        for (int from : new int[] {0, 1, 9}) {
            assertThatThrownBy(() -> read(Splits.split(file, from, bytes.length, null), format, 1 << 20))
                    .isInstanceOf(IOException.class)
                    .hasCauseInstanceOf(JsonParseException.class)
                    .hasMessage(
                            "cannot read the line that contains byte 15 of its file: expected long but found string at $.at; onRejected(...) skips such lines; FileSource.forBulkFileFormat(...) names the file")
                    .cause()
                    .hasMessage("expected long but found string at $.at (" + (from == 0 ? "line 2" : "byte 15")
                            + ", column 7)");
        }
        assertThatThrownBy(() -> read(
                        Splits.split(file, 0, bytes.length, null),
                        format.withOptions(JsonOptions.DEFAULT.withMaxEventBytes(9)),
                        1 << 20))
                .isInstanceOf(IOException.class)
                .hasMessageContaining("9 bytes");
    }

    /** What the handler of the test got; it travels, and so may hold nothing. */
    private static final List<RejectedLine> REJECTED = new ArrayList<>();

    @Test
    void goesOnBehindLinesThatAreRefused() throws Exception {
        long seed = Seed.drawn();
        Random random = new Random(seed);
        ByteArrayOutputStream content = new ByteArrayOutputStream();
        List<Long> good = new ArrayList<>();
        List<Long> bad = new ArrayList<>();
        for (long i = 0; i < 3_000; i++) {
            byte[] line = ("{\"at\":" + i + ",\"user\":\"" + "u".repeat(random.nextInt(30)) + "\"}").getBytes(UTF_8);
            if (i > 0 && random.nextInt(20) == 0) {
                bad.add((long) content.size());
                line = switch (random.nextInt(5)) {
                    case 0 -> Arrays.copyOf(line, 1 + random.nextInt(line.length - 1));
                    case 1 -> (new String(line, UTF_8) + new String(line, UTF_8)).getBytes(UTF_8);
                    case 2 -> new byte[] {0x1F, (byte) 0x8B, 8, 0, 0};
                    case 3 -> new byte[] {(byte) 0xEF, (byte) 0xBB, (byte) 0xBF, '{', '}'};
                    default -> new byte[] {'{', '"', (byte) 0xFF, '"', ':', '1', '}'};
                };
            } else {
                good.add(i);
            }
            content.write(line);
            content.write('\n');
        }
        byte[] bytes = content.toByteArray();
        Path file = file("clicks.jsonl", bytes);
        EventLinesFormat<Click> skipping = InstantiationUtil.clone(format.onRejected(line -> REJECTED.add(line)));
        for (int size : new int[] {bytes.length, 7_001, 640, 33}) {
            REJECTED.clear();
            List<Long> times = new ArrayList<>();
            for (int from = 0; from < bytes.length; from += size) {
                times.addAll(times(
                        read(Splits.split(file, from, Math.min(bytes.length, from + size), null), skipping, 1 << 20)));
            }
            assertThat(times).as("-Dschemac.seed=%d, splits of %d", seed, size).isEqualTo(good);
            assertThat(REJECTED.stream().map(RejectedLine::offset))
                    .as("-Dschemac.seed=%d, splits of %d", seed, size)
                    .isEqualTo(bad);
            for (RejectedLine line : REJECTED) {
                int offset = (int) line.offset();
                assertThat(line.document())
                        .isEqualTo(Arrays.copyOfRange(bytes, offset, offset + line.document().length));
                assertThat(bytes[offset + line.document().length]).isEqualTo((byte) '\n');
                assertThat(line.error().offset()).isBetween(line.offset(), line.offset() + line.document().length);
                assertThat(line)
                        .hasToString(
                                "line at byte " + offset + ": " + line.error().getMessage());
            }
        }
    }

    @Test
    void looksForAByteOrderMarkAtTheBeginningOnly() throws Exception {
        byte[] bytes = "\uFEFF{\"at\":1}\n\uFEFF{\"at\":2}\n{\"at\":3}\n".getBytes(UTF_8);
        Path file = file("clicks.jsonl", bytes);
        EventLinesFormat<Click> skipping = InstantiationUtil.clone(format.onRejected(line -> REJECTED.add(line)));
        for (int cut = 1; cut < bytes.length; cut++) {
            REJECTED.clear();
            List<Long> times = new ArrayList<>(times(read(Splits.split(file, 0, cut, null), skipping, 1 << 20)));
            times.addAll(times(read(Splits.split(file, cut, bytes.length, null), skipping, 1 << 20)));
            assertThat(times).as("cut at %d", cut).containsExactly(1L, 3L);
            assertThat(REJECTED).hasSize(1);
        }
    }

    @Test
    void skipsAByteOrderMarkBeforeBlankLines() throws Exception {
        for (String blank : List.of("", "\n", "\r\n", " \n\n")) {
            byte[] bytes = ("\uFEFF" + blank + "{\"at\":1}\n").getBytes(UTF_8);
            Path file = file("clicks.jsonl", bytes);
            for (int cut = 1; cut < bytes.length; cut++) {
                List<Long> times = new ArrayList<>(times(read(Splits.split(file, 0, cut, null), format, 1 << 20)));
                times.addAll(times(read(Splits.split(file, cut, bytes.length, null), format, 1 << 20)));
                assertThat(times).as("cut at %d", cut).containsExactly(1L);
            }
            Path empty = file("empty.jsonl", ("\uFEFF" + blank).getBytes(UTF_8));
            assertThat(read(Splits.split(empty, 0, Files.size(empty), null), format, 1 << 20))
                    .isEmpty();
        }
    }

    @Test
    void refusesGzipThatFlinkDoesNotKnow() throws Exception {
        ByteArrayOutputStream compressed = new ByteArrayOutputStream();
        try (GZIPOutputStream out = new GZIPOutputStream(compressed)) {
            out.write("{\"at\":1}\n".getBytes(UTF_8));
        }
        Path file = file("clicks.jsonl", compressed.toByteArray());
        assertThatThrownBy(() -> read(Splits.split(file, 0, compressed.size(), null), format, 1 << 20))
                .isInstanceOf(IOException.class)
                .hasMessage("expected JSON Lines but found gzip data; rename the file: Flink only "
                        + "decompresses files whose names end in .gz");
    }

    private static String named(Path file) {
        return org.apache.flink.core.fs.Path.fromLocalFile(file.toFile()).toString();
    }

    /** {@code FileSource.forBulkFileFormat} provides the path of each file. */
    @Test
    void errorsNameTheFile() throws Exception {
        byte[] bytes = "{\"at\":0}\n{\"at\":\"one\"}\n{\"at\":2}\n".getBytes(UTF_8);
        Path file = file("clicks.jsonl", bytes);
        FileSourceSplit split = Splits.split(file, 0, bytes.length, null);
        assertThatThrownBy(() -> read(split, format, new Configuration(), () -> {}))
                .isInstanceOf(IOException.class)
                .hasCauseInstanceOf(JsonParseException.class)
                .hasMessage("cannot read the line that contains byte 15 of " + named(file)
                        + ": expected long but found string at $.at; onRejected(...) skips such lines");
        FileSourceSplit restored = Splits.split(file, 0, bytes.length, new CheckpointedPosition(9, 0));
        assertThatThrownBy(() -> read(restored, format, new Configuration(), () -> {}))
                .hasMessageStartingWith("cannot read the line that contains byte 15 of " + named(file) + ": ");

        REJECTED.clear();
        EventLinesFormat<Click> skipping = InstantiationUtil.clone(format.onRejected(line -> REJECTED.add(line)));
        assertThat(times(read(split, skipping, new Configuration(), () -> {}))).containsExactly(0L, 2L);
        assertThat(REJECTED)
                .hasToString("[" + named(file)
                        + ": line at byte 9: expected long but found string at $.at (line 2, column 7)]");
        assertThat(REJECTED.get(0).file()).isEqualTo(named(file));

        Path compressed = file("clicks.json", new byte[] {0x1F, (byte) 0x8B, 8, 0});
        assertThatThrownBy(() -> read(Splits.split(compressed, 0, 4, null), format, new Configuration(), () -> {}))
                .isInstanceOf(IOException.class)
                .hasMessage("cannot read " + named(compressed) + ": expected JSON Lines but found gzip data;"
                        + " rename the file: Flink only decompresses files whose names end in .gz");
    }

    /** Gzip of few bytes is longer than they are. */
    @Test
    void compressedFilesAreReadToTheirEnd() throws Exception {
        ByteArrayOutputStream compressed = new ByteArrayOutputStream();
        try (GZIPOutputStream out = new GZIPOutputStream(compressed)) {
            out.write("{\"at\":1}\n".getBytes(UTF_8));
        }
        Path file = file("clicks.jsonl.gz", compressed.toByteArray());
        FileSourceSplit split = Splits.split(file, 0, compressed.size(), null);
        assertThat(times(read(split, format, new Configuration(), () -> {}))).containsExactly(1L);
        // it has grown since Flink listed it
        ByteArrayOutputStream more = new ByteArrayOutputStream();
        try (GZIPOutputStream out = new GZIPOutputStream(more)) {
            out.write("{\"at\":2}\n".repeat(1_000).getBytes(UTF_8));
        }
        Files.write(file, more.toByteArray(), StandardOpenOption.APPEND);
        assertThat(read(split, format, new Configuration(), () -> {})).hasSize(1_001);
    }

    /** Before a split is opened, and while it is read: neither the end of a split, nor a rejected line. */
    @Test
    void filesThatBecomeShorterFailTheJob() throws Exception {
        byte[] bytes = ("{\"at\":1,\"user\":\"" + "u".repeat(100) + "\"}\n")
                .repeat(5_000)
                .getBytes(UTF_8);
        EventLinesFormat<Click> skipping = InstantiationUtil.clone(format.onRejected(line -> REJECTED.add(line)));
        Configuration small = new Configuration();
        small.set(StreamFormat.FETCH_IO_SIZE, new MemorySize(10_000));
        REJECTED.clear();
        for (int to : new int[] {bytes.length / 2, bytes.length}) {
            for (boolean before : new boolean[] {true, false}) {
                Path file = file("clicks.jsonl", bytes);
                FileSourceSplit split = Splits.split(file, 0, to, null);
                Runnable truncate = () -> truncate(file, to / 2);
                if (before) {
                    truncate.run();
                }
                assertThatThrownBy(() -> read(split, skipping, small, truncate))
                        .isInstanceOf(IOException.class)
                        .hasMessage("cannot read " + named(file) + ": expected at least " + to + " bytes but found "
                                + to / 2 + ", because the file was truncated while it was read;"
                                + " read a copy, or rotate logs by renaming them");
            }
        }
        Path file = file("clicks.jsonl", bytes);
        FileSourceSplit first = Splits.split(file, 0, bytes.length / 2, null);
        truncate(file, 1_000);
        assertThatThrownBy(() -> read(first, new StreamFormatAdapter<>(skipping), small, () -> {}))
                .isInstanceOf(IOException.class)
                .hasMessageStartingWith("expected at least " + bytes.length / 2 + " bytes but found 1000, because");
        assertThat(REJECTED).isEmpty();
    }

    private static void truncate(Path file, int size) {
        try (FileChannel channel = FileChannel.open(file, StandardOpenOption.WRITE)) {
            channel.truncate(size);
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    @Test
    void knowsItsType() {
        assertThat(format.getProducedType()).isEqualTo(EventTypeInfo.of(Click.class));
        assertThat(format.isSplittable()).isTrue();
    }
}
