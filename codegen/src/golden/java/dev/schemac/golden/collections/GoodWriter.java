package dev.schemac.golden.collections;

import dev.schemac.runtime.JsonWriter;
import dev.schemac.runtime.ObjectWriter;
import dev.schemac.runtime.support.Generated;
import dev.schemac.runtime.support.GeneratedWriter;
import dev.schemac.runtime.support.JsonOutput;
import java.util.List;

/** Writes {@link Good} as JSON. Has no state; one instance serves all threads. */
@Generated("dev.schemac.codegen.SchemaCompiler")
public final class GoodWriter extends GeneratedWriter<Good> implements ObjectWriter<Good> {
    public static final GoodWriter INSTANCE = new GoodWriter();

    private GoodWriter() {}

    @Override
    public void write(Good value, JsonWriter out) {
        out.value(this, value);
    }

    @Override
    public void write(Good value, JsonOutput out) {
        out.beginObject();
        out.member(GoodParser.ARTICLE, value.article);
        if (value.sizes != null) {
            out.name(GoodParser.SIZES);
            writeIntegerArrayList(value.sizes, out);
        } else {
            out.nullMember(GoodParser.SIZES);
        }
        out.endObject();
    }

    private static void writeIntegerArrayList(List<Integer[]> elements, JsonOutput out) {
        out.beginArray();
        for (Integer[] element : elements) {
            if (element != null) {
                writeIntegerArray(element, out);
            } else {
                out.nullValue();
            }
        }
        out.endArray();
    }

    private static void writeIntegerArray(Integer[] elements, JsonOutput out) {
        out.beginArray();
        for (Integer element : elements) {
            if (element != null) {
                out.value(element);
            } else {
                out.nullValue();
            }
        }
        out.endArray();
    }
}
