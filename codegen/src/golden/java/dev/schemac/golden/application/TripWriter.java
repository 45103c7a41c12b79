package dev.schemac.golden.application;

import com.acme.Seat;
import com.acme.Stop;
import com.acme.Vehicle;
import dev.schemac.runtime.JsonWriter;
import dev.schemac.runtime.ObjectWriter;
import dev.schemac.runtime.support.Generated;
import dev.schemac.runtime.support.GeneratedWriter;
import dev.schemac.runtime.support.JsonOutput;
import java.util.List;

/** Writes {@link Trip} as JSON. Has no state; one instance serves all threads. */
@Generated("dev.schemac.codegen.SchemaCompiler")
public final class TripWriter extends GeneratedWriter<Trip> implements ObjectWriter<Trip> {
    public static final TripWriter INSTANCE = new TripWriter();

    private TripWriter() {}

    @Override
    public void write(Trip value, JsonWriter out) {
        out.value(this, value);
    }

    @Override
    public void write(Trip value, JsonOutput out) {
        out.beginObject();
        if (value.hasId()) {
            out.member(TripParser.ID, value.id);
        } else {
            out.nullMember(TripParser.ID);
        }
        if (value.start != null) {
            out.name(TripParser.START);
            StopWriter.write(value.start, out);
        } else {
            out.nullMember(TripParser.START);
        }
        if (value.stops != null) {
            out.name(TripParser.STOPS);
            writeStopArray(value.stops, out);
        } else {
            out.nullMember(TripParser.STOPS);
        }
        if (value.spare != null) {
            out.name(TripParser.SPARE);
            writeVehicleList(value.spare, out);
        } else {
            out.nullMember(TripParser.SPARE);
        }
        if (value.bus != null) {
            out.name(TripParser.BUS);
            BusWriter.INSTANCE.write(value.bus, out);
        } else {
            out.nullMember(TripParser.BUS);
        }
        if (value.places != null) {
            out.name(TripParser.PLACES);
            writeSeatArray(value.places, out);
        } else {
            out.nullMember(TripParser.PLACES);
        }
        out.endObject();
    }

    private static void writeStopArray(Stop[] elements, JsonOutput out) {
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

    private static void writeVehicleList(List<Vehicle> elements, JsonOutput out) {
        out.beginArray();
        for (Vehicle element : elements) {
            if (element != null) {
                VehicleWriter.write(element, out);
            } else {
                out.nullValue();
            }
        }
        out.endArray();
    }

    private static void writeSeatArray(Seat[] elements, JsonOutput out) {
        out.beginArray();
        for (Seat element : elements) {
            if (element != null) {
                PlaceWriter.INSTANCE.write(element, out);
            } else {
                out.nullValue();
            }
        }
        out.endArray();
    }
}
