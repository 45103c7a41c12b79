package dev.schemac.golden.dynamic;

import dev.schemac.runtime.JsonWriter;
import dev.schemac.runtime.ObjectWriter;
import dev.schemac.runtime.support.Generated;
import dev.schemac.runtime.support.GeneratedWriter;
import dev.schemac.runtime.support.JsonOutput;
import java.util.Map;

/** Writes {@link Alarm} as JSON. Has no state; one instance serves all threads. */
@Generated("dev.schemac.codegen.SchemaCompiler")
public final class AlarmWriter extends GeneratedWriter<Alarm> implements ObjectWriter<Alarm> {
    public static final AlarmWriter INSTANCE = new AlarmWriter();

    private AlarmWriter() {}

    @Override
    public void write(Alarm value, JsonWriter out) {
        out.value(this, value);
    }

    @Override
    public void write(Alarm value, JsonOutput out) {
        out.beginObject();
        out.member(AlarmParser.KIND, value.kind);
        if (value.hasAt()) {
            out.member(AlarmParser.AT, value.at);
        } else {
            out.nullMember(AlarmParser.AT);
        }
        if (value.hasLevel()) {
            out.member(AlarmParser.LEVEL, value.level);
        } else {
            out.nullMember(AlarmParser.LEVEL);
        }
        for (Map.Entry<String, Object> member : value.undeclaredMembers().entrySet()) {
            out.name(member.getKey());
            out.untypedValue(member.getValue());
        }
        out.endObject();
    }
}
