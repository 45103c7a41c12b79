package dev.schemac.flink.table;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.schemac.flink.EventTypeInfo;
import dev.schemac.flink.Splits;
import dev.schemac.flink.beans.Click;
import dev.schemac.flink.internal.row.ChangelogEnvelope;
import dev.schemac.flink.internal.row.ErrorColumn;
import dev.schemac.flink.internal.row.ErrorPart;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.apache.flink.configuration.Configuration;
import org.apache.flink.configuration.MemorySize;
import org.apache.flink.connector.file.src.FileSourceSplit;
import org.apache.flink.connector.file.src.reader.BulkFormat;
import org.apache.flink.connector.file.src.reader.StreamFormat;
import org.apache.flink.connector.file.src.util.CheckpointedPosition;
import org.apache.flink.connector.file.src.util.RecordAndPosition;
import org.apache.flink.table.api.DataTypes;
import org.apache.flink.table.data.RowData;
import org.apache.flink.table.runtime.typeutils.InternalTypeInfo;
import org.apache.flink.table.types.logical.RowType;
import org.apache.flink.util.InstantiationUtil;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Rows of files in splits, and bad lines. */
final class RowLinesFormatTest {
    /** The prices of lines 2 and 4 do not fit the column, and line 3 is invalid. */
    private static final String LINES =
            "{\"at\":0}\n{\"at\":1,\"tags\":[null]}\n{\"at\":x}\n{\"tags\":[null],\"at\":2}\n{\"at\":3}";

    /** A batch ends after each read of the file, so that checkpoints are also between the rows of invalid lines. */
    private static final Configuration SMALL_BATCHES =
            new Configuration().set(StreamFormat.FETCH_IO_SIZE, new MemorySize(1));

    @TempDir
    private Path folder;

    private static BulkFormat<RowData, FileSourceSplit> format(boolean skips) throws Exception {
        return format(skips, List.of());
    }

    private static BulkFormat<RowData, FileSourceSplit> format(boolean skips, List<ErrorColumn> errors)
            throws Exception {
        List<DataTypes.Field> columns = new ArrayList<>(List.of(
                DataTypes.FIELD("at", DataTypes.BIGINT()),
                DataTypes.FIELD("tags", DataTypes.ARRAY(DataTypes.STRING().notNull()))));
        errors.forEach(
                each -> columns.add(DataTypes.FIELD(each.name(), each.part().type())));
        RowType type = (RowType) DataTypes.ROW(columns).getLogicalType();
        EventRows<Click> rows = EventRows.of(
                new TableEvents.Generated<>(EventTypeInfo.of(Click.class)),
                type,
                new EventRows.Extras(errors, !errors.isEmpty(), null, true),
                "t");
        return InstantiationUtil.clone(new RowLinesFormat(rows, InternalTypeInfo.of(type), skips));
    }

    private FileSourceSplit split(long from, long to, CheckpointedPosition position) throws IOException {
        return Splits.split(folder.resolve("lines"), from, to, position);
    }

    /** Reads a split, and again from the position after each row. */
    private List<Long> read(BulkFormat<RowData, FileSourceSplit> format, long from, long to) throws IOException {
        List<Long> times = new ArrayList<>();
        List<CheckpointedPosition> positions = new ArrayList<>();
        try (BulkFormat.Reader<RowData> reader = format.createReader(SMALL_BATCHES, split(from, to, null))) {
            drain(reader, times, positions);
        }
        for (int i = 0; i < positions.size(); i++) {
            List<Long> rest = new ArrayList<>();
            try (BulkFormat.Reader<RowData> reader =
                    format.restoreReader(SMALL_BATCHES, split(from, to, positions.get(i)))) {
                drain(reader, rest, new ArrayList<>());
            }
            assertThat(rest).isEqualTo(times.subList(i + 1, times.size()));
        }
        return times;
    }

    private static void drain(BulkFormat.Reader<RowData> reader, List<Long> times, List<CheckpointedPosition> positions)
            throws IOException {
        for (BulkFormat.RecordIterator<RowData> batch = reader.readBatch(); batch != null; batch = reader.readBatch()) {
            for (RecordAndPosition<RowData> each = batch.next(); each != null; each = batch.next()) {
                RowData row = each.getRecord();
                // the offset of an error is negative
                times.add(row.isNullAt(0) ? -row.getLong(2) : row.getLong(0));
                positions.add(new CheckpointedPosition(each.getOffset(), each.getRecordSkipCount()));
            }
            batch.releaseBatch();
        }
    }

    @Test
    void everyCutLosesAndRepeatsNothing() throws Exception {
        Files.writeString(folder.resolve("lines"), LINES);
        BulkFormat<RowData, FileSourceSplit> format = format(true);
        assertThat(format.isSplittable()).isTrue();
        int length = LINES.getBytes(UTF_8).length;
        for (int cut = 1; cut < length; cut++) {
            List<Long> times = new ArrayList<>(read(format, 0, cut));
            times.addAll(read(format, cut, length));
            assertThat(times).as("cut at %s", cut).containsExactly(0L, 3L);
        }
    }

    /** Each line of a file once, with the offset of its error. */
    @Test
    void everyCutWithErrorsAsRows() throws Exception {
        Files.writeString(folder.resolve("lines"), LINES.replace("{\"at\":3}", "\r\n \n{\"at\":3}\n{\"op\":1"));
        BulkFormat<RowData, FileSourceSplit> format =
                format(true, List.of(new ErrorColumn("offset", ErrorPart.OFFSET)));
        int length = (int) Files.size(folder.resolve("lines"));
        List<Long> expected = List.of(0L, -9L, -38L, -41L, 3L, -84L);
        assertThat(read(format, 0, length)).isEqualTo(expected);
        for (int cut = 1; cut < length; cut++) {
            List<Long> times = new ArrayList<>(read(format, 0, cut));
            times.addAll(read(format, cut, length));
            assertThat(times).as("cut at %s", cut).isEqualTo(expected);
        }
    }

    /** Even if all lines are invalid, only the rows of a block are in memory. */
    @Test
    void rowsOfInvalidLinesArriveInBatches() throws Exception {
        int lines = 200_000;
        Files.writeString(folder.resolve("lines"), "x\n".repeat(lines));
        int rows = 0;
        try (BulkFormat.Reader<RowData> reader = format(false, List.of(new ErrorColumn("offset", ErrorPart.OFFSET)))
                .createReader(SMALL_BATCHES, split(0, 2 * lines, null))) {
            List<Long> batch = new ArrayList<>();
            for (BulkFormat.RecordIterator<RowData> each = reader.readBatch();
                    each != null;
                    each = reader.readBatch()) {
                batch.clear();
                for (RecordAndPosition<RowData> row = each.next(); row != null; row = each.next()) {
                    batch.add(row.getRecord().getLong(2));
                }
                assertThat(batch).hasSizeLessThan(lines / 2).startsWith(2L * rows);
                rows += batch.size();
                each.releaseBatch();
            }
        }
        assertThat(rows).isEqualTo(lines);
    }

    @Test
    void badLinesFailTheJob() throws Exception {
        Files.writeString(folder.resolve("lines"), LINES);
        String name = split(0, 1, null).path().toString();
        int length = LINES.getBytes(UTF_8).length;
        int second = LINES.indexOf('\n') + 1;
        int third = LINES.indexOf('\n', second) + 1;
        assertThatThrownBy(() -> read(format(false), 0, length))
                .hasStackTraceContaining(
                        "java.io.IOException: cannot read the line that contains byte " + second + " of "
                                + name + ": expected a value, because of NOT NULL, in column 'tags.element' at $;"
                                + " 'schemac.ignore-parse-errors' = 'true' skips such lines");
        assertThatThrownBy(() -> read(format(false), second + 1, length))
                .hasStackTraceContaining(
                        "java.io.IOException: cannot read the line that contains byte " + (third + 6) + " of " + name
                                + ": expected long but found unexpected character at $.at;"
                                + " 'schemac.ignore-parse-errors' = 'true' skips such lines");
    }

    /** In each line, so that no row without values is written anywhere. */
    @Test
    void envelopesFailTheJobEvenIfInvalidLinesAreSkipped() throws Exception {
        // the second one also has an error
        for (String each : List.of("1", "\"now\"")) {
            String lines = "{\"at\":0}\n{\"at\":x}\n{\"op\":\"c\",\"before\":null,\"after\":{},\"at\":" + each + "}\n";
            Files.writeString(folder.resolve("lines"), lines);
            int error = each.equals("1") ? lines.indexOf("{\"op") : lines.indexOf(each);
            assertThatThrownBy(() -> read(format(true), 0, lines.length()))
                    .hasStackTraceContaining("java.io.IOException: cannot read the line that contains byte " + error
                            + " of " + split(0, 1, null).path() + ": " + ChangelogEnvelope.DEBEZIUM.error());
        }
    }
}
