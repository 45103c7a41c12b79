package dev.schemac.golden.lists;

import dev.schemac.runtime.JsonWriter;
import dev.schemac.runtime.ObjectWriter;
import dev.schemac.runtime.support.Generated;
import dev.schemac.runtime.support.GeneratedWriter;
import dev.schemac.runtime.support.JsonKey;
import dev.schemac.runtime.support.JsonOutput;
import java.util.List;
import java.util.Map;

/** Writes {@link Book} as JSON. Has no state; one instance serves all threads. */
@Generated("dev.schemac.codegen.SchemaCompiler")
public final class BookWriter extends GeneratedWriter<Book> implements ObjectWriter<Book> {
    public static final BookWriter INSTANCE = new BookWriter();

    private static final JsonKey TITLE = JsonKey.string("title");
    private static final JsonKey TAGS = JsonKey.array("tags");
    private static final JsonKey ATTRIBUTES = JsonKey.object("attributes");

    private BookWriter() {}

    @Override
    public void write(Book value, JsonWriter out) {
        out.value(this, value);
    }

    @Override
    public void write(Book value, JsonOutput out) {
        out.beginObject();
        out.member(TITLE, value.title);
        if (value.tags != null) {
            out.name(TAGS);
            writeStringList(value.tags, out);
        } else {
            out.nullMember(TAGS);
        }
        out.untypedMember(ATTRIBUTES, value.attributes);
        for (Map.Entry<String, Object> member : value.undeclaredMembers().entrySet()) {
            out.name(member.getKey());
            out.untypedValue(member.getValue());
        }
        out.endObject();
    }

    private static void writeStringList(List<String> elements, JsonOutput out) {
        out.beginArray();
        for (String element : elements) {
            out.value(element);
        }
        out.endArray();
    }
}
