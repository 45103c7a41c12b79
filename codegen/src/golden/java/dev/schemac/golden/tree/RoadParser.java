package dev.schemac.golden.tree;

import dev.schemac.runtime.ColumnType;
import dev.schemac.runtime.EventType;
import dev.schemac.runtime.RefillingParser;
import dev.schemac.runtime.Scalar;
import dev.schemac.runtime.support.Generated;
import dev.schemac.runtime.support.GeneratedRefillingParser;
import dev.schemac.runtime.support.JsonKey;
import dev.schemac.runtime.support.JsonKeys;
import dev.schemac.runtime.support.JsonScanner;
import java.util.List;

/** Reads {@link Road} from JSON. Has no state; one instance serves all threads. */
@Generated("dev.schemac.codegen.SchemaCompiler")
public final class RoadParser implements RefillingParser<Road>, GeneratedRefillingParser<Road> {
    public static final RoadParser INSTANCE = new RoadParser();

    /** The number of each column, which is its bit in {@code seen}. */
    static final int LENGTH_BIT = 0;
    static final int TARGET_BIT = LENGTH_BIT + 1;

    private static final JsonKey LENGTH = JsonKey.number("length");
    private static final JsonKey TARGET = JsonKey.object("target");

    /** Finds columns by their names: the number spreads the hashes of these names over a table with no collision. */
    private static final JsonKeys KEYS = JsonKeys.of(0x9E3779B97F4A7C15L, LENGTH, TARGET);
    private static final long PRIMITIVES = 1L << LENGTH_BIT;

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

    /** Clears the columns whose bits are not set in {@code seen}. */
    private static void clearOthers(Road value, long seen) {
        if ((seen & (1L << LENGTH_BIT)) == 0) {
            value.length = 0;
        }
        if ((seen & (1L << TARGET_BIT)) == 0) {
            value.target = null;
        }
        value.presence &= seen;
    }

    /** Reads all members, and returns the bits of the columns that it has read. */
    private static long readMembers(JsonScanner in, Road value) {
        long seen = 0;
        long nulls = 0;
        if (in.tryFirst(LENGTH, KEYS)) {
            value.length = in.readDouble();
            seen |= 1L << LENGTH_BIT;
        } else if (in.tryNull(LENGTH)) {
            value.clearLength();
            nulls |= 1L << LENGTH_BIT;
        }
        if (in.tryNext(TARGET, KEYS)) {
            value.target = NodeParser.INSTANCE.readInto(in, value.target);
            seen |= 1L << TARGET_BIT;
        }
        value.presence = seen & PRIMITIVES;
        seen |= nulls;
        if (!in.endObject()) {
            seen = readAnyOrder(in, value, seen);
        }
        return seen;
    }

    /** Reads the remaining members in any order; {@code seen} has the bits of the columns already read. */
    private static long readAnyOrder(JsonScanner in, Road value, long seen) {
        for (int column; (column = nextColumn(in, seen)) >= 0; ) {
            seen = in.markSeen(seen, column);
            switch (column) {
                case LENGTH_BIT -> {
                    value.clearLength();
                    if (!in.skipNull()) {
                        value.setLength(in.readDouble());
                    }
                }
                case TARGET_BIT -> value.target = NodeParser.INSTANCE.readInto(in, value.target);
                default -> throw new AssertionError(column);
            }
        }
        return seen;
    }

    /** Returns the next column, by four bytes from its quote on or by {@link #KEYS}; negative after the last. */
    private static int nextColumn(JsonScanner in, long seen) {
        int column = switch (in.nameWord(0)) {
            case 0x6E656C22 -> in.tryMember(LENGTH) ? LENGTH_BIT : -1; // "len
            case 0x72617422 -> in.tryMember(TARGET) ? TARGET_BIT : -1; // "tar
            default -> -1;
        };
        return column >= 0 ? column : in.nextColumn(KEYS, Long.SIZE - Long.numberOfLeadingZeros(seen));
    }

    /** Names and types of the columns, created on first use. */
    private static final class Columns {
        static final EventType<Road> EVENT_TYPE = EventType.of(Road.class,
                "dev.schemac.golden.tree", "Road", List.of(
                        new EventType.Column("length", Scalar.DOUBLE),
                        new EventType.Column("target", ColumnType.object(Node.class))));
    }
}
