package dev.schemac.golden.animals;

import dev.schemac.runtime.JsonWriter;
import dev.schemac.runtime.ObjectWriter;
import dev.schemac.runtime.support.Generated;
import dev.schemac.runtime.support.GeneratedWriter;
import dev.schemac.runtime.support.JsonOutput;

/** Writes {@link Dog} as JSON. Has no state; one instance serves all threads. */
@Generated("dev.schemac.codegen.SchemaCompiler")
public final class DogWriter extends GeneratedWriter<Dog> implements ObjectWriter<Dog> {
    public static final DogWriter INSTANCE = new DogWriter();

    private DogWriter() {}

    @Override
    public void write(Dog value, JsonWriter out) {
        out.value(this, value);
    }

    @Override
    public void write(Dog value, JsonOutput out) {
        out.beginObject();
        out.member(DogParser.NAME, value.name);
        if (value.hasLegs()) {
            out.member(DogParser.LEGS, value.legs);
        } else {
            out.nullMember(DogParser.LEGS);
        }
        if (value.tricks != null) {
            out.name(DogParser.TRICKS);
            writeStringArray(value.tricks, out);
        } else {
            out.nullMember(DogParser.TRICKS);
        }
        if (value.hasAge()) {
            out.member(DogParser.AGE, value.age);
        } else {
            out.nullMember(DogParser.AGE);
        }
        out.endObject();
    }

    private static void writeStringArray(String[] elements, JsonOutput out) {
        out.beginArray();
        for (String element : elements) {
            out.value(element);
        }
        out.endArray();
    }
}
