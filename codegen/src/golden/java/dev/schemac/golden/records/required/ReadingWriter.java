package dev.schemac.golden.records.required;

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

    private static final JsonKey SENSOR = JsonKey.string("sensor").notNull();
    private static final JsonKey AT = JsonKey.number("at");
    private static final JsonKey VALUE = JsonKey.number("value");
    private static final JsonKey VALID = JsonKey.bool("valid");
    private static final JsonKey SAMPLES = JsonKey.number("samples");
    private static final JsonKey VERSION = JsonKey.number("version");
    private static final JsonKey PRESENCE = JsonKey.character("presence");
    private static final JsonKey CHANNEL = JsonKey.number("channel");

    private ReadingWriter() {}

    @Override
    public void write(Reading value, JsonWriter out) {
        out.value(this, value);
    }

    @Override
    public void write(Reading value, JsonOutput out) {
        out.beginObject();
        if (value.sensor() != null) {
            out.member(SENSOR, value.sensor());
        } else {
            out.missingMember(SENSOR);
        }
        out.member(AT, value.at());
        out.member(VALUE, ReadingParser.checkedValue(out, value.value()));
        out.member(VALID, value.valid());
        if (value.samples() != null) {
            out.member(SAMPLES, value.samples());
        } else {
            out.name(SAMPLES);
            out.nullValue();
        }
        out.member(VERSION, ReadingParser.checkedVersion(out, value.version()));
        out.member(PRESENCE, value.presence());
        if (value.channel() != null) {
            out.member(CHANNEL, value.channel());
        } else {
            out.nullMember(CHANNEL);
        }
        out.endObject();
    }
}
