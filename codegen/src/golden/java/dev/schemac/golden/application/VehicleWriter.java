package dev.schemac.golden.application;

import com.acme.Vehicle;
import dev.schemac.runtime.support.Generated;
import dev.schemac.runtime.support.JsonOutput;

/** Writes {@link Vehicle} as JSON, for the writers of this package. */
@Generated("dev.schemac.codegen.SchemaCompiler")
final class VehicleWriter {
    private VehicleWriter() {}

    static void write(Vehicle value, JsonOutput out) {
        out.beginObject();
        out.member(VehicleParser.LINE, value.getLine());
        out.member(VehicleParser.SEATS, value.getSeats());
        out.member(VehicleParser.LATE, value.isLate());
        Character zone = value.getZone();
        if (zone != null) {
            out.member(VehicleParser.ZONE, zone);
        } else {
            out.nullMember(VehicleParser.ZONE);
        }
        out.member(VehicleParser.ENERGY, VehicleParser.ENERGY_FORMAT, value.getEnergy());
        String[] tags = value.getTags();
        if (tags != null) {
            out.name(VehicleParser.TAGS);
            writeStringArray(tags, out);
        } else {
            out.nullMember(VehicleParser.TAGS);
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
