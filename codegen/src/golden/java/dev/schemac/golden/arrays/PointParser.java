package dev.schemac.golden.arrays;

import dev.schemac.runtime.EventColumn;
import dev.schemac.runtime.EventType;
import dev.schemac.runtime.ObjectParser;
import dev.schemac.runtime.generated.Generated;
import dev.schemac.runtime.generated.JsonKey;
import dev.schemac.runtime.generated.JsonKeys;
import dev.schemac.runtime.generated.JsonScanner;
import java.util.List;

/** Reads {@link Point} from JSON. Has no state; one instance serves all threads. */
@Generated("dev.schemac.codegen.SchemaCompiler")
public final class PointParser implements ObjectParser<Point> {
    /** The parser. */
    public static final PointParser INSTANCE = new PointParser();

    private static final JsonKey X = JsonKey.number("x");
    private static final JsonKey Y = JsonKey.number("y");
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
        if (!in.firstIs(X)) {
            return readAnyOrder(in, value, 0);
        }
        value.x = in.readInt();
        if (!in.nextIs(Y)) {
            return readAnyOrder(in, value, 1);
        }
        value.y = in.readInt();
        if (!in.endObject()) {
            return readAnyOrder(in, value, 2);
        }
        // every column was present
        value.presence = PRIMITIVES;
        return value;
    }

    /** Reads the remaining members in any order; the columns before {@code next} have been read. */
    private static Point readAnyOrder(JsonScanner in, Point value, int next) {
        long seen = (1L << next) - 1;
        value.presence = seen & PRIMITIVES;
        int expected = next;
        for (boolean first = next == 0; ; first = false) {
            int column = likelyColumn(in, first);
            if (column < 0) {
                column = first ? in.firstColumn(KEYS) : in.nextColumn(KEYS, expected);
            }
            if (column < 0) {
                break;
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
            expected = column + 1;
        }
        return value;
    }

    /**
     * The column of the next member if it is written without blanks and not null; otherwise -1, and nothing has been read.
     * Each case is four bytes of a name from its opening quote on, the first one lowest.
     */
    private static int likelyColumn(JsonScanner in, boolean first) {
        return switch (in.nameWord(0, first)) {
            case 0x3A227822 -> in.memberIs(X, first) ? 0 : -1; // "x":
            case 0x3A227922 -> in.memberIs(Y, first) ? 1 : -1; // "y":
            default -> -1;
        };
    }

    /** Names and types of the columns: a class of its own, which no parse waits for. */
    private static final class Columns {
        static final EventType<Point> EVENT_TYPE = EventType.of(
                Point.class,
                "dev.schemac.golden.arrays",
                "Point",
                List.of(
                        new EventColumn("x", Integer.class, "int"),
                        new EventColumn("y", Integer.class, "int")));

        private Columns() {}
    }
}
