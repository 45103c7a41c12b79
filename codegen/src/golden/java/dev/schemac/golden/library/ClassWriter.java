package dev.schemac.golden.library;

import dev.schemac.runtime.JsonWriter;
import dev.schemac.runtime.ObjectWriter;
import dev.schemac.runtime.support.Generated;
import dev.schemac.runtime.support.GeneratedWriter;
import dev.schemac.runtime.support.JsonKey;
import dev.schemac.runtime.support.JsonOutput;
import java.lang.Override;

/** Writes {@link Class} as JSON. Has no state; one instance serves all threads. */
@Generated("dev.schemac.codegen.SchemaCompiler")
public final class ClassWriter extends GeneratedWriter<Class> implements ObjectWriter<Class> {
    public static final ClassWriter INSTANCE = new ClassWriter();

    private static final JsonKey TEXT = JsonKey.string("text");

    private ClassWriter() {}

    @Override
    public void write(Class value, JsonWriter out) {
        out.value(this, value);
    }

    @Override
    public void write(Class value, JsonOutput out) {
        out.beginObject();
        out.member(TEXT, value.text);
        out.endObject();
    }
}
