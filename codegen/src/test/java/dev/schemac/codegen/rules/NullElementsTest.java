package dev.schemac.codegen.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.schemac.codegen.CompiledSchemas;
import dev.schemac.codegen.Reflected;
import dev.schemac.codegen.TestSchemas;
import dev.schemac.codegen.ValueStyle;
import dev.schemac.runtime.JsonEvent;
import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.JsonParseException;
import dev.schemac.runtime.JsonParseException.Kind;
import dev.schemac.runtime.JsonWriteException;
import dev.schemac.runtime.ObjectParser;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** The rule {@code nullElements=false}: no null in arrays, lists and maps, at each level. */
class NullElementsTest {

    private static final List<JsonOptions> PROFILES =
            List.of(JsonOptions.DEFAULT, JsonOptions.STRICT, JsonOptions.ESPER);

    private static final String ROUTE = "routes.Route";
    private static final CompiledSchemas BEANS = TestSchemas.beans("Routes");
    private static final CompiledSchemas RECORDS = TestSchemas.records("Routes");
    private static final List<ObjectParser<? extends JsonEvent>> PARSERS =
            List.of(BEANS.parser(ROUTE), RECORDS.parser(ROUTE));

    /** Each member, the offset of the null within it, its path, and the expected type. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '~',
            value = {
                "'stops':[null]               | 9| $.stops[0]      | string",
                "'stops':['a', null,null]     |14| $.stops[1]      | string",
                "'rows':[[1],null]            |12| $.rows[1]       | array",
                "'rows':[[1],[2,null]]        |15| $.rows[1][1]    | int",
                "'rows':[[],[null,10]]        |12| $.rows[1][0]    | int",
                "'parts':[{'text':'a'},null]  |22| $.parts[1]      | object",
                "'names':{'a':null}           |13| $.names.a       | array",
                "'names':{'a':['b'],'c d':[null]}|26| $.names['c d'][0]| string",
                "'more':{'a':1,'b':null}      |18| $.more.b        | value",
                "'codes':[[1],null]           |13| $.codes[1]      | array",
            })
    void nullIsNotRead(String member, int offset, String path, String expected) {
        String json = "{'gaps':[null],".replace('\'', '"') + member.replace('\'', '"') + "}";
        int at = json.length() - 1 - member.length() + offset;
        for (JsonOptions options : PROFILES) {
            for (ObjectParser<?> parser : PARSERS) {
                assertRefused(parser, options, json, at, path, expected);
                assertRefused(parser, options, "{ " + json.substring(1), at + 1, path, expected);
            }
        }
    }

    private static void assertRefused(
            ObjectParser<?> parser, JsonOptions options, String json, int at, String path, String expected) {
        String message = "expected " + expected + " but found null at " + path + " (line 1, column " + (at + 1) + ")";
        byte[] bytes = json.getBytes(StandardCharsets.UTF_8);
        for (JsonParseException e : List.of(
                catchThrowableOfType(JsonParseException.class, () -> parser.parse(json, options)),
                catchThrowableOfType(JsonParseException.class, () -> parser.parse(bytes, options)))) {
            assertThat(e).as(json).hasMessage(message);
            assertThat(e.kind()).isEqualTo(Kind.VIOLATION);
            assertThat(e.offset()).isEqualTo(at);
            assertThat(e.path()).isEqualTo(path);
        }
    }

    @Test
    void otherValuesAreReadAndWritten() {
        String json = "{\"stops\":[\"\",\"null\"],\"rows\":[[1],[]],\"parts\":[{}],\"names\":{\"a\":[],\"b\":[\"c\"]},"
                + "\"more\":{\"a\":[null],\"b\":{\"c\":null}},\"codes\":[[1],[]],\"gaps\":[null,\"a\"]}";
        String empty = "{\"stops\":[],\"rows\":[],\"parts\":[],\"names\":{},\"more\":{},\"codes\":[],\"gaps\":[]}";
        String nulls = "{\"stops\":null,\"rows\":null,\"parts\":null,\"names\":null,\"more\":null,\"codes\":null}";
        for (JsonOptions options : PROFILES) {
            for (ObjectParser<? extends JsonEvent> parser : PARSERS) {
                assertThat(parser.parse(json, options).toJson()).isEqualTo(json);
                assertThat(parser.parse(empty, options).toJson()).isEqualTo(empty);
                assertThat(parser.parse(nulls, options).toJson()).isEqualTo("{}");
            }
        }
    }

    @Test
    void validateListsEachNull() {
        String json = "{\"stops\":[\"a\",null,null],\"rows\":[null,[10,null]],\"more\":{\"x\":null}}";
        for (ObjectParser<?> parser : PARSERS) {
            assertThat(parser.validate(json, JsonOptions.DEFAULT))
                    .extracting(error -> error.path() + ": " + error.description())
                    .containsExactly(
                            "$.stops[1]: expected string but found null",
                            "$.stops[2]: expected string but found null",
                            "$.rows[0]: expected array but found null",
                            "$.rows[1][0]: expected a number of at most 9",
                            "$.rows[1][1]: expected int but found null",
                            "$.more.x: expected value but found null");
        }
    }

    @Test
    void nullIsNotWritten() {
        JsonEvent route = Reflected.create(BEANS.type(ROUTE));
        Reflected.set(route, "stops", new String[] {"a", null});
        assertNotWritten(route, "expected string but found null at $.stops[1]");
        Reflected.set(route, "stops", null);
        Reflected.set(route, "rows", new Integer[][] {{1}, null});
        assertNotWritten(route, "expected array but found null at $.rows[1]");
        Reflected.set(route, "rows", new Integer[][] {{1}, {2, null}});
        assertNotWritten(route, "expected int but found null at $.rows[1][1]");
        Reflected.set(route, "rows", null);
        Reflected.set(route, "parts", Arrays.asList(Reflected.create(BEANS.type("routes.Part")), null));
        assertNotWritten(route, "expected object but found null at $.parts[1]");
        Reflected.set(route, "parts", null);
        Reflected.set(route, "names", Map.of("a b", new String[] {null}));
        assertNotWritten(route, "expected string but found null at $.names['a b'][0]");
        Reflected.set(route, "names", Collections.singletonMap("a", null));
        assertNotWritten(route, "expected array but found null at $.names.a");
        Reflected.set(route, "names", null);
        Reflected.set(route, "more", Collections.singletonMap("a", null));
        assertNotWritten(route, "expected value but found null at $.more.a");
        Reflected.set(route, "more", null);
        Reflected.set(route, "codes", new int[][] {null});
        assertNotWritten(route, "expected array but found null at $.codes[0]");
        Reflected.set(route, "codes", null);
        Reflected.set(route, "gaps", new String[] {null});
        assertThat(route.toJson()).isEqualTo("{\"gaps\":[null]}");
    }

    private static void assertNotWritten(JsonEvent event, String message) {
        for (JsonOptions options : PROFILES) {
            assertThatThrownBy(() -> event.toJson(options))
                    .isInstanceOf(JsonWriteException.class)
                    .hasMessage(message);
        }
        assertThat(event.toString()).as("for people").contains("null");
    }

    @Test
    void nullIsNotBuilt() {
        Object builder = Reflected.call(Reflected.builder(RECORDS.type(ROUTE)), "stops", Arrays.asList("a", null));
        assertThatThrownBy(() -> Reflected.call(builder, "build"))
                .isInstanceOf(IllegalStateException.class)
                .hasMessage("column 'stops' at [1]: expected string but found null");
        assertThat(Reflected.build(builder, "stops", List.of("a"), "gaps", Collections.singletonList(null))
                        .toJson())
                .isEqualTo("{\"stops\":[\"a\"],\"gaps\":[null]}");
    }

    /** Esper reads values of other types, and unknown constants, as null. */
    @ParameterizedTest
    @EnumSource
    void otherValuesThatBecomeNullAreRefused(ValueStyle style) {
        CompiledSchemas compiled = CompiledSchemas.of(
                style,
                "create json enum Color('red'); create json schema T("
                        + "@NotNullElements a int[], @NotNullElements @Column(unknown='null') b Color[]);");
        assertThatThrownBy(() -> compiled.parser("T").parse("{\"a\":[1,{}]}", JsonOptions.ESPER))
                .hasMessage("expected int but found null at $.a[1] (line 1, column 9)");
        assertThatThrownBy(() -> compiled.parse("T", "{\"b\":[\"red\",\"blue\"]}"))
                .hasMessage("expected Color but found null at $.b[1] (line 1, column 13)");
    }

    @ParameterizedTest
    @EnumSource
    void elementsOfUnionsAndWithFormatsAreChecked(ValueStyle style) {
        CompiledSchemas compiled = CompiledSchemas.of(
                style,
                "@JsonSchema(discriminator=kind) create json schema Shape(kind string);"
                        + "@JsonSchema(discriminatorValue='dot') create json schema Dot(x int) inherits Shape;"
                        + "create json schema T(@NotNullElements shapes Shape[],"
                        + " @NotNullElements @Column(format='epoch-millis') times List<java.time.Instant>,"
                        + " @NotNullElements maps Map[], @NotNullElements any Map<String, Object>);");
        assertThat(compiled.parse("T", "{\"shapes\":[{\"kind\":\"dot\",\"x\":1}],\"times\":[0],\"maps\":[{\"a\":1}]}")
                        .toJson())
                .isEqualTo("{\"shapes\":[{\"kind\":\"dot\",\"x\":1}],\"times\":[0],\"maps\":[{\"a\":1}]}");
        assertThatThrownBy(() -> compiled.parse("T", "{\"shapes\":[{\"kind\":\"dot\"},null]}"))
                .hasMessage("expected object but found null at $.shapes[1] (line 1, column 27)");
        assertThatThrownBy(() -> compiled.parse("T", "{\"times\":[null]}"))
                .hasMessage("expected Instant as epoch-millis but found null at $.times[0] (line 1, column 11)");
        assertThat(compiled.parse("T", "{\"maps\":[{\"a\":null}]}").toJson()).isEqualTo("{\"maps\":[{\"a\":null}]}");
        assertThatThrownBy(() -> compiled.parse("T", "{\"maps\":[null]}"))
                .hasMessage("expected object but found null at $.maps[0] (line 1, column 10)");
        assertThatThrownBy(() -> compiled.parse("T", "{\"any\":{\"a\":null}}"))
                .hasMessage("expected value but found null at $.any.a (line 1, column 13)");
    }

    @Test
    void refilledAndLazyEventsAreChecked() {
        CompiledSchemas refilled = CompiledSchemas.of(
                "@JsonSchema(refill=true, nullElements=false) create json schema T(a string[], b U[]);"
                        + "@JsonSchema(refill=true) create json schema U(c string);");
        JsonEvent event = refilled.parse("T", "{\"a\":[\"x\"],\"b\":[{\"c\":\"y\"}]}");
        @SuppressWarnings("unchecked")
        var parser = (dev.schemac.runtime.RefillingParser<JsonEvent>) (ObjectParser<?>) refilled.parser("T");
        assertThatThrownBy(() -> parser.parseInto("{\"b\":[{\"c\":null},null]}", event))
                .hasMessage("expected object but found null at $.b[1] (line 1, column 18)");
        CompiledSchemas lazy = CompiledSchemas.lazy(
                "@JsonSchema(nullElements=false) create json schema T(a string, b U[]); create json schema U(c string);");
        assertThatThrownBy(() -> lazy.parse("T", "{\"a\":\"x\",\"b\":[{\"c\":\"y\"},null]}"))
                .hasMessage("expected object but found null at $.b[1] (line 1, column 25)");
    }

    @Test
    void arraysOfPrimitivesNeedNoCheck() {
        assertThat(CompiledSchemas.generate(
                                "@JsonSchema(nullElements=false) create json schema T(a int[primitive], b int)")
                        .sources())
                .noneMatch(file -> file.content().contains("checked"));
    }
}
