package dev.schemac.spark;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.LocatedFileStatus;
import org.apache.hadoop.fs.Path;
import org.apache.hadoop.fs.RemoteIterator;
import org.apache.hadoop.mapreduce.lib.output.FileOutputCommitter;
import org.apache.spark.sql.catalyst.expressions.Expression;
import org.apache.spark.sql.execution.datasources.FileIndex;
import org.apache.spark.sql.execution.datasources.PartitionDirectory;
import org.apache.spark.sql.types.StructType;
import scala.Option;
import scala.collection.immutable.Seq;
import scala.jdk.javaapi.CollectionConverters;

/**
 * The files that a write replaces. Spark's own command deletes them before the job, so that a row which violates a rule
 * would lose them. It also refreshes an index after the commit, as the last step of an append; this index deletes them.
 */
final class OldFiles implements FileIndex {
    private final FileSystem system;
    private final Path folder;
    private final List<Path> files = new ArrayList<>();
    private final Option<FileIndex> table;

    /**
     * @param table the index of the table, if there is one
     * @throws IllegalArgumentException if the folder is a file
     */
    OldFiles(Path path, Configuration configuration, Option<FileIndex> table) {
        this.table = table;
        try {
            this.system = path.getFileSystem(configuration);
            this.folder = system.makeQualified(path);
            if (system.exists(folder)) {
                RemoteIterator<LocatedFileStatus> each = system.listFiles(folder, true);
                while (each.hasNext()) {
                    files.add(each.next().getPath());
                }
            }
        } catch (IOException e) {
            throw failure(path, e);
        }
        if (files.contains(folder)) {
            throw new IllegalArgumentException("cannot write to " + folder + ": it is a file; save to a folder");
        }
    }

    private static UncheckedIOException failure(Path path, IOException e) {
        return new UncheckedIOException("cannot overwrite " + path + ": " + e.getMessage(), e);
    }

    /** Deletes the files; Spark calls this after the commit of the new ones. */
    @Override
    public void refresh() {
        try {
            for (Path file : files) {
                delete(file);
            }
        } catch (IOException e) {
            throw failure(folder, e);
        }
        files.clear();
        if (table.isDefined()) {
            table.get().refresh();
        }
    }

    /** Deletes a file, and the folders of partitions that become empty. */
    private void delete(Path file) throws IOException {
        Path parent = file.getParent();
        // the job has replaced the marker of its success
        if (!parent.equals(folder) || !file.getName().equals(FileOutputCommitter.SUCCEEDED_FILE_NAME)) {
            system.delete(file, false);
        }
        while (!parent.equals(folder) && system.exists(parent) && system.listStatus(parent).length == 0) {
            system.delete(parent, false);
            parent = parent.getParent();
        }
    }

    // ---- not called by a write

    @Override
    public Seq<Path> rootPaths() {
        return CollectionConverters.asScala(List.of(folder)).toSeq();
    }

    @Override
    public Seq<PartitionDirectory> listFiles(Seq<Expression> partitionFilters, Seq<Expression> dataFilters) {
        throw new UnsupportedOperationException("nothing reads replaced files");
    }

    @Override
    public String[] inputFiles() {
        return files.stream().map(Path::toString).toArray(String[]::new);
    }

    @Override
    public long sizeInBytes() {
        return 0;
    }

    @Override
    public StructType partitionSchema() {
        return new StructType();
    }
}
