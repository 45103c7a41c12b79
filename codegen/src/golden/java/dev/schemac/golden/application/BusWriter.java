package dev.schemac.golden.application;

import com.acme.Vehicle;
import com.acme.Vehicle.Energy;
import dev.schemac.runtime.JsonWriter;
import dev.schemac.runtime.ObjectWriter;
import dev.schemac.runtime.support.Generated;
import dev.schemac.runtime.support.GeneratedWriter;
import dev.schemac.runtime.support.JsonOutput;

/** Writes {@link Vehicle} as JSON. Has no state; one instance serves all threads. */
@Generated("dev.schemac.codegen.SchemaCompiler")
public final class BusWriter extends GeneratedWriter<Vehicle> implements ObjectWriter<Vehicle> {
    public static final BusWriter INSTANCE = new BusWriter();

    private BusWriter() {}

    @Override
    public void write(Vehicle value, JsonWriter out) {
        out.value(this, value);
    }

    @Override
    public void write(Vehicle value, JsonOutput out) {
        out.beginObject();
        String line = value.getLine();
        if (line != null) {
            out.member(BusParser.LINE, line);
        }
        out.member(BusParser.SEATS, value.getSeats());
        Energy energy = value.getEnergy();
        if (energy != null) {
            out.member(BusParser.ENERGY, BusParser.ENERGY_FORMAT, energy);
        } else {
            out.name(BusParser.ENERGY);
            out.nullValue();
        }
        out.member(BusParser.LATE, value.isLate());
        Character zone = value.getZone();
        if (zone != null) {
            out.member(BusParser.ZONE, zone);
        } else {
            out.nullMember(BusParser.ZONE);
        }
        String[] tags = value.getTags();
        if (tags != null) {
            out.name(BusParser.TAGS);
            writeStringArray(tags, out);
        } else {
            out.nullMember(BusParser.TAGS);
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
