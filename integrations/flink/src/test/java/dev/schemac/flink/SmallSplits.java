package dev.schemac.flink;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import org.apache.flink.connector.file.src.FileSourceSplit;
import org.apache.flink.connector.file.src.enumerate.FileEnumerator;
import org.apache.flink.core.fs.FileStatus;
import org.apache.flink.core.fs.Path;

/** Cuts files into pieces of few bytes, where Flink's own enumerator waits for files of more than one block. */
final class SmallSplits implements FileEnumerator {
    private final int size;

    SmallSplits(int size) {
        this.size = size;
    }

    @Override
    public Collection<FileSourceSplit> enumerateSplits(Path[] folders, int minDesiredSplits) throws IOException {
        List<FileSourceSplit> splits = new ArrayList<>();
        for (Path folder : folders) {
            FileStatus[] files = folder.getFileSystem().listStatus(folder);
            Arrays.sort(files, (a, b) -> a.getPath().compareTo(b.getPath()));
            for (FileStatus file : files) {
                boolean compressed = file.getPath().getName().endsWith(".gz");
                long length = compressed ? file.getLen() : size;
                for (long from = 0; from < file.getLen(); from += length) {
                    splits.add(new FileSourceSplit(
                            "split " + splits.size(),
                            file.getPath(),
                            from,
                            Math.min(length, file.getLen() - from),
                            file.getModificationTime(),
                            file.getLen()));
                }
            }
        }
        return splits;
    }
}
