package dev.schemac.runtime.internal.output;

import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.JsonWriteException;
import java.util.Arrays;

/**
 * What may come next in a document, and what stands between its values: commas, and line ends and blanks where it is indented.
 * {@code JsonWriter} is its only subclass; they are one object.
 */
public abstract class Output extends OutputBuffer {

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

    /** How many objects and arrays are open; what comes after each of them is in {@link #outerStates}. */
    public int depth;

    /** Whether code that is not ours is writing one value of the document. */
    public boolean guest;

    private byte[] outerStates = new byte[16];
    public final int maxDepth;
    private final int indent;
    /** Null where members stay in the order in which they come. */
    private final MemberOrder order;

    public Output(JsonOptions options, byte[] bytes) {
        super(bytes);
        this.maxDepth = Math.max(MAX_DEPTH, options.maxDepth());
        this.indent = options.indent();
        this.mayBreakLines = indent != 0;
        this.order = options.sortedMembers() ? new MemberOrder() : null;
    }

    /**
     * Checks that a name may come, and writes what stands before it.
     *
     * @param declared whether the name is a column's, see {@link MemberOrder}
     */
    public final void beforeName(String name, boolean declared) {
        if (state != NEXT_NAME && state != FIRST_NAME) {
            throw misuse("a name");
        }
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

    /** Checks that a value may come, writes what stands before it, makes room for it, and expects what comes after it. */
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

    /** The state after the value that may come now. */
    public final byte afterValue() {
        return switch (state) {
            case MEMBER_VALUE -> NEXT_NAME;
            case FIRST_ELEMENT, NEXT_ELEMENT -> NEXT_ELEMENT;
            case BEFORE_ROOT -> AFTER_ROOT;
            default -> throw misuse("a value");
        };
    }

    public final void begin(char opening, byte first) {
        if (depth == maxDepth) {
            afterValue(); // that a value does not fit here is said first
            throw new JsonWriteException(
                    "values are nested deeper than " + maxDepth + " levels, or contain themselves");
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

    /**
     * Lets code that is not ours write one value: it is kept from what is around that, as if it wrote a document of its own. Where it
     * throws, the caller undoes what was written, {@link #guest} included.
     *
     * @return for {@link #leaveGuest}
     */
    public final long enterGuest() {
        beforeValue(0);
        long outer = (long) depth << 16 | state << 8 | (guest ? 1 : 0);
        state = BEFORE_ROOT;
        guest = true;
        return outer;
    }

    /** @param owner whose code it was, and the method, for the message */
    public final void leaveGuest(long outer, Object owner, String method) {
        if (state != AFTER_ROOT || depth != (int) (outer >>> 16)) {
            throw new IllegalStateException(
                    owner.getClass().getName() + "." + method + " must write exactly one value");
        }
        state = (byte) (outer >>> 8);
        guest = (outer & 1) != 0;
    }

    public final void clear() {
        if (guest) {
            throw new IllegalStateException("reset() does not fit here: " + due());
        }
        size = 0;
        mayBreakLines = indent != 0;
        reused = true;
        documentsWithoutSegments = Math.max(0, documentsWithoutSegments - 1);
        depth = 0;
        state = BEFORE_ROOT;
        if (order != null) {
            order.dropFrom(0);
        }
        if (binaryValues != null) {
            binaryValues.dropFrom(0);
        }
    }

    @Override
    public final void checkComplete() {
        if (state != AFTER_ROOT || guest) {
            throw new IllegalStateException("the document is not complete: " + due());
        }
    }

    public final IllegalStateException misuse(String what) {
        return new IllegalStateException(what + " does not fit here: " + due());
    }

    private String due() {
        return switch (state) {
            case BEFORE_ROOT -> guest ? "one value is due" : "nothing was written yet, a value is due";
            case AFTER_ROOT -> guest ? "the one value that was due has been written" : "the document is complete";
            case FIRST_ELEMENT, NEXT_ELEMENT -> "inside an array, a value or endArray() is due";
            case MEMBER_VALUE -> "after a name, a value is due";
            default -> "inside an object, a name or endObject() is due";
        };
    }
}
