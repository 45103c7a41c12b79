package dev.schemac.golden.application;

import dev.schemac.golden.application.Fare.Pass;
import dev.schemac.golden.application.Fare.Single;
import dev.schemac.runtime.JsonWriter;
import dev.schemac.runtime.ObjectWriter;
import dev.schemac.runtime.support.Generated;
import dev.schemac.runtime.support.GeneratedWriter;
import dev.schemac.runtime.support.JsonOutput;

/** Writes {@link Fare} as JSON. Has no state; one instance serves all threads. */
@Generated("dev.schemac.codegen.SchemaCompiler")
public final class FareWriter extends GeneratedWriter<Fare> implements ObjectWriter<Fare> {
    public static final FareWriter INSTANCE = new FareWriter();

    private FareWriter() {}

    @Override
    public void write(Fare value, JsonWriter out) {
        out.value(this, value);
    }

    @Override
    public void write(Fare value, JsonOutput out) {
        if (value instanceof Single single) {
            Fare_SingleWriter.INSTANCE.write(single, out);
        } else if (value instanceof Pass pass) {
            Fare_PassWriter.INSTANCE.write(pass, out);
        } else {
            throw out.unknownSubtype(value, Fare.class);
        }
    }
}
