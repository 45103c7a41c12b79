package dev.schemac.runtime.stream;

import dev.schemac.runtime.internal.bytes.Words;
import dev.schemac.runtime.internal.integration.FileInput;
import dev.schemac.runtime.internal.integration.GzipInput;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.SeekableByteChannel;
import java.nio.file.Path;

/**
 * Provides the lines of a file that begin in a range, for {@link LineReader#ofRange}. If the range does not begin at 0,
 * the bytes begin one byte before it. The reader drops them up to the first line feed: the rest of a line of the
 * previous range, or only the line feed before the range. They end with the line that contains the last byte of the range.
 */
final class LineRange extends ByteSource {
    /** How many bytes are read at a time after the range. */
    private static final int TAIL = 1 << 13;

    private final ByteSource file;
    /** The offset after the last byte of the range. */
    private final long to;
    /** The offset of the next byte. */
    private long position;

    private boolean ended;

    private LineRange(ByteSource file, long from, long to) {
        this.file = file;
        this.to = to;
        this.position = begin(from);
        this.ended = from == to;
    }

    static LineRange of(Path file, long from, long to) throws IOException {
        FileInput in = FileInput.open(file);
        try {
            if (in.isCompressed()) {
                throw FileInput.named(file, compressed());
            }
            in.moveTo(begin(from));
            return new LineRange(ByteSource.of(in, file), from, to);
        } catch (IOException | RuntimeException | Error e) {
            closeAfter(in, e);
            throw e;
        }
    }

    static LineRange of(SeekableByteChannel file, long from, long to) throws IOException {
        try {
            return new LineRange(new Channel(file, begin(from)), from, to);
        } catch (IOException | RuntimeException | Error e) {
            closeAfter(file, e);
            throw e;
        }
    }

    /** Returns the offset of the first byte that is provided for a range. */
    static long begin(long from) {
        return Math.max(0, from - 1);
    }

    private static IOException compressed() {
        return new IOException("cannot read a range of gzip data: the beginning of a line is only known after all data"
                + " before it has been decompressed; read the whole file instead");
    }

    @Override
    protected int readSome(byte[] bytes, int from, int length) throws IOException {
        if (ended) {
            return -1;
        }
        int count = file.read(bytes, from, (int) Math.min(length, position < to ? to - position : TAIL));
        if (count <= 0) {
            return count;
        }
        long lastByte = Math.max(position, to - 1);
        position += count;
        if (lastByte < position) {
            int lineFeed = Words.indexOf((byte) '\n', bytes, from + count - (int) (position - lastByte), from + count);
            if (lineFeed >= 0) {
                ended = true;
                return lineFeed + 1 - from;
            }
        }
        return count;
    }

    @Override
    protected void closeSource() throws IOException {
        file.close();
    }

    /** Reads a channel, which need not be able to go backwards: the first bytes are not read again. */
    private static final class Channel extends ByteSource {
        private final SeekableByteChannel file;
        /** The bytes that have been read and are not provided yet. */
        private StreamBuffer first = new StreamBuffer(new byte[0]);

        /** @param from the offset of the first byte that is provided */
        Channel(SeekableByteChannel file, long from) throws IOException {
            this.file = file;
            file.position(0);
            StreamBuffer start = new StreamBuffer(new byte[2]);
            while (start.limit < 2 && !start.last) {
                start.fill(this);
            }
            if (GzipInput.isCompressed(ByteBuffer.wrap(start.bytes, 0, start.limit))) {
                throw compressed();
            }
            if (from > start.limit) {
                file.position(from);
            }
            start.position = (int) Math.min(from, start.limit);
            first = start;
        }

        @Override
        protected int readSome(byte[] bytes, int from, int length) throws IOException {
            if (first.position < first.limit) {
                bytes[from] = first.bytes[first.position++];
                return 1;
            }
            return file.read(ByteBuffer.wrap(bytes, from, length));
        }

        @Override
        protected void closeSource() throws IOException {
            file.close();
        }
    }
}
