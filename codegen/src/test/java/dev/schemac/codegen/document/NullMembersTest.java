package dev.schemac.codegen.document;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.schemac.codegen.CompiledSchemas;
import dev.schemac.codegen.ValueStyle;
import dev.schemac.dsl.model.ScalarType;
import dev.schemac.runtime.JsonEvent;
import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.JsonParseException;
import dev.schemac.testing.ScalarSamples;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Null for a column of each type, in schema order, where the fast path reads it, and in other orders. Formats, rules,
 * enums and application types have columns of their own.
 */
class NullMembersTest {
    /** A column's name is {@code c} and its index here; each has a type, perhaps options, and a JSON value. */
    private static final Map<String, String> COLUMNS = columns();

    private static final int COUNT = COLUMNS.size();

    private static Map<String, String> columns() {
        Map<String, String> columns = new LinkedHashMap<>();
        for (ScalarType scalar : ScalarType.values()) {
            columns.put(
                    scalar.toString(),
                    ScalarSamples.of(scalar.toString()).json().get(0));
        }
        columns.put("Sub", "{\"a\":1}");
        columns.put("Color", "\"RED\"");
        columns.put("string[]", "[\"x\",null]");
        columns.put("int[primitive]", "[1]");
        columns.put("Sub[]", "[{\"a\":1},null]");
        columns.put("Sub[][]", "[[{}],null]");
        columns.put("java.util.Map", "{\"a\":1}");
        columns.put("java.lang.Object", "[1]");
        columns.put("java.util.List<java.lang.Integer>", "[1,null]");
        columns.put("long format='string'", "\"1\"");
        columns.put("double format='string'", "\"0.5\"");
        columns.put("BigDecimal format='string'", "\"0.5\"");
        columns.put("java.time.Instant format='epoch-millis'", "1");
        columns.put("java.time.LocalDate format='dd.MM.uuuu'", "\"24.11.2026\"");
        columns.put("string minLength=1", "\"x\"");
        columns.put("BigDecimal min=0", "1");
        columns.put("string[] minItems=1", "[\"x\"]");
        return columns;
    }

    private static String schema(String options) {
        List<String[]> types =
                COLUMNS.keySet().stream().map(type -> type.split(" ", 2)).toList();
        String columns = IntStream.range(0, COUNT)
                .mapToObj(i -> "c" + i + " " + types.get(i)[0])
                .collect(Collectors.joining(", "));
        String annotations = IntStream.range(0, COUNT)
                .mapToObj(i -> Stream.of(types.get(i).length > 1 ? types.get(i)[1] : "", options)
                        .filter(option -> !option.isEmpty())
                        .map(option -> ", " + option)
                        .collect(Collectors.joining("", "@Column(name=c" + i, ") ")))
                .filter(annotation -> annotation.contains(","))
                .collect(Collectors.joining());
        String imports = Stream.of(ScalarType.values())
                .map(ScalarType::className)
                .filter(name -> name.startsWith("java.time.") || name.startsWith("java.net."))
                .map(name -> "import " + name + "; ")
                .collect(Collectors.joining());
        return imports + "create json schema Sub(a int); create json enum Color('RED', 'GREEN'); " + annotations
                + "create json schema T(" + columns + ");";
    }

    @ParameterizedTest
    @EnumSource
    void nullIsReadInAnyPlace(ValueStyle style) {
        CompiledSchemas schemas = CompiledSchemas.of(style, schema(""));
        for (int i = 0; i < COUNT; i++) {
            List<String> members = members();
            members.set(i, member(i, "null"));
            JsonEvent inOrder = schemas.parse("T", object(members));
            members.add(members.remove(i));
            JsonEvent atTheEnd = schemas.parse("T", object(members));

            assertThat(inOrder.get("c" + i)).as(member(i, "null")).isNull();
            assertThat(inOrder).isEqualTo(atTheEnd);
            List<String> others = members();
            others.remove(i);
            assertThat(inOrder).isEqualTo(schemas.parse("T", object(others)));
        }
        assertThat(schemas.parse(
                        "T",
                        object(IntStream.range(0, COUNT)
                                .mapToObj(i -> member(i, "null"))
                                .toList())))
                .isEqualTo(schemas.parse("T", "{}"));
    }

    @ParameterizedTest
    @EnumSource
    void nullIsFoundBehindBlanks(ValueStyle style) {
        CompiledSchemas schemas = CompiledSchemas.of(style, schema(""));
        for (int i = 0; i < COUNT; i++) {
            List<String> members = members();
            members.set(i, "\n \"c" + i + "\" :\tnull ");

            assertThat(schemas.parse("T", object(members)).get("c" + i)).isNull();
        }
    }

    @ParameterizedTest
    @EnumSource
    void aSecondMemberAfterNullIsADuplicate(ValueStyle style) {
        CompiledSchemas schemas = CompiledSchemas.of(style, schema(""));
        for (int i = 0; i < COUNT; i++) {
            String name = "c" + i;
            for (int at = i + 1; at <= COUNT; at++) {
                List<String> members = members();
                members.set(i, member(i, "null"));
                members.add(at, member(i, value(i)));
                String json = object(members);

                assertThatThrownBy(() -> schemas.parse("T", json))
                        .as(json)
                        .isInstanceOf(JsonParseException.class)
                        .hasMessageStartingWith("duplicate member at $." + name + " ");
                assertThat(schemas.parser("T").parse(json, JsonOptions.ESPER).get(name))
                        .as(json)
                        .isNotNull();
            }
        }
    }

    @ParameterizedTest
    @EnumSource
    void nullIsRefusedInAnyPlaceOfAColumnThatIsNotNullable(ValueStyle style) {
        CompiledSchemas schemas = CompiledSchemas.of(style, schema("nullable=false"));
        for (int i = 0; i < COUNT; i++) {
            List<String> members = members();
            members.set(i, member(i, "null"));
            String inOrder = object(members);
            members.add(members.remove(i));
            String atTheEnd = object(members);

            for (String json : List.of(inOrder, atTheEnd)) {
                int column = json.indexOf(member(i, "null")) + member(i, "null").length() - 3;
                assertThatThrownBy(() -> schemas.parse("T", json))
                        .as(json)
                        .isInstanceOf(JsonParseException.class)
                        .hasMessageEndingWith(" but found null at $.c" + i + " (line 1, column " + column + ")");
            }
        }
    }

    @ParameterizedTest
    @EnumSource
    void somethingLikeNullIsMalformed(ValueStyle style) {
        CompiledSchemas schemas = CompiledSchemas.of(style, schema(""));
        for (String value : List.of("nul", "nule", "nullx", "n", "null1")) {
            for (int i = 0; i < COUNT; i++) {
                List<String> members = members();
                members.set(i, member(i, value));
                String json = object(members);

                assertThatThrownBy(() -> schemas.parse("T", json))
                        .as(json)
                        .isInstanceOfSatisfying(
                                JsonParseException.class,
                                e -> assertThat(e.kind()).isEqualTo(JsonParseException.Kind.MALFORMED));
            }
        }
    }

    private static List<String> members() {
        return IntStream.range(0, COUNT)
                .mapToObj(i -> member(i, value(i)))
                .collect(Collectors.toCollection(ArrayList::new));
    }

    private static String value(int column) {
        return List.copyOf(COLUMNS.values()).get(column);
    }

    private static String member(int column, String value) {
        return "\"c" + column + "\":" + value;
    }

    private static String object(List<String> members) {
        return "{" + String.join(",", members) + "}";
    }
}
