package dev.schemac.runtime.internal.output;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.schemac.runtime.internal.bytes.JsonBytes;
import dev.schemac.runtime.internal.bytes.Words;
import dev.schemac.runtime.internal.pool.BufferPool;
import dev.schemac.runtime.internal.utf8.Utf8Decoder;
import java.util.Arrays;

/**
 * A document under construction: its bytes, what may come next in it, and the separators between its values: commas, and
 * line ends and blanks where it is indented. The encoders of this package store behind {@link #size} and then move it.
 *
 * <p>Nothing here checks that a call is in order: generated writers make no such mistakes, and {@code JsonWriter} checks
 * the calls of people before it calls an output. {@code JsonOutput} is the only subclass.
 */
public abstract class Output {

    /** The largest array that every JVM can make. */
    private static final int MAX_BYTES = Integer.MAX_VALUE - 8;

    /** Most texts at once; small enough to be made for one. */
    public static final int CHARACTERS = 256;

    /** The document so far is {@code bytes[0..size)}. */
    public byte[] bytes;

    public int size;

    /** Whether there was a document before this one: then nothing is allocated that need not be. */
    public boolean reused;

    /** Whether the last text had characters that are not simply their own byte: most likely the next one has, too. */
    public boolean expectsSpecials;

    /** Whether there may be line breaks among the blanks: those of a raw value, or of indentation. */
    public boolean mayBreakLines;

    private Base64Writer base64;

    /** Null where nobody has asked for them. */
    public Base64Writer.Places binaryValues;

    /** Null before there was text with escapes or beyond ASCII. */
    private char[] characters;

    // What may come next. Only the two "NEXT" states are preceded by a comma.
    public static final byte BEFORE_ROOT = 0;
    public static final byte AFTER_ROOT = 1;
    public static final byte FIRST_ELEMENT = 2;
    public static final byte NEXT_ELEMENT = 3;
    public static final byte FIRST_NAME = 4;
    public static final byte NEXT_NAME = 5;
    public static final byte MEMBER_VALUE = 6;

    /** Deeper values presumably contain themselves; options that let the parser go deeper raise it. */
    private static final int MAX_DEPTH = 1_000;

    public byte state = BEFORE_ROOT;

    protected final boolean escapesAllControls;

    /** Whether what has no JSON form is shown all the same: for logs. */
    public final boolean display;

    /** How many objects and arrays are open. */
    public int depth;

    /** Whether code that is not ours is writing one value of the document. */
    public boolean foreignWriter;

    /** The {@code JsonWriter} that such code gets; null before there was any. */
    public Object foreignView;

    /** What comes after each of them. */
    private byte[] outerStates = new byte[16];

    public final int maxDepth;
    private final int indent;
    /** Null where members stay in the order in which they come. */
    private final MemberOrder order;

    public Output(Options options, byte[] bytes, boolean display) {
        this.escapesAllControls = options.escapesAllControls();
        this.display = display;
        this.bytes = bytes;
        this.maxDepth = Math.max(MAX_DEPTH, options.maxDepth());
        this.indent = options.indent();
        this.mayBreakLines = indent != 0;
        this.order = options.sortedMembers() ? new MemberOrder() : null;
    }

    /**
     * Writes the separator before a name.
     *
     * @param declared whether the name is a column's, see {@link MemberOrder}
     */
    public final void beforeName(String name, boolean declared) {
        separate(state == NEXT_NAME, 0);
        if (order != null) {
            order.add(size, name, declared);
        }
    }

    /** Writes what stands between a name and its value, at most two bytes, for which there is room. */
    public final void afterName() {
        bytes[size++] = ':';
        if (indent != 0) {
            bytes[size++] = ' ';
        }
        state = MEMBER_VALUE;
    }

    /** Writes the separator before a value, reserves capacity for the value, and changes to the state after it. */
    public final void beforeValue(int room) {
        byte next = afterValue();
        if (next == NEXT_ELEMENT) {
            separate(state == NEXT_ELEMENT, room);
        } else {
            ensure(room);
        }
        state = next;
    }

    /** Writes comma and line end, as far as they are due, and makes room before it writes anything. */
    private void separate(boolean comma, int room) {
        if (indent != 0) {
            long needed = 2L + indent * depth + room;
            if (bytes.length - size < needed) {
                grow(size, needed);
            }
        } else {
            ensure(1 + room);
        }
        if (comma) {
            bytes[size++] = ',';
        }
        if (indent != 0) {
            breakLine(depth);
        }
    }

    /** Writes {@code null}. */
    public final void nullValue() {
        beforeValue(Long.BYTES);
        Words.put(bytes, size, JsonBytes.NULL);
        size += 4;
    }

    /** Writes a string; null becomes the literal {@code null}. A lone surrogate is refused. */
    public final void value(String value) {
        if (value == null) {
            nullValue();
            return;
        }
        long mark = mark();
        beforeValue(0);
        text(value, mark);
    }

    /** Appends a string, or undoes what was written since the mark. */
    protected final void text(String value, long mark) {
        try {
            StringEncoder.append(this, value, escapesAllControls, display);
        } catch (RuntimeException | OutOfMemoryError e) {
            rollBack(mark);
            throw e;
        }
    }

    /** The exception for what has no JSON form. */
    public abstract RuntimeException refused(String description);

    /** The state after the value that comes now. */
    private byte afterValue() {
        return switch (state) {
            case MEMBER_VALUE -> NEXT_NAME;
            case BEFORE_ROOT -> AFTER_ROOT;
            default -> NEXT_ELEMENT;
        };
    }

    public final void begin(char opening, byte first) {
        if (depth == maxDepth) {
            throw refused("values are nested deeper than " + maxDepth + " levels, or contain themselves");
        }
        beforeValue(1);
        bytes[size++] = (byte) opening;
        if (depth == outerStates.length) {
            outerStates = Arrays.copyOf(outerStates, 2 * depth);
        }
        outerStates[depth++] = state;
        state = first;
        if (order != null) {
            order.begin(depth);
        }
    }

    /** Ends what is open; {@code next} is the state that says it has content. */
    public final void end(char closing, byte next) {
        ensure(2 + indent * depth);
        if (state == next) {
            if (order != null && closing == '}') {
                order.end(this, depth, indent == 0 ? 1 : 2 + indent * depth);
            }
            if (indent != 0) {
                breakLine(depth - 1);
            }
        }
        bytes[size++] = (byte) closing;
        state = outerStates[--depth];
    }

    /** There is room. */
    private void breakLine(int level) {
        int spaces = indent * level;
        bytes[size++] = '\n';
        Arrays.fill(bytes, size, size + spaces, (byte) ' ');
        size += spaces;
    }

    /** Size and state, for {@link #rollBack}. */
    public final long mark() {
        return (long) state << 32 | size;
    }

    /** Undoes what was written since the mark; the depth must be the same. */
    public final void rollBack(long mark) {
        size = (int) mark;
        state = (byte) (mark >>> 32);
        if (order != null) {
            order.dropFrom(size);
        }
        if (binaryValues != null) {
            binaryValues.dropFrom(size);
        }
    }

    /** As {@link #rollBack}, also where the depth is another one, or code that is not ours has thrown. */
    public final void undo(long mark, int outerDepth, boolean outerForeignWriter) {
        depth = outerDepth;
        foreignWriter = outerForeignWriter;
        rollBack(mark);
    }

    /**
     * Lets code that is not ours write one value: it does not see what is around that, as if it wrote a document of its
     * own. Where it throws, the caller undoes what was written, {@link #foreignWriter} included.
     *
     * @return for {@link #leaveForeignWriter}
     */
    public final long enterForeignWriter() {
        beforeValue(0);
        long outer = (long) depth << 16 | state << 8 | (foreignWriter ? 1 : 0);
        state = BEFORE_ROOT;
        foreignWriter = true;
        return outer;
    }

    /** @param owner whose code it was, and the method, for the message */
    public final void leaveForeignWriter(long outer, Object owner, String method) {
        if (state != AFTER_ROOT || depth != (int) (outer >>> 16)) {
            throw new IllegalStateException(
                    owner.getClass().getName() + "." + method + " must write exactly one value");
        }
        state = (byte) (outer >>> 8);
        foreignWriter = (outer & 1) != 0;
    }

    public final void clear() {
        size = 0;
        mayBreakLines = indent != 0;
        reused = true;
        depth = 0;
        state = BEFORE_ROOT;
        if (order != null) {
            order.dropFrom(0);
        }
        if (binaryValues != null) {
            binaryValues.dropFrom(0);
        }
    }

    /** Makes sure that as many bytes fit behind what is written. */
    public final void ensure(int more) {
        if (bytes.length - size < more) {
            grow(size, more);
        }
    }

    /** Enlarges {@link #bytes}, keeping those before {@code used}, so that {@code more} fit behind them. */
    public final void grow(int used, long more) {
        long needed = used + more;
        if (needed > MAX_BYTES) {
            throw refused("the document is larger than " + MAX_BYTES + " bytes");
        }
        byte[] larger = BufferPool.take((int) Math.min(MAX_BYTES, Math.max(needed, 2L * bytes.length)));
        System.arraycopy(bytes, 0, larger, 0, used);
        BufferPool.give(bytes);
        bytes = larger;
    }

    /** For the binary values of this document and of later ones. */
    public final Base64Writer base64() {
        if (base64 == null) {
            base64 = new Base64Writer();
        }
        return base64;
    }

    /** Where {@link StringEncoder} copies a part of a text to. */
    public final char[] characters() {
        if (characters == null) {
            characters = new char[CHARACTERS];
        }
        return characters;
    }

    /** Appends prepared bytes, for which there is room. */
    public final void append(byte[] prepared, int from, int length) {
        System.arraycopy(prepared, from, bytes, size, length);
        size += length;
    }

    public final String written() {
        // for ASCII alone nothing is faster than the JDK
        return characters == null ? new String(bytes, 0, size, UTF_8) : Utf8Decoder.decode(bytes, size);
    }

    /** How a document is written. {@code JsonOptions} says of each what it means. */
    public interface Options {
        /** The most objects and arrays that a document read with these options may have open at once. */
        int maxDepth();

        /** Spaces for each level; 0 for compact output. */
        int indent();

        boolean sortedMembers();

        /** Columns without a value are written as null. */
        boolean writesNulls();

        /** U+2028 and U+2029 are escaped, and control characters without the short forms of backspace and form feed. */
        boolean escapesAllControls();
    }
}
