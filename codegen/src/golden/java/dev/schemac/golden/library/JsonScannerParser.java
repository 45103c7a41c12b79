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
import java.util.Arrays;
import java.util.List;

/** Reads {@link JsonScanner} from JSON. Has no state; one instance serves all threads. */
@Generated("dev.schemac.codegen.SchemaCompiler")
public final class JsonScannerParser implements ObjectParser<JsonScanner>, GeneratedParser<JsonScanner> {
    public static final JsonScannerParser INSTANCE = new JsonScannerParser();

    /** The number of each column, which is its bit in {@code seen}. */
    static final int TEXT_BIT = 0;
    static final int OVERRIDES_BIT = TEXT_BIT + 1;

    private static final JsonKey TEXT = JsonKey.string("text");
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
        long seen = 0;
        if (in.tryFirst(TEXT, KEYS)) {
            value.text = in.readString();
            seen |= 1L << TEXT_BIT;
        }
        if (in.tryNext(OVERRIDES, KEYS)) {
            value.overrides = readOverrideArray(in);
            seen |= 1L << OVERRIDES_BIT;
        }
        return in.endObject() ? value : readAnyOrder(in, value, seen);
    }

    /** Reads the remaining members in any order; {@code seen} has the bits of the columns already read. */
    private static JsonScanner readAnyOrder(dev.schemac.runtime.support.JsonScanner in,
            JsonScanner value, long seen) {
        for (int column; (column = nextColumn(in, seen)) >= 0; ) {
            seen = in.markSeen(seen, column);
            switch (column) {
                case TEXT_BIT -> value.text = in.readString();
                case OVERRIDES_BIT -> value.overrides = readOverrideArray(in);
                default -> throw new AssertionError(column);
            }
        }
        return value;
    }

    /** Returns the next column, by four bytes from its quote on or by {@link #KEYS}; negative after the last. */
    private static int nextColumn(dev.schemac.runtime.support.JsonScanner in, long seen) {
        int column = switch (in.nameWord(0)) {
            case 0x78657422 -> in.tryMember(TEXT) ? TEXT_BIT : -1; // "tex
            case 0x65766F22 -> in.tryMember(OVERRIDES) ? OVERRIDES_BIT : -1; // "ove
            default -> -1;
        };
        return column >= 0 ? column : in.nextColumn(KEYS, Long.SIZE - Long.numberOfLeadingZeros(seen));
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

    /** Names and types of the columns, created on first use. */
    private static final class Columns {
        static final EventType<JsonScanner> EVENT_TYPE = EventType.of(JsonScanner.class,
                "dev.schemac.golden.library", "JsonScanner", List.of(
                        new EventType.Column("text", Scalar.STRING),
                        new EventType.Column("overrides", ColumnType.object(Override.class).array())));
    }
}
