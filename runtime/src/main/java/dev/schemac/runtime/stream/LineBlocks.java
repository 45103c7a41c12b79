package dev.schemac.runtime.stream;

import java.io.Closeable;
import java.io.IOException;
import java.util.Arrays;

/**
 * Cuts a source into blocks of whole lines, for threads that parse them at once. Each thread takes its next block itself: reading is quick, and
 * one at a time does it. Safe for use by many threads.
 */
final class LineBlocks implements Closeable {
    /** Long enough that taking a block is rare, short enough for the second-level cache. */
    private static final int SIZE = 1 << 18;

    /**
     * Some whole lines of the source; the last one may lack its line feed at the end of the source, and where it is longer than allowed.
     *
     * @param index which block it is, from 0
     * @param origin where the first line begins, in bytes from the beginning of the source
     */
    record Block(int index, byte[] bytes, int length, long origin) {}

    private final ByteSource source;
    private final int maxLineBytes;
    private int blocks;
    private long origin;
    /** What was read behind the last line feed of the block before. */
    private byte[] rest = {};

    private boolean dropping;
    private boolean ended;
    private boolean closed;

    LineBlocks(ByteSource source, int maxLineBytes) {
        this.source = source;
        this.maxLineBytes = maxLineBytes;
    }

    /**
     * The next block, or null at the end or when closed.
     *
     * @param before the block before of the same thread, whose array is used again; null for its first one
     */
    synchronized Block next(Block before) throws IOException {
        byte[] array = before == null ? new byte[SIZE] : before.bytes;
        while (!ended && !closed) {
            StreamBuffer in = new StreamBuffer(array.length > rest.length ? array : new byte[2 * rest.length]);
            System.arraycopy(rest, 0, in.bytes, 0, rest.length);
            in.limit = rest.length;
            if (dropping) {
                dropLine(in);
            }
            int end = endOfLines(in);
            rest = Arrays.copyOfRange(in.bytes, end, in.limit);
            if (end > in.position) {
                Block block = new Block(blocks++, trimmed(in, end), end - in.position, origin + in.offset(in.position));
                origin += in.offset(end);
                return block;
            }
            origin += in.offset(end);
        }
        return null;
    }

    /** The lines begin where the array does, but for a block behind a line that was too long. */
    private static byte[] trimmed(StreamBuffer in, int end) {
        return in.position == 0 ? in.bytes : Arrays.copyOfRange(in.bytes, in.position, end);
    }

    /** Reads at least one line, and answers where the last whole one ends. */
    private int endOfLines(StreamBuffer in) throws IOException {
        int searched = in.position;
        while (true) {
            int lineFeed = LineFeeds.last(in.bytes, searched, in.limit);
            if (lineFeed >= 0) {
                return lineFeed + 1;
            }
            searched = in.limit;
            // One more may yet prove to be a carriage return.
            if (in.limit - in.position - 1 > maxLineBytes) {
                dropping = true;
                return in.limit;
            }
            in.fill(source);
            if (in.last) {
                ended = true;
                return in.limit;
            }
        }
    }

    /** Goes behind the next line feed, keeping nothing of what is before it. */
    private void dropLine(StreamBuffer in) throws IOException {
        while (true) {
            int lineFeed = LineFeeds.next(in.bytes, in.position, in.limit);
            if (lineFeed >= 0) {
                in.position = lineFeed + 1;
                dropping = false;
                return;
            }
            origin += in.limit;
            in.limit = 0;
            in.position = 0;
            in.fill(source);
            if (in.last) {
                ended = true;
                return;
            }
        }
    }

    @Override
    public void close() throws IOException {
        // Not synchronized: a thread that waits for the source holds the lock until closing wakes it.
        closed = true;
        source.close();
    }
}
