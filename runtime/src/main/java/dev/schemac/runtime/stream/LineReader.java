package dev.schemac.runtime.stream;

import dev.schemac.runtime.JsonParseException;
import dev.schemac.runtime.internal.bytes.Words;
import java.util.function.Consumer;

/**
 * JSON Lines: an event is what stands in a line, and a string cannot hold a line feed, so that a bad event never
 * reaches into the next. Lines of blanks are passed over.
 */
final class LineReader<T> extends EventReader<T> {
    /** How many bytes of the line at the position have no line feed. */
    private int searched;
    /**
     * The event of the line at the position, if it has been parsed; null where its end has not come, or something else
     * is in the line.
     */
    private T parsed;
    /** Whether the line at the position is the rest of one that was too long. */
    private boolean dropping;
    /** Whether {@link #next} returns behind each line, with null where no event came of it. */
    private final boolean lineByLine;
    /** The line at the position, from 1. */
    private long line = 1;

    LineReader(EventFormat<T> format, StreamBuffer in) {
        this(format, in, format.rejected(), false);
    }

    private LineReader(
            EventFormat<T> format, StreamBuffer in, Consumer<? super RejectedEvent> rejected, boolean lineByLine) {
        super(format, in, rejected);
        this.lineByLine = lineByLine;
    }

    /**
     * A reader of a block, which returns null behind a line without an event, too: {@link #atEnd} is true at the end
     * alone.
     */
    static <T> LineReader<T> of(
            EventFormat<T> format, LineBlocks.Block block, Consumer<? super RejectedEvent> rejected) {
        StreamBuffer in = new StreamBuffer(block.bytes(), block.from(), block.to(), block.origin());
        return new LineReader<>(format, in, format.rejected() == null ? null : rejected, true);
    }

    /** How many lines there were so far. */
    long lines() {
        return line - 1;
    }

    /** Whether nothing is left of a buffer that has all the bytes it will ever have. */
    boolean atEnd() {
        return in.position == in.limit;
    }

    @Override
    T next() {
        while (true) {
            T event = searched == 0 && !dropping ? wholeEvent() : null;
            if (event != null) {
                return event;
            }
            int start = in.position;
            int lineFeed = nextLineFeed(start + searched);
            if (lineFeed < 0 && (!in.last || in.limit == start)) {
                searched = in.limit - start;
                dropOverlong(start);
                return null;
            }
            int end = lineFeed < 0 ? in.limit : lineFeed;
            in.position = lineFeed < 0 ? end : lineFeed + 1;
            if (dropping) {
                dropping = false;
            } else {
                event = event(start, end > start && in.bytes[end - 1] == '\r' ? end - 1 : end);
            }
            searched = 0;
            parsed = null;
            line++;
            if (event != null || lineByLine) {
                return event;
            }
        }
    }

    /**
     * The event of the line at the position, where the line feed is right behind it. The line feed need not be searched
     * for first: the only place for one in an object is among the blanks, and there the parser stops. The search was a
     * sixth of the time. An event with anything else behind it becomes {@link #parsed} until it is known whether its
     * line ends: nothing is parsed again where it does.
     */
    private T wholeEvent() {
        int start = in.position;
        T event = cursor.tryReadInLine(parser, in.bytes, start, in.limit);
        if (event == null) {
            return null;
        }
        int end = cursor.position();
        if (end == in.limit || in.bytes[end] != '\n') {
            parsed = event;
            searched = end - start;
            return null;
        }
        in.position = end + 1;
        number++;
        line++;
        return event;
    }

    /**
     * The line feed that ends the line, or -1. What has been parsed is no event where anything but blanks is between.
     */
    private int nextLineFeed(int from) {
        int at = from;
        if (parsed != null) {
            while (at < in.limit && (in.bytes[at] == ' ' || in.bytes[at] == '\t' || in.bytes[at] == '\r')) {
                at++;
            }
            if (at < in.limit && in.bytes[at] != '\n') {
                parsed = null;
            }
        }
        return Words.indexOf((byte) '\n', in.bytes, at, in.limit);
    }

    private T event(int start, int end) {
        // Counted with blanks and byte order mark, as where the end is not there yet: a line of so many blanks is too
        // long, too.
        boolean tooLong = end - start > cursor.options().maxEventBytes();
        if (start == end || !tooLong && in.bytes[start] <= ' ' && cursor.nonBlank(in.bytes, start, end) == end) {
            return null;
        }
        number++;
        if (parsed != null && !tooLong) {
            return parsed;
        }
        int from = start;
        try {
            if (tooLong) {
                throw cursor.tooLong(traced());
            }
            if (in.offset(start) == 0) {
                from = cursor.afterByteOrderMark(in.bytes, start, end, true);
            }
            return cursor.read(parser, in.bytes, from, end, traced());
        } catch (JsonParseException e) {
            reject(line, start, end, e.within("$", in.offset(from), line, 1));
            return null;
        }
    }

    /** Drops a line that is longer than an event may be, up to its end. */
    private void dropOverlong(int start) {
        // One byte more may yet prove to be the carriage return.
        if (!dropping && searched - 1 > cursor.options().maxEventBytes()) {
            number++;
            dropping = true;
            parsed = null;
            reject(line, start, in.limit, cursor.tooLong(traced()).within("$", in.offset(start), line, 1));
        }
        if (dropping) {
            in.position = in.limit;
            searched = 0;
        }
    }
}
