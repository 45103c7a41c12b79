package dev.schemac.codegen.union;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.schemac.codegen.CompiledSchemas;
import dev.schemac.codegen.ValueStyle;
import dev.schemac.runtime.JsonEvent;
import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.JsonParseException;
import dev.schemac.runtime.JsonParseException.Kind;
import dev.schemac.runtime.ObjectParser;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What is said of objects that are of none of the schemas of a union, and where; and of those that are large or deep. */
class UnionErrorsTest {
    private static final String EVENTS = "@JsonSchema(discriminator='type') create json schema Event(id string,"
            + " type string, inner Event, more Event[]);"
            + "@JsonSchema(discriminatorValue='push') create json schema Push(commits int) inherits Event;"
            + "@JsonSchema(discriminatorValue='issue') create json schema Issue(number int) inherits Event;";

    private static final List<ObjectParser<JsonEvent>> PARSERS = List.of(
            CompiledSchemas.of(ValueStyle.BEAN, EVENTS).parser("Event"),
            CompiledSchemas.of(ValueStyle.RECORD, EVENTS).parser("Event"));

    private static final int MEGABYTE = 1_000_000;

    private static JsonParseException refused(ObjectParser<?> parser, String json, JsonOptions options) {
        JsonParseException refused = catchThrowableOfType(JsonParseException.class, () -> parser.parse(json, options));
        assertThat(refused).as(json).isNotNull();
        return refused;
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            {"id":"a","type":"none"}             | expected 'push' or 'issue' but found string at $.type (line 1, column 18)
            {"id":"a","type":"pus"}              | expected 'push' or 'issue' but found string at $.type (line 1, column 18)
            {"type":"Push"}                      | expected 'push' or 'issue' but found string at $.type (line 1, column 9)
            {"type":""}                          | expected 'push' or 'issue' but found string at $.type (line 1, column 9)
            {"type":null,"id":"a"}               | expected 'push' or 'issue' but found null at $.type (line 1, column 9)
            {"id":"a","type":5}                  | expected 'push' or 'issue' but found number at $.type (line 1, column 18)
            {"id":"a","type":true}               | expected 'push' or 'issue' but found boolean at $.type (line 1, column 18)
            {"type":{"type":"push"}}             | expected 'push' or 'issue' but found object at $.type (line 1, column 9)
            {"type":["push"]}                    | expected 'push' or 'issue' but found array at $.type (line 1, column 9)
            {"id":"a"}                           | required member is missing at $.type (line 1, column 10)
            {"id":"a","Type":"push"}             | required member is missing at $.type (line 1, column 24)
            {"inner":{"type":"push"}}            | required member is missing at $.type (line 1, column 25)
            {"inner":{"id":"a"},"type":"push"}   | required member is missing at $.inner.type (line 1, column 19)
            {"type":"push","inner":{"type":"x"}} | expected 'push' or 'issue' but found string at $.inner.type (line 1, column 32)
            {"type":"push","type":"push"}        | duplicate member at $.type (line 1, column 23)
            {"type":"push","id":"","type":"x"}   | duplicate member at $.type (line 1, column 31)
            {"type":"push","commits":"x"}        | expected int but found string at $.commits (line 1, column 26)
            """)
    void errorsSayWhatWasExpectedAndWhere(String json, String message) {
        for (ObjectParser<JsonEvent> parser : PARSERS) {
            for (JsonOptions options : List.of(JsonOptions.DEFAULT, JsonOptions.STRICT)) {
                assertThat(refused(parser, json, options)).hasMessage(message);
            }
        }
    }

    /** The place is that of the array's element, also where the error is found while looking for the discriminator. */
    @Test
    void elementsHaveTheirPlaces() {
        String json = "{\"type\":\"push\",\"more\":[{\"type\":\"issue\"},{\"id\":tru,\"type\":\"push\"}]}";
        for (ObjectParser<JsonEvent> parser : PARSERS) {
            assertThat(refused(parser, json, JsonOptions.DEFAULT))
                    .hasMessageContaining("invalid literal")
                    .hasMessageEndingWith("at $.more[1].id (line 1, column 50)");
        }
    }

    // ---- size and depth

    @Test
    void aLargeObjectMayHaveItsDiscriminatorLast() {
        String large = "{\"undeclared\":{\"a\":[" + "1,".repeat(MEGABYTE / 4) + "1]},\"other\":\""
                + "x".repeat(MEGABYTE / 2) + "\",\"type\":";
        for (ObjectParser<JsonEvent> parser : PARSERS) {
            assertThat(parser.parse(large + "\"issue\"}").getClass().getSimpleName())
                    .isEqualTo("Issue");
            assertThat(refused(parser, large + "\"none\"}", JsonOptions.DEFAULT))
                    .hasMessage("expected 'push' or 'issue' but found string at $.type (line 1, column "
                            + (large.length() + 1) + ")");
        }
    }

    /** Not one of a hundred thousand members begins the search anew. */
    @Test
    @Timeout(60)
    void manyMembersTakeTimeInProportion() {
        StringBuilder members = new StringBuilder("{");
        for (int i = 0; i < 200_000; i++) {
            members.append("\"t").append(i).append("\":\"push\",");
        }
        for (ObjectParser<JsonEvent> parser : PARSERS) {
            assertThat(parser.parse(members + "\"type\":\"push\"}").getClass().getSimpleName())
                    .isEqualTo("Push");
            assertThat(refused(parser, members + "\"typ\":\"push\"}", JsonOptions.DEFAULT))
                    .hasMessageContaining("required member is missing at $.type");
        }
    }

    /** An object inside of others is looked over once for each of them: as often as {@code maxDepth} allows. */
    @Test
    @Timeout(60)
    void depthMultipliesTheTimeAndIsLimited() {
        int levels = 250;
        String inner = "{\"id\":\"" + "x".repeat(MEGABYTE / 4) + "\",\"type\":\"push\"}";
        String json = "{\"inner\":".repeat(levels) + inner + ",\"type\":\"push\"}".repeat(levels);
        for (ObjectParser<JsonEvent> parser : PARSERS) {
            assertThat(parser.parse(json).get("inner.inner.inner")).isNotNull();
            JsonParseException tooDeep = refused(
                    parser, "{\"inner\":".repeat(300) + inner + ",\"type\":\"push\"}".repeat(300), JsonOptions.DEFAULT);
            assertThat(tooDeep.kind()).isEqualTo(Kind.LIMIT);
            assertThat(tooDeep).hasMessageStartingWith("nesting deeper than 256 levels at $.inner.inner");
        }
    }

    @Test
    void limitsHoldBeforeTheDiscriminatorAsBehindIt() {
        String number = "1".repeat(1_001);
        for (ObjectParser<JsonEvent> parser : PARSERS) {
            for (String json :
                    List.of("{\"a\":" + number + ",\"type\":\"push\"}", "{\"type\":\"push\",\"a\":" + number + "}")) {
                assertThat(refused(parser, json, JsonOptions.DEFAULT))
                        .hasMessageStartingWith("number longer than 1000 characters at $.a");
            }
            assertThat(refused(parser, "{\"id\":\"a\",\"type\":\"push\"}", JsonOptions.DEFAULT.withMaxEventBytes(20)))
                    .hasMessageContaining("document longer than 20 bytes");
        }
    }
}
