package dev.schemac.golden.rules;

import dev.schemac.runtime.EventType;
import dev.schemac.runtime.Scalar;
import dev.schemac.runtime.support.Generated;
import dev.schemac.runtime.support.JsonKey;
import dev.schemac.runtime.support.JsonKeys;
import dev.schemac.runtime.support.JsonScanner;
import dev.schemac.runtime.support.ValueRules;
import dev.schemac.runtime.support.Violations;
import dev.schemac.runtime.support.event.EventColumn;
import dev.schemac.runtime.support.event.GeneratedEventType;
import dev.schemac.runtime.support.event.GeneratedObjectParser;
import java.util.List;

/** Reads {@link Part} from JSON. Has no state; one instance serves all threads. */
@Generated("dev.schemac.codegen.SchemaCompiler")
public final class PartParser implements GeneratedObjectParser<Part> {
    public static final PartParser INSTANCE = new PartParser();

    /** The number of each column, which is its bit in {@code seen}. */
    static final int TEXT_BIT = 0;

    /** The names of the columns; the writer uses them, too. */
    static final JsonKey TEXT = JsonKey.string("text");

    /** Finds columns by their names: the number spreads the hashes of these names over a table with no collision. */
    private static final JsonKeys KEYS = JsonKeys.of(0x9E3779B97F4A7C15L, TEXT);

    /** For {@link java.util.ServiceLoader}; all others use {@link #INSTANCE}. */
    public PartParser() {}

    @Override
    public EventType<Part> eventType() {
        return Columns.EVENT_TYPE;
    }

    @Override
    public Part read(JsonScanner in) {
        if (!in.beginObject()) {
            return null;
        }
        Part value = new Part();
        long seen = 0;
        if (in.tryFirst(TEXT, KEYS)) {
            value.text = checkedText(in, in.readString());
            seen |= 1L << TEXT_BIT;
        }
        return in.endObject() ? value : readAnyOrder(in, value, seen);
    }

    /** Reads the remaining members in any order; {@code seenInOrder} has the bits of the columns already read. */
    private static Part readAnyOrder(JsonScanner in, Part value, long seenInOrder) {
        long seen = seenInOrder;
        for (int column = nextColumn(in, seen); column >= 0; column = nextColumn(in, seen)) {
            seen = in.markSeen(seen, column);
            switch (column) {
                case TEXT_BIT -> value.text = checkedText(in, in.readString());
                default -> throw new AssertionError(column);
            }
        }
        return value;
    }

    /** Returns the next column, by four bytes from its quote on or by {@link #KEYS}; negative after the last. */
    private static int nextColumn(JsonScanner in, long seen) {
        int column = switch (in.nameWord(0)) {
            case 0x78657422 -> in.tryMember(TEXT) ? TEXT_BIT : -1; // "tex
            default -> -1;
        };
        return column >= 0 ? column : in.nextColumn(KEYS, Long.SIZE - Long.numberOfLeadingZeros(seen));
    }

    /** Returns a value of column {@code text}, and reports rules that it violates. */
    static String checkedText(Violations violations, String value) {
        if (value != null && !ValueRules.isLength(value, 1, Integer.MAX_VALUE)) {
            violations.violation(TEXT, "a string of at least 1 character");
        }
        return value;
    }

    /** Names and types of the columns, created on first use. */
    static final class Columns {
        static final GeneratedEventType<Part> EVENT_TYPE = GeneratedEventType.of(Part.class,
                "dev.schemac.golden.rules", "Part", List.of(
                        new EventColumn("text", Scalar.STRING)));
    }
}
