package dev.schemac.golden.events;

import dev.schemac.runtime.JsonWriter;
import dev.schemac.runtime.ObjectWriter;
import dev.schemac.runtime.support.Generated;
import dev.schemac.runtime.support.GeneratedWriter;
import dev.schemac.runtime.support.JsonFormat;
import dev.schemac.runtime.support.JsonOutput;

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
        value.writeTo(out);
    }

    /** Writes an event of this schema itself, not of a subtype. */
    static void writeItself(Event value, JsonOutput out) {
        out.beginObject();
        out.member(EventParser.ID, value.id);
        out.member(EventParser.TYPE, EventParser.TYPE_FORMAT, value.type);
        out.member(EventParser.AT, JsonFormat.INSTANT, value.at);
        out.endObject();
    }
}
