package dev.schemac.golden.records.described;

import dev.schemac.runtime.JsonWriter;
import dev.schemac.runtime.ObjectWriter;
import dev.schemac.runtime.support.Generated;
import dev.schemac.runtime.support.GeneratedWriter;
import dev.schemac.runtime.support.JsonKey;
import dev.schemac.runtime.support.JsonOutput;
import dev.schemac.runtime.support.TextFormat;

/** Writes {@link Stop} as JSON. Has no state; one instance serves all threads. */
@Generated("dev.schemac.codegen.SchemaCompiler")
public final class StopWriter extends GeneratedWriter<Stop> implements ObjectWriter<Stop> {
    public static final StopWriter INSTANCE = new StopWriter();

    private static final TextFormat<String> KIND_FORMAT = TextFormat.oneOf("stop");
    private static final JsonKey KIND = JsonKey.text("kind");
    private static final JsonKey AT_TIME = JsonKey.text("at_time");
    private static final JsonKey MINUTES = JsonKey.number("minutes");

    private StopWriter() {}

    @Override
    public void write(Stop value, JsonWriter out) {
        out.value(this, value);
    }

    @Override
    public void write(Stop value, JsonOutput out) {
        out.beginObject();
        out.member(KIND, KIND_FORMAT, value.kind() == null ? "stop" : value.kind());
        out.member(AT_TIME, TextFormat.INSTANT, value.atTime());
        if (value.minutes() != null) {
            out.member(MINUTES, value.minutes());
        } else {
            out.nullMember(MINUTES);
        }
        out.endObject();
    }
}
