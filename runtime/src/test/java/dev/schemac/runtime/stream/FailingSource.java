package dev.schemac.runtime.stream;

import java.io.IOException;
import java.io.InputStream;

/** A source that throws at a byte, each time it is asked for it, and counts how often it is read behind that and closed. */
final class FailingSource extends InputStream {
    private final byte[] bytes;
    private final int failsAt;
    private final int atATime;
    private final Throwable failure;
    private final Throwable onClose;
    private int at;

    volatile int failures;
    volatile int closed;
    volatile int readsWhenClosed;

    FailingSource(byte[] bytes, int failsAt, int atATime, Throwable failure, Throwable onClose) {
        this.bytes = bytes;
        this.failsAt = failsAt;
        this.atATime = atATime;
        this.failure = failure;
        this.onClose = onClose;
    }

    @Override
    public int read() throws IOException {
        byte[] one = new byte[1];
        return read(one, 0, 1) < 0 ? -1 : one[0] & 0xff;
    }

    @Override
    public synchronized int read(byte[] target, int from, int length) throws IOException {
        readsWhenClosed += closed;
        if (at == failsAt) {
            failures++;
            // As after a time-out: who reads on gets more, behind bytes that are lost.
            at = Math.min(bytes.length, at + 3);
            rethrow(failure);
        }
        if (at == bytes.length) {
            return -1;
        }
        int end = at < failsAt ? failsAt : bytes.length;
        int count = Math.min(Math.min(length, atATime), end - at);
        System.arraycopy(bytes, at, target, from, count);
        at += count;
        return count;
    }

    @Override
    public void close() throws IOException {
        closed++;
        if (onClose != null) {
            rethrow(onClose);
        }
    }

    private static void rethrow(Throwable failure) throws IOException {
        ByteSource.rethrow(failure);
    }
}
