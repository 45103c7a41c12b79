package dev.schemac.golden.application;

import com.acme.Vehicle;
import com.acme.Vehicle.Energy;
import dev.schemac.runtime.JsonWriter;
import dev.schemac.runtime.ObjectWriter;
import dev.schemac.runtime.support.Generated;
import dev.schemac.runtime.support.GeneratedWriter;
import dev.schemac.runtime.support.JsonFormat;
import dev.schemac.runtime.support.JsonKey;
import dev.schemac.runtime.support.JsonOutput;

/** Writes {@link Vehicle} as JSON. Has no state; one instance serves all threads. */
@Generated("dev.schemac.codegen.SchemaCompiler")
public final class BusWriter extends GeneratedWriter<Vehicle> implements ObjectWriter<Vehicle> {
    public static final BusWriter INSTANCE = new BusWriter();

    private static final JsonFormat<Energy> ENERGY_FORMAT = JsonFormat.of(Energy.values());
    private static final JsonKey LINE = JsonKey.string("line").notNull();
    private static final JsonKey SEATS = JsonKey.number("places");
    private static final JsonKey ENERGY = JsonKey.string("energy");
    private static final JsonKey LATE = JsonKey.bool("late");
    private static final JsonKey ZONE = JsonKey.character("zone");
    private static final JsonKey TAGS = JsonKey.array("tags");

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
            out.member(LINE, line);
        }
        out.member(SEATS, value.getSeats());
        Energy energy = value.getEnergy();
        if (energy != null) {
            out.member(ENERGY, ENERGY_FORMAT, energy);
        } else {
            out.name(ENERGY);
            out.nullValue();
        }
        out.member(LATE, value.isLate());
        Character zone = value.getZone();
        if (zone != null) {
            out.member(ZONE, zone);
        } else {
            out.nullMember(ZONE);
        }
        String[] tags = value.getTags();
        if (tags != null) {
            out.name(TAGS);
            writeStringArray(tags, out);
        } else {
            out.nullMember(TAGS);
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
