package dev.schemac.runtime.stream;

import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.JsonParseException;
import dev.schemac.runtime.ObjectParser;
import dev.schemac.runtime.internal.access.RuntimeAccess;
import dev.schemac.runtime.internal.input.EventEnd;
import dev.schemac.runtime.internal.input.InvalidInput;
import dev.schemac.runtime.internal.input.Literals;
import dev.schemac.runtime.internal.input.TextReader;
import dev.schemac.runtime.internal.input.ValueSkipper;
import dev.schemac.runtime.internal.options.OptionValues;
import dev.schemac.runtime.support.GeneratedParser;
import dev.schemac.runtime.support.JsonScanner;

/**
 * What is read of bytes of which there may be more to come: whole events with their parser, as much of one as is needed
 * to know where it ends, and what stands around events. It knows nothing of JSON itself: that is for the parser, the
 * scanner and the {@link ValueSkipper}.
 *
 * <p>All places are indices of the array, and the offsets of errors count from where the call began to read. {@code to}
 * is always where the bytes end that there are so far (exclusive), and {@code last} whether there will be no more. Used
 * by one thread at a time.
 */
final class EventCursor {
    /** The bytes end before what is looked for. */
    static final int MORE = -1;

    /**
     * How many bytes the reason of an error may lie behind its offset: those of two escapes that are a surrogate pair.
     * An error that is farther from the end of the bytes so far will not go away when there are more.
     */
    private static final int LONGEST_REASON = 12;

    private static final byte[] NOTHING = {};

    private final JsonOptions options;
    /** What the scanner asks of the options. */
    private final OptionValues values;

    private final JsonScanner in;
    private final EventEnd end = new EventEnd();

    /** How many bytes of the value {@link #findEnd} has looked at. */
    private int looked;

    /** A cursor that is nowhere. */
    EventCursor(JsonOptions options) {
        this.options = options;
        this.values = RuntimeAccess.values(options);
        this.in = new JsonScanner(NOTHING, 0, 0, values);
    }

    /**
     * Releases the bytes that were read last, and what was needed to read large events. Between two events of a stream
     * it changes nothing else.
     */
    void release() {
        begin(NOTHING, 0, 0, 0);
        in.releaseLargeDecoder();
    }

    JsonOptions options() {
        return options;
    }

    /** What is behind the event, value or name that was read last. */
    int position() {
        return in.pos;
    }

    /** Whether there was a line feed in what was read, tried or skipped last. */
    boolean metLineFeed() {
        return in.metLineFeed;
    }

    // ---- events

    /**
     * Reads the event that is all of a range, but for blanks around it.
     *
     * @param traced whether an error has a stack trace, which takes more time and memory than all else of an error
     * @throws JsonParseException if the range is anything else, or longer than {@link JsonOptions#maxEventBytes}
     */
    @SuppressWarnings("unchecked") // both types of a generated parser have the same value class
    <T> T read(ObjectParser<T> parser, byte[] bytes, int from, int to, boolean traced) {
        begin(bytes, from, to, 0);
        try {
            in.checkLength();
            in.beginRoot();
            T event = ((GeneratedParser<T>) parser).read(in);
            in.endDocument();
            return event;
        } catch (InvalidInput | StackOverflowError e) {
            throw failure(e, traced);
        } finally {
            in.releaseTexts(true);
        }
    }

    /**
     * Reads the event at the beginning of a range, if it ends there.
     *
     * @return the event; null where it does not end before {@code to}, is not right, or is longer than {@link
     *     JsonOptions#maxEventBytes}
     */
    <T> T tryRead(ObjectParser<T> parser, byte[] bytes, int from, int to) {
        return tryRead(parser, bytes, from, to, false);
    }

    /** As {@link #tryRead}, but a line feed is where the bytes end: nothing behind it is looked at. */
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
            in.releaseTexts(true);
        }
    }

    // ---- events and names of which not all bytes may be there

    /** Forgets the value that {@link #findEnd} or {@link #tryName} are in: they begin with another one. */
    void beginValue() {
        looked = 0;
        end.clear();
    }

    /**
     * Finds the end of a value of any kind by its brackets and quotes alone, whatever is wrong with it otherwise.
     * Called again with more bytes it goes on where it stopped, so that each byte is looked at once.
     *
     * @param from where it begins, the same byte of the stream in all calls
     * @return what is behind the value, or behind the byte that shows that brackets or quotes do not belong together:
     *     {@link #isBroken}; {@link #MORE} where neither is among these bytes
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

    /** Lets {@link #findEnd} forget how many bytes are before those that come: the caller has dropped them. */
    void dropLooked() {
        looked = 0;
    }

    /**
     * Reads the name of a member.
     *
     *      *      * @param from where its opening quote is, the same byte of the stream in all calls
     * @return the name; null where it does not end before {@code to}
     * @throws JsonParseException if it is not right, or longer than {@link JsonOptions#maxEventBytes}
     */
    String tryName(byte[] bytes, int from, int to, boolean last) {
        // What is no name is that whatever follows, and however much of it is there.
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
            return TextReader.readName(in, from);
        } catch (InvalidInput e) {
            throw located(e);
        }
    }

    // ---- what stands around events

    /**
     * Checks and goes over a value of any kind. Called again with more bytes it goes on where it stopped: what is
     * before {@link #position} need not be there any more, and that is all but a few bytes.
     *
     * @param from where the value begins, or goes on: the position after the call before
     * @param depth how many objects and arrays are open around the value
     * @return whether the value has ended; {@link #position} is behind it then
     * @throws JsonParseException if it is not right, by the bytes so far
     */
    boolean trySkip(ValueSkipper.Progress value, byte[] bytes, int from, int to, boolean last, int depth) {
        begin(bytes, from, to, depth);
        try {
            in.pos = ValueSkipper.end(in, from, value);
            // A number may go on where the bytes end; what ends with a bracket, quote or letter does not.
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

    /** The first byte of a range that is no blank, or its end. */
    int nonBlank(byte[] bytes, int from, int to) {
        begin(bytes, from, to, 0);
        return in.skipBlanks(from);
    }

    /**
     * What follows a member or element that has ended before {@code from}.
     *
     * @return where the next one begins, if its bytes are there; or the complement of where the closing bracket is
     */
    int nextOrClosing(byte[] bytes, int from, int to, char closing) {
        begin(bytes, from, to, 0);
        try {
            return in.nextOrClosing(from, closing);
        } catch (InvalidInput e) {
            throw located(e);
        }
    }

    /**
     * What is behind a byte order mark, or {@code from} where there is none; {@link #MORE} where the bytes so far do
     * not tell.
     *
     * @throws JsonParseException if there is one and the options refuse it
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

    /** The error that something is missing between values: {@code expected ':' but found number}. */
    JsonParseException expected(String wanted, byte[] bytes, int at, int to) {
        begin(bytes, at, to, 0);
        return located(in.expected(wanted, at));
    }

    /** The error that a value is of another kind: {@code expected array but found object}. */
    JsonParseException mismatch(String wanted, byte[] bytes, int at, int to) {
        begin(bytes, at, to, 0);
        return located(in.mismatch(wanted));
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
     * The error that an event has more than {@link JsonOptions#maxEventBytes}; see {@link #read} for {@code traced}.
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
        return (JsonParseException) RuntimeAccess.get().parseException(failure, in, traced);
    }
}
