package dev.schemac.runtime.internal.input;

import dev.schemac.runtime.internal.bytes.KeyPattern;

/**
 * Finds out of which schema an object is, before it is read: the text of one of its members says it. The object is
 * walked over up to this member, and checked as far as that; nothing is kept. A parser reads it from its beginning
 * then.
 *
 * <p>Where the member is the first one, that is one comparison. Where it is not, all before it is walked over once for
 * this object. Objects in it that are found out about too are walked over again, but all of them together only as often
 * as {@link WalkedObject} allows, so that a document takes time in proportion to its length.
 */
public final class SubtypeFinder {
    /** There is no such member, or its text is none of those that are known. */
    public static final int NONE = -1;

    private static final int MISSING = -1;

    private SubtypeFinder() {}

    /**
     * The number of the text that an object has in its discriminator, or {@link #NONE}. The cursor is at the opening
     * brace and stays there.
     *
     * @param pattern the discriminator, where it is the first member
     * @param names all names that it may have
     * @param texts those that name schemas
     */
    public static int find(Cursor in, KeyPattern pattern, NameTable names, NameTable texts) {
        byte[] bytes = in.bytes;
        int at = in.pos;
        if (in.end - at >= pattern.reach() && pattern.isMember(bytes, at, true)) {
            int open = at + pattern.matched() - 1;
            int close = StringEnds.close(bytes, open + 1, in.end);
            if (close >= 0) {
                return texts.find(bytes, open, close);
            }
        }
        int value = value(in, names);
        int found = value == MISSING ? NONE : textAt(in, value, texts);
        in.pos = at;
        return found;
    }

    /** Where the value of the first member of these names begins, or {@link #MISSING}. */
    private static int value(Cursor in, NameTable names) {
        byte[] bytes = in.bytes;
        int end = in.end;
        int at = in.pos;
        WalkedObject walked = in.walked();
        walked.enter(in, at);
        int p = in.skipBlanks(at + 1);
        if (p < end && bytes[p] == '}') {
            return MISSING;
        }
        do {
            int close = MemberFinder.nameEnd(in, p);
            int found = -1;
            if (close < 0) {
                found = TextReader.findName(in, p, names);
                close = in.pos - 1;
            } else if (names.mayDeclare(bytes[p + 1], close - p)) {
                found = names.find(bytes, p, close);
            }
            int value = in.afterColon(close + 1);
            if (found >= 0) {
                walked.leave(at, value);
                return value;
            }
            p = in.nextOrClosing(walked.end(in, value), '}');
        } while (p >= 0);
        walked.leave(at, ~p);
        return MISSING;
    }

    /** The number of the text at a place, read as a column of type {@code string} reads it. */
    private static int textAt(Cursor in, int value, NameTable texts) {
        byte[] bytes = in.bytes;
        byte first = value < in.end ? bytes[value] : 0;
        if (first == '"') {
            int close = StringEnds.close(bytes, value + 1, in.end);
            if (close >= 0) {
                return texts.find(bytes, value, close);
            }
        } else if (first == 'n' || first == '{' || first == '[' || !in.options.acceptsScalarsAsText()) {
            return NONE;
        }
        in.pos = value;
        return texts.indexOf(TextReader.readString(in));
    }

    /**
     * The number of the text that is the name of the first member of the object just begun, or {@link #NONE}. The
     * cursor is at the member's value then; otherwise at its name, or at the closing brace.
     */
    public static int findWrapped(Cursor in, NameTable texts) {
        int at = in.skipBlanks(in.pos);
        in.pos = at;
        if (at < in.end && in.bytes[at] == '}') {
            return NONE;
        }
        int close = MemberFinder.nameEnd(in, at);
        int found;
        if (close < 0) {
            found = TextReader.findName(in, at, texts);
            close = in.pos - 1;
        } else {
            found = texts.find(in.bytes, at, close);
        }
        in.pos = found == NONE ? at : in.afterColon(close + 1);
        return found;
    }

    /** What is wrong where {@link #findWrapped} has found nothing. */
    public static InvalidInput unknownWrapped(Cursor in, String expected) {
        return in.mismatched(
                "expected member " + expected + " but found " + (in.peek() == '}' ? "none" : "another member"));
    }

    /** Reads the closing brace behind the only member of an object. */
    public static void endWrapped(Cursor in) {
        if (in.endObject()) {
            return;
        }
        int next = in.nextOrClosing(in.pos, '}');
        in.pos = next;
        throw in.mismatched("expected one member but found another");
    }

    /**
     * What is wrong with an object of which {@link #find} knows no schema, where each must be of one.
     *
     * @param expected what stands in a message for the texts that are known
     */
    public static InvalidInput unknown(Cursor in, NameTable names, String expected) {
        int at = in.pos;
        int value = value(in, names);
        if (value == MISSING) {
            in.pos = ValueSkipper.end(in, at);
            return in.missing(names.name(0));
        }
        in.pos = value;
        return in.mismatch(expected);
    }
}
