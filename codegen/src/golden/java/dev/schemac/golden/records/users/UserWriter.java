package dev.schemac.golden.records.users;

import dev.schemac.runtime.JsonWriter;
import dev.schemac.runtime.ObjectWriter;
import dev.schemac.runtime.support.Generated;
import dev.schemac.runtime.support.GeneratedWriter;
import dev.schemac.runtime.support.JsonOutput;
import java.util.List;

/** Writes {@link User} as JSON. Has no state; one instance serves all threads. */
@Generated("dev.schemac.codegen.SchemaCompiler")
public final class UserWriter extends GeneratedWriter<User> implements ObjectWriter<User> {
    public static final UserWriter INSTANCE = new UserWriter();

    private UserWriter() {}

    @Override
    public void write(User value, JsonWriter out) {
        out.value(this, value);
    }

    @Override
    public void write(User value, JsonOutput out) {
        out.beginObject();
        out.member(UserParser.ID, value.id());
        if (value.index() != null) {
            out.member(UserParser.INDEX, value.index());
        } else {
            out.nullMember(UserParser.INDEX);
        }
        out.member(UserParser.GUID, value.guid());
        out.member(UserParser.IS_ACTIVE, value.isActive());
        out.member(UserParser.BALANCE, value.balance());
        out.member(UserParser.PICTURE, value.picture());
        if (value.age() != null) {
            out.member(UserParser.AGE, value.age());
        } else {
            out.nullMember(UserParser.AGE);
        }
        out.member(UserParser.EYE_COLOR, value.eyeColor());
        out.member(UserParser.NAME, value.name());
        out.member(UserParser.GENDER, value.gender());
        out.member(UserParser.COMPANY, value.company());
        out.member(UserParser.EMAIL, value.email());
        out.member(UserParser.PHONE, value.phone());
        out.member(UserParser.ADDRESS, value.address());
        out.member(UserParser.ABOUT, value.about());
        out.member(UserParser.REGISTERED, value.registered());
        if (value.latitude() != null) {
            out.member(UserParser.LATITUDE, value.latitude());
        } else {
            out.nullMember(UserParser.LATITUDE);
        }
        if (value.longitude() != null) {
            out.member(UserParser.LONGITUDE, value.longitude());
        } else {
            out.nullMember(UserParser.LONGITUDE);
        }
        if (value.tags() != null) {
            out.name(UserParser.TAGS);
            writeStringList(value.tags(), out);
        } else {
            out.nullMember(UserParser.TAGS);
        }
        if (value.friends() != null) {
            out.name(UserParser.FRIENDS);
            writeFriendList(value.friends(), out);
        } else {
            out.nullMember(UserParser.FRIENDS);
        }
        out.member(UserParser.GREETING, value.greeting());
        out.member(UserParser.FAVORITE_FRUIT, value.favoriteFruit());
        out.endObject();
    }

    private static void writeStringList(List<String> elements, JsonOutput out) {
        out.beginArray();
        for (String element : elements) {
            out.value(element);
        }
        out.endArray();
    }

    private static void writeFriendList(List<Friend> elements, JsonOutput out) {
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
