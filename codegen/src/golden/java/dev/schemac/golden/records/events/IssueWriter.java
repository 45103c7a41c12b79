package dev.schemac.golden.records.events;

import dev.schemac.runtime.JsonWriter;
import dev.schemac.runtime.ObjectWriter;
import dev.schemac.runtime.support.Generated;
import dev.schemac.runtime.support.GeneratedWriter;
import dev.schemac.runtime.support.JsonOutput;

/** Writes {@link Issue} as JSON. Has no state; one instance serves all threads. */
@Generated("dev.schemac.codegen.SchemaCompiler")
public final class IssueWriter extends GeneratedWriter<Issue> implements ObjectWriter<Issue> {
    public static final IssueWriter INSTANCE = new IssueWriter();

    private IssueWriter() {}

    @Override
    public void write(Issue value, JsonWriter out) {
        out.value(this, value);
    }

    @Override
    public void write(Issue value, JsonOutput out) {
        value.writeTo(out);
    }
}
