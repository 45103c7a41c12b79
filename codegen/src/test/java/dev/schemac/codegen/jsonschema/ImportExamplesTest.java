package dev.schemac.codegen.jsonschema;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.networknt.schema.ExecutionConfig;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaLocation;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SchemaRegistryConfig;
import com.networknt.schema.SpecificationVersion;
import com.networknt.schema.dialect.Dialects;
import dev.schemac.codegen.CompilerOptions;
import dev.schemac.codegen.ExportedValidator;
import dev.schemac.codegen.SchemaCompiler;
import dev.schemac.codegen.jsonschema.read.ContractImport;
import dev.schemac.codegen.jsonschema.read.ContractImport.Formats;
import dev.schemac.codegen.jsonschema.read.ImportedContract;
import dev.schemac.codegen.jsonschema.read.Omission;
import dev.schemac.codegen.jsonschema.read.Omission.Effect;
import dev.schemac.codegen.jsonschema.read.Omission.Example;
import dev.schemac.dsl.SchemaSource;
import dev.schemac.runtime.EventRuntime;
import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.JsonParseException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * Examples of an import: a validator of JSON Schema agrees with the contract's side of each one, and the generated parser
 * with the other side.
 */
class ImportExamplesTest {
    private static final Path OWN = Path.of("src/test/resources/contracts");
    private static final Path CONTRACTS = Path.of(System.getProperty("schemac.contracts", "../../shared/contracts"));
    private static final Path CORPORA = Path.of(System.getProperty("schemac.corpora", "../../shared/corpora"));
    /**
     * The share of lines with an example, in percent. Own contracts have more rare keywords than real ones. Rules exclude
     * null elements and other types, which had an example each, so the lines that remain are the difficult ones. Lines about
     * unique elements with equal numbers in undeclared members have none: this validator compares the form of such numbers.
     */
    private static final int OWN_PERCENT = 57;

    private static final int REAL_PERCENT = 65;

    private static final String BASE = "https://contracts.test/";

    private record Case(Path contract, Formats formats, ContractImport contracts, ImportedContract imported) {}

    private final List<Case> cases = new ArrayList<>();
    private final List<String> wrong = new ArrayList<>();
    private final Map<String, Integer> without = new TreeMap<>();
    private int lines;
    private int examples;

    @Test
    void theValidatorAgreesWithExamplesOfOwnContracts() throws IOException {
        for (Path contract : list(OWN)) {
            if (contract.toString().endsWith(".json")) {
                add(contract, "", Formats.TYPES);
            }
        }
        add(OWN.resolve("formats.json"), "", Formats.ASSERT);
        add(OWN.resolve("formats.json"), "", Formats.ANNOTATE);
        check();
        assertThat(wrong).isEmpty();
        assertThat(share()).as(this::missing).isGreaterThanOrEqualTo(OWN_PERCENT);
    }

    /** Without the contracts of GitHub: those of webhooks are in several files, that of its API is large. */
    @Tag("slow")
    @Test
    void theValidatorAgreesWithExamplesOfRealContracts() throws IOException {
        Assumptions.assumeTrue(Files.isDirectory(CONTRACTS) && Files.isDirectory(CORPORA), "skipped: no contracts");
        for (Path contract : list(CONTRACTS.resolve("schemastore/src/schemas/json"))) {
            add(contract, contract.getFileName().toString().replaceFirst("\\.json$", ""), Formats.TYPES);
        }
        for (Path contract : list(CORPORA.resolve("openapi"))) {
            String name = contract.getFileName().toString();
            if (!name.contains("v2.0") && !name.contains("api-with-examples") && !name.contains("github-rest")) {
                add(contract, "", Formats.TYPES);
            }
        }
        check();
        System.out.println(examples + " of " + lines + " lines have an example");
        assertThat(wrong).isEmpty();
        assertThat(share()).as(this::missing).isGreaterThanOrEqualTo(REAL_PERCENT);
    }

    private int share() {
        return 100 * examples / lines;
    }

    private String missing() {
        return examples + " of " + lines + "; without:\n"
                + without.entrySet().stream()
                        .map(each -> each.getValue() + " " + each.getKey())
                        .collect(Collectors.joining("\n"));
    }

    private void add(Path contract, String name, Formats formats) {
        ContractImport contracts =
                ContractImport.ofAnyFormat(contract.toAbsolutePath().getParent(), formats);
        contracts.add(contract, name);
        cases.add(new Case(contract, formats, contracts, contracts.schemas("m" + cases.size())));
    }

    /** Compiles all schemas at once. */
    private void check() throws IOException {
        EventRuntime runtime = new EventRuntime();
        new SchemaCompiler(CompilerOptions.DEFAULT)
                .deploy(
                        runtime,
                        cases.stream()
                                .map(each -> new SchemaSource(
                                        each.contract() + " " + each.formats(),
                                        each.imported().text()))
                                .toList());
        for (int i = 0; i < cases.size(); i++) {
            Case each = cases.get(i);
            String module = "m" + i + ".";
            Map<Omission, Example> found =
                    each.contracts().examples(each.imported(), (schema, json) -> error(runtime, module + schema, json));
            for (Omission line : each.imported().omissions()) {
                if (line.effect() != Effect.NONE) {
                    lines++;
                    if (found.containsKey(line)) {
                        examples++;
                        check(
                                each,
                                line,
                                found.get(line),
                                error(
                                                runtime,
                                                module + found.get(line).schema(),
                                                found.get(line).document())
                                        .isEmpty());
                    } else {
                        without.merge(
                                each.contract().getFileName() + " " + each.formats() + " " + line, 1, Integer::sum);
                    }
                }
            }
        }
    }

    private void check(Case each, Omission line, Example example, boolean accepted) throws IOException {
        Schema validator = validator(each.contract(), example.place(), each.formats());
        JsonNode document = ExportedValidator.tree(example.document());
        // The configurations are for a document of any direction, for requests and for responses.
        boolean valid = validator.validate(document).isEmpty()
                || isValid(validator, document, config -> config.readOnly(true))
                || isValid(validator, document, config -> config.writeOnly(true));
        if (valid == accepted || valid != line.effect().isNarrower()) {
            wrong.add("\n" + each.contract().getFileName() + " " + each.formats() + " " + line + " " + example
                    + ": valid " + valid + ", accepted " + accepted);
        }
    }

    /** Whether a document is valid. Requests should not contain members with {@code readOnly}, but may. */
    private static boolean isValid(Schema validator, JsonNode document, Consumer<ExecutionConfig.Builder> direction) {
        return validator.validate(document, context -> context.executionConfig(direction)).stream()
                .allMatch(error -> error.getKeyword().equals("readOnly")
                        || error.getKeyword().equals("writeOnly"));
    }

    private static Schema validator(Path contract, String place, Formats formats) throws IOException {
        ObjectNode tree = (ObjectNode) ExportedValidator.tree(Files.readString(contract, UTF_8));
        String pointer = place.substring(place.indexOf('#'));
        SchemaRegistryConfig config = SchemaRegistryConfig.builder()
                .formatAssertionsEnabled(formats == Formats.ASSERT)
                .build();
        boolean old = tree.path("openapi").asText().startsWith("3.0");
        SchemaRegistry registry = old
                ? SchemaRegistry.withDialect(Dialects.getOpenApi30(), builder -> builder.schemaRegistryConfig(config))
                : SchemaRegistry.withDefaultDialect(
                        tree.has("swagger") ? SpecificationVersion.DRAFT_4 : SpecificationVersion.DRAFT_2020_12,
                        builder -> builder.schemaRegistryConfig(config));
        if (!pointer.equals("#")) {
            tree.put("$ref", pointer);
        }
        return registry.getSchema(SchemaLocation.of(BASE + contract.getFileName()), tree);
    }

    private static Optional<String> error(EventRuntime runtime, String schema, String json) {
        try {
            runtime.eventSender(schema, JsonOptions.STRICT).parse(json);
            return Optional.empty();
        } catch (JsonParseException e) {
            return Optional.of(e.getMessage());
        }
    }

    private static List<Path> list(Path folder) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.sorted().toList();
        }
    }
}
