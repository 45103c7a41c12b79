package dev.schemac.codegen.wide;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.schemac.codegen.CompiledSchemas;
import dev.schemac.codegen.ValueStyle;
import dev.schemac.golden.wide.Wide;
import dev.schemac.golden.wide.WideParser;
import dev.schemac.runtime.JsonEvent;
import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.JsonParseException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Schemas with more columns than one group of 64, and those on the border. */
@Tag("slow")
@Tag("each-jdk")
class WideSchemaTest {

    @ParameterizedTest
    @CsvSource({
        "BEAN, 63",
        "BEAN, 64",
        "BEAN, 65",
        "BEAN, 127",
        "BEAN, 128",
        "BEAN, 129",
        "BEAN, 2000",
        "RECORD, 63",
        "RECORD, 64",
        "RECORD, 65",
        "RECORD, 128",
        "RECORD, 129",
        "RECORD, 254"
    })
    void everyColumnInEveryOrder(ValueStyle style, int columns) {
        CompiledSchemas schemas = CompiledSchemas.of(
                style,
                "create json schema W("
                        + IntStream.range(0, columns)
                                .mapToObj(i -> "c" + i + (i % 3 == 0 ? " int" : " string"))
                                .collect(Collectors.joining(","))
                        + ")");
        List<Integer> order =
                new ArrayList<>(IntStream.range(0, columns).boxed().toList());

        JsonEvent inOrder = schemas.parse("W", json(order));
        assertThat(inOrder.asMap()).isEqualTo(values(order));
        assertThat(inOrder.toJson()).isEqualTo(json(order));

        Collections.reverse(order);
        assertSame(inOrder, schemas.parse("W", json(order)));
        for (int seed = 0; seed < 5; seed++) {
            Collections.shuffle(order, new Random(seed));
            assertSame(inOrder, schemas.parse("W", json(order)));
        }
    }

    @ParameterizedTest
    @CsvSource({"BEAN, 64", "BEAN, 65", "BEAN, 128", "BEAN, 129", "RECORD, 64", "RECORD, 65", "RECORD, 254"})
    void startsInOrderAndGoesOnOtherwise(ValueStyle style, int columns) {
        CompiledSchemas schemas = CompiledSchemas.of(
                style,
                "create json schema W("
                        + IntStream.range(0, columns)
                                .mapToObj(i -> "c" + i + " int")
                                .collect(Collectors.joining(",")) + ")");
        for (int missing = 0; missing < columns; missing++) {
            int skipped = missing;
            List<Integer> rest = IntStream.range(0, columns)
                    .filter(i -> i != skipped)
                    .boxed()
                    .toList();
            String json = rest.stream().map(i -> "\"c" + i + "\":" + i).collect(Collectors.joining(",", "{", "}"));

            JsonEvent event = schemas.parse("W", json);

            assertThat(event.toJson()).isEqualTo(json);
            assertThat(event.asMap()).containsEntry("c" + missing, null);
        }
    }

    /**
     * A parser tries the neighbour of the last column first: runs up and down, with gaps, what is not declared and
     * nulls between them.
     */
    @ParameterizedTest
    @CsvSource({"BEAN, false", "BEAN, true", "RECORD, false", "RECORD, true"})
    void runsUpAndDown(ValueStyle style, boolean dynamic) {
        int columns = 150;
        CompiledSchemas schemas = CompiledSchemas.of(
                style,
                "@JsonSchema(dynamic=" + dynamic + ") create json schema W("
                        + IntStream.range(0, columns)
                                .mapToObj(i -> "c" + i + (i % 3 == 0 ? " int" : " string"))
                                .collect(Collectors.joining(","))
                        + ")");
        Random random = new Random(20);
        for (int turn = 0; turn < 300; turn++) {
            List<Integer> order = runs(columns, random);
            Map<String, Object> expected = new LinkedHashMap<>();
            IntStream.range(0, columns).forEach(i -> expected.put("c" + i, null));
            List<String> members = new ArrayList<>();
            for (int i : order) {
                boolean isNull = random.nextInt(10) == 0;
                expected.putAll(isNull ? Map.of() : values(List.of(i)));
                String member = json(List.of(i));
                members.add(isNull ? "\"c" + i + "\":null" : member.substring(1, member.length() - 1));
                if (random.nextInt(10) == 0) {
                    members.add("\"x" + i + "\":[" + i + "]");
                    if (dynamic) {
                        expected.put("x" + i, style == ValueStyle.RECORD ? List.of(i) : new Object[] {i});
                    }
                }
            }
            String json = String.join(random.nextBoolean() ? "," : " ,\n", members);

            Map<String, Object> read = schemas.parse("W", "{" + json + "}").asMap();

            assertThat(read).as(json).usingRecursiveComparison().isEqualTo(expected);
            if (order.isEmpty()) {
                continue;
            }
            String twice = "{" + json + ",\"c" + order.get(random.nextInt(order.size())) + "\":null}";
            assertThatThrownBy(() -> schemas.parse("W", twice))
                    .as(twice)
                    .isInstanceOf(JsonParseException.class)
                    .hasMessageStartingWith("duplicate member at $.c")
                    .extracting("offset")
                    .isEqualTo(twice.length() - 5L);
        }
    }

    /** Some columns, each once: runs in one direction, some with gaps. */
    private static List<Integer> runs(int columns, Random random) {
        List<Integer> order = new ArrayList<>();
        for (int run = random.nextInt(8); run > 0; run--) {
            int step = (1 + random.nextInt(3)) * (random.nextBoolean() ? 1 : -1);
            int column = random.nextInt(columns);
            for (int left = random.nextInt(60); left > 0 && column >= 0 && column < columns; left--) {
                if (!order.contains(column)) {
                    order.add(column);
                }
                column += step;
            }
        }
        return order;
    }

    @Test
    void duplicatesAreFoundInEveryGroup() {
        List<Integer> all = IntStream.range(0, 66).boxed().toList();
        for (int twice = 0; twice < 66; twice++) {
            String member = "column" + twice;
            String json = all.stream().map(i -> "\"column" + i + "\":null").collect(Collectors.joining(",", "{", ""))
                    + ",\"" + member + "\":null}";

            assertThatThrownBy(() -> Wide.parse(json))
                    .as(member)
                    .isInstanceOf(JsonParseException.class)
                    .hasMessageContaining(member);
            assertThat(WideParser.INSTANCE.parse(json, JsonOptions.ESPER)).isEqualTo(new Wide());
        }
    }

    @Test
    void presenceInEveryGroup() {
        Wide value = new Wide();
        assertThat(value.hasColumn1()).isFalse();
        assertThat(value.hasColumn64()).isFalse();

        value.setColumn64(0);
        assertThat(value.hasColumn64()).isTrue();
        assertThat(value.hasColumn1()).isFalse();
        assertThat(value.toJson()).isEqualTo("{\"column64\":0}");
        assertThat(value).isNotEqualTo(new Wide());

        value.clearColumn64();
        assertThat(value).isEqualTo(new Wide()).hasSameHashCodeAs(new Wide());
    }

    private static void assertSame(JsonEvent expected, JsonEvent event) {
        assertThat(event).isEqualTo(expected).hasSameHashCodeAs(expected);
        assertThat(event.asMap()).isEqualTo(expected.asMap());
        assertThat(event.toJson()).isEqualTo(expected.toJson());
    }

    private static Map<String, Object> values(List<Integer> columns) {
        Map<String, Object> values = new LinkedHashMap<>();
        columns.forEach(i -> values.put("c" + i, i % 3 == 0 ? i : "text " + i));
        return values;
    }

    private static String json(List<Integer> columns) {
        return columns.stream()
                .map(i -> "\"c" + i + "\":" + (i % 3 == 0 ? i : "\"text " + i + "\""))
                .collect(Collectors.joining(",", "{", "}"));
    }
}
