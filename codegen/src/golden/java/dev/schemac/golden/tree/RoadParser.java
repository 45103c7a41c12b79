package dev.schemac.golden.tree;

import dev.schemac.runtime.EventType;
import dev.schemac.runtime.RefillingParser;
import dev.schemac.runtime.support.Generated;
import dev.schemac.runtime.support.GeneratedRefillingParser;
import dev.schemac.runtime.support.JsonKey;
import dev.schemac.runtime.support.JsonKeys;
import dev.schemac.runtime.support.JsonScanner;
import java.util.List;

/** Reads {@link Road} from JSON. Has no state; one instance serves all threads. */
@Generated("dev.schemac.codegen.SchemaCompiler")
public final class RoadParser implements RefillingParser<Road>, GeneratedRefillingParser<Road> {
    /** The parser. */
    public static final RoadParser INSTANCE = new RoadParser();

    private static final JsonKey LENGTH = JsonKey.number("length");
    private static final JsonKey TARGET = JsonKey.object("target");

    /** Finds columns by their names: the number spreads the hashes of these names over a table with no collision. */
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
        readMembers(in, value);
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
        long seen = readMembers(in, value);
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

    /** Returns which columns have been read: bit i for column number i. */
    private static long readMembers(JsonScanner in, Road value) {
        // bit i: column number i has been read
        long seen = 0;
        if (in.firstIs(LENGTH)) {
            value.length = in.readDouble();
            seen |= 1L;
        }
        if (in.nextIs(TARGET)) {
            value.target = NodeParser.INSTANCE.readInto(in, value.target);
            seen |= 1L << 1;
        }
        value.presence = seen & PRIMITIVES;
        if (!in.endObject()) {
            seen = readAnyOrder(in, value, seen);
        }
        return seen;
    }

    /**
     * Reads the remaining members in any order.
     *
     * @param before bit i: column number i has been read
     * @return the same, with the columns read here
     */
    private static long readAnyOrder(JsonScanner in, Road value, long before) {
        long seen = before;
        // the column behind the last one that was read
        int hint = Long.SIZE - Long.numberOfLeadingZeros(seen);
        while (true) {
            int column = columnByNameWord(in);
            if (column < 0) {
                column = in.nextColumn(KEYS, hint);
            }
            if (column < 0) {
                return seen;
            }
            long bit = 1L << column;
            if ((seen & bit) != 0) {
                in.duplicateMember();
            }
            seen |= bit;
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
            hint = column + 1;
        }
    }

    /**
     * The column of the next member, told by four bytes of its name, from the opening quote on; each case label is such bytes
     * as one number, the first byte lowest. Returns -1 where these do not tell, where there are blanks, and where the value
     * is null: then nothing has been read, and {@link #KEYS} finds the column.
     */
    private static int columnByNameWord(JsonScanner in) {
        return switch (in.nameWord(0)) {
            case 0x6E656C22 -> in.memberIs(LENGTH) ? 0 : -1; // "len
            case 0x72617422 -> in.memberIs(TARGET) ? 1 : -1; // "tar
            default -> -1;
        };
    }

    /** Names and types of the columns, made when they are asked for and not with the parser. */
    private static final class Columns {
        static final EventType<Road> EVENT_TYPE = EventType.of(
                Road.class,
                "dev.schemac.golden.tree",
                "Road",
                List.of(
                        new EventType.Column("length", Double.class, "double"),
                        new EventType.Column("target", Node.class, "dev.schemac.golden.tree.Node")));

        private Columns() {}
    }
}
