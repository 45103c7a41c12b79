package dev.schemac.flink.internal.file;

import java.io.IOException;
import java.io.Serializable;
import org.apache.flink.api.common.typeinfo.TypeInformation;
import org.apache.flink.configuration.Configuration;
import org.apache.flink.connector.file.src.reader.StreamFormat;
import org.apache.flink.core.fs.FSDataInputStream;
import org.apache.flink.core.fs.Path;

/**
 * Reads the splits of one file: its path is known, and whether Flink decompresses it.
 *
 * @param <T> the class of the events or rows
 */
public final class LinesOfFile<T> implements StreamFormat<T> {
    private static final long serialVersionUID = 1L;

    private final Path file;
    private final TypeInformation<T> produced;
    private final Opening<T> opening;

    /** Opens a split. Serialized with the job. */
    @FunctionalInterface
    public interface Opening<T> extends Serializable {
        /**
         * Opens the lines that begin in a range.
         *
         * @param from the first byte of the split, or the position after the last event before a restore
         * @param to the end of the split; {@link Long#MAX_VALUE} for the end of the file
         */
        Reader<T> open(SplitFile file, long from, long to) throws IOException;
    }

    /** @param produced the type of the events or rows */
    public LinesOfFile(Path file, TypeInformation<T> produced, Opening<T> opening) {
        this.file = file;
        this.produced = produced;
        this.opening = opening;
    }

    @Override
    public Reader<T> createReader(Configuration config, FSDataInputStream stream, long fileLength, long splitEnd)
            throws IOException {
        return restoreReader(config, stream, stream.getPos(), fileLength, splitEnd);
    }

    @Override
    public Reader<T> restoreReader(
            Configuration config, FSDataInputStream stream, long restoredOffset, long fileLength, long splitEnd)
            throws IOException {
        return opening.open(
                SplitFile.of(stream, file, splitEnd), restoredOffset, SplitFile.end(file, fileLength, splitEnd));
    }

    /** {@return true} Flink does not split compressed files all the same. */
    @Override
    public boolean isSplittable() {
        return true;
    }

    @Override
    public TypeInformation<T> getProducedType() {
        return produced;
    }
}
