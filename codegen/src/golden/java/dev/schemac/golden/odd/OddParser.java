package dev.schemac.golden.odd;

import dev.schemac.runtime.EventColumn;
import dev.schemac.runtime.EventType;
import dev.schemac.runtime.Generated;
import dev.schemac.runtime.JsonKey;
import dev.schemac.runtime.JsonKeys;
import dev.schemac.runtime.JsonScanner;
import dev.schemac.runtime.ObjectParser;
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
    private static final JsonKeys KEYS = JsonKeys.of(0x3D6845323CE3C71L, CLASS, P_20_Q, ABC, ABC_2,
            AB_C, ABC_3, COLUMN_1F600, COLUMN, COLUMN_31_ST, A_2E_B, COLUMN_24, COLUMN_2,
            COLUMN_22_QUOTED_22, COLUMN_5C_U0041_2A_2F, PRESENCE, THIS, VALUE, OTHER, THAT, MAP,
            HASH, CLASS_2, ARRAYS, OBJECTS, ODD_PARSER);

    /** Bit i is set where column number i is primitive. */
    private static final long PRIMITIVES = 0x2413DL;
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
        Odd value = new Odd();
        if (!in.firstIs(CLASS)) {
            return readAnyOrder(in, value, 0);
        }
        value.class$ = in.readInt();
        if (!in.nextIs(P_20_Q)) {
            return readAnyOrder(in, value, 1);
        }
        value.p$20$q = in.readText();
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
        value.$1f600$ = in.readText();
        if (!in.nextIs(COLUMN)) {
            return readAnyOrder(in, value, 7);
        }
        value.$ = in.readText();
        if (!in.nextIs(COLUMN_31_ST)) {
            return readAnyOrder(in, value, 8);
        }
        value.$31$st = in.readBoolean();
        if (!in.nextIs(A_2E_B)) {
            return readAnyOrder(in, value, 9);
        }
        value.a$2e$b = in.readText();
        if (!in.nextIs(COLUMN_24)) {
            return readAnyOrder(in, value, 10);
        }
        value.$24$ = in.readText();
        if (!in.nextIs(COLUMN_2)) {
            return readAnyOrder(in, value, 11);
        }
        value._$ = in.readText();
        if (!in.nextIs(COLUMN_22_QUOTED_22)) {
            return readAnyOrder(in, value, 12);
        }
        value.$22$quoted$22$ = in.readText();
        if (!in.nextIs(COLUMN_5C_U0041_2A_2F)) {
            return readAnyOrder(in, value, 13);
        }
        value.$5c$u0041$2a$$2f$ = in.readText();
        if (!in.nextIs(PRESENCE)) {
            return readAnyOrder(in, value, 14);
        }
        value.presence$ = in.readInt();
        if (!in.nextIs(THIS)) {
            return readAnyOrder(in, value, 15);
        }
        value.this$ = in.readText();
        if (!in.nextIs(VALUE)) {
            return readAnyOrder(in, value, 16);
        }
        value.value = in.readText();
        if (!in.nextIs(OTHER)) {
            return readAnyOrder(in, value, 17);
        }
        value.other = in.readDouble();
        if (!in.nextIs(THAT)) {
            return readAnyOrder(in, value, 18);
        }
        value.that = in.readText();
        if (!in.nextIs(MAP)) {
            return readAnyOrder(in, value, 19);
        }
        value.map = in.readText();
        if (!in.nextIs(HASH)) {
            return readAnyOrder(in, value, 20);
        }
        value.hash = in.readText();
        if (!in.nextIs(CLASS_2)) {
            return readAnyOrder(in, value, 21);
        }
        value.Class$ = in.readText();
        if (!in.nextIs(ARRAYS)) {
            return readAnyOrder(in, value, 22);
        }
        value.Arrays$ = readStringArray(in);
        if (!in.nextIs(OBJECTS)) {
            return readAnyOrder(in, value, 23);
        }
        value.Objects$ = in.readText();
        if (!in.nextIs(ODD_PARSER)) {
            return readAnyOrder(in, value, 24);
        }
        value.OddParser$ = in.readText();
        if (!in.endObject()) {
            return readAnyOrder(in, value, 25);
        }
        // every column was present
        value.presence = PRIMITIVES;
        return value;
    }

    /** Reads the members left, in whatever order; the columns before {@code next} have been read. */
    private static Odd readAnyOrder(JsonScanner in, Odd value, int next) {
        readMembers(in, value, next);
        return value;
    }

    /** As {@link #readAnyOrder}. In what is returned bit i is set where column number i has been seen. */
    private static long readMembers(JsonScanner in, Odd value, int next) {
        long seen = (1L << next) - 1;
        value.presence = seen & PRIMITIVES;
        for (boolean first = next == 0; ; first = false) {
            switch (in.memberName(0, first)) {
                case 0x616C6322 -> {
                    // "cla
                    if ((seen & 1L) == 0 && in.memberIs(CLASS, first)) {
                        value.setClass$(in.readInt());
                        seen |= 1L;
                        continue;
                    }
                    next = 0;
                }
                case 0x71207022 -> {
                    if ((seen & (1L << 1)) == 0 && in.memberIs(P_20_Q, first)) {
                        value.p$20$q = in.readText();
                        seen |= 1L << 1;
                        continue;
                    }
                    next = 1;
                }
                case 0x43424122 -> {
                    // "ABC
                    if ((seen & (1L << 2)) == 0 && in.memberIs(ABC, first)) {
                        value.setABC(in.readInt());
                        seen |= 1L << 2;
                        continue;
                    }
                    next = 2;
                }
                case 0x63626122 -> {
                    // "abc
                    if ((seen & (1L << 3)) == 0 && in.memberIs(ABC_2, first)) {
                        value.setAbc(in.readInt());
                        seen |= 1L << 3;
                        continue;
                    }
                    next = 3;
                }
                case 0x43624122 -> {
                    // "AbC
                    if ((seen & (1L << 4)) == 0 && in.memberIs(AB_C, first)) {
                        value.setAbC(in.readInt());
                        seen |= 1L << 4;
                        continue;
                    }
                    next = 4;
                }
                case 0x63624122 -> {
                    // "Abc
                    if ((seen & (1L << 5)) == 0 && in.memberIs(ABC_3, first)) {
                        value.set$Abc(in.readInt());
                        seen |= 1L << 5;
                        continue;
                    }
                    next = 5;
                }
                case 0x989FF022 -> {
                    if ((seen & (1L << 6)) == 0 && in.memberIs(COLUMN_1F600, first)) {
                        value.$1f600$ = in.readText();
                        seen |= 1L << 6;
                        continue;
                    }
                    next = 6;
                }
                case 0x3A2222 -> {
                    if ((seen & (1L << 7)) == 0 && in.memberIs(COLUMN, first)) {
                        value.$ = in.readText();
                        seen |= 1L << 7;
                        continue;
                    }
                    next = 7;
                }
                case 0x74733122 -> {
                    // "1st
                    if ((seen & (1L << 8)) == 0 && in.memberIs(COLUMN_31_ST, first)) {
                        value.set$31$st(in.readBoolean());
                        seen |= 1L << 8;
                        continue;
                    }
                    next = 8;
                }
                case 0x622E6122 -> {
                    // "a.b
                    if ((seen & (1L << 9)) == 0 && in.memberIs(A_2E_B, first)) {
                        value.a$2e$b = in.readText();
                        seen |= 1L << 9;
                        continue;
                    }
                    next = 9;
                }
                case 0x3A222422 -> {
                    // "$":
                    if ((seen & (1L << 10)) == 0 && in.memberIs(COLUMN_24, first)) {
                        value.$24$ = in.readText();
                        seen |= 1L << 10;
                        continue;
                    }
                    next = 10;
                }
                case 0x3A225F22 -> {
                    // "_":
                    if ((seen & (1L << 11)) == 0 && in.memberIs(COLUMN_2, first)) {
                        value._$ = in.readText();
                        seen |= 1L << 11;
                        continue;
                    }
                    next = 11;
                }
                case 0x71225C22 -> {
                    if ((seen & (1L << 12)) == 0 && in.memberIs(COLUMN_22_QUOTED_22, first)) {
                        value.$22$quoted$22$ = in.readText();
                        seen |= 1L << 12;
                        continue;
                    }
                    next = 12;
                }
                case 0x755C5C22 -> {
                    if ((seen & (1L << 13)) == 0 && in.memberIs(COLUMN_5C_U0041_2A_2F, first)) {
                        value.$5c$u0041$2a$$2f$ = in.readText();
                        seen |= 1L << 13;
                        continue;
                    }
                    next = 13;
                }
                case 0x65727022 -> {
                    // "pre
                    if ((seen & (1L << 14)) == 0 && in.memberIs(PRESENCE, first)) {
                        value.setPresence$(in.readInt());
                        seen |= 1L << 14;
                        continue;
                    }
                    next = 14;
                }
                case 0x69687422 -> {
                    // "thi
                    if ((seen & (1L << 15)) == 0 && in.memberIs(THIS, first)) {
                        value.this$ = in.readText();
                        seen |= 1L << 15;
                        continue;
                    }
                    next = 15;
                }
                case 0x6C617622 -> {
                    // "val
                    if ((seen & (1L << 16)) == 0 && in.memberIs(VALUE, first)) {
                        value.value = in.readText();
                        seen |= 1L << 16;
                        continue;
                    }
                    next = 16;
                }
                case 0x68746F22 -> {
                    // "oth
                    if ((seen & (1L << 17)) == 0 && in.memberIs(OTHER, first)) {
                        value.setOther(in.readDouble());
                        seen |= 1L << 17;
                        continue;
                    }
                    next = 17;
                }
                case 0x61687422 -> {
                    // "tha
                    if ((seen & (1L << 18)) == 0 && in.memberIs(THAT, first)) {
                        value.that = in.readText();
                        seen |= 1L << 18;
                        continue;
                    }
                    next = 18;
                }
                case 0x70616D22 -> {
                    // "map
                    if ((seen & (1L << 19)) == 0 && in.memberIs(MAP, first)) {
                        value.map = in.readText();
                        seen |= 1L << 19;
                        continue;
                    }
                    next = 19;
                }
                case 0x73616822 -> {
                    // "has
                    if ((seen & (1L << 20)) == 0 && in.memberIs(HASH, first)) {
                        value.hash = in.readText();
                        seen |= 1L << 20;
                        continue;
                    }
                    next = 20;
                }
                case 0x616C4322 -> {
                    // "Cla
                    if ((seen & (1L << 21)) == 0 && in.memberIs(CLASS_2, first)) {
                        value.Class$ = in.readText();
                        seen |= 1L << 21;
                        continue;
                    }
                    next = 21;
                }
                case 0x72724122 -> {
                    // "Arr
                    if ((seen & (1L << 22)) == 0 && in.memberIs(ARRAYS, first)) {
                        value.Arrays$ = readStringArray(in);
                        seen |= 1L << 22;
                        continue;
                    }
                    next = 22;
                }
                case 0x6A624F22 -> {
                    // "Obj
                    if ((seen & (1L << 23)) == 0 && in.memberIs(OBJECTS, first)) {
                        value.Objects$ = in.readText();
                        seen |= 1L << 23;
                        continue;
                    }
                    next = 23;
                }
                case 0x64644F22 -> {
                    // "Odd
                    if ((seen & (1L << 24)) == 0 && in.memberIs(ODD_PARSER, first)) {
                        value.OddParser$ = in.readText();
                        seen |= 1L << 24;
                        continue;
                    }
                    next = 24;
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
    private static void readColumn(JsonScanner in, Odd value, int column) {
        switch (column) {
            case 0 -> {
                if (in.skipNull()) {
                    value.clearClass$();
                } else {
                    value.setClass$(in.readInt());
                }
            }
            case 1 -> value.p$20$q = in.readString();
            case 2 -> {
                if (in.skipNull()) {
                    value.clearABC();
                } else {
                    value.setABC(in.readInt());
                }
            }
            case 3 -> {
                if (in.skipNull()) {
                    value.clearAbc();
                } else {
                    value.setAbc(in.readInt());
                }
            }
            case 4 -> {
                if (in.skipNull()) {
                    value.clearAbC();
                } else {
                    value.setAbC(in.readInt());
                }
            }
            case 5 -> {
                if (in.skipNull()) {
                    value.clear$Abc();
                } else {
                    value.set$Abc(in.readInt());
                }
            }
            case 6 -> value.$1f600$ = in.readString();
            case 7 -> value.$ = in.readString();
            case 8 -> {
                if (in.skipNull()) {
                    value.clear$31$st();
                } else {
                    value.set$31$st(in.readBoolean());
                }
            }
            case 9 -> value.a$2e$b = in.readString();
            case 10 -> value.$24$ = in.readString();
            case 11 -> value._$ = in.readString();
            case 12 -> value.$22$quoted$22$ = in.readString();
            case 13 -> value.$5c$u0041$2a$$2f$ = in.readString();
            case 14 -> {
                if (in.skipNull()) {
                    value.clearPresence$();
                } else {
                    value.setPresence$(in.readInt());
                }
            }
            case 15 -> value.this$ = in.readString();
            case 16 -> value.value = in.readString();
            case 17 -> {
                if (in.skipNull()) {
                    value.clearOther();
                } else {
                    value.setOther(in.readDouble());
                }
            }
            case 18 -> value.that = in.readString();
            case 19 -> value.map = in.readString();
            case 20 -> value.hash = in.readString();
            case 21 -> value.Class$ = in.readString();
            case 22 -> value.Arrays$ = readStringArray(in);
            case 23 -> value.Objects$ = in.readString();
            case 24 -> value.OddParser$ = in.readString();
        }
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

    /** Names and types of the columns: a class of its own, which no parse waits for. */
    private static final class Columns {
        static final EventType<Odd> EVENT_TYPE = EventType.of(
                Odd.class,
                "dev.schemac.golden.odd",
                "Odd",
                List.of(
                        new EventColumn("class", Integer.class, "int"),
                        new EventColumn("p q", String.class, "string"),
                        new EventColumn("ABC", Integer.class, "int"),
                        new EventColumn("abc", Integer.class, "int"),
                        new EventColumn("AbC", Integer.class, "int"),
                        new EventColumn("Abc", Integer.class, "int"),
                        new EventColumn("\ud83d\ude00", String.class, "string"),
                        new EventColumn("", String.class, "string"),
                        new EventColumn("1st", Boolean.class, "boolean"),
                        new EventColumn("a.b", String.class, "string"),
                        new EventColumn("$", String.class, "string"),
                        new EventColumn("_", String.class, "string"),
                        new EventColumn("\"quoted\"", String.class, "string"),
                        new EventColumn("\\u0041*/", String.class, "string"),
                        new EventColumn("presence", Integer.class, "int"),
                        new EventColumn("this", String.class, "string"),
                        new EventColumn("value", String.class, "string"),
                        new EventColumn("other", Double.class, "double"),
                        new EventColumn("that", String.class, "string"),
                        new EventColumn("map", String.class, "string"),
                        new EventColumn("hash", String.class, "string"),
                        new EventColumn("Class", String.class, "string"),
                        new EventColumn("Arrays", String[].class, "string[]"),
                        new EventColumn("Objects", String.class, "string"),
                        new EventColumn("OddParser", String.class, "string")));

        private Columns() {}
    }
}
