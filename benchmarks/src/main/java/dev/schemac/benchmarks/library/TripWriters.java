package dev.schemac.benchmarks.library;

import com.alibaba.fastjson2.JSONWriter;
import com.dslplatform.json.NumberConverter;
import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.jsoniter.output.JsonStream;
import dev.schemac.benchmarks.model.Trip;
import dev.schemac.runtime.JsonWriter;
import io.avaje.jsonb.Jsonb;
import java.io.IOException;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import okio.Buffer;

/** The sample of JSON0, written by hand through the streaming writers of the libraries, into a buffer that is used again. */
final class TripWriters {

    private TripWriters() {}

    /** schemac's public writer, without a schema; kept. */
    static final class Schemac implements Writer {
        private final ReusedBuffer buffer = new ReusedBuffer();
        private final JsonWriter out = new JsonWriter();

        @Override
        public Object writeBytes(Object value) {
            Trip trip = (Trip) value;
            out.reset();
            out.beginObject();
            out.name("Town");
            out.value(trip.Town);
            out.name("DayLength");
            out.value(trip.DayLength);
            out.name("Vehicles");
            out.value(trip.Vehicles);
            out.name("MustVisits");
            out.beginObject();
            out.name("Morning");
            out.value(trip.MustVisits.Morning);
            out.name("Afternoon");
            out.value(trip.MustVisits.Afternoon);
            out.name("Evening");
            out.value(trip.MustVisits.Evening);
            out.endObject();
            out.name("MustTries");
            out.beginArray();
            out.beginObject();
            out.name("Food1");
            out.value(trip.foods().Food1);
            out.name("Food2");
            out.value(trip.foods().Food2);
            out.endObject();
            out.beginObject();
            out.name("Drink1");
            out.value(trip.drinks().Drink1);
            out.name("Drink2");
            out.value(trip.drinks().Drink2);
            out.endObject();
            out.endArray();
            out.endObject();
            return buffer.filled(out.copyTo(buffer.target(), 0));
        }
    }

    /** jackson-core; a generator cannot be used again, but it takes its memory from a pool. */
    static final class JacksonStreaming implements Writer {
        private final ReusedBuffer buffer = new ReusedBuffer();
        private final JsonFactory json;

        JacksonStreaming(JsonFactory json) {
            this.json = json;
        }

        @Override
        public Object writeBytes(Object value) throws IOException {
            Trip trip = (Trip) value;
            try (JsonGenerator out = json.createGenerator(buffer.reset())) {
                out.writeStartObject();
                out.writeStringField("Town", trip.Town);
                out.writeNumberField("DayLength", trip.DayLength);
                out.writeStringField("Vehicles", trip.Vehicles);
                out.writeObjectFieldStart("MustVisits");
                out.writeStringField("Morning", trip.MustVisits.Morning);
                out.writeStringField("Afternoon", trip.MustVisits.Afternoon);
                out.writeStringField("Evening", trip.MustVisits.Evening);
                out.writeEndObject();
                out.writeArrayFieldStart("MustTries");
                out.writeStartObject();
                out.writeStringField("Food1", trip.foods().Food1);
                out.writeStringField("Food2", trip.foods().Food2);
                out.writeEndObject();
                out.writeStartObject();
                out.writeStringField("Drink1", trip.drinks().Drink1);
                out.writeStringField("Drink2", trip.drinks().Drink2);
                out.writeEndObject();
                out.writeEndArray();
                out.writeEndObject();
            }
            return buffer;
        }
    }

    /** Gson; its writer takes characters, so these are encoded. */
    static final class GsonStreaming implements Writer {
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

    /** fastjson2; a closed writer gives its memory back to a pool. */
    static final class Fastjson2 implements Writer {
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

    /** dsl-json, into one writer that is kept; names are prepared, as its own generator does. */
    static final class DslJsonWriter implements Writer {
        private final ReusedBuffer buffer = new ReusedBuffer();
        private final com.dslplatform.json.JsonWriter out;

        DslJsonWriter(com.dslplatform.json.JsonWriter out) {
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

    /** avaje-jsonb; a closed writer gives its memory back to a pool. */
    static final class Avaje implements Writer {
        private final ReusedBuffer buffer = new ReusedBuffer();
        private final Jsonb jsonb;

        Avaje(Jsonb jsonb) {
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

    /** jsoniter, into one stream that is kept; commas are its user's business. */
    static final class Jsoniter implements Writer {
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

    /** Moshi, over an Okio buffer that is kept. */
    static final class MoshiWriter implements Writer {
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
