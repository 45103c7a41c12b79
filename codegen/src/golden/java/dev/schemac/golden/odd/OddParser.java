package dev.schemac.golden.odd;

import dev.schemac.runtime.EventType;
import dev.schemac.runtime.ObjectParser;
import dev.schemac.runtime.Scalar;
import dev.schemac.runtime.support.Generated;
import dev.schemac.runtime.support.GeneratedParser;
import dev.schemac.runtime.support.JsonKey;
import dev.schemac.runtime.support.JsonKeys;
import dev.schemac.runtime.support.JsonScanner;
import java.util.Arrays;
import java.util.List;

/** Reads {@link Odd} from JSON. Has no state; one instance serves all threads. */
@Generated("dev.schemac.codegen.SchemaCompiler")
public final class OddParser implements ObjectParser<Odd>, GeneratedParser<Odd> {
    public static final OddParser INSTANCE = new OddParser();

    /** The number of each column, which is its bit in {@code seen}. */
    static final int CLASS_BIT = 0;
    static final int P_20_Q_BIT = CLASS_BIT + 1;
    static final int ABC_BIT = P_20_Q_BIT + 1;
    static final int ABC_2_BIT = ABC_BIT + 1;
    static final int AB_C_BIT = ABC_2_BIT + 1;
    static final int ABC_3_BIT = AB_C_BIT + 1;
    static final int COLUMN_1F600_BIT = ABC_3_BIT + 1;
    static final int COLUMN_BIT = COLUMN_1F600_BIT + 1;
    static final int COLUMN_31_ST_BIT = COLUMN_BIT + 1;
    static final int A_2E_B_BIT = COLUMN_31_ST_BIT + 1;
    static final int COLUMN_24_BIT = A_2E_B_BIT + 1;
    static final int COLUMN_2_BIT = COLUMN_24_BIT + 1;
    static final int COLUMN_22_QUOTED_22_BIT = COLUMN_2_BIT + 1;
    static final int COLUMN_5C_U0041_2A_2F_BIT = COLUMN_22_QUOTED_22_BIT + 1;
    static final int PRESENCE_BIT = COLUMN_5C_U0041_2A_2F_BIT + 1;
    static final int THIS_BIT = PRESENCE_BIT + 1;
    static final int VALUE_BIT = THIS_BIT + 1;
    static final int OTHER_BIT = VALUE_BIT + 1;
    static final int THAT_BIT = OTHER_BIT + 1;
    static final int MAP_BIT = THAT_BIT + 1;
    static final int HASH_BIT = MAP_BIT + 1;
    static final int CLASS_2_BIT = HASH_BIT + 1;
    static final int ARRAYS_BIT = CLASS_2_BIT + 1;
    static final int OBJECTS_BIT = ARRAYS_BIT + 1;
    static final int ODD_PARSER_BIT = OBJECTS_BIT + 1;

    private static final JsonKey CLASS = JsonKey.number("class");
    private static final JsonKey P_20_Q = JsonKey.string("p q");
    private static final JsonKey ABC = JsonKey.number("ABC");
    private static final JsonKey ABC_2 = JsonKey.number("abc");
    private static final JsonKey AB_C = JsonKey.number("AbC");
    private static final JsonKey ABC_3 = JsonKey.number("Abc");
    private static final JsonKey COLUMN_1F600 = JsonKey.string("\ud83d\ude00");
    private static final JsonKey COLUMN = JsonKey.string("");
    private static final JsonKey COLUMN_31_ST = JsonKey.bool("1st");
    private static final JsonKey A_2E_B = JsonKey.string("a.b");
    private static final JsonKey COLUMN_24 = JsonKey.string("$");
    private static final JsonKey COLUMN_2 = JsonKey.string("_");
    private static final JsonKey COLUMN_22_QUOTED_22 = JsonKey.string("\"quoted\"");
    private static final JsonKey COLUMN_5C_U0041_2A_2F = JsonKey.string("\\u0041*/");
    private static final JsonKey PRESENCE = JsonKey.number("presence");
    private static final JsonKey THIS = JsonKey.string("this");
    private static final JsonKey VALUE = JsonKey.string("value");
    private static final JsonKey OTHER = JsonKey.number("other");
    private static final JsonKey THAT = JsonKey.string("that");
    private static final JsonKey MAP = JsonKey.string("map");
    private static final JsonKey HASH = JsonKey.string("hash");
    private static final JsonKey CLASS_2 = JsonKey.string("Class");
    private static final JsonKey ARRAYS = JsonKey.array("Arrays");
    private static final JsonKey OBJECTS = JsonKey.string("Objects");
    private static final JsonKey ODD_PARSER = JsonKey.string("OddParser");

    /** Finds columns by their names: the number spreads the hashes of these names over a table with no collision. */
    private static final JsonKeys KEYS = JsonKeys.of(0x3D6845323CE3C71L, CLASS, P_20_Q, ABC, ABC_2,
            AB_C, ABC_3, COLUMN_1F600, COLUMN, COLUMN_31_ST, A_2E_B, COLUMN_24, COLUMN_2,
            COLUMN_22_QUOTED_22, COLUMN_5C_U0041_2A_2F, PRESENCE, THIS, VALUE, OTHER, THAT, MAP,
            HASH, CLASS_2, ARRAYS, OBJECTS, ODD_PARSER);

    private static final long PRIMITIVES = 1L << CLASS_BIT | 1L << ABC_BIT | 1L << ABC_2_BIT
            | 1L << AB_C_BIT | 1L << ABC_3_BIT | 1L << COLUMN_31_ST_BIT | 1L << PRESENCE_BIT
            | 1L << OTHER_BIT;

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
        long seen = 0;
        long nulls = 0;
        if (in.tryFirst(CLASS, KEYS)) {
            value.class$ = in.readInt();
            seen |= 1L << CLASS_BIT;
        } else if (in.tryNull(CLASS)) {
            nulls |= 1L << CLASS_BIT;
        }
        if (in.tryNext(P_20_Q, KEYS)) {
            value.p$20$q = in.readString();
            seen |= 1L << P_20_Q_BIT;
        }
        if (in.tryNext(ABC, KEYS)) {
            value.ABC = in.readInt();
            seen |= 1L << ABC_BIT;
        } else if (in.tryNull(ABC)) {
            nulls |= 1L << ABC_BIT;
        }
        if (in.tryNext(ABC_2, KEYS)) {
            value.abc = in.readInt();
            seen |= 1L << ABC_2_BIT;
        } else if (in.tryNull(ABC_2)) {
            nulls |= 1L << ABC_2_BIT;
        }
        if (in.tryNext(AB_C, KEYS)) {
            value.AbC = in.readInt();
            seen |= 1L << AB_C_BIT;
        } else if (in.tryNull(AB_C)) {
            nulls |= 1L << AB_C_BIT;
        }
        if (in.tryNext(ABC_3, KEYS)) {
            value.Abc = in.readInt();
            seen |= 1L << ABC_3_BIT;
        } else if (in.tryNull(ABC_3)) {
            nulls |= 1L << ABC_3_BIT;
        }
        if (in.tryNext(COLUMN_1F600, KEYS)) {
            value.$1f600$ = in.readString();
            seen |= 1L << COLUMN_1F600_BIT;
        }
        if (in.tryNext(COLUMN, KEYS)) {
            value.$ = in.readString();
            seen |= 1L << COLUMN_BIT;
        }
        if (in.tryNext(COLUMN_31_ST, KEYS)) {
            value.$31$st = in.readBoolean();
            seen |= 1L << COLUMN_31_ST_BIT;
        } else if (in.tryNull(COLUMN_31_ST)) {
            nulls |= 1L << COLUMN_31_ST_BIT;
        }
        if (in.tryNext(A_2E_B, KEYS)) {
            value.a$2e$b = in.readString();
            seen |= 1L << A_2E_B_BIT;
        }
        if (in.tryNext(COLUMN_24, KEYS)) {
            value.$24$ = in.readString();
            seen |= 1L << COLUMN_24_BIT;
        }
        if (in.tryNext(COLUMN_2, KEYS)) {
            value._$ = in.readString();
            seen |= 1L << COLUMN_2_BIT;
        }
        if (in.tryNext(COLUMN_22_QUOTED_22, KEYS)) {
            value.$22$quoted$22$ = in.readString();
            seen |= 1L << COLUMN_22_QUOTED_22_BIT;
        }
        if (in.tryNext(COLUMN_5C_U0041_2A_2F, KEYS)) {
            value.$5c$u0041$2a$$2f$ = in.readString();
            seen |= 1L << COLUMN_5C_U0041_2A_2F_BIT;
        }
        if (in.tryNext(PRESENCE, KEYS)) {
            value.presence$ = in.readInt();
            seen |= 1L << PRESENCE_BIT;
        } else if (in.tryNull(PRESENCE)) {
            nulls |= 1L << PRESENCE_BIT;
        }
        if (in.tryNext(THIS, KEYS)) {
            value.this$ = in.readString();
            seen |= 1L << THIS_BIT;
        }
        if (in.tryNext(VALUE, KEYS)) {
            value.value = in.readString();
            seen |= 1L << VALUE_BIT;
        }
        if (in.tryNext(OTHER, KEYS)) {
            value.other = in.readDouble();
            seen |= 1L << OTHER_BIT;
        } else if (in.tryNull(OTHER)) {
            nulls |= 1L << OTHER_BIT;
        }
        if (in.tryNext(THAT, KEYS)) {
            value.that = in.readString();
            seen |= 1L << THAT_BIT;
        }
        if (in.tryNext(MAP, KEYS)) {
            value.map = in.readString();
            seen |= 1L << MAP_BIT;
        }
        if (in.tryNext(HASH, KEYS)) {
            value.hash = in.readString();
            seen |= 1L << HASH_BIT;
        }
        if (in.tryNext(CLASS_2, KEYS)) {
            value.Class$ = in.readString();
            seen |= 1L << CLASS_2_BIT;
        }
        if (in.tryNext(ARRAYS, KEYS)) {
            value.Arrays$ = readStringArray(in);
            seen |= 1L << ARRAYS_BIT;
        }
        if (in.tryNext(OBJECTS, KEYS)) {
            value.Objects$ = in.readString();
            seen |= 1L << OBJECTS_BIT;
        }
        if (in.tryNext(ODD_PARSER, KEYS)) {
            value.OddParser$ = in.readString();
            seen |= 1L << ODD_PARSER_BIT;
        }
        value.presence = seen & PRIMITIVES;
        return in.endObject() ? value : readAnyOrder(in, value, seen | nulls);
    }

    /** Reads the remaining members in any order; {@code seen} has the bits of the columns already read. */
    private static Odd readAnyOrder(JsonScanner in, Odd value, long seen) {
        for (int column; (column = nextColumn(in, seen)) >= 0; ) {
            seen = in.markSeen(seen, column);
            switch (column) {
                case CLASS_BIT -> {
                    value.clearClass$();
                    if (!in.skipNull()) {
                        value.setClass$(in.readInt());
                    }
                }
                case P_20_Q_BIT -> value.p$20$q = in.readString();
                case ABC_BIT -> {
                    value.clearABC();
                    if (!in.skipNull()) {
                        value.setABC(in.readInt());
                    }
                }
                case ABC_2_BIT -> {
                    value.clearAbc();
                    if (!in.skipNull()) {
                        value.setAbc(in.readInt());
                    }
                }
                case AB_C_BIT -> {
                    value.clearAbC();
                    if (!in.skipNull()) {
                        value.setAbC(in.readInt());
                    }
                }
                case ABC_3_BIT -> {
                    value.clear$Abc();
                    if (!in.skipNull()) {
                        value.set$Abc(in.readInt());
                    }
                }
                case COLUMN_1F600_BIT -> value.$1f600$ = in.readString();
                case COLUMN_BIT -> value.$ = in.readString();
                case COLUMN_31_ST_BIT -> {
                    value.clear$31$st();
                    if (!in.skipNull()) {
                        value.set$31$st(in.readBoolean());
                    }
                }
                case A_2E_B_BIT -> value.a$2e$b = in.readString();
                case COLUMN_24_BIT -> value.$24$ = in.readString();
                case COLUMN_2_BIT -> value._$ = in.readString();
                case COLUMN_22_QUOTED_22_BIT -> value.$22$quoted$22$ = in.readString();
                case COLUMN_5C_U0041_2A_2F_BIT -> value.$5c$u0041$2a$$2f$ = in.readString();
                case PRESENCE_BIT -> {
                    value.clearPresence$();
                    if (!in.skipNull()) {
                        value.setPresence$(in.readInt());
                    }
                }
                case THIS_BIT -> value.this$ = in.readString();
                case VALUE_BIT -> value.value = in.readString();
                case OTHER_BIT -> {
                    value.clearOther();
                    if (!in.skipNull()) {
                        value.setOther(in.readDouble());
                    }
                }
                case THAT_BIT -> value.that = in.readString();
                case MAP_BIT -> value.map = in.readString();
                case HASH_BIT -> value.hash = in.readString();
                case CLASS_2_BIT -> value.Class$ = in.readString();
                case ARRAYS_BIT -> value.Arrays$ = readStringArray(in);
                case OBJECTS_BIT -> value.Objects$ = in.readString();
                case ODD_PARSER_BIT -> value.OddParser$ = in.readString();
                default -> throw new AssertionError(column);
            }
        }
        return value;
    }

    /** Returns the next column, by four bytes from its quote on or by {@link #KEYS}; negative after the last. */
    private static int nextColumn(JsonScanner in, long seen) {
        int column = switch (in.nameWord(0)) {
            case 0x616C6322 -> in.tryMember(CLASS) ? CLASS_BIT : -1; // "cla
            case 0x71207022 -> in.tryMember(P_20_Q) ? P_20_Q_BIT : -1;
            case 0x43424122 -> in.tryMember(ABC) ? ABC_BIT : -1; // "ABC
            case 0x63626122 -> in.tryMember(ABC_2) ? ABC_2_BIT : -1; // "abc
            case 0x43624122 -> in.tryMember(AB_C) ? AB_C_BIT : -1; // "AbC
            case 0x63624122 -> in.tryMember(ABC_3) ? ABC_3_BIT : -1; // "Abc
            case 0x989FF022 -> in.tryMember(COLUMN_1F600) ? COLUMN_1F600_BIT : -1;
            case 0x3A2222 -> in.tryMember(COLUMN) ? COLUMN_BIT : -1;
            case 0x74733122 -> in.tryMember(COLUMN_31_ST) ? COLUMN_31_ST_BIT : -1; // "1st
            case 0x622E6122 -> in.tryMember(A_2E_B) ? A_2E_B_BIT : -1; // "a.b
            case 0x3A222422 -> in.tryMember(COLUMN_24) ? COLUMN_24_BIT : -1; // "$":
            case 0x3A225F22 -> in.tryMember(COLUMN_2) ? COLUMN_2_BIT : -1; // "_":
            case 0x71225C22 -> in.tryMember(COLUMN_22_QUOTED_22) ? COLUMN_22_QUOTED_22_BIT : -1;
            case 0x755C5C22 -> in.tryMember(COLUMN_5C_U0041_2A_2F) ? COLUMN_5C_U0041_2A_2F_BIT : -1;
            case 0x65727022 -> in.tryMember(PRESENCE) ? PRESENCE_BIT : -1; // "pre
            case 0x69687422 -> in.tryMember(THIS) ? THIS_BIT : -1; // "thi
            case 0x6C617622 -> in.tryMember(VALUE) ? VALUE_BIT : -1; // "val
            case 0x68746F22 -> in.tryMember(OTHER) ? OTHER_BIT : -1; // "oth
            case 0x61687422 -> in.tryMember(THAT) ? THAT_BIT : -1; // "tha
            case 0x70616D22 -> in.tryMember(MAP) ? MAP_BIT : -1; // "map
            case 0x73616822 -> in.tryMember(HASH) ? HASH_BIT : -1; // "has
            case 0x616C4322 -> in.tryMember(CLASS_2) ? CLASS_2_BIT : -1; // "Cla
            case 0x72724122 -> in.tryMember(ARRAYS) ? ARRAYS_BIT : -1; // "Arr
            case 0x6A624F22 -> in.tryMember(OBJECTS) ? OBJECTS_BIT : -1; // "Obj
            case 0x64644F22 -> in.tryMember(ODD_PARSER) ? ODD_PARSER_BIT : -1; // "Odd
            default -> -1;
        };
        return column >= 0 ? column : in.nextColumn(KEYS, Long.SIZE - Long.numberOfLeadingZeros(seen));
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

    /** Names and types of the columns, created on first use. */
    private static final class Columns {
        static final EventType<Odd> EVENT_TYPE = EventType.of(Odd.class, "dev.schemac.golden.odd",
                "Odd", List.of(
                        new EventType.Column("class", Scalar.INT).withNames("class", "class$"),
                        new EventType.Column("p q", Scalar.STRING).withNames("p q", "p$20$q"),
                        new EventType.Column("ABC", Scalar.INT),
                        new EventType.Column("abc", Scalar.INT),
                        new EventType.Column("AbC", Scalar.INT),
                        new EventType.Column("Abc", Scalar.INT).withNames("Abc", "$Abc"),
                        new EventType.Column("\ud83d\ude00", Scalar.STRING).withNames("\ud83d\ude00", "$1f600$"),
                        new EventType.Column("", Scalar.STRING).withNames("", "$"),
                        new EventType.Column("1st", Scalar.BOOLEAN).withNames("1st", "$31$st"),
                        new EventType.Column("a.b", Scalar.STRING).withNames("a.b", "a$2e$b"),
                        new EventType.Column("$", Scalar.STRING).withNames("$", "$24$"),
                        new EventType.Column("_", Scalar.STRING).withNames("_", "_$"),
                        new EventType.Column("\"quoted\"", Scalar.STRING).withNames("\"quoted\"", "$22$quoted$22$"),
                        new EventType.Column("\\u0041*/", Scalar.STRING).withNames("\\u0041*/", "$5c$u0041$2a$$2f$"),
                        new EventType.Column("presence", Scalar.INT).withNames("presence", "presence$"),
                        new EventType.Column("this", Scalar.STRING).withNames("this", "this$"),
                        new EventType.Column("value", Scalar.STRING),
                        new EventType.Column("other", Scalar.DOUBLE),
                        new EventType.Column("that", Scalar.STRING),
                        new EventType.Column("map", Scalar.STRING),
                        new EventType.Column("hash", Scalar.STRING),
                        new EventType.Column("Class", Scalar.STRING).withNames("Class", "$Class$"),
                        new EventType.Column("Arrays", Scalar.STRING.array()).withNames("Arrays", "arrays$"),
                        new EventType.Column("Objects", Scalar.STRING).withNames("Objects", "objects$"),
                        new EventType.Column("OddParser", Scalar.STRING).withNames("OddParser", "oddParser$")));
    }
}
