package dev.schemac.golden.arrays;

import dev.schemac.runtime.EventType;
import dev.schemac.runtime.ObjectParser;
import dev.schemac.runtime.Scalar;
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
        long nulls = 0;
        if (in.tryFirst(X, KEYS)) {
            value.x = in.readInt();
            seen |= 1L << X_BIT;
        } else if (in.tryNull(X)) {
            nulls |= 1L << X_BIT;
        }
        if (in.tryNext(Y, KEYS)) {
            value.y = in.readInt();
            seen |= 1L << Y_BIT;
        } else if (in.tryNull(Y)) {
            nulls |= 1L << Y_BIT;
        }
        value.presence = seen & PRIMITIVES;
        return in.endObject() ? value : readAnyOrder(in, value, seen | nulls);
    }

    /** Reads the remaining members in any order; {@code seen} has the bits of the columns already read. */
    private static Point readAnyOrder(JsonScanner in, Point value, long seen) {
        for (int column; (column = nextColumn(in, seen)) >= 0; ) {
            seen = in.markSeen(seen, column);
            switch (column) {
                case X_BIT -> {
                    value.clearX();
                    if (!in.skipNull()) {
                        value.setX(in.readInt());
                    }
                }
                case Y_BIT -> {
                    value.clearY();
                    if (!in.skipNull()) {
                        value.setY(in.readInt());
                    }
                }
                default -> throw new AssertionError(column);
            }
        }
        return value;
    }

    /** Returns the next column, by four bytes from its quote on or by {@link #KEYS}; negative after the last. */
    private static int nextColumn(JsonScanner in, long seen) {
        int column = switch (in.nameWord(0)) {
            case 0x3A227822 -> in.tryMember(X) ? X_BIT : -1; // "x":
            case 0x3A227922 -> in.tryMember(Y) ? Y_BIT : -1; // "y":
            default -> -1;
        };
        return column >= 0 ? column : in.nextColumn(KEYS, Long.SIZE - Long.numberOfLeadingZeros(seen));
    }

    /** Names and types of the columns, created on first use. */
    private static final class Columns {
        static final EventType<Point> EVENT_TYPE = EventType.of(Point.class,
                "dev.schemac.golden.arrays", "Point", List.of(
                        new EventType.Column("x", Scalar.INT),
                        new EventType.Column("y", Scalar.INT)));
    }
}
