package dev.schemac.golden.records.described;

import dev.schemac.runtime.JsonWriter;
import dev.schemac.runtime.ObjectWriter;
import dev.schemac.runtime.support.Generated;
import dev.schemac.runtime.support.GeneratedWriter;
import dev.schemac.runtime.support.JsonOutput;

/** Writes {@link Happening} as JSON. Has no state; one instance serves all threads. */
@Generated("dev.schemac.codegen.SchemaCompiler")
public final class HappeningWriter extends GeneratedWriter<Happening> implements ObjectWriter<Happening> {
    public static final HappeningWriter INSTANCE = new HappeningWriter();

    private HappeningWriter() {}

    @Override
    public void write(Happening value, JsonWriter out) {
        out.value(this, value);
    }

    @Override
    public void write(Happening value, JsonOutput out) {
        value.writeTo(out);
    }
}
