package dev.schemac.golden.lazy;

import dev.schemac.runtime.EventType;
import dev.schemac.runtime.Scalar;
import dev.schemac.runtime.support.Generated;
import dev.schemac.runtime.support.JsonKey;
import dev.schemac.runtime.support.JsonKeys;
import dev.schemac.runtime.support.JsonScanner;
import dev.schemac.runtime.support.event.ColumnTypes;
import dev.schemac.runtime.support.event.EventColumn;
import dev.schemac.runtime.support.event.GeneratedEventType;
import dev.schemac.runtime.support.event.RefillingObjectParser;
import java.util.Arrays;
import java.util.List;

/** Reads {@link Office} from JSON. Has no state; one instance serves all threads. */
@Generated("dev.schemac.codegen.SchemaCompiler")
public final class OfficeParser implements RefillingObjectParser<Office> {
    public static final OfficeParser INSTANCE = new OfficeParser();

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

    /** The names of the columns; the writer uses them, too. */
    static final JsonKey CODE = JsonKey.string("code");
    static final JsonKey NAME = JsonKey.string("name");
    static final JsonKey CITY = JsonKey.string("city");
    static final JsonKey COUNTRY = JsonKey.string("country").notNull();
    static final JsonKey LANGUAGE = JsonKey.string("language");
    static final JsonKey FLOORS = JsonKey.number("floors");
    static final JsonKey HEAD = JsonKey.object("head");
    static final JsonKey STAFF = JsonKey.array("staff");
    static final JsonKey TAGS = JsonKey.array("tags");

    /** Finds columns by their names: the number spreads the hashes of these names over a table with no collision. */
    private static final JsonKeys KEYS = JsonKeys.of(0x9E3779B97F4A7C15L, CODE, NAME, CITY, COUNTRY,
            LANGUAGE, FLOORS, HEAD, STAFF, TAGS);

    private static final long PRESENCE_MASK = 1L << FLOORS_BIT;
    private static final long REQUIRED = 1L << COUNTRY_BIT;
    private static final Person[] EMPTY_PERSON_ARRAY = new Person[0];
    private static final String[] EMPTY_STRING_ARRAY = new String[0];

    /** For {@link java.util.ServiceLoader}; all others use {@link #INSTANCE}. */
    public OfficeParser() {}

    @Override
    public EventType<Office> eventType() {
        return Columns.EVENT_TYPE;
    }

    @Override
    public Office read(JsonScanner in) {
        if (!in.beginObject()) {
            return null;
        }
        Office value = new Office();
        value.source = in.stringSource();
        long seen = readMembers(in, value);
        checkRequired(in, seen);
        return value;
    }

    @Override
    public Office readInto(JsonScanner in, Office value) {
        if (value == null) {
            return read(in);
        }
        if (!in.beginObject()) {
            return null;
        }
        forgetStrings(value);
        value.source = in.stringSource();
        long seen = readMembers(in, value);
        clearOthers(value, seen);
        checkRequired(in, seen);
        return value;
    }

    @Override
    public void clear(Office value) {
        forgetStrings(value);
        value.source = null;
        clearOthers(value, 0L);
    }

    /** Resets the columns whose bits are not set in {@code seen}. */
    private static void clearOthers(Office value, long seen) {
        value.presence &= seen;
        if ((seen & (1L << CODE_BIT)) == 0) {
            value.code = null;
        }
        if ((seen & (1L << LANGUAGE_BIT)) == 0) {
            value.language = "en";
        }
        if ((seen & (1L << FLOORS_BIT)) == 0) {
            value.floors = 0;
        }
        if ((seen & (1L << HEAD_BIT)) == 0) {
            value.head = null;
        }
        if ((seen & (1L << STAFF_BIT)) == 0) {
            value.staff = null;
        }
        if ((seen & (1L << TAGS_BIT)) == 0) {
            value.tags = null;
        }
    }

    /** Clears the columns whose strings are lazy. */
    private static void forgetStrings(Office value) {
        value.name = null;
        value.nameAt = 0;
        value.city = null;
        value.cityAt = 0;
        value.country = null;
        value.countryAt = 0;
    }

    /** Reads all members, and returns the bits of the columns that it has read. */
    private static long readMembers(JsonScanner in, Office value) {
        long seen = 0;
        long nulls = 0;
        if (in.tryFirst(CODE, KEYS)) {
            value.code = in.readString();
            seen |= 1L << CODE_BIT;
        }
        if (in.tryNext(NAME, KEYS)) {
            value.nameAt = in.locateString();
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
            value.language = in.readString();
            seen |= 1L << LANGUAGE_BIT;
        }
        if (in.tryNext(FLOORS, KEYS)) {
            value.floors = in.readInt();
            seen |= 1L << FLOORS_BIT;
        } else if (in.tryNull(FLOORS)) {
            value.clearFloors();
            nulls |= 1L << FLOORS_BIT;
        }
        if (in.tryNext(HEAD, KEYS)) {
            value.head = PersonParser.INSTANCE.read(in);
            seen |= 1L << HEAD_BIT;
        }
        if (in.tryNext(STAFF, KEYS)) {
            value.staff = readPersonArray(in, value.staff);
            seen |= 1L << STAFF_BIT;
        }
        if (in.tryNext(TAGS, KEYS)) {
            value.tags = readStringArray(in, value.tags);
            seen |= 1L << TAGS_BIT;
        }
        value.presence = seen & PRESENCE_MASK;
        seen |= nulls;
        if (!in.endObject()) {
            seen = readAnyOrder(in, value, seen);
        }
        return seen;
    }

    /** Reads the remaining members in any order; {@code seenInOrder} has the bits of the columns already read. */
    private static long readAnyOrder(JsonScanner in, Office value, long seenInOrder) {
        long seen = seenInOrder;
        for (int column = nextColumn(in, seen); column >= 0; column = nextColumn(in, seen)) {
            seen = in.markSeen(seen, column);
            switch (column) {
                case CODE_BIT -> value.code = in.readString();
                case NAME_BIT -> value.nameAt = in.locateString();
                case CITY_BIT -> value.cityAt = in.locateString();
                case COUNTRY_BIT -> {
                    value.countryAt = in.locateString();
                    if (value.countryAt == 0) {
                        in.nullMember("string");
                    }
                }
                case LANGUAGE_BIT -> value.language = in.readString();
                case FLOORS_BIT -> {
                    value.clearFloors();
                    if (!in.skipNull()) {
                        value.floors = in.readInt();
                        value.presence |= 1L << FLOORS_BIT;
                    }
                }
                case HEAD_BIT -> value.head = PersonParser.INSTANCE.read(in);
                case STAFF_BIT -> value.staff = readPersonArray(in, value.staff);
                case TAGS_BIT -> value.tags = readStringArray(in, value.tags);
                default -> throw new AssertionError(column);
            }
        }
        return seen;
    }

    /** Returns the next column, by four bytes from its quote on or by {@link #KEYS}; negative after the last. */
    private static int nextColumn(JsonScanner in, long seen) {
        int column = switch (in.nameWord(0)) {
            case 0x646F6322 -> in.tryMember(CODE) ? CODE_BIT : -1; // "cod
            case 0x6D616E22 -> in.tryMember(NAME) ? NAME_BIT : -1; // "nam
            case 0x74696322 -> in.tryMember(CITY) ? CITY_BIT : -1; // "cit
            case 0x756F6322 -> in.tryMember(COUNTRY) ? COUNTRY_BIT : -1; // "cou
            case 0x6E616C22 -> in.tryMember(LANGUAGE) ? LANGUAGE_BIT : -1; // "lan
            case 0x6F6C6622 -> in.tryMember(FLOORS) ? FLOORS_BIT : -1; // "flo
            case 0x61656822 -> in.tryMember(HEAD) ? HEAD_BIT : -1; // "hea
            case 0x61747322 -> in.tryMember(STAFF) ? STAFF_BIT : -1; // "sta
            case 0x67617422 -> in.tryMember(TAGS) ? TAGS_BIT : -1; // "tag
            default -> -1;
        };
        return column >= 0 ? column : in.nextColumn(KEYS, Long.SIZE - Long.numberOfLeadingZeros(seen));
    }

    /** Throws if the member of a required column is missing. */
    private static void checkRequired(JsonScanner in, long seen) {
        if ((seen & REQUIRED) != REQUIRED) {
            in.missing(KEYS, REQUIRED & ~seen);
        }
    }

    private static Person[] readPersonArray(JsonScanner in, Person[] old) {
        if (!in.beginArray()) {
            return null;
        }
        if (!in.firstElement()) {
            return EMPTY_PERSON_ARRAY;
        }
        Person[] elements = old;
        if (old == null || old.length == 0 || old.getClass() != Person[].class) {
            elements = new Person[4];
        }
        int count = 0;
        do {
            if (count == elements.length) {
                elements = Arrays.copyOf(elements, count * 2);
            }
            elements[count++] = PersonParser.INSTANCE.read(in);
        } while (in.nextElement());
        return count == elements.length ? elements : Arrays.copyOf(elements, count);
    }

    private static String[] readStringArray(JsonScanner in, String[] old) {
        if (!in.beginArray()) {
            return null;
        }
        if (!in.firstElement()) {
            return EMPTY_STRING_ARRAY;
        }
        String[] elements = old == null || old.length == 0 ? new String[4] : old;
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
    static final class Columns {
        static final GeneratedEventType<Office> EVENT_TYPE = GeneratedEventType.of(Office.class,
                "dev.schemac.golden.lazy", "Office", List.of(
                        new EventColumn("code", Scalar.STRING),
                        new EventColumn("name", Scalar.STRING),
                        new EventColumn("city", Scalar.STRING),
                        new EventColumn("country", Scalar.STRING).withValue(),
                        new EventColumn("language", Scalar.STRING),
                        new EventColumn("floors", Scalar.INT),
                        new EventColumn("head", ColumnTypes.object(Person.class)),
                        new EventColumn("staff", ColumnTypes.array(ColumnTypes.object(Person.class))),
                        new EventColumn("tags", ColumnTypes.array(Scalar.STRING))));
    }
}
