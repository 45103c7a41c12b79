package dev.schemac.runtime.stream;

import dev.schemac.runtime.JsonParseException;
import dev.schemac.runtime.internal.bytes.Words;
import dev.schemac.runtime.internal.integration.RuntimeAccess;
import java.io.IOException;
import java.util.Arrays;

/**
 * Contains the bytes of a stream that have arrived and are not yet part of an event: {@code bytes[position..limit)}.
 * The bytes before the position are dropped when memory is needed; the number of dropped bytes and lines is counted.
 */
final class StreamBuffer {
    /**
     * Large enough that a call of the operating system costs nothing beside the parsing, small enough for the
     * second-level cache.
     */
    static final int SIZE = 1 << 17;

    /** A larger array is released as soon as little of it is in use. */
    static final int LARGEST_IDLE = 1 << 20;

    /**
     * The maximum number of empty reads in a row. A source that returns nothing more often than that, without being at
     * its end, is regarded as broken.
     */
    private static final int MOST_EMPTY_READS = 10_000;

    static final int LARGEST_ARRAY = Integer.MAX_VALUE - 8;

    byte[] bytes;
    /** The next byte that belongs to no event yet. */
    int position;
    /** The index after the bytes that have arrived. */
    int limit;
    /** Whether no more bytes will arrive. */
    boolean last;

    /** The place in the stream of {@code bytes[0]}, in bytes. */
    private long origin;
    /** How many line feeds have been passed. */
    private long lineFeeds;
    /** Where the line of the position begins, in bytes from the beginning of the stream. */
    private long lineStart;

    /** The array that is this buffer's own, while {@link #bytes} is one of the caller. */
    private byte[] own;

    private final int firstSize;
    /**
     * How many bytes were in the last array that was released: the next large event will not have to grow step by step.
     */
    private int lastUsed;

    /** Makes an empty buffer in an array, which is replaced by a larger one if it is too small. */
    StreamBuffer(byte[] bytes) {
        this.own = bytes;
        this.bytes = bytes;
        this.firstSize = bytes.length;
    }

    /**
     * Makes an empty buffer, as above.
     *
     * @param origin the place of the first byte, in bytes from the beginning of the file
     */
    StreamBuffer(byte[] bytes, long origin) {
        this(bytes);
        this.origin = origin;
    }

    /** Returns a buffer of the bytes before an index, in the same array. It has all bytes that it will ever have. */
    StreamBuffer before(int index) {
        StreamBuffer part = new StreamBuffer(bytes);
        part.position = position;
        part.limit = index;
        part.last = true;
        part.origin = origin;
        return part;
    }

    /**
     * Returns a buffer in another array, with the bytes after an index of this one. This buffer provides no further
     * bytes.
     */
    StreamBuffer behind(int index, byte[] array) {
        StreamBuffer rest = new StreamBuffer(array);
        rest.limit = limit - index;
        rest.last = last;
        rest.origin = offset(index);
        System.arraycopy(bytes, index, array, 0, rest.limit);
        return rest;
    }

    // ---- places

    /** Returns the place of an index, in bytes from the beginning of the stream. */
    long offset(int index) {
        return origin + index;
    }

    /**
     * Moves the position.
     *
     * @param lineFeeds whether there may be line feeds between the two; a parser knows that, and they need not be
     *     counted
     */
    void pass(int to, boolean lineFeeds) {
        if (lineFeeds) {
            long more = Words.count((byte) '\n', bytes, position, to);
            if (more > 0) {
                this.lineFeeds += more;
                lineStart = offset(Words.lastIndexOf((byte) '\n', bytes, position, to)) + 1;
            }
        }
        position = to;
    }

    /** Moves the position after a byte order mark. Editors do not show it, so columns count from after it. */
    void passByteOrderMark(int to) {
        position = to;
        lineStart = offset(to);
    }

    /** Returns the line of the position, from 1: right if {@link #pass} has passed all bytes before it. */
    long line() {
        return lineFeeds + 1;
    }

    /** Returns the place of the position in its line, from 1, in bytes. */
    int column() {
        return columnBefore(0);
    }

    /** Returns the column of the byte that is so many bytes before the position, in the same line. */
    int columnBefore(long bytes) {
        return (int) Math.min(Integer.MAX_VALUE, offset(position) - bytes - lineStart + 1);
    }

    /**
     * Returns an error, whose offset counts from the position, with its place in the stream. The position moves there.
     */
    JsonParseException placed(JsonParseException error, String path) {
        pass(position + (int) error.offset(), true);
        return RuntimeAccess.at(error, path, offset(position), line(), column());
    }

    // ---- more bytes

    /** Reads some bytes from a source, or sets {@link #last} at its end. */
    void fill(ByteSource source) throws IOException {
        makeSpace();
        int read = 0;
        for (int empty = 0; read == 0; empty++) {
            if (empty == MOST_EMPTY_READS) {
                throw new IOException(
                        "the source returned no bytes in " + MOST_EMPTY_READS + " reads, and did not report its end");
            }
            read = source.read(bytes, limit, bytes.length - limit);
        }
        if (read < 0) {
            last = true;
        } else {
            limit += read;
        }
    }

    /** Copies as many bytes as fit, but at most {@link #SIZE}, and returns their number. */
    int append(byte[] source, int from, int length) {
        makeSpace();
        int count = Math.min(length, Math.min(SIZE, bytes.length - limit));
        System.arraycopy(source, from, bytes, limit, count);
        limit += count;
        return count;
    }

    private void makeSpace() {
        if (position > 0 && bytes.length - limit < bytes.length / 2) {
            forget();
        }
        if (limit == bytes.length) {
            if (limit == LARGEST_ARRAY) {
                throw new OutOfMemoryError("an event is larger than the largest Java array");
            }
            long size = 2L * limit;
            bytes = Arrays.copyOf(
                    bytes, (int) Math.min(LARGEST_ARRAY, size > LARGEST_IDLE ? Math.max(size, lastUsed) : size));
            own = bytes;
        }
    }

    /** Replaces a large array of which little is in use by a small one, and returns whether it did. */
    boolean shrink() {
        int left = limit - position;
        if (own.length <= LARGEST_IDLE || left > own.length / 8) {
            return false;
        }
        lastUsed = limit;
        byte[] smaller = new byte[Math.max(firstSize, 2 * left)];
        System.arraycopy(bytes, position, smaller, 0, left);
        origin += position;
        position = 0;
        limit = left;
        bytes = smaller;
        own = smaller;
        return true;
    }

    /** Moves the remaining bytes to the front. */
    private void forget() {
        System.arraycopy(bytes, position, bytes, 0, limit - position);
        origin += position;
        limit -= position;
        position = 0;
    }

    // ---- the caller's array instead of a copy

    /** Makes this buffer, which is empty, use the caller's array until {@link #takeBack}. */
    void lend(byte[] source, int from, int length) {
        origin += position - from;
        bytes = source;
        position = from;
        limit = from + length;
    }

    /** Copies the remaining bytes of the caller's array, and releases it. */
    void takeBack() {
        int left = limit - position;
        if (left > own.length) {
            own = new byte[(int) Math.min(LARGEST_ARRAY, Math.max(left, 2L * own.length))];
        }
        System.arraycopy(bytes, position, own, 0, left);
        origin += position;
        bytes = own;
        position = 0;
        limit = left;
    }
}
