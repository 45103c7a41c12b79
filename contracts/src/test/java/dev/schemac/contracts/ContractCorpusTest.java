package dev.schemac.contracts;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaLocation;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import dev.schemac.codegen.CompiledSchemas;
import dev.schemac.contracts.load.ContractFormat;
import dev.schemac.contracts.report.Difference.Effect;
import dev.schemac.contracts.report.ImportedContract;
import dev.schemac.runtime.JsonEvent;
import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.JsonParseException;
import dev.schemac.runtime.ObjectParser;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Contracts of others, with their documents: each becomes schemas that compile and read every valid document under the
 * profile that converts nothing. Where an invalid one is read, or a valid one refused, a line of the report explains it, as
 * in {@link OfficialSuiteTest}. How many they are is the table of {@code src/test/contracts.md}, which {@code -Pslow -Dschemac.golden.update=true} writes again.
 */
@Tag("slow")
class ContractCorpusTest {
    private static final Path FOLDER = Path.of(System.getProperty("schemac.contracts", "../../shared/contracts"));

    /** The address of the contracts for the validator. */
    private static final String BASE = "mem:/";

    private static final Path PAGE = Path.of("src/test/contracts.md");
    private static final String MARK = "<!-- contracts -->\n";

    @TempDir
    private Path temp;

    private final StringBuilder table = new StringBuilder("""
            | contract | schemas and enums | valid documents read | invalid documents rejected | keywords that are not converted |
            |---|---|---|---|---|
            """);

    @Test
    void everyValidDocumentIsRead() throws IOException {
        Assumptions.assumeTrue(
                Files.isDirectory(FOLDER),
                () -> "skipped: no contracts at " + FOLDER + "; -Dschemac.contracts names them");
        List<String> problems = new ArrayList<>();
        int contracts = 0;
        for (Path folder : list(FOLDER.resolve("github-webhooks/payload-schemas/api.github.com"))) {
            String event = folder.getFileName().toString();
            if (!event.equals("common")) {
                Path documents = FOLDER.resolve("github-webhooks/payload-examples/api.github.com/" + event);
                check(event, github(folder), Map.of(), list(documents), List.of(), problems);
                contracts++;
            }
        }
        Path store = FOLDER.resolve("schemastore/src");
        Map<String, JsonNode> files = new HashMap<>();
        for (Path contract : list(store.resolve("schemas/json"))) {
            files.put(contract.getFileName().toString(), ExportedValidator.tree(Files.readString(contract)));
        }
        for (Path contract : list(store.resolve("schemas/json"))) {
            String name = contract.getFileName().toString().replaceFirst("\\.json$", "");
            ContractImport schema = new ContractImport(ContractFormat.JSON_SCHEMA, contract.getParent());
            schema.add(contract, name);
            check(
                    name,
                    schema.schemas(""),
                    files,
                    list(store.resolve("test/" + name)),
                    list(store.resolve("negative_test/" + name)),
                    problems);
            contracts++;
        }
        assertThat(problems).isEmpty();
        assertThat(contracts).isEqualTo(21);
        String page = Files.readString(PAGE);
        int at = page.indexOf(MARK) + MARK.length();
        if (Boolean.getBoolean("schemac.golden.update")) {
            Files.writeString(PAGE, page.substring(0, at) + table);
        }
        assertThat(Files.readString(PAGE).substring(at)).isEqualTo(table.toString());
    }

    /** All actions of an event are one contract. */
    private ImportedContract github(Path folder) throws IOException {
        Path root = temp.resolve(folder.getFileName());
        Files.createDirectories(root);
        for (Path each : List.of(folder, folder.resolveSibling("common"))) {
            Path copy = Files.createDirectories(root.resolve(each.getFileName()));
            for (Path file : list(each)) {
                Files.copy(file, copy.resolve(file.getFileName()));
            }
        }
        List<Path> actions = list(folder);
        String references = actions.stream()
                .map(action -> "{\"$ref\":\"" + folder.getFileName() + "/" + action.getFileName() + "\"}")
                .collect(Collectors.joining(","));
        Path contract = root.resolve(folder.getFileName() + ".json");
        Files.writeString(contract, "{\"oneOf\":[" + references + "]}");
        ContractImport contracts = new ContractImport(ContractFormat.JSON_SCHEMA, root);
        contracts.add(contract, folder.getFileName() + "_event");
        return contracts.schemas("");
    }

    /** @param files the files to judge invalid documents with */
    private void check(
            String name,
            ImportedContract imported,
            Map<String, JsonNode> files,
            List<Path> valid,
            List<Path> invalid,
            List<String> problems)
            throws IOException {
        Files.writeString(
                Files.createDirectories(Path.of("target/contracts")).resolve(name + ".epl"),
                imported.text()
                        + imported.differences().stream()
                                .map(line -> "// " + line + "\n")
                                .collect(Collectors.joining()));
        ObjectParser<JsonEvent> parser;
        try {
            parser =
                    CompiledSchemas.of(imported.text()).parser(imported.events().get(0));
        } catch (RuntimeException e) {
            problems.add(name + " does not compile: "
                    + e.getMessage().lines().limit(12).collect(Collectors.joining("\n")));
            return;
        }
        Rejections objectsOnly = new Rejections(
                files,
                imported.differences().stream()
                        .filter(line -> line.description().startsWith("values other than objects"))
                        .toList());
        String file = name + ".json";
        Explanations explanations =
                new Explanations(file, files, imported.differences(), changed -> validator(changed, file));
        int read = 0;
        for (Path document : valid) {
            Optional<JsonParseException> error = error(parser, document);
            read += error.isEmpty() ? 1 : 0;
            JsonNode tree = ExportedValidator.tree(Files.readString(document));
            error.filter(each -> !objectsOnly.explain(file, "", tree, each))
                    .ifPresent(each -> problems.add(name + ": " + document.getFileName() + ": " + each.getMessage()));
        }
        int refused = 0;
        for (Path document : invalid) {
            boolean accepted = error(parser, document).isEmpty();
            refused += accepted ? 0 : 1;
            JsonNode tree = ExportedValidator.tree(Files.readString(document));
            if (accepted && !explanations.coverError(tree) && !explanations.explainAccepted(tree)) {
                problems.add(name + ": " + document.getFileName() + " is read: "
                        + validator(files, file).validate(tree));
            }
        }
        Map<String, Integer> keywords = new TreeMap<>();
        imported.differences().stream()
                .filter(line -> line.effect() != Effect.NONE)
                .forEach(line -> keywords.merge(line.keyword(), 1, Integer::sum));
        long schemas = imported.text()
                .lines()
                .filter(line -> line.startsWith("create json "))
                .count();
        table.append("| ").append(name).append(" | ").append(schemas);
        table.append(" | ").append(read).append(" of ").append(valid.size());
        table.append(" | ").append(refused).append(" of ").append(invalid.size());
        table.append(" | ");
        table.append(keywords.entrySet().stream()
                .map(entry -> "`" + entry.getKey() + "` " + entry.getValue())
                .collect(Collectors.joining(", ")));
        table.append(" |\n");
    }

    /** Returns a validator that accepts everything where a schema refers to the network. */
    private static Schema validator(Map<String, JsonNode> files, String file) {
        String dialect = files.get(file).path("$schema").asText();
        SpecificationVersion version =
                SpecificationVersion.fromDialectId(dialect).orElse(SpecificationVersion.DRAFT_7);
        return SchemaRegistry.withDefaultDialect(
                        version,
                        builder -> builder.schemas(iri -> iri.startsWith(BASE)
                                ? files.get(iri.substring(BASE.length())).toString()
                                : "{}"))
                .getSchema(SchemaLocation.of(BASE + file));
    }

    private static Optional<JsonParseException> error(ObjectParser<JsonEvent> parser, Path document)
            throws IOException {
        try {
            parser.parse(new String(Files.readAllBytes(document), UTF_8), JsonOptions.STRICT);
            return Optional.empty();
        } catch (JsonParseException e) {
            return Optional.of(e);
        }
    }

    private static List<Path> list(Path folder) throws IOException {
        if (!Files.isDirectory(folder)) {
            return List.of();
        }
        try (Stream<Path> files = Files.list(folder)) {
            return files.sorted().toList();
        }
    }
}
