package dev.schemac.flink;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.apache.flink.connector.file.src.FileSourceSplit;
import org.apache.flink.connector.file.src.util.CheckpointedPosition;

/** Splits of files, as a file source of Flink makes them. */
public final class Splits {
    private Splits() {}

    /** @param position where reading continues; null at the beginning */
    public static FileSourceSplit split(Path file, long from, long to, CheckpointedPosition position)
            throws IOException {
        return new FileSourceSplit(
                "split",
                org.apache.flink.core.fs.Path.fromLocalFile(file.toFile()),
                from,
                to - from,
                0,
                Files.size(file),
                new String[0],
                position);
    }
}
