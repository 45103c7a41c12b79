package dev.schemac.testing;

import java.util.List;
import java.util.Map;

/** Values of every scalar type, as JSON, including the ends of its range. Tests compare the types with the language. */
public final class ScalarSamples {
    /** The values by the name of the type in a schema. The first value is an ordinary one. */
    private static final Map<String, List<String>> JSON = Map.ofEntries(
            Map.entry("string", List.of("\"x\"", "\"\"", "\"\\u0000\u2028\"")),
            Map.entry("char", List.of("\"x\"", "\"\u00e9\"")),
            Map.entry("boolean", List.of("true", "false")),
            Map.entry("byte", List.of("1", "-128", "127")),
            Map.entry("short", List.of("1", "-32768", "32767")),
            Map.entry("int", List.of("1", "-2147483648", "2147483647")),
            Map.entry("long", List.of("1", "-9223372036854775808", "9223372036854775807", "9007199254740993")),
            Map.entry("float", List.of("0.5", "1.0E-45", "3.4028235E38", "0.1", "16777216")),
            Map.entry("double", List.of("0.5", "4.9E-324", "1.7976931348623157E308", "0.1")),
            Map.entry("biginteger", List.of("3", "123456789012345678901234567890")),
            Map.entry("bigdecimal", List.of("1.10", "1E+100", "0.1234567890123456789")),
            Map.entry("UUID", List.of("\"123e4567-e89b-12d3-a456-426614174000\"")),
            Map.entry("URI", List.of("\"a:b\"")),
            Map.entry("URL", List.of("\"http://a/\"")),
            Map.entry("LocalDate", List.of("\"2024-02-29\"")),
            Map.entry("LocalTime", List.of("\"09:15:30\"")),
            Map.entry("LocalDateTime", List.of("\"2024-02-29T09:15:30\"")),
            Map.entry("OffsetDateTime", List.of("\"2024-02-29T09:15:30+01:00\"")),
            Map.entry("ZonedDateTime", List.of("\"2024-02-29T09:15:30+01:00[Europe/Paris]\"")),
            Map.entry("Instant", List.of("\"2024-02-29T09:15:30Z\"")),
            Map.entry("Duration", List.of("\"PT1S\"")),
            Map.entry("binary", List.of("\"/+8=\"", "\"\"", "\"" + "AAAA".repeat(30) + "\"")));

    private ScalarSamples() {}

    /** Returns the JSON values of a type. Fails if a type of the language has none. */
    public static List<String> of(String type) {
        List<String> values = JSON.get(type);
        if (values == null) {
            throw new AssertionError("ScalarSamples has no value of the type " + type);
        }
        return values;
    }
}
