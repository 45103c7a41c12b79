package dev.schemac.golden.library;

import dev.schemac.runtime.JsonWriter;
import dev.schemac.runtime.ObjectWriter;
import dev.schemac.runtime.support.Generated;
import dev.schemac.runtime.support.GeneratedWriter;
import dev.schemac.runtime.support.JsonKey;
import dev.schemac.runtime.support.JsonOutput;

/** Writes {@link JsonScanner} as JSON. Has no state; one instance serves all threads. */
@Generated("dev.schemac.codegen.SchemaCompiler")
public final class JsonScannerWriter extends GeneratedWriter<JsonScanner> implements ObjectWriter<JsonScanner> {
    public static final JsonScannerWriter INSTANCE = new JsonScannerWriter();

    private static final JsonKey TEXT = JsonKey.string("text");
    private static final JsonKey OVERRIDES = JsonKey.array("overrides");

    private JsonScannerWriter() {}

    @java.lang.Override
    public void write(JsonScanner value, JsonWriter out) {
        out.value(this, value);
    }

    @java.lang.Override
    public void write(JsonScanner value, JsonOutput out) {
        out.beginObject();
        out.member(TEXT, value.text);
        if (value.overrides != null) {
            out.name(OVERRIDES);
            writeOverrideArray(value.overrides, out);
        } else {
            out.nullMember(OVERRIDES);
        }
        out.endObject();
    }

    private static void writeOverrideArray(Override[] elements, JsonOutput out) {
        out.beginArray();
        for (Override element : elements) {
            if (element != null) {
                OverrideWriter.INSTANCE.write(element, out);
            } else {
                out.nullValue();
            }
        }
        out.endArray();
    }
}
