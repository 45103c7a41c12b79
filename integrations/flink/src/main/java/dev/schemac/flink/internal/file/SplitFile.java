package dev.schemac.flink.internal.file;

import dev.schemac.runtime.internal.integration.FileInput;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.NonWritableChannelException;
import java.nio.channels.SeekableByteChannel;
import org.apache.flink.connector.file.src.compression.StandardDeCompressors;
import org.apache.flink.core.fs.FSDataInputStream;
import org.apache.flink.core.fs.Path;

/**
 * The file of a split as a channel, from which the runtime reads the lines of the split. It reads forwards only,
 * because Flink cannot go back in files that it decompresses.
 */
public final class SplitFile implements SeekableByteChannel {
    /** How many bytes are read at a time. */
    private static final int BLOCK = 1 << 16;

    private final FSDataInputStream file;
    private final String name;
    private final long length;
    private boolean open = true;

    /**
     * @param name see {@link #name}
     * @param length the least number of bytes in the file; 0 if it is unknown, because Flink may decompress the file
     */
    public SplitFile(FSDataInputStream file, String name, long length) {
        this.file = file;
        this.name = name;
        this.length = length;
    }

    /** {@return a file with its path} */
    static SplitFile of(FSDataInputStream stream, Path path, long splitEnd) {
        return new SplitFile(stream, path.toString(), isDecompressed(path) ? 0 : splitEnd);
    }

    /** {@return the end of a split; {@link Long#MAX_VALUE} at the end of the file} */
    static long end(Path path, long fileLength, long splitEnd) {
        return isDecompressed(path) || splitEnd == fileLength ? Long.MAX_VALUE : splitEnd;
    }

    /** Returns whether Flink decompresses a file, which is then one split. */
    private static boolean isDecompressed(Path path) {
        return StandardDeCompressors.getDecompressorForFileName(path.getName()) != null;
    }

    /** {@return the file with its path; null if it is unknown} */
    public String name() {
        return name;
    }

    @Override
    public int read(ByteBuffer target) throws IOException {
        boolean atBeginning = file.getPos() == 0;
        int begin = target.arrayOffset() + target.position();
        int count = file.read(target.array(), begin, Math.min(BLOCK, target.remaining()));
        if (count > 0) {
            target.position(target.position() + count);
        }
        if (count < 0 && file.getPos() < length) {
            throw new IOException(FileInput.shorter(length, file.getPos()));
        }
        if (atBeginning && count >= 2 && isGzip(target.array(), begin)) {
            throw new IOException("expected JSON Lines but found gzip data; rename the file: Flink only "
                    + "decompresses files whose names end in .gz");
        }
        return count;
    }

    /** Returns whether a file begins like gzip without a name that makes Flink decompress it. No JSON begins like this. */
    private static boolean isGzip(byte[] bytes, int from) {
        return bytes[from] == 0x1F && bytes[from + 1] == (byte) 0x8B;
    }

    @Override
    public long position() throws IOException {
        return file.getPos();
    }

    @Override
    public SeekableByteChannel position(long newPosition) throws IOException {
        if (newPosition != file.getPos()) {
            file.seek(newPosition);
        }
        return this;
    }

    @Override
    public boolean isOpen() {
        return open;
    }

    @Override
    public void close() throws IOException {
        open = false;
        file.close();
    }

    @Override
    public long size() {
        throw new UnsupportedOperationException("the length of a file that Flink decompresses is unknown");
    }

    @Override
    public int write(ByteBuffer source) {
        throw new NonWritableChannelException();
    }

    @Override
    public SeekableByteChannel truncate(long size) {
        throw new NonWritableChannelException();
    }
}
