package dev.schemac.runtime.writing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.JsonWriteException;
import dev.schemac.runtime.JsonWriter;
import dev.schemac.runtime.Outputs;
import dev.schemac.runtime.TouristSample;
import dev.schemac.runtime.support.JsonFormat;
import dev.schemac.runtime.support.JsonKey;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Output for people, and output in a fixed order. */
class IndentedOutputTest {

    private static final JsonOptions INDENTED = JsonOptions.DEFAULT.withIndent(2);
    private static final JsonOptions SORTED = JsonOptions.DEFAULT.withSortedMembers(true);

    @Test
    void givesEachMemberAndElementALine() {
        assertThat(json(INDENTED, TouristSample::write)).isEqualTo("""
                        {
                          "Town": "Malacca",
                          "DayLength": 3,
                          "Vehicles": "foot, \\"trishaw\\"",
                          "MustVisits": {
                            "Morning": "Dutch Square",
                            "Afternoon": "A Famosa",
                            "Evening": "Jonker Walk"
                          },
                          "MustTries": [
                            {
                              "Foods": {
                                "Food1": "cendol",
                                "Food2": "laksa"
                              }
                            },
                            {
                              "Drinks": {
                                "Drink1": "kopi",
                                "Drink2": "teh tarik"
                              }
                            }
                          ]
                        }""");
    }

    @Test
    void leavesWhatIsEmptyOnOneLine() {
        assertThat(json(INDENTED, out -> out.untypedValue(Map.of()))).isEqualTo("{}");
        assertThat(json(INDENTED, out -> out.untypedValue(new Object[] {List.of(), Map.of(), new int[0], List.of(1)})))
                .isEqualTo("[\n  [],\n  {},\n  [],\n  [\n    1\n  ]\n]");
    }

    @Test
    void indentsEveryKindOfMember() {
        assertThat(json(JsonOptions.ESPER.withIndent(1), out -> {
                    out.beginObject();
                    Outputs.of(out).member(JsonKey.string("text"), "t\u2028");
                    Outputs.of(out).member(JsonKey.character("char"), 'c');
                    Outputs.of(out).member(JsonKey.bool("boolean"), true);
                    Outputs.of(out).member(JsonKey.number("int"), -1);
                    Outputs.of(out).member(JsonKey.number("double"), 0.5);
                    Outputs.of(out)
                            .member(JsonKey.string("format"), JsonFormat.DURATION, java.time.Duration.ofSeconds(1));
                    Outputs.of(out).nullMember(JsonKey.any("none"));
                    Outputs.of(out).untypedMember(JsonKey.any("untyped"), new int[] {1});
                    Outputs.of(out).name(JsonKey.object("empty"));
                    out.beginObject();
                    out.endObject();
                    out.endObject();
                }))
                .isEqualTo("{\n \"text\": \"t\\u2028\",\n \"char\": \"c\",\n \"boolean\": true,\n \"int\": -1,\n"
                        + " \"double\": 0.5,\n \"format\": \"PT1S\",\n \"none\": null,\n \"untyped\": [\n  1\n ],\n"
                        + " \"empty\": {}\n}");
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 3, 16})
    void indentsByAsManySpaces(int spaces) {
        String one = " ".repeat(spaces);
        assertThat(json(JsonOptions.STRICT.withIndent(spaces), out -> out.untypedValue(Map.of("a", List.of(1, 2)))))
                .isEqualTo("{\n" + one + "\"a\": [\n" + one + one + "1,\n" + one + one + "2\n" + one + "]\n}");
    }

    @Test
    void growsForIndentation() {
        int levels = 500;
        String json = json(JsonOptions.DEFAULT.withIndent(16), out -> {
            for (int i = 0; i < levels; i++) {
                out.beginArray();
            }
            out.value(7);
            for (int i = 0; i < levels; i++) {
                out.endArray();
            }
        });

        assertThat(json.replaceAll("\\s", "")).isEqualTo("[".repeat(levels) + 7 + "]".repeat(levels));
        assertThat(json).contains("\n" + " ".repeat(16 * levels) + "7\n");
    }

    @ParameterizedTest
    @ValueSource(ints = {-1, 17, Integer.MAX_VALUE})
    void refusesOtherIndents(int spaces) {
        assertThatThrownBy(() -> JsonOptions.DEFAULT.withIndent(spaces))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("indent must be from 0 to 16 but is " + spaces);
    }

    @Test
    void sortsMembersOfAllObjects() {
        assertThat(json(SORTED, TouristSample::write))
                .isEqualTo("{\"DayLength\":3,"
                        + "\"MustTries\":[{\"Foods\":{\"Food1\":\"cendol\",\"Food2\":\"laksa\"}},"
                        + "{\"Drinks\":{\"Drink1\":\"kopi\",\"Drink2\":\"teh tarik\"}}],"
                        + "\"MustVisits\":{\"Afternoon\":\"A Famosa\",\"Evening\":\"Jonker Walk\","
                        + "\"Morning\":\"Dutch Square\"},"
                        + "\"Town\":\"Malacca\",\"Vehicles\":\"foot, \\\"trishaw\\\"\"}");
    }

    @Test
    void sortsAndIndents() {
        assertThat(json(INDENTED.withSortedMembers(true), out -> {
                    out.beginObject();
                    Outputs.of(out).member(JsonKey.number("c"), 1);
                    Outputs.of(out).name(JsonKey.object("b"));
                    out.beginObject();
                    out.name("y");
                    out.value("y");
                    out.name("x");
                    out.beginArray();
                    out.value(2);
                    out.endArray();
                    out.endObject();
                    Outputs.of(out).member(JsonKey.bool("a"), true);
                    out.endObject();
                }))
                .isEqualTo("{\n  \"a\": true,\n  \"b\": {\n    \"x\": [\n      2\n    ],\n    \"y\": \"y\"\n  },\n"
                        + "  \"c\": 1\n}");
    }

    @Test
    void putsColumnsBeforeTheOthers() {
        assertThat(json(SORTED, out -> {
                    out.beginObject();
                    out.name("b");
                    out.value(1);
                    Outputs.of(out).member(JsonKey.number("z"), 2);
                    out.name("a");
                    out.value(3);
                    Outputs.of(out).member(JsonKey.number("y"), 4);
                    out.endObject();
                }))
                .isEqualTo("{\"y\":4,\"z\":2,\"a\":3,\"b\":1}");
    }

    /** U+FF01 comes before U+1F600, whose first UTF-16 unit is smaller; a quote comes before a letter, though its escape does not. */
    @Test
    void sortsByCodePointOfTheName() {
        Map<String, Object> members = new LinkedHashMap<>();
        List<String> sorted =
                List.of("", "\n", " ", "!", "\"", "#", "A", "Aa", "B", "a", "é", "\ud7ff", "！", "😀", "😀a", "😁");
        for (int i = sorted.size(); i-- > 0; ) {
            members.put(sorted.get(i), i);
        }
        String json = json(SORTED, out -> out.untypedValue(members));

        StringBuilder expected = new StringBuilder("{");
        for (int i = 0; i < sorted.size(); i++) {
            String name = sorted.get(i).replace("\"", "\\\"").replace("\n", "\\n");
            expected.append(i == 0 ? "" : ",")
                    .append('"')
                    .append(name)
                    .append("\":")
                    .append(i);
        }
        assertThat(json).isEqualTo(expected.append('}').toString());
    }

    @Test
    void keepsTheOrderOfEqualNames() {
        assertThat(json(SORTED, out -> {
                    out.beginObject();
                    for (int i = 0; i < 100; i++) {
                        out.name(i % 2 == 0 ? "b" : "a");
                        out.value(i);
                    }
                    out.endObject();
                }))
                .startsWith("{\"a\":1,\"a\":3,\"a\":5,")
                .contains(",\"a\":99,\"b\":0,\"b\":2,")
                .endsWith(",\"b\":98}");
    }

    @Test
    void forgetsMembersThatAreUndone() {
        JsonWriter out = new JsonWriter(SORTED);
        out.beginObject();
        out.name("c");
        out.value(1);
        Map<String, Object> failing = new LinkedHashMap<>();
        failing.put("z", Map.of("y", 1));
        failing.put("a", Map.of("x", Double.NaN));
        assertThatThrownBy(() -> Outputs.of(out).untypedMember(JsonKey.any("b"), failing))
                .isInstanceOf(JsonWriteException.class);
        assertThatThrownBy(() -> out.name("\udc00")).isInstanceOf(JsonWriteException.class);
        out.name("a");
        assertThatThrownBy(() -> out.untypedValue(failing)).isInstanceOf(JsonWriteException.class);
        out.untypedValue(Map.of("k", 2));
        out.endObject();

        assertThat(out.toJson()).isEqualTo("{\"a\":{\"k\":2},\"c\":1}");
    }

    @Test
    void optionsThatDifferInOutputAreNotEqual() {
        assertThat(INDENTED)
                .isEqualTo(JsonOptions.DEFAULT.withIndent(2))
                .hasSameHashCodeAs(JsonOptions.DEFAULT.withIndent(2))
                .isNotEqualTo(JsonOptions.DEFAULT)
                .isNotEqualTo(SORTED);
        assertThat(SORTED.withSortedMembers(false)).isEqualTo(JsonOptions.DEFAULT);
        assertThat(INDENTED.withMaxDepth(9).withMaxEventBytes(99).indent()).isEqualTo(2);
        assertThat(SORTED.withMaxNumberLength(30).withMaxDecimalScale(3).sortedMembers())
                .isTrue();
    }

    private static String json(JsonOptions options, Consumer<JsonWriter> calls) {
        JsonWriter out = new JsonWriter(options);
        calls.accept(out);
        return out.toJson();
    }
}
