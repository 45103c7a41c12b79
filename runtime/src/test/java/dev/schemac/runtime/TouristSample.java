package dev.schemac.runtime;

/** A small document as it is sent many times a second: an object, one in it, and an array of two. */
public final class TouristSample {
    public static final String JSON = "{\"Town\":\"Malacca\",\"DayLength\":3,\"Vehicles\":\"foot, \\\"trishaw\\\"\","
            + "\"MustVisits\":{\"Morning\":\"Dutch Square\",\"Afternoon\":\"A Famosa\",\"Evening\":\"Jonker Walk\"},"
            + "\"MustTries\":[{\"Foods\":{\"Food1\":\"cendol\",\"Food2\":\"laksa\"}},"
            + "{\"Drinks\":{\"Drink1\":\"kopi\",\"Drink2\":\"teh tarik\"}}]}";

    private TouristSample() {}

    public static void write(JsonWriter out) {
        out.beginObject();
        out.member("Town", "Malacca");
        out.member("DayLength", 3);
        out.member("Vehicles", "foot, \"trishaw\"");
        out.beginObject("MustVisits");
        out.member("Morning", "Dutch Square");
        out.member("Afternoon", "A Famosa");
        out.member("Evening", "Jonker Walk");
        out.endObject();
        out.beginArray("MustTries");
        out.beginObject();
        out.beginObject("Foods");
        out.member("Food1", "cendol");
        out.member("Food2", "laksa");
        out.endObject();
        out.endObject();
        out.beginObject();
        out.beginObject("Drinks");
        out.member("Drink1", "kopi");
        out.member("Drink2", "teh tarik");
        out.endObject();
        out.endObject();
        out.endArray();
        out.endObject();
    }
}
