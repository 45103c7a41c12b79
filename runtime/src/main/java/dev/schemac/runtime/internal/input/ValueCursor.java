package dev.schemac.runtime.internal.input;

import dev.schemac.runtime.internal.options.OptionValues;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;

/**
 * Begins and ends objects and arrays, and skips nulls and values of any kind. The lower readers of this package, which
 * {@link ValueSkipper} calls, work on a {@link Cursor} and do not use this class.
 *
 * <p>{@code JsonScanner}, which generated code calls, extends this class instead of having a field of it. A second
 * object for each member made documents of 1 KB 5 % slower, and small ones 10 %.
 */
public class ValueCursor extends Cursor {
    private static final byte[] NO_DOCUMENT = {};

    private static final int CACHE_LINE = 64;
    private static final int TOUCHED_BYTES = 4_096;

    /** Never read; without this field the JIT would remove the loop. */
    private int touched;

    /** Makes a cursor at the first byte of a document. */
    public ValueCursor(byte[] bytes, int start, int end, OptionValues options) {
        super(bytes, start, end, options);
    }

    /** Releases the document, and the objects needed to read it. */
    public final void release() {
        giveBack();
        reset(NO_DOCUMENT, 0, 0, options);
    }

    /** Returns pooled objects of this document. */
    public final void giveBack() {
        SpecialBytes.giveBack(this);
        if (decoder != null) {
            decoder.giveBack();
            decoder = null;
        }
    }

    /**
     * Scans the document, or its beginning, before it is parsed.
     *
     * @param cached whether its bytes have just been written and are therefore in the cache
     */
    public final void lookAhead(boolean cached) {
        if (SpecialBytes.maps(end - start)) {
            SpecialBytes.map(this, start);
        } else if (!cached) {
            touchLines();
        }
    }

    /**
     * Loads a byte of each cache line of the document, up to 4,096 bytes. These loads do not wait for each other. Those
     * of a parse do, because each position depends on the previous one. After that the hardware detects the sequential
     * reads, and loads ahead itself. Documents of 1 KB outside of the cache are parsed 1.2 to 1.4 times as fast, and
     * those in the cache 1 to 2 % slower.
     */
    private void touchLines() {
        int to = start + Math.min(end - start, TOUCHED_BYTES);
        int all = 0;
        for (int i = start; i < to; i += CACHE_LINE) {
            all |= bytes[i];
        }
        touched = all;
    }

    /**
     * Consumes an object's opening brace, and rejects a comma after it. A caller that requests a member therefore need
     * not distinguish the first one.
     */
    public final boolean beginObject() {
        if (pos < end && bytes[pos] == '{') {
            open();
            if (pos < end && bytes[pos] == ',') {
                throw expected("member name", pos);
            }
            return true;
        }
        skipOtherThan("object");
        return false;
    }

    /** Whether an object begins here. Otherwise it reads what {@link #beginObject} reads, and throws as that does. */
    public final boolean atObject() {
        if (peek() == '{') {
            return true;
        }
        skipOtherThan("object");
        return false;
    }

    /** Consumes the object's closing brace if only blanks precede it; otherwise consumes nothing. */
    public final boolean endObject() {
        int p = pos;
        if (p < end && bytes[p] != '}') {
            p = skipBlanks(p);
        }
        if (p < end && bytes[p] == '}') {
            close(p);
            return true;
        }
        return false;
    }

    /** Reads an array's opening bracket; returns what {@link #beginObject} returns. */
    public final boolean beginArray() {
        if (pos < end && bytes[pos] == '[') {
            open();
            return true;
        }
        skipOtherThan("array");
        return false;
    }

    /** Moves to the first element of the array just begun, or reads the closing bracket and returns false. */
    public final boolean firstElement() {
        int p = skipBlanks(pos);
        if (p < end && bytes[p] == ']') {
            close(p);
            return false;
        }
        pos = p;
        return true;
    }

    /** Moves to the next element, or reads the closing bracket and returns false. */
    public final boolean nextElement() {
        int p = nextOrInvertedEnd(pos, ']');
        if (p >= 0) {
            pos = p;
            return true;
        }
        close(~p);
        return false;
    }

    /** Consumes a null. */
    public final boolean skipNull() {
        if (!atNull()) {
            return false;
        }
        skipValue();
        return true;
    }

    /** {@return whether {@link #skipNull} would read the next value} */
    public final boolean atNull() {
        byte first = peek();
        return (first == 'n' || (first == '{' || first == '[') && options.readsOtherKindsAsNull())
                && !openingQuoteConsumed();
    }

    /**
     * Returns whether the opening quote of a string has been read. No value begins directly after a quote: a colon,
     * comma, bracket or blank follows it.
     */
    protected final boolean openingQuoteConsumed() {
        return pos > 0 && bytes[pos - 1] == '"';
    }

    /** Consumes a value other than an object or array: null, or any value if the options read it as null. */
    private void skipOtherThan(String wanted) {
        byte first = peek();
        if (first != 'n' && !(options.readsOtherKindsAsNull() && startsValue(first))) {
            throw mismatch(wanted);
        }
        skipValue();
    }

    /** Consumes a value of any kind, and checks it as strictly as a value that is read. */
    public final void skipValue() {
        pos = ValueSkipper.end(this, pos);
    }

    /**
     * Puts a member that was just read into a map. Rejects a name that the map has already, unless the options let the
     * last one win. After an exception the map is incomplete.
     */
    public final <T> Map<String, T> putMember(Map<String, T> members, String name, int at, T value) {
        Map<String, T> map = members == null ? new LinkedHashMap<>() : members;
        int size = map.size();
        map.put(name, value);
        // The result of put does not distinguish a new name from one whose value was null.
        if (map.size() == size && !options.lastDuplicateWins()) {
            pos = at;
            throw mismatched("duplicate member");
        }
        return map;
    }

    /**
     * Adds an element that was just read to a set. Rejects an element that the set contains.
     *
     * @param at the position before the element
     */
    public final <T> void addElement(Set<T> elements, int at, T value) {
        if (!elements.add(value)) {
            pos = at;
            throw mismatched("duplicate element of a set");
        }
    }

    /**
     * Reports that the name of the next value's member is a duplicate: an error, unless the options let the last one
     * win.
     */
    public final void duplicateMember() {
        if (!options.lastDuplicateWins()) {
            if (openingQuoteConsumed()) {
                pos--; // the error is at the value
            }
            throw mismatched("duplicate member");
        }
    }
}
