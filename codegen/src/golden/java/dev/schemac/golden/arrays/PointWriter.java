package dev.schemac.golden.arrays;

import dev.schemac.runtime.JsonWriter;
import dev.schemac.runtime.ObjectWriter;
import dev.schemac.runtime.support.Generated;
import dev.schemac.runtime.support.GeneratedWriter;
import dev.schemac.runtime.support.JsonKey;
import dev.schemac.runtime.support.JsonOutput;

/** Writes {@link Point} as JSON. Has no state; one instance serves all threads. */
@Generated("dev.schemac.codegen.SchemaCompiler")
public final class PointWriter extends GeneratedWriter<Point> implements ObjectWriter<Point> {
    public static final PointWriter INSTANCE = new PointWriter();

    private static final JsonKey X = JsonKey.number("x");
    private static final JsonKey Y = JsonKey.number("y");

    private PointWriter() {}

    @Override
    public void write(Point value, JsonWriter out) {
        out.value(this, value);
    }

    @Override
    public void write(Point value, JsonOutput out) {
        out.beginObject();
        if (value.hasX()) {
            out.member(X, value.x);
        } else {
            out.nullMember(X);
        }
        if (value.hasY()) {
            out.member(Y, value.y);
        } else {
            out.nullMember(Y);
        }
        out.endObject();
    }
}
