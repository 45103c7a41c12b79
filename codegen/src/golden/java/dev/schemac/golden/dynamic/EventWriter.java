package dev.schemac.golden.dynamic;

import dev.schemac.runtime.JsonWriter;
import dev.schemac.runtime.ObjectWriter;
import dev.schemac.runtime.support.Generated;
import dev.schemac.runtime.support.GeneratedWriter;
import dev.schemac.runtime.support.JsonOutput;
import java.util.Map;

/** Writes {@link Event} as JSON. Has no state; one instance serves all threads. */
@Generated("dev.schemac.codegen.SchemaCompiler")
public final class EventWriter extends GeneratedWriter<Event> implements ObjectWriter<Event> {
    public static final EventWriter INSTANCE = new EventWriter();

    private EventWriter() {}

    @Override
    public void write(Event value, JsonWriter out) {
        out.value(this, value);
    }

    @Override
    public void write(Event value, JsonOutput out) {
        out.beginObject();
        out.member(EventParser.KIND, value.kind);
        if (value.hasAt()) {
            out.member(EventParser.AT, value.at);
        } else {
            out.nullMember(EventParser.AT);
        }
        for (Map.Entry<String, Object> member : value.undeclaredMembers().entrySet()) {
            out.name(member.getKey());
            out.untypedValue(member.getValue());
        }
        out.endObject();
    }
}
