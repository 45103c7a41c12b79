package dev.schemac.golden.lazy;

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

/** Reads {@link Branch} from JSON. Has no state; one instance serves all threads. */
@Generated("dev.schemac.codegen.SchemaCompiler")
public final class BranchParser implements ObjectParser<Branch>, GeneratedParser<Branch> {
    public static final BranchParser INSTANCE = new BranchParser();

    /** The number of each column, which is its bit in {@code seen}. */
    static final int CODE_BIT = 0;
    static final int NAME_BIT = CODE_BIT + 1;
    static final int CITY_BIT = NAME_BIT + 1;
    static final int COUNTRY_BIT = CITY_BIT + 1;
    static final int LANGUAGE_BIT = COUNTRY_BIT + 1;
    static final int FLOORS_BIT = LANGUAGE_BIT + 1;
    static final int HEAD_BIT = FLOORS_BIT + 1;
    static final int STAFF_BIT = HEAD_BIT + 1;
    static final int TAGS_BIT = STAFF_BIT + 1;
    static final int NAME_AT_BIT = TAGS_BIT + 1;
    static final int SOURCE_1_BIT = NAME_AT_BIT + 1;
    static final int TEXT_BIT = SOURCE_1_BIT + 1;

    private static final JsonKey CODE = JsonKey.string("code");
    private static final JsonKey NAME = JsonKey.string("name");
    private static final JsonKey CITY = JsonKey.string("city");
    private static final JsonKey COUNTRY = JsonKey.string("country").notNull();
    private static final JsonKey LANGUAGE = JsonKey.string("language");
    private static final JsonKey FLOORS = JsonKey.number("floors");
    private static final JsonKey HEAD = JsonKey.object("head");
    private static final JsonKey STAFF = JsonKey.array("staff");
    private static final JsonKey TAGS = JsonKey.array("tags");
    private static final JsonKey NAME_AT = JsonKey.string("nameAt");
    private static final JsonKey SOURCE_1 = JsonKey.string("source_1");
    private static final JsonKey TEXT = JsonKey.string("text");

    /** Finds columns by their names: the number spreads the hashes of these names over a table with no collision. */
    private static final JsonKeys KEYS = JsonKeys.of(0xF88BB8A8724C81EDL, CODE, NAME, CITY, COUNTRY,
            LANGUAGE, FLOORS, HEAD, STAFF, TAGS, NAME_AT, SOURCE_1, TEXT);

    private static final long PRIMITIVES = 1L << FLOORS_BIT;
    private static final long REQUIRED = 1L << COUNTRY_BIT;
    private static final Person[] EMPTY_PERSON_ARRAY = new Person[0];
    private static final String[] EMPTY_STRING_ARRAY = new String[0];

    /** For {@link java.util.ServiceLoader}; all others use {@link #INSTANCE}. */
    public BranchParser() {}

    @Override
    public EventType<Branch> eventType() {
        return Columns.EVENT_TYPE;
    }

    @Override
    public Branch read(JsonScanner in) {
        if (!in.beginObject()) {
            return null;
        }
        Branch value = new Branch();
        value.source = in.stringSource();
        value.source_1 = in.stringSource();
        long seen = 0;
        long nulls = 0;
        if (in.tryFirst(CODE, KEYS)) {
            value.code = in.readString();
            seen |= 1L << CODE_BIT;
        }
        if (in.tryNext(NAME, KEYS)) {
            value.nameAt$$ = in.locateString();
            seen |= 1L << NAME_BIT;
        }
        if (in.tryNext(CITY, KEYS)) {
            value.cityAt = in.locateString();
            seen |= 1L << CITY_BIT;
        }
        if (in.tryNext(COUNTRY, KEYS)) {
            value.countryAt = in.locateString();
            seen |= 1L << COUNTRY_BIT;
        }
        if (in.tryNext(LANGUAGE, KEYS)) {
            value.languageAt = in.locateString();
            seen |= 1L << LANGUAGE_BIT;
        }
        if (in.tryNext(FLOORS, KEYS)) {
            value.floors = in.readInt();
            seen |= 1L << FLOORS_BIT;
        } else if (in.tryNull(FLOORS)) {
            nulls |= 1L << FLOORS_BIT;
        }
        if (in.tryNext(HEAD, KEYS)) {
            value.head = PersonParser.INSTANCE.read(in);
            seen |= 1L << HEAD_BIT;
        }
        if (in.tryNext(STAFF, KEYS)) {
            value.staff = readPersonArray(in);
            seen |= 1L << STAFF_BIT;
        }
        if (in.tryNext(TAGS, KEYS)) {
            value.tags = readStringArray(in);
            seen |= 1L << TAGS_BIT;
        }
        if (in.tryNext(NAME_AT, KEYS)) {
            value.nameAtAt = in.locateString();
            seen |= 1L << NAME_AT_BIT;
        }
        if (in.tryNext(SOURCE_1, KEYS)) {
            value.source1At = in.locateString();
            seen |= 1L << SOURCE_1_BIT;
        }
        if (in.tryNext(TEXT, KEYS)) {
            value.textAt = in.locateString();
            seen |= 1L << TEXT_BIT;
        }
        value.presence = seen & PRIMITIVES;
        seen |= nulls;
        if (!in.endObject()) {
            seen = readAnyOrder(in, value, seen);
        }
        finish(in, value, seen);
        return value;
    }

    /** Reads the remaining members in any order; {@code seen} has the bits of the columns already read. */
    private static long readAnyOrder(JsonScanner in, Branch value, long seen) {
        for (int column; (column = nextColumn(in, seen)) >= 0; ) {
            seen = in.markSeen(seen, column);
            switch (column) {
                case CODE_BIT -> value.code = in.readString();
                case NAME_BIT -> value.nameAt$$ = in.locateString();
                case CITY_BIT -> value.cityAt = in.locateString();
                case COUNTRY_BIT -> {
                    value.countryAt = in.locateString();
                    if (value.countryAt == 0) {
                        in.nullMember("string");
                    }
                }
                case LANGUAGE_BIT -> value.languageAt = in.locateString();
                case FLOORS_BIT -> {
                    value.clearFloors();
                    if (!in.skipNull()) {
                        value.setFloors(in.readInt());
                    }
                }
                case HEAD_BIT -> value.head = PersonParser.INSTANCE.read(in);
                case STAFF_BIT -> value.staff = readPersonArray(in);
                case TAGS_BIT -> value.tags = readStringArray(in);
                case NAME_AT_BIT -> value.nameAtAt = in.locateString();
                case SOURCE_1_BIT -> value.source1At = in.locateString();
                case TEXT_BIT -> value.textAt = in.locateString();
                default -> throw new AssertionError(column);
            }
        }
        return seen;
    }

    /** Returns the next column, by four bytes from its byte 2 on or by {@link #KEYS}; negative after the last. */
    private static int nextColumn(JsonScanner in, long seen) {
        int column = switch (in.nameWord(2)) {
            case 0x2265646F -> in.tryMember(CODE) ? CODE_BIT : -1; // ode"
            case 0x22656D61 -> in.tryMember(NAME) ? NAME_BIT : -1; // ame"
            case 0x22797469 -> in.tryMember(CITY) ? CITY_BIT : -1; // ity"
            case 0x746E756F -> in.tryMember(COUNTRY) ? COUNTRY_BIT : -1; // ount
            case 0x75676E61 -> in.tryMember(LANGUAGE) ? LANGUAGE_BIT : -1; // angu
            case 0x726F6F6C -> in.tryMember(FLOORS) ? FLOORS_BIT : -1; // loor
            case 0x22646165 -> in.tryMember(HEAD) ? HEAD_BIT : -1; // ead"
            case 0x66666174 -> in.tryMember(STAFF) ? STAFF_BIT : -1; // taff
            case 0x22736761 -> in.tryMember(TAGS) ? TAGS_BIT : -1; // ags"
            case 0x41656D61 -> in.tryMember(NAME_AT) ? NAME_AT_BIT : -1; // ameA
            case 0x6372756F -> in.tryMember(SOURCE_1) ? SOURCE_1_BIT : -1; // ourc
            case 0x22747865 -> in.tryMember(TEXT) ? TEXT_BIT : -1; // ext"
            default -> -1;
        };
        return column >= 0 ? column : in.nextColumn(KEYS, Long.SIZE - Long.numberOfLeadingZeros(seen));
    }

    /** Throws if a required column is missing, and sets the default values of others. */
    private static void finish(JsonScanner in, Branch value, long seen) {
        if ((seen & REQUIRED) != REQUIRED) {
            in.missing(KEYS, REQUIRED & ~seen);
        }
        if ((seen & (1L << LANGUAGE_BIT)) == 0) {
            value.language = "en";
        }
    }

    private static Person[] readPersonArray(JsonScanner in) {
        if (!in.beginArray()) {
            return null;
        }
        if (!in.firstElement()) {
            return EMPTY_PERSON_ARRAY;
        }
        Person[] elements = new Person[4];
        int count = 0;
        do {
            if (count == elements.length) {
                elements = Arrays.copyOf(elements, count * 2);
            }
            elements[count++] = PersonParser.INSTANCE.read(in);
        } while (in.nextElement());
        return count == elements.length ? elements : Arrays.copyOf(elements, count);
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
        static final EventType<Branch> EVENT_TYPE = EventType.of(Branch.class,
                "dev.schemac.golden.lazy", "Branch", OfficeParser.INSTANCE.eventType(), List.of(
                        new EventType.Column("nameAt", Scalar.STRING),
                        new EventType.Column("source_1", Scalar.STRING).withNames("source_1", "source1"),
                        new EventType.Column("text", Scalar.STRING)));
    }
}
