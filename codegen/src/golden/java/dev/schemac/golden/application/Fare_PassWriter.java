package dev.schemac.golden.application;

import dev.schemac.golden.application.Fare.Pass;
import dev.schemac.runtime.JsonWriter;
import dev.schemac.runtime.ObjectWriter;
import dev.schemac.runtime.support.Generated;
import dev.schemac.runtime.support.GeneratedWriter;
import dev.schemac.runtime.support.JsonOutput;

/** Writes {@link Pass} as JSON. Has no state; one instance serves all threads. */
@Generated("dev.schemac.codegen.SchemaCompiler")
public final class Fare_PassWriter extends GeneratedWriter<Pass> implements ObjectWriter<Pass> {
    public static final Fare_PassWriter INSTANCE = new Fare_PassWriter();

    private Fare_PassWriter() {}

    @Override
    public void write(Pass value, JsonWriter out) {
        out.value(this, value);
    }

    @Override
    public void write(Pass value, JsonOutput out) {
        out.beginObject();
        String kind = value.kind();
        out.member(Fare_PassParser.KIND, Fare_PassParser.KIND_FORMAT, kind == null ? "week" : kind);
        out.member(Fare_PassParser.DAYS, value.days());
        out.endObject();
    }
}
