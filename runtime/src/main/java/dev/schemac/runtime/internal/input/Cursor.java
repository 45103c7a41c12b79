package dev.schemac.runtime.internal.input;

import dev.schemac.runtime.internal.bytes.KeyPattern;
import dev.schemac.runtime.internal.bytes.Words;
import dev.schemac.runtime.internal.options.OptionValues;
import java.nio.charset.StandardCharsets;

/**
 * Contains the state of a parse in its document: the bytes, the position, and the number of open objects and arrays.
 * Reads blanks, colons and commas, and makes the errors. The readers of values in this package work on it, so it uses
 * none of them: {@link ValueCursor} does. It belongs to one thread.
 */
public class Cursor {
    public byte[] bytes;
    /** Where the document begins; offsets of errors count from here. */
    public int start;
    /** The first index after the document. A read of a word may extend beyond it only inside the array. */
    public int end;

    public OptionValues options;
    /** The next byte to be read. */
    public int pos;
    /** How many objects and arrays are open. */
    private int depth;

    private int maxDepth;

    /** Where the name of the undeclared member begins that was found last. */
    public int nameAt;

    /** Whether a line feed is not a blank, because the document is in one line. */
    public boolean inOneLine;

    /** Whether a line feed has been among the blanks: JSON allows it nowhere else. */
    public boolean metLineFeed;

    /**
     * The number of bytes of the comma and the blanks between the last two members with blanks. In an indented document
     * most members have the same ones before them, and comparing them costs less than skipping blanks.
     */
    int separatorLength;

    /** The first eight of these bytes, or all if they are less. The others are spaces. */
    private long separatorWord;

    private long separatorMask;

    private static final int LONGEST_SEPARATOR = 24;

    private static final long SPACES = ' ' * Words.EACH_BYTE;

    /** The position before the member whose null {@link MemberFinder#tryNext} has found, or -1. */
    int nullAfter;

    /** The pattern of that member, whose column cannot be null. */
    KeyPattern nullPattern;

    /** The beginning of the null. */
    int nullAt;

    private static final int LONGEST_LITERAL = 5;

    private static final byte[] BYTE_ORDER_MARK = {(byte) 0xEF, (byte) 0xBB, (byte) 0xBF};

    public static final int NO_ESCAPE = -1;
    /** The backslash of the escape that is being checked, or {@link #NO_ESCAPE}. */
    public int escapeAt;

    /** Null until a string needs it. */
    CharDecoder decoder;

    /** Null until there is one. */
    private DiscriminatorLookahead lookahead;

    /** The bits of {@link SpecialBytes}, or null. */
    byte[] map;
    /** The index in the document of the byte of the first bit. */
    int mapFrom;
    /** How many bytes the map has bits of. */
    int mapLength;

    /** Makes a cursor at the first byte of a document. */
    public Cursor(byte[] bytes, int start, int end, OptionValues options) {
        reset(bytes, start, end, options);
    }

    /** Releases the buffer for decoding strings, if one of them was large. */
    public final void releaseLargeDecoder() {
        if (decoder != null && decoder.isLarge()) {
            decoder = null;
        }
    }

    /** Returns the decoder for the strings of this document that have escapes or characters beyond ASCII. */
    final CharDecoder decoder() {
        if (decoder == null) {
            decoder = CharDecoder.take();
        }
        return decoder;
    }

    /** Moves to the first byte of a document. */
    public final void reset(byte[] bytes, int start, int end, OptionValues options) {
        reset(bytes, start, end, options, 0);
    }

    /** Does the same as {@link #reset(byte[], int, int, OptionValues)}, inside of so many objects and arrays. */
    public final void reset(byte[] bytes, int start, int end, OptionValues options, int depth) {
        this.bytes = bytes;
        this.start = start;
        this.end = end;
        this.options = options;
        this.pos = start;
        this.mapLength = 0;
        this.separatorMask = 0;
        // Different from each word under this mask.
        this.separatorWord = -1;
        this.nullAfter = -1;
        this.depth = depth;
        this.metLineFeed = false;
        this.inOneLine = false;
        this.escapeAt = NO_ESCAPE;
        this.maxDepth = options.maxDepth();
        if (lookahead != null) {
            lookahead.clear();
        }
    }

    /** Returns the part of this document that was scanned before it is read. */
    final DiscriminatorLookahead lookahead() {
        if (lookahead == null) {
            lookahead = new DiscriminatorLookahead();
        }
        return lookahead;
    }

    /**
     * Moves to the opening bracket of the document.
     *
     * @param array whether the document is an array, not an object
     */
    public final void beginDocument(boolean array) {
        checkLength();
        skipByteOrderMark();
        beginRoot(array);
    }

    public final void checkLength() {
        if (end - start > options.maxEventBytes()) {
            throw tooLong();
        }
    }

    /** Returns the number of bytes from the position on that belong to a byte order mark. */
    private int byteOrderMark() {
        int count = 0;
        while (count < BYTE_ORDER_MARK.length && pos + count < end && bytes[pos + count] == BYTE_ORDER_MARK[count]) {
            count++;
        }
        return count;
    }

    /** Returns whether all available bytes could be the beginning of a byte order mark, of which more may arrive. */
    public final boolean mayBecomeByteOrderMark() {
        return end - pos < BYTE_ORDER_MARK.length && byteOrderMark() == end - pos;
    }

    public final void skipByteOrderMark() {
        if (byteOrderMark() == BYTE_ORDER_MARK.length) {
            if (!options.skipsByteOrderMark()) {
                throw malformed(pos, "expected object but found byte order mark");
            }
            pos += 3;
        }
    }

    /** Skips blanks up to the opening bracket of the document. */
    public final void beginRoot(boolean array) {
        pos = skipBlanks(pos);
        if (peek() != (array ? '[' : '{')) {
            String wanted = array ? "array" : "object";
            throw isForeignWord() ? malformed(pos, "expected " + wanted + " but found invalid text") : mismatch(wanted);
        }
    }

    /** Returns whether the position is at a word that is not a literal. */
    private boolean isForeignWord() {
        int letter = peek() | 'a' - 'A';
        if (letter < 'a' || letter > 'z') {
            return false;
        }
        String word = new String(bytes, pos, Math.min(LONGEST_LITERAL, end - pos), StandardCharsets.US_ASCII);
        return !word.startsWith("null") && !word.startsWith("true") && !word.startsWith("false");
    }

    /** Checks that nothing but blanks follows the document. */
    public final void endDocument() {
        pos = skipBlanks(pos);
        if (pos < end) {
            throw afterDocument(pos);
        }
    }

    public final void open() {
        if (++depth > maxDepth) {
            throw tooDeep();
        }
        pos++;
    }

    public final void close(int at) {
        depth--;
        pos = at + 1;
    }

    /** Returns the number of objects and arrays that may still be opened. */
    public final int depthLeft() {
        return maxDepth - depth;
    }

    /** Reads a colon and the blanks around it, and returns the beginning of the value. */
    public final int afterColon(int from) {
        if (end - from >= 2 && bytes[from] == ':' && bytes[from + 1] > ' ') {
            return from + 1;
        }
        int p = skipBlanks(from);
        if (p >= end || bytes[p] != ':') {
            throw expected("':'", p);
        }
        return skipBlanks(p + 1);
    }

    /**
     * Finds the token after the end of a member or element. Only this method and {@link #tokenAfterComma} decide which
     * token may follow a comma: readers, skippers and streams call them.
     *
     * @param closing the bracket that ends the object or array
     * @return the beginning of the next member or element, or {@code ~} of the closing bracket's index
     */
    public final int nextOrInvertedEnd(int from, int closing) {
        if (end - from >= 3 && bytes[from] == ',') {
            if (bytes[from + 1] > ' ') {
                return from + 1;
            }
            if (bytes[from + 1] == ' ' && bytes[from + 2] > ' ') {
                return from + 2;
            }
        }
        int p = skipBlanks(from);
        if (p < end) {
            if (bytes[p] == ',') {
                return tokenAfterComma(p + 1);
            }
            if (bytes[p] == closing) {
                return ~p;
            }
        }
        throw expected(closing == '}' ? "',' or '}'" : "',' or ']'", p);
    }

    /**
     * Returns the beginning of the member or element after a comma, or the end. Bytes that arrive in pieces may end
     * there; the caller then calls this method with the next ones.
     */
    final int tokenAfterComma(int from) {
        return skipBlanks(from);
    }

    /**
     * Skips the comma after a member. Returns the beginning of the next name, or -1 at the closing brace, which is
     * consumed.
     */
    public final int afterComma(int from) {
        int p = nextOrInvertedEnd(from, '}');
        if (p >= 0) {
            return p;
        }
        close(~p);
        return -1;
    }

    /**
     * Returns whether the position is directly after the opening brace of an object, before its first member. No value
     * ends in that byte.
     */
    final boolean openingBraceConsumed() {
        return bytes[pos - 1] == '{';
    }

    /** Returns the byte at the position; at the end 0, which does not occur in JSON. */
    public final byte peek() {
        return pos < end ? bytes[pos] : 0;
    }

    /** Returns the index of the first byte from {@code from} on that is not a blank, or the end. */
    public final int skipBlanks(int from) {
        int p = from;
        while (p < end) {
            byte b = bytes[p];
            if (b > ' ' || b != ' ' && b != '\n' && b != '\r' && b != '\t') {
                return p;
            }
            if (b == '\n') {
                if (inOneLine) {
                    return p;
                }
                metLineFeed = true;
            }
            p++;
            // Indentation: a line feed and then spaces. The first byte that is not a space is the lowest one that
            // differs.
            while (end - p >= 8) {
                long others = Words.at(bytes, p) ^ ' ' * Words.EACH_BYTE;
                if (others != 0) {
                    p += Long.numberOfTrailingZeros(others) >>> 3;
                    break;
                }
                p += 8;
            }
        }
        return end;
    }

    /** Returns whether the comma and the blanks that were kept last are at {@code at}, and then a name. */
    final boolean isSeparator(int at) {
        int length = separatorLength;
        return end - at > LONGEST_SEPARATOR
                && bytes[at + length] == '"'
                && (Words.at(bytes, at) & separatorMask) == separatorWord
                && (length <= 8
                        || Words.at(bytes, at + length - 8) == SPACES
                                && (length <= 16 || Words.at(bytes, at + 8) == SPACES));
    }

    /** Keeps the comma and the blanks between two members, for {@link #isSeparator}. */
    final void keepSeparator(int from, int to) {
        int length = to - from;
        if (length <= LONGEST_SEPARATOR && end - from >= 8) {
            separatorLength = length;
            separatorMask = -1L >>> 64 - 8 * Math.min(8, length);
            separatorWord = Words.at(bytes, from) & separatorMask;
        }
    }

    public static boolean startsValue(byte b) {
        return b == '"' || b == '{' || b == '[' || b == '-' || b >= '0' && b <= '9' || b == 't' || b == 'f' || b == 'n';
    }

    /** Describes the token at {@code at}, without any input except its punctuation. */
    private String found(int at) {
        if (at >= end) {
            return "end of input";
        }
        byte b = bytes[at];
        return switch (b) {
            case '"' -> "string";
            case '{' -> "object";
            case '[' -> "array";
            case 't', 'f' -> "boolean";
            case 'n' -> "null";
            case ',', ':', '}', ']' -> "'" + (char) b + "'";
            default -> b == '-' || b >= '0' && b <= '9' ? "number" : "unexpected character";
        };
    }

    public final InvalidInput malformed(int at, String description) {
        return malformed(at, description, false);
    }

    /** @param ended whether the document ends within the token */
    final InvalidInput malformed(int at, String description, boolean ended) {
        return new InvalidInput(
                InvalidInput.Kind.MALFORMED,
                ended ? InvalidInput.Reason.END_OF_INPUT : InvalidInput.Reason.OTHER,
                description,
                at);
    }

    public final InvalidInput limit(int at, String description) {
        return new InvalidInput(InvalidInput.Kind.LIMIT, description, at);
    }

    public final InvalidInput tooDeep() {
        return limit(pos, "nesting deeper than " + maxDepth + " levels");
    }

    /**
     * Makes the error of a full stack: only with a depth limit far above the default, or on a thread with a tiny stack.
     */
    public final InvalidInput tooDeepForStack() {
        return limit(pos, "nesting too deep for the stack of this thread");
    }

    public final InvalidInput tooLong() {
        return new InvalidInput(
                InvalidInput.Kind.LIMIT,
                InvalidInput.Reason.EVENT_BYTES,
                "document longer than " + options.maxEventBytes() + " bytes",
                start);
    }

    /** Makes the error that punctuation is missing at {@code at}. */
    public final InvalidInput expected(String wanted, int at) {
        return malformed(at, "expected " + wanted + " but found " + found(at), at >= end);
    }

    /** Makes the error of a token at {@code at}, after the document. */
    public final InvalidInput afterDocument(int at) {
        return new InvalidInput(
                InvalidInput.Kind.MALFORMED,
                bytes[at] == '{' || bytes[at] == '[' ? InvalidInput.Reason.SECOND_DOCUMENT : InvalidInput.Reason.OTHER,
                "expected end of input but found " + found(at),
                at);
    }

    /** Makes the error that the value at the position is not of the wanted kind, or is not a value. */
    public final InvalidInput mismatch(String wanted) {
        return mismatch(wanted, found(pos));
    }

    public final InvalidInput mismatch(String wanted, String found) {
        InvalidInput.Reason reason = pos >= end
                ? InvalidInput.Reason.END_OF_INPUT
                : bytes[pos] == '[' ? InvalidInput.Reason.ARRAY : InvalidInput.Reason.OTHER;
        InvalidInput.Kind kind = startsValue(peek()) ? InvalidInput.Kind.MISMATCH : InvalidInput.Kind.MALFORMED;
        return new InvalidInput(kind, reason, "expected " + wanted + " but found " + found, pos);
    }

    public final InvalidInput mismatched(String description) {
        return new InvalidInput(InvalidInput.Kind.MISMATCH, description, pos);
    }

    /** Makes the error that an object has no member whose path the caller knows. */
    public final InvalidInput missing() {
        return InvalidInput.missing(null, pos);
    }

    /** Makes the error that the object whose closing brace was read last has no member of this name. */
    public final InvalidInput missing(String name) {
        return InvalidInput.missing(name, pos - 1);
    }

    /**
     * Makes the error that the value read last is null, which is not allowed; under some options also for other kinds
     * of values.
     */
    public final InvalidInput mismatchedNull(String wanted) {
        boolean literal = bytes[pos - 1] == 'l'; // no other value ends in this letter
        if (literal) {
            pos -= 4;
        }
        return mismatched("expected " + wanted + " but found " + (literal ? "null" : "a value that reads as null"));
    }
}
