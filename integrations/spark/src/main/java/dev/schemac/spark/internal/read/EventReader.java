package dev.schemac.spark.internal.read;

import dev.schemac.runtime.JsonParseException;
import dev.schemac.runtime.stream.EventFormat;
import dev.schemac.runtime.stream.EventStream;
import dev.schemac.runtime.stream.RejectedEvent;
import dev.schemac.spark.internal.read.FileParts.FilePart;
import dev.schemac.spark.internal.table.ReadMode;
import java.io.IOException;
import java.io.InputStream;
import java.nio.channels.Channels;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Iterator;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.FSDataInputStream;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.Path;
import org.apache.hadoop.io.compress.CompressionCodec;
import org.apache.hadoop.io.compress.CompressionCodecFactory;
import org.apache.hadoop.io.compress.GzipCodec;
import org.apache.spark.sql.catalyst.InternalRow;
import org.apache.spark.sql.connector.read.PartitionReader;

/** Reads the rows of a partition, in the order of its lines. */
final class EventReader implements PartitionReader<InternalRow> {
    private final Iterator<FilePart> parts;
    private final Configuration configuration;
    private final RowParser parser;
    private final EventFormat<InternalRow> format;
    /** The rows of invalid lines that precede {@link #valid}. */
    private final Deque<InternalRow> invalid = new ArrayDeque<>();

    private FilePart part;
    /** The lines of the part; null before the first part and after each. */
    private EventStream<InternalRow> lines;
    /** The row that was read after the invalid lines, or null. */
    private InternalRow valid;

    private InternalRow current;

    EventReader(FileParts parts, RowPlan plan, Configuration configuration, ReadMode mode) {
        this.parts = parts.parts().iterator();
        this.configuration = configuration;
        this.parser = plan.parser();
        EventFormat<InternalRow> failing = EventFormat.lines(parser);
        this.format = switch (mode) {
            case FAILFAST -> failing;
            case DROPMALFORMED -> failing.onRejected(line -> {});
            case PERMISSIVE -> failing.onRejected(this::reject);
        };
    }

    private void reject(RejectedEvent line) {
        invalid.add(parser.invalid(line));
    }

    @Override
    public boolean next() throws IOException {
        current = nextRow();
        return current != null;
    }

    private InternalRow nextRow() throws IOException {
        while (true) {
            if (!invalid.isEmpty()) {
                return invalid.poll();
            }
            if (valid != null) {
                InternalRow row = valid;
                valid = null;
                return row;
            }
            if (lines == null) {
                if (!parts.hasNext()) {
                    return null;
                }
                part = parts.next();
                lines = open(part);
            }
            InternalRow row = read();
            if (row == null) {
                lines = null;
            } else if (invalid.isEmpty()) {
                return row;
            }
            valid = row;
        }
    }

    private InternalRow read() throws IOException {
        try {
            return lines.read();
        } catch (JsonParseException e) {
            throw new IOException(
                    "cannot read " + part.path() + ": " + e.getMessage()
                            + "; the modes PERMISSIVE and DROPMALFORMED accept invalid lines",
                    e);
        } catch (IOException e) {
            throw new IOException("cannot read " + part.path() + ": " + e.getMessage(), e);
        }
    }

    private EventStream<InternalRow> open(FilePart part) throws IOException {
        Path path = new Path(part.path());
        FileSystem system = path.getFileSystem(configuration);
        FSDataInputStream opened = system.open(path);
        HadoopFile file = new HadoopFile(opened, part.to());
        try {
            return part.whole()
                    ? format.read(decompressed(
                            Channels.newInputStream(file), new CompressionCodecFactory(configuration).getCodec(path)))
                    : format.read(file, part.from(), part.to());
        } catch (IOException e) {
            opened.close();
            throw new IOException("cannot read " + part.path() + ": " + e.getMessage(), e);
        }
    }

    /** The runtime detects gzip itself. */
    private static InputStream decompressed(InputStream file, CompressionCodec codec) throws IOException {
        return codec instanceof GzipCodec ? file : codec.createInputStream(file);
    }

    @Override
    public InternalRow get() {
        return current;
    }

    @Override
    public void close() throws IOException {
        if (lines != null) {
            lines.close();
            lines = null;
        }
    }
}
