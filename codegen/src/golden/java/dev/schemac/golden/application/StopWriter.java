package dev.schemac.golden.application;

import com.acme.Stop;
import dev.schemac.runtime.support.Generated;
import dev.schemac.runtime.support.JsonFormat;
import dev.schemac.runtime.support.JsonOutput;
import java.util.List;
import java.util.Map;

/** Writes {@link Stop} as JSON, for the writers of this package. */
@Generated("dev.schemac.codegen.SchemaCompiler")
final class StopWriter {
    private StopWriter() {}

    static void write(Stop value, JsonOutput out) {
        out.beginObject();
        out.member(StopParser.NAME, value.name);
        out.member(StopParser.PLATFORM, value.platform);
        if (value.floor != null) {
            out.member(StopParser.FLOOR, value.floor);
        } else {
            out.nullMember(StopParser.FLOOR);
        }
        out.member(StopParser.DEPARTURE, JsonFormat.LOCAL_TIME, value.departure);
        if (value.position != null) {
            out.name(StopParser.POSITION);
            writeDoubleArray(value.position, out);
        } else {
            out.nullMember(StopParser.POSITION);
        }
        if (value.transfers != null) {
            out.name(StopParser.TRANSFERS);
            writeStopList(value.transfers, out);
        } else {
            out.nullMember(StopParser.TRANSFERS);
        }
        if (value.passengers != null) {
            out.name(StopParser.PASSENGERS);
            writeLongMap(value.passengers, out);
        } else {
            out.nullMember(StopParser.PASSENGERS);
        }
        if (value.vehicle != null) {
            out.name(StopParser.VEHICLE);
            VehicleWriter.write(value.vehicle, out);
        } else {
            out.nullMember(StopParser.VEHICLE);
        }
        out.untypedMember(StopParser.NOTE, value.note);
        out.endObject();
    }

    private static void writeDoubleArray(double[] elements, JsonOutput out) {
        out.beginArray();
        for (double element : elements) {
            out.value(element);
        }
        out.endArray();
    }

    private static void writeStopList(List<Stop> elements, JsonOutput out) {
        out.beginArray();
        for (Stop element : elements) {
            if (element != null) {
                StopWriter.write(element, out);
            } else {
                out.nullValue();
            }
        }
        out.endArray();
    }

    private static void writeLongMap(Map<String, Long> members, JsonOutput out) {
        out.beginObject();
        for (Map.Entry<String, Long> member : members.entrySet()) {
            out.name(member.getKey());
            Long element = member.getValue();
            if (element != null) {
                out.value(element);
            } else {
                out.nullValue();
            }
        }
        out.endObject();
    }
}
