package dev.schemac.runtime.stream;

import java.io.IOException;
import java.io.InputStream;
import java.io.PushbackInputStream;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.util.zip.GZIPInputStream;

/** Recognises gzip (RFC 1952) by its first two bytes, with which no JSON text begins. */
final class GzipInput {
    private static final int FIRST_BYTE = 0x1f;
    private static final int SECOND_BYTE = 0x8b;
    private static final int BUFFER_SIZE = 1 << 16;

    private GzipInput() {}

    /** The stream, decompressed where it is compressed. Reads its first bytes. */
    static InputStream recognised(InputStream in) throws IOException {
        PeekedInput peeked = new PeekedInput(in);
        int first = peeked.read();
        if (first != FIRST_BYTE) {
            peeked.giveBack(first);
            return peeked;
        }
        int second = peeked.read();
        peeked.giveBack(second);
        peeked.giveBack(first);
        return second == SECOND_BYTE ? new GZIPInputStream(peeked, BUFFER_SIZE) : peeked;
    }

    /** Whether a file begins as gzip does. Leaves its position. */
    static boolean isCompressed(FileChannel file) throws IOException {
        ByteBuffer first = ByteBuffer.allocate(2);
        return file.read(first, 0) == 2 && (first.get(0) & 0xff) == FIRST_BYTE && (first.get(1) & 0xff) == SECOND_BYTE;
    }

    /**
     * A stream of which bytes can be given back. {@link GZIPInputStream} goes on with the next member of a file where {@link #available}
     * says that there is one; a source that only does not know yet must not make it stop there and lose the rest.
     */
    private static final class PeekedInput extends PushbackInputStream {
        PeekedInput(InputStream in) {
            super(in, 2);
        }

        void giveBack(int read) throws IOException {
            if (read >= 0) {
                unread(read);
            }
        }

        @Override
        public int available() throws IOException {
            int available = super.available();
            if (available == 0) {
                int next = read();
                giveBack(next);
                available = next < 0 ? 0 : 1;
            }
            return available;
        }
    }
}
