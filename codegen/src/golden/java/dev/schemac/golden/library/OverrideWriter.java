package dev.schemac.golden.library;

import dev.schemac.runtime.JsonWriter;
import dev.schemac.runtime.ObjectWriter;
import dev.schemac.runtime.support.Generated;
import dev.schemac.runtime.support.GeneratedWriter;
import dev.schemac.runtime.support.JsonKey;
import dev.schemac.runtime.support.JsonOutput;

/** Writes {@link Override} as JSON. Has no state; one instance serves all threads. */
@Generated("dev.schemac.codegen.SchemaCompiler")
public final class OverrideWriter extends GeneratedWriter<Override> implements ObjectWriter<Override> {
    public static final OverrideWriter INSTANCE = new OverrideWriter();

    private static final JsonKey TEXT = JsonKey.string("text");
    private static final JsonKey SCANNER = JsonKey.object("scanner");
    private static final JsonKey ARRAYS = JsonKey.array("arrays");
    private static final JsonKey NUMBER = JsonKey.number("number");

    private OverrideWriter() {}

    @java.lang.Override
    public void write(Override value, JsonWriter out) {
        out.value(this, value);
    }

    @java.lang.Override
    public void write(Override value, JsonOutput out) {
        out.beginObject();
        out.member(TEXT, value.text);
        if (value.scanner != null) {
            out.name(SCANNER);
            JsonScannerWriter.INSTANCE.write(value.scanner, out);
        } else {
            out.nullMember(SCANNER);
        }
        if (value.arrays != null) {
            out.name(ARRAYS);
            writeArraysArray(value.arrays, out);
        } else {
            out.nullMember(ARRAYS);
        }
        if (value.hasNumber()) {
            out.member(NUMBER, value.number);
        } else {
            out.nullMember(NUMBER);
        }
        out.endObject();
    }

    private static void writeArraysArray(Arrays[] elements, JsonOutput out) {
        out.beginArray();
        for (Arrays element : elements) {
            if (element != null) {
                ArraysWriter.INSTANCE.write(element, out);
            } else {
                out.nullValue();
            }
        }
        out.endArray();
    }
}
