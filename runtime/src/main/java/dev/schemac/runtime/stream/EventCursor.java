package dev.schemac.runtime.stream;

import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.JsonParseException;
import dev.schemac.runtime.ObjectParser;
import dev.schemac.runtime.generated.JsonScanner;
import dev.schemac.runtime.internal.input.EventEnd;
import dev.schemac.runtime.internal.input.InvalidInput;
import dev.schemac.runtime.internal.input.NumberGrammar;
import dev.schemac.runtime.internal.input.TextReader;
import dev.schemac.runtime.internal.input.ValueSkipper;
import java.util.Objects;

/**
 * Reads events that stand one after another in bytes of which there may be more to come: whole events with their parser, or as much of one
 * as is needed to know where it ends. What cuts a stream into events is built on this; whoever has a whole document calls its
 * {@link ObjectParser}.
 *
 * <pre>{@code
 * EventCursor cursor = new EventCursor(JsonOptions.DEFAULT);
 * int at = cursor.nonBlank(bytes, 0, filled);
 * User user = cursor.tryRead(UserParser.INSTANCE, bytes, at, filled);   // null: it does not end here yet, or is not right
 * int next = cursor.position();   // behind it
 * }</pre>
 *
 * <p>All places are indices of the array, and the offsets of errors count from where the call began to read. A cursor is used by one
 * thread at a time.
 */
public final class EventCursor {
    /** What methods answer when the bytes end before what they look for. */
    public static final int MORE = -1;

    /**
     * How many bytes the reason of an error may lie behind its offset: those of two escapes that are a surrogate pair. An error that
     * is farther from the end of the bytes so far will not go away when there are more.
     */
    private static final int LONGEST_REASON = 12;

    private static final byte[] NOTHING = {};

    private final JsonOptions options;
    private final JsonScanner in;
    private final EventEnd end = new EventEnd();
    private final ValueSkipper.Progress skip = new ValueSkipper.Progress();

    /** Whether errors have stack traces. */
    private boolean stackTraces = true;

    /** How many bytes of the value {@link #findEnd} has looked at. */
    private int looked;

    /**
     * A cursor that is nowhere.
     *
     * @param options how events are read
     */
    public EventCursor(JsonOptions options) {
        this.options = Objects.requireNonNull(options, "options");
        this.in = new JsonScanner(NOTHING, 0, 0, options);
    }

    /**
     * Says whether errors have stack traces, as they do at first. Who goes on behind a bad event does without: a stack trace takes more time and
     * memory than everything else of an error.
     *
     * @param wanted whether the errors that come now have one
     */
    public void setStackTraces(boolean wanted) {
        stackTraces = wanted;
    }

    /** Releases the bytes that were read last, and what was needed to read large events. Between two events of a stream it changes nothing else. */
    public void release() {
        begin(NOTHING, 0, 0, 0);
        in.releaseLargeDecoder();
    }

    /** {@return how events are read} */
    public JsonOptions options() {
        return options;
    }

    /** {@return what is behind the event, value or name that was read last} */
    public int position() {
        return in.pos;
    }

    /** {@return whether there was a line feed in what was read, tried or skipped last} */
    public boolean metLineFeed() {
        return in.metLineFeed;
    }

    /**
     * Reads the event that is all of a range, but for blanks around it.
     *
     * @param <T> the value class
     * @param parser the parser of the event
     * @param bytes where the event is
     * @param from where the range begins
     * @param to where it ends, exclusive
     * @return the event
     * @throws JsonParseException if the range is anything else, or longer than {@link JsonOptions#maxEventBytes}
     */
    public <T> T read(ObjectParser<T> parser, byte[] bytes, int from, int to) {
        begin(bytes, from, to, 0);
        try {
            in.checkLength();
            in.beginRoot();
            T event = parser.read(in);
            in.endDocument();
            return event;
        } catch (InvalidInput e) {
            throw located(e);
        } catch (StackOverflowError e) {
            throw located(in.tooDeepForStack());
        }
    }

    /**
     * Reads the event at the beginning of a range, if it ends there.
     *
     * @param <T> the value class
     * @param parser the parser of the event
     * @param bytes where the event is
     * @param from where it begins
     * @param to where the bytes end that there are so far, exclusive
     * @return the event; null where it does not end before {@code to}, is not right, or is longer than {@link JsonOptions#maxEventBytes}
     */
    public <T> T tryRead(ObjectParser<T> parser, byte[] bytes, int from, int to) {
        return tryRead(parser, bytes, from, to, false);
    }

    /**
     * As {@link #tryRead}, but a line feed is where the bytes end: nothing behind it is looked at.
     *
     * @param <T> the value class
     * @param parser the parser of the event
     * @param bytes where the event is
     * @param from where it begins
     * @param to where the bytes end that there are so far, exclusive
     * @return the event; null where it does not end before a line feed or {@code to}, is not right, or is longer than
     *     {@link JsonOptions#maxEventBytes}
     */
    public <T> T tryReadInLine(ObjectParser<T> parser, byte[] bytes, int from, int to) {
        return tryRead(parser, bytes, from, to, true);
    }

    private <T> T tryRead(ObjectParser<T> parser, byte[] bytes, int from, int to, boolean inOneLine) {
        if (from >= to || bytes[from] != '{') {
            return null;
        }
        begin(bytes, from, to, 0);
        in.inOneLine = inOneLine;
        try {
            T event = parser.read(in);
            return in.pos - from > options.maxEventBytes() ? null : event;
        } catch (InvalidInput | JsonParseException | StackOverflowError e) {
            return null;
        }
    }

    /** Forgets the value that {@link #findEnd}, {@link #trySkip} or {@link #tryName} are in: they begin with another one. */
    public void beginValue() {
        looked = 0;
        end.clear();
        skip.clear();
    }

    /**
     * Finds the end of a value of any kind by its brackets and quotes alone, whatever is wrong with it otherwise. Called again with
     * more bytes it goes on where it stopped, so that each byte is looked at once.
     *
     * @param bytes where the value is
     * @param from where it begins, the same byte of the stream in all calls
     * @param to where the bytes end that there are so far, exclusive
     * @return what is behind the value, or behind the byte that shows that brackets or quotes do not belong together: {@link #isBroken};
     *     {@link #MORE} where neither is among these bytes
     */
    public int findEnd(byte[] bytes, int from, int to) {
        int found = end.find(bytes, from + looked, to);
        looked = (found == MORE ? to : found) - from;
        return found;
    }

    /** {@return whether brackets or quotes do not belong together before the end that {@link #findEnd} answered last} */
    public boolean isBroken() {
        return end.isBroken();
    }

    /** Lets {@link #findEnd} forget how many bytes are before those that come: the caller does not keep them. */
    public void dropLooked() {
        looked = 0;
    }

    /**
     * Checks and takes a value of any kind that nobody wants, of which the bytes may not all be there. Called again with more bytes it goes
     * on where it stopped: what is before {@link #position} need not be kept, and that is all but a few bytes.
     *
     * @param bytes where the value is
     * @param from where it begins, or goes on: the position after the call before
     * @param to where the bytes end that there are so far, exclusive
     * @param last whether there will be no more
     * @param depth how many objects and arrays are open around the value
     * @return whether the value has ended; {@link #position} is behind it then
     * @throws JsonParseException if it is not right, by the bytes so far; its offset counts from {@code from}
     */
    public boolean trySkip(byte[] bytes, int from, int to, boolean last, int depth) {
        begin(bytes, from, to, depth);
        skip.at = from;
        try {
            in.pos = ValueSkipper.end(in, skip);
            // A number may go on where the bytes end; what ends with a bracket, quote or letter does not.
            boolean ended = last || in.pos < to || !NumberGrammar.isDigit(bytes[to - 1]);
            in.pos = ended ? in.pos : from;
            return ended;
        } catch (InvalidInput e) {
            if (!last && e.at() + LONGEST_REASON >= to) {
                in.pos = skip.at;
                return false;
            }
            throw located(e);
        }
    }

    /**
     * Reads the name of a member, of which the bytes may not all be there.
     *
     * @param bytes where the name is
     * @param from where its opening quote is, the same byte of the stream in all calls
     * @param to where the bytes end that there are so far, exclusive
     * @param last whether there will be no more
     * @return the name; null where it does not end before {@code to}
     * @throws JsonParseException if it is not right, or longer than {@link JsonOptions#maxEventBytes}; its offset counts from {@code from}
     */
    public String tryName(byte[] bytes, int from, int to, boolean last) {
        // What is no name is that whatever follows, and however much of it is there.
        int behind = from < to && bytes[from] != '"' ? from + 1 : findEnd(bytes, from, to);
        if ((behind == MORE ? to : behind) - from > options.maxEventBytes()) {
            throw tooLong();
        }
        if (behind == MORE && !last) {
            return null;
        }
        begin(bytes, from, behind == MORE ? to : behind, 0);
        try {
            return TextReader.readName(in, from);
        } catch (InvalidInput e) {
            throw located(e);
        }
    }

    /**
     * {@return the first byte of a range that is no blank, or its end}
     *
     * @param bytes where the range is
     * @param from where it begins
     * @param to where it ends, exclusive
     */
    public int nonBlank(byte[] bytes, int from, int to) {
        begin(bytes, from, to, 0);
        return in.skipBlanks(from);
    }

    /**
     * {@return what is behind a byte order mark, or the beginning where there is none; {@link #MORE} where the bytes so far do not tell}
     *
     * @param bytes the beginning of a stream
     * @param from where it begins
     * @param to where the bytes end that there are so far, exclusive
     * @param last whether there will be no more
     * @throws JsonParseException if there is one and the options refuse it
     */
    public int afterByteOrderMark(byte[] bytes, int from, int to, boolean last) {
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

    /**
     * {@return the error that something is missing between values: {@code expected ':' but found number}}
     *
     * @param wanted what was expected, as the message says it
     * @param bytes where the error is
     * @param at the byte that is found there; {@code to} where the input ends
     * @param to where the bytes end, exclusive
     */
    public JsonParseException expected(String wanted, byte[] bytes, int at, int to) {
        begin(bytes, at, to, 0);
        return located(in.expected(wanted, at));
    }

    /**
     * {@return the error that a value is of another kind: {@code expected array but found object}}
     *
     * @param wanted what was expected, as the message says it
     * @param bytes where the error is
     * @param at where the value begins; {@code to} where the input ends
     * @param to where the bytes end, exclusive
     */
    public JsonParseException mismatch(String wanted, byte[] bytes, int at, int to) {
        begin(bytes, at, to, 0);
        return located(in.mismatch(wanted));
    }

    /**
     * {@return an error of kind {@link JsonParseException.Kind#MALFORMED} with a description of its own}
     *
     * @param description what was expected and what was found
     */
    public JsonParseException malformed(String description) {
        begin(NOTHING, 0, 0, 0);
        return located(in.malformed(0, description));
    }

    /**
     * {@return an error of kind {@link JsonParseException.Kind#MISMATCH} with a description of its own}
     *
     * @param description what was expected and what was found
     */
    public JsonParseException mismatched(String description) {
        begin(NOTHING, 0, 0, 0);
        return located(in.mismatched(description));
    }

    /** {@return the error that an event has more than {@link JsonOptions#maxEventBytes}} */
    public JsonParseException tooLong() {
        begin(NOTHING, 0, 0, 0);
        return located(in.tooLong());
    }

    private JsonParseException located(InvalidInput error) {
        return JsonParseException.of(error, in.bytes, in.start, in.end, stackTraces);
    }

    private void begin(byte[] bytes, int from, int to, int depth) {
        in.reset(bytes, from, to, options, depth);
    }
}
