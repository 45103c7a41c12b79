package dev.schemac.golden.lazy;

import dev.schemac.runtime.EventType;
import dev.schemac.runtime.RefillingParser;
import dev.schemac.runtime.support.Generated;
import dev.schemac.runtime.support.GeneratedRefillingParser;
import dev.schemac.runtime.support.JsonKey;
import dev.schemac.runtime.support.JsonKeys;
import dev.schemac.runtime.support.JsonScanner;
import java.util.Arrays;
import java.util.List;

/** Reads {@link Office} from JSON. Has no state; one instance serves all threads. */
@Generated("dev.schemac.codegen.SchemaCompiler")
public final class OfficeParser implements RefillingParser<Office>, GeneratedRefillingParser<Office> {
    /** The parser. */
    public static final OfficeParser INSTANCE = new OfficeParser();

    private static final JsonKey CODE = JsonKey.text("code");
    private static final JsonKey NAME = JsonKey.text("name");
    private static final JsonKey CITY = JsonKey.text("city");
    private static final JsonKey COUNTRY = JsonKey.text("country");
    private static final JsonKey LANGUAGE = JsonKey.text("language");
    private static final JsonKey FLOORS = JsonKey.number("floors");
    private static final JsonKey HEAD = JsonKey.object("head");
    private static final JsonKey STAFF = JsonKey.array("staff");
    private static final JsonKey TAGS = JsonKey.array("tags");

    /** Finds columns by their names: the number spreads the hashes of these names over a table with no collision. */
    private static final JsonKeys KEYS = JsonKeys.of(0x9E3779B97F4A7C15L, CODE, NAME, CITY, COUNTRY,
            LANGUAGE, FLOORS, HEAD, STAFF, TAGS);

    /** Bit i is set where column number i is primitive. */
    private static final long PRIMITIVES = 0x20L;

    /** Bit i is set where column number i must be there. */
    private static final long REQUIRED = 0x8L;
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
        value.source = in.textSource();
        long seen = readMembers(in, value);
        if ((seen & REQUIRED) != REQUIRED) {
            in.missing(KEYS, Long.numberOfTrailingZeros(REQUIRED & ~seen));
        }
        if ((seen & (1L << 4)) == 0) {
            value.language = "en";
        }
        return value;
    }

    @Override
    public Office readInto(JsonScanner in, Office value) {
        if (value == null || value.getClass() != Office.class) {
            return read(in);
        }
        if (!in.beginObject()) {
            return null;
        }
        forgetTexts(value);
        value.source = in.textSource();
        long seen = readMembers(in, value);
        clearOthers(value, seen);
        if ((seen & REQUIRED) != REQUIRED) {
            in.missing(KEYS, Long.numberOfTrailingZeros(REQUIRED & ~seen));
        }
        if ((seen & (1L << 4)) == 0) {
            value.language = "en";
        }
        return value;
    }

    @Override
    public void clear(Office value) {
        forgetTexts(value);
        value.source = null;
        clearOthers(value, 0L);
    }

    /** Makes the columns absent whose bits are not set in {@code seen}. */
    private static void clearOthers(Office value, long seen) {
        if ((seen & 1L) == 0) {
            value.code = null;
        }
        if ((seen & (1L << 5)) == 0) {
            value.floors = 0;
        }
        if ((seen & (1L << 6)) == 0) {
            value.head = null;
        }
        if ((seen & (1L << 7)) == 0) {
            value.staff = null;
        }
        if ((seen & (1L << 8)) == 0) {
            value.tags = null;
        }
        value.presence &= seen;
    }

    /** Makes the columns absent whose texts are lazy. */
    private static void forgetTexts(Office value) {
        value.name = null;
        value.nameAt$$ = 0;
        value.city = null;
        value.cityAt = 0;
        value.country = null;
        value.countryAt = 0;
        value.language = null;
        value.languageAt = 0;
    }

    /** Returns which columns have been read: bit i for column number i. */
    private static long readMembers(JsonScanner in, Office value) {
        // bit i: column number i has been read
        long seen = 0;
        if (in.firstIs(CODE)) {
            value.code = in.readString();
            seen |= 1L;
        }
        if (in.nextIs(NAME)) {
            value.nameAt$$ = in.locateString();
            seen |= 1L << 1;
        }
        if (in.nextIs(CITY)) {
            value.cityAt = in.locateString();
            seen |= 1L << 2;
        }
        if (in.nextIs(COUNTRY)) {
            value.countryAt = in.locateString();
            seen |= 1L << 3;
        }
        if (in.nextIs(LANGUAGE)) {
            value.languageAt = in.locateString();
            seen |= 1L << 4;
        }
        if (in.nextIs(FLOORS)) {
            value.floors = in.readInt();
            seen |= 1L << 5;
        }
        if (in.nextIs(HEAD)) {
            value.head = PersonParser.INSTANCE.read(in);
            seen |= 1L << 6;
        }
        if (in.nextIs(STAFF)) {
            value.staff = readPersonArray(in, value.staff);
            seen |= 1L << 7;
        }
        if (in.nextIs(TAGS)) {
            value.tags = readStringArray(in, value.tags);
            seen |= 1L << 8;
        }
        value.presence = seen & PRIMITIVES;
        if (!in.endObject()) {
            seen = readAnyOrder(in, value, seen);
        }
        return seen;
    }

    /**
     * Reads the remaining members in any order.
     *
     * @param before bit i: column number i has been read
     * @return the same, with the columns read here
     */
    private static long readAnyOrder(JsonScanner in, Office value, long before) {
        long seen = before;
        // the column behind the last one that was read
        int hint = Long.SIZE - Long.numberOfLeadingZeros(seen);
        while (true) {
            int column = columnByNameWord(in);
            if (column < 0) {
                column = in.nextColumn(KEYS, hint);
            }
            if (column < 0) {
                return seen;
            }
            long bit = 1L << column;
            if ((seen & bit) != 0) {
                in.duplicateMember();
            }
            seen |= bit;
            switch (column) {
                case 0 -> value.code = in.readString();
                case 1 -> value.nameAt$$ = in.locateString();
                case 2 -> value.cityAt = in.locateString();
                case 3 -> {
                    value.countryAt = in.locateString();
                    if (value.countryAt == 0) {
                        in.nullMember("string");
                    }
                }
                case 4 -> value.languageAt = in.locateString();
                case 5 -> {
                    if (in.skipNull()) {
                        value.clearFloors();
                    } else {
                        value.setFloors(in.readInt());
                    }
                }
                case 6 -> value.head = PersonParser.INSTANCE.read(in);
                case 7 -> value.staff = readPersonArray(in, value.staff);
                case 8 -> value.tags = readStringArray(in, value.tags);
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
            case 0x646F6322 -> in.memberIs(CODE) ? 0 : -1; // "cod
            case 0x6D616E22 -> in.memberIs(NAME) ? 1 : -1; // "nam
            case 0x74696322 -> in.memberIs(CITY) ? 2 : -1; // "cit
            case 0x756F6322 -> in.memberIs(COUNTRY) ? 3 : -1; // "cou
            case 0x6E616C22 -> in.memberIs(LANGUAGE) ? 4 : -1; // "lan
            case 0x6F6C6622 -> in.memberIs(FLOORS) ? 5 : -1; // "flo
            case 0x61656822 -> in.memberIs(HEAD) ? 6 : -1; // "hea
            case 0x61747322 -> in.memberIs(STAFF) ? 7 : -1; // "sta
            case 0x67617422 -> in.memberIs(TAGS) ? 8 : -1; // "tag
            default -> -1;
        };
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

    /** Names and types of the columns, made when they are asked for and not with the parser. */
    private static final class Columns {
        static final EventType<Office> EVENT_TYPE = EventType.of(
                Office.class,
                "dev.schemac.golden.lazy",
                "Office",
                List.of(
                        new EventType.Column("code", String.class, "string"),
                        new EventType.Column("name", String.class, "string"),
                        new EventType.Column("city", String.class, "string"),
                        new EventType.Column("country", String.class, "string"),
                        new EventType.Column("language", String.class, "string"),
                        new EventType.Column("floors", Integer.class, "int"),
                        new EventType.Column("head", Person.class, "dev.schemac.golden.lazy.Person"),
                        new EventType.Column("staff", Person[].class, "dev.schemac.golden.lazy.Person[]"),
                        new EventType.Column("tags", String[].class, "string[]")));

        private Columns() {}
    }
}
