package dev.schemac.runtime.stream;

import dev.schemac.runtime.JsonParseException;
import dev.schemac.runtime.ObjectParser;
import java.util.Arrays;
import java.util.function.Consumer;

/**
 * Makes events of the bytes in a {@link StreamBuffer}, which come from the source of an {@link EventStream} or from the
 * caller of an {@link EventFeed}. One subclass for each way in which events stand in a stream.
 */
abstract sealed class EventReader<T> permits LineReader, BracketReader {
    final ObjectParser<T> parser;
    final EventCursor cursor;
    final StreamBuffer in;
    /** How many events there were, good and bad. */
    long number;

    private final Consumer<? super RejectedEvent> rejected;

    EventReader(EventFormat<T> format, StreamBuffer in, Consumer<? super RejectedEvent> rejected) {
        this.parser = format.parser();
        this.cursor = new EventCursor(format.options());
        this.in = in;
        this.rejected = rejected;
    }

    /**
     * The next event.
     *
     * @return null where more bytes are needed; where there will be no more, at the end
     * @throws JsonParseException if the stream cannot go on; the reader must not be asked again
     */
    abstract T next();

    /** How many bytes of the stream the events so far took. */
    final long position() {
        return in.offset(in.position);
    }

    /** Releases what only a large event needed, if there was one: the next one may be long in coming. */
    final void shrink() {
        if (in.shrink()) {
            cursor.release();
        }
    }

    /** Whether the error of an event has a stack trace: not where the stream goes on behind it. */
    final boolean traced() {
        return rejected == null;
    }

    /** Gives a bad event, or as much of it as there is, to the handler; throws its error where there is none. */
    final void reject(long line, int from, int to, JsonParseException error) {
        if (rejected == null) {
            throw error;
        }
        int end = (int) Math.min(to, (long) from + cursor.options().maxEventBytes());
        rejected.accept(
                new RejectedEvent(number, line, in.offset(from), Arrays.copyOfRange(in.bytes, from, end), error));
    }
}
