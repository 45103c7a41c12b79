package dev.schemac.runtime.stream;

import dev.schemac.runtime.JsonParseException;
import java.util.function.Consumer;

/**
 * JSON Lines: an event is what stands in a line, and a string cannot hold a line feed, so that a bad event never reaches into the next. Lines of
 * blanks are passed over.
 */
final class LineReader<T> extends EventReader<T> {
    /** How many bytes of the line at the position have no line feed. */
    private int searched;
    /** Whether the line at the position is the rest of one that was too long. */
    private boolean dropping;
    /** The line at the position, from 1. */
    private long line = 1;

    LineReader(EventFormat<T> format, StreamBuffer in, Consumer<? super RejectedEvent> rejected) {
        super(format, in, rejected);
    }

    /** How many lines there were so far. */
    long lines() {
        return line - 1;
    }

    @Override
    T next() {
        while (true) {
            T event = searched == 0 ? wholeEvent() : null;
            if (event != null) {
                return event;
            }
            int start = in.position;
            int lineFeed = LineFeeds.next(in.bytes, start + searched, in.limit);
            if (lineFeed < 0 && (!in.last || in.limit == start)) {
                searched = in.limit - start;
                dropOverlong(start);
                return null;
            }
            int end = lineFeed < 0 ? in.limit : lineFeed;
            in.position = lineFeed < 0 ? end : lineFeed + 1;
            searched = 0;
            if (dropping) {
                dropping = false;
            } else {
                event = event(start, end > start && in.bytes[end - 1] == '\r' ? end - 1 : end);
            }
            line++;
            if (event != null) {
                return event;
            }
        }
    }

    /**
     * The event of the line at the position, where all is as usual: an object, its line feed right behind it. Then nobody has to look for the line
     * feed before: the parser tells whether there was one in the object, among the blanks, where alone it takes one. That was a sixth of the time.
     */
    private T wholeEvent() {
        int start = in.position;
        if (dropping) {
            return null;
        }
        T event = cursor.tryRead(parser, in.bytes, start, in.limit);
        if (event == null || cursor.metLineFeed()) {
            return null;
        }
        int end = cursor.position();
        if (end == in.limit || in.bytes[end] != '\n') {
            return null;
        }
        in.position = end + 1;
        number++;
        line++;
        return event;
    }

    private T event(int start, int end) {
        // Counted with blanks and byte order mark, as where the end is not there yet: a line of so many blanks is too
        // long, too.
        boolean tooLong = end - start > cursor.options().maxEventBytes();
        if (start == end || !tooLong && in.bytes[start] <= ' ' && cursor.nonBlank(in.bytes, start, end) == end) {
            return null;
        }
        number++;
        int from = start;
        try {
            if (tooLong) {
                throw cursor.tooLong();
            }
            if (in.offset(start) == 0) {
                from = cursor.afterByteOrderMark(in.bytes, start, end);
            }
            return cursor.read(parser, in.bytes, from, end);
        } catch (JsonParseException e) {
            reject(line, start, end, e.within("$", in.offset(from), line, 1));
            return null;
        }
    }

    /** Of a line that is longer than an event may be nothing is kept: what comes of it is forgotten up to its end. */
    private void dropOverlong(int start) {
        // One byte more may yet prove to be the carriage return.
        if (!dropping && searched - 1 > cursor.options().maxEventBytes()) {
            number++;
            dropping = true;
            reject(line, start, in.limit, cursor.tooLong().within("$", in.offset(start), line, 1));
        }
        if (dropping) {
            in.position = in.limit;
            searched = 0;
        }
    }
}
