package dev.schemac.codegen.jsonschema;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.schemac.codegen.CompilerOptions;
import dev.schemac.codegen.ExportedValidator;
import dev.schemac.codegen.SchemaCompiler;
import dev.schemac.codegen.jsonschema.read.ContractException;
import dev.schemac.codegen.jsonschema.read.ContractFormat;
import dev.schemac.codegen.jsonschema.read.ContractImport;
import dev.schemac.codegen.jsonschema.read.ImportedContract;
import dev.schemac.codegen.jsonschema.read.Omission;
import dev.schemac.codegen.jsonschema.read.Omission.Effect;
import dev.schemac.dsl.SchemaSource;
import dev.schemac.runtime.EventRuntime;
import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.JsonParseException;
import dev.schemac.testing.Volume;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * The required tests of JSON-Schema-Test-Suite: each schema is imported as the schema of a member and, where it describes
 * objects, of a document. No valid document is refused, and no invalid one accepted, unless the report has a line of that
 * effect.
 */
class OfficialSuiteTest {
    private static final Path SUITE =
            Path.of(System.getProperty("schemac.corpora", "../../shared/corpora"), "json-schema-test-suite");

    private static final Path PAGE = Path.of("../docs/json-schema.md");

    /** A small volume has a part of the schemas, each of which is compiled. */
    private static final int EVERY = Volume.orSmall(1, 5);

    @TempDir
    private Path folder;

    private final List<String> silent = new ArrayList<>();
    private final List<Case> cases = new ArrayList<>();

    /** A schema of the suite, imported in one of two ways. */
    private record Case(String name, JsonNode tests, boolean wrapped, ImportedContract imported, String event) {}

    @Test
    void draft7() throws IOException {
        check("draft7", "http://json-schema.org/draft-07/schema#");
    }

    @Test
    void draft2020() throws IOException {
        check("draft2020-12", "https://json-schema.org/draft/2020-12/schema");
    }

    private void check(String draft, String dialect) throws IOException {
        Assumptions.assumeTrue(
                Files.isDirectory(SUITE),
                () -> "skipped: no suite at " + SUITE + "; -Dschemac.corpora names its folder");
        int refused = 0;
        int groups = 0;
        for (Path file : files(SUITE.resolve(draft))) {
            for (JsonNode group : ExportedValidator.tree(Files.readString(file))) {
                String name =
                        file.getFileName() + ": " + group.get("description").asText();
                if (groups++ % EVERY != 0) {
                    continue;
                }
                for (boolean wrapped : List.of(true, false)) {
                    refused += add(name, group, dialect, wrapped) ? 0 : 1;
                }
            }
        }
        int agreed = 0;
        int reported = 0;
        int documents = 0;
        EventRuntime runtime = new EventRuntime();
        new SchemaCompiler(CompilerOptions.DEFAULT)
                .deploy(
                        runtime,
                        cases.stream()
                                .map(each -> new SchemaSource(
                                        each.event(), each.imported().text()))
                                .toList());
        for (Case each : cases) {
            for (JsonNode test : each.tests()) {
                boolean valid = test.get("valid").asBoolean();
                String outcome = outcome(runtime, each, test.get("data"));
                boolean accepted = outcome.isEmpty();
                documents++;
                if (accepted == valid) {
                    agreed++;
                } else if (each.imported().omissions().stream().anyMatch(line -> explains(line, valid, outcome))) {
                    reported++;
                } else {
                    silent.add((valid ? "refused: " : "accepted: ") + each.name() + (each.wrapped() ? " (member)" : "")
                            + ": " + test.get("data") + " " + outcome);
                }
            }
        }
        System.out.printf(
                "%s: %d documents agree, %d differ with a report, %d without; %d imports are refused%n",
                draft, agreed, reported, documents - agreed - reported, refused);
        assertThat(silent).isEmpty();
        if (EVERY == 1) {
            assertThat(PAGE).content().contains("| " + draft + " | " + agreed + " | " + reported + " | 0 |\n");
        }
    }

    /** Whether a line has the effect; one about numbers, or about other values than objects, explains nothing else. */
    private static boolean explains(Omission line, boolean refused, String outcome) {
        boolean about = line.description().endsWith("here and elsewhere")
                ? outcome.contains("number")
                : !line.description().startsWith("values other than objects")
                        || outcome.contains("expected object but found");
        return refused ? line.effect() == Effect.NARROWER && about : line.effect() == Effect.WIDER;
    }

    /** Whether it can be imported, or is no contract of documents at all. */
    private boolean add(String name, JsonNode group, String dialect, boolean wrapped) throws IOException {
        String module = "m" + cases.size();
        Path root = Files.createDirectories(folder.resolve(module + name.hashCode() + wrapped));
        JsonNode schema = group.get("schema");
        ObjectNode contract = ExportedValidator.JSON.createObjectNode().put("$schema", dialect);
        if (wrapped) {
            JsonNode member = schema.isBoolean()
                    ? schema
                    : ExportedValidator.JSON.createObjectNode().put("$ref", "member.json");
            contract.put("type", "object").put("additionalProperties", false);
            contract.putArray("required").add("v");
            contract.putObject("properties").set("v", member);
        }
        if (!schema.isBoolean()) {
            ObjectNode own = ExportedValidator.JSON.createObjectNode().put("$schema", dialect);
            own.setAll((ObjectNode) schema);
            Files.writeString(root.resolve(wrapped ? "member.json" : "contract.json"), own.toString(), UTF_8);
        } else if (!wrapped) {
            return true;
        }
        if (wrapped) {
            Files.writeString(root.resolve("contract.json"), contract.toString(), UTF_8);
        }
        try {
            ContractImport contracts = new ContractImport(ContractFormat.JSON_SCHEMA, root);
            contracts.add(root.resolve("contract.json"), "Contract");
            ImportedContract imported = contracts.schemas(module);
            cases.add(new Case(
                    name,
                    group.get("tests"),
                    wrapped,
                    imported,
                    module + "." + imported.events().get(0)));
            return true;
        } catch (ContractException e) {
            return !wrapped && e.getMessage().contains("this schema accepts no objects");
        }
    }

    /** Why a document is refused; empty where it is not. */
    private static String outcome(EventRuntime runtime, Case each, JsonNode data) {
        JsonNode document =
                each.wrapped() ? ExportedValidator.JSON.createObjectNode().set("v", data) : data;
        try {
            runtime.eventSender(each.event(), JsonOptions.STRICT).parse(document.toString());
            return "";
        } catch (JsonParseException e) {
            return e.getMessage();
        }
    }

    private static List<Path> files(Path folder) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.filter(file -> file.toString().endsWith(".json"))
                    .sorted()
                    .toList();
        }
    }
}
