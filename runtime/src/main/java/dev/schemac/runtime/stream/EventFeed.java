package dev.schemac.runtime.stream;

import dev.schemac.runtime.JsonParseException;
import java.nio.ByteBuffer;
import java.util.Objects;
import java.util.function.Consumer;

/**
 * A stream of events whose bytes are pushed: whoever has some gives them, in pieces of any size, and the events that they complete come out
 * at once, on the same thread. Made by {@link EventFormat#feed}.
 *
 * <pre>{@code
 * EventFeed<User> feed = EventFormat.documents(UserParser.INSTANCE).feed(user -> ...);
 * onBytes(buffer -> feed.feed(buffer));
 * onEnd(() -> feed.finish());
 * }</pre>
 *
 * <p>Between two pieces nothing is kept but the bytes of the event that has not ended, and no thread is held. After an exception for a bad event the feed
 * takes nothing more; after one that the consumer has thrown it goes on with the next event. Used by one thread at a time.
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
     * Takes bytes. They are not kept when this returns, and not copied where they are whole events.
     *
     * @param bytes where they are
     * @param offset where they begin
     * @param length how many there are, perhaps 0
     * @throws JsonParseException if an event is bad and nobody handles bad ones, or the stream cannot go on behind it
     * @throws IndexOutOfBoundsException if the range is outside of the array
     * @throws IllegalStateException if the feed has finished or failed, or this is called from its own consumer
     */
    public void feed(byte[] bytes, int offset, int length) {
        Objects.checkFromIndexSize(offset, length, bytes.length);
        checkTakesBytes();
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
                // Once nothing is left but bytes of this piece, they are taken where they are.
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
                in.limit = in.position; // nothing is taken any more
            }
            if (lent) {
                in.takeBack();
                reader.cursor.release();
            }
            if (over == null) {
                keep(bytes, from, end); // the consumer threw: what follows its event is not lost
            }
            reader.shrink();
        }
    }

    /**
     * Takes the bytes from the buffer's position to its limit; see {@link #feed(byte[], int, int)}. The position moves to the limit.
     *
     * @param bytes what is taken
     */
    public void feed(ByteBuffer bytes) {
        checkTakesBytes();
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
                // The consumer threw: what follows its event is not lost.
                keep(copy, 0, next(bytes, copy));
            }
        }
    }

    private static int next(ByteBuffer bytes, byte[] copy) {
        int count = Math.min(copy.length, bytes.remaining());
        bytes.get(copy, 0, count);
        return count;
    }

    private void keep(byte[] bytes, int from, int end) {
        for (int at = from; at < end; ) {
            at += in.append(bytes, at, end - at);
        }
    }

    /**
     * Says that there will be no more bytes. A last event that needs no end mark, such as a line without a line feed, comes out.
     *
     * @throws JsonParseException if the stream ends inside of an event or of the document
     * @throws IllegalStateException if the feed has finished or failed before, or this is called from its own consumer; after an exception of
     *     the consumer it is called again for the events behind
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

    /** {@return how many bytes the events so far took: where the next one begins at the earliest} */
    public long position() {
        return reader.position();
    }

    private void checkTakesBytes() {
        checkOpen();
        if (in.last) {
            throw new IllegalStateException(
                    "the feed has been told that there are no more bytes: its consumer threw, finish() goes on");
        }
    }

    private void checkOpen() {
        if (over != null) {
            throw new IllegalStateException("the feed " + over + " and takes nothing more");
        }
        if (feeding) {
            throw new IllegalStateException("the feed is called from its own consumer");
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
