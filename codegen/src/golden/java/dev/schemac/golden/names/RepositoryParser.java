package dev.schemac.golden.names;

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

/** Reads {@link Repository} from JSON. Has no state; one instance serves all threads. */
@Generated("dev.schemac.codegen.SchemaCompiler")
public final class RepositoryParser implements ObjectParser<Repository>, GeneratedParser<Repository> {
    public static final RepositoryParser INSTANCE = new RepositoryParser();

    /** The number of each column, which is its bit in {@code seen}. */
    static final int ID_BIT = 0;
    static final int HTML_URL_BIT = ID_BIT + 1;
    static final int CLONE_2D_URL_BIT = HTML_URL_BIT + 1;
    static final int COLUMN_40_TYPE_BIT = CLONE_2D_URL_BIT + 1;
    static final int HOME_PAGE_BIT = COLUMN_40_TYPE_BIT + 1;
    static final int USER_ID_BIT = HOME_PAGE_BIT + 1;
    static final int URL_PATH_BIT = USER_ID_BIT + 1;
    static final int ADDRESS_20_LINE_20_1_BIT = URL_PATH_BIT + 1;
    static final int ARCHIVED_BIT = ADDRESS_20_LINE_20_1_BIT + 1;
    static final int IS_PRIVATE_BIT = ARCHIVED_BIT + 1;
    static final int IS_FORK_BIT = IS_PRIVATE_BIT + 1;
    static final int HAS_WIKI_BIT = IS_FORK_BIT + 1;
    static final int CHECKS_BIT = HAS_WIKI_BIT + 1;
    static final int ABC_BIT = CHECKS_BIT + 1;
    static final int ABC_2_BIT = ABC_BIT + 1;
    static final int GR_F6_DF_E_BIT = ABC_2_BIT + 1;
    static final int COLUMN_31_ST_BIT = GR_F6_DF_E_BIT + 1;
    static final int TO_STRING_BIT = COLUMN_31_ST_BIT + 1;
    static final int CLASS_BIT = TO_STRING_BIT + 1;

    private static final JsonKey ID = JsonKey.string("_id");
    private static final JsonKey HTML_URL = JsonKey.string("html_url");
    private static final JsonKey CLONE_2D_URL = JsonKey.string("clone-url");
    private static final JsonKey COLUMN_40_TYPE = JsonKey.string("@type");
    private static final JsonKey HOME_PAGE = JsonKey.string("HOME_PAGE");
    private static final JsonKey USER_ID = JsonKey.number("userID");
    private static final JsonKey URL_PATH = JsonKey.string("URLPath");
    private static final JsonKey ADDRESS_20_LINE_20_1 = JsonKey.string("address line 1");
    private static final JsonKey ARCHIVED = JsonKey.bool("archived");
    private static final JsonKey IS_PRIVATE = JsonKey.bool("is_private");
    private static final JsonKey IS_FORK = JsonKey.bool("isFork");
    private static final JsonKey HAS_WIKI = JsonKey.bool("has_wiki");
    private static final JsonKey CHECKS = JsonKey.array("checks");
    private static final JsonKey ABC = JsonKey.number("abc");
    private static final JsonKey ABC_2 = JsonKey.number("ABC");
    private static final JsonKey GR_F6_DF_E = JsonKey.number("gr\u00f6\u00dfe");
    private static final JsonKey COLUMN_31_ST = JsonKey.number("1st");
    private static final JsonKey TO_STRING = JsonKey.string("to_string");
    private static final JsonKey CLASS = JsonKey.string("class");

    /** Finds columns by their names: the number spreads the hashes of these names over a table with no collision. */
    private static final JsonKeys KEYS = JsonKeys.of(0x9E3779B97F4A7C15L, ID, HTML_URL,
            CLONE_2D_URL, COLUMN_40_TYPE, HOME_PAGE, USER_ID, URL_PATH, ADDRESS_20_LINE_20_1,
            ARCHIVED, IS_PRIVATE, IS_FORK, HAS_WIKI, CHECKS, ABC, ABC_2, GR_F6_DF_E, COLUMN_31_ST,
            TO_STRING, CLASS);

    private static final long PRIMITIVES = 1L << USER_ID_BIT | 1L << ARCHIVED_BIT
            | 1L << IS_PRIVATE_BIT | 1L << IS_FORK_BIT | 1L << HAS_WIKI_BIT | 1L << ABC_BIT
            | 1L << ABC_2_BIT | 1L << GR_F6_DF_E_BIT | 1L << COLUMN_31_ST_BIT;

    private static final boolean[] EMPTY_BOOLEAN_ARRAY = new boolean[0];

    /** For {@link java.util.ServiceLoader}; all others use {@link #INSTANCE}. */
    public RepositoryParser() {}

    @Override
    public EventType<Repository> eventType() {
        return Columns.EVENT_TYPE;
    }

    @Override
    public Repository read(JsonScanner in) {
        if (!in.beginObject()) {
            return null;
        }
        Repository value = new Repository();
        long seen = 0;
        long nulls = 0;
        if (in.tryFirst(ID, KEYS)) {
            value.id = in.readString();
            seen |= 1L << ID_BIT;
        }
        if (in.tryNext(HTML_URL, KEYS)) {
            value.htmlUrl = in.readString();
            seen |= 1L << HTML_URL_BIT;
        }
        if (in.tryNext(CLONE_2D_URL, KEYS)) {
            value.cloneUrl = in.readString();
            seen |= 1L << CLONE_2D_URL_BIT;
        }
        if (in.tryNext(COLUMN_40_TYPE, KEYS)) {
            value.type = in.readString();
            seen |= 1L << COLUMN_40_TYPE_BIT;
        }
        if (in.tryNext(HOME_PAGE, KEYS)) {
            value.homePage = in.readString();
            seen |= 1L << HOME_PAGE_BIT;
        }
        if (in.tryNext(USER_ID, KEYS)) {
            value.userID = in.readInt();
            seen |= 1L << USER_ID_BIT;
        } else if (in.tryNull(USER_ID)) {
            nulls |= 1L << USER_ID_BIT;
        }
        if (in.tryNext(URL_PATH, KEYS)) {
            value.URLPath = in.readString();
            seen |= 1L << URL_PATH_BIT;
        }
        if (in.tryNext(ADDRESS_20_LINE_20_1, KEYS)) {
            value.addressLine1 = in.readString();
            seen |= 1L << ADDRESS_20_LINE_20_1_BIT;
        }
        if (in.tryNext(ARCHIVED, KEYS)) {
            value.archived = in.readBoolean();
            seen |= 1L << ARCHIVED_BIT;
        } else if (in.tryNull(ARCHIVED)) {
            nulls |= 1L << ARCHIVED_BIT;
        }
        if (in.tryNext(IS_PRIVATE, KEYS)) {
            value.isPrivate = in.readBoolean();
            seen |= 1L << IS_PRIVATE_BIT;
        } else if (in.tryNull(IS_PRIVATE)) {
            nulls |= 1L << IS_PRIVATE_BIT;
        }
        if (in.tryNext(IS_FORK, KEYS)) {
            value.isFork = in.readBoolean();
            seen |= 1L << IS_FORK_BIT;
        } else if (in.tryNull(IS_FORK)) {
            nulls |= 1L << IS_FORK_BIT;
        }
        if (in.tryNext(HAS_WIKI, KEYS)) {
            value.hasWiki = in.readBoolean();
            seen |= 1L << HAS_WIKI_BIT;
        } else if (in.tryNull(HAS_WIKI)) {
            nulls |= 1L << HAS_WIKI_BIT;
        }
        if (in.tryNext(CHECKS, KEYS)) {
            value.checks = readBooleanArray(in);
            seen |= 1L << CHECKS_BIT;
        }
        if (in.tryNext(ABC, KEYS)) {
            value.abc = in.readInt();
            seen |= 1L << ABC_BIT;
        } else if (in.tryNull(ABC)) {
            nulls |= 1L << ABC_BIT;
        }
        if (in.tryNext(ABC_2, KEYS)) {
            value.ABC = in.readInt();
            seen |= 1L << ABC_2_BIT;
        } else if (in.tryNull(ABC_2)) {
            nulls |= 1L << ABC_2_BIT;
        }
        if (in.tryNext(GR_F6_DF_E, KEYS)) {
            value.gr$f6$$df$e = in.readDouble();
            seen |= 1L << GR_F6_DF_E_BIT;
        } else if (in.tryNull(GR_F6_DF_E)) {
            nulls |= 1L << GR_F6_DF_E_BIT;
        }
        if (in.tryNext(COLUMN_31_ST, KEYS)) {
            value.$31$st = in.readInt();
            seen |= 1L << COLUMN_31_ST_BIT;
        } else if (in.tryNull(COLUMN_31_ST)) {
            nulls |= 1L << COLUMN_31_ST_BIT;
        }
        if (in.tryNext(TO_STRING, KEYS)) {
            value.toString = in.readString();
            seen |= 1L << TO_STRING_BIT;
        }
        if (in.tryNext(CLASS, KEYS)) {
            value.class$ = in.readString();
            seen |= 1L << CLASS_BIT;
        }
        value.presence = seen & PRIMITIVES;
        return in.endObject() ? value : readAnyOrder(in, value, seen | nulls);
    }

    /** Reads the remaining members in any order; {@code seen} has the bits of the columns already read. */
    private static Repository readAnyOrder(JsonScanner in, Repository value, long seen) {
        for (int column; (column = nextColumn(in, seen)) >= 0; ) {
            seen = in.markSeen(seen, column);
            switch (column) {
                case ID_BIT -> value.id = in.readString();
                case HTML_URL_BIT -> value.htmlUrl = in.readString();
                case CLONE_2D_URL_BIT -> value.cloneUrl = in.readString();
                case COLUMN_40_TYPE_BIT -> value.type = in.readString();
                case HOME_PAGE_BIT -> value.homePage = in.readString();
                case USER_ID_BIT -> {
                    value.clearUserID();
                    if (!in.skipNull()) {
                        value.setUserID(in.readInt());
                    }
                }
                case URL_PATH_BIT -> value.URLPath = in.readString();
                case ADDRESS_20_LINE_20_1_BIT -> value.addressLine1 = in.readString();
                case ARCHIVED_BIT -> {
                    value.clearArchived();
                    if (!in.skipNull()) {
                        value.setArchived(in.readBoolean());
                    }
                }
                case IS_PRIVATE_BIT -> {
                    value.clearPrivate();
                    if (!in.skipNull()) {
                        value.setPrivate(in.readBoolean());
                    }
                }
                case IS_FORK_BIT -> {
                    value.clearFork();
                    if (!in.skipNull()) {
                        value.setFork(in.readBoolean());
                    }
                }
                case HAS_WIKI_BIT -> {
                    value.clearHasWiki();
                    if (!in.skipNull()) {
                        value.setHasWiki(in.readBoolean());
                    }
                }
                case CHECKS_BIT -> value.checks = readBooleanArray(in);
                case ABC_BIT -> {
                    value.clearAbc();
                    if (!in.skipNull()) {
                        value.setAbc(in.readInt());
                    }
                }
                case ABC_2_BIT -> {
                    value.clearABC();
                    if (!in.skipNull()) {
                        value.setABC(in.readInt());
                    }
                }
                case GR_F6_DF_E_BIT -> {
                    value.clearGr$f6$$df$e();
                    if (!in.skipNull()) {
                        value.setGr$f6$$df$e(in.readDouble());
                    }
                }
                case COLUMN_31_ST_BIT -> {
                    value.clear$31$st();
                    if (!in.skipNull()) {
                        value.set$31$st(in.readInt());
                    }
                }
                case TO_STRING_BIT -> value.toString = in.readString();
                case CLASS_BIT -> value.class$ = in.readString();
                default -> throw new AssertionError(column);
            }
        }
        return value;
    }

    /** Returns the next column, by four bytes from its quote on or by {@link #KEYS}; negative after the last. */
    private static int nextColumn(JsonScanner in, long seen) {
        int column = switch (in.nameWord(0)) {
            case 0x64695F22 -> in.tryMember(ID) ? ID_BIT : -1; // "_id
            case 0x6D746822 -> in.tryMember(HTML_URL) ? HTML_URL_BIT : -1; // "htm
            case 0x6F6C6322 -> in.tryMember(CLONE_2D_URL) ? CLONE_2D_URL_BIT : -1; // "clo
            case 0x79744022 -> in.tryMember(COLUMN_40_TYPE) ? COLUMN_40_TYPE_BIT : -1; // "@ty
            case 0x4D4F4822 -> in.tryMember(HOME_PAGE) ? HOME_PAGE_BIT : -1; // "HOM
            case 0x65737522 -> in.tryMember(USER_ID) ? USER_ID_BIT : -1; // "use
            case 0x4C525522 -> in.tryMember(URL_PATH) ? URL_PATH_BIT : -1; // "URL
            case 0x64646122 -> in.tryMember(ADDRESS_20_LINE_20_1) ? ADDRESS_20_LINE_20_1_BIT : -1; // "add
            case 0x63726122 -> in.tryMember(ARCHIVED) ? ARCHIVED_BIT : -1; // "arc
            case 0x5F736922 -> in.tryMember(IS_PRIVATE) ? IS_PRIVATE_BIT : -1; // "is_
            case 0x46736922 -> in.tryMember(IS_FORK) ? IS_FORK_BIT : -1; // "isF
            case 0x73616822 -> in.tryMember(HAS_WIKI) ? HAS_WIKI_BIT : -1; // "has
            case 0x65686322 -> in.tryMember(CHECKS) ? CHECKS_BIT : -1; // "che
            case 0x63626122 -> in.tryMember(ABC) ? ABC_BIT : -1; // "abc
            case 0x43424122 -> in.tryMember(ABC_2) ? ABC_2_BIT : -1; // "ABC
            case 0xC3726722 -> in.tryMember(GR_F6_DF_E) ? GR_F6_DF_E_BIT : -1;
            case 0x74733122 -> in.tryMember(COLUMN_31_ST) ? COLUMN_31_ST_BIT : -1; // "1st
            case 0x5F6F7422 -> in.tryMember(TO_STRING) ? TO_STRING_BIT : -1; // "to_
            case 0x616C6322 -> in.tryMember(CLASS) ? CLASS_BIT : -1; // "cla
            default -> -1;
        };
        return column >= 0 ? column : in.nextColumn(KEYS, Long.SIZE - Long.numberOfLeadingZeros(seen));
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

    /** Names and types of the columns, created on first use. */
    private static final class Columns {
        static final EventType<Repository> EVENT_TYPE = EventType.of(Repository.class,
                "dev.schemac.golden.names", "Repository", List.of(
                        new EventType.Column("_id", Scalar.STRING).withNames("_id", "id"),
                        new EventType.Column("html_url", Scalar.STRING).withNames("html_url", "htmlUrl"),
                        new EventType.Column("clone-url", Scalar.STRING).withNames("clone-url", "cloneUrl"),
                        new EventType.Column("@type", Scalar.STRING).withNames("@type", "type"),
                        new EventType.Column("HOME_PAGE", Scalar.STRING).withNames("HOME_PAGE", "homePage"),
                        new EventType.Column("userID", Scalar.INT),
                        new EventType.Column("URLPath", Scalar.STRING),
                        new EventType.Column("address line 1", Scalar.STRING).withNames("address line 1", "addressLine1"),
                        new EventType.Column("archived", Scalar.BOOLEAN),
                        new EventType.Column("is_private", Scalar.BOOLEAN).withNames("is_private", "private"),
                        new EventType.Column("isFork", Scalar.BOOLEAN).withNames("isFork", "fork"),
                        new EventType.Column("has_wiki", Scalar.BOOLEAN).withNames("has_wiki", "hasWiki"),
                        new EventType.Column("checks", Scalar.BOOLEAN.primitives()),
                        new EventType.Column("abc", Scalar.INT),
                        new EventType.Column("ABC", Scalar.INT),
                        new EventType.Column("gr\u00f6\u00dfe", Scalar.DOUBLE).withNames("gr\u00f6\u00dfe", "gr$f6$$df$e"),
                        new EventType.Column("1st", Scalar.INT).withNames("1st", "$31$st"),
                        new EventType.Column("to_string", Scalar.STRING).withNames("to_string", "toString"),
                        new EventType.Column("class", Scalar.STRING).withNames("class", "class$")));
    }
}
