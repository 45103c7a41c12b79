package dev.schemac.spark.internal.write;

import dev.schemac.spark.internal.table.ReadOptions;
import dev.schemac.spark.internal.table.SchemaClasses;
import dev.schemac.spark.internal.table.TableSchema;
import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.Path;
import org.apache.hadoop.mapreduce.TaskAttemptContext;
import org.apache.spark.sql.catalyst.InternalRow;
import org.apache.spark.sql.catalyst.util.CompressionCodecs;
import org.apache.spark.sql.execution.datasources.CodecStreams;
import org.apache.spark.sql.execution.datasources.OutputWriter;
import org.apache.spark.sql.execution.datasources.OutputWriterFactory;
import org.apache.spark.sql.types.StructType;

/** Writes a file of JSON Lines, which Spark moves to its folder. Without rows it makes no file. */
public final class LinesWriter extends OutputWriter {
    private static final int BUFFER = 1 << 16;

    private final String path;
    private final RowWriter rows;
    private final TaskAttemptContext task;
    /** Null before the first row. */
    private OutputStream out;

    private LinesWriter(String path, RowWriter rows, TaskAttemptContext task) {
        this.path = path;
        this.rows = rows;
        this.task = task;
    }

    private static final class Factory extends OutputWriterFactory {
        private static final long serialVersionUID = 1;

        private final WritePlan plan;

        Factory(WritePlan plan) {
            this.plan = plan;
        }

        @Override
        public String getFileExtension(TaskAttemptContext task) {
            return ".jsonl" + CodecStreams.getCompressionExtension(task);
        }

        @Override
        public OutputWriter newInstance(String path, StructType columns, TaskAttemptContext task) {
            return new LinesWriter(path, new RowWriter(plan), task);
        }
    }

    /**
     * Plans a write on the driver.
     *
     * @param job the configuration that receives the compression
     * @throws IllegalArgumentException if the columns do not fit the schema
     */
    public static OutputWriterFactory factory(ReadOptions options, StructType columns, Configuration job) {
        SchemaClasses classes = check(options, columns);
        CompressionCodecs.setCodecConfiguration(job, CompressionCodecs.getCodecClassName(options.compression()));
        return new Factory(new WritePlan(classes, columns));
    }

    /**
     * {@return the classes of the schema}
     *
     * @param columns the columns of the files
     * @throws IllegalArgumentException if the columns do not fit the schema
     */
    public static SchemaClasses check(ReadOptions options, StructType columns) {
        TableSchema table = TableSchema.of(options);
        SchemaClasses classes = table.wholeClasses();
        new WrittenColumns(table, classes.load()).check(columns);
        return classes;
    }

    @Override
    public void write(InternalRow row) {
        byte[] document = rows.document(row);
        try {
            if (out == null) {
                out = new BufferedOutputStream(CodecStreams.createOutputStream(task, new Path(path)), BUFFER);
            }
            out.write(document);
            out.write('\n');
        } catch (IOException e) {
            throw new UncheckedIOException("cannot write to " + path + ": " + e.getMessage(), e);
        }
    }

    @Override
    public void close() {
        if (out != null) {
            try {
                out.close();
            } catch (IOException e) {
                throw new UncheckedIOException("cannot write to " + path + ": " + e.getMessage(), e);
            }
        }
    }

    @Override
    public String path() {
        return path;
    }
}
