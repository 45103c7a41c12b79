package dev.schemac.golden.events;

import dev.schemac.runtime.JsonWriter;
import dev.schemac.runtime.ObjectWriter;
import dev.schemac.runtime.support.Generated;
import dev.schemac.runtime.support.GeneratedWriter;
import dev.schemac.runtime.support.JsonOutput;
import java.util.List;
import java.util.Map;

/** Writes {@link Feed} as JSON. Has no state; one instance serves all threads. */
@Generated("dev.schemac.codegen.SchemaCompiler")
public final class FeedWriter extends GeneratedWriter<Feed> implements ObjectWriter<Feed> {
    public static final FeedWriter INSTANCE = new FeedWriter();

    private FeedWriter() {}

    @Override
    public void write(Feed value, JsonWriter out) {
        out.value(this, value);
    }

    @Override
    public void write(Feed value, JsonOutput out) {
        out.beginObject();
        if (value.events != null) {
            out.name(FeedParser.EVENTS);
            writeEventArray(value.events, out);
        } else {
            out.nullMember(FeedParser.EVENTS);
        }
        if (value.latest != null) {
            out.name(FeedParser.LATEST);
            EventWriter.INSTANCE.write(value.latest, out);
        } else {
            out.nullMember(FeedParser.LATEST);
        }
        if (value.byId != null) {
            out.name(FeedParser.BY_ID);
            writeEventMap(value.byId, out);
        } else {
            out.nullMember(FeedParser.BY_ID);
        }
        if (value.pushes != null) {
            out.name(FeedParser.PUSHES);
            writePushList(value.pushes, out);
        } else {
            out.nullMember(FeedParser.PUSHES);
        }
        out.endObject();
    }

    private static void writeEventArray(Event[] elements, JsonOutput out) {
        out.beginArray();
        for (Event element : elements) {
            if (element != null) {
                EventWriter.INSTANCE.write(element, out);
            } else {
                out.nullValue();
            }
        }
        out.endArray();
    }

    private static void writeEventMap(Map<String, Event> members, JsonOutput out) {
        out.beginObject();
        for (Map.Entry<String, Event> member : members.entrySet()) {
            out.name(member.getKey());
            Event element = member.getValue();
            if (element != null) {
                EventWriter.INSTANCE.write(element, out);
            } else {
                out.nullValue();
            }
        }
        out.endObject();
    }

    private static void writePushList(List<Push> elements, JsonOutput out) {
        out.beginArray();
        for (Push element : elements) {
            if (element != null) {
                PushWriter.INSTANCE.write(element, out);
            } else {
                out.nullValue();
            }
        }
        out.endArray();
    }
}
