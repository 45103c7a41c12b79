package dev.schemac.runtime.internal.input;

import dev.schemac.runtime.JsonKeys;
import dev.schemac.runtime.JsonScanner;

/** The members of an object in any order: from the name to the column, or past what the schema does not declare. */
public final class MemberFinder {
    /** There is no more member; the closing brace has been taken. */
    public static final int NONE = -1;

    /** The member is not declared, and the schema is one that keeps such members. */
    public static final int UNDECLARED = -2;

    private MemberFinder() {}

    /**
     * Goes to the value of the first declared member from the name at {@code at} on.
     *
     * @param expected the column to be tried first, any number
     * @param dynamic whether undeclared members are answered rather than skipped
     */
    public static int find(JsonScanner in, JsonKeys keys, int expected, int at, boolean dynamic) {
        int p = keys.endOfName(expected, in.bytes, at, in.end);
        if (p >= 0) {
            in.pos = in.afterColon(p);
            return expected;
        }
        return findAny(in, keys, at, dynamic);
    }

    /** As {@link #find}. Members that are skipped as they are usually written never come to the scanner, only their positions go on. */
    private static int findAny(JsonScanner in, JsonKeys keys, int at, boolean dynamic) {
        byte[] bytes = in.bytes;
        int end = in.end;
        boolean skips = !dynamic && !in.options.refusesUndeclared();
        int p = at;
        do {
            int close = FastMemberSkipper.nameEnd(bytes, p, end);
            int column = -1;
            if (close < 0) {
                column = TextReader.findName(in, p, keys);
                close = in.pos - 1;
            } else if (keys.mayDeclare(bytes[p + 1], close - p)) {
                column = keys.find(bytes, p, close);
            }
            if (column >= 0 || !skips) {
                in.nameAt = p;
                in.pos = in.afterColon(close + 1);
                if (column < 0 && !dynamic) {
                    throw in.mismatched("undeclared member");
                }
                return column < 0 ? UNDECLARED : column;
            }
            int q = FastMemberSkipper.valueEnd(bytes, close, end);
            if (q < 0) {
                q = ValueSkipper.end(in, in.afterColon(close + 1));
            }
            p = in.afterComma(q);
        } while (p >= 0);
        return NONE;
    }
}
