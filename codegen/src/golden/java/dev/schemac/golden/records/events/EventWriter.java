package dev.schemac.golden.records.events;

import dev.schemac.runtime.JsonWriter;
import dev.schemac.runtime.ObjectWriter;
import dev.schemac.runtime.support.Generated;
import dev.schemac.runtime.support.GeneratedWriter;
import dev.schemac.runtime.support.JsonKey;
import dev.schemac.runtime.support.JsonOutput;
import dev.schemac.runtime.support.TextFormat;

/** Writes {@link Event} as JSON. Has no state; one instance serves all threads. */
@Generated("dev.schemac.codegen.SchemaCompiler")
public final class EventWriter extends GeneratedWriter<Event> implements ObjectWriter<Event> {
    public static final EventWriter INSTANCE = new EventWriter();

    private static final TextFormat<String> TYPE_FORMAT = TextFormat.noneOf("PushEvent", "IssuesEvent", "IssueEvent");
    private static final JsonKey ID = JsonKey.text("id");
    private static final JsonKey TYPE = JsonKey.text("type");
    private static final JsonKey AT = JsonKey.text("at");

    private EventWriter() {}

    @Override
    public void write(Event value, JsonWriter out) {
        out.value(this, value);
    }

    @Override
    public void write(Event value, JsonOutput out) {
        value.writeTo(out);
    }

    /** Writes an event of this schema itself. */
    static void writeItself(EventOther value, JsonOutput out) {
        out.beginObject();
        out.member(ID, value.id());
        out.member(TYPE, TYPE_FORMAT, value.type());
        out.member(AT, TextFormat.INSTANT, value.at());
        out.endObject();
    }
}
