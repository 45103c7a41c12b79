package dev.schemac.runtime;

/** The members of an object in any order: from the name to the column, or past what the schema does not declare. */
final class MemberFinder {
    /** There is no more member; the closing brace has been taken. */
    static final int NONE = -1;

    /** The member is not declared, and the schema is one that keeps such members. */
    static final int UNDECLARED = -2;

    private MemberFinder() {}

    /**
     * Goes to the value of the first declared member from the name at {@code at} on.
     *
     * @param expected the column to be tried first, any number
     * @param dynamic whether undeclared members are answered rather than skipped
     */
    static int find(JsonScanner in, JsonKeys keys, int expected, int at, boolean dynamic) {
        int p = at;
        do {
            int name = p;
            int column = expected;
            p = keys.endOfName(expected, in.bytes, name, in.end);
            if (p < 0) {
                column = TextReader.findName(in, name, keys);
                p = in.pos;
            }
            in.pos = in.afterColon(p);
            if (column >= 0) {
                return column;
            }
            if (dynamic) {
                in.nameAt = name;
                return UNDECLARED;
            }
            if (in.options.refusesUndeclared) {
                throw in.mismatched("undeclared member");
            }
            in.skipValue();
            p = in.afterComma(in.pos);
        } while (p >= 0);
        return NONE;
    }
}
