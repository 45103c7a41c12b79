package dev.schemac.golden.records.required;

import dev.schemac.runtime.JsonWriter;
import dev.schemac.runtime.ObjectWriter;
import dev.schemac.runtime.support.Generated;
import dev.schemac.runtime.support.GeneratedWriter;
import dev.schemac.runtime.support.JsonOutput;

/** Writes {@link Reading} as JSON. Has no state; one instance serves all threads. */
@Generated("dev.schemac.codegen.SchemaCompiler")
public final class ReadingWriter extends GeneratedWriter<Reading> implements ObjectWriter<Reading> {
    public static final ReadingWriter INSTANCE = new ReadingWriter();

    private ReadingWriter() {}

    @Override
    public void write(Reading value, JsonWriter out) {
        out.value(this, value);
    }

    @Override
    public void write(Reading value, JsonOutput out) {
        out.beginObject();
        if (value.sensor() != null) {
            out.member(ReadingParser.SENSOR, value.sensor());
        } else {
            out.missingMember(ReadingParser.SENSOR);
        }
        out.member(ReadingParser.AT, value.at());
        out.member(ReadingParser.VALUE, ReadingParser.checkedValue(out, value.value()));
        out.member(ReadingParser.VALID, value.valid());
        if (value.samples() != null) {
            out.member(ReadingParser.SAMPLES, value.samples());
        } else {
            out.name(ReadingParser.SAMPLES);
            out.nullValue();
        }
        out.member(ReadingParser.VERSION, ReadingParser.checkedVersion(out, value.version()));
        out.member(ReadingParser.PRESENCE, value.presence());
        if (value.channel() != null) {
            out.member(ReadingParser.CHANNEL, value.channel());
        } else {
            out.nullMember(ReadingParser.CHANNEL);
        }
        if (value.note() != null) {
            if (value.note().isPresent()) {
                out.member(ReadingParser.NOTE, value.note().get());
            } else {
                out.name(ReadingParser.NOTE);
                out.nullValue();
            }
        }
        out.endObject();
    }
}
