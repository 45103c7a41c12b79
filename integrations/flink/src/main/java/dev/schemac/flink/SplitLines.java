package dev.schemac.flink;

import java.io.IOException;
import java.io.InputStream;
import java.util.Objects;
import org.apache.flink.core.fs.FSDataInputStream;

/**
 * The lines of a file that belong to one split: those whose first byte is in it. The stream therefore begins after
 * the first line end from the byte before the split on. It ends after the line in which the split ends. These
 * rules fit any cut of the file. Unless the lines are the first of the file, they begin with the preceding line
 * feed. So a byte order mark or the signature of gzip is detected only at the beginning of the file.
 */
final class SplitLines extends InputStream {
    private static final int BLOCK = 1 << 16;

    private final FSDataInputStream file;

    /** The end of the split in the file; the largest number for the end of the file. */
    private final long end;

    private final byte[] block = new byte[BLOCK];
    private int next;
    private int filled;

    /** The position in the file after the block. */
    private long position;

    private boolean ended;

    private SplitLines(FSDataInputStream file, long from, long end) {
        this.file = file;
        this.position = from;
        this.end = end;
    }

    /**
     * Returns the lines of a whole split.
     *
     * @param file positioned at the beginning of the split
     * @param end the end of the split, in bytes of the file; {@link Long#MAX_VALUE} for the end of the file
     */
    static SplitLines from(FSDataInputStream file, long end) throws IOException {
        long begin = file.getPos();
        if (begin == 0) {
            return new SplitLines(file, begin, end);
        }
        file.seek(begin - 1);
        SplitLines lines = new SplitLines(file, begin - 1, end);
        lines.skipLine();
        return lines;
    }

    /**
     * Returns the remaining lines of a split.
     *
     * @param offset the position of the next line in the file
     * @param end as above
     */
    static SplitLines resumed(FSDataInputStream file, long offset, long end) throws IOException {
        file.seek(offset);
        SplitLines lines = new SplitLines(file, offset, end);
        lines.ended = offset >= end;
        if (offset > 0) {
            lines.block[0] = '\n';
            lines.filled = 1;
        }
        return lines;
    }

    /**
     * {@return whether a file begins like gzip without a name that makes Flink decompress it} No JSON begins like
     * this.
     */
    boolean isGzip() throws IOException {
        return position() == 0 && fill() && filled >= 2 && block[0] == 0x1F && block[1] == (byte) 0x8B;
    }

    /** {@return the position of the next byte in the file} */
    long position() {
        return position - (filled - next);
    }

    private void skipLine() throws IOException {
        while (next < filled || fill()) {
            int lineFeed = lineFeed(next);
            if (lineFeed >= 0) {
                next = lineFeed;
                if (position() + 1 >= end) {
                    next = filled;
                    ended = true;
                }
                return;
            }
            next = filled;
        }
    }

    /** Returns the index of the next line feed in the block, or -1. */
    private int lineFeed(int from) {
        for (int i = from; i < filled; i++) {
            if (block[i] == '\n') {
                return i;
            }
        }
        return -1;
    }

    /** {@return false at the end of the split} */
    private boolean fill() throws IOException {
        if (ended) {
            return false;
        }
        int read = file.read(block, 0, BLOCK);
        if (read < 0) {
            ended = true;
            return false;
        }
        next = 0;
        filled = read;
        position += read;
        if (position >= end) {
            // the last line is the one with the last byte of the split
            int lineFeed = lineFeed((int) Math.max(0, end - 1 - (position - read)));
            if (lineFeed >= 0) {
                position -= filled - (lineFeed + 1);
                filled = lineFeed + 1;
                ended = true;
            }
        }
        return true;
    }

    @Override
    public int read() throws IOException {
        byte[] one = new byte[1];
        int read = read(one, 0, 1);
        return read < 0 ? -1 : one[0] & 0xFF;
    }

    @Override
    public int read(byte[] target, int offset, int length) throws IOException {
        Objects.checkFromIndexSize(offset, length, target.length);
        if (length == 0) {
            return 0;
        }
        while (next == filled) {
            if (!fill()) {
                return -1;
            }
        }
        int read = Math.min(length, filled - next);
        System.arraycopy(block, next, target, offset, read);
        next += read;
        return read;
    }

    @Override
    public void close() throws IOException {
        file.close();
    }
}
