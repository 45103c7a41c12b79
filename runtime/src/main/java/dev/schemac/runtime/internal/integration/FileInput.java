package dev.schemac.runtime.internal.integration;

import java.io.IOException;
import java.io.InputStream;
import java.io.InterruptedIOException;
import java.nio.ByteBuffer;
import java.nio.channels.ClosedByInterruptException;
import java.nio.channels.ClosedChannelException;
import java.nio.channels.FileChannel;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * Reads a file. Its exceptions name the file. Throws an exception if the file becomes shorter while it is read, because
 * its end is then no end of its content: log rotation by {@code copytruncate} does this. Bytes that are appended before
 * the end has been reached are read. A file that is replaced by another one of its name is read to its own end.
 *
 * <p>The file is not mapped into memory. If a mapped file becomes shorter, access to it throws an {@link InternalError},
 * on JDK 17 at any later instruction.
 */
public final class FileInput extends InputStream {
    /** The JDK copies so many bytes through memory outside of the heap, which it keeps for each thread. */
    private static final int MOST_AT_ONCE = 1 << 18;

    private final Path file;
    private final FileChannel channel;
    /** Whether it has a size, unlike a pipe. */
    private final boolean regular;
    /** The largest size so far, in bytes. */
    private long size;

    private long position;

    private FileInput(Path file, FileChannel channel) throws IOException {
        this.file = file;
        this.channel = channel;
        this.regular = Files.isRegularFile(file);
        this.size = regular ? channel.size() : 0;
    }

    /** @throws IOException if the file cannot be opened */
    public static FileInput open(Path file) throws IOException {
        FileChannel channel = FileChannel.open(file);
        try {
            return new FileInput(file, channel);
        } catch (IOException | RuntimeException | Error e) {
            channel.close();
            throw e;
        }
    }

    /**
     * {@return an exception that names a file}
     *
     * @param e returned unchanged if it names a file, or is about the closing of the channel by another thread
     */
    public static IOException named(Path file, IOException e) {
        if (e instanceof ClosedByInterruptException) {
            InterruptedIOException interrupted = new InterruptedIOException(
                    file + ": the thread was interrupted, which closes the file; its interrupt status is still set");
            interrupted.initCause(e);
            return interrupted;
        }
        if (e instanceof FileSystemException || e instanceof ClosedChannelException) {
            return e;
        }
        FileSystemException named = new FileSystemException(file.toString(), null, e.getMessage());
        named.initCause(e);
        return named;
    }

    /**
     * {@return the problem of a file that became shorter}
     *
     * @param expected the number of bytes that the file had before
     * @param found the number of bytes after which it ended
     */
    public static String shorter(long expected, long found) {
        return "expected at least " + expected + " bytes but found " + found
                + ", because the file was truncated while it was read; read a copy, or rotate logs by renaming them";
    }

    /** Whether it begins as gzip does. Leaves the position. */
    public boolean isCompressed() throws IOException {
        try {
            return GzipInput.isCompressed(channel);
        } catch (IOException e) {
            throw named(file, e);
        }
    }

    /** Moves to a byte, which may be after the end of the file. */
    public void moveTo(long offset) throws IOException {
        channel.position(offset);
        position = offset;
    }

    @Override
    public int read() throws IOException {
        byte[] one = new byte[1];
        return read(one, 0, 1) < 0 ? -1 : one[0] & 0xFF;
    }

    @Override
    public int read(byte[] bytes, int from, int length) throws IOException {
        try {
            int count = channel.read(ByteBuffer.wrap(bytes, from, Math.min(length, MOST_AT_ONCE)));
            position += Math.max(0, count);
            if (regular) {
                checkSize(count < 0);
            }
            return count;
        } catch (IOException e) {
            throw named(file, e);
        }
    }

    /** Checks after each read that the file had not become shorter before it. */
    private void checkSize(boolean ended) throws IOException {
        long now = channel.size();
        if (now < size || ended && position < size) {
            throw new IOException(shorter(size, ended ? Math.min(now, position) : now));
        }
        size = now;
    }

    /** {@return the number of bytes before the end of the file; 0 if it has no size} */
    @Override
    public int available() {
        return (int) Math.max(0, Math.min(Integer.MAX_VALUE, size - position));
    }

    @Override
    public void close() throws IOException {
        channel.close();
    }
}
