package dev.schemac.golden.records.names;

import dev.schemac.runtime.EventType;
import dev.schemac.runtime.ObjectParser;
import dev.schemac.runtime.support.Generated;
import dev.schemac.runtime.support.GeneratedParser;
import dev.schemac.runtime.support.JsonKey;
import dev.schemac.runtime.support.JsonKeys;
import dev.schemac.runtime.support.JsonScanner;
import java.util.Arrays;
import java.util.List;

/** Reads {@link Fork} from JSON. Has no state; one instance serves all threads. */
@Generated("dev.schemac.codegen.SchemaCompiler")
public final class ForkParser implements ObjectParser<Fork>, GeneratedParser<Fork> {
    /** The parser. */
    public static final ForkParser INSTANCE = new ForkParser();

    private static final JsonKey ID = JsonKey.text("_id");
    private static final JsonKey HTML_URL = JsonKey.text("html_url");
    private static final JsonKey CLONE_2D_URL = JsonKey.text("clone-url");
    private static final JsonKey COLUMN_40_TYPE = JsonKey.text("@type");
    private static final JsonKey HOME_PAGE = JsonKey.text("HOME_PAGE");
    private static final JsonKey USER_ID = JsonKey.number("userID");
    private static final JsonKey URL_PATH = JsonKey.text("URLPath");
    private static final JsonKey ADDRESS_20_LINE_20_1 = JsonKey.text("address line 1");
    private static final JsonKey ARCHIVED = JsonKey.bool("archived");
    private static final JsonKey IS_PRIVATE = JsonKey.bool("is_private");
    private static final JsonKey IS_FORK = JsonKey.bool("isFork");
    private static final JsonKey HAS_WIKI = JsonKey.bool("has_wiki");
    private static final JsonKey CHECKS = JsonKey.array("checks");
    private static final JsonKey ABC = JsonKey.number("abc");
    private static final JsonKey ABC_2 = JsonKey.number("ABC");
    private static final JsonKey GR_F6_DF_E = JsonKey.number("gr\u00f6\u00dfe");
    private static final JsonKey COLUMN_31_ST = JsonKey.number("1st");
    private static final JsonKey TO_STRING = JsonKey.text("to_string");
    private static final JsonKey CLASS = JsonKey.text("class");
    private static final JsonKey SOURCE_ID = JsonKey.text("source_id");
    private static final JsonKey IS_DEEP = JsonKey.bool("is_deep");
    private static final JsonKey HTML_URL_2 = JsonKey.text("HTML_URL");

    /** Finds columns by their names: the number spreads the hashes of these names over a table with no collision. */
    private static final JsonKeys KEYS = JsonKeys.of(0x6E789E6AA1B965F5L, ID, HTML_URL,
            CLONE_2D_URL, COLUMN_40_TYPE, HOME_PAGE, USER_ID, URL_PATH, ADDRESS_20_LINE_20_1,
            ARCHIVED, IS_PRIVATE, IS_FORK, HAS_WIKI, CHECKS, ABC, ABC_2, GR_F6_DF_E, COLUMN_31_ST,
            TO_STRING, CLASS, SOURCE_ID, IS_DEEP, HTML_URL_2);

    private static final boolean[] EMPTY_BOOLEAN_ARRAY = new boolean[0];

    /** For {@link java.util.ServiceLoader}; all others use {@link #INSTANCE}. */
    public ForkParser() {}

    @Override
    public EventType<Fork> eventType() {
        return Columns.EVENT_TYPE;
    }

    @Override
    public Fork read(JsonScanner in) {
        if (!in.beginObject()) {
            return null;
        }
        Fork.Builder value = new Fork.Builder();
        // bit i: column number i has been read
        long seen = 0;
        if (in.firstIs(ID)) {
            value.id = in.readString();
            seen |= 1L;
        }
        if (in.nextIs(HTML_URL)) {
            value.htmlUrl = in.readString();
            seen |= 1L << 1;
        }
        if (in.nextIs(CLONE_2D_URL)) {
            value.cloneUrl = in.readString();
            seen |= 1L << 2;
        }
        if (in.nextIs(COLUMN_40_TYPE)) {
            value.type = in.readString();
            seen |= 1L << 3;
        }
        if (in.nextIs(HOME_PAGE)) {
            value.homePage = in.readString();
            seen |= 1L << 4;
        }
        if (in.nextIs(USER_ID)) {
            value.userID = in.readInt();
            seen |= 1L << 5;
        }
        if (in.nextIs(URL_PATH)) {
            value.URLPath = in.readString();
            seen |= 1L << 6;
        }
        if (in.nextIs(ADDRESS_20_LINE_20_1)) {
            value.addressLine1 = in.readString();
            seen |= 1L << 7;
        }
        if (in.nextIs(ARCHIVED)) {
            value.archived = in.readBoolean();
            seen |= 1L << 8;
        }
        if (in.nextIs(IS_PRIVATE)) {
            value.isPrivate = in.readBoolean();
            seen |= 1L << 9;
        }
        if (in.nextIs(IS_FORK)) {
            value.isFork = in.readBoolean();
            seen |= 1L << 10;
        }
        if (in.nextIs(HAS_WIKI)) {
            value.hasWiki = in.readBoolean();
            seen |= 1L << 11;
        }
        if (in.nextIs(CHECKS)) {
            value.checks = readBooleanArray(in);
            seen |= 1L << 12;
        }
        if (in.nextIs(ABC)) {
            value.abc = in.readInt();
            seen |= 1L << 13;
        }
        if (in.nextIs(ABC_2)) {
            value.ABC = in.readInt();
            seen |= 1L << 14;
        }
        if (in.nextIs(GR_F6_DF_E)) {
            value.gr$f6$$df$e = in.readDouble();
            seen |= 1L << 15;
        }
        if (in.nextIs(COLUMN_31_ST)) {
            value.$31$st = in.readInt();
            seen |= 1L << 16;
        }
        if (in.nextIs(TO_STRING)) {
            value.toString$ = in.readString();
            seen |= 1L << 17;
        }
        if (in.nextIs(CLASS)) {
            value.class$ = in.readString();
            seen |= 1L << 18;
        }
        if (in.nextIs(SOURCE_ID)) {
            value.sourceId = in.readString();
            seen |= 1L << 19;
        }
        if (in.nextIs(IS_DEEP)) {
            value.isDeep = in.readBoolean();
            seen |= 1L << 20;
        }
        if (in.nextIs(HTML_URL_2)) {
            value.HTML_URL = in.readString();
            seen |= 1L << 21;
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
    private static void readAnyOrder(JsonScanner in, Fork.Builder value, long before) {
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
                case 0 -> value.id = in.readString();
                case 1 -> value.htmlUrl = in.readString();
                case 2 -> value.cloneUrl = in.readString();
                case 3 -> value.type = in.readString();
                case 4 -> value.homePage = in.readString();
                case 5 -> value.userID = in.readIntOrNull();
                case 6 -> value.URLPath = in.readString();
                case 7 -> value.addressLine1 = in.readString();
                case 8 -> value.archived = in.readBooleanOrNull();
                case 9 -> value.isPrivate = in.readBooleanOrNull();
                case 10 -> value.isFork = in.readBooleanOrNull();
                case 11 -> value.hasWiki = in.readBooleanOrNull();
                case 12 -> value.checks = readBooleanArray(in);
                case 13 -> value.abc = in.readIntOrNull();
                case 14 -> value.ABC = in.readIntOrNull();
                case 15 -> value.gr$f6$$df$e = in.readDoubleOrNull();
                case 16 -> value.$31$st = in.readIntOrNull();
                case 17 -> value.toString$ = in.readString();
                case 18 -> value.class$ = in.readString();
                case 19 -> value.sourceId = in.readString();
                case 20 -> value.isDeep = in.readBooleanOrNull();
                case 21 -> value.HTML_URL = in.readString();
            }
            hint = column + 1;
        }
    }

    /**
     * The column of the next member, told by four bytes of its name, from the byte number 1 on; each case label is such bytes
     * as one number, the first byte lowest. Returns -1 where these do not tell, where there are blanks, and where the value
     * is null: then nothing has been read, and {@link #KEYS} finds the column.
     */
    private static int columnByNameWord(JsonScanner in) {
        return switch (in.nameWord(1)) {
            case 0x2264695F -> in.memberIs(ID) ? 0 : -1; // _id"
            case 0x6C6D7468 -> in.memberIs(HTML_URL) ? 1 : -1; // html
            case 0x6E6F6C63 -> in.memberIs(CLONE_2D_URL) ? 2 : -1; // clon
            case 0x70797440 -> in.memberIs(COLUMN_40_TYPE) ? 3 : -1; // @typ
            case 0x454D4F48 -> in.memberIs(HOME_PAGE) ? 4 : -1; // HOME
            case 0x72657375 -> in.memberIs(USER_ID) ? 5 : -1; // user
            case 0x504C5255 -> in.memberIs(URL_PATH) ? 6 : -1; // URLP
            case 0x72646461 -> in.memberIs(ADDRESS_20_LINE_20_1) ? 7 : -1; // addr
            case 0x68637261 -> in.memberIs(ARCHIVED) ? 8 : -1; // arch
            case 0x705F7369 -> in.memberIs(IS_PRIVATE) ? 9 : -1; // is_p
            case 0x6F467369 -> in.memberIs(IS_FORK) ? 10 : -1; // isFo
            case 0x5F736168 -> in.memberIs(HAS_WIKI) ? 11 : -1; // has_
            case 0x63656863 -> in.memberIs(CHECKS) ? 12 : -1; // chec
            case 0x22636261 -> in.memberIs(ABC) ? 13 : -1; // abc"
            case 0x22434241 -> in.memberIs(ABC_2) ? 14 : -1; // ABC"
            case 0xB6C37267 -> in.memberIs(GR_F6_DF_E) ? 15 : -1;
            case 0x22747331 -> in.memberIs(COLUMN_31_ST) ? 16 : -1; // 1st"
            case 0x735F6F74 -> in.memberIs(TO_STRING) ? 17 : -1; // to_s
            case 0x73616C63 -> in.memberIs(CLASS) ? 18 : -1; // clas
            case 0x72756F73 -> in.memberIs(SOURCE_ID) ? 19 : -1; // sour
            case 0x645F7369 -> in.memberIs(IS_DEEP) ? 20 : -1; // is_d
            case 0x4C4D5448 -> in.memberIs(HTML_URL_2) ? 21 : -1; // HTML
            default -> -1;
        };
    }

    private static boolean[] readBooleanArray(JsonScanner in) {
        if (!in.beginArray()) {
            return null;
        }
        if (!in.firstElement()) {
            return EMPTY_BOOLEAN_ARRAY;
        }
        boolean[] elements = new boolean[in.countElements()];
        int count = 0;
        do {
            if (count == elements.length) {
                elements = Arrays.copyOf(elements, count * 2);
            }
            elements[count++] = in.readBoolean();
        } while (in.nextElement());
        return count == elements.length ? elements : Arrays.copyOf(elements, count);
    }

    /** Names and types of the columns, made when they are asked for and not with the parser. */
    private static final class Columns {
        static final EventType<Fork> EVENT_TYPE = EventType.of(
                Fork.class,
                "dev.schemac.golden.records.names",
                "Fork",
                RepositoryParser.INSTANCE.eventType(),
                List.of(
                        new EventType.Column("source_id", "source_id", String.class, "string", "sourceId"),
                        new EventType.Column("is_deep", "is_deep", Boolean.class, "boolean", "isDeep"),
                        new EventType.Column("HTML_URL", String.class, "string")));

        private Columns() {}
    }
}
