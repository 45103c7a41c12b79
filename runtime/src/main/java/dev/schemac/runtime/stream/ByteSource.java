package dev.schemac.runtime.stream;

import dev.schemac.runtime.internal.integration.GzipInput;
import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.util.Objects;

/**
 * Provides the bytes of a stream: from an input stream or a file, decompressed if they are gzip. One thread at a time
 * reads it; any thread may close it.
 *
 * <p>Sources differ in their reaction to being closed during a read: an exception of any kind, an end, or ordinary
 * bytes. This class always throws an {@link IOException}.
 */
abstract class ByteSource implements Closeable {
    private volatile boolean closed;

    /** Opens the bytes of an input stream, which is closed if this fails. */
    static ByteSource of(InputStream source) throws IOException {
        try {
            return new StreamSource(GzipInput.recognised(Objects.requireNonNull(source, "source")));
        } catch (IOException | RuntimeException | Error e) {
            closeAfter(source, e);
            throw e;
        }
    }

    static ByteSource of(Path file) throws IOException {
        FileChannel channel = FileChannel.open(file);
        try {
            // A file without a size may be a pipe or a file that the system generates: it can be read, but not mapped.
            if (channel.size() == 0 || GzipInput.isCompressed(channel)) {
                return of(Channels.newInputStream(channel));
            }
            return new MappedFile(channel, 0, Long.MAX_VALUE);
        } catch (IOException | RuntimeException | Error e) {
            closeAfter(channel, e);
            throw e;
        }
    }

    /** Returns the bytes of a file from an offset on. Only those before the other one are mapped into memory. */
    static ByteSource mapped(FileChannel channel, long from, long to) throws IOException {
        return new MappedFile(channel, from, to);
    }

    /**
     * Reads some bytes.
     *
     * @param from the index of the first byte
     * @param length the maximum number of bytes, at least 1
     * @return the number of bytes, perhaps 0; -1 at the end
     */
    final int read(byte[] bytes, int from, int length) throws IOException {
        int count;
        try {
            count = readSome(bytes, from, length);
        } catch (RuntimeException e) {
            if (closed) {
                throw closedWhileRead(e);
            }
            throw e;
        }
        if (closed) {
            throw closedWhileRead(null);
        }
        return count;
    }

    static IOException closedWhileRead(Throwable cause) {
        return new IOException("the stream of events was closed while it was read", cause);
    }

    @Override
    public final void close() throws IOException {
        closed = true;
        closeSource();
    }

    /** Closes a resource after an error, which remains the one to be reported. */
    static void closeAfter(Closeable what, Throwable after) {
        try {
            what.close();
        } catch (IOException | RuntimeException | Error e) {
            if (e != after) {
                after.addSuppressed(e);
            }
        }
    }

    /**
     * Throws an exception that a source, a parser or an application has thrown; does nothing if it is null. It may be a
     * checked exception that is not declared, as code in Kotlin throws it.
     */
    static void rethrow(Throwable failure) throws IOException {
        if (failure != null) {
            ByteSource.<IOException>throwUnchanged(failure);
        }
    }

    @SuppressWarnings("unchecked")
    private static <E extends Throwable> void throwUnchanged(Throwable failure) throws E {
        throw (E) failure;
    }

    /** Does the same as {@link #read}. */
    protected abstract int readSome(byte[] bytes, int from, int length) throws IOException;

    protected abstract void closeSource() throws IOException;

    private static final class StreamSource extends ByteSource {
        private final InputStream in;

        StreamSource(InputStream in) {
            this.in = in;
        }

        @Override
        protected int readSome(byte[] bytes, int from, int length) throws IOException {
            return in.read(bytes, from, length);
        }

        @Override
        protected void closeSource() throws IOException {
            in.close();
        }
    }

    /**
     * Maps a file into memory, one window at a time. Its bytes are copied once, out of the page cache, and without a
     * call of the operating system. If the file cannot be mapped, it is read.
     */
    private static final class MappedFile extends ByteSource {
        /** As much of the address space as is used at a time. */
        private static final long WINDOW = 1 << 28;

        private static final ByteBuffer NOTHING = ByteBuffer.allocate(0);

        private final FileChannel channel;
        /** The end of the bytes that are mapped. */
        private final long end;

        private ByteBuffer window = NOTHING;
        private long windowEnd;

        MappedFile(FileChannel channel, long from, long to) throws IOException {
            this.channel = channel.position(from);
            this.end = Math.min(channel.size(), to);
            this.windowEnd = from;
        }

        @Override
        protected int readSome(byte[] bytes, int from, int length) throws IOException {
            if (!window.hasRemaining() && windowEnd < end) {
                map();
            }
            if (!window.hasRemaining()) {
                // Bytes that cannot be mapped, are after the range, or were appended since the file was opened.
                return channel.read(ByteBuffer.wrap(bytes, from, length));
            }
            int count = Math.min(length, window.remaining());
            try {
                window.get(bytes, from, count);
            } catch (InternalError e) {
                throw new IOException("the file became shorter while it was read", e);
            }
            return count;
        }

        private void map() throws IOException {
            long length = Math.min(WINDOW, end - windowEnd);
            window = NOTHING; // the old window can be released before the new one is made, should memory be short
            try {
                window = channel.map(FileChannel.MapMode.READ_ONLY, windowEnd, length);
            } catch (IOException | UnsupportedOperationException e) {
                // The position of the channel is the end of the last window, so reading continues there. If the file
                // itself fails, reading fails too.
                windowEnd = end;
                return;
            }
            windowEnd += length;
            channel.position(windowEnd);
        }

        @Override
        protected void closeSource() throws IOException {
            channel.close();
        }
    }
}
