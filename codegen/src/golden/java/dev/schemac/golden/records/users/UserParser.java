package dev.schemac.golden.records.users;

import dev.schemac.runtime.EventType;
import dev.schemac.runtime.ObjectParser;
import dev.schemac.runtime.support.Generated;
import dev.schemac.runtime.support.GeneratedParser;
import dev.schemac.runtime.support.JsonKey;
import dev.schemac.runtime.support.JsonKeys;
import dev.schemac.runtime.support.JsonScanner;
import dev.schemac.runtime.support.JsonValues;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;

/** Reads {@link User} from JSON. Has no state; one instance serves all threads. */
@Generated("dev.schemac.codegen.SchemaCompiler")
public final class UserParser implements ObjectParser<User>, GeneratedParser<User> {
    /** The parser. */
    public static final UserParser INSTANCE = new UserParser();

    private static final JsonKey ID = JsonKey.text("_id");
    private static final JsonKey INDEX = JsonKey.number("index");
    private static final JsonKey GUID = JsonKey.text("guid");
    private static final JsonKey IS_ACTIVE = JsonKey.text("isActive");
    private static final JsonKey BALANCE = JsonKey.text("balance");
    private static final JsonKey PICTURE = JsonKey.text("picture");
    private static final JsonKey AGE = JsonKey.number("age");
    private static final JsonKey EYE_COLOR = JsonKey.text("eyeColor");
    private static final JsonKey NAME = JsonKey.text("name");
    private static final JsonKey GENDER = JsonKey.text("gender");
    private static final JsonKey COMPANY = JsonKey.text("company");
    private static final JsonKey EMAIL = JsonKey.text("email");
    private static final JsonKey PHONE = JsonKey.text("phone");
    private static final JsonKey ADDRESS = JsonKey.text("address");
    private static final JsonKey ABOUT = JsonKey.text("about");
    private static final JsonKey REGISTERED = JsonKey.text("registered");
    private static final JsonKey LATITUDE = JsonKey.number("latitude");
    private static final JsonKey LONGITUDE = JsonKey.number("longitude");
    private static final JsonKey TAGS = JsonKey.array("tags");
    private static final JsonKey FRIENDS = JsonKey.array("friends");
    private static final JsonKey GREETING = JsonKey.text("greeting");
    private static final JsonKey FAVORITE_FRUIT = JsonKey.text("favoriteFruit");

    /** Finds columns by their names: the number spreads the hashes of these names over a table with no collision. */
    private static final JsonKeys KEYS = JsonKeys.of(0x1B39896A51A8749BL, ID, INDEX, GUID,
            IS_ACTIVE, BALANCE, PICTURE, AGE, EYE_COLOR, NAME, GENDER, COMPANY, EMAIL, PHONE,
            ADDRESS, ABOUT, REGISTERED, LATITUDE, LONGITUDE, TAGS, FRIENDS, GREETING,
            FAVORITE_FRUIT);

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
        User.Builder value = new User.Builder();
        // bit i: column number i has been read
        long seen = 0;
        if (in.firstIs(ID)) {
            value.id = in.readString();
            seen |= 1L;
        }
        if (in.nextIs(INDEX)) {
            value.index = in.readInt();
            seen |= 1L << 1;
        }
        if (in.nextIs(GUID)) {
            value.guid = in.readString();
            seen |= 1L << 2;
        }
        if (in.nextIs(IS_ACTIVE)) {
            value.isActive = in.readString();
            seen |= 1L << 3;
        }
        if (in.nextIs(BALANCE)) {
            value.balance = in.readString();
            seen |= 1L << 4;
        }
        if (in.nextIs(PICTURE)) {
            value.picture = in.readString();
            seen |= 1L << 5;
        }
        if (in.nextIs(AGE)) {
            value.age = in.readInt();
            seen |= 1L << 6;
        }
        if (in.nextIs(EYE_COLOR)) {
            value.eyeColor = in.readString();
            seen |= 1L << 7;
        }
        if (in.nextIs(NAME)) {
            value.name = in.readString();
            seen |= 1L << 8;
        }
        if (in.nextIs(GENDER)) {
            value.gender = in.readString();
            seen |= 1L << 9;
        }
        if (in.nextIs(COMPANY)) {
            value.company = in.readString();
            seen |= 1L << 10;
        }
        if (in.nextIs(EMAIL)) {
            value.email = in.readString();
            seen |= 1L << 11;
        }
        if (in.nextIs(PHONE)) {
            value.phone = in.readString();
            seen |= 1L << 12;
        }
        if (in.nextIs(ADDRESS)) {
            value.address = in.readString();
            seen |= 1L << 13;
        }
        if (in.nextIs(ABOUT)) {
            value.about = in.readString();
            seen |= 1L << 14;
        }
        if (in.nextIs(REGISTERED)) {
            value.registered = in.readString();
            seen |= 1L << 15;
        }
        if (in.nextIs(LATITUDE)) {
            value.latitude = in.readDouble();
            seen |= 1L << 16;
        }
        if (in.nextIs(LONGITUDE)) {
            value.longitude = in.readDouble();
            seen |= 1L << 17;
        }
        if (in.nextIs(TAGS)) {
            value.tags = readStringList(in);
            seen |= 1L << 18;
        }
        if (in.nextIs(FRIENDS)) {
            value.friends = readFriendList(in);
            seen |= 1L << 19;
        }
        if (in.nextIs(GREETING)) {
            value.greeting = in.readString();
            seen |= 1L << 20;
        }
        if (in.nextIs(FAVORITE_FRUIT)) {
            value.favoriteFruit = in.readString();
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
    private static void readAnyOrder(JsonScanner in, User.Builder value, long before) {
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
                case 1 -> value.index = in.readIntOrNull();
                case 2 -> value.guid = in.readString();
                case 3 -> value.isActive = in.readString();
                case 4 -> value.balance = in.readString();
                case 5 -> value.picture = in.readString();
                case 6 -> value.age = in.readIntOrNull();
                case 7 -> value.eyeColor = in.readString();
                case 8 -> value.name = in.readString();
                case 9 -> value.gender = in.readString();
                case 10 -> value.company = in.readString();
                case 11 -> value.email = in.readString();
                case 12 -> value.phone = in.readString();
                case 13 -> value.address = in.readString();
                case 14 -> value.about = in.readString();
                case 15 -> value.registered = in.readString();
                case 16 -> value.latitude = in.readDoubleOrNull();
                case 17 -> value.longitude = in.readDoubleOrNull();
                case 18 -> value.tags = readStringList(in);
                case 19 -> value.friends = readFriendList(in);
                case 20 -> value.greeting = in.readString();
                case 21 -> value.favoriteFruit = in.readString();
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
            case 0x64695F22 -> in.memberIs(ID) ? 0 : -1; // "_id
            case 0x646E6922 -> in.memberIs(INDEX) ? 1 : -1; // "ind
            case 0x69756722 -> in.memberIs(GUID) ? 2 : -1; // "gui
            case 0x41736922 -> in.memberIs(IS_ACTIVE) ? 3 : -1; // "isA
            case 0x6C616222 -> in.memberIs(BALANCE) ? 4 : -1; // "bal
            case 0x63697022 -> in.memberIs(PICTURE) ? 5 : -1; // "pic
            case 0x65676122 -> in.memberIs(AGE) ? 6 : -1; // "age
            case 0x65796522 -> in.memberIs(EYE_COLOR) ? 7 : -1; // "eye
            case 0x6D616E22 -> in.memberIs(NAME) ? 8 : -1; // "nam
            case 0x6E656722 -> in.memberIs(GENDER) ? 9 : -1; // "gen
            case 0x6D6F6322 -> in.memberIs(COMPANY) ? 10 : -1; // "com
            case 0x616D6522 -> in.memberIs(EMAIL) ? 11 : -1; // "ema
            case 0x6F687022 -> in.memberIs(PHONE) ? 12 : -1; // "pho
            case 0x64646122 -> in.memberIs(ADDRESS) ? 13 : -1; // "add
            case 0x6F626122 -> in.memberIs(ABOUT) ? 14 : -1; // "abo
            case 0x67657222 -> in.memberIs(REGISTERED) ? 15 : -1; // "reg
            case 0x74616C22 -> in.memberIs(LATITUDE) ? 16 : -1; // "lat
            case 0x6E6F6C22 -> in.memberIs(LONGITUDE) ? 17 : -1; // "lon
            case 0x67617422 -> in.memberIs(TAGS) ? 18 : -1; // "tag
            case 0x69726622 -> in.memberIs(FRIENDS) ? 19 : -1; // "fri
            case 0x65726722 -> in.memberIs(GREETING) ? 20 : -1; // "gre
            case 0x76616622 -> in.memberIs(FAVORITE_FRUIT) ? 21 : -1; // "fav
            default -> -1;
        };
    }

    private static List<String> readStringList(JsonScanner in) {
        if (!in.beginArray()) {
            return null;
        }
        if (!in.firstElement()) {
            return Collections.emptyList();
        }
        Object[] elements = new Object[4];
        int count = 0;
        do {
            if (count == elements.length) {
                elements = Arrays.copyOf(elements, count * 2);
            }
            elements[count++] = in.readString();
        } while (in.nextElement());
        return JsonValues.unmodifiableList(elements, count);
    }

    private static List<Friend> readFriendList(JsonScanner in) {
        if (!in.beginArray()) {
            return null;
        }
        if (!in.firstElement()) {
            return Collections.emptyList();
        }
        Object[] elements = new Object[4];
        int count = 0;
        do {
            if (count == elements.length) {
                elements = Arrays.copyOf(elements, count * 2);
            }
            elements[count++] = FriendParser.INSTANCE.read(in);
        } while (in.nextElement());
        return JsonValues.unmodifiableList(elements, count);
    }

    /** Names and types of the columns, made when they are asked for and not with the parser. */
    private static final class Columns {
        static final EventType<User> EVENT_TYPE = EventType.of(
                User.class,
                "dev.schemac.golden.records.users",
                "User",
                List.of(
                        new EventType.Column("_id", "_id", String.class, "string", "id"),
                        new EventType.Column("index", Integer.class, "int"),
                        new EventType.Column("guid", String.class, "string"),
                        new EventType.Column("isActive", String.class, "string"),
                        new EventType.Column("balance", String.class, "string"),
                        new EventType.Column("picture", String.class, "string"),
                        new EventType.Column("age", Integer.class, "int"),
                        new EventType.Column("eyeColor", String.class, "string"),
                        new EventType.Column("name", String.class, "string"),
                        new EventType.Column("gender", String.class, "string"),
                        new EventType.Column("company", String.class, "string"),
                        new EventType.Column("email", String.class, "string"),
                        new EventType.Column("phone", String.class, "string"),
                        new EventType.Column("address", String.class, "string"),
                        new EventType.Column("about", String.class, "string"),
                        new EventType.Column("registered", String.class, "string"),
                        new EventType.Column("latitude", Double.class, "double"),
                        new EventType.Column("longitude", Double.class, "double"),
                        new EventType.Column("tags", List.class, "List<string>"),
                        new EventType.Column("friends", List.class, "List<dev.schemac.golden.records.users.Friend>"),
                        new EventType.Column("greeting", String.class, "string"),
                        new EventType.Column("favoriteFruit", String.class, "string")));

        private Columns() {}
    }
}
