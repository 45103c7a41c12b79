package dev.schemac.runtime.stream;

import dev.schemac.runtime.JsonParseException;
import java.io.Closeable;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.Spliterator;
import java.util.Spliterators;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.jspecify.annotations.Nullable;

/**
 * Reads the events of a source one after another; opened by an {@link EventFormat}. Only one event and a buffer are in
 * memory, whatever the size of the source.
 *
 * <pre>{@code
 * try (EventStream<User> users = EventFormat.lines(UserParser.INSTANCE).read(Path.of("users.ndjson"))) {
 *     for (User user : users) {
 *         ...
 *     }
 * }
 * }</pre>
 *
 * <p>Any exception of the source, for a bad event or of a handler ends the stream and closes the source. {@link #read}
 * throws an exception of the source unchanged; iterators and Java streams wrap it in an {@link UncheckedIOException}.
 * No event is ever delivered in part. {@link #read}, iterators and Java streams share the same events. Used by one
 * thread at a time.
 *
 * @param <T> the value class of the events
 */
public final class EventStream<T> implements Iterable<T>, Closeable {
    /** Provides the events. */
    interface Supply<T> extends Closeable {
        /** Returns the next event, or null at the end. */
        T next() throws IOException;

        /** Returns the number of bytes of the source in the events so far. */
        long position();
    }

    private final Supply<T> events;
    /** Whether all events have been given. */
    private boolean ended;

    /** Set by the thread that closes the source, perhaps while another thread waits in {@link #read}. */
    private final AtomicBoolean closed = new AtomicBoolean();

    EventStream(Supply<T> events) {
        this.events = events;
    }

    /** Makes events that are parsed on request, on the requesting thread. */
    EventStream(EventReader<T> reader, ByteSource source) {
        this(reader, source, 0, Long.MAX_VALUE);
    }

    /** Makes the events of a range of a file, in which all positions are. */
    EventStream(EventReader<T> reader, ByteSource source, long from, long to) {
        this(new Supply<>() {
            @Override
            public T next() throws IOException {
                while (true) {
                    T event = reader.next();
                    reader.shrink();
                    if (event != null || reader.in.last) {
                        return event;
                    }
                    reader.in.fill(source);
                }
            }

            @Override
            public long position() {
                return Math.min(Math.max(reader.position(), from), to);
            }

            @Override
            public void close() throws IOException {
                source.close();
            }
        });
    }

    /**
     * {@return the next event; null at the end, when the source has been closed}
     *
     * @throws JsonParseException if the next event is bad and there is no handler for bad ones, or the stream cannot
     *     continue after it
     * @throws IOException if the source throws it, or the stream has been closed
     */
    public @Nullable T read() throws IOException {
        if (ended) {
            return null;
        }
        if (closed.get()) {
            throw new IOException("the stream of events is closed");
        }
        T event;
        try {
            event = events.next();
        } catch (Throwable e) { // also a checked exception that is not declared
            if (!closed.getAndSet(true)) {
                ByteSource.closeAfter(events, e);
            }
            throw e;
        }
        if (event == null) {
            ended = true;
            close();
        }
        return event;
    }

    /**
     * {@return the earliest beginning of the next event, in decompressed bytes from the beginning of the source} If
     * threads parse ahead, it changes only now and then. For a range of a file, it counts from the beginning of the file
     * and is in the range: a range that begins there contains the remaining events.
     */
    public long position() {
        return events.position();
    }

    /**
     * {@return an iterator over the events that have not been read yet} Its methods throw the exceptions of
     * {@link #read}. An {@link IOException} is the cause of an {@link UncheckedIOException}.
     */
    @Override
    public Iterator<T> iterator() {
        return new Iterator<>() {
            private T next;

            @Override
            public boolean hasNext() {
                if (next == null) {
                    try {
                        next = read();
                    } catch (IOException e) {
                        throw new UncheckedIOException(e);
                    }
                }
                return next != null;
            }

            @Override
            public T next() {
                if (!hasNext()) {
                    throw new NoSuchElementException("there are no more events");
                }
                T event = next;
                next = null;
                return event;
            }
        };
    }

    /** {@return the events that have not been read yet, as a sequential Java stream; closing it closes this} */
    public Stream<T> stream() {
        int characteristics = Spliterator.ORDERED | Spliterator.NONNULL;
        return StreamSupport.stream(Spliterators.spliteratorUnknownSize(iterator(), characteristics), false)
                .onClose(() -> {
                    try {
                        close();
                    } catch (IOException e) {
                        throw new UncheckedIOException(e);
                    }
                });
    }

    /**
     * Closes the source, once. Threads that parse ahead end. Only this method may be called while another thread is in
     * {@link #read}. If that thread needs more bytes, it throws an {@link IOException}. It never reports the end, and
     * never returns an incomplete event.
     */
    @Override
    public void close() throws IOException {
        if (!closed.getAndSet(true)) {
            events.close();
        }
    }
}
