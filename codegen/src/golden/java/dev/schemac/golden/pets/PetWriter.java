package dev.schemac.golden.pets;

import dev.schemac.runtime.JsonWriter;
import dev.schemac.runtime.ObjectWriter;
import dev.schemac.runtime.support.Generated;
import dev.schemac.runtime.support.GeneratedWriter;
import dev.schemac.runtime.support.JsonKey;
import dev.schemac.runtime.support.JsonOutput;

/** Writes {@link Pet} as JSON. Has no state; one instance serves all threads. */
@Generated("dev.schemac.codegen.SchemaCompiler")
public final class PetWriter extends GeneratedWriter<Pet> implements ObjectWriter<Pet> {
    public static final PetWriter INSTANCE = new PetWriter();

    private static final JsonKey NAME = JsonKey.string("name");
    private static final JsonKey LEGS = JsonKey.number("legs");
    private static final JsonKey TRICKS = JsonKey.array("tricks");
    private static final JsonKey AGE = JsonKey.number("age");
    private static final JsonKey OWNER = JsonKey.string("owner");
    private static final JsonKey CHIP = JsonKey.number("chip");

    private PetWriter() {}

    @Override
    public void write(Pet value, JsonWriter out) {
        out.value(this, value);
    }

    @Override
    public void write(Pet value, JsonOutput out) {
        out.beginObject();
        out.member(NAME, value.getName());
        if (value.hasLegs()) {
            out.member(LEGS, value.getLegs());
        } else {
            out.nullMember(LEGS);
        }
        if (value.getTricks() != null) {
            out.name(TRICKS);
            writeStringArray(value.getTricks(), out);
        } else {
            out.nullMember(TRICKS);
        }
        if (value.hasAge()) {
            out.member(AGE, value.getAge());
        } else {
            out.nullMember(AGE);
        }
        out.member(OWNER, value.owner);
        if (value.hasChip()) {
            out.member(CHIP, value.chip);
        } else {
            out.nullMember(CHIP);
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
