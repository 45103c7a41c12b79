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
 * Where a stream's bytes come from: an input stream or a file, decompressed where it is gzip. Read by one thread at a
 * time, and closed by any.
 *
 * <p>What a source does that is closed while it is read differs: an exception of any kind, an end, or bytes as if
 * nothing were; here it is an {@link IOException}.
 */
abstract class ByteSource implements Closeable {
    private volatile boolean closed;

    /** The bytes of an input stream, which is closed where this fails. */
    static ByteSource of(InputStream source) throws IOException {
        try {
            return new StreamSource(GzipInput.recognised(Objects.requireNonNull(source, "source")));
        } catch (IOException | RuntimeException | Error e) {
            EventStream.close(source, e);
            throw e;
        }
    }

    static ByteSource of(Path file) throws IOException {
        FileChannel channel = FileChannel.open(file);
        try {
            // What has no size may be a pipe or made up by the system: it can be read, but not mapped.
            if (channel.size() == 0 || GzipInput.isCompressed(channel)) {
                return of(Channels.newInputStream(channel));
            }
            return new MappedFile(channel);
        } catch (IOException | RuntimeException | Error e) {
            EventStream.close(channel, e);
            throw e;
        }
    }

    /**
     * Reads some bytes.
     *
     * @param from where the first one goes
     * @param length how many there may be, at least 1
     * @return how many there are, perhaps 0; -1 at the end
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

    /** As {@link #read}. */
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
     * A file that is mapped into memory, a window at a time: its bytes are copied once, out of the page cache, and no
     * call of the operating system is made for them. Where the file cannot be mapped it is read.
     */
    private static final class MappedFile extends ByteSource {
        /** As much of the address space as is used at a time. */
        private static final long WINDOW = 1 << 28;

        private static final ByteBuffer NOTHING = ByteBuffer.allocate(0);

        private final FileChannel channel;
        private final long size;
        private ByteBuffer window = NOTHING;
        private long windowEnd;

        /** @param channel at its beginning */
        MappedFile(FileChannel channel) throws IOException {
            this.channel = channel;
            this.size = channel.size();
        }

        @Override
        protected int readSome(byte[] bytes, int from, int length) throws IOException {
            if (!window.hasRemaining() && windowEnd < size) {
                map();
            }
            if (!window.hasRemaining()) {
                // What cannot be mapped, or was appended since the file was opened.
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
            long length = Math.min(WINDOW, size - windowEnd);
            window = NOTHING; // the old window can be released before the new one is made, should memory be short
            try {
                window = channel.map(FileChannel.MapMode.READ_ONLY, windowEnd, length);
            } catch (IOException | UnsupportedOperationException e) {
                // The channel stands where the last window ended, and is read from there. Where it is the file that
                // fails, so does reading.
                windowEnd = size;
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
