package dev.schemac.golden.application;

import com.acme.Vehicle;
import com.acme.Vehicle.Energy;
import dev.schemac.runtime.support.Generated;
import dev.schemac.runtime.support.JsonFormat;
import dev.schemac.runtime.support.JsonKey;
import dev.schemac.runtime.support.JsonOutput;

/** Writes {@link Vehicle} as JSON, for the writers of this package. */
@Generated("dev.schemac.codegen.SchemaCompiler")
final class VehicleWriter {
    private static final JsonFormat<Energy> ENERGY_FORMAT = JsonFormat.of(Energy.values());
    private static final JsonKey LINE = JsonKey.string("line");
    private static final JsonKey SEATS = JsonKey.number("seats");
    private static final JsonKey LATE = JsonKey.bool("late");
    private static final JsonKey ZONE = JsonKey.character("zone");
    private static final JsonKey ENERGY = JsonKey.string("energy");
    private static final JsonKey TAGS = JsonKey.array("tags");

    private VehicleWriter() {}

    static void write(Vehicle value, JsonOutput out) {
        out.beginObject();
        out.member(LINE, value.getLine());
        out.member(SEATS, value.getSeats());
        out.member(LATE, value.isLate());
        Character zone = value.getZone();
        if (zone != null) {
            out.member(ZONE, zone);
        } else {
            out.nullMember(ZONE);
        }
        out.member(ENERGY, ENERGY_FORMAT, value.getEnergy());
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
