package dev.schemac.golden.records.dynamic;

import dev.schemac.runtime.JsonWriter;
import dev.schemac.runtime.ObjectWriter;
import dev.schemac.runtime.support.Generated;
import dev.schemac.runtime.support.GeneratedWriter;
import dev.schemac.runtime.support.JsonOutput;
import java.util.Map;

/** Writes {@link Anything} as JSON. Has no state; one instance serves all threads. */
@Generated("dev.schemac.codegen.SchemaCompiler")
public final class AnythingWriter extends GeneratedWriter<Anything> implements ObjectWriter<Anything> {
    public static final AnythingWriter INSTANCE = new AnythingWriter();

    private AnythingWriter() {}

    @Override
    public void write(Anything value, JsonWriter out) {
        out.value(this, value);
    }

    @Override
    public void write(Anything value, JsonOutput out) {
        out.beginObject();
        for (Map.Entry<String, Object> member : value.undeclaredMembers().entrySet()) {
            out.name(member.getKey());
            out.untypedValue(member.getValue());
        }
        out.endObject();
    }
}
