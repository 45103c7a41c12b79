package dev.schemac.spark.internal.read;

import dev.schemac.spark.internal.read.FileParts.FilePart;
import dev.schemac.spark.internal.table.ReadOptions;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.BlockLocation;
import org.apache.hadoop.fs.FileStatus;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.LocatedFileStatus;
import org.apache.hadoop.fs.Path;
import org.apache.hadoop.fs.RemoteIterator;
import org.apache.hadoop.io.compress.CompressionCodecFactory;
import org.apache.spark.network.util.JavaUtils;
import org.apache.spark.sql.SparkSession;

/** The files of a read. Like Spark's own sources, it ignores names that begin with {@code _} or {@code .}. */
final class InputFiles {
    private final List<FileStatus> files = new ArrayList<>();
    private final CompressionCodecFactory codecs;

    private InputFiles(Configuration configuration) {
        this.codecs = new CompressionCodecFactory(configuration);
    }

    /**
     * @throws IllegalArgumentException if no path is set, or a folder only contains folders
     * @throws UncheckedIOException if a path matches nothing, or cannot be read
     */
    static InputFiles list(ReadOptions options) {
        if (options.paths().isEmpty()) {
            throw new IllegalArgumentException("no path is set: call load(path), or set the option 'path'");
        }
        Configuration configuration = options.hadoopConfiguration();
        InputFiles found = new InputFiles(configuration);
        for (String path : options.paths()) {
            try {
                found.add(new Path(path), configuration, options.recursive());
            } catch (IOException e) {
                throw new UncheckedIOException("cannot read " + path + ": " + e.getMessage(), e);
            }
        }
        return found;
    }

    private void add(Path path, Configuration configuration, boolean recursive) throws IOException {
        FileSystem system = path.getFileSystem(configuration);
        FileStatus[] matches = system.globStatus(path);
        if (matches == null || matches.length == 0) {
            throw new FileNotFoundException("no file or folder matches");
        }
        for (FileStatus match : matches) {
            if (match.isFile()) {
                files.add(match);
            } else {
                addFolder(system, match.getPath(), recursive);
            }
        }
    }

    private void addFolder(FileSystem system, Path folder, boolean recursive) throws IOException {
        List<Path> folders = new ArrayList<>();
        int before = files.size();
        RemoteIterator<LocatedFileStatus> content = system.listLocatedStatus(folder);
        while (content.hasNext()) {
            LocatedFileStatus entry = content.next();
            String name = entry.getPath().getName();
            if (!name.startsWith("_") && !name.startsWith(".")) {
                if (entry.isFile()) {
                    files.add(entry);
                } else {
                    folders.add(entry.getPath());
                }
            }
        }
        if (recursive) {
            for (Path each : folders) {
                addFolder(system, each, true);
            }
        } else if (files.size() == before && !folders.isEmpty()) {
            throw new IllegalArgumentException("folder " + folder + " contains no files but " + folders.size()
                    + " folders, such as " + folders.get(0).getName()
                    + ": set the option recursiveFileLookup to true, or load " + folder
                    + "/*; names of folders do not become columns");
        }
    }

    long bytes() {
        return files.stream().mapToLong(FileStatus::getLen).sum();
    }

    /** {@return the partitions, of the size that Spark's settings for files demand} */
    List<FileParts> partitions(SparkSession session) {
        return partitions(
                JavaUtils.byteStringAsBytes(session.conf().get("spark.sql.files.maxPartitionBytes")),
                JavaUtils.byteStringAsBytes(session.conf().get("spark.sql.files.openCostInBytes")),
                session.sparkContext().defaultParallelism());
    }

    /**
     * Cuts and packs files as Spark does.
     *
     * @param most the largest partition, in bytes
     * @param opening the cost of a file, in bytes
     * @param parallelism how many tasks run at one time
     */
    List<FileParts> partitions(long most, long opening, int parallelism) {
        long total = files.stream().mapToLong(file -> file.getLen() + opening).sum();
        long size = Math.min(most, Math.max(opening, total / parallelism));
        List<LocatedPart> parts = new ArrayList<>();
        for (FileStatus file : files) {
            String path = file.getPath().toString();
            if (codecs.getCodec(file.getPath()) != null) {
                parts.add(new LocatedPart(new FilePart(path, 0, file.getLen(), true), hosts(file, 0)));
            } else {
                for (long from = 0; from < file.getLen(); from += size) {
                    long to = Math.min(file.getLen(), from + size);
                    parts.add(new LocatedPart(new FilePart(path, from, to, false), hosts(file, from)));
                }
            }
        }
        parts.sort(Comparator.comparingLong((LocatedPart part) -> -part.part.length()));
        List<FileParts> partitions = new ArrayList<>();
        List<LocatedPart> packed = new ArrayList<>();
        long bytes = 0;
        for (LocatedPart part : parts) {
            if (!packed.isEmpty() && bytes + part.part.length() > size) {
                partitions.add(pack(packed));
                packed.clear();
                bytes = 0;
            }
            packed.add(part);
            bytes += part.part.length() + opening;
        }
        if (!packed.isEmpty()) {
            partitions.add(pack(packed));
        }
        return partitions;
    }

    private record LocatedPart(FilePart part, List<String> hosts) {}

    private static FileParts pack(List<LocatedPart> parts) {
        return new FileParts(
                parts.stream().map(LocatedPart::part).toList(), parts.get(0).hosts());
    }

    private static List<String> hosts(FileStatus file, long offset) {
        if (file instanceof LocatedFileStatus located && located.getBlockLocations() != null) {
            for (BlockLocation block : located.getBlockLocations()) {
                if (offset >= block.getOffset() && offset < block.getOffset() + block.getLength()) {
                    try {
                        return List.of(block.getHosts()).stream()
                                .filter(host -> !host.equals("localhost"))
                                .toList();
                    } catch (IOException e) {
                        return List.of();
                    }
                }
            }
        }
        return List.of();
    }
}
