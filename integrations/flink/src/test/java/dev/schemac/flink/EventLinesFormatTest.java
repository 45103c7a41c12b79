package dev.schemac.flink;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.schemac.flink.beans.Click;
import dev.schemac.flink.beans.ClickParser;
import dev.schemac.runtime.JsonOptions;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
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

    private FileSourceSplit split(Path file, long from, long to, CheckpointedPosition position) throws IOException {
        return new FileSourceSplit(
                "split",
                org.apache.flink.core.fs.Path.fromLocalFile(file.toFile()),
                from,
                to - from,
                0,
                Files.size(file),
                new String[0],
                position);
    }

    private Path file(String name, byte[] content) throws IOException {
        return Files.write(folder.resolve(name), content);
    }

    /** What Flink makes of a format: the reader of a split, with the position behind each event. */
    private List<RecordAndPosition<Click>> read(FileSourceSplit split, EventLinesFormat<Click> format, int fetchSize)
            throws Exception {
        Configuration configuration = new Configuration();
        configuration.set(StreamFormat.FETCH_IO_SIZE, new MemorySize(fetchSize));
        StreamFormatAdapter<Click> adapter = new StreamFormatAdapter<>(format);
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
            }
        }
        return events;
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
                    times.addAll(times(read(split(file, 0, first, null), format, 1 << 20)));
                    if (second > first) {
                        times.addAll(times(read(split(file, first, second, null), format, 1 << 20)));
                    }
                    times.addAll(times(read(split(file, second, bytes.length, null), format, 1 << 20)));
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
                    List<RecordAndPosition<Click>> all = read(split(file, from, end, null), format, fetchSize);
                    for (int i = 0; i < all.size(); i++) {
                        CheckpointedPosition position = new CheckpointedPosition(
                                all.get(i).getOffset(), all.get(i).getRecordSkipCount());
                        assertThat(times(read(split(file, from, end, position), format, fetchSize)))
                                .as("%d to %d from %s on", from, end, position)
                                .isEqualTo(times(all.subList(i + 1, all.size())));
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
        List<RecordAndPosition<Click>> all = read(split(file, 0, bytes.length, null), format, 100_000);
        assertThat(all).hasSize(20_000);
        RecordAndPosition<Click> last = all.get(all.size() - 1);
        assertThat(last.getOffset()).as("of the last batch").isGreaterThan(bytes.length / 2);
        assertThat(bytes[(int) last.getOffset() - 1]).isEqualTo((byte) '\n');
        for (int i = 0; i < all.size(); i += 997) {
            CheckpointedPosition position =
                    new CheckpointedPosition(all.get(i).getOffset(), all.get(i).getRecordSkipCount());
            assertThat(times(read(split(file, 0, bytes.length, position), format, 100_000)))
                    .isEqualTo(times(all.subList(i + 1, all.size())));
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
        List<RecordAndPosition<Click>> all = read(split(file, 0, bytes.length, null), format, 65_536);
        assertThat(all).hasSize(5_000);
        for (int i = 0; i < all.size(); i += 499) {
            CheckpointedPosition position =
                    new CheckpointedPosition(all.get(i).getOffset(), all.get(i).getRecordSkipCount());
            assertThat(times(read(split(file, 0, bytes.length, position), format, 65_536)))
                    .isEqualTo(times(all.subList(i + 1, all.size())));
        }
    }

    @Test
    void failsAtALineThatIsRefused() throws Exception {
        Path file = file("clicks.jsonl", "{\"at\":0}\n{\"at\":\"one\"}\n{\"at\":2}\n".getBytes(UTF_8));
        assertThatThrownBy(() -> read(split(file, 0, Files.size(file), null), format, 1 << 20))
                .isInstanceOf(IOException.class)
                .hasMessageContaining("expected long but found string at $.at");
        assertThatThrownBy(() -> read(
                        split(file, 0, Files.size(file), null),
                        format.withOptions(JsonOptions.DEFAULT.withMaxEventBytes(9)),
                        1 << 20))
                .isInstanceOf(IOException.class)
                .hasMessageContaining("9 bytes");
    }

    @Test
    void knowsItsType() {
        assertThat(format.getProducedType()).isEqualTo(EventTypeInfo.of(Click.class));
        assertThat(format.isSplittable()).isTrue();
    }
}
