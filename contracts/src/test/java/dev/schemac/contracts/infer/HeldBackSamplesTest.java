package dev.schemac.contracts.infer;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import dev.schemac.codegen.CompilerOptions;
import dev.schemac.codegen.SchemaCompiler;
import dev.schemac.dsl.SchemaSource;
import dev.schemac.runtime.EventRuntime;
import dev.schemac.runtime.JsonParseException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * Real documents of many kinds. A schema is inferred from four fifths of the samples of a kind, and reads the others. The
 * numbers are the table of {@code src/test/inference.md}, which {@code -Pslow -Dschemac.golden.update=true} writes again.
 */
@Tag("slow")
class HeldBackSamplesTest {
    private static final Path CONTRACTS = Path.of(System.getProperty("schemac.contracts", "../../shared/contracts"));
    private static final Path CORPORA = Path.of(System.getProperty("schemac.corpora", "../../shared/corpora"));

    private static final Path PAGE = Path.of("src/test/inference.md");
    private static final String MARK = "<!-- inference -->\n";

    /** One sample of so many is held back. */
    private static final int FIFTH = 5;

    private static final JsonMapper JSON = JsonMapper.builder()
            .enable(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS)
            .build();

    /** Schemas of JSON Schema, with types of members that no known sample has. */
    private static final List<String> TYPES_OF_NO_KNOWN_SAMPLE = List.of(
            "JSON Schemas of SchemaStore: expected string but found array at $.type (line 1, column 3476)",
            "JSON Schemas of webhooks: expected boolean but found object at $.properties.author.oneOf[0]"
                    + ".additionalProperties (line 1, column 272)",
            "JSON Schemas of webhooks: expected string but found array at $.properties.issue.allOf[1].properties"
                    + ".active_lock_reason.type (line 1, column 401)");

    private record Kind(List<JsonNode> known, List<JsonNode> heldBack, InferredSchema schema) {
        long declarations(String statement) {
            return schema.text()
                    .lines()
                    .filter(line -> line.startsWith(statement))
                    .count();
        }

        int samples() {
            return known.size() + heldBack.size();
        }
    }

    private final Map<String, Kind> kinds = new LinkedHashMap<>();

    @Test
    void theSchemaReadsSamplesThatItWasNotInferredFrom() throws IOException {
        for (Path folder : List.of(CONTRACTS, CORPORA)) {
            Assumptions.assumeTrue(
                    Files.isDirectory(folder),
                    () -> "skipped: no documents at " + folder
                            + "; -Dschemac.contracts and -Dschemac.corpora name the folders");
        }
        addContracts();
        addCorpora();
        addInterface();
        assertThat(kinds).hasSizeGreaterThanOrEqualTo(20);

        List<SchemaSource> sources = new ArrayList<>();
        kinds.values()
                .forEach(kind -> sources.add(new SchemaSource(
                        "m" + sources.size() + ".epl", kind.schema().text())));
        EventRuntime runtime = new EventRuntime();
        new SchemaCompiler(CompilerOptions.DEFAULT).deploy(runtime, sources);

        StringBuilder table = new StringBuilder("| documents | samples | held back | read | schemas | unions | maps |\n"
                + "|---|---|---|---|---|---|---|\n");
        List<String> problems = new ArrayList<>();
        int module = 0;
        for (Map.Entry<String, Kind> named : kinds.entrySet()) {
            Kind kind = named.getValue();
            var sender = runtime.eventSender("m" + module++ + ".Sample");
            kind.known().forEach(sample -> sender.parse(sample.toString()));
            int read = 0;
            for (JsonNode sample : kind.heldBack()) {
                try {
                    sender.parse(sample.toString());
                    read++;
                } catch (JsonParseException e) {
                    problems.add(named.getKey() + ": " + e.getMessage());
                }
            }
            table.append("| ")
                    .append(Stream.of(
                                    named.getKey(),
                                    kind.samples(),
                                    kind.heldBack().size(),
                                    read,
                                    kind.declarations("create json schema"),
                                    kind.schema()
                                            .text()
                                            .lines()
                                            .filter(line -> line.matches("@JsonSchema\\((discriminator=|wrapper=).*"))
                                            .count(),
                                    kind.schema().maps().size())
                            .map(String::valueOf)
                            .collect(Collectors.joining(" | ")))
                    .append(" |\n");
        }
        String page = Files.readString(PAGE);
        int at = page.indexOf(MARK) + MARK.length();
        if (Boolean.getBoolean("schemac.golden.update")) {
            Files.writeString(PAGE, page.substring(0, at) + table);
        }
        assertThat(problems).containsExactlyElementsOf(TYPES_OF_NO_KNOWN_SAMPLE);
        assertThat(Files.readString(PAGE).substring(at)).isEqualTo(table.toString());
    }

    private void addContracts() throws IOException {
        Path store = CONTRACTS.resolve("schemastore/src");
        for (String name : List.of("package", "dependabot-2.0", "chrome-manifest")) {
            add(name, documents(store.resolve("test/" + name)));
        }
        add("JSON Schemas of SchemaStore", documents(store.resolve("schemas/json")));
        Path webhooks = CONTRACTS.resolve("github-webhooks/payload-examples/api.github.com");
        for (String event : List.of("issues", "issue_comment", "label", "push", "release")) {
            add("webhooks: " + event, documents(webhooks.resolve(event)));
        }
        add("webhooks: all", documents(webhooks));
        add("JSON Schemas of webhooks", documents(CONTRACTS.resolve("github-webhooks/payload-schemas")));
    }

    private void addCorpora() throws IOException {
        JsonNode tweets = document("examples/twitter.json").get("statuses");
        add("tweets", list(tweets));
        add(
                "users of tweets",
                list(tweets).stream().map(tweet -> tweet.get("user")).toList());
        add("timeline", list(document("examples/twitter_timeline.json")));
        JsonNode catalog = document("examples/citm_catalog.json");
        add("events", list(catalog.get("events")));
        add("performances", list(catalog.get("performances")));
        add("people", list(document("examples/random.json").get("result")));
        for (String draft : List.of("draft7", "draft2020-12")) {
            add(
                    "test groups of " + draft,
                    documents(CORPORA.resolve("json-schema-test-suite/" + draft)).stream()
                            .flatMap(file -> list(file).stream())
                            .toList());
        }
        add("OpenAPI documents", documents(CORPORA.resolve("openapi")));
        for (String cases : List.of("interop-cases", "resource-and-fault-cases")) {
            List<JsonNode> lines = new ArrayList<>();
            for (String line : Files.readAllLines(CORPORA.resolve("own/" + cases + ".ndjson"))) {
                lines.add(JSON.readTree(line));
            }
            add(cases, lines);
        }
    }

    /** The parts of one large contract. */
    private void addInterface() throws IOException {
        JsonNode contract;
        try (InputStream in =
                new GZIPInputStream(Files.newInputStream(CORPORA.resolve("openapi/github-rest.json.gz")))) {
            contract = JSON.readTree(in);
        }
        add(
                "operations on issues and pull requests",
                contract.get("paths").properties().stream()
                        .filter(path -> path.getKey().contains("/issues")
                                || path.getKey().contains("/pulls"))
                        .flatMap(path -> list(path.getValue()).stream())
                        .toList());
        for (String part : List.of("parameters", "responses", "examples")) {
            add("OpenAPI " + part, list(contract.get("components").get(part)));
        }
    }

    private void add(String name, List<JsonNode> all) {
        List<JsonNode> known = new ArrayList<>();
        List<JsonNode> heldBack = new ArrayList<>();
        SchemaInference inference = new SchemaInference("Sample");
        for (JsonNode sample : all) {
            if (!sample.isObject()) {
                continue;
            }
            if ((known.size() + heldBack.size()) % FIFTH == FIFTH - 1) {
                heldBack.add(sample);
            } else {
                byte[] json = sample.toString().getBytes(UTF_8);
                inference.add(json, 0, json.length);
                known.add(sample);
            }
        }
        assertThat(heldBack).as(name).isNotEmpty();
        kinds.put(name, new Kind(known, heldBack, inference.inferred("m" + kinds.size(), InferenceOptions.DEFAULT)));
    }

    /** The elements of an array, or the values of an object. */
    private static List<JsonNode> list(JsonNode value) {
        return StreamSupport.stream(value.spliterator(), false).toList();
    }

    private static JsonNode document(String name) throws IOException {
        return JSON.readTree(Files.readAllBytes(CORPORA.resolve(name)));
    }

    private static List<JsonNode> documents(Path folder) throws IOException {
        List<JsonNode> documents = new ArrayList<>();
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : files.filter(path -> path.toString().endsWith(".json"))
                    .sorted()
                    .toList()) {
                documents.add(JSON.readTree(Files.readAllBytes(file)));
            }
        }
        return documents;
    }
}
