package dev.schemac.runtime.stream;

import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.JsonParseException;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashSet;
import java.util.Set;

/**
 * The names of all members around the events, of which none may come twice in its object. Takes bytes that have been checked, in pieces; only
 * the names of objects that are open are kept, and no more of them than an event may be long.
 */
final class MemberNames {
    /** An open object, or array. */
    private static final class Level {
        /** Null for an array. */
        final Set<String> names;
        /** How many bytes the names are. */
        long bytes;

        Level(boolean object) {
            this.names = object ? new HashSet<>() : null;
        }
    }

    private static final byte[] NOTHING = {};

    /** An array that a longer name needed is not kept. */
    private static final int LARGE = 1 << 12;

    private final StreamBuffer in;
    private final EventCursor cursor;
    private final Deque<Level> open = new ArrayDeque<>();
    /** How many bytes all names are that are kept. */
    private long kept;
    /** Whether the next string is a name. */
    private boolean nameNext;

    private boolean inString;
    /** Whether the string is a name. */
    private boolean inName;
    /** The byte before was a backslash that escapes the next one. */
    private boolean escaped;
    /** Where the name begins, in bytes from the beginning of the stream. */
    private long nameOffset;
    /** What came of the name in earlier pieces. */
    private byte[] begun = NOTHING;

    private int begunLength;

    MemberNames(StreamBuffer in, JsonOptions options) {
        this.in = in;
        this.cursor = new EventCursor(options);
    }

    /**
     * Goes on from the position of the buffer, which stays where it is.
     *
     * @param to what is behind the last byte that has been checked
     * @param path where an error is, as far as it is on the way to the events
     * @throws JsonParseException for a name that comes twice, and where the names are more than an event may have bytes
     */
    void take(int to, String path) {
        byte[] bytes = in.bytes;
        int nameFrom = in.position;
        for (int at = in.position; at < to; at++) {
            byte b = bytes[at];
            if (inString) {
                if (escaped) {
                    escaped = false;
                } else if (b == '\\') {
                    escaped = true;
                } else if (b == '"') {
                    inString = false;
                    if (inName) {
                        inName = false;
                        keep(nameFrom, at + 1, path);
                        add(path);
                    }
                }
                continue;
            }
            switch (b) {
                case '"' -> {
                    inString = true;
                    inName = nameNext;
                    nameFrom = at;
                    nameOffset = in.offset(at);
                }
                case '{', '[' -> {
                    nameNext = b == '{';
                    open.push(new Level(nameNext));
                }
                case '}', ']' -> {
                    nameNext = false;
                    kept -= open.pop().bytes;
                }
                case ',' -> nameNext = open.peek().names != null;
                case ':' -> nameNext = false;
                default -> {}
            }
        }
        if (inName) {
            keep(nameFrom, to, path);
        }
    }

    /** Takes a piece of a name. */
    private void keep(int from, int to, String path) {
        int length = begunLength + to - from;
        if (kept + length > cursor.options().maxEventBytes()) {
            throw placed(cursor.tooLong(), to, path);
        }
        if (length > begun.length) {
            begun = Arrays.copyOf(begun, Math.max(length, 2 * begun.length));
        }
        System.arraycopy(in.bytes, from, begun, begunLength, to - from);
        begunLength = length;
    }

    /** Takes the name that has ended. */
    private void add(String path) {
        cursor.beginValue();
        String name = cursor.tryName(begun, 0, begunLength, true);
        Level level = open.peek();
        if (!level.names.add(name)) {
            throw placed(cursor.mismatched("duplicate member"), (int) (nameOffset + begunLength - in.offset(0)), path);
        }
        level.bytes += begunLength;
        kept += begunLength;
        begunLength = 0;
        if (begun.length > LARGE) {
            begun = NOTHING;
        }
    }

    /** An error of the name, of which a byte is before the index {@code to}: there are no line feeds in it. */
    private JsonParseException placed(JsonParseException error, int to, String path) {
        in.pass(to, true);
        long back = in.offset(to) - nameOffset;
        return error.at(path, nameOffset, in.line(), in.columnBefore(back));
    }
}
