package dev.schemac.runtime.stream;

import java.io.IOException;

/**
 * A source that another thread may close while it is read. What sources make of that differs: an exception of any kind, an end, or bytes as if
 * nothing were; here it is an {@link IOException}.
 */
final class ClosableSource implements ByteSource {
    private final ByteSource source;
    private volatile boolean closed;

    ClosableSource(ByteSource source) {
        this.source = source;
    }

    @Override
    public int read(byte[] bytes, int from, int length) throws IOException {
        int count;
        try {
            count = source.read(bytes, from, length);
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
    public void close() throws IOException {
        closed = true;
        source.close();
    }
}
