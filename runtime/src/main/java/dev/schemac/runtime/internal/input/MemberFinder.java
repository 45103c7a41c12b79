package dev.schemac.runtime.internal.input;

import dev.schemac.runtime.internal.bytes.JsonBytes;
import dev.schemac.runtime.internal.bytes.KeyPattern;
import dev.schemac.runtime.internal.bytes.ValueStart;
import dev.schemac.runtime.internal.bytes.Words;

/** Finds the next member of an object: one that is expected, or any that the schema declares. */
public final class MemberFinder {
    /** There are no more members; the closing brace has been read. */
    public static final int NONE = -1;

    /** The member is not declared, and the schema is dynamic. */
    public static final int UNDECLARED = -2;

    /** The number of bytes that {@link #nameEnd} may read: an opening quote, four words, a colon and the next byte. */
    private static final int REACH = 40;

    private MemberFinder() {}

    /**
     * Returns whether the first member of the object just begun is the pattern's, with a possible value. If so, the
     * cursor is at the value (after its opening quote for {@link ValueStart#STRING}). Otherwise it has moved over
     * undeclared members only.
     *
     * @param names the declared names; null if no undeclared member is skipped
     */
    public static boolean tryFirst(Cursor in, KeyPattern pattern, NameTable names) {
        return isMember(in, pattern, true) || tryNextSlow(in, pattern, names);
    }

    /** Does the same as {@link #tryFirst} for the next member, first or not. */
    public static boolean tryNext(Cursor in, KeyPattern pattern, NameTable names) {
        byte[] bytes = in.bytes;
        int at = in.pos;
        if (in.end - at >= pattern.reach()) {
            if (pattern.isMember(bytes, at, false)) {
                in.pos = at + pattern.matched();
                return true;
            }
            long word = afterComma(Words.at(bytes, at));
            if (pattern.isOther(word)) {
                // The four bytes after the comma and the quote: usually those of a later column.
                if (names == null || !names.hasMetUndeclared() || names.mayBegin((int) (word >>> 16))) {
                    return false;
                }
            } else if ((byte) word == '}') {
                return false;
            }
        }
        return tryNextSlow(in, pattern, names);
    }

    /**
     * Returns whether the next member is the pattern's with null, and reads it if so. Call this only after
     * {@link #tryNext} or {@link #tryFirst} has returned false for the same pattern, because that has found the null.
     */
    public static boolean tryNull(Cursor in, KeyPattern pattern) {
        if (in.nullAfter != in.pos || in.nullPattern != pattern) {
            return false;
        }
        in.pos = Literals.end(in, in.nullAt);
        return true;
    }

    /**
     * Returns eight bytes with a comma before them if they begin with the quote of a name: the first member of an object
     * is then compared like any other. Without it, each absent column before that member needs a call.
     */
    private static long afterComma(long word) {
        return (byte) word == '"' ? word << 8 | ',' : word;
    }

    /**
     * Does the same as {@link #tryNext}, but only for a member without blanks after another one: no comma follows an
     * opening brace.
     */
    public static boolean isMember(Cursor in, KeyPattern pattern) {
        return isMember(in, pattern, false);
    }

    private static boolean isMember(Cursor in, KeyPattern pattern, boolean first) {
        int separator = first ? in.pos - 1 : in.pos;
        if (in.end - separator < pattern.reach() || !pattern.isMember(in.bytes, separator, first)) {
            return false;
        }
        in.pos = separator + pattern.matched();
        return true;
    }

    /**
     * Implements the general form of {@link #tryNext}. It handles absent members at the beginning of an object, undeclared
     * members, blanks anywhere, null, and the end of the document. It also handles scalars of another kind if they are
     * accepted as strings.
     *
     * <p>It is one method on purpose, larger than the 325 bytes up to which HotSpot inlines (FreqInlineSize). Inlined once
     * for each column of a schema, it would displace the fast code from the inlining budget of C2. HotSpot has no
     * annotation against inlining for libraries. It does not inline a method with a class in its signature that is not
     * loaded, but it loads that class when it compiles the method itself. A method handle that is not constant prevents
     * inlining, but makes an indirect call for each column of an indented document. So only the size is left, and
     * {@code HotMethodSizeTest} fails if it becomes too small.
     *
     * @param names the declared names; null if no undeclared member is skipped
     */
    private static boolean tryNextSlow(Cursor in, KeyPattern pattern, NameTable names) {
        byte[] bytes = in.bytes;
        int end = in.end;
        int p = in.pos;
        if (in.isSeparator(p)) {
            p += in.separatorLength;
        } else if (in.openingBraceConsumed()) {
            if (isMember(in, pattern, true)) {
                return true;
            }
            p = in.skipBlanks(p);
        } else {
            if (p < end && bytes[p] != ',') {
                p = in.skipBlanks(p);
            }
            if (p >= end || bytes[p] != ',') {
                return false;
            }
            int name = in.skipBlanks(p + 1);
            in.keepSeparator(p, name);
            p = name;
        }
        if (!pattern.isNamed(bytes, p, end)) {
            if (names == null || !names.hasMetUndeclared() || in.options.refusesUndeclared()) {
                return false;
            }
            p = skipUndeclared(in, names, p, pattern);
            if (p < 0) {
                return false;
            }
        }
        p += pattern.quoted().length();
        if (end - p >= 3 && bytes[p] == ':' && bytes[p + 1] == ' ' && bytes[p + 2] > ' ') {
            // Pretty-printers write a blank here.
            p += 2;
        } else if (end - p >= 4
                && bytes[p] == ' '
                && bytes[p + 1] == ':'
                && bytes[p + 2] == ' '
                && bytes[p + 3] > ' ') {
            // As Jackson writes it.
            p += 3;
        } else {
            p = in.skipBlanks(p);
            if (p >= end || bytes[p] != ':') {
                return false;
            }
            p = in.skipBlanks(p + 1);
            if (p >= end) {
                return false;
            }
        }
        byte first = bytes[p];
        char opener = pattern.valueStart().opener;
        if (first == 'n') {
            if (!pattern.nullable()) {
                in.nullAfter = in.pos;
                in.nullPattern = pattern;
                in.nullAt = p;
                return false;
            }
        } else if (pattern.valueStart() == ValueStart.STRING) {
            if (first == opener) {
                p++;
            } else if (first == '{' || first == '[' || !in.options.acceptsScalarsAsStrings()) {
                return false;
            }
        } else if (opener == 0 ? !pattern.opensValue(first) : first != opener) {
            return false;
        }
        in.pos = p;
        return true;
    }

    /**
     * Skips members up to the expected one, as long as their names are plain and not declared. The cursor is then after
     * the last of them, and after the blanks that follow it. Most often the expected member comes next, so its name is
     * compared before the table is searched.
     *
     * @param at the beginning of the first name, which is not the expected one
     * @return the beginning of the expected name; -1 if it does not follow
     */
    private static int skipUndeclared(Cursor in, NameTable names, int at, KeyPattern expected) {
        byte[] bytes = in.bytes;
        int end = in.end;
        int p = at;
        do {
            int close = nameEnd(in, p);
            if (close < 0 || names.mayDeclare(bytes[p + 1], close - p) && names.find(bytes, p, close) >= 0) {
                return -1;
            }
            int value = in.afterColon(close + 1);
            boolean text = value < end && bytes[value] == '"';
            p = text ? StringDecoder.skip(in, value + 1) : ValueSkipper.end(in, value);
            if (end - p >= 2 && bytes[p] == ',' && bytes[p + 1] > ' ') {
                in.pos = p;
                p++;
            } else {
                // Blanks are passed over once, not again for each column.
                p = in.skipBlanks(p);
                in.pos = p;
                if (p >= end || bytes[p] != ',') {
                    return -1;
                }
                p = in.skipBlanks(p + 1);
            }
        } while (!expected.isNamed(bytes, p, end));
        return p;
    }

    /**
     * Moves to the value of the next declared member, first or not.
     *
     * @param expected the column that is tried first, any number
     * @param dynamic whether undeclared members are returned instead of skipped
     * @return the column, {@link #NONE} or {@link #UNDECLARED}
     */
    public static int next(Cursor in, NameTable names, int expected, boolean dynamic) {
        int at;
        if (in.openingBraceConsumed()) {
            at = in.skipBlanks(in.pos);
            if (at < in.end && in.bytes[at] == '}') {
                in.close(at);
                return NONE;
            }
        } else {
            at = in.afterComma(in.pos);
        }
        return at < 0 ? NONE : find(in, names, expected, at, dynamic);
    }

    /**
     * Moves to the value of the first declared member from the name at {@code at} on.
     *
     * @param expected the column that is tried first, any number
     * @param dynamic whether undeclared members are returned instead of skipped
     */
    private static int find(Cursor in, NameTable names, int expected, int at, boolean dynamic) {
        int p = names.endOfName(expected, in.bytes, at, in.end);
        if (p >= 0) {
            in.pos = in.afterColon(p);
            return expected;
        }
        return findAny(in, names, at, dynamic);
    }

    /**
     * Does the same as {@link #find}. Members that are skipped on the fast path are not stored in the scanner; only
     * their positions advance.
     */
    private static int findAny(Cursor in, NameTable names, int at, boolean dynamic) {
        byte[] bytes = in.bytes;
        int end = in.end;
        boolean skips = !dynamic && !in.options.refusesUndeclared();
        int p = at;
        do {
            int close = nameEnd(in, p);
            int column = -1;
            if (close < 0) {
                column = StringDecoder.findName(in, p, names);
                close = in.pos - 1;
            } else if (names.mayDeclare(bytes[p + 1], close - p)) {
                column = names.find(bytes, p, close);
            }
            if (column >= 0 || !skips) {
                in.nameAt = p;
                in.pos = in.afterColon(close + 1);
                if (column < 0 && !dynamic) {
                    throw in.mismatched("undeclared member");
                }
                return column < 0 ? UNDECLARED : column;
            }
            names.meetUndeclared();
            int value = in.afterColon(close + 1);
            boolean text = value < end && bytes[value] == '"';
            p = in.afterComma(text ? StringDecoder.skip(in, value + 1) : ValueSkipper.end(in, value));
        } while (p >= 0);
        return NONE;
    }

    /**
     * Returns the index of the closing quote of the name whose opening quote should be at {@code at}. The name must be
     * ASCII without escapes, no longer than 31 bytes, and followed by two more bytes. Otherwise returns -1.
     */
    static int nameEnd(Cursor in, int at) {
        byte[] bytes = in.bytes;
        if (in.end - at < REACH || bytes[at] != '"') {
            return -1;
        }
        int p = at + 1;
        long special = JsonBytes.special(Words.at(bytes, p));
        if (special == 0) {
            p = at + 9;
            special = JsonBytes.special(Words.at(bytes, p));
            if (special == 0) {
                p = at + 17;
                special = JsonBytes.special(Words.at(bytes, p));
                if (special == 0) {
                    p = at + 25;
                    special = JsonBytes.special(Words.at(bytes, p));
                    if (special == 0) {
                        return -1;
                    }
                }
            }
        }
        p = Words.advance(p, Long.numberOfTrailingZeros(special) >>> 3);
        return bytes[p] == '"' ? p : -1;
    }

    /**
     * Returns the beginning of the value of the member whose name is at {@code at}. {@link #nameEnd} must find the end
     * of the name, without blanks around the colon. Otherwise returns -1.
     */
    static int plainValue(Cursor in, int at) {
        int close = nameEnd(in, at);
        return close >= 0 && in.bytes[close + 1] == ':' && in.bytes[close + 2] > ' ' ? close + 2 : -1;
    }
}
