package dev.schemac.golden.library;

import dev.schemac.runtime.EventType;
import dev.schemac.runtime.ObjectParser;
import dev.schemac.runtime.support.Generated;
import dev.schemac.runtime.support.GeneratedParser;
import dev.schemac.runtime.support.JsonKey;
import dev.schemac.runtime.support.JsonKeys;
import java.util.List;

/** Reads {@link Override} from JSON. Has no state; one instance serves all threads. */
@Generated("dev.schemac.codegen.SchemaCompiler")
public final class OverrideParser implements ObjectParser<Override>, GeneratedParser<Override> {
    /** The parser. */
    public static final OverrideParser INSTANCE = new OverrideParser();

    private static final JsonKey TEXT = JsonKey.text("text");
    private static final JsonKey SCANNER = JsonKey.object("scanner");
    private static final JsonKey ARRAYS = JsonKey.array("arrays");
    private static final JsonKey NUMBER = JsonKey.number("number");

    /** Finds columns by their names: the number spreads the hashes of these names over a table with no collision. */
    private static final JsonKeys KEYS = JsonKeys.of(0x9E3779B97F4A7C15L, TEXT, SCANNER, ARRAYS,
            NUMBER);

    /** Bit i is set where column number i is primitive. */
    private static final long PRIMITIVES = 0x8L;
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
        // bit i: column number i has been read
        long seen = 0;
        if (in.firstIs(TEXT)) {
            value.text = in.readString();
            seen |= 1L;
        }
        if (in.nextIs(SCANNER)) {
            value.scanner = JsonScannerParser.INSTANCE.read(in);
            seen |= 1L << 1;
        }
        if (in.nextIs(ARRAYS)) {
            value.arrays = readArraysArray(in);
            seen |= 1L << 2;
        }
        if (in.nextIs(NUMBER)) {
            value.number = in.readInt();
            seen |= 1L << 3;
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
    private static void readAnyOrder(dev.schemac.runtime.support.JsonScanner in, Override value,
            long before) {
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
                case 0 -> value.text = in.readString();
                case 1 -> value.scanner = JsonScannerParser.INSTANCE.read(in);
                case 2 -> value.arrays = readArraysArray(in);
                case 3 -> {
                    if (in.skipNull()) {
                        value.clearNumber();
                    } else {
                        value.setNumber(in.readInt());
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
    private static int columnByNameWord(dev.schemac.runtime.support.JsonScanner in) {
        return switch (in.nameWord(0)) {
            case 0x78657422 -> in.memberIs(TEXT) ? 0 : -1; // "tex
            case 0x61637322 -> in.memberIs(SCANNER) ? 1 : -1; // "sca
            case 0x72726122 -> in.memberIs(ARRAYS) ? 2 : -1; // "arr
            case 0x6D756E22 -> in.memberIs(NUMBER) ? 3 : -1; // "num
            default -> -1;
        };
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

    /** Names and types of the columns, made when they are asked for and not with the parser. */
    private static final class Columns {
        static final EventType<Override> EVENT_TYPE = EventType.of(
                Override.class,
                "dev.schemac.golden.library",
                "Override",
                List.of(
                        new EventType.Column("text", String.class, "string"),
                        new EventType.Column("scanner", JsonScanner.class, "dev.schemac.golden.library.JsonScanner"),
                        new EventType.Column("arrays", Arrays[].class, "dev.schemac.golden.library.Arrays[]"),
                        new EventType.Column("number", Integer.class, "int")));

        private Columns() {}
    }
}
