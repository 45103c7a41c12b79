package dev.schemac.codegen;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

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
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Schemas with more columns than one group of 64, and those on the border. */
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

    @Test
    void duplicatesAreFoundInEveryGroup() {
        List<Integer> all = IntStream.range(0, 70).boxed().toList();
        for (int twice = 0; twice < 70; twice++) {
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
