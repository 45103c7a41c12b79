package dev.schemac.runtime.stream;

import dev.schemac.runtime.JsonParseException;
import dev.schemac.runtime.internal.bytes.Words;
import dev.schemac.runtime.internal.integration.RuntimeAccess;

/**
 * Reads JSON Lines: each line contains one event. A string cannot contain a line feed, so a bad event never extends
 * into the next line. Blank lines are skipped, and so is a byte order mark at the beginning, alone or before an event.
 */
final class LineReader<T> extends EventReader<T> {
    /** How many bytes of the line at the position have no line feed. */
    private int searched;
    /**
     * The event of the line at the position, if it has been parsed. Null if the end of the line is not available, or
     * the line contains other data.
     */
    private T parsed;
    /** Whether the line at the position is the rest of one that was too long, or belongs to the previous range. */
    private boolean dropping;
    /** Whether {@link #next} returns after each line, with null if the line made no event. */
    private final boolean lineByLine;
    /** The line at the position, from 1. */
    private long line = 1;
    /** Whether {@link #line} counts all lines before the position: errors name it. */
    private boolean linesCounted = true;

    LineReader(EventSettings<T> settings, StreamBuffer in) {
        this(settings, in, false);
    }

    private LineReader(EventSettings<T> settings, StreamBuffer in, boolean lineByLine) {
        super(settings, in);
        this.lineByLine = lineByLine;
    }

    /**
     * Returns a reader of a block. It also returns null after a line without an event; {@link #atEnd} is true at the
     * end alone.
     */
    static <T> LineReader<T> ofBlock(EventSettings<T> settings, StreamBuffer in) {
        return new LineReader<>(settings, in, true);
    }

    /**
     * Returns a reader of the lines of a {@link LineRange}. If the range does not begin with the file, the bytes up to
     * the first line feed belong to the previous range. Lines are then not counted.
     *
     * @param from the offset of the first byte of the range
     */
    static <T> LineReader<T> ofRange(EventSettings<T> settings, StreamBuffer in, long from) {
        LineReader<T> reader = new LineReader<>(settings, in, false);
        reader.linesCounted = from == 0;
        reader.dropping = from > 0;
        return reader;
    }

    /** Returns the number of lines so far. */
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
     * Returns the event of the line at the position, if the line feed follows it directly. No search for the line feed
     * is needed first: inside an object it can only occur among the blanks, and the parser stops there. The search was
     * a sixth of the time. An event followed by other bytes becomes {@link #parsed} until the end of its line is known.
     * If the line then ends, nothing is parsed again.
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
     * Returns the index of the line feed that ends the line, or -1. The parsed object is not an event if anything but
     * blanks precedes the line feed.
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
        // Includes blanks and byte order mark, as for a line whose end is not available: a line of too many blanks is
        // too long, too.
        boolean tooLong = end - start > cursor.options().maxEventBytes();
        int from = start;
        number++;
        try {
            if (tooLong) {
                throw cursor.tooLong(traced());
            }
            from = afterByteOrderMark(start, end, true);
            if (isBlank(from, end)) {
                number--;
                return null;
            }
            return parsed != null ? parsed : cursor.read(parser, in.bytes, from, end, traced());
        } catch (JsonParseException e) {
            reject(lineNumber(), start, end, RuntimeAccess.within(e, "$", in.offset(from), lineNumber(), 1));
            return null;
        }
    }

    private boolean isBlank(int from, int end) {
        return from == end || in.bytes[from] <= ' ' && cursor.nonBlank(in.bytes, from, end) == end;
    }

    /** Returns the line at the position, from 1; 0 if it is unknown. */
    private long lineNumber() {
        return linesCounted ? line : 0;
    }

    /** Drops a line that is longer than an event may be, up to its end. */
    private void dropOverlong(int start) {
        // One byte more may yet prove to be the carriage return.
        if (!dropping && searched - 1 > cursor.options().maxEventBytes()) {
            number++;
            dropping = true;
            parsed = null;
            reject(
                    lineNumber(),
                    start,
                    in.limit,
                    RuntimeAccess.within(cursor.tooLong(traced()), "$", in.offset(start), lineNumber(), 1));
        }
        if (dropping) {
            in.position = in.limit;
            searched = 0;
        }
    }
}
