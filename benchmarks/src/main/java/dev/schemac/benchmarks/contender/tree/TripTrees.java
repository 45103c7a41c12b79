package dev.schemac.benchmarks.contender.tree;

import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.google.gson.Gson;
import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import dev.schemac.benchmarks.library.ReusedBuffer;
import dev.schemac.benchmarks.library.Writer;
import dev.schemac.benchmarks.model.Trip;
import flexjson.JSONSerializer;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The sample of JSON0 as a tree, for libraries that have no streaming writer, or where that is a contender of its own.
 */
public final class TripTrees {

    private TripTrees() {}

    /** Jackson's nodes. */
    public static final class Jackson implements Writer {
        private final ReusedBuffer buffer = new ReusedBuffer();
        private final JsonMapper mapper;

        public Jackson(JsonMapper mapper) {
            this.mapper = mapper;
        }

        @Override
        public Object writeBytes(Object value) throws IOException {
            Trip trip = (Trip) value;
            ObjectNode json = mapper.createObjectNode();
            json.put("Town", trip.Town);
            json.put("DayLength", trip.DayLength);
            json.put("Vehicles", trip.Vehicles);
            json.putObject("MustVisits")
                    .put("Morning", trip.MustVisits.Morning)
                    .put("Afternoon", trip.MustVisits.Afternoon)
                    .put("Evening", trip.MustVisits.Evening);
            var tries = json.putArray("MustTries");
            tries.addObject().put("Food1", trip.foods().Food1).put("Food2", trip.foods().Food2);
            tries.addObject().put("Drink1", trip.drinks().Drink1).put("Drink2", trip.drinks().Drink2);
            mapper.writeValue(buffer.reset(), json);
            return buffer;
        }
    }

    /** Jackson 3's nodes. */
    public static final class Jackson3 implements Writer {
        private final ReusedBuffer buffer = new ReusedBuffer();
        private final tools.jackson.databind.json.JsonMapper mapper;

        public Jackson3(tools.jackson.databind.json.JsonMapper mapper) {
            this.mapper = mapper;
        }

        @Override
        public Object writeBytes(Object value) {
            Trip trip = (Trip) value;
            tools.jackson.databind.node.ObjectNode json = mapper.createObjectNode();
            json.put("Town", trip.Town);
            json.put("DayLength", trip.DayLength);
            json.put("Vehicles", trip.Vehicles);
            json.putObject("MustVisits")
                    .put("Morning", trip.MustVisits.Morning)
                    .put("Afternoon", trip.MustVisits.Afternoon)
                    .put("Evening", trip.MustVisits.Evening);
            var tries = json.putArray("MustTries");
            tries.addObject().put("Food1", trip.foods().Food1).put("Food2", trip.foods().Food2);
            tries.addObject().put("Drink1", trip.drinks().Drink1).put("Drink2", trip.drinks().Drink2);
            mapper.writeValue(buffer.reset(), json);
            return buffer;
        }
    }

    /** Gson's elements. */
    public static final class GsonTree implements Writer {
        private final ReusedBuffer buffer = new ReusedBuffer();
        private final Gson gson;

        public GsonTree(Gson gson) {
            this.gson = gson;
        }

        @Override
        public Object writeBytes(Object value) {
            Trip trip = (Trip) value;
            JsonObject visits = new JsonObject();
            visits.addProperty("Morning", trip.MustVisits.Morning);
            visits.addProperty("Afternoon", trip.MustVisits.Afternoon);
            visits.addProperty("Evening", trip.MustVisits.Evening);
            JsonObject foods = new JsonObject();
            foods.addProperty("Food1", trip.foods().Food1);
            foods.addProperty("Food2", trip.foods().Food2);
            JsonObject drinks = new JsonObject();
            drinks.addProperty("Drink1", trip.drinks().Drink1);
            drinks.addProperty("Drink2", trip.drinks().Drink2);
            JsonArray tries = new JsonArray();
            tries.add(foods);
            tries.add(drinks);
            JsonObject json = new JsonObject();
            json.addProperty("Town", trip.Town);
            json.addProperty("DayLength", trip.DayLength);
            json.addProperty("Vehicles", trip.Vehicles);
            json.add("MustVisits", visits);
            json.add("MustTries", tries);
            return buffer.copyOf(gson.toJson(json).getBytes(StandardCharsets.UTF_8));
        }
    }

    /** A map for wast, whose writers are not public. */
    public static final class WastMap implements Writer {
        private final ReusedBuffer buffer = new ReusedBuffer();

        @Override
        public Object writeBytes(Object value) {
            return buffer.copyOf(io.github.wycst.wast.json.JSON.toJsonBytes(map((Trip) value)));
        }
    }

    /** A map for flexjson. */
    public static final class FlexjsonMap implements Writer {
        private final ReusedBuffer buffer = new ReusedBuffer();
        private final JSONSerializer serializer;

        public FlexjsonMap(JSONSerializer serializer) {
            this.serializer = serializer;
        }

        @Override
        public Object writeBytes(Object value) {
            return buffer.copyOf(serializer.deepSerialize(map((Trip) value)).getBytes(StandardCharsets.UTF_8));
        }
    }

    private static Map<String, Object> map(Trip trip) {
        Map<String, Object> visits = new LinkedHashMap<>();
        visits.put("Morning", trip.MustVisits.Morning);
        visits.put("Afternoon", trip.MustVisits.Afternoon);
        visits.put("Evening", trip.MustVisits.Evening);
        Map<String, Object> foods = new LinkedHashMap<>();
        foods.put("Food1", trip.foods().Food1);
        foods.put("Food2", trip.foods().Food2);
        Map<String, Object> drinks = new LinkedHashMap<>();
        drinks.put("Drink1", trip.drinks().Drink1);
        drinks.put("Drink2", trip.drinks().Drink2);
        Map<String, Object> json = new LinkedHashMap<>();
        json.put("Town", trip.Town);
        json.put("DayLength", trip.DayLength);
        json.put("Vehicles", trip.Vehicles);
        json.put("MustVisits", visits);
        json.put("MustTries", List.of(foods, drinks));
        return json;
    }
}
