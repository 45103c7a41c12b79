package dev.schemac.runtime.internal.input;

import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.JsonParseException;
import dev.schemac.runtime.JsonScanner;
import dev.schemac.runtime.internal.text.Words;

/**
 * Where a parse is in its document: the bytes, the position, the depth; blanks, braces and literals; and the errors that can be made
 * of all that. {@link JsonScanner} is its only subclass, the two are one object.
 */
public abstract class Cursor {
    public byte[] bytes;
    /** Where the document begins; offsets of errors count from here. */
    public int start;
    /** The first byte that does not belong to the document; what is read as a word may reach beyond it only inside the array. */
    public int end;

    public JsonOptions options;
    /** The next byte to be read. */
    public int pos;
    /** How many objects and arrays are open. */
    private int depth;

    private int maxDepth;

    /** Whether an error is only the answer that there is no whole value yet; it is not located then, see {@link #failedAt}. */
    public boolean attempts;
    /** Where the last attempt failed. */
    public int failedAt;

    /** Whether the errors have stack traces. */
    public boolean traces = true;

    /** Whether a line feed is no blank: what is read is in one line. */
    public boolean inOneLine;

    /** Whether a line feed has been among the blanks: there is no other place for one in JSON. */
    public boolean metLineFeed;

    private static final byte[] BYTE_ORDER_MARK = {(byte) 0xEF, (byte) 0xBB, (byte) 0xBF};

    public static final int NO_ESCAPE = -1;
    /** The backslash of the escape that is being checked, or {@link #NO_ESCAPE}. */
    public int escapeAt;

    private static final JsonParseException ATTEMPT_FAILED = JsonParseException.ofAttempt();

    /** Goes to the first byte of a document. */
    public final void reset(byte[] bytes, int start, int end, JsonOptions options) {
        reset(bytes, start, end, options, 0);
    }

    /** As {@link #reset(byte[], int, int, JsonOptions)}, for what is inside of so many objects and arrays. */
    public final void reset(byte[] bytes, int start, int end, JsonOptions options, int depth) {
        this.bytes = bytes;
        this.start = start;
        this.end = end;
        this.options = options;
        this.pos = start;
        this.depth = depth;
        this.metLineFeed = false;
        this.inOneLine = false;
        this.escapeAt = NO_ESCAPE;
        this.maxDepth = options.maxDepth();
    }

    /** Goes to the opening brace of the document. */
    public final void beginDocument() {
        checkLength();
        skipByteOrderMark();
        beginRoot();
    }

    public final void checkLength() {
        if (end - start > options.maxEventBytes()) {
            throw tooLong();
        }
    }

    /** How many bytes from the position on are those of a byte order mark. */
    private int byteOrderMark() {
        int count = 0;
        while (count < BYTE_ORDER_MARK.length && pos + count < end && bytes[pos + count] == BYTE_ORDER_MARK[count]) {
            count++;
        }
        return count;
    }

    /** Whether all bytes that there are could be the beginning of a byte order mark, of which more may come. */
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

    /** Goes over blanks to the opening brace of the document. */
    public final void beginRoot() {
        pos = skipBlanks(pos);
        if (peek() != '{') {
            throw mismatch("object");
        }
    }

    /** Checks that nothing but blanks follows the document. */
    public final void endDocument() {
        pos = skipBlanks(pos);
        if (pos < end) {
            throw malformed(pos, "expected end of input but found " + found(pos));
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

    /** How many more objects and arrays may be opened. */
    public final int depthLeft() {
        return maxDepth - depth;
    }

    /** Takes a colon and the blanks around it, and answers where the value begins. */
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

    /** Takes a comma, and answers where the name after it begins, or a closing brace, and answers -1. */
    public final int afterComma(int from) {
        if (end - from >= 2 && bytes[from] == ',' && bytes[from + 1] > ' ') {
            return from + 1;
        }
        int p = skipBlanks(from);
        if (p < end && bytes[p] == ',') {
            return skipBlanks(p + 1);
        }
        if (p < end && bytes[p] == '}') {
            close(p);
            return -1;
        }
        throw expected("',' or '}'", p);
    }

    /** The byte at the position, or 0, which is no byte of JSON, at the end. */
    public final byte peek() {
        return pos < end ? bytes[pos] : 0;
    }

    /** The first byte from {@code from} on that is no blank, or the end. */
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
            // Indentation: a line feed and then spaces. The first byte that is no space is the lowest one that differs.
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

    public static boolean startsValue(byte b) {
        return b == '"' || b == '{' || b == '[' || b == '-' || b >= '0' && b <= '9' || b == 't' || b == 'f' || b == 'n';
    }

    /** What stands at {@code at}, in words that hold nothing of the input but its punctuation. */
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

    private JsonParseException error(JsonParseException.Kind kind, String description, int at) {
        if (attempts) {
            return failedAttempt(at);
        }
        return new JsonParseException(kind, description, at - start, ErrorLocation.of(bytes, start, end, at), traces);
    }

    private JsonParseException failedAttempt(int at) {
        failedAt = at;
        return ATTEMPT_FAILED;
    }

    public final JsonParseException malformed(int at, String description) {
        return error(JsonParseException.Kind.MALFORMED, description, at);
    }

    public final JsonParseException limit(int at, String description) {
        return error(JsonParseException.Kind.LIMIT, description, at);
    }

    public final JsonParseException tooDeep() {
        return limit(pos, "nesting deeper than " + maxDepth + " levels");
    }

    public final JsonParseException tooLong() {
        return limit(start, "document longer than " + options.maxEventBytes() + " bytes");
    }

    /** Punctuation is missing at {@code at}. */
    public final JsonParseException expected(String wanted, int at) {
        return malformed(at, "expected " + wanted + " but found " + found(at));
    }

    /** The value at the position is not of the wanted kind, or is no value. */
    public final JsonParseException mismatch(String wanted) {
        return mismatch(wanted, found(pos));
    }

    public final JsonParseException mismatch(String wanted, String found) {
        String description = "expected " + wanted + " but found " + found;
        return startsValue(peek()) ? mismatched(description) : malformed(pos, description);
    }

    public final JsonParseException mismatched(String description) {
        return error(JsonParseException.Kind.MISMATCH, description, pos);
    }

    /** The object whose closing brace was taken last has no member of this name. */
    public final JsonParseException missing(String name) {
        int brace = pos - 1;
        if (attempts) {
            return failedAttempt(brace);
        }
        return new JsonParseException(
                JsonParseException.Kind.MISMATCH,
                "required member is missing",
                brace - start,
                ErrorLocation.ofMember(bytes, start, end, brace, name),
                traces);
    }

    /** The value that was taken last reads as null and must not; under some options other kinds of values do that too. */
    public final JsonParseException mismatchedNull(String wanted) {
        boolean literal = bytes[pos - 1] == 'l'; // no other value ends in this letter
        if (literal) {
            pos -= 4;
        }
        return mismatched("expected " + wanted + " but found " + (literal ? "null" : "a value that reads as null"));
    }
}
