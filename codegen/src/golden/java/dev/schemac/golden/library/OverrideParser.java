package dev.schemac.golden.library;

import dev.schemac.runtime.EventColumn;
import dev.schemac.runtime.EventType;
import dev.schemac.runtime.Generated;
import dev.schemac.runtime.JsonKey;
import dev.schemac.runtime.JsonKeys;
import dev.schemac.runtime.ObjectParser;
import java.lang.Integer;
import java.lang.String;
import java.util.List;

/** Reads {@link Override} from JSON. Has no state; one instance serves all threads. */
@Generated("dev.schemac.codegen.generator.ParserGenerator")
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
        long seen = (1L << next) - 1;
        value.presence = seen & PRIMITIVES;
        int column = next == 0 ? in.firstColumn(KEYS) : in.nextColumn(KEYS, next);
        while (column >= 0) {
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
            column = in.nextColumn(KEYS, column + 1);
        }
        return value;
    }

    private static Arrays[] readArraysArray(dev.schemac.runtime.JsonScanner in) {
        if (!in.beginArray()) {
            return null;
        }
        Arrays[] elements = new Arrays[4];
        int count = 0;
        for (boolean more = in.firstElement(); more; more = in.nextElement()) {
            if (count == elements.length) {
                elements = java.util.Arrays.copyOf(elements, count * 2);
            }
            elements[count++] = ArraysParser.INSTANCE.read(in);
        }
        return count == elements.length ? elements : java.util.Arrays.copyOf(elements, count);
    }

    /** Names and types of the columns: a class of its own, which no parse waits for. */
    private static final class Columns {
        static final EventType<Override> EVENT_TYPE = EventType.of(
                Override.class,
                "dev.schemac.golden.library",
                "Override",
                List.of(
                        new EventColumn("text", String.class),
                        new EventColumn("scanner", JsonScanner.class),
                        new EventColumn("arrays", Arrays[].class),
                        new EventColumn("number", Integer.class)));

        private Columns() {}
    }
}
