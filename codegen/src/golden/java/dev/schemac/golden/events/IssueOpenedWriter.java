package dev.schemac.golden.events;

import dev.schemac.runtime.JsonWriter;
import dev.schemac.runtime.ObjectWriter;
import dev.schemac.runtime.support.Generated;
import dev.schemac.runtime.support.GeneratedWriter;
import dev.schemac.runtime.support.JsonFormat;
import dev.schemac.runtime.support.JsonOutput;

/** Writes {@link IssueOpened} as JSON. Has no state; one instance serves all threads. */
@Generated("dev.schemac.codegen.SchemaCompiler")
public final class IssueOpenedWriter extends GeneratedWriter<IssueOpened> implements ObjectWriter<IssueOpened> {
    public static final IssueOpenedWriter INSTANCE = new IssueOpenedWriter();

    private IssueOpenedWriter() {}

    @Override
    public void write(IssueOpened value, JsonWriter out) {
        out.value(this, value);
    }

    @Override
    public void write(IssueOpened value, JsonOutput out) {
        out.beginObject();
        out.member(IssueOpenedParser.ID, value.id);
        out.member(IssueOpenedParser.TYPE, IssueOpenedParser.TYPE_FORMAT,
                value.type == null ? "IssuesEvent" : value.type);
        out.member(IssueOpenedParser.AT, JsonFormat.INSTANT, value.at);
        out.member(IssueOpenedParser.ACTION, IssueOpenedParser.ACTION_FORMAT,
                value.action == null ? "opened" : value.action);
        if (value.hasNumber()) {
            out.member(IssueOpenedParser.NUMBER, value.number);
        } else {
            out.nullMember(IssueOpenedParser.NUMBER);
        }
        out.member(IssueOpenedParser.TITLE, value.title);
        out.endObject();
    }
}
