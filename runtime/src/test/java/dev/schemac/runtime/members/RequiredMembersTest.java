package dev.schemac.runtime.members;

import static org.assertj.core.api.Assertions.assertThat;

import dev.schemac.runtime.Column;
import dev.schemac.runtime.EventType;
import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.JsonParseException.Kind;
import dev.schemac.runtime.Parses;
import dev.schemac.runtime.ScanningParser;
import dev.schemac.runtime.support.JsonFormat;
import dev.schemac.runtime.support.JsonKey;
import dev.schemac.runtime.support.JsonKeys;
import dev.schemac.runtime.support.JsonScanner;
import dev.schemac.runtime.support.event.GeneratedEventType;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Columns that must be there, and columns that must not be null; the two are independent. */
class RequiredMembersTest {

    /** Makes the calls of a generated parser: {@code name} is required, {@code age} not nullable, {@code next} of this type. */
    private record PersonParser(String requiredName) implements ScanningParser<Map<String, Object>> {
        @Override
        @SuppressWarnings("unchecked")
        public EventType<Map<String, Object>> eventType() {
            return GeneratedEventType.of((Class<Map<String, Object>>) (Class<?>) Map.class, "", "Person", List.of());
        }

        @Override
        public Map<String, Object> read(JsonScanner in) {
            if (!in.beginObject()) {
                return null;
            }
            JsonKeys keys = JsonKeys.of(
                    1,
                    JsonKey.string(requiredName),
                    JsonKey.number("age"),
                    JsonKey.string("home"),
                    JsonKey.array("next"));
            Map<String, Object> person = new LinkedHashMap<>();
            for (int column = in.nextColumn(keys, 0); column >= 0; column = in.nextColumn(keys, column + 1)) {
                switch (column) {
                    case 0 -> person.put("name", in.readString());
                    case 1 -> {
                        if (in.skipNull()) {
                            in.nullMember("int");
                        }
                        person.put("age", in.readInt());
                    }
                    case 2 -> {
                        Object home = in.readAs(JsonFormat.URI);
                        if (home == null) {
                            in.nullMember("URI");
                        }
                        person.put("home", home);
                    }
                    default -> person.put("next", Column.elements(this::read).apply(in));
                }
            }
            if (!person.containsKey("name")) {
                in.missing(keys, 1);
            }
            return person;
        }
    }

    private static final PersonParser PARSER = new PersonParser("name");

    static List<JsonOptions> profiles() {
        return List.of(JsonOptions.DEFAULT, JsonOptions.STRICT, JsonOptions.ESPER);
    }

    @ParameterizedTest
    @MethodSource("profiles")
    void wantsRequiredMembers(JsonOptions options) {
        refused("{}", options, 1, "required member is missing at $.name (line 1, column 2)");
        refused("{\"age\":1}", options, 8, "required member is missing at $.name (line 1, column 9)");
        refused(
                "{\"name\":\"a\",\"next\":[{\"name\":\"b\"},\n {\"age\":2 } ]}",
                options,
                44,
                "required member is missing at $.next[1].name (line 2, column 11)");
        refused(
                "{\"next\":[{\"name\":\"b\"}]}",
                options,
                22,
                "required member is missing at $.name (line 1, column 23)");
    }

    @ParameterizedTest
    @MethodSource("profiles")
    void takesARequiredMemberThatIsNull(JsonOptions options) {
        assertThat(Parses.event(PARSER, "{\"name\":null}", options)).containsEntry("name", null);
    }

    @Test
    void quotesOddNamesInThePath() {
        Parses.refused(
                new PersonParser("p \"q\"\n"),
                "{\"next\":[]}",
                JsonOptions.DEFAULT,
                Kind.MISMATCH,
                10,
                "required member is missing at $['p \"q\"\\u000a'] (line 1, column 11)");
    }

    @ParameterizedTest
    @MethodSource("profiles")
    void refusesNullWhereItMustNotBe(JsonOptions options) {
        refused("{\"age\":null}", options, 7, "expected int but found null at $.age (line 1, column 8)");
        refused(
                "{\"name\":\"a\",\"home\": null }",
                options,
                20,
                "expected URI but found null at $.home (line 1, column 21)");
        refused(
                "{\"name\":\"a\",\"next\":[null,{\"home\":null}]}",
                options,
                33,
                "expected URI but found null at $.next[1].home (line 1, column 34)");
    }

    @Test
    @DisplayName("parity 2.2: what reads as null under ESPER is refused where null is")
    void refusesWhatReadsAsNull() {
        refused(
                "{\"age\":[1]}",
                JsonOptions.ESPER,
                10,
                "expected int but found a value that reads as null at $.age (line 1, column 11)");
        refused(
                "{\"name\":\"a\",\"home\":{}}",
                JsonOptions.ESPER,
                21,
                "expected URI but found a value that reads as null at $.home (line 1, column 22)");
    }

    private static void refused(String json, JsonOptions options, int offset, String message) {
        Parses.refused(PARSER, json, options, Kind.MISMATCH, offset, message);
    }
}
