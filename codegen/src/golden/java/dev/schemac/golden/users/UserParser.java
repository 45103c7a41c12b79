package dev.schemac.golden.users;

import dev.schemac.runtime.EventType;
import dev.schemac.runtime.Scalar;
import dev.schemac.runtime.support.Generated;
import dev.schemac.runtime.support.JsonKey;
import dev.schemac.runtime.support.JsonKeys;
import dev.schemac.runtime.support.JsonScanner;
import dev.schemac.runtime.support.event.ColumnTypes;
import dev.schemac.runtime.support.event.EventColumn;
import dev.schemac.runtime.support.event.GeneratedEventType;
import dev.schemac.runtime.support.event.GeneratedObjectParser;
import java.util.Arrays;
import java.util.List;

/** Reads {@link User} from JSON. Has no state; one instance serves all threads. */
@Generated("dev.schemac.codegen.SchemaCompiler")
public final class UserParser implements GeneratedObjectParser<User> {
    public static final UserParser INSTANCE = new UserParser();

    /** The number of each column, which is its bit in {@code seen}. */
    static final int ID_BIT = 0;
    static final int INDEX_BIT = ID_BIT + 1;
    static final int GUID_BIT = INDEX_BIT + 1;
    static final int IS_ACTIVE_BIT = GUID_BIT + 1;
    static final int BALANCE_BIT = IS_ACTIVE_BIT + 1;
    static final int PICTURE_BIT = BALANCE_BIT + 1;
    static final int AGE_BIT = PICTURE_BIT + 1;
    static final int EYE_COLOR_BIT = AGE_BIT + 1;
    static final int NAME_BIT = EYE_COLOR_BIT + 1;
    static final int GENDER_BIT = NAME_BIT + 1;
    static final int COMPANY_BIT = GENDER_BIT + 1;
    static final int EMAIL_BIT = COMPANY_BIT + 1;
    static final int PHONE_BIT = EMAIL_BIT + 1;
    static final int ADDRESS_BIT = PHONE_BIT + 1;
    static final int ABOUT_BIT = ADDRESS_BIT + 1;
    static final int REGISTERED_BIT = ABOUT_BIT + 1;
    static final int LATITUDE_BIT = REGISTERED_BIT + 1;
    static final int LONGITUDE_BIT = LATITUDE_BIT + 1;
    static final int TAGS_BIT = LONGITUDE_BIT + 1;
    static final int FRIENDS_BIT = TAGS_BIT + 1;
    static final int GREETING_BIT = FRIENDS_BIT + 1;
    static final int FAVORITE_FRUIT_BIT = GREETING_BIT + 1;

    /** The names of the columns; the writer uses them, too. */
    static final JsonKey ID = JsonKey.string("_id");
    static final JsonKey INDEX = JsonKey.number("index");
    static final JsonKey GUID = JsonKey.string("guid");
    static final JsonKey IS_ACTIVE = JsonKey.string("isActive");
    static final JsonKey BALANCE = JsonKey.string("balance");
    static final JsonKey PICTURE = JsonKey.string("picture");
    static final JsonKey AGE = JsonKey.number("age");
    static final JsonKey EYE_COLOR = JsonKey.string("eyeColor");
    static final JsonKey NAME = JsonKey.string("name");
    static final JsonKey GENDER = JsonKey.string("gender");
    static final JsonKey COMPANY = JsonKey.string("company");
    static final JsonKey EMAIL = JsonKey.string("email");
    static final JsonKey PHONE = JsonKey.string("phone");
    static final JsonKey ADDRESS = JsonKey.string("address");
    static final JsonKey ABOUT = JsonKey.string("about");
    static final JsonKey REGISTERED = JsonKey.string("registered");
    static final JsonKey LATITUDE = JsonKey.number("latitude");
    static final JsonKey LONGITUDE = JsonKey.number("longitude");
    static final JsonKey TAGS = JsonKey.array("tags");
    static final JsonKey FRIENDS = JsonKey.array("friends");
    static final JsonKey GREETING = JsonKey.string("greeting");
    static final JsonKey FAVORITE_FRUIT = JsonKey.string("favoriteFruit");

    /** Finds columns by their names: the number spreads the hashes of these names over a table with no collision. */
    private static final JsonKeys KEYS = JsonKeys.of(0x1B39896A51A8749BL, ID, INDEX, GUID,
            IS_ACTIVE, BALANCE, PICTURE, AGE, EYE_COLOR, NAME, GENDER, COMPANY, EMAIL, PHONE,
            ADDRESS, ABOUT, REGISTERED, LATITUDE, LONGITUDE, TAGS, FRIENDS, GREETING,
            FAVORITE_FRUIT);

    private static final long PRESENCE_MASK = 1L << INDEX_BIT | 1L << AGE_BIT | 1L << LATITUDE_BIT
            | 1L << LONGITUDE_BIT;

    private static final String[] EMPTY_STRING_ARRAY = new String[0];
    private static final Friend[] EMPTY_FRIEND_ARRAY = new Friend[0];

    /** For {@link java.util.ServiceLoader}; all others use {@link #INSTANCE}. */
    public UserParser() {}

    @Override
    public EventType<User> eventType() {
        return Columns.EVENT_TYPE;
    }

    @Override
    public User read(JsonScanner in) {
        if (!in.beginObject()) {
            return null;
        }
        User value = new User();
        long seen = 0;
        long nulls = 0;
        if (in.tryFirst(ID, KEYS)) {
            value.id = in.readString();
            seen |= 1L << ID_BIT;
        }
        if (in.tryNext(INDEX, KEYS)) {
            value.index = in.readInt();
            seen |= 1L << INDEX_BIT;
        } else if (in.tryNull(INDEX)) {
            nulls |= 1L << INDEX_BIT;
        }
        if (in.tryNext(GUID, KEYS)) {
            value.guid = in.readString();
            seen |= 1L << GUID_BIT;
        }
        if (in.tryNext(IS_ACTIVE, KEYS)) {
            value.isActive = in.readString();
            seen |= 1L << IS_ACTIVE_BIT;
        }
        if (in.tryNext(BALANCE, KEYS)) {
            value.balance = in.readString();
            seen |= 1L << BALANCE_BIT;
        }
        if (in.tryNext(PICTURE, KEYS)) {
            value.picture = in.readString();
            seen |= 1L << PICTURE_BIT;
        }
        if (in.tryNext(AGE, KEYS)) {
            value.age = in.readInt();
            seen |= 1L << AGE_BIT;
        } else if (in.tryNull(AGE)) {
            nulls |= 1L << AGE_BIT;
        }
        if (in.tryNext(EYE_COLOR, KEYS)) {
            value.eyeColor = in.readString();
            seen |= 1L << EYE_COLOR_BIT;
        }
        if (in.tryNext(NAME, KEYS)) {
            value.name = in.readString();
            seen |= 1L << NAME_BIT;
        }
        if (in.tryNext(GENDER, KEYS)) {
            value.gender = in.readString();
            seen |= 1L << GENDER_BIT;
        }
        if (in.tryNext(COMPANY, KEYS)) {
            value.company = in.readString();
            seen |= 1L << COMPANY_BIT;
        }
        if (in.tryNext(EMAIL, KEYS)) {
            value.email = in.readString();
            seen |= 1L << EMAIL_BIT;
        }
        if (in.tryNext(PHONE, KEYS)) {
            value.phone = in.readString();
            seen |= 1L << PHONE_BIT;
        }
        if (in.tryNext(ADDRESS, KEYS)) {
            value.address = in.readString();
            seen |= 1L << ADDRESS_BIT;
        }
        if (in.tryNext(ABOUT, KEYS)) {
            value.about = in.readString();
            seen |= 1L << ABOUT_BIT;
        }
        if (in.tryNext(REGISTERED, KEYS)) {
            value.registered = in.readString();
            seen |= 1L << REGISTERED_BIT;
        }
        if (in.tryNext(LATITUDE, KEYS)) {
            value.latitude = in.readDouble();
            seen |= 1L << LATITUDE_BIT;
        } else if (in.tryNull(LATITUDE)) {
            nulls |= 1L << LATITUDE_BIT;
        }
        if (in.tryNext(LONGITUDE, KEYS)) {
            value.longitude = in.readDouble();
            seen |= 1L << LONGITUDE_BIT;
        } else if (in.tryNull(LONGITUDE)) {
            nulls |= 1L << LONGITUDE_BIT;
        }
        if (in.tryNext(TAGS, KEYS)) {
            value.tags = readStringArray(in);
            seen |= 1L << TAGS_BIT;
        }
        if (in.tryNext(FRIENDS, KEYS)) {
            value.friends = readFriendArray(in);
            seen |= 1L << FRIENDS_BIT;
        }
        if (in.tryNext(GREETING, KEYS)) {
            value.greeting = in.readString();
            seen |= 1L << GREETING_BIT;
        }
        if (in.tryNext(FAVORITE_FRUIT, KEYS)) {
            value.favoriteFruit = in.readString();
            seen |= 1L << FAVORITE_FRUIT_BIT;
        }
        value.presence = seen & PRESENCE_MASK;
        return in.endObject() ? value : readAnyOrder(in, value, seen | nulls);
    }

    /** Reads the remaining members in any order; {@code seenInOrder} has the bits of the columns already read. */
    private static User readAnyOrder(JsonScanner in, User value, long seenInOrder) {
        long seen = seenInOrder;
        for (int column = nextColumn(in, seen); column >= 0; column = nextColumn(in, seen)) {
            seen = in.markSeen(seen, column);
            switch (column) {
                case ID_BIT -> value.id = in.readString();
                case INDEX_BIT -> {
                    value.clearIndex();
                    if (!in.skipNull()) {
                        value.index = in.readInt();
                        value.presence |= 1L << INDEX_BIT;
                    }
                }
                case GUID_BIT -> value.guid = in.readString();
                case IS_ACTIVE_BIT -> value.isActive = in.readString();
                case BALANCE_BIT -> value.balance = in.readString();
                case PICTURE_BIT -> value.picture = in.readString();
                case AGE_BIT -> {
                    value.clearAge();
                    if (!in.skipNull()) {
                        value.age = in.readInt();
                        value.presence |= 1L << AGE_BIT;
                    }
                }
                case EYE_COLOR_BIT -> value.eyeColor = in.readString();
                case NAME_BIT -> value.name = in.readString();
                case GENDER_BIT -> value.gender = in.readString();
                case COMPANY_BIT -> value.company = in.readString();
                case EMAIL_BIT -> value.email = in.readString();
                case PHONE_BIT -> value.phone = in.readString();
                case ADDRESS_BIT -> value.address = in.readString();
                case ABOUT_BIT -> value.about = in.readString();
                case REGISTERED_BIT -> value.registered = in.readString();
                case LATITUDE_BIT -> {
                    value.clearLatitude();
                    if (!in.skipNull()) {
                        value.latitude = in.readDouble();
                        value.presence |= 1L << LATITUDE_BIT;
                    }
                }
                case LONGITUDE_BIT -> {
                    value.clearLongitude();
                    if (!in.skipNull()) {
                        value.longitude = in.readDouble();
                        value.presence |= 1L << LONGITUDE_BIT;
                    }
                }
                case TAGS_BIT -> value.tags = readStringArray(in);
                case FRIENDS_BIT -> value.friends = readFriendArray(in);
                case GREETING_BIT -> value.greeting = in.readString();
                case FAVORITE_FRUIT_BIT -> value.favoriteFruit = in.readString();
                default -> throw new AssertionError(column);
            }
        }
        return value;
    }

    /** Returns the next column, by four bytes from its quote on or by {@link #KEYS}; negative after the last. */
    private static int nextColumn(JsonScanner in, long seen) {
        int column = switch (in.nameWord(0)) {
            case 0x64695F22 -> in.tryMember(ID) ? ID_BIT : -1; // "_id
            case 0x646E6922 -> in.tryMember(INDEX) ? INDEX_BIT : -1; // "ind
            case 0x69756722 -> in.tryMember(GUID) ? GUID_BIT : -1; // "gui
            case 0x41736922 -> in.tryMember(IS_ACTIVE) ? IS_ACTIVE_BIT : -1; // "isA
            case 0x6C616222 -> in.tryMember(BALANCE) ? BALANCE_BIT : -1; // "bal
            case 0x63697022 -> in.tryMember(PICTURE) ? PICTURE_BIT : -1; // "pic
            case 0x65676122 -> in.tryMember(AGE) ? AGE_BIT : -1; // "age
            case 0x65796522 -> in.tryMember(EYE_COLOR) ? EYE_COLOR_BIT : -1; // "eye
            case 0x6D616E22 -> in.tryMember(NAME) ? NAME_BIT : -1; // "nam
            case 0x6E656722 -> in.tryMember(GENDER) ? GENDER_BIT : -1; // "gen
            case 0x6D6F6322 -> in.tryMember(COMPANY) ? COMPANY_BIT : -1; // "com
            case 0x616D6522 -> in.tryMember(EMAIL) ? EMAIL_BIT : -1; // "ema
            case 0x6F687022 -> in.tryMember(PHONE) ? PHONE_BIT : -1; // "pho
            case 0x64646122 -> in.tryMember(ADDRESS) ? ADDRESS_BIT : -1; // "add
            case 0x6F626122 -> in.tryMember(ABOUT) ? ABOUT_BIT : -1; // "abo
            case 0x67657222 -> in.tryMember(REGISTERED) ? REGISTERED_BIT : -1; // "reg
            case 0x74616C22 -> in.tryMember(LATITUDE) ? LATITUDE_BIT : -1; // "lat
            case 0x6E6F6C22 -> in.tryMember(LONGITUDE) ? LONGITUDE_BIT : -1; // "lon
            case 0x67617422 -> in.tryMember(TAGS) ? TAGS_BIT : -1; // "tag
            case 0x69726622 -> in.tryMember(FRIENDS) ? FRIENDS_BIT : -1; // "fri
            case 0x65726722 -> in.tryMember(GREETING) ? GREETING_BIT : -1; // "gre
            case 0x76616622 -> in.tryMember(FAVORITE_FRUIT) ? FAVORITE_FRUIT_BIT : -1; // "fav
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

    private static Friend[] readFriendArray(JsonScanner in) {
        if (!in.beginArray()) {
            return null;
        }
        if (!in.firstElement()) {
            return EMPTY_FRIEND_ARRAY;
        }
        Friend[] elements = new Friend[4];
        int count = 0;
        do {
            if (count == elements.length) {
                elements = Arrays.copyOf(elements, count * 2);
            }
            elements[count++] = FriendParser.INSTANCE.read(in);
        } while (in.nextElement());
        return count == elements.length ? elements : Arrays.copyOf(elements, count);
    }

    /** Names and types of the columns, created on first use. */
    static final class Columns {
        static final GeneratedEventType<User> EVENT_TYPE = GeneratedEventType.of(User.class,
                "dev.schemac.golden.users", "User", List.of(
                        new EventColumn("_id", Scalar.STRING).withNames("_id", "id"),
                        new EventColumn("index", Scalar.INT),
                        new EventColumn("guid", Scalar.STRING),
                        new EventColumn("isActive", Scalar.STRING),
                        new EventColumn("balance", Scalar.STRING),
                        new EventColumn("picture", Scalar.STRING),
                        new EventColumn("age", Scalar.INT),
                        new EventColumn("eyeColor", Scalar.STRING),
                        new EventColumn("name", Scalar.STRING),
                        new EventColumn("gender", Scalar.STRING),
                        new EventColumn("company", Scalar.STRING),
                        new EventColumn("email", Scalar.STRING),
                        new EventColumn("phone", Scalar.STRING),
                        new EventColumn("address", Scalar.STRING),
                        new EventColumn("about", Scalar.STRING),
                        new EventColumn("registered", Scalar.STRING),
                        new EventColumn("latitude", Scalar.DOUBLE),
                        new EventColumn("longitude", Scalar.DOUBLE),
                        new EventColumn("tags", ColumnTypes.array(Scalar.STRING)),
                        new EventColumn("friends", ColumnTypes.array(ColumnTypes.object(Friend.class))),
                        new EventColumn("greeting", Scalar.STRING),
                        new EventColumn("favoriteFruit", Scalar.STRING)));
    }
}
