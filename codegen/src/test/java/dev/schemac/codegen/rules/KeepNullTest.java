package dev.schemac.codegen.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.schemac.codegen.CompiledSchemas;
import dev.schemac.codegen.CompilerOptions;
import dev.schemac.codegen.Reflected;
import dev.schemac.codegen.ValueStyle;
import dev.schemac.dsl.model.CollectionStyle;
import dev.schemac.runtime.JsonEvent;
import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.JsonParseException;
import dev.schemac.runtime.ObjectParser;
import dev.schemac.runtime.RefillingParser;
import dev.schemac.testing.Seed;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Columns with {@code keepNull=true}: absent, null and a value are three states. */
class KeepNullTest {

    private static final List<String> TYPES = List.of(
            "int",
            "boolean",
            "char",
            "long",
            "double",
            "string",
            "BigDecimal",
            "java.time.Instant",
            "java.time.DayOfWeek",
            "binary",
            "int[]",
            "int[primitive]",
            "string[]",
            "double[primitive][]",
            "Map<String,int>",
            "Object",
            "Map",
            "P",
            "P[]");

    private static final List<String> VALUES = List.of(
            "7",
            "false",
            "\"c\"",
            "5",
            "0.5",
            "\"s\"",
            "1.50",
            "\"2026-01-02T03:04:05Z\"",
            "\"FRIDAY\"",
            "\"AQ==\"",
            "[1,null]",
            "[1]",
            "[\"a\"]",
            "[[0.5]]",
            "{\"a\":null}",
            "{\"a\":[1]}",
            "{}",
            "{\"x\":1}",
            "[{},null]");

    private static String columns(int first, int count) {
        return IntStream.range(first, first + count)
                .mapToObj(i -> "@Column(keepNull=true) c" + i + " " + TYPES.get(i % TYPES.size()))
                .collect(Collectors.joining(", "));
    }

    private static final String SCHEMAS = "module a; create json schema P(x int);"
            + "@public create json schema Parent(" + columns(0, 19) + ");"
            + "create json schema Child(z int, " + columns(19, 19) + ") inherits Parent;"
            + "@JsonSchema(dynamic=true) create json schema Open(" + columns(0, 19) + ");"
            + "create json schema Wide(" + columns(0, 150) + ", z int);";

    private static final String BESIDE = "module b; uses a; create json schema P(x int);"
            + " create json schema Beside(" + columns(19, 19) + ") inherits Parent;";

    private static final List<String> NAMES = List.of("a.Parent", "a.Child", "a.Open", "a.Wide", "b.Beside");

    @ParameterizedTest
    @EnumSource
    void eachStateIsReadAndWritten(ValueStyle style) {
        long seed = Seed.of(20_261_130);
        System.out.println("KeepNullTest: -Dschemac.seed=" + seed);
        Random random = new Random(seed);
        List<CompiledSchemas> all = List.of(
                CompiledSchemas.of(style, SCHEMAS, BESIDE),
                CompiledSchemas.of(
                        CompilerOptions.DEFAULT.withStyle(style).withCollections(CollectionStyle.ARRAY),
                        SCHEMAS,
                        BESIDE),
                CompiledSchemas.withoutRefill(style, SCHEMAS, BESIDE));
        for (String schema : NAMES) {
            for (int i = 0; i < 40; i++) {
                Map<Boolean, List<String>> members =
                        members(columnsOf(all.get(0).parser(schema)), random);
                String json = members.get(true).stream().collect(Collectors.joining(",", "{", "}"));
                String inOrder = members.get(false).stream().collect(Collectors.joining(",", "{", "}"));
                for (CompiledSchemas compiled : all) {
                    ObjectParser<JsonEvent> parser = compiled.parser(schema);
                    JsonEvent event = parser.parse(json);
                    assertThat(event.toJson()).as(json).isEqualTo(inOrder);
                    assertThat(event).isEqualTo(parser.parse(inOrder)).hasSameHashCodeAs(parser.parse(inOrder));
                    if (parser instanceof RefillingParser<JsonEvent> refilling) {
                        JsonEvent old = parser.parse(members(columnsOf(parser), random).get(true).stream()
                                .collect(Collectors.joining(",", "{", "}")));
                        refilling.parseInto(json, old);
                        assertThat(old).as(json).isEqualTo(event);
                    }
                }
            }
        }
    }

    private static int columnsOf(ObjectParser<JsonEvent> parser) {
        return (int) parser.eventType().columns().stream()
                .filter(column -> column.name().startsWith("c"))
                .count();
    }

    /** Returns members in some order, and in the order of the schema. */
    private static Map<Boolean, List<String>> members(int columns, Random random) {
        List<String> inOrder = new ArrayList<>();
        int rare = 1 + random.nextInt(5);
        for (int i = 0; i < columns; i++) {
            boolean special = random.nextInt(rare) == 0;
            if (!special || random.nextBoolean()) {
                inOrder.add("\"c" + i + "\":" + (special ? "null" : VALUES.get(i % VALUES.size())));
            }
        }
        List<String> mixed = new ArrayList<>(inOrder);
        if (random.nextInt(3) == 0) {
            Collections.shuffle(mixed, random);
        }
        return Map.of(true, mixed, false, inOrder);
    }

    private static final String USER = "create json schema User(@Column(keepNull=true) nick string,"
            + " @Column(keepNull=true) @Max(9) age int, other string);";

    @Test
    void beansTellTheStatesApart() {
        CompiledSchemas compiled = CompiledSchemas.of(USER);
        JsonEvent absent = compiled.parse("User", "{}");
        JsonEvent isNull = compiled.parse("User", "{\"nick\":null,\"age\":null,\"other\":null}");
        assertThat(Reflected.call(absent, "hasNick")).isEqualTo(false);
        assertThat(Reflected.call(isNull, "hasNick")).isEqualTo(true);
        assertThat(Reflected.call(isNull, "getAge")).isNull();
        assertThat(isNull).isNotEqualTo(absent);
        assertThat(absent.asMap()).isEqualTo(isNull.asMap());
        for (JsonOptions options : List.of(JsonOptions.DEFAULT, JsonOptions.STRICT)) {
            assertThat(absent.toJson(options)).isEqualTo("{}");
            assertThat(isNull.toJson(options)).isEqualTo("{\"nick\":null,\"age\":null}");
        }
        assertThat(absent.toJson(JsonOptions.ESPER)).isEqualTo("{\"other\":null}");
        Reflected.call(isNull, "clearNick");
        Reflected.call(isNull, "clearAge");
        assertThat(isNull).isEqualTo(absent);
        Reflected.set(isNull, "nick", null);
        assertThat(isNull.toJson()).isEqualTo("{\"nick\":null}");
    }

    @Test
    void recordsTellTheStatesApart() {
        CompiledSchemas compiled = CompiledSchemas.of(ValueStyle.RECORD, USER);
        JsonEvent absent = compiled.parse("User", "{}");
        JsonEvent isNull = compiled.parse("User", "{\"nick\":null,\"age\":null}");
        JsonEvent present = compiled.parse("User", "{\"nick\":\"a\",\"age\":3}");
        assertThat(Reflected.call(absent, "nick")).isNull();
        assertThat(Reflected.call(isNull, "nick")).isEqualTo(Optional.empty());
        assertThat(Reflected.call(present, "age")).isEqualTo(Optional.of(3));
        assertThat(present.get("age")).isEqualTo(3);
        assertThat(isNull.get("age")).isNull();
        Object builder = Reflected.call(present, "toBuilder");
        assertThat(Reflected.build(builder, "nick", Optional.empty(), "age", null)
                        .toJson())
                .isEqualTo("{\"nick\":null}");
        assertThatThrownBy(() -> Reflected.build(builder, "age", Optional.of(10)))
                .isInstanceOf(IllegalStateException.class)
                .hasMessage("column 'age': expected a number of at most 9");
    }

    @ParameterizedTest
    @EnumSource
    void rulesApplyToValuesOnly(ValueStyle style) {
        ObjectParser<JsonEvent> parser = CompiledSchemas.of(style, USER).parser("User");
        assertThatThrownBy(() -> parser.parse("{\"age\":10}"))
                .isInstanceOf(JsonParseException.class)
                .hasMessage("expected a number of at most 9 at $.age (line 1, column 8)");
        assertThat(parser.parse("{\"other\":\"x\",\"age\":null}").toJson()).isEqualTo("{\"age\":null,\"other\":\"x\"}");
    }

    /** A record copies the list in the {@code Optional}, as any other. */
    @Test
    void recordsCopyLists() {
        CompiledSchemas compiled =
                CompiledSchemas.of(ValueStyle.RECORD, "create json schema T(@Column(keepNull=true) a string[]);");
        List<String> list = new ArrayList<>(List.of("x"));
        JsonEvent event = Reflected.record(compiled.type("T"), Optional.of(list));
        list.add("y");
        assertThat(event.toJson()).isEqualTo("{\"a\":[\"x\"]}");
    }
}
