package dev.schemac.flink;

import dev.schemac.flink.internal.binary.GeneratedParser;
import dev.schemac.flink.internal.file.LinesOfFile;
import dev.schemac.flink.internal.file.SplitFile;
import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.ObjectParser;
import dev.schemac.runtime.stream.EventFormat;
import java.io.IOException;
import java.util.Objects;
import org.apache.flink.api.common.typeinfo.TypeInformation;
import org.apache.flink.configuration.Configuration;
import org.apache.flink.connector.file.src.FileSourceSplit;
import org.apache.flink.connector.file.src.impl.StreamFormatAdapter;
import org.apache.flink.connector.file.src.reader.BulkFormat;
import org.apache.flink.connector.file.src.reader.StreamFormat;
import org.apache.flink.core.fs.FSDataInputStream;
import org.apache.flink.core.fs.Path;

/**
 * Reads files of JSON Lines with a generated parser, for {@code FileSource}.
 *
 * <pre>{@code
 * FileSource<Click> source = FileSource.forBulkFileFormat(EventLinesFormat.of(ClickParser.INSTANCE), folder).build();
 * DataStream<Click> clicks = env.fromSource(source, WatermarkStrategy.noWatermarks(), "clicks");
 * }</pre>
 *
 * <p>Flink reads a large file in several splits, each line in the split in which it begins. A checkpoint stores
 * the offset of a line, where a restore continues. Flink decompresses files with a name such as
 * {@code clicks.jsonl.gz}, in one split. Blank lines are skipped.
 *
 * <p>An invalid line fails the job with an {@link IOException} that contains the file and the byte offset. With
 * {@link #onRejected} a handler receives such lines, and all others arrive. Flink offers formats no metrics: to
 * count invalid records, use an {@link EventDeserializationSchema}.
 *
 * <p>A file that has become shorter since Flink listed it fails the job too. {@code FileSource.forRecordStreamFormat}
 * also accepts this format, but does not provide the path: errors then do not name the file, and it is not noticed if
 * the last split has become shorter. Immutable.
 *
 * @param <T> the value class
 */
public final class EventLinesFormat<T> implements StreamFormat<T>, BulkFormat<T, FileSourceSplit> {
    private static final long serialVersionUID = 1L;

    /** The generated parser, which knows its writer. */
    private final GeneratedParser<T> parser;

    /** See {@link #withOptions}. */
    private final JsonOptions options;

    /** See {@link #onRejected}; null if the first invalid line fails the job. */
    private final RejectedLine.Handler rejected;

    private EventLinesFormat(GeneratedParser<T> parser, JsonOptions options, RejectedLine.Handler rejected) {
        this.parser = parser;
        this.options = options;
        this.rejected = rejected;
    }

    /**
     * {@return a format that reads with {@link JsonOptions#DEFAULT} and fails at the first invalid line}
     *
     * @param parser a generated parser, {@code ClickParser.INSTANCE}
     * @throws IllegalArgumentException if the parser cannot be recreated on a task manager, because it is not a
     *     generated one
     */
    public static <T> EventLinesFormat<T> of(ObjectParser<T> parser) {
        return new EventLinesFormat<>(GeneratedParser.of(parser), JsonOptions.DEFAULT, null);
    }

    /**
     * {@return this format with other options}
     *
     * @param options how lines are read; the limit of an event applies to a line
     */
    public EventLinesFormat<T> withOptions(JsonOptions options) {
        return new EventLinesFormat<>(parser, Objects.requireNonNull(options, "options"), rejected);
    }

    /**
     * {@return this format with a handler for invalid lines, after which reading continues}
     *
     * @param handler serialized with the job. The thread of a split calls it for each invalid line, in order;
     *     after a restore again for the lines after the checkpoint. Its exceptions fail the job.
     */
    public EventLinesFormat<T> onRejected(RejectedLine.Handler handler) {
        return new EventLinesFormat<>(parser, options, Objects.requireNonNull(handler, "handler"));
    }

    /**
     * {@return this format for the splits of one file, which its errors name}
     *
     * @param file the path, whose name decides whether Flink decompresses the file
     */
    public StreamFormat<T> ofFile(Path file) {
        return new LinesOfFile<>(file, getProducedType(), this::reader);
    }

    @Override
    public BulkFormat.Reader<T> createReader(Configuration config, FileSourceSplit split) throws IOException {
        return new StreamFormatAdapter<>(ofFile(split.path())).createReader(config, split);
    }

    @Override
    public BulkFormat.Reader<T> restoreReader(Configuration config, FileSourceSplit split) throws IOException {
        return new StreamFormatAdapter<>(ofFile(split.path())).restoreReader(config, split);
    }

    @Override
    public StreamFormat.Reader<T> createReader(
            Configuration config, FSDataInputStream stream, long fileLen, long splitEnd) throws IOException {
        return unnamed(stream, stream.getPos(), fileLen, splitEnd);
    }

    @Override
    public StreamFormat.Reader<T> restoreReader(
            Configuration config, FSDataInputStream stream, long restoredOffset, long fileLen, long splitEnd)
            throws IOException {
        return unnamed(stream, restoredOffset, fileLen, splitEnd);
    }

    /** The last split ends with the file: its length counts the compressed bytes if Flink decompresses them. */
    private StreamFormat.Reader<T> unnamed(FSDataInputStream stream, long from, long fileLength, long splitEnd)
            throws IOException {
        boolean last = splitEnd == fileLength;
        return reader(new SplitFile(stream, null, last ? 0 : splitEnd), from, last ? Long.MAX_VALUE : splitEnd);
    }

    /** {@return the reader of a split; see {@link LinesReader}} */
    private StreamFormat.Reader<T> reader(SplitFile file, long from, long to) throws IOException {
        EventFormat<T> format = EventFormat.lines(parser.get()).withOptions(options);
        return new LinesReader<>(format, rejected, file, from, to);
    }

    /** {@return true} Flink does not split compressed files all the same. */
    @Override
    public boolean isSplittable() {
        return true;
    }

    @Override
    public TypeInformation<T> getProducedType() {
        return new EventTypeInfo<>(parser);
    }
}
