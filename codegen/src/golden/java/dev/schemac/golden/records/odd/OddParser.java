package dev.schemac.golden.records.odd;

import dev.schemac.runtime.EventType;
import dev.schemac.runtime.ObjectParser;
import dev.schemac.runtime.support.Generated;
import dev.schemac.runtime.support.GeneratedParser;
import dev.schemac.runtime.support.JsonKey;
import dev.schemac.runtime.support.JsonKeys;
import dev.schemac.runtime.support.JsonScanner;
import dev.schemac.runtime.support.JsonValues;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;

/** Reads {@link Odd} from JSON. Has no state; one instance serves all threads. */
@Generated("dev.schemac.codegen.SchemaCompiler")
public final class OddParser implements ObjectParser<Odd>, GeneratedParser<Odd> {
    /** The parser. */
    public static final OddParser INSTANCE = new OddParser();

    private static final JsonKey CLASS = JsonKey.number("class");
    private static final JsonKey P_20_Q = JsonKey.text("p q");
    private static final JsonKey ABC = JsonKey.number("ABC");
    private static final JsonKey ABC_2 = JsonKey.number("abc");
    private static final JsonKey AB_C = JsonKey.number("AbC");
    private static final JsonKey ABC_3 = JsonKey.number("Abc");
    private static final JsonKey COLUMN_1F600 = JsonKey.text("\ud83d\ude00");
    private static final JsonKey COLUMN = JsonKey.text("");
    private static final JsonKey COLUMN_31_ST = JsonKey.bool("1st");
    private static final JsonKey A_2E_B = JsonKey.text("a.b");
    private static final JsonKey COLUMN_24 = JsonKey.text("$");
    private static final JsonKey COLUMN_2 = JsonKey.text("_");
    private static final JsonKey COLUMN_22_QUOTED_22 = JsonKey.text("\"quoted\"");
    private static final JsonKey COLUMN_5C_U0041_2A_2F = JsonKey.text("\\u0041*/");
    private static final JsonKey PRESENCE = JsonKey.number("presence");
    private static final JsonKey THIS = JsonKey.text("this");
    private static final JsonKey VALUE = JsonKey.text("value");
    private static final JsonKey OTHER = JsonKey.number("other");
    private static final JsonKey THAT = JsonKey.text("that");
    private static final JsonKey MAP = JsonKey.text("map");
    private static final JsonKey HASH = JsonKey.text("hash");
    private static final JsonKey CLASS_2 = JsonKey.text("Class");
    private static final JsonKey ARRAYS = JsonKey.array("Arrays");
    private static final JsonKey OBJECTS = JsonKey.text("Objects");
    private static final JsonKey ODD_PARSER = JsonKey.text("OddParser");

    /** Finds columns by their names: the number spreads the hashes of these names over a table with no collision. */
    private static final JsonKeys KEYS = JsonKeys.of(0x3D6845323CE3C71L, CLASS, P_20_Q, ABC, ABC_2,
            AB_C, ABC_3, COLUMN_1F600, COLUMN, COLUMN_31_ST, A_2E_B, COLUMN_24, COLUMN_2,
            COLUMN_22_QUOTED_22, COLUMN_5C_U0041_2A_2F, PRESENCE, THIS, VALUE, OTHER, THAT, MAP,
            HASH, CLASS_2, ARRAYS, OBJECTS, ODD_PARSER);

    /** For {@link java.util.ServiceLoader}; all others use {@link #INSTANCE}. */
    public OddParser() {}

    @Override
    public EventType<Odd> eventType() {
        return Columns.EVENT_TYPE;
    }

    @Override
    public Odd read(JsonScanner in) {
        if (!in.beginObject()) {
            return null;
        }
        Odd.Builder value = new Odd.Builder();
        // bit i: column number i has been read
        long seen = 0;
        if (in.firstIs(CLASS)) {
            value.class$ = in.readInt();
            seen |= 1L;
        }
        if (in.nextIs(P_20_Q)) {
            value.p$20$q = in.readString();
            seen |= 1L << 1;
        }
        if (in.nextIs(ABC)) {
            value.ABC = in.readInt();
            seen |= 1L << 2;
        }
        if (in.nextIs(ABC_2)) {
            value.abc = in.readInt();
            seen |= 1L << 3;
        }
        if (in.nextIs(AB_C)) {
            value.AbC = in.readInt();
            seen |= 1L << 4;
        }
        if (in.nextIs(ABC_3)) {
            value.Abc = in.readInt();
            seen |= 1L << 5;
        }
        if (in.nextIs(COLUMN_1F600)) {
            value.$1f600$ = in.readString();
            seen |= 1L << 6;
        }
        if (in.nextIs(COLUMN)) {
            value.$ = in.readString();
            seen |= 1L << 7;
        }
        if (in.nextIs(COLUMN_31_ST)) {
            value.$31$st = in.readBoolean();
            seen |= 1L << 8;
        }
        if (in.nextIs(A_2E_B)) {
            value.a$2e$b = in.readString();
            seen |= 1L << 9;
        }
        if (in.nextIs(COLUMN_24)) {
            value.$24$ = in.readString();
            seen |= 1L << 10;
        }
        if (in.nextIs(COLUMN_2)) {
            value._$ = in.readString();
            seen |= 1L << 11;
        }
        if (in.nextIs(COLUMN_22_QUOTED_22)) {
            value.$22$quoted$22$ = in.readString();
            seen |= 1L << 12;
        }
        if (in.nextIs(COLUMN_5C_U0041_2A_2F)) {
            value.$5c$u0041$2a$$2f$ = in.readString();
            seen |= 1L << 13;
        }
        if (in.nextIs(PRESENCE)) {
            value.presence = in.readInt();
            seen |= 1L << 14;
        }
        if (in.nextIs(THIS)) {
            value.this$ = in.readString();
            seen |= 1L << 15;
        }
        if (in.nextIs(VALUE)) {
            value.value = in.readString();
            seen |= 1L << 16;
        }
        if (in.nextIs(OTHER)) {
            value.other = in.readDouble();
            seen |= 1L << 17;
        }
        if (in.nextIs(THAT)) {
            value.that = in.readString();
            seen |= 1L << 18;
        }
        if (in.nextIs(MAP)) {
            value.map = in.readString();
            seen |= 1L << 19;
        }
        if (in.nextIs(HASH)) {
            value.hash = in.readString();
            seen |= 1L << 20;
        }
        if (in.nextIs(CLASS_2)) {
            value.Class = in.readString();
            seen |= 1L << 21;
        }
        if (in.nextIs(ARRAYS)) {
            value.Arrays$ = readStringList(in);
            seen |= 1L << 22;
        }
        if (in.nextIs(OBJECTS)) {
            value.Objects$ = in.readString();
            seen |= 1L << 23;
        }
        if (in.nextIs(ODD_PARSER)) {
            value.OddParser$ = in.readString();
            seen |= 1L << 24;
        }
        if (!in.endObject()) {
            readAnyOrder(in, value, seen);
        }
        return value.build();
    }

    /**
     * Reads the remaining members in any order.
     *
     * @param before bit i: column number i has been read
     */
    private static void readAnyOrder(JsonScanner in, Odd.Builder value, long before) {
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
                case 0 -> value.class$ = in.readIntOrNull();
                case 1 -> value.p$20$q = in.readString();
                case 2 -> value.ABC = in.readIntOrNull();
                case 3 -> value.abc = in.readIntOrNull();
                case 4 -> value.AbC = in.readIntOrNull();
                case 5 -> value.Abc = in.readIntOrNull();
                case 6 -> value.$1f600$ = in.readString();
                case 7 -> value.$ = in.readString();
                case 8 -> value.$31$st = in.readBooleanOrNull();
                case 9 -> value.a$2e$b = in.readString();
                case 10 -> value.$24$ = in.readString();
                case 11 -> value._$ = in.readString();
                case 12 -> value.$22$quoted$22$ = in.readString();
                case 13 -> value.$5c$u0041$2a$$2f$ = in.readString();
                case 14 -> value.presence = in.readIntOrNull();
                case 15 -> value.this$ = in.readString();
                case 16 -> value.value = in.readString();
                case 17 -> value.other = in.readDoubleOrNull();
                case 18 -> value.that = in.readString();
                case 19 -> value.map = in.readString();
                case 20 -> value.hash = in.readString();
                case 21 -> value.Class = in.readString();
                case 22 -> value.Arrays$ = readStringList(in);
                case 23 -> value.Objects$ = in.readString();
                case 24 -> value.OddParser$ = in.readString();
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
            case 0x616C6322 -> in.memberIs(CLASS) ? 0 : -1; // "cla
            case 0x71207022 -> in.memberIs(P_20_Q) ? 1 : -1;
            case 0x43424122 -> in.memberIs(ABC) ? 2 : -1; // "ABC
            case 0x63626122 -> in.memberIs(ABC_2) ? 3 : -1; // "abc
            case 0x43624122 -> in.memberIs(AB_C) ? 4 : -1; // "AbC
            case 0x63624122 -> in.memberIs(ABC_3) ? 5 : -1; // "Abc
            case 0x989FF022 -> in.memberIs(COLUMN_1F600) ? 6 : -1;
            case 0x3A2222 -> in.memberIs(COLUMN) ? 7 : -1;
            case 0x74733122 -> in.memberIs(COLUMN_31_ST) ? 8 : -1; // "1st
            case 0x622E6122 -> in.memberIs(A_2E_B) ? 9 : -1; // "a.b
            case 0x3A222422 -> in.memberIs(COLUMN_24) ? 10 : -1; // "$":
            case 0x3A225F22 -> in.memberIs(COLUMN_2) ? 11 : -1; // "_":
            case 0x71225C22 -> in.memberIs(COLUMN_22_QUOTED_22) ? 12 : -1;
            case 0x755C5C22 -> in.memberIs(COLUMN_5C_U0041_2A_2F) ? 13 : -1;
            case 0x65727022 -> in.memberIs(PRESENCE) ? 14 : -1; // "pre
            case 0x69687422 -> in.memberIs(THIS) ? 15 : -1; // "thi
            case 0x6C617622 -> in.memberIs(VALUE) ? 16 : -1; // "val
            case 0x68746F22 -> in.memberIs(OTHER) ? 17 : -1; // "oth
            case 0x61687422 -> in.memberIs(THAT) ? 18 : -1; // "tha
            case 0x70616D22 -> in.memberIs(MAP) ? 19 : -1; // "map
            case 0x73616822 -> in.memberIs(HASH) ? 20 : -1; // "has
            case 0x616C4322 -> in.memberIs(CLASS_2) ? 21 : -1; // "Cla
            case 0x72724122 -> in.memberIs(ARRAYS) ? 22 : -1; // "Arr
            case 0x6A624F22 -> in.memberIs(OBJECTS) ? 23 : -1; // "Obj
            case 0x64644F22 -> in.memberIs(ODD_PARSER) ? 24 : -1; // "Odd
            default -> -1;
        };
    }

    private static List<String> readStringList(JsonScanner in) {
        if (!in.beginArray()) {
            return null;
        }
        if (!in.firstElement()) {
            return Collections.emptyList();
        }
        Object[] elements = new Object[4];
        int count = 0;
        do {
            if (count == elements.length) {
                elements = Arrays.copyOf(elements, count * 2);
            }
            elements[count++] = in.readString();
        } while (in.nextElement());
        return JsonValues.unmodifiableList(elements, count);
    }

    /** Names and types of the columns, made when they are asked for and not with the parser. */
    private static final class Columns {
        static final EventType<Odd> EVENT_TYPE = EventType.of(
                Odd.class,
                "dev.schemac.golden.records.odd",
                "Odd",
                List.of(
                        new EventType.Column("class", "class", Integer.class, "int", "class$"),
                        new EventType.Column("p q", "p q", String.class, "string", "p$20$q"),
                        new EventType.Column("ABC", Integer.class, "int"),
                        new EventType.Column("abc", Integer.class, "int"),
                        new EventType.Column("AbC", Integer.class, "int"),
                        new EventType.Column("Abc", Integer.class, "int"),
                        new EventType.Column("\ud83d\ude00", "\ud83d\ude00", String.class, "string", "$1f600$"),
                        new EventType.Column("", "", String.class, "string", "$"),
                        new EventType.Column("1st", "1st", Boolean.class, "boolean", "$31$st"),
                        new EventType.Column("a.b", "a.b", String.class, "string", "a$2e$b"),
                        new EventType.Column("$", "$", String.class, "string", "$24$"),
                        new EventType.Column("_", "_", String.class, "string", "_$"),
                        new EventType.Column("\"quoted\"", "\"quoted\"", String.class, "string", "$22$quoted$22$"),
                        new EventType.Column("\\u0041*/", "\\u0041*/", String.class, "string", "$5c$u0041$2a$$2f$"),
                        new EventType.Column("presence", Integer.class, "int"),
                        new EventType.Column("this", "this", String.class, "string", "this$"),
                        new EventType.Column("value", String.class, "string"),
                        new EventType.Column("other", Double.class, "double"),
                        new EventType.Column("that", String.class, "string"),
                        new EventType.Column("map", String.class, "string"),
                        new EventType.Column("hash", String.class, "string"),
                        new EventType.Column("Class", String.class, "string"),
                        new EventType.Column("Arrays", "Arrays", List.class, "List<string>", "Arrays$"),
                        new EventType.Column("Objects", "Objects", String.class, "string", "Objects$"),
                        new EventType.Column("OddParser", "OddParser", String.class, "string", "OddParser$")));

        private Columns() {}
    }
}
