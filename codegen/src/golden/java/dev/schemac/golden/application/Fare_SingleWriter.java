package dev.schemac.golden.application;

import dev.schemac.golden.application.Fare.Single;
import dev.schemac.runtime.JsonWriter;
import dev.schemac.runtime.ObjectWriter;
import dev.schemac.runtime.support.Generated;
import dev.schemac.runtime.support.GeneratedWriter;
import dev.schemac.runtime.support.JsonOutput;

/** Writes {@link Single} as JSON. Has no state; one instance serves all threads. */
@Generated("dev.schemac.codegen.SchemaCompiler")
public final class Fare_SingleWriter extends GeneratedWriter<Single> implements ObjectWriter<Single> {
    public static final Fare_SingleWriter INSTANCE = new Fare_SingleWriter();

    private Fare_SingleWriter() {}

    @Override
    public void write(Single value, JsonWriter out) {
        out.value(this, value);
    }

    @Override
    public void write(Single value, JsonOutput out) {
        out.beginObject();
        out.member(Fare_SingleParser.KIND, "single");
        out.member(Fare_SingleParser.ZONES, value.zones());
        out.endObject();
    }
}
