package dev.schemac.runtime.internal.output;

import static java.nio.charset.StandardCharsets.US_ASCII;

import dev.schemac.runtime.internal.bytes.JsonBytes;
import dev.schemac.runtime.internal.bytes.Words;
import dev.schemac.runtime.internal.options.OptionValues;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.Arrays;
import java.util.Objects;

/**
 * Writes values into a document under construction. It has the state that determines the next token, and writes the
 * separators between values: commas, and line ends and blanks if the document is indented.
 *
 * <p>No call order is checked here. Generated writers are always in order, and {@code JsonWriter} checks the calls of
 * hand-written code before it calls an output. Its subclass there knows the classes of applications: events, adapters
 * and the exception.
 */
public abstract class Output extends OutputBuffer {

    /** Whether there may be line breaks among the blanks: those of a raw value, or of indentation. */
    public boolean mayBreakLines;

    private Base64Writer base64;

    // The next token that may be written. Only the two "NEXT" states are preceded by a comma.
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

    /** Whether values without a JSON form are displayed nevertheless: for logs. */
    public final boolean display;

    /** How many objects and arrays are open. */
    public int depth;

    /** How many values of the document have been refused. */
    protected int refusals;

    /** Whether code that is not ours is writing one value of the document. */
    public boolean foreignWriter;

    /** The state after each of them. */
    private byte[] outerStates = new byte[16];

    public final int maxDepth;
    private final int indent;
    /** Null if members keep the order in which they are written. */
    private final MemberOrder order;

    public Output(OptionValues options, byte[] bytes, boolean display) {
        super(bytes);
        this.escapesAllControls = options.escapesAllControls();
        this.display = display;
        this.maxDepth = Math.max(MAX_DEPTH, options.maxDepth());
        this.indent = options.indent();
        this.mayBreakLines = indent != 0;
        this.order = options.sortedMembers() ? new MemberOrder() : null;
    }

    /** Writes the name of the next member; its value must follow. A null is a {@code NullPointerException}. */
    public final void name(String name) {
        name(name, 0);
    }

    /**
     * Does the same as {@link #name(String)}; afterwards the value needs no further capacity up to that number of
     * bytes.
     */
    public final void name(String name, int capacity) {
        name(Objects.requireNonNull(name, "name"), false, capacity);
    }

    /**
     * Does the same as {@link #name(String, int)}.
     *
     * @param declared whether the name is a column's, see {@link MemberOrder}
     */
    protected final void name(String name, boolean declared, int capacity) {
        long mark = mark();
        separate(state == NEXT_NAME, 0);
        if (order != null) {
            order.add(size, name, declared);
        }
        try {
            StringEncoder.append(StringBytes.of(this), this, name, escapesAllControls, display);
            ensure(2);
            bytes[size++] = ':';
            if (indent != 0) {
                bytes[size++] = ' ';
            }
            state = MEMBER_VALUE;
            ensure(capacity);
        } catch (RuntimeException | OutOfMemoryError e) {
            rollBack(mark);
            throw e;
        }
    }

    /** Writes the separator before a value, reserves capacity for the value, and changes to the state after it. */
    public final void beforeValue(int capacity) {
        byte next = afterValue();
        if (next == NEXT_ELEMENT) {
            separate(state == NEXT_ELEMENT, capacity);
        } else {
            ensure(capacity);
        }
        state = next;
    }

    /** Writes comma and line end, as needed, and ensures the capacity before it writes anything. */
    private void separate(boolean comma, int capacity) {
        if (indent != 0) {
            long needed = 2L + indent * depth + capacity;
            if (bytes.length - size < needed) {
                grow(size, needed);
            }
        } else {
            ensure(1 + capacity);
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

    /** Writes a string; null becomes the literal {@code null}. An unpaired surrogate is rejected. */
    public final void value(String value) {
        if (value == null) {
            nullValue();
            return;
        }
        long mark = mark();
        beforeValue(0);
        text(value, mark);
    }

    /**
     * Appends a string, or removes everything written since the mark. A method of its own: inlined by hand into those of
     * the members, documents of many strings took 2 % longer.
     */
    protected final void text(String value, long mark) {
        try {
            StringEncoder.append(StringBytes.of(this), this, value, escapesAllControls, display);
        } catch (RuntimeException | OutOfMemoryError e) {
            rollBack(mark);
            throw e;
        }
    }

    /** Writes a string of one character; an unpaired surrogate is rejected. */
    public final void value(char value) {
        value(StringEncoder.oneCharacter(value));
    }

    /** Writes {@code true} or {@code false}. */
    public final void value(boolean value) {
        beforeValue(Long.BYTES);
        appendLiteral(value);
    }

    protected final void appendLiteral(boolean value) {
        Words.put(bytes, size, value ? JsonBytes.TRUE : JsonBytes.FALSE);
        size += value ? 4 : 5;
    }

    /** Writes a whole number. */
    public final void value(int value) {
        beforeValue(IntegerEncoder.MAX_BYTES);
        size = IntegerEncoder.append(bytes, size, value);
    }

    /** Writes a whole number. */
    public final void value(long value) {
        beforeValue(IntegerEncoder.MAX_BYTES);
        size = IntegerEncoder.append(bytes, size, value);
    }

    /** Writes the shortest decimal that reads back as this float; NaN and the infinities are rejected. */
    public final void value(float value) {
        if (!Float.isFinite(value)) {
            notFinite(value);
            return;
        }
        beforeValue(DecimalEncoder.MAX_BYTES);
        size = DecimalEncoder.append(bytes, size, value);
    }

    /** Writes the shortest decimal that reads back as this double; NaN and the infinities are rejected. */
    public final void value(double value) {
        if (!Double.isFinite(value)) {
            notFinite(value);
            return;
        }
        beforeValue(DecimalEncoder.MAX_BYTES);
        size = DecimalEncoder.append(bytes, size, value);
    }

    private void notFinite(double value) {
        checkFinite(null, value);
        ascii(Double.toString(value).getBytes(US_ASCII));
    }

    /**
     * Rejects NaN and the infinities, unless they are displayed.
     *
     * @param member the name of the member, or null for the current value
     */
    public final void checkFinite(String member, double value) {
        if (!Double.isFinite(value) && !display) {
            throw refusedMember(member, value + " cannot be written as JSON");
        }
    }

    /** Writes a whole number of any size; null becomes the literal {@code null}. */
    public final void value(BigInteger value) {
        if (value == null) {
            nullValue();
        } else if (DecimalEncoder.isShort(value)) {
            beforeValue(DecimalEncoder.MAX_BYTES);
            size = DecimalEncoder.append(bytes, size, value);
        } else {
            ascii(DecimalEncoder.digits(value));
        }
    }

    /** Writes a decimal as its {@code toString}, so that its scale survives; null becomes the literal {@code null}. */
    public final void value(BigDecimal value) {
        if (value == null) {
            nullValue();
        } else if (DecimalEncoder.isShort(value)) {
            beforeValue(DecimalEncoder.MAX_BYTES);
            size = DecimalEncoder.append(bytes, size, value);
        } else {
            ascii(DecimalEncoder.digits(value));
        }
    }

    /** Writes a value that is not a string, and is ASCII. */
    private void ascii(byte[] literal) {
        beforeValue(literal.length);
        append(literal, 0, literal.length);
    }

    /** Writes a value of any class that has a JSON form, see {@code JsonWriter.untypedValue}. */
    public final void untypedValue(Object value) {
        untyped(mark(), value);
    }

    /** Writes a value of several calls; if one of them fails, everything written since the mark is removed. */
    protected final void untyped(long mark, Object value) {
        int outerDepth = depth;
        boolean outerForeignWriter = foreignWriter;
        try {
            UntypedEncoder.append(this, value);
        } catch (RuntimeException | Error e) {
            undo(mark, outerDepth, outerForeignWriter);
            throw e;
        }
    }

    /** Handles a value of a class without a JSON form: it is rejected, or displayed by the name of its class. */
    final void unknown(Object value) {
        String name = value.getClass().getTypeName();
        if (!display) {
            throw refused(name + " cannot be written as JSON");
        }
        value(name);
    }

    /** Writes the value as the next one and returns true if it is an event; otherwise returns false. */
    protected abstract boolean writeEvent(Object value);

    /** Writes a value that is not null with an adapter of the application, as the next value. */
    public abstract void writeAdapted(Object adapter, Object value);

    /** Returns the state after the current value. */
    private byte afterValue() {
        return switch (state) {
            case MEMBER_VALUE -> NEXT_NAME;
            case BEFORE_ROOT -> AFTER_ROOT;
            default -> NEXT_ELEMENT;
        };
    }

    /** Begins an object: members follow, then {@link #endObject()}. */
    public final void beginObject() {
        begin('{', FIRST_NAME);
    }

    /** Ends the object begun last. */
    public final void endObject() {
        end('}', NEXT_NAME);
    }

    /** Begins an array: elements follow, then {@link #endArray()}. */
    public final void beginArray() {
        begin('[', FIRST_ELEMENT);
    }

    /** Ends the array begun last. */
    public final void endArray() {
        end(']', NEXT_ELEMENT);
    }

    private void begin(char opening, byte first) {
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

    /** Ends the open object or array; {@code next} is the state that marks content. */
    private void end(char closing, byte next) {
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

    /** Ends the line; the capacity is already ensured. */
    private void breakLine(int level) {
        int spaces = indent * level;
        bytes[size++] = '\n';
        Arrays.fill(bytes, size, size + spaces, (byte) ' ');
        size += spaces;
    }

    /** Returns size and state, for {@link #rollBack}. */
    public final long mark() {
        return (long) state << 32 | size;
    }

    /** Removes everything written since the mark; the depth must be the same. */
    public final void rollBack(long mark) {
        truncate((int) mark);
        state = (byte) (mark >>> 32);
        if (order != null) {
            order.dropFrom(size);
        }
    }

    /** Does the same as {@link #rollBack}, even if the depth is different, or foreign code has thrown. */
    public final void undo(long mark, int outerDepth, boolean outerForeignWriter) {
        depth = outerDepth;
        foreignWriter = outerForeignWriter;
        rollBack(mark);
    }

    /**
     * Prepares for foreign code that writes one value. That code cannot access the parts around the value, as if it
     * wrote a separate document. If it throws, the caller removes its output, {@link #foreignWriter} included.
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

    /** Does the same for code that has thrown: removes its output, which begins at {@code from}. */
    public final void abandonForeignWriter(long outer, int from) {
        depth = (int) (outer >>> 16);
        foreignWriter = (outer & 1) != 0;
        rollBack((outer >>> 8 & 0xFF) << 32 | from);
    }

    public final void clear() {
        depth = 0;
        refusals = 0;
        rollBack(0); // no bytes, BEFORE_ROOT
        mayBreakLines = indent != 0;
        reused = true;
    }

    /** Removes the document and returns its memory to the pools; nothing may be written afterwards. */
    public final void release() {
        clear();
        releaseMemory();
    }

    /** Returns the encoder for the binary values of this document and of later ones. */
    public final Base64Writer base64() {
        if (base64 == null) {
            base64 = new Base64Writer();
        }
        return base64;
    }

    /** Expects that {@link #written} is called for the document, and not its bytes. */
    public final void becomesString() {
        becomesString = order == null && !display;
    }
}
