package dev.schemac.golden.records.dynamic;

import dev.schemac.runtime.JsonWriter;
import dev.schemac.runtime.ObjectWriter;
import dev.schemac.runtime.support.Generated;
import dev.schemac.runtime.support.GeneratedWriter;
import dev.schemac.runtime.support.JsonKey;
import dev.schemac.runtime.support.JsonOutput;
import java.util.Map;

/** Writes {@link Alarm} as JSON. Has no state; one instance serves all threads. */
@Generated("dev.schemac.codegen.SchemaCompiler")
public final class AlarmWriter extends GeneratedWriter<Alarm> implements ObjectWriter<Alarm> {
    public static final AlarmWriter INSTANCE = new AlarmWriter();

    private static final JsonKey KIND = JsonKey.string("kind");
    private static final JsonKey AT = JsonKey.number("at");
    private static final JsonKey LEVEL = JsonKey.number("level");

    private AlarmWriter() {}

    @Override
    public void write(Alarm value, JsonWriter out) {
        out.value(this, value);
    }

    @Override
    public void write(Alarm value, JsonOutput out) {
        out.beginObject();
        out.member(KIND, value.kind());
        if (value.at() != null) {
            out.member(AT, value.at());
        } else {
            out.nullMember(AT);
        }
        if (value.level() != null) {
            out.member(LEVEL, value.level());
        } else {
            out.nullMember(LEVEL);
        }
        for (Map.Entry<String, Object> member : value.undeclaredMembers().entrySet()) {
            out.name(member.getKey());
            out.untypedValue(member.getValue());
        }
        out.endObject();
    }
}
