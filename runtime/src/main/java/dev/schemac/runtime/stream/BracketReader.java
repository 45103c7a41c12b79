package dev.schemac.runtime.stream;

import dev.schemac.runtime.JsonParseException;
import dev.schemac.runtime.internal.integration.RuntimeAccess;

/**
 * Reads events that end at their closing brace. If the available bytes contain a whole event, its parser finds the end
 * without an earlier scan. Otherwise the end is searched by brackets and quotes, and the parser gets the event once it
 * is complete.
 *
 * <p>A bad event is skipped up to the end that its brackets and quotes mark. If they do not match, the beginning of the
 * next event is unknown. The stream then ends with the error, even if bad events are skipped: to deliver a part of a
 * bad event would be worse.
 */
abstract sealed class BracketReader<T> extends EventReader<T> permits BracketReader.Documents, ElementsReader {
    /** Whether the end of the event at the position is being looked for. */
    private boolean pending;
    /** Whether that event was longer than allowed and has been reported; the rest of it is dropped. */
    private boolean dropping;

    private boolean begun;

    BracketReader(EventSettings<T> settings, StreamBuffer in) {
        super(settings, in);
    }

    /** Returns the path of the events in the stream: {@code $} or an element of it. */
    abstract String path();

    /** Skips a byte order mark at the very beginning. Returns whether enough bytes are available to decide. */
    final boolean streamBegun() {
        if (!begun) {
            try {
                int behind = afterByteOrderMark(in.position, in.limit, in.last);
                if (behind != EventCursor.MORE) {
                    begun = true;
                    in.passByteOrderMark(behind);
                }
            } catch (JsonParseException e) {
                throw in.placed(e, path());
            }
        }
        return begun;
    }

    /**
     * Moves to the next byte that is not a blank, unless the position is inside an event. Returns whether there is one.
     */
    final boolean skipBlanks() {
        if (!pending && (in.position == in.limit || in.bytes[in.position] <= ' ')) {
            int next = cursor.nonBlank(in.bytes, in.position, in.limit);
            in.pass(next, cursor.metLineFeed());
        }
        return in.position < in.limit;
    }

    /** Returns whether the event at the position is incomplete. If so, no other event may be requested. */
    final boolean isPending() {
        return pending;
    }

    /**
     * Reads the event at the position. Returns null if it needs more bytes, {@link #isPending}, and if the event was
     * rejected.
     */
    final T event() {
        int start = in.position;
        if (!pending) {
            T event = cursor.tryRead(parser, in.bytes, start, in.limit);
            if (event != null) {
                number++;
                in.pass(cursor.position(), cursor.metLineFeed());
                return event;
            }
            cursor.beginValue();
            pending = true;
        }
        int end = cursor.findEnd(in.bytes, start, in.limit);
        rejectOverlong(start, end == EventCursor.MORE ? in.limit : end);
        if (end == EventCursor.MORE && !in.last) {
            if (dropping) {
                in.pass(in.limit, true);
                cursor.dropLooked();
            }
            return null;
        }
        pending = false;
        return event(start, end == EventCursor.MORE ? in.limit : end);
    }

    private T event(int start, int end) {
        if (dropping) {
            dropping = false;
            if (cursor.isBroken()) {
                in.pass(end - 1, true);
                throw in.placed(cursor.malformed("unbalanced brackets or quotes"), path());
            }
            in.pass(end, true);
            return null;
        }
        number++;
        T event = null;
        try {
            event = cursor.read(parser, in.bytes, start, end, traced() || cursor.isBroken());
        } catch (JsonParseException e) {
            JsonParseException error = within(e, start);
            if (cursor.isBroken()) {
                throw error;
            }
            reject(in.line(), start, end, error);
        }
        in.pass(end, true);
        return event;
    }

    private void rejectOverlong(int start, int end) {
        if (!dropping && end - start > cursor.options().maxEventBytes()) {
            number++;
            dropping = true;
            reject(in.line(), start, end, within(cursor.tooLong(traced()), start));
        }
    }

    private JsonParseException within(JsonParseException error, int start) {
        return RuntimeAccess.within(error, path(), in.offset(start), in.line(), in.column());
    }

    /** Documents one after another, with blanks between them or without. */
    static final class Documents<T> extends BracketReader<T> {

        Documents(EventSettings<T> settings, StreamBuffer in) {
            super(settings, in);
        }

        @Override
        String path() {
            return "$";
        }

        @Override
        T next() {
            if (!streamBegun()) {
                return null;
            }
            while (skipBlanks()) {
                T event = event();
                if (event != null || isPending()) {
                    return event;
                }
            }
            return null;
        }
    }
}
