package dev.schemac.runtime.stream;

import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.JsonParseException;
import dev.schemac.runtime.internal.input.ValueListener;
import dev.schemac.runtime.internal.input.ValueSkipper;
import dev.schemac.runtime.internal.integration.RuntimeAccess;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.Set;

/**
 * Reads the elements of one array of a document: the document itself, or a member that a path leads to. The array is
 * surrounded by the objects on the path and all their other members. Those are checked as strictly as any skipped
 * value, and are not kept.
 *
 * <p>A second member of the same name on the path is rejected. Events before it cannot be revoked, and a later member
 * must not replace the array. If the options are strict, no name may occur twice, see {@link Names}.
 */
final class ElementsReader<T> extends BracketReader<T> {
    /** The token at the position, after blanks. */
    private enum Next {
        VALUE,
        /** The first name or element, or the closing bracket. */
        FIRST,
        NAME,
        COLON,
        ELEMENT,
        COMMA,
        END
    }

    private final ElementPath path;
    private final ValueSkipper.Progress skipped;
    /** Null if only members on the path are compared. */
    private final Names names;

    private Next next = Next.VALUE;
    /** The number of open objects: all of them are on the path to the array. */
    private int open;
    /** Whether the array is open. */
    private boolean inArray;
    /** Whether the array is open, or has been. */
    private boolean found;
    /** Of the array's elements. */
    private long index;
    /** Whether the value or name at the position is on the path. */
    private boolean onPath = true;
    /** Whether the position is in a name, or in a value that is skipped, of which not all bytes are there. */
    private boolean begun;

    ElementsReader(EventSettings<T> settings, ElementPath path, StreamBuffer in) {
        super(settings, in);
        this.path = path;
        boolean strict = settings.options().profile() == JsonOptions.Profile.STRICT;
        this.names = strict ? new Names(in, settings.options()) : null;
        this.skipped = new ValueSkipper.Progress(names);
    }

    @Override
    String path() {
        if (inArray) {
            return path + "[" + index + "]";
        }
        return path.upTo(onPath ? open : Math.max(0, open - 1));
    }

    @Override
    T next() {
        if (!streamBegun()) {
            return null;
        }
        while (true) {
            if (!begun) {
                skipBlanks();
            }
            if (in.position == in.limit && !in.last) {
                return null;
            }
            switch (next) {
                case VALUE -> {
                    if (onPath) {
                        open();
                    } else if (!skip()) {
                        return null;
                    }
                }
                case FIRST -> {
                    next = inArray ? Next.ELEMENT : Next.NAME;
                    if (isAt(inArray ? ']' : '}')) {
                        close();
                    }
                }
                case NAME -> {
                    if (!name()) {
                        return null;
                    }
                }
                case COLON -> {
                    if (!isAt(':')) {
                        throw expected("':'");
                    }
                    in.position++;
                    next = Next.VALUE;
                }
                case ELEMENT -> {
                    if (in.position == in.limit) {
                        throw expected(isPending() ? "',' or ']'" : "object");
                    }
                    T event = event();
                    if (isPending()) {
                        return null;
                    }
                    next = Next.COMMA;
                    if (event != null) {
                        return event;
                    }
                }
                case COMMA -> comma();
                case END -> {
                    if (in.position < in.limit) {
                        throw placed(cursor.afterDocument(in.bytes, in.position, in.limit));
                    }
                    return null;
                }
            }
        }
    }

    private boolean isAt(char mark) {
        return in.position < in.limit && in.bytes[in.position] == mark;
    }

    /** Enters an object on the path, or the array. */
    private void open() {
        boolean array = open == path.length();
        if (!isAt(array ? '[' : '{')) {
            throw placed(cursor.mismatch(array ? "array" : "object", in.bytes, in.position, in.limit));
        }
        in.position++;
        onPath = false;
        next = Next.FIRST;
        if (array) {
            inArray = true;
            found = true;
        } else {
            open++;
            if (names != null) {
                names.opened(true, in.position - 1);
            }
        }
    }

    private void comma() {
        if (open == 0 && !inArray) {
            next = Next.END;
            return;
        }
        char closing = inArray ? ']' : '}';
        int behind;
        try {
            behind = cursor.nextOrInvertedEnd(in.bytes, in.position, in.limit, closing);
        } catch (JsonParseException e) {
            throw placed(e);
        }
        in.pass(behind < 0 ? ~behind : behind, cursor.metLineFeed());
        if (behind < 0) {
            close();
            return;
        }
        next = inArray ? Next.ELEMENT : Next.NAME;
        if (inArray) {
            index++;
        }
    }

    /** Moves after the closing bracket at the position, of the array or of an object on the path. */
    private void close() {
        if (!inArray && !found) {
            onPath = true; // of the missing part
            throw placed(cursor.missing());
        }
        in.position++;
        next = Next.COMMA;
        if (inArray) {
            inArray = false;
        } else {
            open--;
            if (names != null) {
                names.closed(in.position);
            }
        }
    }

    /** Reads a name of an object on the path; returns false if more bytes are needed. */
    private boolean name() {
        try {
            if (!begun) {
                begun = true;
                cursor.beginValue();
            }
            String name = cursor.tryName(in.bytes, in.position, in.limit, in.last);
            if (name == null) {
                return false;
            }
            onPath = name.equals(path.name(open - 1));
            if (onPath && found) {
                throw cursor.mismatched("duplicate member");
            }
            if (names != null) {
                names.add(name, cursor.position() - in.position);
            }
        } catch (JsonParseException e) {
            throw placed(e);
        }
        begun = false;
        in.position = cursor.position();
        next = Next.COLON;
        return true;
    }

    /** Skips a value that is not on the path; returns false if more bytes are needed. */
    private boolean skip() {
        if (!begun) {
            begun = true;
            skipped.clear();
        }
        boolean ended = false;
        JsonParseException error = null;
        try {
            ended = cursor.trySkip(skipped, in.bytes, in.position, in.limit, in.last, open);
        } catch (JsonParseException e) {
            error = e;
        }
        if (names != null && !ended) {
            JsonParseException tooLong = names.tooLong(skipped); // an error in the earlier bytes comes first
            error = tooLong == null ? error : tooLong;
        }
        if (error != null) {
            throw placed(error);
        }
        in.pass(cursor.position(), cursor.metLineFeed());
        if (ended) {
            begun = false;
            next = Next.COMMA;
        }
        return ended;
    }

    private JsonParseException expected(String wanted) {
        return placed(cursor.expected(wanted, in.bytes, in.position, in.limit));
    }

    /** Makes an error at the position, with its place in the stream. */
    private JsonParseException placed(JsonParseException error) {
        return in.placed(error, path());
    }

    /**
     * Checks that no name of a member around the events occurs twice in its object. Only the names of open objects are
     * in memory, and at most as many bytes of them as an event may have. The offsets of errors count from the position
     * of the buffer.
     */
    private static final class Names implements ValueListener {
        /** An open object or array. */
        private static final class Level {
            /** Null for an array. */
            final Set<String> names;
            /** How many bytes the names are. */
            long bytes;

            Level(boolean object) {
                this.names = object ? new HashSet<>() : null;
            }
        }

        private final StreamBuffer in;
        private final EventCursor cursor;
        private final Deque<Level> open = new ArrayDeque<>();
        /** How many bytes the names of all open objects are. */
        private long bytes;

        Names(StreamBuffer in, JsonOptions options) {
            this.in = in;
            this.cursor = new EventCursor(options);
        }

        @Override
        public void opened(boolean object, int at) {
            open.push(new Level(object));
        }

        @Override
        public void closed(int behind) {
            bytes -= open.pop().bytes;
        }

        @Override
        public void named(int from, int to) {
            int quote = from - 1;
            int length = to + 1 - quote;
            try {
                add(fits(length) ? cursor.name(in.bytes, quote, to + 1) : null, length);
            } catch (JsonParseException e) {
                throw at(quote, e);
            }
        }

        /**
         * Adds a name of so many bytes to the innermost object.
         *
         * @throws JsonParseException if it is there already, or too long; the offset counts from the name
         */
        void add(String name, int length) {
            if (!fits(length)) {
                throw cursor.tooLong(true);
            }
            Level level = open.peek();
            if (!level.names.add(name)) {
                throw cursor.mismatched("duplicate member");
            }
            level.bytes += length;
            bytes += length;
        }

        /**
         * Returns the error that a name is too long, if a scan has stopped in the middle of it. Returns null if the
         * name is not too long, or there is none.
         */
        JsonParseException tooLong(ValueSkipper.Progress walk) {
            return fits(walk.nameBytes()) ? null : at(walk.from(), cursor.tooLong(true));
        }

        private boolean fits(int length) {
            return bytes + length <= cursor.options().maxEventBytes();
        }

        /** Returns the error at an index of the buffer, with its offset from the position. */
        private JsonParseException at(int index, JsonParseException error) {
            return RuntimeAccess.at(error, "$", index - in.position, 1, 1);
        }
    }
}
