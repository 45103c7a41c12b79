package dev.schemac.runtime.stream;

import dev.schemac.runtime.JsonParseException;
import dev.schemac.runtime.ObjectParser;
import java.util.Arrays;
import java.util.function.Consumer;

/**
 * Makes events of the bytes in a {@link StreamBuffer}. The source of an {@link EventStream} or the caller of an
 * {@link EventFeed} fills it. Each way of separating events in a stream has its own subclass.
 */
abstract sealed class EventReader<T> permits LineReader, BracketReader {
    final ObjectParser<T> parser;
    final EventCursor cursor;
    final StreamBuffer in;
    /** How many events there were, good and bad. */
    long number;

    private final Consumer<? super RejectedEvent> rejected;

    EventReader(EventSettings<T> settings, StreamBuffer in) {
        this.parser = settings.parser();
        this.cursor = new EventCursor(settings.options());
        this.in = in;
        this.rejected = settings.rejected();
    }

    /**
     * Returns the next event.
     *
     * @return null if more bytes are needed; after the last byte, null means the end
     * @throws JsonParseException if the stream cannot continue; the reader must not be called again
     */
    abstract T next();

    /**
     * Returns the index after the byte order mark at the beginning of the source. Returns {@code start} if there is no
     * mark, or if the source begins elsewhere; {@link EventCursor#MORE} if the available bytes are too few to decide.
     *
     * @throws JsonParseException if there is one and the options reject it; its offset counts from {@code start}
     */
    final int afterByteOrderMark(int start, int end, boolean last) {
        return in.offset(start) == 0 ? cursor.afterByteOrderMark(in.bytes, start, end, last) : start;
    }

    /** Returns the number of bytes of the stream in the events so far. */
    final long position() {
        return in.offset(in.position);
    }

    /** Releases what only a large event needed, if there was one: the next one may be long in coming. */
    final void shrink() {
        if (in.shrink()) {
            cursor.release();
        }
    }

    /** Returns whether the error of an event has a stack trace: not if the stream continues after it. */
    final boolean traced() {
        return rejected == null;
    }

    /** Passes a bad event, or its available bytes, to the handler; throws its error if there is none. */
    final void reject(long line, int from, int to, JsonParseException error) {
        if (rejected == null) {
            throw error;
        }
        int end = (int) Math.min(to, (long) from + cursor.options().maxEventBytes());
        rejected.accept(
                new RejectedEvent(number, line, in.offset(from), Arrays.copyOfRange(in.bytes, from, end), error));
    }
}
