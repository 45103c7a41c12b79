package dev.schemac.golden.tree;

import dev.schemac.runtime.EventColumn;
import dev.schemac.runtime.EventType;
import dev.schemac.runtime.Generated;
import dev.schemac.runtime.JsonKey;
import dev.schemac.runtime.JsonKeys;
import dev.schemac.runtime.JsonScanner;
import dev.schemac.runtime.RefillingParser;
import java.util.List;

/** Reads {@link Road} from JSON. Has no state; one instance serves all threads. */
@Generated("dev.schemac.codegen.SchemaCompiler")
public final class RoadParser implements RefillingParser<Road> {
    /** The parser. */
    public static final RoadParser INSTANCE = new RoadParser();

    private static final JsonKey LENGTH = JsonKey.number("length");
    private static final JsonKey TARGET = JsonKey.object("target");
    private static final JsonKeys KEYS = JsonKeys.of(0x9E3779B97F4A7C15L, LENGTH, TARGET);

    /** Bit i is set where column number i is primitive. */
    private static final long PRIMITIVES = 0x1L;

    /** For {@link java.util.ServiceLoader}; all others use {@link #INSTANCE}. */
    public RoadParser() {}

    @Override
    public EventType<Road> eventType() {
        return Columns.EVENT_TYPE;
    }

    @Override
    public Road read(JsonScanner in) {
        if (!in.beginObject()) {
            return null;
        }
        Road value = new Road();
        if (!in.firstIs(LENGTH)) {
            return readAnyOrder(in, value, 0);
        }
        value.length = in.readDouble();
        if (!in.nextIs(TARGET)) {
            return readAnyOrder(in, value, 1);
        }
        value.target = NodeParser.INSTANCE.read(in);
        if (!in.endObject()) {
            return readAnyOrder(in, value, 2);
        }
        // every column was present
        value.presence = PRIMITIVES;
        return value;
    }

    @Override
    public Road readInto(JsonScanner in, Road value) {
        if (value == null) {
            return read(in);
        }
        if (!in.beginObject()) {
            return null;
        }
        long seen = readMembers(in, value, 0);
        clearOthers(value, seen);
        return value;
    }

    @Override
    public void clear(Road value) {
        clearOthers(value, 0L);
    }

    /** Makes the columns absent whose bits are not set in {@code seen}. */
    private static void clearOthers(Road value, long seen) {
        if ((seen & 1L) == 0) {
            value.length = 0;
        }
        if ((seen & (1L << 1)) == 0) {
            value.target = null;
        }
        value.presence &= seen;
    }

    /** Reads the members left, in whatever order; the columns before {@code next} have been read. */
    private static Road readAnyOrder(JsonScanner in, Road value, int next) {
        readMembers(in, value, next);
        return value;
    }

    /** As {@link #readAnyOrder}. In what is returned bit i is set where column number i has been seen. */
    private static long readMembers(JsonScanner in, Road value, int next) {
        long seen = (1L << next) - 1;
        value.presence = seen & PRIMITIVES;
        for (boolean first = next == 0; ; first = false) {
            switch (in.memberName(0, first)) {
                case 0x6E656C22 -> {
                    // "len
                    if ((seen & 1L) == 0 && in.memberIs(LENGTH, first)) {
                        value.setLength(in.readDouble());
                        seen |= 1L;
                        continue;
                    }
                    next = 0;
                }
                case 0x72617422 -> {
                    // "tar
                    if ((seen & (1L << 1)) == 0 && in.memberIs(TARGET, first)) {
                        value.target = NodeParser.INSTANCE.readInto(in, value.target);
                        seen |= 1L << 1;
                        continue;
                    }
                    next = 1;
                }
            }
            // otherwise written, null, not declared, or the end
            int column = first ? in.firstColumn(KEYS) : in.nextColumn(KEYS, next);
            if (column < 0) {
                break;
            }
            long bit = 1L << column;
            if ((seen & bit) != 0) {
                in.duplicateMember();
            }
            seen |= bit;
            readColumn(in, value, column);
            next = column + 1;
        }
        return seen;
    }

    /** Reads a column wherever it stands, null included. */
    private static void readColumn(JsonScanner in, Road value, int column) {
        switch (column) {
            case 0 -> {
                if (in.skipNull()) {
                    value.clearLength();
                } else {
                    value.setLength(in.readDouble());
                }
            }
            case 1 -> value.target = NodeParser.INSTANCE.readInto(in, value.target);
        }
    }

    /** Names and types of the columns: a class of its own, which no parse waits for. */
    private static final class Columns {
        static final EventType<Road> EVENT_TYPE = EventType.of(
                Road.class,
                "dev.schemac.golden.tree",
                "Road",
                List.of(
                        new EventColumn("length", Double.class, "double"),
                        new EventColumn("target", Node.class, "dev.schemac.golden.tree.Node")));

        private Columns() {}
    }
}
