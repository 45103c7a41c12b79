package dev.schemac.golden.tree;

import dev.schemac.runtime.JsonWriter;
import dev.schemac.runtime.ObjectWriter;
import dev.schemac.runtime.support.Generated;
import dev.schemac.runtime.support.GeneratedWriter;
import dev.schemac.runtime.support.JsonKey;
import dev.schemac.runtime.support.JsonOutput;

/** Writes {@link Road} as JSON. Has no state; one instance serves all threads. */
@Generated("dev.schemac.codegen.SchemaCompiler")
public final class RoadWriter extends GeneratedWriter<Road> implements ObjectWriter<Road> {
    public static final RoadWriter INSTANCE = new RoadWriter();

    private static final JsonKey LENGTH = JsonKey.number("length");
    private static final JsonKey TARGET = JsonKey.object("target");

    private RoadWriter() {}

    @Override
    public void write(Road value, JsonWriter out) {
        out.value(this, value);
    }

    @Override
    public void write(Road value, JsonOutput out) {
        out.beginObject();
        if (value.hasLength()) {
            out.member(LENGTH, value.length);
        } else {
            out.nullMember(LENGTH);
        }
        if (value.target != null) {
            out.name(TARGET);
            NodeWriter.INSTANCE.write(value.target, out);
        } else {
            out.nullMember(TARGET);
        }
        out.endObject();
    }
}
