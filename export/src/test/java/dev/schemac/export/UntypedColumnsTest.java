package dev.schemac.export;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.schemac.codegen.CompiledSchemas;
import dev.schemac.codegen.CompilerOptions;
import dev.schemac.codegen.SchemaCompiler;
import dev.schemac.contracts.ExportedValidator;
import dev.schemac.runtime.JsonOptions;
import dev.schemac.testing.Seed;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Columns of type {@code Object}: generated parsers accept the values that a validator of the exported schema accepts. */
class UntypedColumnsTest {
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
