package dev.schemac.cli.documents;

import java.io.IOException;
import java.io.InputStream;
import java.util.Arrays;

/**
 * Splits a stream in UTF-8 into lines, as ranges of bytes. It skips a byte order mark at the beginning of the stream,
 * splits at each line feed, drops a carriage return before it, and skips blank lines. Memory depends on the longest line, not on the size of the stream.
 */
public final class LineSplitter {
    /** The minimum number of bytes to read at once, except after the end of a very long line. */
    private static final int READ_SIZE = 1 << 16;

    private static final int LARGEST_ARRAY = Integer.MAX_VALUE - 8;

    private final InputStream in;
    private byte[] buffer;
    private int lineStart;
    private int lineEnd;
    /** The start of the next line; bytes from here to {@code filled} are read and not yet split. */
    private int next;

    private int filled;
    private boolean streamEnded;
    private long number;

    public LineSplitter(InputStream in) {
        this(in, 2 * READ_SIZE);
    }

    LineSplitter(InputStream in, int initialSize) {
        this.in = in;
        this.buffer = new byte[initialSize];
    }

    /** Moves to the next line that is not blank; returns false at the end of the stream. */
    public boolean next() throws IOException {
        while (nextLine()) {
            if (!blank()) {
                return true;
            }
        }
        return false;
    }

    /** Returns the bytes of the line; valid until the next call of {@link #next()}. */
    public byte[] buffer() {
        return buffer;
    }

    public int offset() {
        return lineStart;
    }

    public int length() {
        return lineEnd - lineStart;
    }

    /** Returns the number of the line in the stream, blank lines included, from 1. */
    public long number() {
        return number;
    }

    /** Returns whether the line begins with a byte order mark, other than the one at the beginning of the stream. */
    public boolean beginsWithByteOrderMark() {
        return lineEnd - lineStart >= 3
                && buffer[lineStart] == (byte) 0xEF
                && buffer[lineStart + 1] == (byte) 0xBB
                && buffer[lineStart + 2] == (byte) 0xBF;
    }

    private boolean nextLine() throws IOException {
        lineStart = next;
        int searched = next;
        while (true) {
            int end = indexOfLineFeed(searched);
            if (end < 0 && streamEnded && filled == lineStart) {
                return false;
            }
            if (end >= 0 || streamEnded) {
                finishLine(end < 0 ? filled : end);
                next = end < 0 ? filled : end + 1;
                return true;
            }
            ensureCapacity();
            searched = filled;
            fill();
        }
    }

    private void finishLine(int end) {
        number++;
        lineEnd = end;
        if (end > lineStart && buffer[end - 1] == '\r') {
            lineEnd--;
        }
        if (number == 1 && beginsWithByteOrderMark()) {
            lineStart += 3;
        }
    }

    private int indexOfLineFeed(int from) {
        byte[] bytes = buffer;
        for (int i = from; i < filled; i++) {
            if (bytes[i] == '\n') {
                return i;
            }
        }
        return -1;
    }

    /** Moves the incomplete line to the front, then grows the buffer if it is still full. */
    private void ensureCapacity() throws IOException {
        if (lineStart > 0) {
            System.arraycopy(buffer, lineStart, buffer, 0, filled - lineStart);
            filled -= lineStart;
            lineStart = 0;
        }
        if (filled == buffer.length) {
            if (filled == LARGEST_ARRAY) {
                throw new IOException("line " + (number + 1) + " is longer than 2 GB");
            }
            buffer = Arrays.copyOf(buffer, (int) Math.min(2L * filled, LARGEST_ARRAY));
        }
    }

    private void fill() throws IOException {
        int count = in.read(buffer, filled, buffer.length - filled);
        if (count < 0) {
            streamEnded = true;
        } else {
            filled += count;
        }
    }

    private boolean blank() {
        for (int i = lineStart; i < lineEnd; i++) {
            if (buffer[i] != ' ' && buffer[i] != '\t' && buffer[i] != '\r') {
                return false;
            }
        }
        return true;
    }
}
