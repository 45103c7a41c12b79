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
@Generated("dev.schemac.codegen.generator.ParserGenerator")
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
            column = in.nextColumn(KEYS, column + 1);
        }
        return value;
    }

    private static String[] readStringArray(JsonScanner in) {
        if (!in.beginArray()) {
            return null;
        }
        String[] elements = new String[4];
        int count = 0;
        for (boolean more = in.firstElement(); more; more = in.nextElement()) {
            if (count == elements.length) {
                elements = Arrays.copyOf(elements, count * 2);
            }
            elements[count++] = in.readString();
        }
        return count == elements.length ? elements : Arrays.copyOf(elements, count);
    }

    /** Names and types of the columns: a class of its own, which no parse waits for. */
    private static final class Columns {
        static final EventType<Odd> EVENT_TYPE = EventType.of(
                Odd.class,
                "dev.schemac.golden.odd",
                "Odd",
                List.of(
                        new EventColumn("class", Integer.class),
                        new EventColumn("p q", String.class),
                        new EventColumn("ABC", Integer.class),
                        new EventColumn("abc", Integer.class),
                        new EventColumn("AbC", Integer.class),
                        new EventColumn("Abc", Integer.class),
                        new EventColumn("\ud83d\ude00", String.class),
                        new EventColumn("", String.class),
                        new EventColumn("1st", Boolean.class),
                        new EventColumn("a.b", String.class),
                        new EventColumn("$", String.class),
                        new EventColumn("_", String.class),
                        new EventColumn("\"quoted\"", String.class),
                        new EventColumn("\\u0041*/", String.class),
                        new EventColumn("presence", Integer.class),
                        new EventColumn("this", String.class),
                        new EventColumn("value", String.class),
                        new EventColumn("other", Double.class),
                        new EventColumn("that", String.class),
                        new EventColumn("map", String.class),
                        new EventColumn("hash", String.class),
                        new EventColumn("Class", String.class),
                        new EventColumn("Arrays", String[].class),
                        new EventColumn("Objects", String.class),
                        new EventColumn("OddParser", String.class)));

        private Columns() {}
    }
}
