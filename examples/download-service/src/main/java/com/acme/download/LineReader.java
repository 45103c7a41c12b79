package com.acme.download;

import java.io.IOException;
import java.io.InputStream;

/** Lines of a stream, each in the same array, so that no line can take more memory than that. */
final class LineReader {
    private final InputStream in;
    private final byte[] bytes;
    /** The line is {@code bytes[start..end)}; behind its line feed the next one begins, and {@code filled} is the end of what was read. */
    private int start;

    private int end;
    private int next;
    private int filled;

    LineReader(InputStream in, int longest) {
        this.in = in;
        this.bytes = new byte[longest + 1];
    }

    /** Goes to the next line; false at the end of the stream. */
    boolean next() throws IOException {
        start = next;
        int p = start;
        while (true) {
            for (; p < filled; p++) {
                if (bytes[p] == '\n') {
                    end = p;
                    next = p + 1;
                    return true;
                }
            }
            System.arraycopy(bytes, start, bytes, 0, filled - start);
            p -= start;
            filled -= start;
            start = 0;
            if (filled == bytes.length) {
                throw new DownloadException("a line is longer than " + (bytes.length - 1) + " bytes");
            }
            int count = in.read(bytes, filled, bytes.length - filled);
            if (count < 0) {
                if (filled > 0) {
                    throw new DownloadException("the stream was cut off in the middle of a line");
                }
                return false;
            }
            filled += count;
        }
    }

    byte[] bytes() {
        return bytes;
    }

    int start() {
        return start;
    }

    int length() {
        return end - start;
    }
}
