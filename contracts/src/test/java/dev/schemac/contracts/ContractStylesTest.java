package dev.schemac.contracts;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SchemaRegistryConfig;
import com.networknt.schema.SpecificationVersion;
import dev.schemac.codegen.CompiledSchemas;
import dev.schemac.contracts.load.ContractFormat;
import dev.schemac.contracts.report.ImportedContract;
import dev.schemac.runtime.JsonEvent;
import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.JsonParseException;
import dev.schemac.runtime.ObjectParser;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * Contracts in the styles of different authors, with valid documents. Each document is changed at each place. Where the
 * parser and a validator of JSON Schema differ, a line of the report explains it.
 */
class ContractStylesTest {
    private static final Path FOLDER = Path.of("src/test/resources/contract-styles");

    private static final List<JsonNode> VALUES = Stream.of(
                    "\"x\"",
                    "\"\"",
                    "0",
                    "-1",
                    "1.5",
                    "7",
                    "true",
                    "null",
                    "[]",
                    "{}",
                    "[\"x\"]",
                    "[1]",
                    "[null]",
                    "{\"a\":1}",
                    "\"abcdefghijklmnop\"",
                    "{\"k\":\"v\",\"z\":true}",
                    "1.0",
                    "1e30")
            .map(ExportedValidator::tree)
            .toList();

    @TestFactory
    Stream<DynamicTest> differencesAreReported() throws IOException {
        try (Stream<Path> files = Files.list(FOLDER)) {
            List<Path> contracts = files.filter(file -> file.toString().endsWith(".json"))
                    .sorted()
                    .toList();
            assertThat(contracts).hasSize(9);
            return contracts.stream()
                    .map(file -> DynamicTest.dynamicTest(file.getFileName().toString(), () -> check(file)));
        }
    }

    private static void check(Path file) throws IOException {
        String name = file.getFileName().toString();
        ContractImport contracts = new ContractImport(ContractFormat.JSON_SCHEMA, FOLDER);
        contracts.add(name, Files.readAllBytes(file), "Contract");
        ImportedContract imported = contracts.schemas("");
        ObjectParser<JsonEvent> parser =
                CompiledSchemas.of(imported.text()).parser(imported.events().get(0));
        Map<String, JsonNode> trees = Map.of(name, ExportedValidator.tree(Files.readString(file, UTF_8)));
        Schema validator = validator(trees.get(name));
        Explanations explanations =
                new Explanations(name, trees, imported.differences(), changed -> validator(changed.get(name)));
        Rejections rejections = new Rejections(trees, imported.differences());
        List<String> silent = new ArrayList<>();
        for (JsonNode document : documents(Path.of(file.toString().replace(".json", ".ndjson")), validator)) {
            boolean valid = validator.validate(document).isEmpty();
            Optional<JsonParseException> error = error(parser, document);
            boolean explained = error.isPresent()
                    ? rejections.explain(name, "", document, error.get())
                    : explanations.coverError(document) || explanations.explainAccepted(document);
            if (valid == error.isPresent() && !explained) {
                silent.add("\n" + document + " "
                        + error.map(JsonParseException::getMessage).orElse("") + validator.validate(document));
            }
        }
        assertThat(silent).as(imported.text() + imported.differences()).isEmpty();
    }

    private static Schema validator(JsonNode contract) {
        SpecificationVersion version = SpecificationVersion.fromDialectId(
                        contract.get("$schema").asText())
                .orElseThrow();
        SchemaRegistryConfig formats =
                SchemaRegistryConfig.builder().formatAssertionsEnabled(false).build();
        return SchemaRegistry.withDefaultDialect(version, builder -> builder.schemaRegistryConfig(formats))
                .getSchema(contract);
    }

    private static Optional<JsonParseException> error(ObjectParser<JsonEvent> parser, JsonNode document) {
        try {
            parser.parse(document.toString(), JsonOptions.STRICT);
            return Optional.empty();
        } catch (JsonParseException e) {
            return Optional.of(e);
        }
    }

    /** Returns the documents of a file, and each with one change. */
    private static Set<JsonNode> documents(Path file, Schema validator) throws IOException {
        Set<JsonNode> all = new LinkedHashSet<>();
        for (String line : Files.readAllLines(file, UTF_8)) {
            JsonNode document = ExportedValidator.tree(line);
            assertThat(validator.validate(document)).as(line).isEmpty();
            all.add(document);
            changes(document).forEach(all::add);
        }
        return all;
    }

    private static List<JsonNode> changes(JsonNode value) {
        List<JsonNode> changes = new ArrayList<>();
        if (value instanceof ObjectNode object) {
            changes.add(object.deepCopy().put("other", "y"));
            changes.add(object.deepCopy().put("other", 1));
            object.fieldNames().forEachRemaining(member -> {
                changes.add(object.deepCopy().without(member));
                inner(object.get(member))
                        .forEach(inner -> changes.add(object.deepCopy().set(member, inner)));
            });
        } else if (value instanceof ArrayNode array) {
            VALUES.forEach(other -> changes.add(array.deepCopy().add(other)));
            for (int i = 0; i < array.size(); i++) {
                ArrayNode shorter = array.deepCopy();
                shorter.remove(i);
                changes.add(shorter);
                for (JsonNode inner : inner(array.get(i))) {
                    ArrayNode changed = array.deepCopy();
                    changed.set(i, inner);
                    changes.add(changed);
                }
            }
        }
        return changes;
    }

    /** Returns other values, and the changes of a value. */
    private static List<JsonNode> inner(JsonNode value) {
        List<JsonNode> inner = new ArrayList<>(VALUES);
        inner.addAll(changes(value));
        if (value.isIntegralNumber()) {
            inner.add(JsonNodeFactory.instance.numberNode(value.doubleValue()));
        }
        return inner;
    }
}
