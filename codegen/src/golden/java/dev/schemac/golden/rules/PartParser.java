package dev.schemac.golden.rules;

import dev.schemac.runtime.EventType;
import dev.schemac.runtime.ObjectParser;
import dev.schemac.runtime.support.Generated;
import dev.schemac.runtime.support.GeneratedParser;
import dev.schemac.runtime.support.JsonKey;
import dev.schemac.runtime.support.JsonKeys;
import dev.schemac.runtime.support.JsonScanner;
import dev.schemac.runtime.support.ValueRules;
import dev.schemac.runtime.support.Violations;
import java.util.List;

/** Reads {@link Part} from JSON. Has no state; one instance serves all threads. */
@Generated("dev.schemac.codegen.SchemaCompiler")
public final class PartParser implements ObjectParser<Part>, GeneratedParser<Part> {
    /** The parser. */
    public static final PartParser INSTANCE = new PartParser();

    private static final JsonKey TEXT = JsonKey.text("text");

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
        // bit i: column number i has been read
        long seen = 0;
        if (in.firstIs(TEXT)) {
            value.text = checkedText(in, in.readString());
            seen |= 1L;
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
    private static void readAnyOrder(JsonScanner in, Part value, long before) {
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
                case 0 -> value.text = checkedText(in, in.readString());
            }
            hint = column + 1;
        }
    }

    /**
     * The column of the next member, told by four bytes of its name, from the opening quote on; each case label is such bytes
     * as one number, the first byte lowest. Returns -1 where these do not tell, where there are blanks, and where the value
     * is null: then nothing has been read, and {@link #KEYS} finds the column.
     */
    private static int columnByNameWord(JsonScanner in) {
        return switch (in.nameWord(0)) {
            case 0x78657422 -> in.memberIs(TEXT) ? 0 : -1; // "tex
            default -> -1;
        };
    }

    /** Returns a value of column {@code text}; one that breaks its rules is a violation. */
    static String checkedText(Violations violations, String value) {
        if (value != null && !ValueRules.isLength(value, 1, Integer.MAX_VALUE)) {
            violations.violation(TEXT, "a text of at least 1 character");
        }
        return value;
    }

    /** Names and types of the columns, made when they are asked for and not with the parser. */
    private static final class Columns {
        static final EventType<Part> EVENT_TYPE = EventType.of(
                Part.class,
                "dev.schemac.golden.rules",
                "Part",
                List.of(
                        new EventType.Column("text", String.class, "string")));

        private Columns() {}
    }
}
