package dev.schemac.flink;

import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.ObjectParser;
import java.io.IOException;
import org.apache.flink.api.common.typeinfo.TypeInformation;
import org.apache.flink.configuration.Configuration;
import org.apache.flink.connector.file.src.reader.StreamFormat;
import org.apache.flink.core.fs.FSDataInputStream;

/**
 * Reads files of JSON Lines with a generated parser, for {@code FileSource}.
 *
 * <pre>{@code
 * FileSource<Click> source = FileSource.forRecordStreamFormat(EventLinesFormat.of(ClickParser.INSTANCE), folder).build();
 * DataStream<Click> clicks = env.fromSource(source, WatermarkStrategy.noWatermarks(), "clicks");
 * }</pre>
 *
 * <p>A large file is read in several splits at once, each line by the split in which it begins. A checkpoint keeps the offset of a line, and a restore
 * goes on there. Files that Flink knows as compressed by their names, {@code clicks.jsonl.gz}, are decompressed by Flink, and read in one split.
 * Blank lines are skipped.
 *
 * <p>A line that the parser refuses ends the job with an {@link IOException}. Immutable.
 *
 * @param <T> the value class
 */
public final class EventLinesFormat<T> implements StreamFormat<T> {
    private static final long serialVersionUID = 1L;

    private final GeneratedParser<T> parser;
    private final TravellingOptions options;

    private EventLinesFormat(GeneratedParser<T> parser, TravellingOptions options) {
        this.parser = parser;
        this.options = options;
    }

    /**
     * {@return a format that reads under {@link JsonOptions#DEFAULT} and fails at the first line that is refused}
     *
     * @param <T> the value class
     * @param parser a generated parser, {@code ClickParser.INSTANCE}
     * @throws IllegalArgumentException if the parser cannot be made again on a task manager, because it is no generated one
     */
    public static <T> EventLinesFormat<T> of(ObjectParser<T> parser) {
        return new EventLinesFormat<>(GeneratedParser.of(parser), TravellingOptions.DEFAULT);
    }

    /**
     * {@return this format with other options}
     *
     * @param options how lines are read; the limit of an event is that of a line
     */
    public EventLinesFormat<T> withOptions(JsonOptions options) {
        return new EventLinesFormat<>(parser, new TravellingOptions(options));
    }

    @Override
    public Reader<T> createReader(Configuration config, FSDataInputStream stream, long fileLen, long splitEnd)
            throws IOException {
        return new LinesReader<>(parser.get(), options.get(), SplitLines.from(stream, lastByte(fileLen, splitEnd)));
    }

    @Override
    public Reader<T> restoreReader(
            Configuration config, FSDataInputStream stream, long restoredOffset, long fileLen, long splitEnd)
            throws IOException {
        return new LinesReader<>(
                parser.get(), options.get(), SplitLines.resumed(stream, restoredOffset, lastByte(fileLen, splitEnd)));
    }

    /** The last split ends with the file: its length is that of the compressed bytes, where Flink decompresses them. */
    private static long lastByte(long fileLength, long splitEnd) {
        return splitEnd == fileLength ? Long.MAX_VALUE : splitEnd;
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
