package dev.schemac.golden.users;

import dev.schemac.runtime.JsonWriter;
import dev.schemac.runtime.ObjectWriter;
import dev.schemac.runtime.support.Generated;
import dev.schemac.runtime.support.GeneratedWriter;
import dev.schemac.runtime.support.JsonOutput;

/** Writes {@link Friend} as JSON. Has no state; one instance serves all threads. */
@Generated("dev.schemac.codegen.SchemaCompiler")
public final class FriendWriter extends GeneratedWriter<Friend> implements ObjectWriter<Friend> {
    public static final FriendWriter INSTANCE = new FriendWriter();

    private FriendWriter() {}

    @Override
    public void write(Friend value, JsonWriter out) {
        out.value(this, value);
    }

    @Override
    public void write(Friend value, JsonOutput out) {
        out.beginObject();
        out.member(FriendParser.ID, value.id);
        out.member(FriendParser.NAME, value.name);
        out.endObject();
    }
}
