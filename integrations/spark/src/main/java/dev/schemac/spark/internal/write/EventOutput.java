package dev.schemac.spark.internal.write;

import dev.schemac.spark.internal.table.ReadOptions;
import dev.schemac.spark.internal.table.SchemaClasses;
import dev.schemac.spark.internal.table.TableSchema;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.FileStatus;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.Path;
import org.apache.hadoop.mapreduce.Job;
import org.apache.hadoop.mapreduce.lib.output.FileOutputCommitter;
import org.apache.hadoop.mapreduce.lib.output.FileOutputFormat;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.broadcast.Broadcast;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SaveMode;

/**
 * One write to a folder, on the driver. Spark's commit protocol for files of Hadoop decides which attempts of tasks are
 * part of the result. The old files of an overwritten folder are deleted after the commit.
 */
public final class EventOutput {
    private final ReadOptions options;
    private final TableSchema table;
    private final Path folder;
    private final FileSystem system;
    private final Configuration configuration;

    /** @throws IllegalArgumentException if not one path is set, or an option is not one of writes */
    EventOutput(ReadOptions options) throws IOException {
        options.checkWrite();
        if (options.paths().size() != 1) {
            throw new IllegalArgumentException("no path is set: call save(path), or set the option 'path'");
        }
        this.options = options;
        this.table = TableSchema.of(options);
        this.configuration = options.hadoopConfiguration();
        Path given = new Path(options.paths().get(0));
        this.system = given.getFileSystem(configuration);
        this.folder = system.makeQualified(given);
    }

    /**
     * Writes rows.
     *
     * @throws IllegalArgumentException if the columns do not fit the schema; nothing is written
     */
    void write(Dataset<Row> rows, SaveMode mode) throws IOException {
        SchemaClasses classes = table.wholeClasses();
        new WrittenColumns(table, classes.load()).check(rows.schema());
        boolean exists = system.exists(folder);
        if (exists && mode == SaveMode.Ignore) {
            return;
        }
        if (exists && mode == SaveMode.ErrorIfExists) {
            throw new IllegalArgumentException("cannot write to " + folder
                    + ": it exists; delete it, or set mode(SaveMode.Overwrite) or mode(SaveMode.Append)");
        }
        if (exists && system.getFileStatus(folder).isFile()) {
            throw new IllegalArgumentException("cannot write to " + folder + ": it is a file; save to a folder");
        }
        List<Path> old = new ArrayList<>();
        if (exists && mode == SaveMode.Overwrite) {
            for (FileStatus each : system.listStatus(folder)) {
                old.add(each.getPath());
            }
        }
        run(rows, new WritePlan(classes, rows.schema()));
        for (Path each : old) {
            // the job has replaced this marker
            if (!each.getName().equals(FileOutputCommitter.SUCCEEDED_FILE_NAME)) {
                system.delete(each, true);
            }
        }
    }

    private void run(Dataset<Row> rows, WritePlan plan) throws IOException {
        Job job = Job.getInstance(configuration);
        job.setOutputFormatClass(LinesOutput.Format.class);
        FileOutputFormat.setOutputPath(job, folder);
        boolean compressed = options.compression().codec() != null;
        FileOutputFormat.setCompressOutput(job, compressed);
        if (compressed) {
            FileOutputFormat.setOutputCompressorClass(job, options.compression().codec());
        }
        // the files of different jobs have different names
        job.getConfiguration().set("mapreduce.output.basename", "part-" + UUID.randomUUID());
        Broadcast<WritePlan> shared = JavaSparkContext.fromSparkContext(
                        rows.sparkSession().sparkContext())
                .broadcast(plan);
        rows.queryExecution()
                .toRdd()
                .toJavaRDD()
                .mapPartitionsToPair(partition -> shared.value().documents(partition))
                .saveAsNewAPIHadoopDataset(job.getConfiguration());
    }

    /** Writes rows as {@link #write(Dataset, SaveMode)} does. */
    public static void write(ReadOptions options, Dataset<Row> rows, SaveMode mode) {
        try {
            new EventOutput(options).write(rows, mode);
        } catch (IOException e) {
            throw new UncheckedIOException(
                    "cannot write to " + String.join(", ", options.paths()) + ": " + e.getMessage(), e);
        }
    }
}
