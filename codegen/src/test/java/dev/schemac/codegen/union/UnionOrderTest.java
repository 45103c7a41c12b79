package dev.schemac.codegen.union;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.schemac.codegen.CompiledSchemas;
import dev.schemac.codegen.ValueStyle;
import dev.schemac.runtime.JsonEvent;
import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.JsonParseException;
import dev.schemac.runtime.ObjectParser;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** A discriminator behind other columns: as the schema has them, and in each other order, with any values. */
class UnionOrderTest {
    private static final String EVENTS = "@JsonSchema(discriminator='type') create json schema Event(id string, n int,"
            + " ok boolean, type string, inner Event);"
            + "@JsonSchema(discriminatorValue='push') create json schema Push(commits int) inherits Event;"
            + "@JsonSchema(discriminatorValue='issue') create json schema Issue(number int) inherits Event;";

    private static final Map<ValueStyle, ObjectParser<JsonEvent>> PARSERS = Map.of(
            ValueStyle.BEAN, CompiledSchemas.of(ValueStyle.BEAN, EVENTS).parser("Event"),
            ValueStyle.RECORD, CompiledSchemas.of(ValueStyle.RECORD, EVENTS).parser("Event"));

    private static final String TYPE = "\"type\":\"push\"";

    /** Values of {@code id} that hold what could be taken for members. */
    private static final List<String> IDS = List.of(
            "\"a\"",
            "\"\"",
            "null",
            "\"\\\",\\\"type\\\":\\\"issue\\\"\"",
            "\",type:issue\"",
            "\"\u00e4\u20ac\"",
            "\"" + "long ".repeat(30) + "\"");

    private static List<List<String>> orders(List<String> members) {
        if (members.isEmpty()) {
            return List.of(List.of());
        }
        List<List<String>> orders = new ArrayList<>();
        for (String first : members) {
            List<String> others =
                    members.stream().filter(other -> other != first).toList();
            for (List<String> rest : orders(others)) {
                List<String> order = new ArrayList<>(List.of(first));
                order.addAll(rest);
                orders.add(order);
            }
        }
        return orders;
    }

    @ParameterizedTest
    @EnumSource
    void theOrderMakesNoDifference(ValueStyle style) {
        ObjectParser<JsonEvent> parser = PARSERS.get(style);
        for (String id : IDS) {
            JsonEvent expected = null;
            for (List<String> order :
                    orders(List.of("\"id\":" + id, "\"n\":-7", "\"ok\":true", TYPE, "\"commits\":3"))) {
                for (String comma : List.of(",", " ,\n ")) {
                    String json = "{" + String.join(comma, order) + "}";
                    JsonEvent event = parser.parse(json, JsonOptions.STRICT);
                    expected = expected == null ? event : expected;

                    assertThat(event.getClass().getSimpleName()).as(json).isEqualTo("Push");
                    assertThat(event).as(json).isEqualTo(expected);
                }
            }
        }
    }

    @ParameterizedTest
    @EnumSource
    void columnsMayBeMissing(ValueStyle style) {
        ObjectParser<JsonEvent> parser = PARSERS.get(style);
        for (String json : List.of(
                "{\"ok\":false,\"type\":\"push\"}",
                "{\"id\":\"a\",\"ok\":false,\"type\":\"push\"}",
                "{\"n\":1,\"type\":\"push\",\"inner\":{\"n\":2,\"type\":\"issue\",\"number\":3}}",
                "{\"id\":\"a\",\"n\":12345678,\"type\":\"push\",\"commits\":1}")) {
            assertThat(parser.parse(json).getClass().getSimpleName()).as(json).isEqualTo("Push");
            assertThat(parser.parse(json).toJson()).isEqualTo(json);
        }
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            {"id":{"a":1,"type":"issue"},"type":"push"}          | expected string but found object at $.id (line 1, column 7)
            {"id":[1,{"n":1,"type":"issue"}],"type":"push"}      | expected string but found array at $.id (line 1, column 7)
            {"n":1"type":"issue","type":"push"}                  | expected ',' or '}' but found string at $.n (line 1, column 7)
            {"n":1,"n":2,"type":"push"}                          | duplicate member at $.n (line 1, column 12)
            {"n":1,"type":"push","id":"a","type":"issue"}        | duplicate member at $.type (line 1, column 38)
            {"ok":tru,"type":"push"}                             | invalid literal, expected true at $.ok (line 1, column 10)
            {"n":12-3,"type":"push"}                             | expected ',' or '}' but found number at $.n (line 1, column 8)
            {"id":"a" "type":"push"}                             | expected ',' or '}' but found string at $.id (line 1, column 11)
            {"id":"a,"type":"push"}                              | expected ',' or '}' but found boolean at $.id (line 1, column 11)
            """)
    void brokenMembersBeforeItAreRefused(String json, String message) {
        PARSERS.forEach((style, parser) -> {
            JsonParseException refused = catchThrowableOfType(JsonParseException.class, () -> parser.parse(json));
            assertThat(refused).as(json).hasMessage(message);
        });
    }
}
