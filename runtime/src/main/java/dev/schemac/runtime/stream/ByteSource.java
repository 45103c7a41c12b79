package dev.schemac.runtime.stream;

import dev.schemac.runtime.internal.integration.FileInput;
import dev.schemac.runtime.internal.integration.GzipInput;
import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
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
            return new StreamSource(GzipInput.recognised(Objects.requireNonNull(source, "source")), null);
        } catch (IOException | RuntimeException | Error e) {
            closeAfter(source, e);
            throw e;
        }
    }

    static ByteSource of(Path file) throws IOException {
        FileInput in = FileInput.open(file);
        try {
            return new StreamSource(GzipInput.recognised(in), file);
        } catch (IOException | RuntimeException | Error e) {
            closeAfter(in, e);
            throw e;
        }
    }

    /**
     * Returns the bytes of a file without decompressing them.
     *
     * @param file named by exceptions
     */
    static ByteSource of(FileInput in, Path file) {
        return new StreamSource(in, file);
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
        /** Null if it is unknown. */
        private final Path file;

        StreamSource(InputStream in, Path file) {
            this.in = in;
            this.file = file;
        }

        @Override
        protected int readSome(byte[] bytes, int from, int length) throws IOException {
            try {
                return in.read(bytes, from, length);
            } catch (IOException e) {
                throw file == null ? e : FileInput.named(file, e);
            }
        }

        @Override
        protected void closeSource() throws IOException {
            in.close();
        }
    }
}
