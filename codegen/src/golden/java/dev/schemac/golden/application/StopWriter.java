package dev.schemac.golden.application;

import com.acme.Stop;
import dev.schemac.runtime.support.Generated;
import dev.schemac.runtime.support.JsonFormat;
import dev.schemac.runtime.support.JsonKey;
import dev.schemac.runtime.support.JsonOutput;
import java.util.List;
import java.util.Map;

/** Writes {@link Stop} as JSON, for the writers of this package. */
@Generated("dev.schemac.codegen.SchemaCompiler")
final class StopWriter {
    private static final JsonKey NAME = JsonKey.string("name");
    private static final JsonKey PLATFORM = JsonKey.number("platform");
    private static final JsonKey FLOOR = JsonKey.number("floor");
    private static final JsonKey DEPARTURE = JsonKey.string("departure");
    private static final JsonKey POSITION = JsonKey.array("position");
    private static final JsonKey TRANSFERS = JsonKey.array("transfers");
    private static final JsonKey PASSENGERS = JsonKey.object("passengers");
    private static final JsonKey VEHICLE = JsonKey.object("vehicle");
    private static final JsonKey NOTE = JsonKey.any("note");

    private StopWriter() {}

    static void write(Stop value, JsonOutput out) {
        out.beginObject();
        out.member(NAME, value.name);
        out.member(PLATFORM, value.platform);
        if (value.floor != null) {
            out.member(FLOOR, value.floor);
        } else {
            out.nullMember(FLOOR);
        }
        out.member(DEPARTURE, JsonFormat.LOCAL_TIME, value.departure);
        if (value.position != null) {
            out.name(POSITION);
            writeDoubleArray(value.position, out);
        } else {
            out.nullMember(POSITION);
        }
        if (value.transfers != null) {
            out.name(TRANSFERS);
            writeStopList(value.transfers, out);
        } else {
            out.nullMember(TRANSFERS);
        }
        if (value.passengers != null) {
            out.name(PASSENGERS);
            writeLongMap(value.passengers, out);
        } else {
            out.nullMember(PASSENGERS);
        }
        if (value.vehicle != null) {
            out.name(VEHICLE);
            VehicleWriter.write(value.vehicle, out);
        } else {
            out.nullMember(VEHICLE);
        }
        out.untypedMember(NOTE, value.note);
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
