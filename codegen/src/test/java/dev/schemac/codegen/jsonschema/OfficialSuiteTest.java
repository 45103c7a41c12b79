package dev.schemac.codegen.jsonschema;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeType;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.schemac.codegen.CompilerOptions;
import dev.schemac.codegen.ExportedValidator;
import dev.schemac.codegen.SchemaCompiler;
import dev.schemac.codegen.jsonschema.read.ContractImport;
import dev.schemac.codegen.jsonschema.read.ContractImport.Formats;
import dev.schemac.codegen.jsonschema.read.ImportedContract;
import dev.schemac.codegen.jsonschema.read.Omission;
import dev.schemac.codegen.jsonschema.read.Omission.Effect;
import dev.schemac.codegen.jsonschema.source.ContractException;
import dev.schemac.codegen.jsonschema.source.ContractFormat;
import dev.schemac.dsl.SchemaSource;
import dev.schemac.runtime.EventRuntime;
import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.JsonParseException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.condition.DisabledIfSystemProperty;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * The required tests of JSON-Schema-Test-Suite. Each schema is imported as the schema of a member and, where it describes
 * objects, of a document. A schema without {@code type} is also imported once for each type of its documents, with that
 * {@code type}. No valid document is refused, and no invalid one accepted, unless the report has a line of that effect.
 */
class OfficialSuiteTest {
    private static final Path SUITE =
            Path.of(System.getProperty("schemac.corpora", "../../shared/corpora"), "json-schema-test-suite");

    private static final Path PAGE = Path.of("../docs/json-schema.md");

    /** Each schema is compiled, so the ordinary build tries only so many of them: one of five. */
    private static final int SOME = 5;

    @TempDir
    private Path folder;

    private final List<String> silent = new ArrayList<>();
    private final List<Case> cases = new ArrayList<>();
    private Formats formats;

    /** The type of a {@link Way#MEMBER_WITH_TYPE}. */
    private String type;

    /** The ways to import a schema of the suite. */
    private enum Way {
        MEMBER,
        MEMBER_WITH_TYPE,
        DOCUMENT
    }

    /** An imported schema of the suite, and the documents that it is for. */
    private record Case(String name, List<JsonNode> tests, Way way, ImportedContract imported, String event) {}

    private static final class Counts {
        int agreed;
        int reported;
        int documents;

        String row(String draft) {
            return "| " + draft + " | " + agreed + " | " + reported + " | " + (documents - agreed - reported) + " |";
        }
    }

    private enum Suite {
        DRAFT_7("draft7", "http://json-schema.org/draft-07/schema#", Formats.TYPES),
        FORMATS_OF_DRAFT_7("draft7/optional/format", "http://json-schema.org/draft-07/schema#", Formats.ASSERT),
        DRAFT_2020("draft2020-12", "https://json-schema.org/draft/2020-12/schema", Formats.TYPES),
        FORMATS_OF_DRAFT_2020(
                "draft2020-12/optional/format", "https://json-schema.org/draft/2020-12/schema", Formats.ASSERT);

        private final String folder;
        private final String dialect;
        private final Formats policy;

        Suite(String folder, String dialect, Formats policy) {
            this.folder = folder;
            this.dialect = dialect;
            this.policy = policy;
        }
    }

    @DisabledIfSystemProperty(
            named = "schemac.slow",
            matches = "true",
            disabledReason = "allGroupsAsThePageShows checks all")
    @ParameterizedTest
    @EnumSource
    void someGroups(Suite suite) throws IOException {
        check(suite, SOME);
    }

    @Tag("slow")
    @ParameterizedTest
    @EnumSource
    void allGroupsAsThePageShows(Suite suite) throws IOException {
        assertThat(Files.readAllLines(PAGE)).containsAll(check(suite, 1));
    }

    /** Checks one of so many groups. Returns the rows of the page. */
    private List<String> check(Suite suite, int every) throws IOException {
        formats = suite.policy;
        Assumptions.assumeTrue(
                Files.isDirectory(SUITE),
                () -> "skipped: no suite at " + SUITE + "; -Dschemac.corpora names its folder");
        int refused = 0;
        int groups = 0;
        for (Path file : files(SUITE.resolve(suite.folder))) {
            for (JsonNode group : ExportedValidator.tree(Files.readString(file))) {
                String name =
                        file.getFileName() + ": " + group.get("description").asText();
                if (groups++ % every == 0) {
                    refused += add(name, group, suite.dialect);
                }
            }
        }
        EventRuntime runtime = new EventRuntime();
        new SchemaCompiler(CompilerOptions.DEFAULT)
                .deploy(
                        runtime,
                        cases.stream()
                                .map(each -> new SchemaSource(
                                        each.event(), each.imported().text()))
                                .toList());
        Counts untyped = new Counts();
        Counts typed = new Counts();
        for (Case each : cases) {
            Counts counts = each.way() == Way.MEMBER_WITH_TYPE ? typed : untyped;
            for (JsonNode test : each.tests()) {
                boolean valid = test.get("valid").asBoolean();
                String outcome = outcome(runtime, each, test.get("data"));
                boolean accepted = outcome.isEmpty();
                counts.documents++;
                if (accepted == valid) {
                    counts.agreed++;
                } else if (each.imported().omissions().stream().anyMatch(line -> explains(line, valid, outcome))) {
                    counts.reported++;
                } else {
                    silent.add((valid ? "refused: " : "accepted: ") + each.name() + " (" + each.way() + "): "
                            + test.get("data") + " " + outcome);
                }
            }
        }
        String label = suite.folder.replace("/optional/format", ", formats with `assert`");
        List<String> rows = List.of(untyped.row(label), typed.row(label + ", with a `type`"));
        System.out.println(String.join("\n", rows) + "\n" + refused + " imports are refused");
        assertThat(silent).isEmpty();
        return rows;
    }

    /** Imports a group in all ways. Returns the number of imports that fail although the schema allows objects. */
    private int add(String name, JsonNode group, String dialect) throws IOException {
        JsonNode schema = group.get("schema");
        List<JsonNode> tests = new ArrayList<>();
        group.get("tests").forEach(tests::add);
        int refused = 0;
        refused += add(name, schema, tests, dialect, Way.MEMBER) ? 0 : 1;
        if (schema.isBoolean()) {
            return refused;
        }
        refused += add(name, schema, tests, dialect, Way.DOCUMENT) ? 0 : 1;
        if (!schema.has("type")) {
            for (JsonNodeType of : EnumSet.allOf(JsonNodeType.class)) {
                List<JsonNode> ofType = tests.stream()
                        .filter(test -> test.get("data").getNodeType() == of)
                        .toList();
                if (!ofType.isEmpty()) {
                    type = of.name().toLowerCase(Locale.ROOT);
                    refused += add(name, schema, ofType, dialect, Way.MEMBER_WITH_TYPE) ? 0 : 1;
                }
            }
        }
        return refused;
    }

    /** Whether a line has the effect; one about numbers, or about other values than objects, explains nothing else. */
    static boolean explains(Omission line, boolean refused, String outcome) {
        boolean about = line.effect() == Effect.NUMBERS
                ? outcome.contains("number") || outcome.contains("decimal scale")
                : !line.description().startsWith("values other than objects")
                        || outcome.contains("expected object but found");
        return refused ? line.effect().isNarrower() && about : line.effect() == Effect.WIDER;
    }

    /** Whether it can be imported, or is no contract of documents at all. */
    private boolean add(String name, JsonNode schema, List<JsonNode> tests, String dialect, Way way)
            throws IOException {
        String module = "m" + cases.size();
        boolean wrapped = way != Way.DOCUMENT;
        Path root = Files.createDirectories(folder.resolve(module + name.hashCode() + way));
        ObjectNode contract = ExportedValidator.JSON.createObjectNode().put("$schema", dialect);
        if (wrapped) {
            JsonNode member = schema.isBoolean()
                    ? schema
                    : ExportedValidator.JSON.createObjectNode().put("$ref", "member.json");
            if (way == Way.MEMBER_WITH_TYPE) {
                // Beside the schema, because references may lead to the schema.
                ObjectNode typed = ExportedValidator.JSON.createObjectNode().put("type", type);
                typed.putArray("allOf").add(member);
                member = typed;
            }
            contract.put("type", "object").put("additionalProperties", false);
            contract.putArray("required").add("v");
            contract.putObject("properties").set("v", member);
            Files.writeString(root.resolve("contract.json"), contract.toString(), UTF_8);
        }
        if (!schema.isBoolean()) {
            ObjectNode own = ExportedValidator.JSON.createObjectNode().put("$schema", dialect);
            own.setAll((ObjectNode) schema);
            Files.writeString(root.resolve(wrapped ? "member.json" : "contract.json"), own.toString(), UTF_8);
        }
        try {
            ContractImport contracts = new ContractImport(ContractFormat.JSON_SCHEMA, root, formats);
            contracts.add(root.resolve("contract.json"), "Contract");
            ImportedContract imported = contracts.schemas(module);
            cases.add(new Case(
                    name, tests, way, imported, module + "." + imported.events().get(0)));
            return true;
        } catch (ContractException e) {
            return !wrapped && e.getMessage().contains("this schema accepts no objects");
        }
    }

    /** Why a document is refused; empty where it is not. */
    private static String outcome(EventRuntime runtime, Case each, JsonNode data) {
        JsonNode document = each.way() == Way.DOCUMENT
                ? data
                : ExportedValidator.JSON.createObjectNode().set("v", data);
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
