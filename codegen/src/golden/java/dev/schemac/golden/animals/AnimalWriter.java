package dev.schemac.golden.animals;

import dev.schemac.runtime.JsonWriter;
import dev.schemac.runtime.ObjectWriter;
import dev.schemac.runtime.support.Generated;
import dev.schemac.runtime.support.GeneratedWriter;
import dev.schemac.runtime.support.JsonOutput;

/** Writes {@link Animal} as JSON. Has no state; one instance serves all threads. */
@Generated("dev.schemac.codegen.SchemaCompiler")
public final class AnimalWriter extends GeneratedWriter<Animal> implements ObjectWriter<Animal> {
    public static final AnimalWriter INSTANCE = new AnimalWriter();

    private AnimalWriter() {}

    @Override
    public void write(Animal value, JsonWriter out) {
        out.value(this, value);
    }

    @Override
    public void write(Animal value, JsonOutput out) {
        out.beginObject();
        out.member(AnimalParser.NAME, value.name);
        if (value.hasLegs()) {
            out.member(AnimalParser.LEGS, value.legs);
        } else {
            out.nullMember(AnimalParser.LEGS);
        }
        out.endObject();
    }
}
