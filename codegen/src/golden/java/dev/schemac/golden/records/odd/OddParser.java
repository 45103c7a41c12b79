package dev.schemac.golden.records.odd;

import dev.schemac.runtime.EventType;
import dev.schemac.runtime.ObjectParser;
import dev.schemac.runtime.generated.Generated;
import dev.schemac.runtime.generated.JsonKey;
import dev.schemac.runtime.generated.JsonKeys;
import dev.schemac.runtime.generated.JsonScanner;
import java.util.Arrays;
import java.util.List;

/** Reads {@link Odd} from JSON. Has no state; one instance serves all threads. */
@Generated("dev.schemac.codegen.SchemaCompiler")
public final class OddParser implements ObjectParser<Odd> {
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

    private static final String[] EMPTY_STRING_ARRAY = new String[0];

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
        if (!in.firstIs(CLASS)) {
            return readAnyOrder(in, value, 0);
        }
        value.class$ = in.readInt();
        if (!in.nextIs(P_20_Q)) {
            return readAnyOrder(in, value, 1);
        }
        value.p$20$q = in.readString();
        if (!in.nextIs(ABC)) {
            return readAnyOrder(in, value, 2);
        }
        value.ABC = in.readInt();
        if (!in.nextIs(ABC_2)) {
            return readAnyOrder(in, value, 3);
        }
        value.abc = in.readInt();
        if (!in.nextIs(AB_C)) {
            return readAnyOrder(in, value, 4);
        }
        value.AbC = in.readInt();
        if (!in.nextIs(ABC_3)) {
            return readAnyOrder(in, value, 5);
        }
        value.Abc = in.readInt();
        if (!in.nextIs(COLUMN_1F600)) {
            return readAnyOrder(in, value, 6);
        }
        value.$1f600$ = in.readString();
        if (!in.nextIs(COLUMN)) {
            return readAnyOrder(in, value, 7);
        }
        value.$ = in.readString();
        if (!in.nextIs(COLUMN_31_ST)) {
            return readAnyOrder(in, value, 8);
        }
        value.$31$st = in.readBoolean();
        if (!in.nextIs(A_2E_B)) {
            return readAnyOrder(in, value, 9);
        }
        value.a$2e$b = in.readString();
        if (!in.nextIs(COLUMN_24)) {
            return readAnyOrder(in, value, 10);
        }
        value.$24$ = in.readString();
        if (!in.nextIs(COLUMN_2)) {
            return readAnyOrder(in, value, 11);
        }
        value._$ = in.readString();
        if (!in.nextIs(COLUMN_22_QUOTED_22)) {
            return readAnyOrder(in, value, 12);
        }
        value.$22$quoted$22$ = in.readString();
        if (!in.nextIs(COLUMN_5C_U0041_2A_2F)) {
            return readAnyOrder(in, value, 13);
        }
        value.$5c$u0041$2a$$2f$ = in.readString();
        if (!in.nextIs(PRESENCE)) {
            return readAnyOrder(in, value, 14);
        }
        value.presence = in.readInt();
        if (!in.nextIs(THIS)) {
            return readAnyOrder(in, value, 15);
        }
        value.this$ = in.readString();
        if (!in.nextIs(VALUE)) {
            return readAnyOrder(in, value, 16);
        }
        value.value = in.readString();
        if (!in.nextIs(OTHER)) {
            return readAnyOrder(in, value, 17);
        }
        value.other = in.readDouble();
        if (!in.nextIs(THAT)) {
            return readAnyOrder(in, value, 18);
        }
        value.that = in.readString();
        if (!in.nextIs(MAP)) {
            return readAnyOrder(in, value, 19);
        }
        value.map = in.readString();
        if (!in.nextIs(HASH)) {
            return readAnyOrder(in, value, 20);
        }
        value.hash = in.readString();
        if (!in.nextIs(CLASS_2)) {
            return readAnyOrder(in, value, 21);
        }
        value.Class = in.readString();
        if (!in.nextIs(ARRAYS)) {
            return readAnyOrder(in, value, 22);
        }
        value.Arrays$ = readStringArray(in);
        if (!in.nextIs(OBJECTS)) {
            return readAnyOrder(in, value, 23);
        }
        value.Objects$ = in.readString();
        if (!in.nextIs(ODD_PARSER)) {
            return readAnyOrder(in, value, 24);
        }
        value.OddParser$ = in.readString();
        if (!in.endObject()) {
            return readAnyOrder(in, value, 25);
        }
        return value.build();
    }

    /** Reads the remaining members in any order; the columns before {@code next} have been read. */
    private static Odd readAnyOrder(JsonScanner in, Odd.Builder value, int next) {
        // bit i: column number i has been read
        long seen = (1L << next) - 1;
        // the column that probably comes next
        int hint = next;
        for (boolean first = next == 0; ; first = false) {
            int column = columnByNameWord(in, first);
            if (column < 0) {
                column = first ? in.firstColumn(KEYS) : in.nextColumn(KEYS, hint);
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
                case 22 -> value.Arrays$ = readStringArray(in);
                case 23 -> value.Objects$ = in.readString();
                case 24 -> value.OddParser$ = in.readString();
            }
            hint = column + 1;
        }
        return value.build();
    }

    /**
     * The column of the next member, told by four bytes of its name, from the opening quote on; each case label is such bytes
     * as one number, the first byte lowest. Returns -1 where these do not tell, where there are blanks, and where the value
     * is null: then nothing has been read, and {@link #KEYS} finds the column.
     */
    private static int columnByNameWord(JsonScanner in, boolean first) {
        return switch (in.nameWord(0, first)) {
            case 0x616C6322 -> in.memberIs(CLASS, first) ? 0 : -1; // "cla
            case 0x71207022 -> in.memberIs(P_20_Q, first) ? 1 : -1;
            case 0x43424122 -> in.memberIs(ABC, first) ? 2 : -1; // "ABC
            case 0x63626122 -> in.memberIs(ABC_2, first) ? 3 : -1; // "abc
            case 0x43624122 -> in.memberIs(AB_C, first) ? 4 : -1; // "AbC
            case 0x63624122 -> in.memberIs(ABC_3, first) ? 5 : -1; // "Abc
            case 0x989FF022 -> in.memberIs(COLUMN_1F600, first) ? 6 : -1;
            case 0x3A2222 -> in.memberIs(COLUMN, first) ? 7 : -1;
            case 0x74733122 -> in.memberIs(COLUMN_31_ST, first) ? 8 : -1; // "1st
            case 0x622E6122 -> in.memberIs(A_2E_B, first) ? 9 : -1; // "a.b
            case 0x3A222422 -> in.memberIs(COLUMN_24, first) ? 10 : -1; // "$":
            case 0x3A225F22 -> in.memberIs(COLUMN_2, first) ? 11 : -1; // "_":
            case 0x71225C22 -> in.memberIs(COLUMN_22_QUOTED_22, first) ? 12 : -1;
            case 0x755C5C22 -> in.memberIs(COLUMN_5C_U0041_2A_2F, first) ? 13 : -1;
            case 0x65727022 -> in.memberIs(PRESENCE, first) ? 14 : -1; // "pre
            case 0x69687422 -> in.memberIs(THIS, first) ? 15 : -1; // "thi
            case 0x6C617622 -> in.memberIs(VALUE, first) ? 16 : -1; // "val
            case 0x68746F22 -> in.memberIs(OTHER, first) ? 17 : -1; // "oth
            case 0x61687422 -> in.memberIs(THAT, first) ? 18 : -1; // "tha
            case 0x70616D22 -> in.memberIs(MAP, first) ? 19 : -1; // "map
            case 0x73616822 -> in.memberIs(HASH, first) ? 20 : -1; // "has
            case 0x616C4322 -> in.memberIs(CLASS_2, first) ? 21 : -1; // "Cla
            case 0x72724122 -> in.memberIs(ARRAYS, first) ? 22 : -1; // "Arr
            case 0x6A624F22 -> in.memberIs(OBJECTS, first) ? 23 : -1; // "Obj
            case 0x64644F22 -> in.memberIs(ODD_PARSER, first) ? 24 : -1; // "Odd
            default -> -1;
        };
    }

    private static String[] readStringArray(JsonScanner in) {
        if (!in.beginArray()) {
            return null;
        }
        if (!in.firstElement()) {
            return EMPTY_STRING_ARRAY;
        }
        String[] elements = new String[4];
        int count = 0;
        do {
            if (count == elements.length) {
                elements = Arrays.copyOf(elements, count * 2);
            }
            elements[count++] = in.readString();
        } while (in.nextElement());
        return count == elements.length ? elements : Arrays.copyOf(elements, count);
    }

    /** Names and types of the columns, made when they are asked for and not with the parser. */
    private static final class Columns {
        static final EventType<Odd> EVENT_TYPE = EventType.of(
                Odd.class,
                "dev.schemac.golden.records.odd",
                "Odd",
                List.of(
                        new EventType.Column("class", Integer.class, "int"),
                        new EventType.Column("p q", String.class, "string"),
                        new EventType.Column("ABC", Integer.class, "int"),
                        new EventType.Column("abc", Integer.class, "int"),
                        new EventType.Column("AbC", Integer.class, "int"),
                        new EventType.Column("Abc", Integer.class, "int"),
                        new EventType.Column("\ud83d\ude00", String.class, "string"),
                        new EventType.Column("", String.class, "string"),
                        new EventType.Column("1st", Boolean.class, "boolean"),
                        new EventType.Column("a.b", String.class, "string"),
                        new EventType.Column("$", String.class, "string"),
                        new EventType.Column("_", String.class, "string"),
                        new EventType.Column("\"quoted\"", String.class, "string"),
                        new EventType.Column("\\u0041*/", String.class, "string"),
                        new EventType.Column("presence", Integer.class, "int"),
                        new EventType.Column("this", String.class, "string"),
                        new EventType.Column("value", String.class, "string"),
                        new EventType.Column("other", Double.class, "double"),
                        new EventType.Column("that", String.class, "string"),
                        new EventType.Column("map", String.class, "string"),
                        new EventType.Column("hash", String.class, "string"),
                        new EventType.Column("Class", String.class, "string"),
                        new EventType.Column("Arrays", String[].class, "string[]"),
                        new EventType.Column("Objects", String.class, "string"),
                        new EventType.Column("OddParser", String.class, "string")));

        private Columns() {}
    }
}
