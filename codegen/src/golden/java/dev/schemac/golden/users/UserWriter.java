package dev.schemac.golden.users;

import dev.schemac.runtime.JsonWriter;
import dev.schemac.runtime.ObjectWriter;
import dev.schemac.runtime.support.Generated;
import dev.schemac.runtime.support.GeneratedWriter;
import dev.schemac.runtime.support.JsonKey;
import dev.schemac.runtime.support.JsonOutput;

/** Writes {@link User} as JSON. Has no state; one instance serves all threads. */
@Generated("dev.schemac.codegen.SchemaCompiler")
public final class UserWriter extends GeneratedWriter<User> implements ObjectWriter<User> {
    public static final UserWriter INSTANCE = new UserWriter();

    private static final JsonKey ID = JsonKey.string("_id");
    private static final JsonKey INDEX = JsonKey.number("index");
    private static final JsonKey GUID = JsonKey.string("guid");
    private static final JsonKey IS_ACTIVE = JsonKey.string("isActive");
    private static final JsonKey BALANCE = JsonKey.string("balance");
    private static final JsonKey PICTURE = JsonKey.string("picture");
    private static final JsonKey AGE = JsonKey.number("age");
    private static final JsonKey EYE_COLOR = JsonKey.string("eyeColor");
    private static final JsonKey NAME = JsonKey.string("name");
    private static final JsonKey GENDER = JsonKey.string("gender");
    private static final JsonKey COMPANY = JsonKey.string("company");
    private static final JsonKey EMAIL = JsonKey.string("email");
    private static final JsonKey PHONE = JsonKey.string("phone");
    private static final JsonKey ADDRESS = JsonKey.string("address");
    private static final JsonKey ABOUT = JsonKey.string("about");
    private static final JsonKey REGISTERED = JsonKey.string("registered");
    private static final JsonKey LATITUDE = JsonKey.number("latitude");
    private static final JsonKey LONGITUDE = JsonKey.number("longitude");
    private static final JsonKey TAGS = JsonKey.array("tags");
    private static final JsonKey FRIENDS = JsonKey.array("friends");
    private static final JsonKey GREETING = JsonKey.string("greeting");
    private static final JsonKey FAVORITE_FRUIT = JsonKey.string("favoriteFruit");

    private UserWriter() {}

    @Override
    public void write(User value, JsonWriter out) {
        out.value(this, value);
    }

    @Override
    public void write(User value, JsonOutput out) {
        out.beginObject();
        out.member(ID, value.id);
        if (value.hasIndex()) {
            out.member(INDEX, value.index);
        } else {
            out.nullMember(INDEX);
        }
        out.member(GUID, value.guid);
        out.member(IS_ACTIVE, value.isActive);
        out.member(BALANCE, value.balance);
        out.member(PICTURE, value.picture);
        if (value.hasAge()) {
            out.member(AGE, value.age);
        } else {
            out.nullMember(AGE);
        }
        out.member(EYE_COLOR, value.eyeColor);
        out.member(NAME, value.name);
        out.member(GENDER, value.gender);
        out.member(COMPANY, value.company);
        out.member(EMAIL, value.email);
        out.member(PHONE, value.phone);
        out.member(ADDRESS, value.address);
        out.member(ABOUT, value.about);
        out.member(REGISTERED, value.registered);
        if (value.hasLatitude()) {
            out.member(LATITUDE, value.latitude);
        } else {
            out.nullMember(LATITUDE);
        }
        if (value.hasLongitude()) {
            out.member(LONGITUDE, value.longitude);
        } else {
            out.nullMember(LONGITUDE);
        }
        if (value.tags != null) {
            out.name(TAGS);
            writeStringArray(value.tags, out);
        } else {
            out.nullMember(TAGS);
        }
        if (value.friends != null) {
            out.name(FRIENDS);
            writeFriendArray(value.friends, out);
        } else {
            out.nullMember(FRIENDS);
        }
        out.member(GREETING, value.greeting);
        out.member(FAVORITE_FRUIT, value.favoriteFruit);
        out.endObject();
    }

    private static void writeStringArray(String[] elements, JsonOutput out) {
        out.beginArray();
        for (String element : elements) {
            out.value(element);
        }
        out.endArray();
    }

    private static void writeFriendArray(Friend[] elements, JsonOutput out) {
        out.beginArray();
        for (Friend element : elements) {
            if (element != null) {
                FriendWriter.INSTANCE.write(element, out);
            } else {
                out.nullValue();
            }
        }
        out.endArray();
    }
}
