package dev.schemac.golden.library;

import dev.schemac.runtime.EventType;
import dev.schemac.runtime.ObjectParser;
import dev.schemac.runtime.support.Generated;
import dev.schemac.runtime.support.GeneratedParser;
import dev.schemac.runtime.support.JsonKey;
import dev.schemac.runtime.support.JsonKeys;
import java.util.Arrays;
import java.util.List;

/** Reads {@link JsonScanner} from JSON. Has no state; one instance serves all threads. */
@Generated("dev.schemac.codegen.SchemaCompiler")
public final class JsonScannerParser implements ObjectParser<JsonScanner>, GeneratedParser<JsonScanner> {
    /** The parser. */
    public static final JsonScannerParser INSTANCE = new JsonScannerParser();

    private static final JsonKey TEXT = JsonKey.text("text");
    private static final JsonKey OVERRIDES = JsonKey.array("overrides");

    /** Finds columns by their names: the number spreads the hashes of these names over a table with no collision. */
    private static final JsonKeys KEYS = JsonKeys.of(0x9E3779B97F4A7C15L, TEXT, OVERRIDES);
    private static final Override[] EMPTY_OVERRIDE_ARRAY = new Override[0];

    /** For {@link java.util.ServiceLoader}; all others use {@link #INSTANCE}. */
    public JsonScannerParser() {}

    @java.lang.Override
    public EventType<JsonScanner> eventType() {
        return Columns.EVENT_TYPE;
    }

    @java.lang.Override
    public JsonScanner read(dev.schemac.runtime.support.JsonScanner in) {
        if (!in.beginObject()) {
            return null;
        }
        JsonScanner value = new JsonScanner();
        // bit i: column number i has been read
        long seen = 0;
        if (in.firstIs(TEXT)) {
            value.text = in.readString();
            seen |= 1L;
        }
        if (in.nextIs(OVERRIDES)) {
            value.overrides = readOverrideArray(in);
            seen |= 1L << 1;
        }
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
    private static void readAnyOrder(dev.schemac.runtime.support.JsonScanner in, JsonScanner value,
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
                case 1 -> value.overrides = readOverrideArray(in);
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
            case 0x65766F22 -> in.memberIs(OVERRIDES) ? 1 : -1; // "ove
            default -> -1;
        };
    }

    private static Override[] readOverrideArray(dev.schemac.runtime.support.JsonScanner in) {
        if (!in.beginArray()) {
            return null;
        }
        if (!in.firstElement()) {
            return EMPTY_OVERRIDE_ARRAY;
        }
        Override[] elements = new Override[4];
        int count = 0;
        do {
            if (count == elements.length) {
                elements = Arrays.copyOf(elements, count * 2);
            }
            elements[count++] = OverrideParser.INSTANCE.read(in);
        } while (in.nextElement());
        return count == elements.length ? elements : Arrays.copyOf(elements, count);
    }

    /** Names and types of the columns, made when they are asked for and not with the parser. */
    private static final class Columns {
        static final EventType<JsonScanner> EVENT_TYPE = EventType.of(
                JsonScanner.class,
                "dev.schemac.golden.library",
                "JsonScanner",
                List.of(
                        new EventType.Column("text", String.class, "string"),
                        new EventType.Column("overrides", Override[].class, "dev.schemac.golden.library.Override[]")));

        private Columns() {}
    }
}
