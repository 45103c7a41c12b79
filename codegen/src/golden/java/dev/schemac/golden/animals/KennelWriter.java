package dev.schemac.golden.animals;

import dev.schemac.runtime.JsonWriter;
import dev.schemac.runtime.ObjectWriter;
import dev.schemac.runtime.support.Generated;
import dev.schemac.runtime.support.GeneratedWriter;
import dev.schemac.runtime.support.JsonOutput;

/** Writes {@link Kennel} as JSON. Has no state; one instance serves all threads. */
@Generated("dev.schemac.codegen.SchemaCompiler")
public final class KennelWriter extends GeneratedWriter<Kennel> implements ObjectWriter<Kennel> {
    public static final KennelWriter INSTANCE = new KennelWriter();

    private KennelWriter() {}

    @Override
    public void write(Kennel value, JsonWriter out) {
        out.value(this, value);
    }

    @Override
    public void write(Kennel value, JsonOutput out) {
        out.beginObject();
        if (value.first != null) {
            out.name(KennelParser.FIRST);
            AnimalWriter.INSTANCE.write(value.first, out);
        } else {
            out.nullMember(KennelParser.FIRST);
        }
        if (value.dogs != null) {
            out.name(KennelParser.DOGS);
            writeDogArray(value.dogs, out);
        } else {
            out.nullMember(KennelParser.DOGS);
        }
        out.endObject();
    }

    private static void writeDogArray(Dog[] elements, JsonOutput out) {
        out.beginArray();
        for (Dog element : elements) {
            if (element != null) {
                DogWriter.INSTANCE.write(element, out);
            } else {
                out.nullValue();
            }
        }
        out.endArray();
    }
}
