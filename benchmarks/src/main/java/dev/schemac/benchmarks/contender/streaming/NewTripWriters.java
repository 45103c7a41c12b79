package dev.schemac.benchmarks.contender.streaming;

import com.alibaba.fastjson2.JSONWriter;
import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.SerializableString;
import com.fasterxml.jackson.core.io.SerializedString;
import dev.schemac.benchmarks.library.ReusedBuffer;
import dev.schemac.benchmarks.library.Writer;
import dev.schemac.benchmarks.model.Trip;
import io.avaje.jsonb.Jsonb;
import java.io.IOException;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;

/**
 * The sample of JSON0, written by hand through streaming writers that cannot be reused, into a buffer that is used
 * again.
 */
public final class NewTripWriters {

    private NewTripWriters() {}

    /** jackson-core; a generator cannot be used again, but it has its memory from a pool, and prepared names. */
    public static final class JacksonStreaming implements Writer {
        private static final SerializableString TOWN = new SerializedString("Town");
        private static final SerializableString DAY_LENGTH = new SerializedString("DayLength");
        private static final SerializableString VEHICLES = new SerializedString("Vehicles");
        private static final SerializableString MUST_VISITS = new SerializedString("MustVisits");
        private static final SerializableString MORNING = new SerializedString("Morning");
        private static final SerializableString AFTERNOON = new SerializedString("Afternoon");
        private static final SerializableString EVENING = new SerializedString("Evening");
        private static final SerializableString MUST_TRIES = new SerializedString("MustTries");
        private static final SerializableString FOOD1 = new SerializedString("Food1");
        private static final SerializableString FOOD2 = new SerializedString("Food2");
        private static final SerializableString DRINK1 = new SerializedString("Drink1");
        private static final SerializableString DRINK2 = new SerializedString("Drink2");

        private final ReusedBuffer buffer = new ReusedBuffer();
        private final JsonFactory json;

        public JacksonStreaming(JsonFactory json) {
            this.json = json;
        }

        @Override
        public Object writeBytes(Object value) throws IOException {
            Trip trip = (Trip) value;
            try (JsonGenerator out = json.createGenerator(buffer.reset())) {
                out.writeStartObject();
                out.writeFieldName(TOWN);
                out.writeString(trip.Town);
                out.writeFieldName(DAY_LENGTH);
                out.writeNumber(trip.DayLength);
                out.writeFieldName(VEHICLES);
                out.writeString(trip.Vehicles);
                out.writeFieldName(MUST_VISITS);
                out.writeStartObject();
                out.writeFieldName(MORNING);
                out.writeString(trip.MustVisits.Morning);
                out.writeFieldName(AFTERNOON);
                out.writeString(trip.MustVisits.Afternoon);
                out.writeFieldName(EVENING);
                out.writeString(trip.MustVisits.Evening);
                out.writeEndObject();
                out.writeFieldName(MUST_TRIES);
                out.writeStartArray();
                out.writeStartObject();
                out.writeFieldName(FOOD1);
                out.writeString(trip.foods().Food1);
                out.writeFieldName(FOOD2);
                out.writeString(trip.foods().Food2);
                out.writeEndObject();
                out.writeStartObject();
                out.writeFieldName(DRINK1);
                out.writeString(trip.drinks().Drink1);
                out.writeFieldName(DRINK2);
                out.writeString(trip.drinks().Drink2);
                out.writeEndObject();
                out.writeEndArray();
                out.writeEndObject();
            }
            return buffer;
        }
    }

    /** Gson; its writer accepts characters, so these are encoded. */
    public static final class GsonStreaming implements Writer {
        private final ReusedBuffer buffer = new ReusedBuffer();
        private final StringWriter text = new StringWriter();

        @Override
        public Object writeBytes(Object value) throws IOException {
            Trip trip = (Trip) value;
            text.getBuffer().setLength(0);
            try (com.google.gson.stream.JsonWriter out = new com.google.gson.stream.JsonWriter(text)) {
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
            }
            return buffer.copyOf(text.toString().getBytes(StandardCharsets.UTF_8));
        }
    }

    /** fastjson2; a closed writer returns its memory to a pool. */
    public static final class Fastjson2 implements Writer {
        private final ReusedBuffer buffer = new ReusedBuffer();

        @Override
        public Object writeBytes(Object value) throws IOException {
            Trip trip = (Trip) value;
            try (JSONWriter out = JSONWriter.ofUTF8()) {
                out.startObject();
                member(out, "Town", trip.Town);
                out.writeName("DayLength");
                out.writeColon();
                out.writeInt32(trip.DayLength);
                member(out, "Vehicles", trip.Vehicles);
                out.writeName("MustVisits");
                out.writeColon();
                out.startObject();
                member(out, "Morning", trip.MustVisits.Morning);
                member(out, "Afternoon", trip.MustVisits.Afternoon);
                member(out, "Evening", trip.MustVisits.Evening);
                out.endObject();
                out.writeName("MustTries");
                out.writeColon();
                out.startArray();
                out.startObject();
                member(out, "Food1", trip.foods().Food1);
                member(out, "Food2", trip.foods().Food2);
                out.endObject();
                out.writeComma();
                out.startObject();
                member(out, "Drink1", trip.drinks().Drink1);
                member(out, "Drink2", trip.drinks().Drink2);
                out.endObject();
                out.endArray();
                out.endObject();
                out.flushTo(buffer.reset());
            }
            return buffer;
        }

        private static void member(JSONWriter out, String name, String value) {
            out.writeName(name);
            out.writeColon();
            out.writeString(value);
        }
    }

    /** avaje-jsonb; a closed writer returns its memory to a pool. */
    public static final class Avaje implements Writer {
        private final ReusedBuffer buffer = new ReusedBuffer();
        private final Jsonb jsonb;

        public Avaje(Jsonb jsonb) {
            this.jsonb = jsonb;
        }

        @Override
        public Object writeBytes(Object value) {
            Trip trip = (Trip) value;
            try (io.avaje.json.JsonWriter out = jsonb.writer(buffer.reset())) {
                out.beginObject();
                member(out, "Town", trip.Town);
                out.name("DayLength");
                out.value(trip.DayLength);
                member(out, "Vehicles", trip.Vehicles);
                out.name("MustVisits");
                out.beginObject();
                member(out, "Morning", trip.MustVisits.Morning);
                member(out, "Afternoon", trip.MustVisits.Afternoon);
                member(out, "Evening", trip.MustVisits.Evening);
                out.endObject();
                out.name("MustTries");
                out.beginArray();
                out.beginObject();
                member(out, "Food1", trip.foods().Food1);
                member(out, "Food2", trip.foods().Food2);
                out.endObject();
                out.beginObject();
                member(out, "Drink1", trip.drinks().Drink1);
                member(out, "Drink2", trip.drinks().Drink2);
                out.endObject();
                out.endArray();
                out.endObject();
            }
            return buffer;
        }

        private static void member(io.avaje.json.JsonWriter out, String name, String value) {
            out.name(name);
            out.value(value);
        }
    }
}
