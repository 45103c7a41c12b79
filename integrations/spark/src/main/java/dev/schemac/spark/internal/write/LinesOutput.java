package dev.schemac.spark.internal.write;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.Path;
import org.apache.hadoop.io.BytesWritable;
import org.apache.hadoop.io.NullWritable;
import org.apache.hadoop.io.compress.CompressionCodec;
import org.apache.hadoop.mapreduce.JobContext;
import org.apache.hadoop.mapreduce.RecordWriter;
import org.apache.hadoop.mapreduce.TaskAttemptContext;
import org.apache.hadoop.mapreduce.lib.output.FileOutputFormat;
import org.apache.hadoop.util.ReflectionUtils;

/** Files of JSON Lines as an output of Hadoop, whose committer moves the files of successful tasks to their folder. */
final class LinesOutput {
    private static final String EXTENSION = ".jsonl";
    private static final int BUFFER = 1 << 16;

    private LinesOutput() {}

    /** A task without documents makes no file. Public, because Hadoop creates it by reflection. */
    public static final class Format extends FileOutputFormat<NullWritable, BytesWritable> {
        /** Accepts a folder with files, to which a job may append. */
        @Override
        public void checkOutputSpecs(JobContext job) {
            // each job has its own names of files
        }

        @Override
        public RecordWriter<NullWritable, BytesWritable> getRecordWriter(TaskAttemptContext task) throws IOException {
            CompressionCodec codec = getCompressOutput(task)
                    ? ReflectionUtils.newInstance(getOutputCompressorClass(task, null), task.getConfiguration())
                    : null;
            String extension = codec == null ? EXTENSION : EXTENSION + codec.getDefaultExtension();
            return new Lines(getDefaultWorkFile(task, extension), codec, task.getConfiguration());
        }
    }

    private static final class Lines extends RecordWriter<NullWritable, BytesWritable> {
        private final Path file;
        private final CompressionCodec codec;
        private final Configuration configuration;
        private OutputStream out;

        Lines(Path file, CompressionCodec codec, Configuration configuration) {
            this.file = file;
            this.codec = codec;
            this.configuration = configuration;
        }

        @Override
        public void write(NullWritable key, BytesWritable document) throws IOException {
            if (out == null) {
                OutputStream created = file.getFileSystem(configuration).create(file, false);
                out = new BufferedOutputStream(codec == null ? created : codec.createOutputStream(created), BUFFER);
            }
            out.write(document.getBytes(), 0, document.getLength());
            out.write('\n');
        }

        @Override
        public void close(TaskAttemptContext task) throws IOException {
            if (out != null) {
                out.close();
            }
        }
    }
}
