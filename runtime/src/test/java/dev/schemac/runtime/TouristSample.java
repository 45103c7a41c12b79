package dev.schemac.runtime;

/** A small document as it is sent many times a second: an object, one in it, and an array of two. */
final class TouristSample {
    static final String JSON = "{\"Town\":\"Malacca\",\"DayLength\":3,\"Vehicles\":\"foot, \\\"trishaw\\\"\","
            + "\"MustVisits\":{\"Morning\":\"Dutch Square\",\"Afternoon\":\"A Famosa\",\"Evening\":\"Jonker Walk\"},"
            + "\"MustTries\":[{\"Foods\":{\"Food1\":\"cendol\",\"Food2\":\"laksa\"}},"
            + "{\"Drinks\":{\"Drink1\":\"kopi\",\"Drink2\":\"teh tarik\"}}]}";

    private TouristSample() {}

    static void write(JsonWriter out) {
        out.beginObject();
        string(out, "Town", "Malacca");
        out.name("DayLength");
        out.value(3);
        string(out, "Vehicles", "foot, \"trishaw\"");
        out.name("MustVisits");
        out.beginObject();
        string(out, "Morning", "Dutch Square");
        string(out, "Afternoon", "A Famosa");
        string(out, "Evening", "Jonker Walk");
        out.endObject();
        out.name("MustTries");
        out.beginArray();
        pair(out, "Foods", "Food1", "cendol", "Food2", "laksa");
        pair(out, "Drinks", "Drink1", "kopi", "Drink2", "teh tarik");
        out.endArray();
        out.endObject();
    }

    private static void pair(JsonWriter out, String name, String first, String one, String second, String other) {
        out.beginObject();
        out.name(name);
        out.beginObject();
        string(out, first, one);
        string(out, second, other);
        out.endObject();
        out.endObject();
    }

    private static void string(JsonWriter out, String name, String value) {
        out.name(name);
        out.value(value);
    }
}
