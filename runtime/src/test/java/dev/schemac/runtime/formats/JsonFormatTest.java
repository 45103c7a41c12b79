package dev.schemac.runtime.formats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.schemac.runtime.Column;
import dev.schemac.runtime.Formats;
import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.JsonParseException;
import dev.schemac.runtime.JsonParseException.Kind;
import dev.schemac.runtime.JsonWriteException;
import dev.schemac.runtime.JsonWriter;
import dev.schemac.runtime.Outputs;
import dev.schemac.runtime.Parses;
import dev.schemac.runtime.ProbeParser;
import dev.schemac.runtime.support.GsonGuard;
import dev.schemac.runtime.support.JacksonGuard;
import dev.schemac.runtime.support.JsonConstant;
import dev.schemac.runtime.support.JsonFormat;
import dev.schemac.runtime.support.JsonKey;
import dev.schemac.runtime.support.JsonValues;
import dev.schemac.testing.ScalarSamples;
import dev.schemac.testing.Seed;
import dev.schemac.testing.Volume;
import java.lang.reflect.Field;
import java.net.MalformedURLException;
import java.net.URI;
import java.net.URL;
import java.time.DayOfWeek;
import java.time.Duration;
import java.time.Instant;
import java.time.Month;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.UUID;
import java.util.function.Function;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Columns that are strings in JSON; what the classes of the JDK make of the same text is the oracle. */
class JsonFormatTest {

    /**
     * A format and the JDK's own conversion.
     *
     * @param parse throws where the text is refused
     */
    private record Jdk<T>(JsonFormat<T> format, Function<String, T> parse, List<T> values, List<String> texts) {
        Optional<T> expected(String text) {
            try {
                return Optional.of(parse.apply(text));
            } catch (RuntimeException e) {
                return Optional.empty();
            }
        }

        /** Not of every class: years of five digits want a sign in texts, which {@code Year.toString} leaves out. */
        boolean readsToString(T value) {
            return expected(value.toString())
                    .filter(read -> JsonValues.equal(read, value))
                    .isPresent();
        }

        @Override
        public String toString() {
            return format.name();
        }
    }

    /**
     * Those of base64, and other forms than the usual one, which generated code is tested with, are not among them. A
     * format without a row in {@link ScalarSamples} fails.
     */
    static Stream<Jdk<?>> formats() throws IllegalAccessException {
        List<Jdk<?>> formats = new ArrayList<>();
        for (Field field : JsonFormat.class.getFields()) {
            if (field.getType() == JsonFormat.class && !field.getName().startsWith("BASE64_")) {
                JsonFormat<?> format = (JsonFormat<?>) field.get(null);
                if (!format.name().contains(" as ")) {
                    formats.add(jdk(format, ScalarSamples.of(format.name())));
                }
            }
        }
        assertThat(formats).hasSizeGreaterThan(9);
        return formats.stream();
    }

    @SuppressWarnings("unchecked") // both are of the class with that name
    private static <T> Jdk<T> jdk(JsonFormat<?> format, ScalarSamples<T> samples) {
        return new Jdk<>((JsonFormat<T>) format, samples.parse(), samples.values(), samples.others());
    }

    @ParameterizedTest
    @MethodSource("formats")
    <T> void readsAndWritesAsTheJdkDoes(Jdk<T> jdk) {
        for (T value : jdk.values) {
            String text = jdk.format.format(value);
            assertSame(jdk.parse.apply(text), value);
            if (jdk.readsToString(value)) {
                assertThat(text).isEqualTo(value.toString());
            }
            JsonWriter out = new JsonWriter();
            Outputs.of(out).value(jdk.format, value);
            assertThat(out.toJson()).isEqualTo("\"" + text + "\"");
            assertSame(Formats.read(jdk.format, out.toJson(), JsonOptions.STRICT), value);
            assertSame(jdk.format.parse(text), value);
        }
        jdk.texts.forEach(text -> agrees(jdk, text));
    }

    @ParameterizedTest
    @MethodSource("formats")
    <T> void refusesMangledTextsAsTheJdkDoes(Jdk<T> jdk) {
        long seed = Seed.of(20_240_607);
        Random random = new Random(seed);
        String alphabet = "0123456789+-:.TZPDHMSabef/[]% xé\uff11\n\"\\";
        for (int i = 0; i < Volume.of(400, 40_000); i++) {
            StringBuilder text =
                    new StringBuilder(jdk.format.format(jdk.values.get(random.nextInt(jdk.values.size()))));
            for (int edits = random.nextInt(3); edits >= 0; edits--) {
                int at = random.nextInt(text.length() + 1);
                char c = alphabet.charAt(random.nextInt(alphabet.length()));
                switch (random.nextInt(3)) {
                    case 0 -> text.insert(at, c);
                    case 1 -> text.delete(at, Math.min(text.length(), at + 1));
                    default -> text.replace(at, Math.min(text.length(), at + 1), String.valueOf(c));
                }
            }
            agrees(jdk, text.toString());
        }
    }

    private static <T> void agrees(Jdk<T> jdk, String text) {
        Optional<T> expected = jdk.expected(text);
        if (expected.isPresent() && isExact(jdk.format, text, expected.get())) {
            assertSame(Formats.read(jdk.format, Formats.quoted(text), JsonOptions.DEFAULT), expected.get());
            assertSame(Formats.read(jdk.format, Formats.quoted(text), JsonOptions.ESPER), expected.get());
        } else {
            JsonParseException e = Formats.refused(jdk.format, Formats.quoted(text), JsonOptions.DEFAULT, "string");
            assertThat(e).as(text).hasNoCause();
        }
    }

    /** Whether the JDK's conversion loses nothing of the text. */
    private static boolean isExact(JsonFormat<?> format, String text, Object value) {
        if (format == JsonFormat.UUID) {
            return text.matches("[0-9A-Fa-f]{8}(-[0-9A-Fa-f]{4}){3}-[0-9A-Fa-f]{12}");
        }
        if (format == JsonFormat.INSTANT) {
            return !text.contains("23:59:60");
        }
        return format != JsonFormat.URL || text.equals(value.toString());
    }

    /** What a document has comes back as it was, or is refused; Esper takes what the class takes. */
    @Test
    void urlsAreWrittenAsTheyWereRead() {
        for (String text : List.of(" http://x ", "url:http://x/", "http:///a", "HTTP://X/")) {
            for (JsonOptions options : List.of(JsonOptions.DEFAULT, JsonOptions.STRICT)) {
                Parses.refused(
                        new ProbeParser(Formats.column("v", JsonFormat.URL)),
                        "{\"v\":" + Formats.quoted(text) + "}",
                        options,
                        Kind.MISMATCH,
                        5,
                        "expected a URL (such as https://example.com/a) but found string at $.v (line 1, column 6)");
            }
            assertSame(Formats.read(JsonFormat.URL, Formats.quoted(text), JsonOptions.ESPER), url(text));
        }
        JsonWriter out = new JsonWriter();
        Outputs.of(out).value(JsonFormat.URL, url("http://X/a b"));
        assertThat(out.toJson()).isEqualTo("\"http://X/a b\"");
    }

    @Test
    void urlsThatWouldReadAsOthersAreNotWritten() throws MalformedURLException {
        URL blank = new URL("http", "x", "/a ");
        assertThatThrownBy(() -> Outputs.of(new JsonWriter()).value(JsonFormat.URL, blank))
                .isInstanceOf(JsonWriteException.class)
                .hasMessage("a URL that ends in a blank cannot be written as JSON at $");
    }

    @Test
    void leapSecondsAreNoInstants() {
        for (JsonOptions options : List.of(JsonOptions.DEFAULT, JsonOptions.STRICT, JsonOptions.ESPER)) {
            Formats.refused(JsonFormat.INSTANT, "\"2016-12-31T23:59:60Z\"", options, "string");
            assertThat(Formats.read(JsonFormat.INSTANT, "\"2016-12-31T24:00:00Z\"", options))
                    .isEqualTo(Instant.parse("2017-01-01T00:00:00Z"));
        }
    }

    /** URL.equals asks the network for the hosts' addresses, JsonValues does not. */
    private static void assertSame(Object actual, Object expected) {
        assertThat(JsonValues.equal(actual, expected))
                .as("%s is %s", actual, expected)
                .isTrue();
    }

    @ParameterizedTest
    @MethodSource("formats")
    void takesStringsAndNullOnly(Jdk<?> jdk) {
        for (JsonOptions options : List.of(JsonOptions.DEFAULT, JsonOptions.STRICT)) {
            assertThat(Formats.read(jdk.format, "null", options)).isNull();
            Formats.refused(jdk.format, "20200102", options, "number");
            Formats.refused(jdk.format, "-1", options, "number");
            Formats.refused(jdk.format, "true", options, "boolean");
            Formats.refused(jdk.format, "{}", options, "object");
            Formats.refused(jdk.format, "[\"2020-01-02\"]", options, "array");
        }
    }

    @ParameterizedTest
    @MethodSource("formats")
    @DisplayName("parity 3.7 row 86: an object or array is null, never the text of another member")
    <T> void readsOtherKindsAsNullUnderEsper(Jdk<T> jdk) {
        String before = Formats.quoted(jdk.format.format(jdk.values.get(0)));
        for (String other : List.of("[]", "{}", "[" + before + "]")) {
            ProbeParser parser = new ProbeParser(Formats.column("v", jdk.format), Formats.column("w", jdk.format));
            Map<String, Object> event = Parses.event(
                    parser, "{\"zz\":" + before + ",\"v\":" + before + ",\"w\":" + other + "}", JsonOptions.ESPER);
            assertSame(event.get("v"), jdk.values.get(0));
            assertThat(event.containsKey("w")).isTrue();
            assertThat(event.get("w")).isNull();
        }
    }

    @Test
    @DisplayName("parity 3.4 row 57: the error names type and place, and never the value")
    void saysWhatAndWhereButNotTheValue() {
        ProbeParser user = new ProbeParser(Formats.column("born", JsonFormat.LOCAL_DATE));
        ProbeParser users = new ProbeParser(Column.array("users", user::read));

        Parses.refused(
                users,
                "{\"users\":[{},\n {\"born\": \"2020-1-2\"}]}",
                JsonOptions.DEFAULT,
                Kind.MISMATCH,
                24,
                "expected a date (such as 2007-12-03) but found string at $.users[1].born (line 2, column 11)");
    }

    @Test
    @DisplayName("parity 3.4 row 58: a number for a date is parsed as its text, and refused")
    void refusesNumbersForDatesUnderEsper() {
        Formats.refused(JsonFormat.LOCAL_DATE, "20200102", JsonOptions.ESPER, "number");
        assertThat(Formats.read(JsonFormat.URI, "7", JsonOptions.ESPER)).isEqualTo(URI.create("7"));
        assertThat(Formats.read(JsonFormat.URI, "true", JsonOptions.ESPER)).isEqualTo(URI.create("true"));
    }

    @Test
    @DisplayName("parity 2.2 UUID: short groups under ESPER, 8-4-4-4-12 digits else")
    void takesShortUuidsUnderEsperOnly() {
        assertThat(Formats.read(JsonFormat.UUID, "\"1-1-1-1-1\"", JsonOptions.ESPER))
                .isEqualTo(UUID.fromString("00000001-0001-0001-0001-000000000001"));
        for (String text : List.of(
                "1-1-1-1-1",
                "123e4567-e89b-12d3-a456-42661417400g",
                "123e4567-e89b-12d3-a456-42661417400",
                "123e4567-e89b-12d3-a456-4266141740000",
                "123e4567e-89b-12d3-a456-426614174000",
                "123e4567-e89b-12d3-a456-42661417400\uff11",
                "{123e4567-e89b-12d3-a456-426614174000}",
                "")) {
            Formats.refused(JsonFormat.UUID, Formats.quoted(text), JsonOptions.DEFAULT, "string");
            Formats.refused(JsonFormat.UUID, Formats.quoted(text), JsonOptions.STRICT, "string");
        }
        Formats.refused(JsonFormat.UUID, "\"\"", JsonOptions.ESPER, "string");
    }

    @Test
    void stillRefusesWhatIsNoJson() {
        ProbeParser parser = new ProbeParser(Formats.column("v", JsonFormat.URI));
        Parses.refused(
                parser,
                "{\"v\":\"a\\x\"}",
                JsonOptions.ESPER,
                Kind.MALFORMED,
                7,
                "invalid escape sequence at $.v (line 1, column 8)");
        Parses.refused(
                parser,
                "{\"v\":x}",
                JsonOptions.DEFAULT,
                Kind.MALFORMED,
                5,
                "expected URI but found unexpected character at $.v (line 1, column 6)");
        Parses.refused(
                parser,
                "{\"v\":",
                JsonOptions.DEFAULT,
                Kind.MALFORMED,
                5,
                "expected URI but found end of input at $.v (line 1, column 6)");
    }

    @Test
    void writesMembersAndLeavesOutNull() {
        JsonWriter out = new JsonWriter();
        out.beginObject();
        Outputs.of(out).member(JsonKey.string("d"), JsonFormat.DURATION, Duration.ofHours(1));
        Outputs.of(out).member(JsonKey.string("n"), JsonFormat.DURATION, null);
        out.name("a");
        out.beginArray();
        Outputs.of(out).value(JsonFormat.DURATION, null);
        Outputs.of(out).value(JsonFormat.DURATION, Duration.ZERO);
        out.endArray();
        out.endObject();
        assertThat(out.toJson()).isEqualTo("{\"d\":\"PT1H\",\"a\":[null,\"PT0S\"]}");

        JsonWriter esper = new JsonWriter(JsonOptions.ESPER);
        esper.beginObject();
        Outputs.of(esper).member(JsonKey.string("n"), JsonFormat.URI, null);
        esper.endObject();
        assertThat(esper.toJson()).isEqualTo("{\"n\":null}");
    }

    @Test
    void writesNothingOfATextThatIsNoJsonString() {
        JsonWriter out = new JsonWriter();
        out.beginObject();
        URI lone = URI.create("a\ud800");
        assertThatThrownBy(() -> Outputs.of(out).member(JsonKey.string("u"), JsonFormat.URI, lone))
                .isInstanceOf(JsonWriteException.class);
        out.endObject();
        assertThat(out.toJson()).isEqualTo("{}");
    }

    // ---- enums

    private enum Color {
        RED,
        GREEN {
            @Override
            public String toString() {
                return "leaf";
            }
        },
        OTHER
    }

    @Test
    @DisplayName("parity 3.4 rows 55 and 56: enum constants by their exact names")
    void readsConstantsByName() {
        JsonFormat<Color> format = JsonFormat.of(Color.values());
        for (Color color : Color.values()) {
            assertThat(Formats.read(format, Formats.quoted(color.name()), JsonOptions.STRICT))
                    .isSameAs(color);
        }
        for (String text : List.of("red", "leaf", " RED", "", "RED\u0000", "0")) {
            for (JsonOptions options : List.of(JsonOptions.DEFAULT, JsonOptions.STRICT, JsonOptions.ESPER)) {
                Formats.refused(format, "'RED', 'GREEN' or 'OTHER'", Formats.quoted(text), options, "string");
            }
        }
        Formats.refused(format, "0", JsonOptions.DEFAULT, "number");
        Formats.refused(format, "0", JsonOptions.ESPER, "number");
        assertThat(format.name()).isEqualTo("Color");
        Parses.refused(
                new ProbeParser(Column.array("v", in -> in.readAs(format))),
                "{\"v\":[\"RED\",\"blue\"]}",
                JsonOptions.ESPER,
                Kind.MISMATCH,
                12,
                "expected 'RED', 'GREEN' or 'OTHER' but found string at $.v[1] (line 1, column 13)");
    }

    private enum Nothing {}

    private enum Five {
        A,
        B,
        C,
        D,
        E
    }

    private enum Six {
        A,
        B,
        C,
        D,
        E,
        F
    }

    /** Never the document's string: only constants, five at most. */
    @Test
    void errorsListUpToFiveConstants() {
        assertThat(description(JsonFormat.of(Five.values()), "x"))
                .isEqualTo("expected 'A', 'B', 'C', 'D' or 'E' but found string");
        assertThat(description(JsonFormat.of(Six.values()), "x"))
                .isEqualTo("expected one of 6 strings ('A', 'B', 'C', 'D', 'E', ...) but found string");
        assertThat(description(JsonFormat.of(Nothing.values()), "x")).isEqualTo("expected Nothing but found string");
        assertThat(description(JsonFormat.of(Sign.values()), "secret"))
                .startsWith("expected one of 7 strings ('=', 'EQUAL', ")
                .doesNotContain("secret");
        assertThat(Formats.refused(JsonFormat.of(Five.values()), "7", JsonOptions.DEFAULT, "number")
                        .description())
                .isEqualTo("expected Five but found number");
    }

    @Test
    void refusesOtherTextsWithAnExampleOfTheirForm() {
        JsonFormat<DayOfWeek> day = JsonFormat.of(DayOfWeek.values());
        JsonFormat<Month> month = JsonFormat.of(Month.values());
        assertThat(Formats.refused(day, "7", JsonOptions.DEFAULT, "number").description())
                .isEqualTo("expected DayOfWeek but found number");
        assertThat(description(day, "Mon")).isEqualTo("expected a day of the week (such as MONDAY) but found string");
        assertThat(description(month, "Jan")).isEqualTo("expected a month (such as JANUARY) but found string");
        Formats.FORMS.forEach((format, form) -> {
            String example = form.substring(form.indexOf("such as ") + 8, form.length() - 1);
            assertThat(Formats.read(format, Formats.quoted(example), JsonOptions.STRICT))
                    .isNotNull();
        });
    }

    private static String description(JsonFormat<?> format, String text) {
        ProbeParser parser = new ProbeParser(Formats.column("v", format));
        return assertThrows(JsonParseException.class, () -> parser.parse("{\"v\":" + Formats.quoted(text) + "}"))
                .description();
    }

    @Test
    @DisplayName("parity 3.10 row 125: enums are written by name, so that they read back (Esper: by toString)")
    void writesConstantsByName() {
        JsonFormat<Color> format = JsonFormat.of(Color.values());
        JsonWriter out = new JsonWriter();
        Outputs.of(out).value(format, Color.GREEN);

        assertThat(out.toJson()).isEqualTo("\"GREEN\"");
    }

    /** What schema files declare: texts of all kinds, some of them the names of other constants. */
    private enum Sign implements JsonConstant {
        EQUAL("="),
        OTHER("EQUAL"),
        QUOTE("\""),
        ESCAPE("\\u0022"),
        NOTHING(""),
        LONG("a text that is longer than what is compared at once"),
        ACUTE("\u00e9");

        private final String text;

        Sign(String text) {
            this.text = text;
        }

        @Override
        public String jsonString() {
            return text;
        }
    }

    @Test
    void constantsThatHaveTextsOfTheirOwn() {
        JsonFormat<Sign> format = JsonFormat.of(Sign.values());
        for (Sign sign : Sign.values()) {
            for (JsonOptions options : List.of(JsonOptions.DEFAULT, JsonOptions.STRICT, JsonOptions.ESPER)) {
                assertThat(Formats.read(format, Formats.quoted(sign.text), options))
                        .isSameAs(sign);
            }
            JsonWriter out = new JsonWriter();
            Outputs.of(out).value(format, sign);
            assertThat(out.toJson()).isEqualTo(Formats.quoted(sign.text));
        }
        for (String text : List.of("OTHER", "QUOTE", " =", "==")) {
            String constants = "one of 7 strings ('=', 'EQUAL', '\"', '\\u0022', '', ...)";
            Formats.refused(format, constants, Formats.quoted(text), JsonOptions.DEFAULT, "string");
        }
        assertThat(Formats.read(format, "\"\\u003d\"", JsonOptions.DEFAULT)).isSameAs(Sign.EQUAL);
        assertThat(Formats.read(format, "\"\\u0022\"", JsonOptions.DEFAULT)).isSameAs(Sign.QUOTE);
        assertThat(format.format(Sign.ACUTE)).isEqualTo("\u00e9");
    }

    @Test
    void readsUnknownConstantsAsThePolicySays() {
        JsonFormat<Color> nothing = JsonFormat.ofOrNull(Color.values());
        JsonFormat<Color> other = JsonFormat.of(Color.values(), Color.OTHER);

        assertThat(Formats.read(nothing, "\"RED\"", JsonOptions.DEFAULT)).isSameAs(Color.RED);
        assertThat(Formats.read(nothing, "\"blue\"", JsonOptions.DEFAULT)).isNull();
        assertThat(Formats.read(other, "\"RED\"", JsonOptions.DEFAULT)).isSameAs(Color.RED);
        assertThat(Formats.read(other, "\"blue\"", JsonOptions.DEFAULT)).isSameAs(Color.OTHER);
        assertThat(Formats.read(other, "null", JsonOptions.DEFAULT)).isNull();
        Formats.refused(other, "7", JsonOptions.DEFAULT, "number");
        Formats.refused(nothing, "{}", JsonOptions.DEFAULT, "object");
    }

    // ---- reading

    private static Column elements(String name, JsonFormat<?> format) {
        return Column.array(name, in -> in.readAs(format));
    }

    private static URL url(String text) {
        try {
            return new URL(text);
        } catch (MalformedURLException e) {
            throw new IllegalArgumentException(e);
        }
    }

    @Test
    void isShownWithItsName() {
        assertThat(JsonFormat.UUID).hasToString("JsonFormat[UUID]");
        assertThat(JsonFormat.INSTANT_EPOCH_MILLIS).hasToString("JsonFormat[Instant as epoch-millis]");
    }

    @Test
    void librariesThatUseReflectionFailWithAnExplanation() {
        String explanation = "reflection would lose data of classes that schemac generates: register SchemacModule of"
                + " schemac-jackson (Jackson 2) or schemac-jackson3 (Jackson 3), add schemac-gson for Gson, or"
                + " call parse and toJson of the class; docs/jackson.md lists frameworks";
        assertThatThrownBy(GsonGuard::new)
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage(explanation);
        assertThatThrownBy(JacksonGuard.Failing::new)
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage(explanation);
    }
}
