package dev.schemac.runtime.stream;

import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.JsonParseException;
import dev.schemac.runtime.ObjectParser;
import dev.schemac.runtime.internal.input.EventEndFinder;
import dev.schemac.runtime.internal.input.InvalidInput;
import dev.schemac.runtime.internal.input.Literals;
import dev.schemac.runtime.internal.input.StringDecoder;
import dev.schemac.runtime.internal.input.ValueSkipper;
import dev.schemac.runtime.internal.integration.RuntimeAccess;
import dev.schemac.runtime.internal.options.OptionValues;
import dev.schemac.runtime.support.GeneratedParser;
import dev.schemac.runtime.support.JsonScanner;

/**
 * Reads from bytes that may be incomplete: whole events with their parser, the extent of one event, and the parts
 * around events. It contains no rules of JSON itself: the parser, the scanner and the {@link ValueSkipper} do.
 *
 * <p>All places are indices of the array. The offsets of errors count from the beginning of the call's range.
 * {@code to} is the end of the available bytes (exclusive), and {@code last} is true if no more bytes will arrive. Used
 * by one thread at a time.
 */
final class EventCursor {
    /** The bytes end before the searched item. */
    static final int MORE = -1;

    /**
     * The greatest distance, in bytes, of the reason of an error from its offset: two escapes that are a surrogate
     * pair. An error that is farther from the end of the available bytes will remain when there are more.
     */
    private static final int LONGEST_REASON = 12;

    private static final byte[] NOTHING = {};

    private final JsonOptions options;
    /** The options as the scanner reads them. */
    private final OptionValues values;

    private final JsonScanner in;
    private final EventEndFinder end = new EventEndFinder();

    /** The number of bytes of the value that {@link #findEnd} has scanned. */
    private int looked;

    /** Makes a cursor without a position. */
    EventCursor(JsonOptions options) {
        this.options = options;
        this.values = RuntimeAccess.values(options);
        this.in = new JsonScanner(NOTHING, 0, 0, values);
    }

    /**
     * Releases the bytes that were read last, and the memory that large events needed. Between two events of a stream
     * this has no other effect.
     */
    void release() {
        begin(NOTHING, 0, 0, 0);
        in.releaseLargeDecoder();
    }

    JsonOptions options() {
        return options;
    }

    /** Returns the index after the event, value or name that was read last. */
    int position() {
        return in.pos;
    }

    /** Returns whether the bytes that were read, tried or skipped last contain a line feed. */
    boolean metLineFeed() {
        return in.metLineFeed;
    }

    // ---- events

    /**
     * Reads the event that fills a range, except for blanks around it. The range is not longer than
     * {@link JsonOptions#maxEventBytes}.
     *
     * @param traced whether an error has a stack trace, which costs more time and memory than the rest of an error
     * @throws JsonParseException if the range contains other data
     */
    @SuppressWarnings("unchecked") // both types of a generated parser have the same value class
    <T> T read(ObjectParser<T> parser, byte[] bytes, int from, int to, boolean traced) {
        begin(bytes, from, to, 0);
        try {
            in.beginRoot(false);
            T event = ((GeneratedParser<T>) parser).read(in);
            in.endDocument();
            return event;
        } catch (InvalidInput | StackOverflowError e) {
            throw failure(e, traced);
        } finally {
            in.releaseStrings(true);
        }
    }

    /**
     * Reads the event at the beginning of a range, if it ends there.
     *
     * @return the event; null if it does not end before {@code to}, has an error, or is longer than
     *     {@link JsonOptions#maxEventBytes}
     */
    <T> T tryRead(ObjectParser<T> parser, byte[] bytes, int from, int to) {
        return tryRead(parser, bytes, from, to, false);
    }

    /** Reads an event as {@link #tryRead} does, but stops at a line feed and reads nothing after it. */
    <T> T tryReadInLine(ObjectParser<T> parser, byte[] bytes, int from, int to) {
        return tryRead(parser, bytes, from, to, true);
    }

    @SuppressWarnings("unchecked") // as above
    private <T> T tryRead(ObjectParser<T> parser, byte[] bytes, int from, int to, boolean inOneLine) {
        if (from >= to || bytes[from] != '{') {
            return null;
        }
        begin(bytes, from, to, 0);
        in.inOneLine = inOneLine;
        try {
            T event = ((GeneratedParser<T>) parser).read(in);
            return in.pos - from > options.maxEventBytes() ? null : event;
        } catch (InvalidInput | JsonParseException | StackOverflowError e) {
            return null;
        } finally {
            in.releaseStrings(true);
        }
    }

    // ---- events and names of which not all bytes may be there

    /** Forgets the value that {@link #findEnd} or {@link #tryName} are in: they begin with another one. */
    void beginValue() {
        looked = 0;
        end.clear();
    }

    /**
     * Finds the end of a value of any kind by its brackets and quotes alone, whatever other errors it has. Another call
     * with more bytes continues at the last position, so that each byte is scanned once.
     *
     * @param from the beginning of the value, the same byte of the stream in all calls
     * @return the index after the value, or after the byte that shows that brackets or quotes do not match:
     *     {@link #isBroken}. {@link #MORE} if these bytes contain neither
     */
    int findEnd(byte[] bytes, int from, int to) {
        int found = end.find(bytes, from + looked, to);
        looked = (found == MORE ? to : found) - from;
        return found;
    }

    /** Whether brackets or quotes do not belong together before the end that {@link #findEnd} found last. */
    boolean isBroken() {
        return end.isBroken();
    }

    /** Resets the count of scanned bytes for {@link #findEnd}: the caller has dropped them. */
    void dropLooked() {
        looked = 0;
    }

    /**
     * Reads the name of a member.
     *
     * @param from where its opening quote is, the same byte of the stream in all calls
     * @return the name; null if it does not end before {@code to}
     * @throws JsonParseException if it is not right, or longer than {@link JsonOptions#maxEventBytes}
     */
    String tryName(byte[] bytes, int from, int to, boolean last) {
        // If this is not a name, no later byte can change that.
        int behind = from < to && bytes[from] != '"' ? from + 1 : findEnd(bytes, from, to);
        if ((behind == MORE ? to : behind) - from > options.maxEventBytes()) {
            throw tooLong(true);
        }
        if (behind == MORE && !last) {
            return null;
        }
        return name(bytes, from, behind == MORE ? to : behind);
    }

    /** Reads the name that is at the beginning of a range. */
    String name(byte[] bytes, int from, int to) {
        begin(bytes, from, to, 0);
        try {
            return StringDecoder.readName(in, from);
        } catch (InvalidInput e) {
            throw located(e);
        }
    }

    // ---- the parts around events

    /**
     * Checks and skips a value of any kind. Another call with more bytes continues at the last position. The caller may
     * drop the bytes before {@link #position}, which are all but a few.
     *
     * @param from the beginning of the value, or the position after the previous call
     * @param depth the number of open objects and arrays around the value
     * @return whether the value has ended; {@link #position} is then after it
     * @throws JsonParseException if the available bytes show that it is not well-formed
     */
    boolean trySkip(ValueSkipper.Progress value, byte[] bytes, int from, int to, boolean last, int depth) {
        begin(bytes, from, to, depth);
        try {
            in.pos = ValueSkipper.end(in, from, value);
            // A number at the end of the bytes may continue; a value that ends with a bracket, quote or letter does
            // not.
            boolean ended = last || in.pos < to || !Literals.isDigit(bytes[to - 1]);
            in.pos = ended ? in.pos : from;
            return ended;
        } catch (InvalidInput e) {
            if (!last && e.at() + LONGEST_REASON >= to) {
                in.pos = value.from();
                return false;
            }
            throw located(e);
        }
    }

    /** Returns the index of the first byte of a range that is not a blank, or its end. */
    int nonBlank(byte[] bytes, int from, int to) {
        begin(bytes, from, to, 0);
        return in.skipBlanks(from);
    }

    /**
     * Finds the token after a member or element that has ended before {@code from}.
     *
     * @return the beginning of the next one, if its bytes are available; or {@code ~} of the closing bracket's
     *     index
     */
    int nextOrInvertedEnd(byte[] bytes, int from, int to, char closing) {
        begin(bytes, from, to, 0);
        try {
            return in.nextOrInvertedEnd(from, closing);
        } catch (InvalidInput e) {
            throw located(e);
        }
    }

    /**
     * Returns the index after a byte order mark, or {@code from} if there is none; {@link #MORE} if the available bytes
     * are too few to decide.
     *
     * @throws JsonParseException if there is one and the options reject it
     */
    int afterByteOrderMark(byte[] bytes, int from, int to, boolean last) {
        begin(bytes, from, to, 0);
        if (!last && in.mayBecomeByteOrderMark()) {
            return MORE;
        }
        try {
            in.skipByteOrderMark();
        } catch (InvalidInput e) {
            throw located(e);
        }
        return in.pos;
    }

    // ---- errors

    /** Makes the error that a token is missing between values: {@code expected ':' but found number}. */
    JsonParseException expected(String wanted, byte[] bytes, int at, int to) {
        begin(bytes, at, to, 0);
        return located(in.expected(wanted, at));
    }

    /** Makes the error that a value is of another kind: {@code expected array but found object}. */
    JsonParseException mismatch(String wanted, byte[] bytes, int at, int to) {
        begin(bytes, at, to, 0);
        return located(in.mismatch(wanted));
    }

    /** Makes the error that something follows the last event: {@code expected end of input but found object}. */
    JsonParseException afterDocument(byte[] bytes, int at, int to) {
        begin(bytes, at, to, 0);
        return located(in.afterDocument(at));
    }

    /** Makes the error that a member on the path to the events is missing. */
    JsonParseException missing() {
        begin(NOTHING, 0, 0, 0);
        return located(in.missing());
    }

    JsonParseException malformed(String description) {
        begin(NOTHING, 0, 0, 0);
        return located(in.malformed(0, description));
    }

    JsonParseException mismatched(String description) {
        begin(NOTHING, 0, 0, 0);
        return located(in.mismatched(description));
    }

    /**
     * Makes the error that an event has more than {@link JsonOptions#maxEventBytes}; see {@link #read} for
     * {@code traced}.
     */
    JsonParseException tooLong(boolean traced) {
        begin(NOTHING, 0, 0, 0);
        return failure(in.tooLong(), traced);
    }

    private JsonParseException located(InvalidInput error) {
        return failure(error, true);
    }

    private void begin(byte[] bytes, int from, int to, int depth) {
        in.reset(bytes, from, to, values, depth);
    }

    private JsonParseException failure(Throwable failure, boolean traced) {
        return RuntimeAccess.parseException(failure, in, traced);
    }
}
