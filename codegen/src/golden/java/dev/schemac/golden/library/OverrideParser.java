package dev.schemac.golden.library;

import dev.schemac.runtime.EventColumn;
import dev.schemac.runtime.EventType;
import dev.schemac.runtime.Generated;
import dev.schemac.runtime.JsonKey;
import dev.schemac.runtime.JsonKeys;
import dev.schemac.runtime.ObjectParser;
import java.util.List;

/** Reads {@link Override} from JSON. Has no state; one instance serves all threads. */
@Generated("dev.schemac.codegen.SchemaCompiler")
public final class OverrideParser implements ObjectParser<Override> {
    /** The parser. */
    public static final OverrideParser INSTANCE = new OverrideParser();

    private static final JsonKey TEXT = JsonKey.text("text");
    private static final JsonKey SCANNER = JsonKey.object("scanner");
    private static final JsonKey ARRAYS = JsonKey.array("arrays");
    private static final JsonKey NUMBER = JsonKey.number("number");
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
    public Override read(dev.schemac.runtime.JsonScanner in) {
        if (!in.beginObject()) {
            return null;
        }
        Override value = new Override();
        if (!in.firstIs(TEXT)) {
            return readAnyOrder(in, value, 0);
        }
        value.text = in.readText();
        if (!in.nextIs(SCANNER)) {
            return readAnyOrder(in, value, 1);
        }
        value.scanner = JsonScannerParser.INSTANCE.read(in);
        if (!in.nextIs(ARRAYS)) {
            return readAnyOrder(in, value, 2);
        }
        value.arrays = readArraysArray(in);
        if (!in.nextIs(NUMBER)) {
            return readAnyOrder(in, value, 3);
        }
        value.number = in.readInt();
        if (!in.endObject()) {
            return readAnyOrder(in, value, 4);
        }
        // every column was present
        value.presence = PRIMITIVES;
        return value;
    }

    /** Reads the members left, in whatever order; the columns before {@code next} have been read. */
    private static Override readAnyOrder(dev.schemac.runtime.JsonScanner in, Override value,
            int next) {
        readMembers(in, value, next);
        return value;
    }

    /** As {@link #readAnyOrder}. In what is returned bit i is set where column number i has been seen. */
    private static long readMembers(dev.schemac.runtime.JsonScanner in, Override value, int next) {
        long seen = (1L << next) - 1;
        value.presence = seen & PRIMITIVES;
        for (boolean first = next == 0; ; first = false) {
            switch (in.memberName(0, first)) {
                case 0x78657422 -> {
                    // "tex
                    if ((seen & 1L) == 0 && in.memberIs(TEXT, first)) {
                        value.text = in.readText();
                        seen |= 1L;
                        continue;
                    }
                    next = 0;
                }
                case 0x61637322 -> {
                    // "sca
                    if ((seen & (1L << 1)) == 0 && in.memberIs(SCANNER, first)) {
                        value.scanner = JsonScannerParser.INSTANCE.read(in);
                        seen |= 1L << 1;
                        continue;
                    }
                    next = 1;
                }
                case 0x72726122 -> {
                    // "arr
                    if ((seen & (1L << 2)) == 0 && in.memberIs(ARRAYS, first)) {
                        value.arrays = readArraysArray(in);
                        seen |= 1L << 2;
                        continue;
                    }
                    next = 2;
                }
                case 0x6D756E22 -> {
                    // "num
                    if ((seen & (1L << 3)) == 0 && in.memberIs(NUMBER, first)) {
                        value.setNumber(in.readInt());
                        seen |= 1L << 3;
                        continue;
                    }
                    next = 3;
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
    private static void readColumn(dev.schemac.runtime.JsonScanner in, Override value, int column) {
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
    }

    private static Arrays[] readArraysArray(dev.schemac.runtime.JsonScanner in) {
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

    /** Names and types of the columns: a class of its own, which no parse waits for. */
    private static final class Columns {
        static final EventType<Override> EVENT_TYPE = EventType.of(
                Override.class,
                "dev.schemac.golden.library",
                "Override",
                List.of(
                        new EventColumn("text", String.class, "string"),
                        new EventColumn("scanner", JsonScanner.class, "dev.schemac.golden.library.JsonScanner"),
                        new EventColumn("arrays", Arrays[].class, "dev.schemac.golden.library.Arrays[]"),
                        new EventColumn("number", Integer.class, "int")));

        private Columns() {}
    }
}
