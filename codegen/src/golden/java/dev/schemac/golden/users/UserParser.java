package dev.schemac.golden.users;

import dev.schemac.runtime.EventColumn;
import dev.schemac.runtime.EventType;
import dev.schemac.runtime.Generated;
import dev.schemac.runtime.JsonKey;
import dev.schemac.runtime.JsonKeys;
import dev.schemac.runtime.JsonScanner;
import dev.schemac.runtime.ObjectParser;
import java.util.Arrays;
import java.util.List;

/** Reads {@link User} from JSON. Has no state; one instance serves all threads. */
@Generated("dev.schemac.codegen.SchemaCompiler")
public final class UserParser implements ObjectParser<User> {
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
    private static final JsonKeys KEYS = JsonKeys.of(0x1B39896A51A8749BL, ID, INDEX, GUID,
            IS_ACTIVE, BALANCE, PICTURE, AGE, EYE_COLOR, NAME, GENDER, COMPANY, EMAIL, PHONE,
            ADDRESS, ABOUT, REGISTERED, LATITUDE, LONGITUDE, TAGS, FRIENDS, GREETING,
            FAVORITE_FRUIT);

    /** Bit i is set where column number i is primitive. */
    private static final long PRIMITIVES = 0x30042L;
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
        if (!in.firstIs(ID)) {
            return readAnyOrder(in, value, 0);
        }
        value._id = in.readText();
        if (!in.nextIs(INDEX)) {
            return readAnyOrder(in, value, 1);
        }
        value.index = in.readInt();
        if (!in.nextIs(GUID)) {
            return readAnyOrder(in, value, 2);
        }
        value.guid = in.readText();
        if (!in.nextIs(IS_ACTIVE)) {
            return readAnyOrder(in, value, 3);
        }
        value.isActive = in.readText();
        if (!in.nextIs(BALANCE)) {
            return readAnyOrder(in, value, 4);
        }
        value.balance = in.readText();
        if (!in.nextIs(PICTURE)) {
            return readAnyOrder(in, value, 5);
        }
        value.picture = in.readText();
        if (!in.nextIs(AGE)) {
            return readAnyOrder(in, value, 6);
        }
        value.age = in.readInt();
        if (!in.nextIs(EYE_COLOR)) {
            return readAnyOrder(in, value, 7);
        }
        value.eyeColor = in.readText();
        if (!in.nextIs(NAME)) {
            return readAnyOrder(in, value, 8);
        }
        value.name = in.readText();
        if (!in.nextIs(GENDER)) {
            return readAnyOrder(in, value, 9);
        }
        value.gender = in.readText();
        if (!in.nextIs(COMPANY)) {
            return readAnyOrder(in, value, 10);
        }
        value.company = in.readText();
        if (!in.nextIs(EMAIL)) {
            return readAnyOrder(in, value, 11);
        }
        value.email = in.readText();
        if (!in.nextIs(PHONE)) {
            return readAnyOrder(in, value, 12);
        }
        value.phone = in.readText();
        if (!in.nextIs(ADDRESS)) {
            return readAnyOrder(in, value, 13);
        }
        value.address = in.readText();
        if (!in.nextIs(ABOUT)) {
            return readAnyOrder(in, value, 14);
        }
        value.about = in.readText();
        if (!in.nextIs(REGISTERED)) {
            return readAnyOrder(in, value, 15);
        }
        value.registered = in.readText();
        if (!in.nextIs(LATITUDE)) {
            return readAnyOrder(in, value, 16);
        }
        value.latitude = in.readDouble();
        if (!in.nextIs(LONGITUDE)) {
            return readAnyOrder(in, value, 17);
        }
        value.longitude = in.readDouble();
        if (!in.nextIs(TAGS)) {
            return readAnyOrder(in, value, 18);
        }
        value.tags = readStringArray(in);
        if (!in.nextIs(FRIENDS)) {
            return readAnyOrder(in, value, 19);
        }
        value.friends = readFriendArray(in);
        if (!in.nextIs(GREETING)) {
            return readAnyOrder(in, value, 20);
        }
        value.greeting = in.readText();
        if (!in.nextIs(FAVORITE_FRUIT)) {
            return readAnyOrder(in, value, 21);
        }
        value.favoriteFruit = in.readText();
        if (!in.endObject()) {
            return readAnyOrder(in, value, 22);
        }
        // every column was present
        value.presence = PRIMITIVES;
        return value;
    }

    /** Reads the members left, in whatever order; the columns before {@code next} have been read. */
    private static User readAnyOrder(JsonScanner in, User value, int next) {
        readMembers(in, value, next);
        return value;
    }

    /** As {@link #readAnyOrder}. In what is returned bit i is set where column number i has been seen. */
    private static long readMembers(JsonScanner in, User value, int next) {
        long seen = (1L << next) - 1;
        value.presence = seen & PRIMITIVES;
        for (boolean first = next == 0; ; first = false) {
            switch (in.memberName(0, first)) {
                case 0x64695F22 -> {
                    // "_id
                    if ((seen & 1L) == 0 && in.memberIs(ID, first)) {
                        value._id = in.readText();
                        seen |= 1L;
                        continue;
                    }
                    next = 0;
                }
                case 0x646E6922 -> {
                    // "ind
                    if ((seen & (1L << 1)) == 0 && in.memberIs(INDEX, first)) {
                        value.setIndex(in.readInt());
                        seen |= 1L << 1;
                        continue;
                    }
                    next = 1;
                }
                case 0x69756722 -> {
                    // "gui
                    if ((seen & (1L << 2)) == 0 && in.memberIs(GUID, first)) {
                        value.guid = in.readText();
                        seen |= 1L << 2;
                        continue;
                    }
                    next = 2;
                }
                case 0x41736922 -> {
                    // "isA
                    if ((seen & (1L << 3)) == 0 && in.memberIs(IS_ACTIVE, first)) {
                        value.isActive = in.readText();
                        seen |= 1L << 3;
                        continue;
                    }
                    next = 3;
                }
                case 0x6C616222 -> {
                    // "bal
                    if ((seen & (1L << 4)) == 0 && in.memberIs(BALANCE, first)) {
                        value.balance = in.readText();
                        seen |= 1L << 4;
                        continue;
                    }
                    next = 4;
                }
                case 0x63697022 -> {
                    // "pic
                    if ((seen & (1L << 5)) == 0 && in.memberIs(PICTURE, first)) {
                        value.picture = in.readText();
                        seen |= 1L << 5;
                        continue;
                    }
                    next = 5;
                }
                case 0x65676122 -> {
                    // "age
                    if ((seen & (1L << 6)) == 0 && in.memberIs(AGE, first)) {
                        value.setAge(in.readInt());
                        seen |= 1L << 6;
                        continue;
                    }
                    next = 6;
                }
                case 0x65796522 -> {
                    // "eye
                    if ((seen & (1L << 7)) == 0 && in.memberIs(EYE_COLOR, first)) {
                        value.eyeColor = in.readText();
                        seen |= 1L << 7;
                        continue;
                    }
                    next = 7;
                }
                case 0x6D616E22 -> {
                    // "nam
                    if ((seen & (1L << 8)) == 0 && in.memberIs(NAME, first)) {
                        value.name = in.readText();
                        seen |= 1L << 8;
                        continue;
                    }
                    next = 8;
                }
                case 0x6E656722 -> {
                    // "gen
                    if ((seen & (1L << 9)) == 0 && in.memberIs(GENDER, first)) {
                        value.gender = in.readText();
                        seen |= 1L << 9;
                        continue;
                    }
                    next = 9;
                }
                case 0x6D6F6322 -> {
                    // "com
                    if ((seen & (1L << 10)) == 0 && in.memberIs(COMPANY, first)) {
                        value.company = in.readText();
                        seen |= 1L << 10;
                        continue;
                    }
                    next = 10;
                }
                case 0x616D6522 -> {
                    // "ema
                    if ((seen & (1L << 11)) == 0 && in.memberIs(EMAIL, first)) {
                        value.email = in.readText();
                        seen |= 1L << 11;
                        continue;
                    }
                    next = 11;
                }
                case 0x6F687022 -> {
                    // "pho
                    if ((seen & (1L << 12)) == 0 && in.memberIs(PHONE, first)) {
                        value.phone = in.readText();
                        seen |= 1L << 12;
                        continue;
                    }
                    next = 12;
                }
                case 0x64646122 -> {
                    // "add
                    if ((seen & (1L << 13)) == 0 && in.memberIs(ADDRESS, first)) {
                        value.address = in.readText();
                        seen |= 1L << 13;
                        continue;
                    }
                    next = 13;
                }
                case 0x6F626122 -> {
                    // "abo
                    if ((seen & (1L << 14)) == 0 && in.memberIs(ABOUT, first)) {
                        value.about = in.readText();
                        seen |= 1L << 14;
                        continue;
                    }
                    next = 14;
                }
                case 0x67657222 -> {
                    // "reg
                    if ((seen & (1L << 15)) == 0 && in.memberIs(REGISTERED, first)) {
                        value.registered = in.readText();
                        seen |= 1L << 15;
                        continue;
                    }
                    next = 15;
                }
                case 0x74616C22 -> {
                    // "lat
                    if ((seen & (1L << 16)) == 0 && in.memberIs(LATITUDE, first)) {
                        value.setLatitude(in.readDouble());
                        seen |= 1L << 16;
                        continue;
                    }
                    next = 16;
                }
                case 0x6E6F6C22 -> {
                    // "lon
                    if ((seen & (1L << 17)) == 0 && in.memberIs(LONGITUDE, first)) {
                        value.setLongitude(in.readDouble());
                        seen |= 1L << 17;
                        continue;
                    }
                    next = 17;
                }
                case 0x67617422 -> {
                    // "tag
                    if ((seen & (1L << 18)) == 0 && in.memberIs(TAGS, first)) {
                        value.tags = readStringArray(in);
                        seen |= 1L << 18;
                        continue;
                    }
                    next = 18;
                }
                case 0x69726622 -> {
                    // "fri
                    if ((seen & (1L << 19)) == 0 && in.memberIs(FRIENDS, first)) {
                        value.friends = readFriendArray(in);
                        seen |= 1L << 19;
                        continue;
                    }
                    next = 19;
                }
                case 0x65726722 -> {
                    // "gre
                    if ((seen & (1L << 20)) == 0 && in.memberIs(GREETING, first)) {
                        value.greeting = in.readText();
                        seen |= 1L << 20;
                        continue;
                    }
                    next = 20;
                }
                case 0x76616622 -> {
                    // "fav
                    if ((seen & (1L << 21)) == 0 && in.memberIs(FAVORITE_FRUIT, first)) {
                        value.favoriteFruit = in.readText();
                        seen |= 1L << 21;
                        continue;
                    }
                    next = 21;
                }
            }
            // otherwise written, null, not declared, or the end
            int column = first ? in.firstColumn(KEYS) : in.nextColumn(KEYS, next);
            if (column < 0) {
                break;
            }
            long bit = 1L << column;
            if ((seen & bit) != 0) {
                in.duplicateMember();
            }
            seen |= bit;
            readColumn(in, value, column);
            next = column + 1;
        }
        return seen;
    }

    /** Reads a column wherever it stands, null included. */
    private static void readColumn(JsonScanner in, User value, int column) {
        switch (column) {
            case 0 -> value._id = in.readString();
            case 1 -> {
                if (in.skipNull()) {
                    value.clearIndex();
                } else {
                    value.setIndex(in.readInt());
                }
            }
            case 2 -> value.guid = in.readString();
            case 3 -> value.isActive = in.readString();
            case 4 -> value.balance = in.readString();
            case 5 -> value.picture = in.readString();
            case 6 -> {
                if (in.skipNull()) {
                    value.clearAge();
                } else {
                    value.setAge(in.readInt());
                }
            }
            case 7 -> value.eyeColor = in.readString();
            case 8 -> value.name = in.readString();
            case 9 -> value.gender = in.readString();
            case 10 -> value.company = in.readString();
            case 11 -> value.email = in.readString();
            case 12 -> value.phone = in.readString();
            case 13 -> value.address = in.readString();
            case 14 -> value.about = in.readString();
            case 15 -> value.registered = in.readString();
            case 16 -> {
                if (in.skipNull()) {
                    value.clearLatitude();
                } else {
                    value.setLatitude(in.readDouble());
                }
            }
            case 17 -> {
                if (in.skipNull()) {
                    value.clearLongitude();
                } else {
                    value.setLongitude(in.readDouble());
                }
            }
            case 18 -> value.tags = readStringArray(in);
            case 19 -> value.friends = readFriendArray(in);
            case 20 -> value.greeting = in.readString();
            case 21 -> value.favoriteFruit = in.readString();
        }
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

    /** Names and types of the columns: a class of its own, which no parse waits for. */
    private static final class Columns {
        static final EventType<User> EVENT_TYPE = EventType.of(
                User.class,
                "dev.schemac.golden.users",
                "User",
                List.of(
                        new EventColumn("_id", String.class, "string"),
                        new EventColumn("index", Integer.class, "int"),
                        new EventColumn("guid", String.class, "string"),
                        new EventColumn("isActive", String.class, "string"),
                        new EventColumn("balance", String.class, "string"),
                        new EventColumn("picture", String.class, "string"),
                        new EventColumn("age", Integer.class, "int"),
                        new EventColumn("eyeColor", String.class, "string"),
                        new EventColumn("name", String.class, "string"),
                        new EventColumn("gender", String.class, "string"),
                        new EventColumn("company", String.class, "string"),
                        new EventColumn("email", String.class, "string"),
                        new EventColumn("phone", String.class, "string"),
                        new EventColumn("address", String.class, "string"),
                        new EventColumn("about", String.class, "string"),
                        new EventColumn("registered", String.class, "string"),
                        new EventColumn("latitude", Double.class, "double"),
                        new EventColumn("longitude", Double.class, "double"),
                        new EventColumn("tags", String[].class, "string[]"),
                        new EventColumn("friends", Friend[].class, "dev.schemac.golden.users.Friend[]"),
                        new EventColumn("greeting", String.class, "string"),
                        new EventColumn("favoriteFruit", String.class, "string")));

        private Columns() {}
    }
}
