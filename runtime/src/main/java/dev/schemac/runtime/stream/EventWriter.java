package dev.schemac.runtime.stream;

import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.JsonWriteException;
import dev.schemac.runtime.JsonWriter;
import dev.schemac.runtime.ObjectWriter;
import java.io.Closeable;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.channels.Channels;
import java.nio.channels.WritableByteChannel;
import java.util.Arrays;
import java.util.Objects;

/**
 * Writes events one after another: as JSON Lines, or as the elements of one array.
 *
 * <pre>{@code
 * try (EventWriter<User> out = EventWriter.lines(UserWriter.INSTANCE, Files.newOutputStream(file))) {
 *     for (User user : users) {
 *         out.write(user);
 *     }
 * }
 * }</pre>
 *
 * <p>If an event cannot be written, no byte of it remains, and the next one can be written. Bytes are collected and
 * sent to the target in larger pieces, at the latest with {@link #flush} or {@link #close}. After an exception of the
 * target nothing more is written. Used by one thread at a time.
 *
 * <p><b>An array is ended only if it is complete.</b> {@link #close} omits the closing bracket if the last
 * {@link #write} has thrown. A reader of the output then detects the cut. To continue without that event, write the
 * next one or call {@link #finish}. The writer does not detect exceptions between two events. They need {@link #abort},
 * or {@link #writeAll}, which detects those of the iteration:
 *
 * <pre>{@code
 * try (EventWriter<User> out = EventWriter.array(UserWriter.INSTANCE, response)) {
 *     out.writeAll(users);
 * }
 *
 * try (EventWriter<User> out = EventWriter.array(UserWriter.INSTANCE, response)) {
 *     try {
 *         while (rows.next()) {
 *             out.write(user(rows));
 *         }
 *     } catch (Throwable e) {
 *         out.abort();
 *         throw e;
 *     }
 * }
 * }</pre>
 *
 * <p>JSON Lines have no end: a reader cannot detect missing lines.
 *
 * @param <T> the value class of the events
 */
public final class EventWriter<T> implements Closeable {
    private static final int SIZE = 1 << 16;
    private static final byte[] NOTHING = {};
    private static final byte[] ARRAY_END = {']', '\n'};
    private static final byte[] LINE_FEED = {'\n'};
    private static final byte[] COMMA = {',', '\n'};

    private final ObjectWriter<T> writer;
    private final OutputStream target;
    private final boolean array;
    private final JsonOptions options;
    private JsonWriter event;
    /** Whether an event since the last flush was so large that its memory is released. */
    private boolean large;

    private byte[] buffer = new byte[SIZE];
    private int filled;
    private long events;
    /** Whether the target has thrown. */
    private boolean failed;
    /** Whether the last event could not be written. */
    private boolean incomplete;

    private boolean aborted;
    private boolean finished;
    private boolean closed;

    private EventWriter(ObjectWriter<T> writer, OutputStream target, boolean array, JsonOptions options) {
        this.writer = Objects.requireNonNull(writer, "writer");
        this.target = Objects.requireNonNull(target, "target");
        this.array = array;
        this.options = options;
        this.event = new JsonWriter(options);
        if (array) {
            buffer[filled++] = '[';
        }
    }

    /**
     * {@return a writer of JSON Lines: each event is in a line of its own, which ends with a line feed}
     *
     * @param target closed with the writer
     */
    public static <T> EventWriter<T> lines(ObjectWriter<T> writer, OutputStream target) {
        return lines(writer, target, JsonOptions.DEFAULT);
    }

    /**
     * {@return as {@link #lines(ObjectWriter, OutputStream)}, with options, of which the indentation does not count}
     *
     * @param target closed with the writer
     */
    public static <T> EventWriter<T> lines(ObjectWriter<T> writer, OutputStream target, JsonOptions options) {
        return new EventWriter<>(writer, target, false, options.withIndent(0));
    }

    /**
     * {@return as {@link #lines(ObjectWriter, OutputStream)}, to a channel}
     *
     * @param target in blocking mode; closed with the writer
     */
    public static <T> EventWriter<T> lines(ObjectWriter<T> writer, WritableByteChannel target, JsonOptions options) {
        return lines(writer, Channels.newOutputStream(target), options);
    }

    /**
     * {@return a writer of one document, an array whose elements are the events, each beginning on a line of its own}
     *
     * @param target closed with the writer
     */
    public static <T> EventWriter<T> array(ObjectWriter<T> writer, OutputStream target) {
        return array(writer, target, JsonOptions.DEFAULT);
    }

    /**
     * {@return as {@link #array(ObjectWriter, OutputStream)}, with options}
     *
     * @param target closed with the writer
     */
    public static <T> EventWriter<T> array(ObjectWriter<T> writer, OutputStream target, JsonOptions options) {
        return new EventWriter<>(writer, target, true, options);
    }

    /**
     * {@return as {@link #array(ObjectWriter, OutputStream)}, to a channel}
     *
     * @param target in blocking mode; closed with the writer
     */
    public static <T> EventWriter<T> array(ObjectWriter<T> writer, WritableByteChannel target, JsonOptions options) {
        return array(writer, Channels.newOutputStream(target), options);
    }

    /**
     * Writes an event.
     *
     * @param value the event, not null
     * @throws JsonWriteException if a part of it has no JSON form; nothing of it is written then, and the next event
     *     can be
     * @throws IOException if the target throws it, now or before, or the writer has been finished, aborted or closed
     */
    public void write(T value) throws IOException {
        incomplete = true;
        Objects.requireNonNull(value, "value");
        checkOpen();
        event.reset();
        writer.write(value, event);
        byte[] before = !array ? NOTHING : events == 0 ? LINE_FEED : COMMA;
        large |= event.size() > StreamBuffer.LARGEST_IDLE / 2;
        ensureCapacity(before.length + event.size() + 1);
        int from = filled + before.length;
        // Both reject an incomplete document before they copy anything.
        int length = array ? event.copyTo(buffer, from) : event.copyLineTo(buffer, from);
        append(before);
        filled = from + length;
        events++;
        incomplete = false;
    }

    /**
     * Writes events. Whatever is thrown, by them or here, {@linkplain #abort aborts} the output.
     *
     * @throws JsonWriteException if a part of one has no JSON form
     * @throws IOException see {@link #write}
     */
    public void writeAll(Iterable<? extends T> all) throws IOException {
        boolean whole = false;
        try {
            for (T value : all) {
                write(value);
            }
            whole = true;
        } finally {
            aborted |= !whole;
        }
    }

    /** {@return the number of written events} */
    public long count() {
        return events;
    }

    /**
     * Sends the collected bytes, flushes the target, and releases the memory that large events needed. The output of an
     * array is then the beginning of a document.
     *
     * @throws IOException if the target throws it
     */
    public void flush() throws IOException {
        checkOpen();
        flushAll();
    }

    private void flushAll() throws IOException {
        send();
        failed = true;
        target.flush();
        failed = false;
        if (large) {
            large = false;
            event = new JsonWriter(options);
            buffer = new byte[SIZE];
        }
    }

    /**
     * Completes the output, even if the last event could not be written: ends the array, sends the collected bytes, and
     * flushes the target. No event can be written afterwards. Another call does nothing.
     *
     * @throws IOException if the target throws it, now or before, or the writer has been aborted or closed
     */
    public void finish() throws IOException {
        if (finished && !closed) {
            return;
        }
        checkOpen();
        finished = true;
        endArray();
        flushAll();
    }

    /**
     * Declares the output incomplete: {@link #close} sends the collected bytes, but does not end the array. No event
     * can be written afterwards. This method never throws, so that it can be called while an exception is handled.
     */
    public void abort() {
        aborted = true;
    }

    /**
     * Ends the array unless the output is incomplete: the last event could not be written, or {@link #abort} was
     * called. Then sends the collected bytes and closes the target. After an exception of the target it sends nothing
     * more, but still closes it. Another call does nothing.
     *
     * @throws IOException if the target throws it
     */
    @Override
    public void close() throws IOException {
        if (closed) {
            return;
        }
        closed = true;
        try (target) {
            if (!failed) {
                if (!finished && !aborted && !incomplete) {
                    endArray();
                }
                send();
                target.flush();
            }
        }
    }

    private void endArray() throws IOException {
        if (array) {
            if (events > 0) {
                append(LINE_FEED);
            }
            append(ARRAY_END);
        }
    }

    private void checkOpen() throws IOException {
        if (closed) {
            throw new IOException("the writer of events is closed");
        }
        if (aborted) {
            throw new IOException("the writer of events was aborted");
        }
        if (finished) {
            throw new IOException("the writer of events has finished");
        }
        if (failed) {
            throw new IOException("an earlier write of this writer failed: the target may lack data");
        }
    }

    private void append(byte[] mark) throws IOException {
        ensureCapacity(mark.length);
        System.arraycopy(mark, 0, buffer, filled, mark.length);
        filled += mark.length;
    }

    private void ensureCapacity(int length) throws IOException {
        if (buffer.length - filled < length) {
            send();
        }
        if (buffer.length < length) {
            buffer = Arrays.copyOf(buffer, (int) Math.min(Integer.MAX_VALUE - 8, Math.max(length, 2L * buffer.length)));
        }
    }

    private void send() throws IOException {
        failed = true;
        target.write(buffer, 0, filled);
        filled = 0;
        failed = false;
    }
}
