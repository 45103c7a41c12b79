package dev.schemac.golden.lazy;

import dev.schemac.runtime.EventType;
import dev.schemac.runtime.ObjectParser;
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
    /** The parser. */
    public static final BranchParser INSTANCE = new BranchParser();

    private static final JsonKey CODE = JsonKey.text("code");
    private static final JsonKey NAME = JsonKey.text("name");
    private static final JsonKey CITY = JsonKey.text("city");
    private static final JsonKey COUNTRY = JsonKey.text("country");
    private static final JsonKey LANGUAGE = JsonKey.text("language");
    private static final JsonKey FLOORS = JsonKey.number("floors");
    private static final JsonKey HEAD = JsonKey.object("head");
    private static final JsonKey STAFF = JsonKey.array("staff");
    private static final JsonKey TAGS = JsonKey.array("tags");
    private static final JsonKey NAME_AT = JsonKey.text("nameAt");
    private static final JsonKey SOURCE_1 = JsonKey.text("source_1");
    private static final JsonKey TEXT = JsonKey.text("text");

    /** Finds columns by their names: the number spreads the hashes of these names over a table with no collision. */
    private static final JsonKeys KEYS = JsonKeys.of(0xF88BB8A8724C81EDL, CODE, NAME, CITY, COUNTRY,
            LANGUAGE, FLOORS, HEAD, STAFF, TAGS, NAME_AT, SOURCE_1, TEXT);

    /** Bit i is set where column number i is primitive. */
    private static final long PRIMITIVES = 0x20L;

    /** Bit i is set where column number i must be there. */
    private static final long REQUIRED = 0x8L;
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
        value.source = in.textSource();
        value.source_1 = in.textSource();
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
            value.staff = readPersonArray(in);
            seen |= 1L << 7;
        }
        if (in.nextIs(TAGS)) {
            value.tags = readStringArray(in);
            seen |= 1L << 8;
        }
        if (in.nextIs(NAME_AT)) {
            value.nameAtAt = in.locateString();
            seen |= 1L << 9;
        }
        if (in.nextIs(SOURCE_1)) {
            value.source1At = in.locateString();
            seen |= 1L << 10;
        }
        if (in.nextIs(TEXT)) {
            value.textAt = in.locateString();
            seen |= 1L << 11;
        }
        value.presence = seen & PRIMITIVES;
        if (!in.endObject()) {
            seen = readAnyOrder(in, value, seen);
        }
        if ((seen & REQUIRED) != REQUIRED) {
            in.missing(KEYS, Long.numberOfTrailingZeros(REQUIRED & ~seen));
        }
        if ((seen & (1L << 4)) == 0) {
            value.language = "en";
        }
        return value;
    }

    /**
     * Reads the remaining members in any order.
     *
     * @param before bit i: column number i has been read
     * @return the same, with the columns read here
     */
    private static long readAnyOrder(JsonScanner in, Branch value, long before) {
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
                case 7 -> value.staff = readPersonArray(in);
                case 8 -> value.tags = readStringArray(in);
                case 9 -> value.nameAtAt = in.locateString();
                case 10 -> value.source1At = in.locateString();
                case 11 -> value.textAt = in.locateString();
            }
            hint = column + 1;
        }
    }

    /**
     * The column of the next member, told by four bytes of its name, from the byte number 2 on; each case label is such bytes
     * as one number, the first byte lowest. Returns -1 where these do not tell, where there are blanks, and where the value
     * is null: then nothing has been read, and {@link #KEYS} finds the column.
     */
    private static int columnByNameWord(JsonScanner in) {
        return switch (in.nameWord(2)) {
            case 0x2265646F -> in.memberIs(CODE) ? 0 : -1; // ode"
            case 0x22656D61 -> in.memberIs(NAME) ? 1 : -1; // ame"
            case 0x22797469 -> in.memberIs(CITY) ? 2 : -1; // ity"
            case 0x746E756F -> in.memberIs(COUNTRY) ? 3 : -1; // ount
            case 0x75676E61 -> in.memberIs(LANGUAGE) ? 4 : -1; // angu
            case 0x726F6F6C -> in.memberIs(FLOORS) ? 5 : -1; // loor
            case 0x22646165 -> in.memberIs(HEAD) ? 6 : -1; // ead"
            case 0x66666174 -> in.memberIs(STAFF) ? 7 : -1; // taff
            case 0x22736761 -> in.memberIs(TAGS) ? 8 : -1; // ags"
            case 0x41656D61 -> in.memberIs(NAME_AT) ? 9 : -1; // ameA
            case 0x6372756F -> in.memberIs(SOURCE_1) ? 10 : -1; // ourc
            case 0x22747865 -> in.memberIs(TEXT) ? 11 : -1; // ext"
            default -> -1;
        };
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

    /** Names and types of the columns, made when they are asked for and not with the parser. */
    private static final class Columns {
        static final EventType<Branch> EVENT_TYPE = EventType.of(
                Branch.class,
                "dev.schemac.golden.lazy",
                "Branch",
                OfficeParser.INSTANCE.eventType(),
                List.of(
                        new EventType.Column("nameAt", String.class, "string"),
                        new EventType.Column("source_1", "source_1", String.class, "string", "source1"),
                        new EventType.Column("text", String.class, "string")));

        private Columns() {}
    }
}
