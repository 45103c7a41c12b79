package dev.schemac.golden.dynamic;

import dev.schemac.runtime.JsonWriter;
import dev.schemac.runtime.ObjectWriter;
import dev.schemac.runtime.support.Generated;
import dev.schemac.runtime.support.GeneratedWriter;
import dev.schemac.runtime.support.JsonOutput;

/** Writes {@link Nothing} as JSON. Has no state; one instance serves all threads. */
@Generated("dev.schemac.codegen.SchemaCompiler")
public final class NothingWriter extends GeneratedWriter<Nothing> implements ObjectWriter<Nothing> {
    public static final NothingWriter INSTANCE = new NothingWriter();

    private NothingWriter() {}

    @Override
    public void write(Nothing value, JsonWriter out) {
        out.value(this, value);
    }

    @Override
    public void write(Nothing value, JsonOutput out) {
        out.beginObject();
        out.endObject();
    }
}
