package dev.schemac.codegen.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.schemac.codegen.CompiledSchemas;
import dev.schemac.codegen.ValueStyle;
import dev.schemac.golden.rules.ParcelParser;
import dev.schemac.runtime.JsonEvent;
import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.JsonParseException;
import dev.schemac.runtime.ObjectParser;
import dev.schemac.testing.Seed;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** {@code ObjectParser.validate} returns all missing members and violated rules of a document. */
class AllErrorsTest {
    private static final long SEED = Seed.drawn();

    private static final String ORDER = """
            create json schema Line(@Required @Min(1) qty int, @Required sku string);
            create json schema Order(@Required @Min(1) id int, @Required @Size(1, 3) name string, @Size(1, 9) lines Line[],
                best Line, @Required total double, @Min(0) prices Map<String, Integer>);
            """;

    @ParameterizedTest
    @EnumSource(ValueStyle.class)
    void missingMembersAndViolatedRules(ValueStyle style) {
        ObjectParser<JsonEvent> order = CompiledSchemas.of(style, ORDER).parser("Order");
        String json = """
                {"lines": [{"qty": 0}, {"sku": "a", "qty": 1}, {}],
                 "name": "long", "prices": {"a": -1, "b": 1, "c": -2}, "best": {"qty": -1, "sku": "b"}}""";
        assertThat(errors(order, json))
                .containsExactly(
                        "expected a number of at least 1 at $.lines[0].qty (line 1, column 20)",
                        "required member is missing at $.lines[0].sku (line 1, column 21)",
                        "required member is missing at $.lines[2].qty (line 1, column 49)",
                        "required member is missing at $.lines[2].sku (line 1, column 49)",
                        "expected a string of at least 1 and at most 3 characters at $.name (line 2, column 10)",
                        "expected a number of at least 0 at $.prices.a (line 2, column 34)",
                        "expected a number of at least 0 at $.prices.c (line 2, column 51)",
                        "expected a number of at least 1 at $.best.qty (line 2, column 72)",
                        "required member is missing at $.id (line 2, column 87)",
                        "required member is missing at $.total (line 2, column 87)");
        assertThatThrownBy(() -> order.parse(json))
                .hasMessage(errors(order, json).get(0));
    }

    /** The fast path reads members in the order of the schema. */
    @ParameterizedTest
    @EnumSource(ValueStyle.class)
    void membersInAnyOrder(ValueStyle style) {
        ObjectParser<JsonEvent> order = CompiledSchemas.of(style, ORDER).parser("Order");
        assertThat(paths(order, "{\"id\":0,\"name\":\"\",\"best\":{\"qty\":0}}"))
                .containsExactly("$.id", "$.name", "$.best.qty", "$.best.sku", "$.total");
        assertThat(paths(order, "{ \"best\":{ \"qty\":0},\"name\":\"\",\"id\":0}"))
                .containsExactly("$.best.qty", "$.best.sku", "$.name", "$.id", "$.total");
    }

    @Test
    void aValidDocumentHasNone() {
        ObjectParser<JsonEvent> order = CompiledSchemas.of(ORDER).parser("Order");
        assertThat(errors(order, "{\"id\":1,\"name\":\"a\",\"total\":1}")).isEmpty();
    }

    @Test
    void anyOtherErrorIsTheLast() {
        ObjectParser<JsonEvent> order = CompiledSchemas.of(ORDER).parser("Order");
        assertThat(errors(order, "{\"id\":0,\"name\":[],\"total\":true}"))
                .containsExactly(
                        "expected a number of at least 1 at $.id (line 1, column 7)",
                        "expected string but found array at $.name (line 1, column 16)");
        assertThat(errors(order, "{\"id\":0,\"name\":\"\""))
                .hasSize(3)
                .last()
                .isEqualTo("expected ',' or '}' but found end of input at $.name (line 1, column 18)");
        assertThat(errors(order, "{\"id\":0,\"name\":\"a\",\"total\":1} x"))
                .hasSize(2)
                .last()
                .asString()
                .startsWith("expected end of input but found ");
    }

    @Test
    void columnsBeyondTheFirst64() {
        String columns = IntStream.range(0, 150)
                .mapToObj(i -> "@Required c" + i + " int")
                .collect(Collectors.joining(", "));
        ObjectParser<JsonEvent> wide =
                CompiledSchemas.of("create json schema Wide(" + columns + ");").parser("Wide");
        String json = IntStream.range(0, 150)
                .filter(i -> i % 50 != 13)
                .mapToObj(i -> "\"c" + i + "\":1")
                .collect(Collectors.joining(",", "{", "}"));
        assertThat(paths(wide, json)).containsExactly("$.c13", "$.c63", "$.c113");
    }

    @Test
    void anUnpairedSurrogateIsOne() {
        ObjectParser<JsonEvent> order = CompiledSchemas.of(ORDER).parser("Order");
        assertThat(order.validate("{\"id\":0,\"name\":\"\uD800\"}", JsonOptions.DEFAULT))
                .extracting(JsonParseException::getMessage)
                .containsExactly("unpaired surrogate at $.name (line 1, column 17)");
    }

    /** A document of a million errors needs neither much memory nor much time. */
    @Test
    void atMostOneHundred() {
        ObjectParser<JsonEvent> numbers =
                CompiledSchemas.of("create json schema T(@Min(1) a int[]);").parser("T");
        String many = "{\"a\":[" + "0,".repeat(1_000_000) + "0]}";
        assertThat(paths(numbers, many)).hasSize(34).startsWith("$.a[0]").endsWith("$.a[33]");
        String few = "{\"a\":[" + "0,".repeat(1_000) + "0]}";
        assertThat(paths(numbers, few)).hasSize(100).startsWith("$.a[0]").endsWith("$.a[99]");
    }

    @Test
    void theFirstIsThatOfParseAndNoneIsFoundWhereItFindsNone() {
        Random random = new Random(SEED);
        String[] members = {
            "\"quantity\":7",
            "\"quantity\":0",
            "\"weight\":0.0",
            "\"total\":-1",
            "\"code\":\"A\"",
            "\"code\":7",
            "\"tags\":[]",
            "\"tags\":[\"a\",\"\",\"a\"]",
            "\"grades\":[0,1,7]",
            "\"parts\":[{\"text\":\"\"},{}]",
            "\"note\":null"
        };
        for (int i = 0; i < 2_000; i++) {
            List<String> some = new ArrayList<>(List.of(members));
            Collections.shuffle(some, random);
            String json = "{" + String.join(",", some.subList(0, random.nextInt(5))) + "}";
            String told = "-Dschemac.seed=" + SEED + "\n" + json;
            for (ObjectParser<?> parser :
                    List.of(ParcelParser.INSTANCE, dev.schemac.golden.records.rules.ParcelParser.INSTANCE)) {
                List<String> all = errors(parser, json);
                JsonParseException first = catchThrowableOfType(JsonParseException.class, () -> parser.parse(json));
                assertThat(all.isEmpty()).as(told).isEqualTo(first == null);
                if (first != null) {
                    assertThat(all.get(0)).as(told).isEqualTo(first.getMessage());
                    assertThat(all).as(told).doesNotHaveDuplicates();
                }
            }
        }
    }

    private static List<String> errors(ObjectParser<?> parser, String json) {
        List<String> errors = parser.validate(json, JsonOptions.DEFAULT).stream()
                .map(JsonParseException::getMessage)
                .toList();
        assertThat(errorsOfBytes(parser, json)).isEqualTo(errors);
        return errors;
    }

    private static List<String> errorsOfBytes(ObjectParser<?> parser, String json) {
        return parser.validate(json.getBytes(StandardCharsets.UTF_8), JsonOptions.DEFAULT).stream()
                .map(JsonParseException::getMessage)
                .toList();
    }

    private static List<String> paths(ObjectParser<?> parser, String json) {
        return parser.validate(json.getBytes(StandardCharsets.UTF_8), JsonOptions.DEFAULT).stream()
                .map(JsonParseException::path)
                .toList();
    }
}
