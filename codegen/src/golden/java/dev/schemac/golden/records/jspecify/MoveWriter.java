package dev.schemac.golden.records.jspecify;

import dev.schemac.runtime.JsonWriter;
import dev.schemac.runtime.ObjectWriter;
import dev.schemac.runtime.support.Generated;
import dev.schemac.runtime.support.GeneratedWriter;
import dev.schemac.runtime.support.JsonKey;
import dev.schemac.runtime.support.JsonOutput;
import dev.schemac.runtime.support.TextFormat;

/** Writes {@link Move} as JSON. Has no state; one instance serves all threads. */
@Generated("dev.schemac.codegen.SchemaCompiler")
public final class MoveWriter extends GeneratedWriter<Move> implements ObjectWriter<Move> {
    public static final MoveWriter INSTANCE = new MoveWriter();

    private static final TextFormat<String> KIND_FORMAT = TextFormat.noneOf("drive");
    private static final JsonKey KIND = JsonKey.text("kind");
    private static final JsonKey SENT = JsonKey.text("sent");

    private MoveWriter() {}

    @Override
    public void write(Move value, JsonWriter out) {
        out.value(this, value);
    }

    @Override
    public void write(Move value, JsonOutput out) {
        value.writeTo(out);
    }

    /** Writes an event of this schema itself. */
    static void writeItself(MoveOther value, JsonOutput out) {
        out.beginObject();
        out.member(KIND, KIND_FORMAT, value.kind());
        out.member(SENT, TextFormat.INSTANT, value.sent());
        out.endObject();
    }
}
