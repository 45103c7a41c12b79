package dev.schemac.runtime;

import static org.assertj.core.api.Assertions.assertThat;

import dev.schemac.runtime.JsonParseException.Kind;
import dev.schemac.runtime.support.JsonFormat;
import dev.schemac.runtime.support.JsonKey;
import dev.schemac.runtime.support.JsonValues;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Values in the formats of columns, as documents have them. */
public final class Formats {
    private Formats() {}

    /** What the error about a text of another form says, where it says more than the name. */
    public static final Map<JsonFormat<?>, String> FORMS = Map.ofEntries(
            Map.entry(JsonFormat.UUID, "a UUID (such as 123e4567-e89b-12d3-a456-426614174000)"),
            Map.entry(JsonFormat.URI, "a URI (such as https://example.com/a)"),
            Map.entry(JsonFormat.URL, "a URL (such as https://example.com/a)"),
            Map.entry(JsonFormat.LOCAL_DATE, "a date (such as 2007-12-03)"),
            Map.entry(JsonFormat.LOCAL_TIME, "a time of day (such as 10:15:30)"),
            Map.entry(JsonFormat.MONTH_DAY, "a month and day (such as --12-03)"),
            Map.entry(JsonFormat.YEAR, "a year (such as 2007)"),
            Map.entry(JsonFormat.LOCAL_DATE_TIME, "a date and time of day (such as 2007-12-03T10:15:30)"),
            Map.entry(
                    JsonFormat.OFFSET_DATE_TIME, "a date and time with an offset (such as 2007-12-03T10:15:30+01:00)"),
            Map.entry(
                    JsonFormat.ZONED_DATE_TIME,
                    "a date and time with a zone (such as 2007-12-03T10:15:30+01:00[Europe/Paris])"),
            Map.entry(JsonFormat.INSTANT, "an instant (such as 2007-12-03T10:15:30Z)"),
            Map.entry(JsonFormat.DURATION, "a duration (such as PT8H6M12.345S)"));

    /** The value of the one column, on the fast path and in any order, in an array, and through every entry point. */
    public static Object read(JsonFormat<?> format, String value, JsonOptions options) {
        ProbeParser parser =
                new ProbeParser(column("v", format), column("w", format), Column.array("a", in -> in.readAs(format)));
        List<Map<String, Object>> events = new ArrayList<>();
        events.add(Parses.event(parser, "{\"v\":" + value + "}", options));
        events.add(Parses.event(parser, "{ \"v\" : " + value + " }", options));
        events.add(Parses.event(parser, "{\"w\":null,\"v\":" + value + "}", options));
        events.add(Parses.event(parser, "{\"a\":[" + value + "],\"v\":" + value + "}", options));
        Object first = events.get(0).get("v");
        for (Map<String, Object> event : events) {
            assertThat(JsonValues.equal(event.get("v"), first)).isTrue();
        }
        Object[] array = (Object[]) events.get(3).get("a");
        assertThat(JsonValues.equal(array[0], first)).isTrue();
        return first;
    }

    public static JsonParseException refused(JsonFormat<?> format, String value, JsonOptions options, String found) {
        String wanted = value.startsWith("\"") ? FORMS.getOrDefault(format, format.name()) : format.name();
        return refused(format, wanted, value, options, found);
    }

    public static JsonParseException refused(
            JsonFormat<?> format, String wanted, String value, JsonOptions options, String found) {
        ProbeParser parser = new ProbeParser(column("v", format), column("w", format));
        String expected = "expected " + wanted + " but found " + found + " at $.v (line 1, column ";
        Parses.refused(parser, "{\"w\":null,\"v\":" + value + "}", options, Kind.MISMATCH, 14, expected + "15)");
        return Parses.refused(parser, "{\"v\":" + value + "}", options, Kind.MISMATCH, 5, expected + "6)");
    }

    public static Column column(String name, JsonFormat<?> format) {
        return new Column(JsonKey.string(name), in -> in.readAs(format), in -> in.readAs(format));
    }

    public static String quoted(String text) {
        JsonWriter out = new JsonWriter();
        out.value(text);
        return out.toJson();
    }
}
