package dev.schemac.runtime.stream;

import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.channels.ReadableByteChannel;

/** Where a stream's bytes come from. Used by one thread at a time. */
interface ByteSource extends Closeable {

    /**
     * Reads some bytes.
     *
     * @param bytes where they go
     * @param from where the first one goes
     * @param length how many there may be, at least 1
     * @return how many there are, perhaps 0; -1 at the end
     */
    int read(byte[] bytes, int from, int length) throws IOException;

    static ByteSource of(InputStream in) {
        return new ByteSource() {
            @Override
            public int read(byte[] bytes, int from, int length) throws IOException {
                return in.read(bytes, from, length);
            }

            @Override
            public void close() throws IOException {
                in.close();
            }
        };
    }

    static ByteSource of(ReadableByteChannel channel) {
        return new ByteSource() {
            @Override
            public int read(byte[] bytes, int from, int length) throws IOException {
                return channel.read(ByteBuffer.wrap(bytes, from, length));
            }

            @Override
            public void close() throws IOException {
                channel.close();
            }
        };
    }
}
