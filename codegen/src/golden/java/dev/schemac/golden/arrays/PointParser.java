package dev.schemac.golden.arrays;

import dev.schemac.runtime.EventType;
import dev.schemac.runtime.ObjectParser;
import dev.schemac.runtime.support.Generated;
import dev.schemac.runtime.support.GeneratedParser;
import dev.schemac.runtime.support.JsonKey;
import dev.schemac.runtime.support.JsonKeys;
import dev.schemac.runtime.support.JsonScanner;
import java.util.List;

/** Reads {@link Point} from JSON. Has no state; one instance serves all threads. */
@Generated("dev.schemac.codegen.SchemaCompiler")
public final class PointParser implements ObjectParser<Point>, GeneratedParser<Point> {
    /** The parser. */
    public static final PointParser INSTANCE = new PointParser();

    private static final JsonKey X = JsonKey.number("x");
    private static final JsonKey Y = JsonKey.number("y");

    /** Finds columns by their names: the number spreads the hashes of these names over a table with no collision. */
    private static final JsonKeys KEYS = JsonKeys.of(0x9E3779B97F4A7C15L, X, Y);

    /** Bit i is set where column number i is primitive. */
    private static final long PRIMITIVES = 0x3L;

    /** For {@link java.util.ServiceLoader}; all others use {@link #INSTANCE}. */
    public PointParser() {}

    @Override
    public EventType<Point> eventType() {
        return Columns.EVENT_TYPE;
    }

    @Override
    public Point read(JsonScanner in) {
        if (!in.beginObject()) {
            return null;
        }
        Point value = new Point();
        // bit i: column number i has been read
        long seen = 0;
        if (in.firstIs(X)) {
            value.x = in.readInt();
            seen |= 1L;
        }
        if (in.nextIs(Y)) {
            value.y = in.readInt();
            seen |= 1L << 1;
        }
        value.presence = seen & PRIMITIVES;
        if (!in.endObject()) {
            readAnyOrder(in, value, seen);
        }
        return value;
    }

    /**
     * Reads the remaining members in any order.
     *
     * @param before bit i: column number i has been read
     */
    private static void readAnyOrder(JsonScanner in, Point value, long before) {
        long seen = before;
        // the column behind the last one that was read
        int hint = Long.SIZE - Long.numberOfLeadingZeros(seen);
        while (true) {
            int column = columnByNameWord(in);
            if (column < 0) {
                column = in.nextColumn(KEYS, hint);
            }
            if (column < 0) {
                return;
            }
            long bit = 1L << column;
            if ((seen & bit) != 0) {
                in.duplicateMember();
            }
            seen |= bit;
            switch (column) {
                case 0 -> {
                    if (in.skipNull()) {
                        value.clearX();
                    } else {
                        value.setX(in.readInt());
                    }
                }
                case 1 -> {
                    if (in.skipNull()) {
                        value.clearY();
                    } else {
                        value.setY(in.readInt());
                    }
                }
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
            case 0x3A227822 -> in.memberIs(X) ? 0 : -1; // "x":
            case 0x3A227922 -> in.memberIs(Y) ? 1 : -1; // "y":
            default -> -1;
        };
    }

    /** Names and types of the columns, made when they are asked for and not with the parser. */
    private static final class Columns {
        static final EventType<Point> EVENT_TYPE = EventType.of(
                Point.class,
                "dev.schemac.golden.arrays",
                "Point",
                List.of(
                        new EventType.Column("x", Integer.class, "int"),
                        new EventType.Column("y", Integer.class, "int")));

        private Columns() {}
    }
}
