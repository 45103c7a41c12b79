package dev.schemac.codegen.value;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.schemac.codegen.CompiledSchemas;
import dev.schemac.codegen.CompilerOptions;
import dev.schemac.codegen.GeneratedFile;
import dev.schemac.codegen.SchemaCompiler;
import dev.schemac.codegen.ValueStyle;
import dev.schemac.dsl.diagnostic.SchemaException;
import dev.schemac.golden.enums.Car;
import dev.schemac.golden.enums.CarParser;
import dev.schemac.golden.enums.Color;
import dev.schemac.runtime.EventRuntime;
import dev.schemac.runtime.JsonEvent;
import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.JsonParseException;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Enums that schema files declare: their classes, and columns of them. */
class DeclaredEnumsTest {

    @Test
    void constantsHaveTheirTexts() {
        assertThat(Color.values()).containsExactly(Color.RED, Color.DARK_BLUE, Color.METALLIC, Color.CHECKED);
        assertThat(Color.values())
                .extracting(Color::jsonString)
                .containsExactly("red", "dark-blue", "metallic grey", "\u2713 white");
        assertThat(Color.DARK_BLUE).hasToString("DARK_BLUE");
    }

    @Test
    void constantsAreFoundByTheirTexts() {
        for (Color color : Color.values()) {
            assertThat(Color.of(color.jsonString())).isSameAs(color);
        }
        for (String text : new String[] {"RED", "", null}) {
            assertThatThrownBy(() -> Color.of(text))
                    .isInstanceOf(IllegalArgumentException.class)
                    .hasMessage("no constant of Color has the JSON string " + text);
        }
    }

    @Test
    void textsAreReadAndWritten() {
        String json = "{\"paint\":\"metallic grey\",\"roof\":\"\u2713 white\",\"doors\":[\"red\",null],"
                + "\"trims\":[\"dark-blue\"],\"parts\":{\"a\":\"\u2713 white\",\"b\":null}}";

        Car car = Car.parse(json);

        assertThat(car.getPaint()).isSameAs(Color.METALLIC);
        assertThat(car.getRoof()).isSameAs(Color.CHECKED);
        assertThat(car.getDoors()).containsExactly(Color.RED, null);
        assertThat(car.getTrims()).containsExactly(Color.DARK_BLUE);
        assertThat(car.getParts()).containsEntry("a", Color.CHECKED);
        assertThat(car.toJson()).isEqualTo(json);
        assertThat(car.asMap()).containsEntry("paint", Color.METALLIC);
        assertThat(car.get("doors[0]")).isSameAs(Color.RED);
        assertThat(CarParser.INSTANCE.parse("{\"paint\":\"m\\u0065tallic\\u0020grey\"}"))
                .isEqualTo(Car.parse("{\"paint\":\"metallic grey\"}"));
    }

    @Test
    void whatIsNoTextOfAConstant() {
        assertThat(Car.parse("{\"paint\":\"METALLIC\"}").getPaint()).isSameAs(Color.RED);
        assertThat(Car.parse("{\"paint\":\"red\"}").getRoof()).isSameAs(Color.DARK_BLUE);
        for (String text : List.of("DARK_BLUE", "dark-blue ", "", "Red")) {
            assertThatThrownBy(() -> Car.parse("{\"paint\":\"red\",\"roof\":\"" + text + "\"}"))
                    .isInstanceOf(JsonParseException.class)
                    .hasMessage(
                            "expected 'red', 'dark-blue', 'metallic grey' or '\u2713 white' but found string at $.roof (line 1, column 23)");
        }
        assertThatThrownBy(() -> Car.parse("{\"roof\":\"red\"}"))
                .hasMessage("required member is missing at $.paint (line 1, column 14)");
    }

    @Test
    void theEventTypeNamesTheClass() {
        assertThat(CarParser.INSTANCE.eventType().columns())
                .extracting(column -> column.name() + " " + column.type() + " "
                        + column.type().javaClass().getSimpleName())
                .containsExactly(
                        "paint dev.schemac.golden.enums.Color Color",
                        "roof dev.schemac.golden.enums.Color Color",
                        "doors dev.schemac.golden.enums.Color[] Color[]",
                        "trims List<dev.schemac.golden.enums.Color> List",
                        "parts Map<String, dev.schemac.golden.enums.Color> Map");
    }

    /** Each way in which a text may have to be escaped; a text must never be found by its escaped form. */
    @ParameterizedTest
    @EnumSource
    void textsThatJsonEscapes(ValueStyle style) {
        CompiledSchemas schemas = CompiledSchemas.of(
                style,
                "create json enum E('a\"b' as A, 'a\\\\\"b' as B, '\\u000a' as C, '\\\\n' as D, '' as F, ' ' as G, '\\u2028' as H,"
                        + "'\\ud83d\\ude00' as I, '</' as J, '\\u007f' as K, '\\u00e9' as L);"
                        + "create json schema T(v E, w E[])");

        Map<String, String> texts = Map.ofEntries(
                Map.entry("A", "\"a\\\"b\""),
                Map.entry("B", "\"a\\\\\\\"b\""),
                Map.entry("C", "\"\\n\""),
                Map.entry("D", "\"\\\\n\""),
                Map.entry("F", "\"\""),
                Map.entry("G", "\" \""),
                Map.entry("H", "\"\u2028\""),
                Map.entry("I", "\"\ud83d\ude00\""),
                Map.entry("J", "\"</\""),
                Map.entry("K", "\"\u007f\""),
                Map.entry("L", "\"\u00e9\""));
        texts.forEach((name, text) -> {
            JsonEvent event = schemas.parse("T", "{\"v\":" + text + ",\"w\":[" + text + "]}");
            assertThat(event.get("v")).as(text).hasToString(name);
            assertThat(event.get("w[0]")).isSameAs(event.get("v"));
            assertThat(event.toJson()).isEqualTo("{\"v\":" + text + ",\"w\":[" + text + "]}");
            String asEsper = event.toJson(JsonOptions.ESPER);
            assertThat(schemas.parser("T").parse(asEsper, JsonOptions.ESPER)).isEqualTo(event);
        });
    }

    @ParameterizedTest
    @EnumSource
    void enumsOfOtherModules(ValueStyle style) {
        CompiledSchemas schemas = CompiledSchemas.of(
                style,
                "module web; uses a; create json schema T(v Kind, w List<Kind[]>, b Both)",
                "module a; create json enum Kind('one')",
                "module b; create json enum Kind('two')",
                "module web; create json schema Both(k Kind) copyfrom Other; create json enum Kind('three')",
                "module b; create json schema Other(o Kind)");
        String json = "{\"v\":\"three\",\"w\":[[\"three\",null]],\"b\":{\"o\":\"two\",\"k\":\"three\"}}";

        assertThat(schemas.parse("web.T", json).toJson()).isEqualTo(json);
        assertThat(schemas.parse("web.T", json).get("b.o").getClass().getName()).isEqualTo("b.Kind");
    }

    @Test
    void namesThatGeneratedCodeHasToo() {
        CompiledSchemas schemas = CompiledSchemas.of(
                "module a.b; create json enum Override('x'); create json enum Builder('x'); create json enum INSTANCE('x');"
                        + "create json enum Columns('x'); create json enum Arrays('x'); create json enum Objects('x'); create json enum String_('a' as string, 'b' as string$, 'c' as jsonString, 'd' as"
                        + " value, 'e' as Color);"
                        + "create json schema T(`in` Override, value Builder, x INSTANCE, y Columns, z String_, Columns Columns[], a Arrays[], o Objects)");
        String json =
                "{\"in\":\"x\",\"value\":\"x\",\"x\":\"x\",\"y\":\"x\",\"z\":\"b\",\"Columns\":[\"x\"],\"a\":[\"x\"],"
                        + "\"o\":\"x\"}";

        assertThat(schemas.parse("a.b.T", json).toJson()).isEqualTo(json);
    }

    @Test
    void anEnumOfManyConstants() {
        String constants = IntStream.range(0, 2_000)
                .mapToObj(i -> "'constant number " + i + "'")
                .collect(Collectors.joining(","));
        CompiledSchemas schemas =
                CompiledSchemas.of("create json enum E(" + constants + "); create json schema T(v E[])");
        String json = "{\"v\":[\"constant number 0\",\"constant number 1999\"]}";

        assertThat(schemas.parse("T", json).toJson()).isEqualTo(json);
    }

    @Test
    void classesThatGetInEachOthersWay() {
        assertRefused(
                "create json enum UserParser('x'); create json schema User(a int)",
                "test.epl:1:18: error: enum 'UserParser' and schema 'User' (test.epl:1:54) would both become class"
                        + " 'UserParser'; rename one of them [SC060]");
        assertRefused(
                "create json enum color('x'); create json enum Color('x')",
                "test.epl:1:47: error: enum 'Color' and enum 'color' (test.epl:1:18) would both become class"
                        + " 'Color', ignoring case; rename one of them [SC060]");
        assertRefused(
                "module java.util; create json enum Color('x')",
                "test.epl:1:36: error: enum 'Color' is in module 'java.util', but Java reserves packages that begin with 'java': choose another module"
                        + " [SC061]");
        assertRefused(
                "create json enum " + "C".repeat(201) + "('x')",
                "test.epl:1:18: error: the enum needs a Java class name of 201 characters; the limit is 200: choose a shorter name [SC062]");
        assertThatThrownBy(() -> CompiledSchemas.generate(
                        "create json enum Color('x')", "module m; create json schema A(c Color[])"))
                .isInstanceOf(SchemaException.class)
                .hasMessageStartingWith(
                        "test2.epl:1:32: error: column 'c' refers to enum 'Color' (test1.epl:1:18), which has no module; a Java class in a package cannot refer to a class without a package: declare a module for it, or set a default package [SC061]");
    }

    private static void assertRefused(String text, String message) {
        assertThatThrownBy(() -> CompiledSchemas.generate(text))
                .isInstanceOf(SchemaException.class)
                .hasMessageStartingWith(message);
    }

    @ParameterizedTest
    @EnumSource
    void laterDeployments(ValueStyle style) {
        EventRuntime runtime = new EventRuntime();
        SchemaCompiler compiler = new SchemaCompiler(CompilerOptions.DEFAULT.withStyle(style));
        compiler.deploy(
                runtime,
                CompiledSchemas.sources(
                        "module a; @public create json enum Color('dark-blue'); @public create json schema Base(c Color)"));
        compiler.deploy(
                runtime,
                CompiledSchemas.sources(
                        "module b; @Column(name=d, defaultValue='dark-blue') create json schema T(d Color, e Base) copyfrom Base;"));

        JsonEvent event = (JsonEvent) runtime.eventSender("b.T").parse("{\"e\":{\"c\":\"dark-blue\"}}");

        assertThat(event.toJson()).isEqualTo("{\"d\":\"dark-blue\",\"e\":{\"c\":\"dark-blue\"}}");
        assertThat(event.get("d")).isSameAs(event.get("e.c"));
    }

    @Test
    void onlyEnums() {
        assertThat(CompiledSchemas.generate("create json enum Color('x')").sources())
                .extracting(GeneratedFile::path)
                .containsExactly("Color.java");
    }

    @Test
    void whatAnApplicationsEnumIsCalledDoesNotChange() {
        assertThat(CompiledSchemas.of("create json schema T(v java.time.DayOfWeek)")
                        .parse("T", "{\"v\":\"MONDAY\"}")
                        .toJson())
                .isEqualTo("{\"v\":\"MONDAY\"}");
    }
}
