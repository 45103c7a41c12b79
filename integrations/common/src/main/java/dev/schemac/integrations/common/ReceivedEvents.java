package dev.schemac.integrations.common;

import dev.schemac.runtime.JsonParseException;
import dev.schemac.runtime.stream.EventFeed;
import dev.schemac.runtime.stream.EventFormat;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.ArrayDeque;
import java.util.Queue;
import java.util.Spliterator;
import java.util.Spliterators;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;

/**
 * The events of a request, each parsed when the stream reaches it. An {@code EventStream} would also accept gzip that
 * the headers do not declare.
 */
public final class ReceivedEvents<T> extends Spliterators.AbstractSpliterator<T> {
    private final InputStream body;
    private final Function<JsonParseException, RuntimeException> exceptions;
    private final byte[] bytes = new byte[8 * 1024];
    private final Queue<T> parsed = new ArrayDeque<>();
    private final EventFeed<T> feed;
    /** The error after the events in {@link #parsed}; null if there is none yet. */
    private JsonParseException error;

    private boolean ended;

    private ReceivedEvents(
            EventFormat<T> format, InputStream body, Function<JsonParseException, RuntimeException> exceptions) {
        super(Long.MAX_VALUE, Spliterator.ORDERED | Spliterator.NONNULL);
        this.body = body;
        this.exceptions = exceptions;
        this.feed = format.feed(parsed::add);
    }

    /**
     * {@return the events of a body, which is read while the stream is used, and is not closed by it}
     *
     * @param exceptions returns the exception for the first invalid event, which the stream throws after the events before it
     */
    public static <T> Stream<T> stream(
            EventFormat<T> format, InputStream body, Function<JsonParseException, RuntimeException> exceptions) {
        return StreamSupport.stream(new ReceivedEvents<>(format, body, exceptions), false);
    }

    @Override
    public boolean tryAdvance(Consumer<? super T> action) {
        while (parsed.isEmpty() && error == null && !ended) {
            receive();
        }
        T event = parsed.poll();
        if (event != null) {
            action.accept(event);
            return true;
        }
        if (error != null) {
            throw exceptions.apply(error);
        }
        return false;
    }

    private void receive() {
        try {
            int count = body.read(bytes);
            if (count < 0) {
                ended = true;
                feed.finish();
            } else {
                feed.feed(bytes, 0, count);
            }
        } catch (JsonParseException e) {
            error = e;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
