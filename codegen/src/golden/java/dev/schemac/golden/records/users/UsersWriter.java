package dev.schemac.golden.records.users;

import dev.schemac.runtime.JsonWriter;
import dev.schemac.runtime.ObjectWriter;
import dev.schemac.runtime.support.Generated;
import dev.schemac.runtime.support.GeneratedWriter;
import dev.schemac.runtime.support.JsonOutput;
import java.util.List;

/** Writes {@link Users} as JSON. Has no state; one instance serves all threads. */
@Generated("dev.schemac.codegen.SchemaCompiler")
public final class UsersWriter extends GeneratedWriter<Users> implements ObjectWriter<Users> {
    public static final UsersWriter INSTANCE = new UsersWriter();

    private UsersWriter() {}

    @Override
    public void write(Users value, JsonWriter out) {
        out.value(this, value);
    }

    @Override
    public void write(Users value, JsonOutput out) {
        out.beginObject();
        if (value.users() != null) {
            out.name(UsersParser.USERS);
            writeUserList(value.users(), out);
        } else {
            out.nullMember(UsersParser.USERS);
        }
        out.endObject();
    }

    private static void writeUserList(List<User> elements, JsonOutput out) {
        out.beginArray();
        for (User element : elements) {
            if (element != null) {
                UserWriter.INSTANCE.write(element, out);
            } else {
                out.nullValue();
            }
        }
        out.endArray();
    }
}
