package dev.schemac.flink;

import dev.schemac.flink.internal.file.SplitFile;
import java.io.IOException;
import org.apache.flink.api.common.typeinfo.TypeInformation;
import org.apache.flink.configuration.Configuration;
import org.apache.flink.connector.file.src.reader.StreamFormat;
import org.apache.flink.core.fs.FSDataInputStream;
import org.apache.flink.core.fs.Path;

/** Reads the splits of one file: its path is known, and whether Flink decompresses it. */
final class LinesOfFile<T> implements StreamFormat<T> {
    private static final long serialVersionUID = 1L;

    private final EventLinesFormat<T> format;
    private final Path file;

    LinesOfFile(EventLinesFormat<T> format, Path file) {
        this.format = format;
        this.file = file;
    }

    @Override
    public Reader<T> createReader(Configuration config, FSDataInputStream stream, long fileLength, long splitEnd)
            throws IOException {
        return reader(stream, stream.getPos(), fileLength, splitEnd);
    }

    @Override
    public Reader<T> restoreReader(
            Configuration config, FSDataInputStream stream, long restoredOffset, long fileLength, long splitEnd)
            throws IOException {
        return reader(stream, restoredOffset, fileLength, splitEnd);
    }

    private Reader<T> reader(FSDataInputStream stream, long from, long fileLength, long splitEnd) throws IOException {
        return format.reader(SplitFile.of(stream, file, splitEnd), from, SplitFile.end(file, fileLength, splitEnd));
    }

    @Override
    public boolean isSplittable() {
        return format.isSplittable();
    }

    @Override
    public TypeInformation<T> getProducedType() {
        return format.getProducedType();
    }
}
