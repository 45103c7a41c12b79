package dev.schemac.runtime.internal.integration;

import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.util.Arrays;
import java.util.zip.CRC32;
import java.util.zip.DataFormatException;
import java.util.zip.Inflater;
import java.util.zip.ZipException;

/**
 * Decompresses a stream from gzip (RFC 1952), which is detected by its first two bytes: no JSON document begins with
 * them. All members of a file are read, one after another; trailing data that is not gzip is an {@link IOException}. An
 * {@code EventFormat} detects gzip itself.
 *
 * <p>{@link java.util.zip.GZIPInputStream} treats any error after the first member as the end, including an exception
 * of the source. A file that was cut there, or whose source failed there, would lose events without an error.
 */
public final class GzipInput extends InputStream {
    private static final int FIRST_BYTE = 0x1f;
    private static final int SECOND_BYTE = 0x8b;
    private static final int DEFLATED = 8;
    private static final int BUFFER_SIZE = 1 << 16;

    // The bits of a header's flags.
    private static final int HAS_HEADER_CHECKSUM = 2;
    private static final int HAS_EXTRA = 4;
    private static final int HAS_NAME = 8;
    private static final int HAS_COMMENT = 16;

    /** What {@link #inflate} returns at the end of a member. */
    private static final int END_OF_MEMBER = -1;

    private final InputStream source;
    private final Inflater inflater = new Inflater(true);
    private final CRC32 checksum = new CRC32();
    private final byte[] input = new byte[BUFFER_SIZE];
    private int position;
    private int limit;
    private boolean inMember;
    /** How many bytes the member that has ended was. */
    private long memberBytes;

    private boolean first = true;
    private boolean ended;
    /** Guarded by the inflater, as all its calls are: it must not be used any more then. */
    private boolean closed;

    private GzipInput(InputStream source) {
        this.source = source;
    }

    /**
     * {@return the stream, decompressed if it is compressed}
     *
     * @param in the stream, whose first bytes are read now; closed with the result
     * @throws IOException if the stream throws it
     */
    public static InputStream recognised(InputStream in) throws IOException {
        int first = in.read();
        int second = first == FIRST_BYTE ? in.read() : -1;
        byte[] read = {(byte) first, (byte) second};
        InputStream whole = new PeekedInput(Arrays.copyOf(read, first < 0 ? 0 : second < 0 ? 1 : 2), in);
        return second == SECOND_BYTE ? new GzipInput(whole) : whole;
    }

    /** Whether a file begins as gzip does. Leaves its position. */
    public static boolean isCompressed(FileChannel file) throws IOException {
        ByteBuffer first = ByteBuffer.allocate(2);
        file.read(first, 0);
        return isCompressed(first.flip());
    }

    /** Whether these are the first bytes of gzip. Leaves their position. */
    public static boolean isCompressed(ByteBuffer first) {
        return first.limit() >= 2 && (first.get(0) & 0xff) == FIRST_BYTE && (first.get(1) & 0xff) == SECOND_BYTE;
    }

    @Override
    public int read() throws IOException {
        byte[] one = new byte[1];
        return read(one, 0, 1) < 0 ? -1 : one[0] & 0xff;
    }

    @Override
    public int read(byte[] bytes, int from, int length) throws IOException {
        while (length > 0 && !ended) {
            if (!inMember) {
                beginMember();
                continue;
            }
            int count = inflate(bytes, from, length);
            if (count > 0) {
                checksum.update(bytes, from, count);
                return count;
            }
            if (count == END_OF_MEMBER) {
                endMember();
            } else if (!fill()) {
                throw cut();
            } else {
                giveInput(false);
            }
        }
        return length > 0 ? -1 : 0;
    }

    private int inflate(byte[] bytes, int from, int length) throws IOException {
        synchronized (inflater) {
            checkOpen();
            try {
                int count = inflater.inflate(bytes, from, length);
                if (inflater.needsDictionary()) {
                    throw new ZipException("gzip data with a preset dictionary is not supported");
                }
                if (count > 0 || !inflater.finished()) {
                    return count;
                }
                position = limit - inflater.getRemaining();
                memberBytes = inflater.getBytesWritten();
                return END_OF_MEMBER;
            } catch (DataFormatException e) {
                throw (ZipException) new ZipException("damaged gzip data: " + e.getMessage()).initCause(e);
            }
        }
    }

    /** Hands the input to the inflater, for the member that it is in or for a new one. */
    private void giveInput(boolean newMember) throws IOException {
        synchronized (inflater) {
            checkOpen();
            if (newMember) {
                inflater.reset();
            }
            inflater.setInput(input, position, limit - position);
        }
    }

    private void checkOpen() throws IOException {
        if (closed) {
            throw new IOException("the stream is closed");
        }
    }

    /** Reads a header; at the end of the stream there is none, and zeros may fill it up as they do on tapes. */
    private void beginMember() throws IOException {
        if (!first) {
            while ((position < limit || fill()) && input[position] == 0) {
                position++;
            }
            if (position == limit) {
                ended = true;
                return;
            }
        }
        first = false;
        if (nextByte() != FIRST_BYTE || nextByte() != SECOND_BYTE || nextByte() != DEFLATED) {
            throw new ZipException("trailing data after the gzip member");
        }
        int flags = nextByte();
        skip(6); // time, hints on the compression, operating system
        if ((flags & HAS_EXTRA) != 0) {
            skip(nextByte() | nextByte() << 8);
        }
        if ((flags & HAS_NAME) != 0) {
            skipString();
        }
        if ((flags & HAS_COMMENT) != 0) {
            skipString();
        }
        if ((flags & HAS_HEADER_CHECKSUM) != 0) {
            skip(2);
        }
        giveInput(true);
        checksum.reset();
        inMember = true;
    }

    /** Checks the trailer after the data: its checksum and its length modulo 2^32. */
    private void endMember() throws IOException {
        long wantedChecksum = nextInt();
        long wantedLength = nextInt();
        if (wantedChecksum != checksum.getValue() || wantedLength != (memberBytes & 0xFFFF_FFFFL)) {
            throw new ZipException("damaged gzip data: wrong checksum or length");
        }
        inMember = false;
    }

    private long nextInt() throws IOException {
        long value = 0;
        for (int shift = 0; shift < 32; shift += 8) {
            value |= (long) nextByte() << shift;
        }
        return value;
    }

    private void skip(int count) throws IOException {
        for (int i = 0; i < count; i++) {
            nextByte();
        }
    }

    private void skipString() throws IOException {
        while (nextByte() != 0) {
            // up to the zero at its end
        }
    }

    private int nextByte() throws IOException {
        if (position == limit && !fill()) {
            throw cut();
        }
        return input[position++] & 0xff;
    }

    /** Reads some bytes into the input, which is empty, and returns whether there are any. */
    private boolean fill() throws IOException {
        int count = source.read(input);
        if (count == 0) {
            int next = source.read(); // which waits
            input[0] = (byte) next;
            count = next < 0 ? -1 : 1;
        }
        position = 0;
        limit = Math.max(count, 0);
        return count > 0;
    }

    private static EOFException cut() {
        return new EOFException("unexpected end of gzip data");
    }

    @Override
    public void close() throws IOException {
        synchronized (inflater) { // perhaps another thread is decompressing
            closed = true;
            inflater.end();
        }
        source.close();
    }

    /**
     * Reads a stream whose first bytes have already been read. Another thread may close it during a read: the source
     * decides the result. A {@link java.io.PushbackInputStream}, in contrast, drops its source when it is closed.
     */
    private static final class PeekedInput extends InputStream {
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
}
