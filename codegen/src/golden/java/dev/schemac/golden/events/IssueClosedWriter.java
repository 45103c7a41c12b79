package dev.schemac.golden.events;

import dev.schemac.runtime.JsonWriter;
import dev.schemac.runtime.ObjectWriter;
import dev.schemac.runtime.support.Generated;
import dev.schemac.runtime.support.GeneratedWriter;
import dev.schemac.runtime.support.JsonFormat;
import dev.schemac.runtime.support.JsonOutput;

/** Writes {@link IssueClosed} as JSON. Has no state; one instance serves all threads. */
@Generated("dev.schemac.codegen.SchemaCompiler")
public final class IssueClosedWriter extends GeneratedWriter<IssueClosed> implements ObjectWriter<IssueClosed> {
    public static final IssueClosedWriter INSTANCE = new IssueClosedWriter();

    private IssueClosedWriter() {}

    @Override
    public void write(IssueClosed value, JsonWriter out) {
        out.value(this, value);
    }

    @Override
    public void write(IssueClosed value, JsonOutput out) {
        out.beginObject();
        out.member(IssueClosedParser.ID, value.id);
        out.member(IssueClosedParser.TYPE, IssueClosedParser.TYPE_FORMAT,
                value.type == null ? "IssuesEvent" : value.type);
        out.member(IssueClosedParser.AT, JsonFormat.INSTANT, value.at);
        out.member(IssueClosedParser.ACTION, IssueClosedParser.ACTION_FORMAT,
                value.action == null ? "closed" : value.action);
        if (value.hasNumber()) {
            out.member(IssueClosedParser.NUMBER, value.number);
        } else {
            out.nullMember(IssueClosedParser.NUMBER);
        }
        out.member(IssueClosedParser.REASON, value.reason);
        out.endObject();
    }
}
