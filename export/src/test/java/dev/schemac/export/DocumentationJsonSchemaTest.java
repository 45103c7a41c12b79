package dev.schemac.export;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.schemac.codegen.CompilerOptions;
import dev.schemac.codegen.SchemaCompiler;
import dev.schemac.contracts.ExportedValidator;
import dev.schemac.dsl.SchemaSource;
import dev.schemac.dsl.model.ScalarType;
import dev.schemac.runtime.EventRuntime;
import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.JsonParseException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.assertj.core.api.SoftAssertions;
import org.junit.jupiter.api.Test;

/** The tables of types and differences are true: those of the pages, and {@code json-schema-cases.md}, which has all. */
class DocumentationJsonSchemaTest {
    private static final Path HOW_TO = Path.of("..", "docs", "json-schema.md");
    private static final Path REFERENCE = Path.of("..", "docs", "json-schema-reference.md");
    private static final Path CASES = Path.of("src/test/resources/documentation/json-schema-cases.md");
    private static final String IMPORTS = "import java.net.*; import java.time.*; import dev.schemac.codegen.*;\n";
    private static final String POINT = ";\ncreate json schema Point(x int);";

    private final SchemaCompiler compiler = new SchemaCompiler(CompilerOptions.DEFAULT.withClassPath(
            List.of(Path.of("target/test-classes").toAbsolutePath())));

    @Test
    void eachTypeIsDescribedAsShown() throws IOException {
        SoftAssertions softly = new SoftAssertions();
        List<List<String>> rows = rows(CASES, "| type | JSON Schema |");
        for (List<String> row : rows) {
            String type = row.get(0);
            boolean adapted = type.endsWith(" with an adapter");
            String schema = adapted
                    ? "@JsonSchemaField(name=v, adapter=EpochDate) create json schema T(v java.util.Date)"
                    : "create json schema T(v " + type + ")";
            ObjectNode exported = (ObjectNode) ExportedValidator.tree(ExportTarget.JSON_SCHEMA
                            .export(compiler.link(sources(schema), List.of()).schemas(), List.of("T"))
                            .text())
                    .at("/$defs/T/properties/v");
            if (row.get(1).contains("\"pattern\":\"...\"")) {
                assertThat(exported.path("pattern").asText())
                        .as(type)
                        .startsWith("^")
                        .endsWith("$");
                exported.put("pattern", "...");
            }
            softly.assertThat(exported.toString())
                    .as(type)
                    .isEqualTo(ExportedValidator.tree(row.get(1)).toString());
        }
        softly.assertAll();
        assertThat(rows(REFERENCE, "| type | JSON Schema |"))
                .as("rows of the page")
                .hasSizeGreaterThan(10)
                .isSubsetOf(rows);
        assertThat(rows)
                .as("the types in %s", CASES)
                .extracting(row -> row.get(0).toLowerCase(Locale.ROOT))
                .containsAll(Stream.of(ScalarType.values())
                        .map(type -> type.toString().toLowerCase(Locale.ROOT))
                        .toList());
    }

    @Test
    void theTwoDifferAsShown() throws IOException {
        SoftAssertions softly = new SoftAssertions();
        List<List<String>> rows = rows(CASES, "| column | document | `STRICT` | schema | with formats | because |");
        assertThat(rows).hasSizeGreaterThan(10);
        assertThat(rows(HOW_TO, "| column | document | `STRICT` | schema | because |"))
                .as("rows of the page")
                .hasSizeGreaterThan(2)
                .allSatisfy(shown -> assertThat(rows).anySatisfy(row -> {
                    assertThat(row.subList(0, 2)).isEqualTo(shown.subList(0, 2));
                    assertThat(List.of(verb(row.get(2), row.get(2)), verb(row.get(3), row.get(4))))
                            .isEqualTo(shown.subList(2, 4));
                }));
        for (List<String> row : rows) {
            List<SchemaSource> sources = sources("create json schema T(" + row.get(0) + ")");
            JsonNode document = ExportedValidator.tree(row.get(1));
            softly.assertThat(List.of(
                            outcome(parserAccepts(sources, row.get(1))),
                            outcome(validator(sources, false).refusal(document).isEmpty()),
                            outcome(validator(sources, true).refusal(document).isEmpty())))
                    .as(row.get(0) + " " + row.get(1))
                    .isEqualTo(row.subList(2, 5));
        }
        softly.assertAll();
    }

    private static String verb(String accepted, String withFormats) {
        return (accepted.equals(withFormats) ? accepted : withFormats).equals("yes")
                ? "accepts"
                : "rejects" + (accepted.equals(withFormats) ? "" : ", if it checks formats");
    }

    private ExportedValidator validator(List<SchemaSource> sources, boolean assertsFormats) {
        return ExportedValidator.of(compiler, sources, "T", assertsFormats);
    }

    private boolean parserAccepts(List<SchemaSource> sources, String json) {
        EventRuntime runtime = new EventRuntime();
        compiler.deploy(runtime, sources);
        try {
            runtime.eventSender("T").withOptions(JsonOptions.STRICT).parse(json);
            return true;
        } catch (JsonParseException e) {
            return false;
        }
    }

    private static String outcome(boolean accepted) {
        return accepted ? "yes" : "no";
    }

    private static List<SchemaSource> sources(String statement) {
        return List.of(new SchemaSource("T.epl", IMPORTS + statement + POINT));
    }

    /** The cells of a table without the backticks around them. */
    private static List<List<String>> rows(Path page, String header) throws IOException {
        List<String> lines = Files.readString(page).lines().toList();
        int first = lines.indexOf(header) + 2;
        return lines.stream()
                .skip(first)
                .takeWhile(line -> line.startsWith("| "))
                .map(line -> Arrays.stream(line.substring(2, line.length() - 2).split(" (?<!\\\\)\\| "))
                        .map(cell -> cell.strip().replaceAll("^`(.*)`", "$1").replace("\\|", "|"))
                        .toList())
                .toList();
    }
}
