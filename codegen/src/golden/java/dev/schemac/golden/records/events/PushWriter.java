package dev.schemac.golden.records.events;

import dev.schemac.runtime.JsonWriter;
import dev.schemac.runtime.ObjectWriter;
import dev.schemac.runtime.support.Generated;
import dev.schemac.runtime.support.GeneratedWriter;
import dev.schemac.runtime.support.JsonFormat;
import dev.schemac.runtime.support.JsonOutput;

/** Writes {@link Push} as JSON. Has no state; one instance serves all threads. */
@Generated("dev.schemac.codegen.SchemaCompiler")
public final class PushWriter extends GeneratedWriter<Push> implements ObjectWriter<Push> {
    public static final PushWriter INSTANCE = new PushWriter();

    private PushWriter() {}

    @Override
    public void write(Push value, JsonWriter out) {
        out.value(this, value);
    }

    @Override
    public void write(Push value, JsonOutput out) {
        out.beginObject();
        out.member(PushParser.ID, value.id());
        out.member(PushParser.TYPE, PushParser.TYPE_FORMAT,
                value.type() == null ? "PushEvent" : value.type());
        out.member(PushParser.AT, JsonFormat.INSTANT, value.at());
        out.member(PushParser.BRANCH, value.branch());
        if (value.commits() != null) {
            out.member(PushParser.COMMITS, value.commits());
        } else {
            out.nullMember(PushParser.COMMITS);
        }
        out.endObject();
    }
}
