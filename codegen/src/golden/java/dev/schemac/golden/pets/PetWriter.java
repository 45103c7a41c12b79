package dev.schemac.golden.pets;

import dev.schemac.runtime.JsonWriter;
import dev.schemac.runtime.ObjectWriter;
import dev.schemac.runtime.support.Generated;
import dev.schemac.runtime.support.GeneratedWriter;
import dev.schemac.runtime.support.JsonOutput;

/** Writes {@link Pet} as JSON. Has no state; one instance serves all threads. */
@Generated("dev.schemac.codegen.SchemaCompiler")
public final class PetWriter extends GeneratedWriter<Pet> implements ObjectWriter<Pet> {
    public static final PetWriter INSTANCE = new PetWriter();

    private PetWriter() {}

    @Override
    public void write(Pet value, JsonWriter out) {
        out.value(this, value);
    }

    @Override
    public void write(Pet value, JsonOutput out) {
        out.beginObject();
        out.member(PetParser.NAME, value.getName());
        if (value.hasLegs()) {
            out.member(PetParser.LEGS, value.getLegs());
        } else {
            out.nullMember(PetParser.LEGS);
        }
        if (value.getTricks() != null) {
            out.name(PetParser.TRICKS);
            writeStringArray(value.getTricks(), out);
        } else {
            out.nullMember(PetParser.TRICKS);
        }
        if (value.hasAge()) {
            out.member(PetParser.AGE, value.getAge());
        } else {
            out.nullMember(PetParser.AGE);
        }
        out.member(PetParser.OWNER, value.owner);
        if (value.hasChip()) {
            out.member(PetParser.CHIP, value.chip);
        } else {
            out.nullMember(PetParser.CHIP);
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
