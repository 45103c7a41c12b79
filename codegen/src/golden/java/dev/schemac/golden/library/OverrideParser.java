package dev.schemac.golden.library;

import dev.schemac.runtime.ColumnType;
import dev.schemac.runtime.EventType;
import dev.schemac.runtime.ObjectParser;
import dev.schemac.runtime.Scalar;
import dev.schemac.runtime.support.Generated;
import dev.schemac.runtime.support.GeneratedParser;
import dev.schemac.runtime.support.JsonKey;
import dev.schemac.runtime.support.JsonKeys;
import java.lang.AssertionError;
import java.lang.Long;
import java.util.List;

/** Reads {@link Override} from JSON. Has no state; one instance serves all threads. */
@Generated("dev.schemac.codegen.SchemaCompiler")
public final class OverrideParser implements ObjectParser<Override>, GeneratedParser<Override> {
    public static final OverrideParser INSTANCE = new OverrideParser();

    /** The number of each column, which is its bit in {@code seen}. */
    static final int TEXT_BIT = 0;
    static final int SCANNER_BIT = TEXT_BIT + 1;
    static final int ARRAYS_BIT = SCANNER_BIT + 1;
    static final int NUMBER_BIT = ARRAYS_BIT + 1;

    private static final JsonKey TEXT = JsonKey.string("text");
    private static final JsonKey SCANNER = JsonKey.object("scanner");
    private static final JsonKey ARRAYS = JsonKey.array("arrays");
    private static final JsonKey NUMBER = JsonKey.number("number");

    /** Finds columns by their names: the number spreads the hashes of these names over a table with no collision. */
    private static final JsonKeys KEYS = JsonKeys.of(0x9E3779B97F4A7C15L, TEXT, SCANNER, ARRAYS,
            NUMBER);

    private static final long PRIMITIVES = 1L << NUMBER_BIT;
    private static final Arrays[] EMPTY_ARRAYS_ARRAY = new Arrays[0];

    /** For {@link java.util.ServiceLoader}; all others use {@link #INSTANCE}. */
    public OverrideParser() {}

    @java.lang.Override
    public EventType<Override> eventType() {
        return Columns.EVENT_TYPE;
    }

    @java.lang.Override
    public Override read(dev.schemac.runtime.support.JsonScanner in) {
        if (!in.beginObject()) {
            return null;
        }
        Override value = new Override();
        long seen = 0;
        long nulls = 0;
        if (in.tryFirst(TEXT, KEYS)) {
            value.text = in.readString();
            seen |= 1L << TEXT_BIT;
        }
        if (in.tryNext(SCANNER, KEYS)) {
            value.scanner = JsonScannerParser.INSTANCE.read(in);
            seen |= 1L << SCANNER_BIT;
        }
        if (in.tryNext(ARRAYS, KEYS)) {
            value.arrays = readArraysArray(in);
            seen |= 1L << ARRAYS_BIT;
        }
        if (in.tryNext(NUMBER, KEYS)) {
            value.number = in.readInt();
            seen |= 1L << NUMBER_BIT;
        } else if (in.tryNull(NUMBER)) {
            nulls |= 1L << NUMBER_BIT;
        }
        value.presence = seen & PRIMITIVES;
        return in.endObject() ? value : readAnyOrder(in, value, seen | nulls);
    }

    /** Reads the remaining members in any order; {@code seen} has the bits of the columns already read. */
    private static Override readAnyOrder(dev.schemac.runtime.support.JsonScanner in, Override value,
            long seen) {
        for (int column; (column = nextColumn(in, seen)) >= 0; ) {
            seen = in.markSeen(seen, column);
            switch (column) {
                case TEXT_BIT -> value.text = in.readString();
                case SCANNER_BIT -> value.scanner = JsonScannerParser.INSTANCE.read(in);
                case ARRAYS_BIT -> value.arrays = readArraysArray(in);
                case NUMBER_BIT -> {
                    value.clearNumber();
                    if (!in.skipNull()) {
                        value.setNumber(in.readInt());
                    }
                }
                default -> throw new AssertionError(column);
            }
        }
        return value;
    }

    /** Returns the next column, by four bytes from its quote on or by {@link #KEYS}; negative after the last. */
    private static int nextColumn(dev.schemac.runtime.support.JsonScanner in, long seen) {
        int column = switch (in.nameWord(0)) {
            case 0x78657422 -> in.tryMember(TEXT) ? TEXT_BIT : -1; // "tex
            case 0x61637322 -> in.tryMember(SCANNER) ? SCANNER_BIT : -1; // "sca
            case 0x72726122 -> in.tryMember(ARRAYS) ? ARRAYS_BIT : -1; // "arr
            case 0x6D756E22 -> in.tryMember(NUMBER) ? NUMBER_BIT : -1; // "num
            default -> -1;
        };
        return column >= 0 ? column : in.nextColumn(KEYS, Long.SIZE - Long.numberOfLeadingZeros(seen));
    }

    private static Arrays[] readArraysArray(dev.schemac.runtime.support.JsonScanner in) {
        if (!in.beginArray()) {
            return null;
        }
        if (!in.firstElement()) {
            return EMPTY_ARRAYS_ARRAY;
        }
        Arrays[] elements = new Arrays[4];
        int count = 0;
        do {
            if (count == elements.length) {
                elements = java.util.Arrays.copyOf(elements, count * 2);
            }
            elements[count++] = ArraysParser.INSTANCE.read(in);
        } while (in.nextElement());
        return count == elements.length ? elements : java.util.Arrays.copyOf(elements, count);
    }

    /** Names and types of the columns, created on first use. */
    private static final class Columns {
        static final EventType<Override> EVENT_TYPE = EventType.of(Override.class,
                "dev.schemac.golden.library", "Override", List.of(
                        new EventType.Column("text", Scalar.STRING),
                        new EventType.Column("scanner", ColumnType.object(JsonScanner.class)),
                        new EventType.Column("arrays", ColumnType.object(Arrays.class).array()),
                        new EventType.Column("number", Scalar.INT)));
    }
}
