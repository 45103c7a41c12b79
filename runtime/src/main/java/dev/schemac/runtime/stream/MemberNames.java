package dev.schemac.runtime.stream;

import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.JsonParseException;
import dev.schemac.runtime.internal.input.ValueSkipper;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.Set;

/**
 * The names of all members around the events, of which none may come twice in its object. Only the names of objects that are open are in memory,
 * and no more of them than an event may be long. The offsets of errors count from the position of the buffer.
 */
final class MemberNames implements ValueSkipper.Listener {
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

    private final StreamBuffer in;
    private final EventCursor cursor;
    private final Deque<Level> open = new ArrayDeque<>();
    /** How many bytes the names of all open objects are. */
    private long bytes;

    MemberNames(StreamBuffer in, JsonOptions options) {
        this.in = in;
        this.cursor = new EventCursor(options);
    }

    @Override
    public void opened(boolean object) {
        open.push(new Level(object));
    }

    @Override
    public void closed() {
        bytes -= open.pop().bytes;
    }

    @Override
    public void next() {
        // names do not depend on it
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

    /** The error that the name is too long in the middle of which a walk has stopped; null where it is not, or there is none. */
    JsonParseException tooLong(ValueSkipper.Progress walk) {
        return fits(walk.nameBytes()) ? null : at(walk.from(), cursor.tooLong(true));
    }

    private boolean fits(int length) {
        return bytes + length <= cursor.options().maxEventBytes();
    }

    /** The error at an index of the buffer, with its offset from the position. */
    private JsonParseException at(int index, JsonParseException error) {
        return error.at("$", index - in.position, 1, 1);
    }
}
