package dev.schemac.golden.dynamic;

import dev.schemac.runtime.JsonWriter;
import dev.schemac.runtime.ObjectWriter;
import dev.schemac.runtime.support.Generated;
import dev.schemac.runtime.support.GeneratedWriter;
import dev.schemac.runtime.support.JsonOutput;
import java.util.Map;

/** Writes {@link Message} as JSON. Has no state; one instance serves all threads. */
@Generated("dev.schemac.codegen.SchemaCompiler")
public final class MessageWriter extends GeneratedWriter<Message> implements ObjectWriter<Message> {
    public static final MessageWriter INSTANCE = new MessageWriter();

    private MessageWriter() {}

    @Override
    public void write(Message value, JsonWriter out) {
        out.value(this, value);
    }

    @Override
    public void write(Message value, JsonOutput out) {
        out.beginObject();
        out.member(MessageParser.KIND, value.kind);
        out.untypedMember(MessageParser.PAYLOAD, value.payload);
        out.untypedMember(MessageParser.HEADERS, value.headers);
        if (value.parts != null) {
            out.name(MessageParser.PARTS);
            writeObjectArray(value.parts, out);
        } else {
            out.nullMember(MessageParser.PARTS);
        }
        if (value.blocks != null) {
            out.name(MessageParser.BLOCKS);
            writeMapArray(value.blocks, out);
        } else {
            out.nullMember(MessageParser.BLOCKS);
        }
        out.endObject();
    }

    private static void writeObjectArray(Object[] elements, JsonOutput out) {
        out.beginArray();
        for (Object element : elements) {
            out.untypedValue(element);
        }
        out.endArray();
    }

    private static void writeMapArray(Map<String, Object>[] elements, JsonOutput out) {
        out.beginArray();
        for (Map<String, Object> element : elements) {
            out.untypedValue(element);
        }
        out.endArray();
    }
}
