package dev.schemac.golden.described;

import dev.schemac.runtime.JsonWriter;
import dev.schemac.runtime.ObjectWriter;
import dev.schemac.runtime.support.Generated;
import dev.schemac.runtime.support.GeneratedWriter;
import dev.schemac.runtime.support.JsonKey;
import dev.schemac.runtime.support.JsonOutput;

/** Writes {@link Trip} as JSON. Has no state; one instance serves all threads. */
@Generated("dev.schemac.codegen.SchemaCompiler")
public final class TripWriter extends GeneratedWriter<Trip> implements ObjectWriter<Trip> {
    public static final TripWriter INSTANCE = new TripWriter();

    private static final JsonKey START = JsonKey.string("start");
    private static final JsonKey END_OF_TRIP = JsonKey.string("end_of_trip");
    private static final JsonKey KM = JsonKey.number("km");
    private static final JsonKey WHO = JsonKey.array("who");
    private static final JsonKey P_20_Q = JsonKey.string("p q");
    private static final JsonKey NOTHING = JsonKey.any("nothing");

    private TripWriter() {}

    @Override
    public void write(Trip value, JsonWriter out) {
        out.value(this, value);
    }

    @Override
    public void write(Trip value, JsonOutput out) {
        out.beginObject();
        out.member(START, value.start);
        out.member(END_OF_TRIP, value.endOfTrip);
        if (value.hasKm()) {
            out.member(KM, value.km);
        } else {
            out.nullMember(KM);
        }
        if (value.who != null) {
            out.name(WHO);
            writeStringArray(value.who, out);
        } else {
            out.nullMember(WHO);
        }
        out.member(P_20_Q, value.pQ);
        out.nullMember(NOTHING);
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
