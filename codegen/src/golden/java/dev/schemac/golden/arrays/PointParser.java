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
    public static final PointParser INSTANCE = new PointParser();

    /** The number of each column, which is its bit in {@code seen}. */
    static final int X_BIT = 0;
    static final int Y_BIT = X_BIT + 1;

    private static final JsonKey X = JsonKey.number("x");
    private static final JsonKey Y = JsonKey.number("y");

    /** Finds columns by their names: the number spreads the hashes of these names over a table with no collision. */
    private static final JsonKeys KEYS = JsonKeys.of(0x9E3779B97F4A7C15L, X, Y);
    private static final long PRIMITIVES = 1L << X_BIT | 1L << Y_BIT;

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
        long seen = 0;
        if (in.tryFirst(X)) {
            value.x = in.readInt();
            seen |= 1L << X_BIT;
        }
        if (in.tryNext(Y)) {
            value.y = in.readInt();
            seen |= 1L << Y_BIT;
        }
        value.presence = seen & PRIMITIVES;
        if (!in.endObject()) {
            readAnyOrder(in, value, seen);
        }
        return value;
    }

    /** Reads the remaining members in any order; {@code before} has the bits of the columns already read. */
    private static void readAnyOrder(JsonScanner in, Point value, long before) {
        long seen = before;
        int column = Long.SIZE - 1 - Long.numberOfLeadingZeros(seen);
        while ((column = nextColumn(in, column + 1)) >= 0) {
            seen = in.markSeen(seen, column);
            switch (column) {
                case X_BIT -> {
                    if (in.skipNull()) {
                        value.clearX();
                    } else {
                        value.setX(in.readInt());
                    }
                }
                case Y_BIT -> {
                    if (in.skipNull()) {
                        value.clearY();
                    } else {
                        value.setY(in.readInt());
                    }
                }
                default -> throw new AssertionError(column);
            }
        }
    }

    /** Returns the next member's column: by four bytes of its name, or by {@link #KEYS}. Negative after the last. */
    private static int nextColumn(JsonScanner in, int hint) {
        // the bytes from the opening quote on, the first one lowest
        int column = switch (in.nameWord(0)) {
            case 0x3A227822 -> in.tryMember(X) ? X_BIT : -1; // "x":
            case 0x3A227922 -> in.tryMember(Y) ? Y_BIT : -1; // "y":
            default -> -1;
        };
        return column >= 0 ? column : in.nextColumn(KEYS, hint);
    }

    /** Names and types of the columns, created on first use. */
    private static final class Columns {
        static final EventType<Point> EVENT_TYPE = EventType.of(Point.class,
                "dev.schemac.golden.arrays", "Point", List.of(
                        new EventType.Column("x", Integer.class, "int"),
                        new EventType.Column("y", Integer.class, "int")));
    }
}
