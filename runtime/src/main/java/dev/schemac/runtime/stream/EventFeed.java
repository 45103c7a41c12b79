package dev.schemac.runtime.stream;

import dev.schemac.runtime.JsonParseException;
import java.nio.ByteBuffer;
import java.util.Objects;
import java.util.function.Consumer;

/**
 * Parses a stream of events whose bytes are pushed, in pieces of any size. The consumer receives each completed event
 * at once, on the same thread. Made by {@link EventFormat#feed}.
 *
 * <pre>{@code
 * EventFeed<User> feed = EventFormat.documents(UserParser.INSTANCE).feed(user -> ...);
 * onBytes(buffer -> feed.feed(buffer));
 * onEnd(() -> feed.finish());
 * }</pre>
 *
 * <p>Between two pieces only the bytes of the event that has not ended are in memory, and no thread waits. After an
 * exception for a bad event the feed rejects further bytes. After an exception of the consumer it continues with the
 * next event. Used by one thread at a time.
 *
 * @param <T> the value class of the events
 */
public final class EventFeed<T> {
    /** Enough for most events; it grows with larger ones. */
    static final int FIRST_SIZE = 1 << 12;

    /** A direct buffer is copied in pieces of this size. */
    private static final int COPY_SIZE = 1 << 14;

    private final EventReader<T> reader;
    private final Consumer<? super T> consumer;
    private final StreamBuffer in;
    private boolean feeding;
    private String over;

    EventFeed(EventReader<T> reader, Consumer<? super T> consumer) {
        this.reader = reader;
        this.consumer = consumer;
        this.in = reader.in;
    }

    /**
     * Reads bytes. The array is no longer used when this returns. Bytes of whole events are not copied.
     *
     * @param bytes the array that contains them
     * @param offset the index of the first one
     * @param length the number of bytes, perhaps 0
     * @throws JsonParseException if an event is bad and there is no handler for bad ones, or the stream cannot continue
     *     after it
     * @throws IndexOutOfBoundsException if the range is outside of the array
     * @throws IllegalStateException if the feed has finished or failed, or its own consumer calls this method
     */
    public void feed(byte[] bytes, int offset, int length) {
        Objects.checkFromIndexSize(offset, length, bytes.length);
        checkAcceptsBytes();
        feeding = true;
        int from = offset;
        int end = offset + length;
        boolean lent = false;
        try {
            // First what completes the event that has begun.
            while (from < end && in.position < in.limit) {
                int appended = in.append(bytes, from, end - from);
                from += appended;
                deliver();
                // When only bytes of this piece remain, they are read without a copy.
                int left = in.limit - in.position;
                if (left <= appended) {
                    in.limit = in.position;
                    from -= left;
                }
            }
            if (from < end) {
                in.lend(bytes, from, end - from);
                from = end;
                lent = true;
                deliver();
            }
        } finally {
            feeding = false;
            if (over != null) {
                in.limit = in.position; // they make no further events
            }
            if (lent) {
                in.takeBack();
                reader.cursor.release();
            }
            if (over == null) {
                append(bytes, from, end); // the consumer threw: the bytes after its event are kept
            }
            reader.shrink();
        }
    }

    /**
     * Reads the bytes from the buffer's position to its limit; see {@link #feed(byte[], int, int)}. The position moves
     * to the limit.
     */
    public void feed(ByteBuffer bytes) {
        checkAcceptsBytes();
        if (bytes.hasArray()) {
            int length = bytes.remaining();
            int from = bytes.arrayOffset() + bytes.position();
            bytes.position(bytes.limit());
            feed(bytes.array(), from, length);
            return;
        }
        byte[] copy = new byte[Math.min(COPY_SIZE, bytes.remaining())];
        try {
            do {
                feed(copy, 0, next(bytes, copy));
            } while (bytes.hasRemaining());
        } finally {
            while (over == null && bytes.hasRemaining()) {
                // The consumer threw: the bytes after its event are kept.
                append(copy, 0, next(bytes, copy));
            }
        }
    }

    private static int next(ByteBuffer bytes, byte[] copy) {
        int count = Math.min(copy.length, bytes.remaining());
        bytes.get(copy, 0, count);
        return count;
    }

    private void append(byte[] bytes, int from, int end) {
        for (int at = from; at < end; ) {
            at += in.append(bytes, at, end - at);
        }
    }

    /**
     * Ends the stream: no further bytes will arrive. A last event that needs no end mark, such as a line without a line
     * feed, is delivered.
     *
     * @throws JsonParseException if the stream ends inside of an event or of the document
     * @throws IllegalStateException if the feed has finished or failed before, or its own consumer calls this method.
     *     After an exception of the consumer, call it again for the remaining events
     */
    public void finish() {
        checkOpen();
        feeding = true;
        in.last = true;
        try {
            deliver();
            over = "has finished";
        } finally {
            feeding = false;
            reader.shrink();
        }
    }

    /** {@return the number of bytes of the events so far: the earliest beginning of the next one} */
    public long position() {
        return reader.position();
    }

    private void checkAcceptsBytes() {
        checkOpen();
        if (in.last) {
            throw new IllegalStateException(
                    "the consumer threw an exception in finish(): call finish() again for the remaining events");
        }
    }

    private void checkOpen() {
        if (over != null) {
            throw new IllegalStateException("the feed " + over + " and accepts no more bytes");
        }
        if (feeding) {
            throw new IllegalStateException("the consumer of a feed cannot call the feed");
        }
    }

    private void deliver() {
        while (true) {
            T event = next();
            if (event == null) {
                return;
            }
            consumer.accept(event);
        }
    }

    private T next() {
        boolean failed = true;
        try {
            T event = reader.next();
            failed = false;
            return event;
        } finally {
            if (failed) {
                over = "has failed";
            }
        }
    }
}
