package dev.schemac.golden.records.events;

import dev.schemac.runtime.JsonWriter;
import dev.schemac.runtime.ObjectWriter;
import dev.schemac.runtime.support.Generated;
import dev.schemac.runtime.support.GeneratedWriter;
import dev.schemac.runtime.support.JsonFormat;
import dev.schemac.runtime.support.JsonKey;
import dev.schemac.runtime.support.JsonOutput;

/** Writes {@link Push} as JSON. Has no state; one instance serves all threads. */
@Generated("dev.schemac.codegen.SchemaCompiler")
public final class PushWriter extends GeneratedWriter<Push> implements ObjectWriter<Push> {
    public static final PushWriter INSTANCE = new PushWriter();

    private static final JsonFormat<String> TYPE_FORMAT = JsonFormat.oneOf("PushEvent");
    private static final JsonKey ID = JsonKey.string("id");
    private static final JsonKey TYPE = JsonKey.string("type").notNull();
    private static final JsonKey AT = JsonKey.string("at");
    private static final JsonKey BRANCH = JsonKey.string("branch");
    private static final JsonKey COMMITS = JsonKey.number("commits");

    private PushWriter() {}

    @Override
    public void write(Push value, JsonWriter out) {
        out.value(this, value);
    }

    @Override
    public void write(Push value, JsonOutput out) {
        out.beginObject();
        out.member(ID, value.id());
        out.member(TYPE, TYPE_FORMAT, value.type() == null ? "PushEvent" : value.type());
        out.member(AT, JsonFormat.INSTANT, value.at());
        out.member(BRANCH, value.branch());
        if (value.commits() != null) {
            out.member(COMMITS, value.commits());
        } else {
            out.nullMember(COMMITS);
        }
        out.endObject();
    }
}
