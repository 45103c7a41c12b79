package dev.schemac.runtime.internal.input;

import dev.schemac.runtime.internal.bytes.KeyPattern;

/**
 * Finds out which schema an object has, before it is read, by the string of one of its members, or by the names of its
 * members. The object is scanned and checked up to the member that decides; nothing is kept. Then a parser reads it from its beginning.
 *
 * <p>If the member comes first, this costs one comparison. Otherwise all members before it are scanned once for this
 * object. Nested objects with a discriminator are scanned again. {@link DiscriminatorLookahead} limits these scans, so
 * that the time of a parse is proportional to the length of the document.
 */
public final class SubtypeFinder {
    /** There is no such member, or its string is unknown. */
    public static final int NONE = -1;

    private static final int MISSING = -1;

    /** The subtypes that have all members found so far, as bits. */
    private static final class Candidates {
        private final long[] masks;
        private long left = -1;

        Candidates(long[] masks) {
            this.masks = masks;
        }

        /** Excludes the subtypes without a member. Returns whether at most one is left. */
        boolean areDecidedBy(int name) {
            left &= masks[name];
            return (left & left - 1) == 0;
        }
    }

    private SubtypeFinder() {}

    /**
     * Returns the number of the string that an object has in its discriminator, or {@link #NONE}. The cursor is at the
     * opening brace and stays there.
     *
     * @param pattern the discriminator, if it is the first member
     * @param names all names that it may have
     * @param strings the strings that name schemas
     */
    public static int find(ValueCursor in, KeyPattern pattern, NameTable names, NameTable strings) {
        byte[] bytes = in.bytes;
        int at = in.pos;
        if (in.end - at >= pattern.reach() && pattern.isMember(bytes, at, true)) {
            int open = at + pattern.matched() - 1;
            int close = StringScanner.close(bytes, open + 1, in.end);
            if (close >= 0) {
                return strings.find(bytes, open, close);
            }
        }
        int value = value(in, names, null);
        int found = value == MISSING ? NONE : stringAt(in, value, strings);
        in.pos = at;
        return found;
    }

    /**
     * Returns the number of the only subtype that has all members of an object, or {@link #NONE}. The cursor is at the
     * opening brace and stays there.
     *
     * @param names the names of the members of all subtypes; others are ignored
     * @param masks for each name, a bit for each subtype that has it
     * @param empty the subtype of an object without members
     */
    public static int deduce(Cursor in, NameTable names, long[] masks, int empty) {
        int at = in.pos;
        int first = in.skipBlanks(at + 1);
        if (first < in.end && in.bytes[first] == '}') {
            return empty;
        }
        Candidates candidates = new Candidates(masks);
        int value = value(in, names, candidates);
        in.pos = at;
        return value == MISSING || candidates.left == 0 ? NONE : Long.numberOfTrailingZeros(candidates.left);
    }

    /**
     * Returns the error of an object for which {@link #deduce} finds no schema, although it must have one.
     *
     * @param expected the description of the subtypes in a message
     */
    public static InvalidInput undecided(Cursor in, String expected) {
        return new InvalidInput(
                InvalidInput.Kind.MISMATCH, "expected members that only one subtype has: " + expected, in.pos);
    }

    /**
     * Returns the beginning of the value of the first member of these names, or {@link #MISSING}.
     *
     * @param candidates the subtypes that the member must decide between; null if any of these names does
     */
    private static int value(Cursor in, NameTable names, Candidates candidates) {
        byte[] bytes = in.bytes;
        int end = in.end;
        int at = in.pos;
        DiscriminatorLookahead lookahead = in.lookahead();
        if (lookahead.needsEnds(at)) {
            storeEnds(in, lookahead);
        }
        int p = in.skipBlanks(at + 1);
        if (p < end && bytes[p] == '}') {
            return MISSING;
        }
        do {
            int found = findName(in, p, names);
            int value = in.afterColon(in.pos);
            if (found >= 0 && (candidates == null || candidates.areDecidedBy(found))) {
                lookahead.leave(at, value);
                return value;
            }
            p = in.nextOrInvertedEnd(end(in, lookahead, value), '}');
        } while (p >= 0);
        lookahead.leave(at, ~p);
        return MISSING;
    }

    /** Reads the name at {@code at}, and returns its number in the table, or {@link #NONE}. */
    private static int findName(Cursor in, int at, NameTable names) {
        int close = MemberFinder.nameEnd(in, at);
        if (close < 0) {
            return StringDecoder.findName(in, at, names);
        }
        in.pos = close + 1;
        return names.mayDeclare(in.bytes[at + 1], close - at) ? names.find(in.bytes, at, close) : NONE;
    }

    /** Returns the index after the value at {@code at}, which is scanned unless its end is stored. */
    private static int end(Cursor in, DiscriminatorLookahead lookahead, int at) {
        int end = lookahead.knownEnd(at);
        if (end == DiscriminatorLookahead.UNKNOWN) {
            end = ValueSkipper.end(in, at);
            lookahead.scanned(at, end);
        }
        return end;
    }

    /**
     * Stores the ends of all values in the part that has been scanned. It uses a separate cursor: the depth of the
     * other one is irrelevant, and its position stays.
     */
    private static void storeEnds(Cursor other, DiscriminatorLookahead lookahead) {
        Cursor in = new Cursor(other.bytes, other.start, other.end, other.options);
        lookahead.beginEnds();
        ValueSkipper.Progress progress = new ValueSkipper.Progress(lookahead);
        int to = lookahead.to();
        int name = in.skipBlanks(lookahead.from() + 1);
        while (name >= 0) {
            int value = in.afterColon(StringDecoder.skip(in, name + 1));
            if (value >= to) {
                return;
            }
            name = in.nextOrInvertedEnd(ValueSkipper.end(in, value, progress), '}');
        }
    }

    /** Returns the number of the string at a place, read as a column of type {@code string} reads it. */
    private static int stringAt(ValueCursor in, int value, NameTable strings) {
        byte[] bytes = in.bytes;
        byte first = value < in.end ? bytes[value] : 0;
        if (first == '"') {
            int close = StringScanner.close(bytes, value + 1, in.end);
            if (close >= 0) {
                return strings.find(bytes, value, close);
            }
        } else if (first == 'n' || first == '{' || first == '[' || !in.options.acceptsScalarsAsStrings()) {
            return NONE;
        }
        in.pos = value;
        return strings.indexOf(StringReader.readString(in));
    }

    /**
     * Returns the number of the string that is the name of the first member of the object just begun, or {@link #NONE}.
     * If found, the cursor is at the member's value; otherwise at its name, or at the closing brace.
     */
    public static int findWrapperMember(Cursor in, NameTable strings) {
        int at = in.skipBlanks(in.pos);
        in.pos = at;
        if (at < in.end && in.bytes[at] == '}') {
            return NONE;
        }
        int found = findName(in, at, strings);
        in.pos = found == NONE ? at : in.afterColon(in.pos);
        return found;
    }

    /** Returns the error if {@link #findWrapperMember} has found nothing. */
    public static InvalidInput unknownWrapperMember(Cursor in, String expected) {
        boolean none = in.peek() == '}';
        return new InvalidInput(
                InvalidInput.Kind.MISMATCH,
                InvalidInput.Reason.WRAPPER,
                "expected member " + expected + " but found " + (none ? "none" : "another member"),
                in.pos);
    }

    /** Reads the closing brace after the only member of an object. */
    public static void endWrapper(Cursor in) {
        int next = in.afterComma(in.pos);
        if (next >= 0) {
            in.pos = next;
            throw in.mismatched("expected only one member but found another");
        }
    }

    /**
     * Returns the error of an object for which {@link #find} finds no schema, although it must have one.
     *
     * @param expected the description of the known strings in a message
     */
    public static InvalidInput unknown(Cursor in, NameTable names, String expected) {
        int at = in.pos;
        int value = value(in, names, null);
        if (value == MISSING) {
            in.pos = ValueSkipper.end(in, at);
            return in.missing(names.name(0));
        }
        in.pos = value;
        return in.mismatch(expected);
    }
}
