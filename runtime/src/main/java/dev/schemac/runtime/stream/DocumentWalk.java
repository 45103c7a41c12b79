package dev.schemac.runtime.stream;

import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.JsonParseException;

/**
 * What stands around the array whose elements are the events: the objects on the way to it and all their other members. Those are checked
 * as strictly as any value that is skipped, and forgotten as they come.
 *
 * <p>A member on the way that comes twice is refused: what is before the array cannot be taken back, and what is behind it must not change what
 * the array is. Where the options are strict, no name may come twice, see {@link MemberNames}.
 */
final class DocumentWalk {
    private enum Next {
        VALUE,
        FIRST_NAME,
        NAME,
        COLON,
        COMMA,
        END
    }

    private final ElementPath path;
    private final StreamBuffer in;
    private final EventCursor cursor;
    /** Null where only members on the way are compared. */
    private final MemberNames names;

    private Next next = Next.VALUE;
    /** How many objects are open: all of them are on the way to the array. */
    private int open;
    /** Whether the value or name at the position is on the way. */
    private boolean onPath = true;

    private boolean found;
    /** Whether the position is in a value or name of which not all bytes are there. */
    private boolean pending;

    DocumentWalk(ElementPath path, StreamBuffer in, EventCursor cursor) {
        this.path = path;
        this.in = in;
        this.cursor = cursor;
        boolean strict = cursor.options().profile() == JsonOptions.Profile.STRICT;
        this.names = strict ? new MemberNames(in, cursor.options()) : null;
    }

    /** The path of what is at the position, as far as it is on the way. */
    String path() {
        return path.upTo(onPath ? open : Math.max(0, open - 1));
    }

    /** Goes to the array's first byte behind its opening bracket; answers false where more bytes are needed. */
    boolean toArray() {
        while (!found) {
            if (!step()) {
                return false;
            }
        }
        return true;
    }

    /** Goes on behind the array to the end of the document; where more bytes are needed, as far as possible. */
    void toEnd() {
        while (step()) {
            // each step is checked
        }
    }

    /** Takes the next name, mark or value; answers false where more bytes are needed, and at the end. */
    private boolean step() {
        if (!pending) {
            int next = cursor.nonBlank(in.bytes, in.position, in.limit);
            in.pass(next, cursor.metLineFeed()); // blanks are nothing to the names
        }
        if (in.position == in.limit && !in.last) {
            return false;
        }
        switch (next) {
            case VALUE -> {
                return onPath ? open() : skip();
            }
            case FIRST_NAME -> {
                if (!closes()) {
                    next = Next.NAME;
                }
            }
            case NAME -> {
                return name();
            }
            case COLON -> {
                take(':', "':'");
                next = Next.VALUE;
            }
            case COMMA -> {
                if (open == 0) {
                    next = Next.END;
                } else if (!closes()) {
                    take(',', "',' or '}'");
                    next = Next.NAME;
                }
            }
            case END -> {
                if (in.position < in.limit) {
                    throw expected("end of input");
                }
                return false;
            }
        }
        return true;
    }

    private boolean open() {
        boolean array = open == path.length();
        if (in.position == in.limit || in.bytes[in.position] != (array ? '[' : '{')) {
            throw placed(cursor.mismatch(array ? "array" : "object", in.bytes, in.position, in.limit));
        }
        if (array) {
            in.position++; // the elements and what ends them are nothing to the names
            found = true;
            onPath = false;
            next = Next.COMMA;
        } else {
            pass(in.position + 1, false);
            open++;
            onPath = false;
            next = Next.FIRST_NAME;
        }
        return true;
    }

    private boolean name() {
        try {
            begin();
            String name = cursor.tryName(in.bytes, in.position, in.limit, in.last);
            if (name == null) {
                return false;
            }
            onPath = name.equals(path.name(open - 1));
            if (onPath && found) {
                throw cursor.mismatched("duplicate member");
            }
        } catch (JsonParseException e) {
            throw placed(e);
        }
        pending = false;
        pass(cursor.position(), false);
        next = Next.COLON;
        return true;
    }

    private boolean skip() {
        boolean ended;
        try {
            begin();
            ended = cursor.trySkip(in.bytes, in.position, in.limit, in.last, open);
        } catch (JsonParseException e) {
            compareNames(in.position + (int) e.offset()); // what is before the error comes first
            throw placed(e);
        }
        pass(cursor.position(), cursor.metLineFeed());
        if (!ended) {
            return false;
        }
        pending = false;
        next = Next.COMMA;
        return true;
    }

    private void begin() {
        if (!pending) {
            pending = true;
            cursor.beginValue();
        }
    }

    private boolean closes() {
        if (in.position == in.limit || in.bytes[in.position] != '}') {
            return false;
        }
        if (!found) {
            onPath = true; // of what is missing
            throw placed(cursor.mismatched("required member is missing"));
        }
        pass(in.position + 1, false);
        open--;
        onPath = false;
        next = Next.COMMA;
        return true;
    }

    private void take(char mark, String wanted) {
        if (in.position == in.limit || in.bytes[in.position] != mark) {
            throw expected(wanted);
        }
        pass(in.position + 1, false);
    }

    private void pass(int to, boolean lineFeeds) {
        compareNames(to);
        in.pass(to, lineFeeds);
    }

    private void compareNames(int to) {
        if (names != null) {
            names.take(to, path());
        }
    }

    private JsonParseException expected(String wanted) {
        return placed(cursor.expected(wanted, in.bytes, in.position, in.limit));
    }

    /** An error of what begins at the position, with its place in the stream. */
    private JsonParseException placed(JsonParseException error) {
        return in.placed(error, path());
    }
}
