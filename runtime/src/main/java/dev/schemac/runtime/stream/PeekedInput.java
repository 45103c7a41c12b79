package dev.schemac.runtime.stream;

import java.io.IOException;
import java.io.InputStream;

/**
 * A stream of which the first bytes have been read. Unlike a {@link java.io.PushbackInputStream}, which forgets its source when it is closed, it may
 * be closed by another thread while it is read: what comes of that is the source's matter.
 */
final class PeekedInput extends InputStream {
    private final byte[] peeked;
    private final InputStream rest;
    private int position;

    PeekedInput(byte[] peeked, InputStream rest) {
        this.peeked = peeked;
        this.rest = rest;
    }

    @Override
    public int read() throws IOException {
        return position < peeked.length ? peeked[position++] & 0xff : rest.read();
    }

    @Override
    public int read(byte[] bytes, int from, int length) throws IOException {
        int count = Math.min(length, peeked.length - position);
        if (count <= 0) {
            return rest.read(bytes, from, length);
        }
        System.arraycopy(peeked, position, bytes, from, count);
        position += count;
        return count;
    }

    @Override
    public int available() throws IOException {
        return peeked.length - position + rest.available();
    }

    @Override
    public void close() throws IOException {
        rest.close();
    }
}
