package dev.schemac.runtime.internal.output;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.schemac.runtime.internal.bytes.JsonBytes;
import dev.schemac.runtime.internal.bytes.Words;
import dev.schemac.runtime.internal.options.OptionValues;
import dev.schemac.runtime.internal.pool.BufferPool;
import dev.schemac.runtime.internal.pool.IdleObjects;
import dev.schemac.runtime.internal.utf8.Utf8Decoder;
import java.util.Arrays;

/**
 * Contains a document under construction: its bytes, the state that determines the next token, and the separators
 * between its values. Separators are commas, and line ends and blanks if the document is indented. The encoders of this
 * package store after {@link #size} and then move it.
 *
 * <p>No call order is checked here. Generated writers are always in order, and {@code JsonWriter} checks the calls of
 * hand-written code before it calls an output. {@code JsonOutput} is the only subclass.
 */
public abstract class Output {

    /** The largest array that every JVM can make. */
    private static final int MAX_BYTES = Integer.MAX_VALUE - 8;

    /** The maximum number of characters of a chunk; small enough to allocate it for one string. */
    public static final int CHARACTERS = 256;

    private static final byte[] NONE = {};

    /** The arrays of finished documents, of {@link #CHARACTERS}. */
    private static final IdleObjects<char[]> IDLE_CHARACTERS = new IdleObjects<>();

    private static final IdleObjects<UnencodedStrings> IDLE_STRINGS = new IdleObjects<>();

    /** The document so far is {@code bytes[0..size)}. */
    public byte[] bytes;

    public int size;

    /** Whether there was a document before this one: then nothing is allocated that need not be. */
    public boolean reused;

    /**
     * Whether the last string had characters that are not simply their own byte: the next one probably has some, too.
     */
    public boolean expectsSpecials;

    /** Whether there may be line breaks among the blanks: those of a raw value, or of indentation. */
    public boolean mayBreakLines;

    private Base64Writer base64;

    /** Null if they have not been requested. */
    public Base64Writer.Places binaryValues;

    /** Null before the first string with escapes or beyond ASCII. */
    private char[] characters;

    /** Whether strings beyond ASCII may be added to {@link #unencoded}: only if the document becomes a String. */
    private boolean becomesString;

    /** Null before the first of them. */
    private UnencodedStrings unencoded;

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

    /** Whether code that is not ours is writing one value of the document. */
    public boolean foreignWriter;

    /** The {@code JsonWriter} for such code; null before the first of it. */
    public Object foreignView;

    /** The state after each of them. */
    private byte[] outerStates = new byte[16];

    public final int maxDepth;
    private final int indent;
    /** Null if members keep the order in which they are written. */
    private final MemberOrder order;

    public Output(OptionValues options, byte[] bytes, boolean display) {
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

    /**
     * Writes the separator between a name and its value, at most two bytes, for which the caller has ensured the
     * capacity.
     */
    public final void afterName() {
        bytes[size++] = ':';
        if (indent != 0) {
            bytes[size++] = ' ';
        }
        state = MEMBER_VALUE;
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

    /** Appends a string, or removes everything written since the mark. */
    protected final void text(String value, long mark) {
        try {
            StringEncoder.append(this, value, escapesAllControls, display);
        } catch (RuntimeException | OutOfMemoryError e) {
            rollBack(mark);
            throw e;
        }
    }

    /** Returns the exception for a value without a JSON form. */
    public abstract RuntimeException refused(String description);

    /** Returns the state after the current value. */
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

    /** Ends the open object or array; {@code next} is the state that marks content. */
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
        size = (int) mark;
        state = (byte) (mark >>> 32);
        if (order != null) {
            order.dropFrom(size);
        }
        if (unencoded != null) {
            unencoded.dropFrom(size);
        }
        if (binaryValues != null) {
            binaryValues.dropFrom(writtenBytes());
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

    public final void clear() {
        size = 0;
        mayBreakLines = indent != 0;
        reused = true;
        depth = 0;
        state = BEFORE_ROOT;
        if (order != null) {
            order.dropFrom(0);
        }
        if (unencoded != null) {
            unencoded.dropFrom(0);
        }
        if (binaryValues != null) {
            binaryValues.dropFrom(0);
        }
    }

    /** Ensures the capacity for so many bytes after the written ones. */
    public final void ensure(int more) {
        if (bytes.length - size < more) {
            grow(size, more);
        }
    }

    /** Enlarges {@link #bytes}, keeping those before {@code used}, so that {@code more} bytes fit after them. */
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

    /** Returns the encoder for the binary values of this document and of later ones. */
    public final Base64Writer base64() {
        if (base64 == null) {
            base64 = new Base64Writer();
        }
        return base64;
    }

    /** Returns the array to which {@link StringEncoder} copies a part of a string. */
    public final char[] characters() {
        if (characters == null) {
            char[] idle = IDLE_CHARACTERS.take();
            characters = idle != null ? idle : new char[CHARACTERS];
        }
        return characters;
    }

    /** Returns all memory to its pools; nothing may be written afterwards. */
    public final void release() {
        clear();
        BufferPool.give(bytes);
        bytes = NONE;
        if (characters != null) {
            IDLE_CHARACTERS.give(characters);
            characters = null;
        }
        if (unencoded != null && unencoded.isSmall()) {
            IDLE_STRINGS.give(unencoded);
            unencoded = null;
        }
    }

    /** Appends prepared bytes, for which the caller has ensured the capacity. */
    public final void append(byte[] prepared, int from, int length) {
        System.arraycopy(prepared, from, bytes, size, length);
        size += length;
    }

    /** Expects that {@link #written} is called for the document, and not its bytes. */
    public final void becomesString() {
        becomesString = order == null && !display;
    }

    /** Returns whether a string without escapes need not be encoded. */
    final boolean keepsStrings() {
        return becomesString && binaryValues == null;
    }

    /** Adds a string that has no bytes, before the byte at {@code offset}. */
    final void addUnencoded(int offset, String string) {
        if (unencoded == null) {
            UnencodedStrings idle = IDLE_STRINGS.take();
            unencoded = idle != null ? idle : new UnencodedStrings();
        }
        unencoded.add(offset, string);
    }

    /** Returns the number of bytes of the document so far, the strings that have none yet included. */
    public final int writtenBytes() {
        return unencoded == null ? size : Math.toIntExact(size + unencoded.encodedLength());
    }

    /** Encodes the strings that have no bytes yet, for a caller that needs {@link #bytes} after all. */
    public final void encodeStrings() {
        if (unencoded != null && !unencoded.isEmpty()) {
            byte[] all = unencoded.join(bytes, size).getBytes(UTF_8);
            unencoded.dropFrom(0);
            bytes = all;
            size = all.length;
        }
    }

    public final String written() {
        if (unencoded != null && !unencoded.isEmpty()) {
            return unencoded.join(bytes, size);
        }
        // for ASCII alone nothing is faster than the JDK
        return characters == null ? new String(bytes, 0, size, UTF_8) : Utf8Decoder.decode(bytes, size);
    }
}
