package dev.schemac.codegen.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import com.fasterxml.jackson.databind.JsonNode;
import dev.schemac.codegen.CompiledSchemas;
import dev.schemac.codegen.CompilerOptions;
import dev.schemac.codegen.ExportedValidator;
import dev.schemac.codegen.Reflected;
import dev.schemac.codegen.SchemaCompiler;
import dev.schemac.codegen.TestSchemas;
import dev.schemac.runtime.JsonEvent;
import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.JsonParseException;
import dev.schemac.runtime.JsonParseException.Kind;
import dev.schemac.runtime.JsonWriteException;
import dev.schemac.runtime.ObjectParser;
import dev.schemac.testing.Seed;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The rule {@code types}: the JSON types of columns of type {@code Object}. */
class JsonTypesTest {
    private static final ObjectParser<JsonEvent> SETTINGS =
            TestSchemas.beans("JsonTypes").parser("jsontypes.Setting");
    private static final List<JsonOptions> PROFILES =
            List.of(JsonOptions.DEFAULT, JsonOptions.STRICT, JsonOptions.ESPER);

    /** Numbers are far within the range of a double, where it has no fraction that it loses. */
    private static final List<String> VALUES = List.of(
            "\"\"",
            "\"1\"",
            "\"\u00e9\"",
            "0",
            "-1",
            "1.0",
            "-0.0",
            "1e2",
            "1.5e1",
            "0.5",
            "1e-2",
            "-2.25",
            "9223372036854775808",
            "2147483648",
            "true",
            "false",
            "[]",
            "[1]",
            "[null]",
            "{}",
            "{\"a\":1}",
            "null");

    /** Each: members, the offset of the value among them, its path, and the expected types. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '~',
            value = {
                "'value':{}                           | 8| $.value       | a string, a number or a boolean",
                "'value': []                          | 9| $.value       | a string, a number or a boolean",
                "'value':1,'owner':true               |18| $.owner       | a string or an object",
                "'value':1,'owner':['a']              |18| $.owner       | a string or an object",
                "'value':1,'steps':[1,1.0,[],0.5]     |28| $.steps[3]    | an integer or an array",
                "'value':1,'steps':[null,'1']         |24| $.steps[1]    | an integer or an array",
                "'value':1,'features':{'a':{},'b':'t'}|33| $.features.b  | a boolean or an object"
            })
    void valuesOfAnotherTypeAreRejected(String members, int offset, String path, String expected) {
        String json = "{" + members.replace('\'', '"') + "}";
        for (JsonOptions options : PROFILES) {
            JsonParseException e = catchThrowableOfType(JsonParseException.class, () -> SETTINGS.parse(json, options));
            assertThat(e).hasMessage("expected " + expected + " at " + path + " (line 1, column " + (offset + 2) + ")");
            assertThat(e.kind()).isEqualTo(Kind.VIOLATION);
            assertThat(SETTINGS.validate(json, options))
                    .extracting(JsonParseException::getMessage)
                    .containsExactly(e.getMessage());
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '~',
            value = {
                "'port':0            |17| $.port      | a number of at least 1 and at most 65535",
                "'port':65536.0      |17| $.port      | a number of at least 1 and at most 65535",
                "'port':18446744073709551616|17| $.port | a number of at least 1 and at most 65535",
                "'port':'80:'        |17| $.port      | a string that matches ^\\d+(:\\d+)?$",
                "'rest':{'a':[],'b':0.5} |29| $.rest.b | a number above 0.5",
                "'rest':{'a':true,'b':'x'} |31| $.rest.b | a string of at least 2 and at most 3 characters",
                "'rest':{'b':'wxyz'} |22| $.rest.b    | a string of at least 2 and at most 3 characters"
            })
    void rulesApplyToValuesOfTheirType(String member, int offset, String path, String expected) {
        valuesOfAnotherTypeAreRejected("'value':1," + member, offset, path, expected);
    }

    @Test
    void rulesDoNotApplyToOtherTypes() {
        String json =
                "{\"value\":1,\"port\":\"80:81\",\"rest\":{\"a\":[],\"b\":{\"c\":\"\"},\"d\":false,\"e\":null,\"f\":1}}";
        for (JsonOptions options : PROFILES) {
            assertThat(SETTINGS.parse(json, options).toJson()).isEqualTo(json);
        }
        JsonEvent setting = SETTINGS.parse(json);
        for (Object low : List.of(0, -1L, (short) 0, 0.5, 0.5f, BigInteger.ZERO, new BigDecimal("0.50"), Double.NaN)) {
            Reflected.set(setting, "rest", Map.of("a", low));
            assertThatThrownBy(setting::toJson)
                    .isInstanceOf(JsonWriteException.class)
                    .hasMessage("column 'rest' at .a: expected a number above 0.5");
        }
        Reflected.set(setting, "rest", Map.of("a", 'x'));
        assertThatThrownBy(setting::toJson).hasMessageContaining("a string of at least 2 and at most 3 characters");
        for (Object number : List.of(1, 1L, 0.6, 0.6f, BigInteger.ONE, new BigDecimal("0.51"))) {
            Reflected.set(setting, "rest", Map.of("a", number));
            assertThat(setting.toJson()).contains("\"rest\":{\"a\":");
        }
    }

    /** A validator of JSON Schema decides which values keep the rules of the exported schema. */
    @Test
    void randomRulesAcceptTheirValues() {
        Random random = new Random(Seed.drawn());
        List<String> bounds = List.of("-1", "0", "0.5", "1", "15", "100", "2147483648", "9223372036854775808", "1e3");
        for (int round = 0; round < 12; round++) {
            List<String> rules = new ArrayList<>();
            if (random.nextBoolean()) {
                rules.add((random.nextBoolean() ? "min=" : "exclusiveMin=") + bounds.get(random.nextInt(4)));
            }
            if (random.nextBoolean()) {
                rules.add((random.nextBoolean() ? "max=" : "exclusiveMax=") + bounds.get(4 + random.nextInt(5)));
            }
            if (random.nextBoolean()) {
                rules.add("minLength=" + random.nextInt(2));
            }
            if (random.nextBoolean()) {
                rules.add("maxLength=" + (1 + random.nextInt(2)));
            }
            if (random.nextBoolean() || rules.isEmpty()) {
                rules.add("pattern='^[0-9]?$'");
            }
            if (random.nextBoolean()) {
                rules.add("types={'string', 'number', 'array'}");
            }
            String list = String.join(", ", rules);
            String type = random.nextBoolean() ? "Object" : "Object[]";
            String epl = "create json schema Event(@Column(" + list + ") a " + type + ")";
            var parser = CompiledSchemas.of(epl).parser("Event");
            ExportedValidator validator = ExportedValidator.of(
                    new SchemaCompiler(CompilerOptions.DEFAULT), CompiledSchemas.sources(epl), "Event", true);
            for (String value : VALUES) {
                String json = type.equals("Object") ? "{\"a\":" + value + "}" : "{\"a\":[" + value + "]}";
                boolean allowed =
                        validator.refusal(ExportedValidator.tree(json)).isEmpty();
                for (JsonOptions options : PROFILES) {
                    assertThat(parser.validate(json, options).isEmpty())
                            .as(epl + ": " + json)
                            .isEqualTo(allowed);
                }
            }
        }
    }

    @Test
    void nullsAndAbsentMembersHaveNoType() {
        String json = "{\"value\":null,\"owner\":null,\"steps\":[null,2],\"features\":{\"a\":null},"
                + "\"port\":null,\"rest\":null}";
        assertThat(SETTINGS.parse(json).toJson(JsonOptions.ESPER)).isEqualTo(json);
        assertThat(SETTINGS.parse("{\"value\":\"a\"}").toJson()).isEqualTo("{\"value\":\"a\"}");
    }

    @Test
    void valuesOfAnotherTypeAreNotWritten() {
        JsonEvent setting = SETTINGS.parse("{\"value\":1}");
        for (Object owner : List.of(1, true, new int[0], List.of("a"), new BigDecimal("1.5"))) {
            Reflected.set(setting, "owner", owner);
            assertThatThrownBy(setting::toJson)
                    .isInstanceOf(JsonWriteException.class)
                    .hasMessage("column 'owner': expected a string or an object");
        }
        for (Object owner : List.of("a", 'a', Map.of("b", 1), SETTINGS.parse("{\"value\":2}"))) {
            Reflected.set(setting, "owner", owner);
            assertThat(setting.toJson()).startsWith("{\"value\":1,\"owner\":");
        }
        Reflected.set(setting, "owner", null);
        for (Object step :
                List.of(1.0, 1f, new BigDecimal("1E+3"), new BigDecimal("10.00"), BigInteger.TEN, (byte) 1)) {
            Reflected.set(setting, "steps", new Object[] {step});
            assertThat(setting.toJson()).startsWith("{\"value\":1,\"steps\":[1");
        }
        for (Object step : List.of(0.5, 0.5f, new BigDecimal("0.1"), Double.NaN)) {
            Reflected.set(setting, "steps", new Object[] {step});
            assertThatThrownBy(setting::toJson)
                    .isInstanceOf(JsonWriteException.class)
                    .hasMessage("column 'steps' at [0]: expected an integer or an array");
        }
    }

    @Test
    void classesWithoutJsonFormAreNotWritten() {
        JsonEvent setting = SETTINGS.parse("{\"value\":1}");
        Reflected.set(setting, "owner", LocalDate.EPOCH);
        assertThatThrownBy(setting::toJson)
                .isInstanceOf(JsonWriteException.class)
                .hasMessage("java.time.LocalDate cannot be written as JSON");
    }

    /** Jackson decides which type a value has, and a validator of JSON Schema does by the exported schema. */
    @Test
    void randomTypesAcceptTheirValues() {
        Random random = new Random(Seed.drawn());
        for (int round = 0; round < 12; round++) {
            List<String> words = new ArrayList<>(List.of("string", "integer", "number", "boolean", "object", "array"));
            Collections.shuffle(words, random);
            words = words.subList(0, 2 + random.nextInt(3));
            String list = String.join("', '", words);
            if (words.size() == 2 && words.containsAll(List.of("integer", "number"))) {
                continue;
            }
            String epl = "create json schema Event(@Column(types={'" + list + "'}) a Object)";
            var parser = CompiledSchemas.of(epl).parser("Event");
            ExportedValidator validator = ExportedValidator.of(
                    new SchemaCompiler(CompilerOptions.DEFAULT), CompiledSchemas.sources(epl), "Event", true);
            for (String value : VALUES) {
                String json = "{\"a\":" + value + "}";
                JsonNode node = ExportedValidator.tree(json).get("a");
                boolean allowed = node.isNull() || words.stream().anyMatch(word -> isOfType(node, word));
                assertThat(validator.refusal(ExportedValidator.tree(json)).isEmpty())
                        .as(list + ": " + json)
                        .isEqualTo(allowed);
                for (JsonOptions options : PROFILES) {
                    assertThat(parser.validate(json, options).isEmpty())
                            .as(list + ": " + json)
                            .isEqualTo(allowed);
                }
            }
        }
    }

    private static boolean isOfType(JsonNode node, String word) {
        return switch (word) {
            case "string" -> node.isTextual();
            case "integer" ->
                node.isNumber() && node.decimalValue().remainder(BigDecimal.ONE).signum() == 0;
            case "number" -> node.isNumber();
            case "boolean" -> node.isBoolean();
            case "object" -> node.isObject();
            default -> node.isArray();
        };
    }
}
