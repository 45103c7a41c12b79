package dev.schemac.runtime;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/**
 * A document under construction: its bytes so far, and what may come next in it. {@link JsonWriter} is its only subclass;
 * the encoders store beyond {@link #size} and then move it.
 */
abstract class DocumentBuffer {

    // What may come next. Only the two "NEXT" states are preceded by a comma.
    static final byte BEFORE_ROOT = 0;
    static final byte AFTER_ROOT = 1;
    static final byte FIRST_ELEMENT = 2;
    static final byte NEXT_ELEMENT = 3;
    static final byte FIRST_NAME = 4;
    static final byte NEXT_NAME = 5;
    static final byte MEMBER_VALUE = 6;

    /** Deeper values presumably contain themselves; options that let the parser go deeper raise it. */
    private static final int MAX_DEPTH = 1_000;

    /** The largest array that every JVM can make. */
    private static final int MAX_BYTES = Integer.MAX_VALUE - 8;

    /** The document so far is {@code bytes[0..size)}. */
    byte[] bytes = new byte[512];

    int size;
    byte state = BEFORE_ROOT;

    /** How many objects and arrays are open; what comes after each of them is in {@link #outerStates}. */
    int depth;

    private byte[] outerStates = new byte[16];
    private final int maxDepth;

    DocumentBuffer(int maxDepth) {
        this.maxDepth = Math.max(MAX_DEPTH, maxDepth);
    }

    /** Makes sure that as many bytes fit behind what is written. */
    final void ensure(int more) {
        if (bytes.length - size < more) {
            grow(size, more);
        }
    }

    /** Enlarges {@link #bytes}, keeping those before {@code used}, so that {@code more} fit behind them. */
    final void grow(int used, long more) {
        long needed = used + more;
        if (needed > MAX_BYTES) {
            throw new JsonWriteException("the document is larger than " + MAX_BYTES + " bytes");
        }
        byte[] larger = new byte[(int) Math.min(MAX_BYTES, Math.max(needed, 2L * bytes.length))];
        System.arraycopy(bytes, 0, larger, 0, used);
        bytes = larger;
    }

    /** Appends prepared bytes, for which there is room, in words of eight; the last word may overlap the one before. */
    final void appendWords(byte[] prepared) {
        int length = prepared.length;
        byte[] to = bytes;
        int at = size;
        size = at + length;
        if (length < 8) {
            for (int i = 0; i < length; i++) {
                to[at + i] = prepared[i];
            }
            return;
        }
        int last = length - 8;
        for (int i = 0; i < last; i += 8) {
            Words.put(to, at + i, Words.at(prepared, i));
        }
        Words.put(to, at + last, Words.at(prepared, last));
    }

    /** Checks that a name may come, and writes the comma before it; there is room for that. */
    final void beforeName() {
        if (state == NEXT_NAME) {
            bytes[size++] = ',';
        } else if (state != FIRST_NAME) {
            throw misuse("a name");
        }
    }

    /** Checks that a value may come, writes the comma before it, and expects what comes after it. */
    final void beforeValue() {
        byte next = afterValue();
        if (state == NEXT_ELEMENT) {
            ensure(1);
            bytes[size++] = ',';
        }
        state = next;
    }

    /** The state after the value that may come now. */
    final byte afterValue() {
        return switch (state) {
            case MEMBER_VALUE -> NEXT_NAME;
            case FIRST_ELEMENT, NEXT_ELEMENT -> NEXT_ELEMENT;
            case BEFORE_ROOT -> AFTER_ROOT;
            default -> throw misuse("a value");
        };
    }

    /** A value whose bytes are ready. */
    final void literal(byte[] literal) {
        beforeValue();
        ensure(literal.length);
        System.arraycopy(literal, 0, bytes, size, literal.length);
        size += literal.length;
    }

    final void begin(char opening, byte first) {
        byte next = afterValue();
        if (depth == maxDepth) {
            throw new JsonWriteException(
                    "values are nested deeper than " + maxDepth + " levels, or contain themselves");
        }
        ensure(2);
        beforeValue();
        bytes[size++] = (byte) opening;
        if (depth == outerStates.length) {
            outerStates = Arrays.copyOf(outerStates, 2 * depth);
        }
        outerStates[depth++] = next;
        state = first;
    }

    final void end(char closing) {
        ensure(1);
        bytes[size++] = (byte) closing;
        state = outerStates[--depth];
    }

    /** Size and state, for {@link #rollBack}. */
    final long mark() {
        return (long) state << 32 | size;
    }

    /** Undoes what was written since the mark; the depth must be the same. */
    final void rollBack(long mark) {
        size = (int) mark;
        state = (byte) (mark >>> 32);
    }

    final void clear() {
        size = 0;
        depth = 0;
        state = BEFORE_ROOT;
    }

    final String written() {
        return new String(bytes, 0, size, StandardCharsets.UTF_8);
    }

    final void checkComplete() {
        if (state != AFTER_ROOT) {
            throw new IllegalStateException("the document is not complete: " + due());
        }
    }

    final IllegalStateException misuse(String what) {
        return new IllegalStateException(what + " does not fit here: " + due());
    }

    private String due() {
        return switch (state) {
            case BEFORE_ROOT -> "nothing was written yet, a value is due";
            case AFTER_ROOT -> "the document is complete";
            case FIRST_ELEMENT, NEXT_ELEMENT -> "inside an array, a value or endArray() is due";
            case MEMBER_VALUE -> "after a name, a value is due";
            default -> "inside an object, a name or endObject() is due";
        };
    }
}
