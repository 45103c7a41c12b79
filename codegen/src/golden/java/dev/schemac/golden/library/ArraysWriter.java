package dev.schemac.golden.library;

import dev.schemac.runtime.JsonWriter;
import dev.schemac.runtime.ObjectWriter;
import dev.schemac.runtime.support.Generated;
import dev.schemac.runtime.support.GeneratedWriter;
import dev.schemac.runtime.support.JsonKey;
import dev.schemac.runtime.support.JsonOutput;
import java.lang.Integer;
import java.lang.Override;

/** Writes {@link Arrays} as JSON. Has no state; one instance serves all threads. */
@Generated("dev.schemac.codegen.SchemaCompiler")
public final class ArraysWriter extends GeneratedWriter<Arrays> implements ObjectWriter<Arrays> {
    public static final ArraysWriter INSTANCE = new ArraysWriter();

    private static final JsonKey NUMBERS = JsonKey.array("numbers");
    private static final JsonKey ARRAYS = JsonKey.object("Arrays");

    private ArraysWriter() {}

    @Override
    public void write(Arrays value, JsonWriter out) {
        out.value(this, value);
    }

    @Override
    public void write(Arrays value, JsonOutput out) {
        out.beginObject();
        if (value.numbers != null) {
            out.name(NUMBERS);
            writeIntegerArray(value.numbers, out);
        } else {
            out.nullMember(NUMBERS);
        }
        if (value.arrays != null) {
            out.name(ARRAYS);
            ArraysWriter.INSTANCE.write(value.arrays, out);
        } else {
            out.nullMember(ARRAYS);
        }
        out.endObject();
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
