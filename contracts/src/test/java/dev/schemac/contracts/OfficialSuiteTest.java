package dev.schemac.contracts;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeType;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaLocation;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SchemaRegistryConfig;
import com.networknt.schema.SpecificationVersion;
import dev.schemac.contracts.ImportedParsers.Outcome;
import dev.schemac.contracts.load.ContractException;
import dev.schemac.contracts.load.ContractFormat;
import dev.schemac.contracts.load.Formats;
import dev.schemac.contracts.report.ImportedContract;
import dev.schemac.runtime.JsonParseException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
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
 * {@code type}. No valid document is refused, and no invalid one accepted, unless a line of the report explains it: it names
 * the parser's error, is about the keyword of the validator's error or a schema around it, or both sides agree without the
 * keywords of the report.
 */
class OfficialSuiteTest {
    private static final Path SUITE =
            Path.of(System.getProperty("schemac.corpora", "../../shared/corpora"), "json-schema-test-suite");

    private static final String CONTRACT = "contract.json";

    /** The address of the files of a contract for the validator. */
    private static final String BASE = "mem:/";

    private static final Path PAGE = Path.of("src/test/contracts.md");

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
    private record Case(
            String name,
            List<JsonNode> tests,
            Way way,
            Map<String, JsonNode> files,
            Explanations explanations,
            ImportedContract imported,
            String event) {
        JsonNode document(JsonNode data) {
            return way == Way.DOCUMENT
                    ? data
                    : ExportedValidator.JSON.createObjectNode().set("v", data);
        }

        Outcome parse(ImportedParsers parsers, JsonNode data) {
            return parsers.parse(event, document(data).toString());
        }

        /** Returns whether a line of the report explains that its parser refuses a valid document. */
        boolean explainsRefused(JsonNode data, JsonParseException error) {
            return new Rejections(files, imported.differences()).explain(CONTRACT, "", document(data), error);
        }
    }

    /** A valid document that a parser refuses. */
    private record Refused(Case of, JsonNode data, JsonParseException error) {}

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
        ImportedParsers parsers = parsers(cases);
        List<Refused> unclear = new ArrayList<>();
        Counts untyped = new Counts();
        Counts typed = new Counts();
        for (Case each : cases) {
            Counts counts = each.way() == Way.MEMBER_WITH_TYPE ? typed : untyped;
            for (JsonNode test : each.tests()) {
                boolean valid = test.get("valid").asBoolean();
                JsonNode data = test.get("data");
                Outcome outcome = each.parse(parsers, data);
                counts.documents++;
                if (outcome.isAccepted() == valid) {
                    counts.agreed++;
                } else if (valid) {
                    counts.reported++; // unless judgeRefused finds no line
                    unclear.add(new Refused(each, data, outcome.error()));
                } else if (explainsAccepted(each, data)) {
                    counts.reported++;
                } else {
                    addSilent("accepted: ", each, data, "");
                }
            }
        }
        judgeRefused(unclear);
        String label = suite.folder.replace("/optional/format", ", formats with `assert`");
        List<String> rows = List.of(untyped.row(label), typed.row(label + ", with a `type`"));
        System.out.println(String.join("\n", rows) + "\n" + refused + " imports are refused");
        assertThat(silent).isEmpty();
        return rows;
    }

    private static ImportedParsers parsers(Collection<Case> cases) {
        return new ImportedParsers(cases.stream().collect(Collectors.toMap(Case::event, Case::imported)));
    }

    private static boolean explainsAccepted(Case each, JsonNode data) {
        JsonNode document = each.document(data);
        return each.explanations().coverError(document) || each.explanations().explainAccepted(document);
    }

    /**
     * The report explains a refused document if a line names the error, and the contract without the keywords of the report
     * has a parser that accepts the document. Lines about numbers, about other values than objects, and about an unknown
     * version remain.
     */
    private void judgeRefused(List<Refused> unclear) throws IOException {
        Map<Case, Case> others = new LinkedHashMap<>();
        for (Refused each : unclear) {
            if (!others.containsKey(each.of())) {
                others.put(
                        each.of(),
                        imported(
                                "without" + others.size(),
                                each.of(),
                                each.of().explanations().withoutNarrower()));
            }
        }
        ImportedParsers parsers = others.isEmpty() ? null : parsers(others.values());
        for (Refused each : unclear) {
            Case other = others.get(each.of());
            Outcome outcome = other.parse(parsers, each.data());
            boolean explained = each.of().explainsRefused(each.data(), each.error())
                    && (outcome.isAccepted() || other.explainsRefused(each.data(), outcome.error()));
            if (!explained) {
                addSilent("refused: ", each.of(), each.data(), each.error().getMessage());
            }
        }
    }

    private void addSilent(String difference, Case each, JsonNode data, String outcome) {
        silent.add(difference + each.name() + " (" + each.way() + "): " + data + " " + outcome + " "
                + each.imported().differences() + each.files());
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

    /** Whether it can be imported, or is no contract of documents at all. */
    private boolean add(String name, JsonNode schema, List<JsonNode> tests, String dialect, Way way)
            throws IOException {
        boolean wrapped = way != Way.DOCUMENT;
        ObjectNode contract = ExportedValidator.JSON.createObjectNode().put("$schema", dialect);
        Map<String, JsonNode> files = new LinkedHashMap<>();
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
            files.put(CONTRACT, contract);
        }
        if (!schema.isBoolean()) {
            ObjectNode own = ExportedValidator.JSON.createObjectNode().put("$schema", dialect);
            own.setAll((ObjectNode) schema);
            files.put(wrapped ? "member.json" : CONTRACT, own);
        }
        try {
            cases.add(imported("m" + cases.size(), new Case(name, tests, way, files, null, null, ""), files));
            return true;
        } catch (ContractException e) {
            return !wrapped && e.getMessage().contains("this schema accepts no objects");
        }
    }

    /** Imports files. Returns the case with the result. */
    private Case imported(String module, Case of, Map<String, JsonNode> files) throws IOException {
        Path root = Files.createDirectories(folder.resolve(module));
        for (Map.Entry<String, JsonNode> file : files.entrySet()) {
            Files.writeString(root.resolve(file.getKey()), file.getValue().toString(), UTF_8);
        }
        ContractImport contracts = new ContractImport(ContractFormat.JSON_SCHEMA, root, formats);
        contracts.add(root.resolve(CONTRACT), "Contract");
        ImportedContract imported = contracts.schemas(module);
        Explanations explanations = new Explanations(CONTRACT, files, imported.differences(), this::validator);
        String event = module + "." + imported.events().get(0);
        return new Case(of.name(), of.tests(), of.way(), files, explanations, imported, event);
    }

    private Schema validator(Map<String, JsonNode> files) {
        SchemaRegistryConfig config = SchemaRegistryConfig.builder()
                .formatAssertionsEnabled(formats == Formats.ASSERT)
                .build();
        String dialect = files.get(CONTRACT).path("$schema").asText();
        return SchemaRegistry.withDefaultDialect(
                        SpecificationVersion.fromDialectId(dialect).orElseThrow(),
                        builder -> builder.schemaRegistryConfig(config).schemas(iri -> file(files, iri)))
                .getSchema(SchemaLocation.of(BASE + CONTRACT));
    }

    /** Returns a file of a contract, or a remote schema of the suite. */
    private static String file(Map<String, JsonNode> files, String iri) {
        if (iri.startsWith(BASE)) {
            return files.containsKey(iri.substring(BASE.length()))
                    ? files.get(iri.substring(BASE.length())).toString()
                    : null;
        }
        try {
            Path remote = SUITE.resolve("remotes").resolve(iri.replaceFirst("^http://localhost:1234/", ""));
            return iri.startsWith("http://localhost:1234/") && Files.isRegularFile(remote)
                    ? Files.readString(remote)
                    : null;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
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
