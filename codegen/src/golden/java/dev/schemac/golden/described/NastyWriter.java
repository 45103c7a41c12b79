package dev.schemac.golden.described;

import dev.schemac.runtime.JsonWriter;
import dev.schemac.runtime.ObjectWriter;
import dev.schemac.runtime.support.Generated;
import dev.schemac.runtime.support.GeneratedWriter;
import dev.schemac.runtime.support.JsonKey;
import dev.schemac.runtime.support.JsonOutput;

/** Writes {@link Nasty} as JSON. Has no state; one instance serves all threads. */
@Generated("dev.schemac.codegen.SchemaCompiler")
public final class NastyWriter extends GeneratedWriter<Nasty> implements ObjectWriter<Nasty> {
    public static final NastyWriter INSTANCE = new NastyWriter();

    private static final JsonKey A = JsonKey.number("a");

    private NastyWriter() {}

    @Override
    public void write(Nasty value, JsonWriter out) {
        out.value(this, value);
    }

    @Override
    public void write(Nasty value, JsonOutput out) {
        out.beginObject();
        if (value.hasA()) {
            out.member(A, value.a);
        } else {
            out.nullMember(A);
        }
        out.endObject();
    }
}
