package dev.schemac.codegen.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.schemac.codegen.CompiledSchemas;
import dev.schemac.codegen.Reflected;
import dev.schemac.codegen.ValueStyle;
import dev.schemac.runtime.JsonEvent;
import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.ObjectParser;
import dev.schemac.runtime.RefillingParser;
import dev.schemac.testing.Seed;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Default values: in new events and builders, and in events of documents without the member. */
class DefaultsTest {

    private record Type(String name, String defaultText, String defaultJson, String other) {}

    private static final List<Type> TYPES = List.of(
            new Type("int", "7", "7", "8"),
            new Type("boolean", "true", "true", "false"),
            new Type("char", "'y'", "\"y\"", "\"n\""),
            new Type("byte", "-1", "-1", "2"),
            new Type("short", "300", "300", "2"),
            new Type("long", "5000000000", "5000000000", "2"),
            new Type("float", "1.5", "1.5", "2.5"),
            new Type("double", "-0.25", "-0.25", "2.5"),
            new Type("string", "'d\\'t'", "\"d't\"", "\"s\""),
            new Type("BigDecimal", "2.50", "2.50", "1"),
            new Type("BigInteger", "99999999999999999999", "99999999999999999999", "1"),
            new Type("java.time.Duration", "'PT1H'", "\"PT1H\"", "\"PT2H\""),
            new Type("java.time.DayOfWeek", "'MONDAY'", "\"MONDAY\"", "\"FRIDAY\""),
            new Type(
                    "UUID",
                    "'00000000-0000-0001-0000-000000000002'",
                    "\"00000000-0000-0001-0000-000000000002\"",
                    "\"00000000-0000-0001-0000-000000000003\""));

    /** Columns {@code c0} and so on, of all types in turn, each with a default. */
    private static String columns(int first, int count) {
        return IntStream.range(first, first + count)
                .mapToObj(i -> "@Default(" + type(i).defaultText + ") c" + i + " " + type(i).name)
                .collect(Collectors.joining(", "));
    }

    private static Type type(int column) {
        return TYPES.get(column % TYPES.size());
    }

    private static final String SCHEMAS = "module a; @public create json schema Parent(" + columns(0, 14) + ");"
            + "create json schema Child(" + columns(14, 14) + ") inherits Parent;"
            + "@JsonSchema(dynamic=true) create json schema Open(" + columns(0, 14) + ");"
            + "create json schema Wide(" + columns(0, 150) + ");"
            + "create json schema WideChild(" + columns(14, 70) + ") inherits Parent;";

    private static final String BESIDE =
            "module b; uses a; create json schema Beside(" + columns(14, 14) + ") inherits Parent;";

    private static String fullJson(int columns) {
        return IntStream.range(0, columns)
                .mapToObj(i -> "\"c" + i + "\":" + type(i).defaultJson)
                .collect(Collectors.joining(",", "{", "}"));
    }

    @ParameterizedTest
    @EnumSource
    void parsersKeepNullAndReplaceAbsentMembers(ValueStyle style) {
        long seed = Seed.of(20_261_130);
        System.out.println("DefaultsTest: -Dschemac.seed=" + seed);
        Random random = new Random(seed);
        List<CompiledSchemas> both = List.of(
                CompiledSchemas.of(style, SCHEMAS, BESIDE), CompiledSchemas.withoutRefill(style, SCHEMAS, BESIDE));
        for (String schema : List.of("a.Parent", "a.Child", "a.Open", "a.Wide", "a.WideChild", "b.Beside")) {
            for (int i = 0; i < 60; i++) {
                List<ObjectParser<JsonEvent>> parsers =
                        both.stream().map(compiled -> compiled.parser(schema)).toList();
                int columns = parsers.get(0).eventType().columns().size();
                List<String> members = new ArrayList<>();
                List<String> expected = new ArrayList<>();
                int rare = 1 + random.nextInt(6);
                for (int column = 0; column < columns; column++) {
                    String name = "\"c" + column + "\":";
                    boolean special = random.nextInt(rare) == 0;
                    boolean absent = special && random.nextBoolean();
                    String value = special ? "null" : type(column).other;
                    if (!absent) {
                        members.add(name + value);
                    }
                    expected.add(name + (absent ? type(column).defaultJson : value));
                }
                if (random.nextInt(3) == 0) {
                    Collections.shuffle(members, random);
                }
                String json = "{" + String.join(",", members) + "}";
                String written = "{" + String.join(",", expected) + "}";
                for (ObjectParser<JsonEvent> parser : parsers) {
                    assertThat(parser.parse(json).toJson()).as(json).isEqualTo(written);
                    if (parser instanceof RefillingParser<JsonEvent> refilling) {
                        JsonEvent old = parser.parse(random.nextBoolean() ? "{}" : fullJson(columns));
                        refilling.parseInto(json, old);
                        assertThat(old.toJson()).as(json).isEqualTo(written);
                    }
                }
            }
        }
    }

    @Test
    void newBeansBeginWithDefaults() {
        CompiledSchemas compiled = CompiledSchemas.of(ValueStyle.BEAN, SCHEMAS, BESIDE);
        for (String schema : List.of("a.Parent", "a.Child", "a.Open", "a.Wide", "a.WideChild", "b.Beside")) {
            ObjectParser<JsonEvent> parser = compiled.parser(schema);
            JsonEvent created = Reflected.create(parser.eventType().type());
            assertThat(created).isEqualTo(parser.parse("{}"));
            assertThat(created.toJson())
                    .isEqualTo(fullJson(parser.eventType().columns().size()));
        }
    }

    @Test
    void newBuildersBeginWithDefaults() {
        CompiledSchemas compiled = CompiledSchemas.of(ValueStyle.RECORD, SCHEMAS, BESIDE);
        for (String schema : List.of("a.Parent", "a.Child", "a.Open", "a.Wide", "b.Beside")) {
            ObjectParser<JsonEvent> parser = compiled.parser(schema);
            JsonEvent built =
                    Reflected.build(Reflected.builder(parser.eventType().type()));
            assertThat(built).isEqualTo(parser.parse("{}"));
        }
    }

    @Test
    void nullReplacesTheDefaultAndIsReadAgain() {
        CompiledSchemas compiled = CompiledSchemas.of(
                "create json schema Money(@Default('EUR') currency string, @Default(2) digits int);");
        JsonEvent money = Reflected.create(compiled.type("Money"));
        assertThat(money.toJson()).isEqualTo("{\"currency\":\"EUR\",\"digits\":2}");
        Reflected.set(money, "currency", null);
        Reflected.call(money, "clearDigits");
        assertThat(Reflected.call(money, "hasDigits")).isEqualTo(false);
        assertThat(money.toJson()).isEqualTo("{\"currency\":null,\"digits\":null}");
        assertThat(compiled.parse("Money", money.toJson())).isEqualTo(money);
    }

    @Test
    void aBuilderNeedsNoValueForADefaultButRejectsNull() {
        CompiledSchemas compiled = CompiledSchemas.of(
                ValueStyle.RECORD,
                "create json schema T(@Default(1) @Required @NotNull a int, @Default('x') @NotNull b string);");
        Class<?> type = compiled.type("T");
        assertThat(Reflected.build(Reflected.builder(type)).toJson()).isEqualTo("{\"a\":1,\"b\":\"x\"}");
        assertThatThrownBy(() -> Reflected.build(Reflected.builder(type), "b", null))
                .isInstanceOf(IllegalStateException.class)
                .hasMessage("column 'b' must have a value but has none");
    }

    /** Like a discriminator, a default belongs to the empty event. */
    @Test
    void aRejectedDocumentLeavesANewEvent() {
        ObjectParser<JsonEvent> parser = CompiledSchemas.of(SCHEMAS).parser("a.Parent");
        JsonEvent event = parser.parse("{\"c0\":8,\"c8\":null}");
        assertThatThrownBy(() -> ((RefillingParser<JsonEvent>) parser).parseInto("{\"c0\":9,", event))
                .isInstanceOf(RuntimeException.class);
        assertThat(event).isEqualTo(parser.parse("{}"));
    }

    @Test
    void stringsWithDefaultsAreNeverLazy() {
        CompiledSchemas compiled = CompiledSchemas.lazy(
                "@JsonSchema(refill=true) create json schema T(@Default('x') a string, b string);");
        JsonEvent event = compiled.parse("T", "{\"a\":\"y\",\"b\":\"z\"}");
        assertThat(event.toJson()).isEqualTo("{\"a\":\"y\",\"b\":\"z\"}");
        assertThat(event.get("a")).isEqualTo("y");
        assertThat(compiled.parse("T", "{\"b\":\"z\"}").toJson(JsonOptions.ESPER))
                .isEqualTo("{\"a\":\"x\",\"b\":\"z\"}");
    }
}
