package dev.schemac.golden.rules;

import dev.schemac.runtime.JsonWriter;
import dev.schemac.runtime.ObjectWriter;
import dev.schemac.runtime.support.Generated;
import dev.schemac.runtime.support.GeneratedWriter;
import dev.schemac.runtime.support.JsonOutput;

/** Writes {@link Part} as JSON. Has no state; one instance serves all threads. */
@Generated("dev.schemac.codegen.SchemaCompiler")
public final class PartWriter extends GeneratedWriter<Part> implements ObjectWriter<Part> {
    public static final PartWriter INSTANCE = new PartWriter();

    private PartWriter() {}

    @Override
    public void write(Part value, JsonWriter out) {
        out.value(this, value);
    }

    @Override
    public void write(Part value, JsonOutput out) {
        out.beginObject();
        out.member(PartParser.TEXT, PartParser.checkedText(out, value.text));
        out.endObject();
    }
}
