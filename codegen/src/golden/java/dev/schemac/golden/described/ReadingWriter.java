package dev.schemac.golden.described;

import dev.schemac.runtime.JsonWriter;
import dev.schemac.runtime.ObjectWriter;
import dev.schemac.runtime.support.Generated;
import dev.schemac.runtime.support.GeneratedWriter;
import dev.schemac.runtime.support.JsonKey;
import dev.schemac.runtime.support.JsonOutput;

/** Writes {@link Reading} as JSON. Has no state; one instance serves all threads. */
@Generated("dev.schemac.codegen.SchemaCompiler")
public final class ReadingWriter extends GeneratedWriter<Reading> implements ObjectWriter<Reading> {
    public static final ReadingWriter INSTANCE = new ReadingWriter();

    private static final JsonKey SENSOR = JsonKey.text("sensor");
    private static final JsonKey CELSIUS = JsonKey.number("celsius");

    private ReadingWriter() {}

    @Override
    public void write(Reading value, JsonWriter out) {
        out.value(this, value);
    }

    @Override
    public void write(Reading value, JsonOutput out) {
        out.beginObject();
        out.member(SENSOR, value.sensor);
        if (value.hasCelsius()) {
            out.member(CELSIUS, value.celsius);
        } else {
            out.nullMember(CELSIUS);
        }
        out.endObject();
    }
}
