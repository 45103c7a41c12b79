package dev.schemac.golden.application;

import com.acme.Seat;
import dev.schemac.runtime.JsonWriter;
import dev.schemac.runtime.ObjectWriter;
import dev.schemac.runtime.support.Generated;
import dev.schemac.runtime.support.GeneratedWriter;
import dev.schemac.runtime.support.JsonOutput;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;

/** Writes {@link Seat} as JSON. Has no state; one instance serves all threads. */
@Generated("dev.schemac.codegen.SchemaCompiler")
public final class PlaceWriter extends GeneratedWriter<Seat> implements ObjectWriter<Seat> {
    public static final PlaceWriter INSTANCE = new PlaceWriter();

    private PlaceWriter() {}

    @Override
    public void write(Seat value, JsonWriter out) {
        out.value(this, value);
    }

    @Override
    public void write(Seat value, JsonOutput out) {
        out.beginObject();
        out.member(PlaceParser.ROW, value.row());
        Set<String> notes = value.notes();
        if (notes != null) {
            out.name(PlaceParser.NOTES);
            writeStringSet(notes, out);
        } else {
            out.nullMember(PlaceParser.NOTES);
        }
        out.member(PlaceParser.LETTER, value.letter());
        Optional<String> guest = value.guest();
        if (guest != null && guest.isPresent()) {
            out.member(PlaceParser.GUEST, guest.get());
        } else {
            out.nullMember(PlaceParser.GUEST);
        }
        OptionalInt age = value.age();
        if (age != null && age.isPresent()) {
            out.member(PlaceParser.AGE, age.getAsInt());
        } else {
            out.nullMember(PlaceParser.AGE);
        }
        List<String> beside = value.beside();
        if (beside != null) {
            out.name(PlaceParser.BESIDE);
            writeStringList(beside, out);
        } else {
            out.nullMember(PlaceParser.BESIDE);
        }
        out.member(PlaceParser.RANK, value.rank());
        out.endObject();
    }

    private static void writeStringSet(Set<String> elements, JsonOutput out) {
        out.beginArray();
        for (String element : elements) {
            out.value(element);
        }
        out.endArray();
    }

    private static void writeStringList(List<String> elements, JsonOutput out) {
        out.beginArray();
        for (String element : elements) {
            out.value(element);
        }
        out.endArray();
    }
}
