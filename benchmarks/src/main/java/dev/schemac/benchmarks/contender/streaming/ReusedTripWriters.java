package dev.schemac.benchmarks.contender.streaming;

import com.dslplatform.json.NumberConverter;
import com.jsoniter.output.JsonStream;
import dev.schemac.benchmarks.library.ReusedBuffer;
import dev.schemac.benchmarks.library.Writer;
import dev.schemac.benchmarks.model.Trip;
import dev.schemac.runtime.JsonWriter;
import dev.schemac.runtime.ObjectWriter;
import dev.schemac.runtime.support.GeneratedWriter;
import dev.schemac.runtime.support.JsonKey;
import dev.schemac.runtime.support.JsonOutput;
import java.io.IOException;
import okio.Buffer;

/** The sample of JSON0, written by hand through streaming writers that are reused, into a buffer that is used again. */
public final class ReusedTripWriters {

    private ReusedTripWriters() {}

    /** schemac's writer, reused; names are prepared, as its own generator does. */
    public static final class Schemac extends GeneratedWriter<Trip> implements ObjectWriter<Trip>, Writer {
        private static final JsonKey TOWN = JsonKey.string("Town");
        private static final JsonKey DAY_LENGTH = JsonKey.number("DayLength");
        private static final JsonKey VEHICLES = JsonKey.string("Vehicles");
        private static final JsonKey MUST_VISITS = JsonKey.object("MustVisits");
        private static final JsonKey MORNING = JsonKey.string("Morning");
        private static final JsonKey AFTERNOON = JsonKey.string("Afternoon");
        private static final JsonKey EVENING = JsonKey.string("Evening");
        private static final JsonKey MUST_TRIES = JsonKey.array("MustTries");
        private static final JsonKey FOOD1 = JsonKey.string("Food1");
        private static final JsonKey FOOD2 = JsonKey.string("Food2");
        private static final JsonKey DRINK1 = JsonKey.string("Drink1");
        private static final JsonKey DRINK2 = JsonKey.string("Drink2");

        private final ReusedBuffer buffer = new ReusedBuffer();
        private final JsonWriter out = new JsonWriter();

        @Override
        public Object writeBytes(Object value) {
            out.reset();
            write((Trip) value, out);
            return buffer.filled(out.copyTo(buffer.target(), 0));
        }

        @Override
        public void write(Trip trip, JsonWriter to) {
            to.value(this, trip);
        }

        @Override
        public void write(Trip trip, JsonOutput to) {
            to.beginObject();
            to.member(TOWN, trip.Town);
            to.member(DAY_LENGTH, trip.DayLength);
            to.member(VEHICLES, trip.Vehicles);
            to.name(MUST_VISITS);
            to.beginObject();
            to.member(MORNING, trip.MustVisits.Morning);
            to.member(AFTERNOON, trip.MustVisits.Afternoon);
            to.member(EVENING, trip.MustVisits.Evening);
            to.endObject();
            to.name(MUST_TRIES);
            to.beginArray();
            to.beginObject();
            to.member(FOOD1, trip.foods().Food1);
            to.member(FOOD2, trip.foods().Food2);
            to.endObject();
            to.beginObject();
            to.member(DRINK1, trip.drinks().Drink1);
            to.member(DRINK2, trip.drinks().Drink2);
            to.endObject();
            to.endArray();
            to.endObject();
        }
    }

    /** dsl-json, into one writer that is reused; names are prepared, as its own generator does. */
    public static final class DslJsonWriter implements Writer {
        private final ReusedBuffer buffer = new ReusedBuffer();
        private final com.dslplatform.json.JsonWriter out;

        public DslJsonWriter(com.dslplatform.json.JsonWriter out) {
            this.out = out;
        }

        @Override
        public Object writeBytes(Object value) {
            Trip trip = (Trip) value;
            out.reset();
            member("{\"Town\":", trip.Town);
            out.writeAscii(",\"DayLength\":");
            NumberConverter.serialize(trip.DayLength, out);
            member(",\"Vehicles\":", trip.Vehicles);
            member(",\"MustVisits\":{\"Morning\":", trip.MustVisits.Morning);
            member(",\"Afternoon\":", trip.MustVisits.Afternoon);
            member(",\"Evening\":", trip.MustVisits.Evening);
            member("},\"MustTries\":[{\"Food1\":", trip.foods().Food1);
            member(",\"Food2\":", trip.foods().Food2);
            member("},{\"Drink1\":", trip.drinks().Drink1);
            member(",\"Drink2\":", trip.drinks().Drink2);
            out.writeAscii("}]}");
            return buffer.copyOf(out.getByteBuffer(), out.size());
        }

        private void member(String before, String value) {
            out.writeAscii(before);
            out.writeString(value);
        }
    }

    /** jsoniter, into one stream that is reused; its user writes the commas. */
    public static final class Jsoniter implements Writer {
        private static final int CAPACITY = 512;

        private final ReusedBuffer buffer = new ReusedBuffer();
        private final JsonStream out = new JsonStream(null, CAPACITY);

        @Override
        public Object writeBytes(Object value) throws IOException {
            Trip trip = (Trip) value;
            out.reset(buffer.reset());
            out.writeObjectStart();
            first("Town", trip.Town);
            out.writeMore();
            out.writeObjectField("DayLength");
            out.writeVal(trip.DayLength);
            next("Vehicles", trip.Vehicles);
            out.writeMore();
            out.writeObjectField("MustVisits");
            out.writeObjectStart();
            first("Morning", trip.MustVisits.Morning);
            next("Afternoon", trip.MustVisits.Afternoon);
            next("Evening", trip.MustVisits.Evening);
            out.writeObjectEnd();
            out.writeMore();
            out.writeObjectField("MustTries");
            out.writeArrayStart();
            out.writeObjectStart();
            first("Food1", trip.foods().Food1);
            next("Food2", trip.foods().Food2);
            out.writeObjectEnd();
            out.writeMore();
            out.writeObjectStart();
            first("Drink1", trip.drinks().Drink1);
            next("Drink2", trip.drinks().Drink2);
            out.writeObjectEnd();
            out.writeArrayEnd();
            out.writeObjectEnd();
            out.flush();
            return buffer;
        }

        private void first(String name, String value) throws IOException {
            out.writeObjectField(name);
            out.writeVal(value);
        }

        private void next(String name, String value) throws IOException {
            out.writeMore();
            first(name, value);
        }
    }

    /** Moshi, over an Okio buffer that is reused. */
    public static final class MoshiWriter implements Writer {
        private final ReusedBuffer buffer = new ReusedBuffer();
        private final Buffer bytes = new Buffer();

        @Override
        public Object writeBytes(Object value) throws IOException {
            Trip trip = (Trip) value;
            com.squareup.moshi.JsonWriter out = com.squareup.moshi.JsonWriter.of(bytes);
            out.beginObject();
            out.name("Town").value(trip.Town);
            out.name("DayLength").value(trip.DayLength);
            out.name("Vehicles").value(trip.Vehicles);
            out.name("MustVisits").beginObject();
            out.name("Morning").value(trip.MustVisits.Morning);
            out.name("Afternoon").value(trip.MustVisits.Afternoon);
            out.name("Evening").value(trip.MustVisits.Evening);
            out.endObject();
            out.name("MustTries").beginArray();
            out.beginObject();
            out.name("Food1").value(trip.foods().Food1);
            out.name("Food2").value(trip.foods().Food2);
            out.endObject();
            out.beginObject();
            out.name("Drink1").value(trip.drinks().Drink1);
            out.name("Drink2").value(trip.drinks().Drink2);
            out.endObject();
            out.endArray();
            out.endObject();
            return buffer.filled(bytes.read(buffer.target()));
        }
    }
}
