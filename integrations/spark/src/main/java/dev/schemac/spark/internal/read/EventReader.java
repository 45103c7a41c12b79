package dev.schemac.spark.internal.read;

import dev.schemac.runtime.JsonParseException;
import dev.schemac.runtime.stream.EventFormat;
import dev.schemac.runtime.stream.EventStream;
import dev.schemac.runtime.stream.RejectedEvent;
import dev.schemac.spark.internal.table.ReadMode;
import java.io.Closeable;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.channels.Channels;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.NoSuchElementException;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.FSDataInputStream;
import org.apache.hadoop.fs.Path;
import org.apache.hadoop.io.compress.CompressionCodec;
import org.apache.hadoop.io.compress.CompressionCodecFactory;
import org.apache.hadoop.io.compress.GzipCodec;
import org.apache.spark.SparkException;
import org.apache.spark.io.HadoopCodecStreams;
import org.apache.spark.sql.catalyst.InternalRow;
import org.apache.spark.sql.catalyst.expressions.JoinedRow;
import org.apache.spark.sql.catalyst.expressions.UnsafeProjection;
import org.apache.spark.sql.execution.datasources.PartitionedFile;
import org.apache.spark.sql.types.StructField;
import org.apache.spark.sql.types.StructType;
import scala.Option;
import scala.collection.AbstractIterator;

/** Reads the rows of a part of a file, in the order of its lines. */
final class EventReader extends AbstractIterator<InternalRow> implements Closeable {
    private final PartitionedFile file;
    private final Configuration configuration;
    private final RowParser parser;
    private final EventFormat<InternalRow> format;
    private final UnsafeProjection projection;
    private final JoinedRow joined = new JoinedRow();
    /** The rows of the lines that have been read, in their order: those of invalid lines, and the next valid one. */
    private final Deque<InternalRow> pending = new ArrayDeque<>();

    /** Null before the first line. */
    private EventStream<InternalRow> lines;

    private boolean ended;

    EventReader(PartitionedFile file, RowPlan plan, StructType partitions, Configuration configuration, ReadMode mode) {
        this.file = file;
        this.configuration = configuration;
        this.parser = plan.parser();
        StructType all = plan.columns();
        for (StructField partition : partitions.fields()) {
            all = all.add(partition);
        }
        this.projection = UnsafeProjection.create(all);
        EventFormat<InternalRow> failing = EventFormat.lines(parser);
        this.format = switch (mode) {
            case FAILFAST -> failing;
            case DROPMALFORMED -> failing.onRejected(line -> {});
            case PERMISSIVE -> failing.onRejected(this::reject);
        };
    }

    private void reject(RejectedEvent line) {
        pending.add(parser.invalid(line));
    }

    @Override
    public boolean hasNext() {
        while (pending.isEmpty() && !ended) {
            InternalRow row = read();
            ended = row == null;
            if (!ended && row != RowParser.DROPPED) {
                pending.add(row);
            }
        }
        return !pending.isEmpty();
    }

    /** {@return the row, which the next one overwrites} */
    @Override
    public InternalRow next() {
        if (!hasNext()) {
            throw new NoSuchElementException("all rows have been read");
        }
        return projection.apply(joined.apply(pending.poll(), file.partitionValues()));
    }

    private InternalRow read() {
        try {
            if (lines == null) {
                lines = open();
            }
            return lines.read();
        } catch (JsonParseException e) {
            // no IOException: Spark's ignoreCorruptFiles would drop the lines that follow
            throw unchecked(new SparkException(
                    message(e) + "; the modes PERMISSIVE and DROPMALFORMED accept invalid lines", e));
        } catch (FileNotFoundException e) {
            throw unchecked(e); // Spark has options for files that have been deleted
        } catch (IOException e) {
            throw unchecked(new IOException(message(e), e));
        }
    }

    private String message(Exception e) {
        return "cannot read " + file.toPath() + ": " + e.getMessage();
    }

    /** Throws an exception that iterators of Scala need not declare. */
    @SuppressWarnings("unchecked")
    private static <E extends Exception> RuntimeException unchecked(Exception e) throws E {
        throw (E) e;
    }

    private EventStream<InternalRow> open() throws IOException {
        Path path = file.toPath();
        FSDataInputStream opened = path.getFileSystem(configuration).open(path);
        long to = file.start() + file.length();
        HadoopFile part = new HadoopFile(opened, to);
        try {
            return FileRows.isSplitable(path, configuration)
                    ? format.read(part, file.start(), to)
                    : format.read(decompressed(path, Channels.newInputStream(part)));
        } catch (Exception e) {
            opened.close();
            throw e;
        }
    }

    private InputStream decompressed(Path path, InputStream bytes) throws IOException {
        Option<InputStream> zstd = HadoopCodecStreams.createZstdInputStream(path, bytes);
        if (zstd.isDefined()) {
            return zstd.get();
        }
        CompressionCodec codec = new CompressionCodecFactory(configuration).getCodec(path);
        // the runtime detects gzip itself
        return codec instanceof GzipCodec ? bytes : codec.createInputStream(bytes);
    }

    @Override
    public void close() throws IOException {
        ended = true;
        pending.clear();
        if (lines != null) {
            lines.close();
        }
    }
}
