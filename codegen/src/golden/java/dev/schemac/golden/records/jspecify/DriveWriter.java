package dev.schemac.golden.records.jspecify;

import dev.schemac.runtime.JsonWriter;
import dev.schemac.runtime.ObjectWriter;
import dev.schemac.runtime.support.Generated;
import dev.schemac.runtime.support.GeneratedWriter;
import dev.schemac.runtime.support.JsonKey;
import dev.schemac.runtime.support.JsonOutput;
import dev.schemac.runtime.support.TextFormat;

/** Writes {@link Drive} as JSON. Has no state; one instance serves all threads. */
@Generated("dev.schemac.codegen.SchemaCompiler")
public final class DriveWriter extends GeneratedWriter<Drive> implements ObjectWriter<Drive> {
    public static final DriveWriter INSTANCE = new DriveWriter();

    private static final TextFormat<String> KIND_FORMAT = TextFormat.oneOf("drive");
    private static final JsonKey KIND = JsonKey.text("kind");
    private static final JsonKey SENT = JsonKey.text("sent");
    private static final JsonKey TO = JsonKey.text("to");

    private DriveWriter() {}

    @Override
    public void write(Drive value, JsonWriter out) {
        out.value(this, value);
    }

    @Override
    public void write(Drive value, JsonOutput out) {
        out.beginObject();
        out.member(KIND, KIND_FORMAT, value.kind() == null ? "drive" : value.kind());
        out.member(SENT, TextFormat.INSTANT, value.sent());
        if (value.to() != null) {
            out.member(TO, value.to());
        } else {
            out.missingMember(TO);
        }
        out.endObject();
    }
}
