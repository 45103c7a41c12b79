package dev.schemac.runtime.stream;

import dev.schemac.runtime.internal.bytes.Words;
import java.io.Closeable;
import java.io.IOException;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.locks.ReentrantLock;

/**
 * Cuts a source into blocks of whole lines, for threads that parse them at once. Each thread cuts its next block
 * itself: reading is quick, and one at a time does it. Safe for use by many threads.
 */
final class LineBlocks implements Closeable {
    /** Long enough that cutting a block is rare, short enough for the second-level cache. */
    private static final int LARGEST = 1 << 18;

    private static final int SMALLEST = 1 << 14;

    /**
     * The maximum size of all blocks in use by threads, in bytes, if lines are short and there are fewer than thousands
     * of threads.
     */
    private static final int ALL = 1 << 23;

    /**
     * Some whole lines of the source. The last line may lack its line feed at the end of the source, or if it is longer
     * than allowed.
     *
     * @param index the number of the block, from 0
     */
    record Block(int index, StreamBuffer lines) {}

    private final ByteSource source;
    private final int maxLineBytes;
    private final int size;

    /** An interrupt ends the wait for it: another thread may own it for as long as the source returns nothing. */
    private final ReentrantLock lock = new ReentrantLock();

    // Guarded by the lock.
    /** The bytes that have been read and are in no block yet. */
    private StreamBuffer in;

    private int blocks;
    /** How many bytes from the position on have no line feed. */
    private int searched;
    /** Whether the next bytes are the rest of a line that was too long. */
    private boolean dropping;

    /** Whether no further block is cut: at the end, after a failure, or because none is needed. */
    private volatile boolean ended;

    private volatile Throwable failure;
    private final AtomicBoolean closed = new AtomicBoolean();

    /** @param atATime the maximum number of blocks in use at a time */
    LineBlocks(ByteSource source, int maxLineBytes, int atATime) {
        this.source = source;
        this.maxLineBytes = maxLineBytes;
        this.size = Math.max(SMALLEST, Math.min(LARGEST, ALL / atATime));
        this.in = new StreamBuffer(new byte[size]);
    }

    /**
     * Returns the next block, or null at the end. After an exception of the source, later bytes are not read, because
     * bytes before them may be missing.
     *
     * @param unused an array for one of the next blocks, or null
     * @throws InterruptedException if the thread is interrupted while another one cuts a block
     */
    Block next(byte[] unused) throws InterruptedException {
        lock.lockInterruptibly();
        try {
            return cut(unused);
        } catch (IOException | RuntimeException | Error e) {
            failure = e;
            ended = true;
            return null;
        } finally {
            lock.unlock();
        }
    }

    /** Returns the exception of the source that ended the blocks, or null. */
    Throwable failure() {
        return failure;
    }

    /** Ends the blocks early. */
    void end() {
        ended = true;
    }

    private Block cut(byte[] unused) throws IOException {
        while (!ended) {
            if (dropping) {
                dropLine();
            }
            int lineFeed = Words.lastIndexOf((byte) '\n', in.bytes, in.position + searched, in.limit);
            if (lineFeed >= 0) {
                return block(lineFeed + 1, unused);
            }
            searched = in.limit - in.position;
            // One more may yet prove to be a carriage return.
            if (searched - 1 > maxLineBytes) {
                dropping = true;
                return block(in.limit, unused);
            }
            if (in.last) {
                ended = true;
                return searched == 0 ? null : block(in.limit, unused);
            }
            in.fill(source);
        }
        return null;
    }

    /** Returns the array of a finished block, if it may be used again: the array of a long line is released. */
    static byte[] unused(Block done) {
        byte[] bytes = done.lines.bytes;
        return bytes.length <= StreamBuffer.LARGEST_IDLE ? bytes : null;
    }

    private Block block(int end, byte[] unused) {
        Block block = new Block(blocks++, in.before(end));
        int rest = in.limit - end;
        boolean fits = unused != null && unused.length > rest;
        in = in.behind(
                end, fits ? unused : new byte[(int) Math.min(StreamBuffer.LARGEST_ARRAY, Math.max(size, 2L * rest))]);
        searched = 0;
        return block;
    }

    /** Moves after the next line feed, or to the end of the available bytes. */
    private void dropLine() {
        int lineFeed = Words.indexOf((byte) '\n', in.bytes, in.position, in.limit);
        dropping = lineFeed < 0;
        in.position = dropping ? in.limit : lineFeed + 1;
    }

    @Override
    public void close() throws IOException {
        // Without the lock: a thread that waits for the source owns the lock until closing wakes it.
        ended = true;
        if (!closed.getAndSet(true)) {
            source.close();
        }
    }
}
