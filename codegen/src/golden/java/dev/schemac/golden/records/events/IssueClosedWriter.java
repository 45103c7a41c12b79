package dev.schemac.golden.records.events;

import dev.schemac.runtime.JsonWriter;
import dev.schemac.runtime.ObjectWriter;
import dev.schemac.runtime.support.Generated;
import dev.schemac.runtime.support.GeneratedWriter;
import dev.schemac.runtime.support.JsonFormat;
import dev.schemac.runtime.support.JsonKey;
import dev.schemac.runtime.support.JsonOutput;

/** Writes {@link IssueClosed} as JSON. Has no state; one instance serves all threads. */
@Generated("dev.schemac.codegen.SchemaCompiler")
public final class IssueClosedWriter extends GeneratedWriter<IssueClosed> implements ObjectWriter<IssueClosed> {
    public static final IssueClosedWriter INSTANCE = new IssueClosedWriter();

    private static final JsonFormat<String> TYPE_FORMAT = JsonFormat.oneOf("IssuesEvent", "IssueEvent");
    private static final JsonFormat<String> ACTION_FORMAT = JsonFormat.oneOf("closed");
    private static final JsonKey ID = JsonKey.string("id");
    private static final JsonKey TYPE = JsonKey.string("type").notNull();
    private static final JsonKey AT = JsonKey.string("at");
    private static final JsonKey ACTION = JsonKey.string("action").notNull();
    private static final JsonKey NUMBER = JsonKey.number("number");
    private static final JsonKey REASON = JsonKey.string("reason");

    private IssueClosedWriter() {}

    @Override
    public void write(IssueClosed value, JsonWriter out) {
        out.value(this, value);
    }

    @Override
    public void write(IssueClosed value, JsonOutput out) {
        out.beginObject();
        out.member(ID, value.id());
        out.member(TYPE, TYPE_FORMAT, value.type() == null ? "IssuesEvent" : value.type());
        out.member(AT, JsonFormat.INSTANT, value.at());
        out.member(ACTION, ACTION_FORMAT, value.action() == null ? "closed" : value.action());
        if (value.number() != null) {
            out.member(NUMBER, value.number());
        } else {
            out.nullMember(NUMBER);
        }
        out.member(REASON, value.reason());
        out.endObject();
    }
}
