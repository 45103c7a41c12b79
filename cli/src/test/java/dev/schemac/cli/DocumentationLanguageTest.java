package dev.schemac.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.schemac.cli.DocumentationPage.Block;
import dev.schemac.cli.DocumentationPage.Row;
import dev.schemac.codegen.SchemaCompiler;
import dev.schemac.codegen.ValueStyle;
import dev.schemac.dsl.AnnotationPlacement;
import dev.schemac.dsl.SchemaSource;
import dev.schemac.dsl.analysis.Vocabulary;
import dev.schemac.dsl.analysis.Vocabulary.Attribute;
import dev.schemac.dsl.diagnostic.SchemaException;
import dev.schemac.dsl.model.ScalarType;
import dev.schemac.runtime.EventRuntime;
import dev.schemac.runtime.JsonOptions;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.assertj.core.api.SoftAssertions;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The schemas and documents of the pages about the language are compiled, parsed and written as shown. */
@Tag("slow")
class DocumentationLanguageTest {
    /** A block that begins a line with this holds several files. */
    private static final Pattern FILE = Pattern.compile("(?m)^// file: (.+)\\n");

    private static final List<DocumentationPage> PAGES = Stream.of(
                    "language.md", "types.md", "rules.md", "java-classes.md")
            .flatMap(name -> Stream.of(DocumentationPage.read(name), DocumentationPage.readRows(name)))
            .toList();

    private final SchemaCompiler compiler = DocumentedSchemas.compiler(ValueStyle.BEAN);

    @ParameterizedTest
    @EnumSource
    void examplesCompile(ValueStyle style) {
        int examples = 0;
        for (DocumentationPage page : PAGES) {
            for (Block example : page.blocks("epl")) {
                assertThat(DocumentedSchemas.compiler(style)
                                .deploy(new EventRuntime(), sources(example))
                                .eventTypeNames())
                        .as("%s, line %d", page.name(), example.line())
                        .isNotEmpty();
                examples++;
            }
        }
        assertThat(examples).isGreaterThan(20);
    }

    @Test
    void erroneousExamplesGetTheDiagnosticsShown() {
        int examples = 0;
        for (DocumentationPage page : PAGES) {
            for (Block example : page.blocks("epl error")) {
                Block diagnostics = page.after(example);
                assertThat(diagnostics.info())
                        .as("%s, line %d", page.name(), diagnostics.line())
                        .isEqualTo("text");
                assertThatThrownBy(() -> compiler.generate(sources(example)))
                        .as("%s, line %d", page.name(), example.line())
                        .isInstanceOf(SchemaException.class)
                        .hasMessage(diagnostics.content().stripTrailing());
                examples++;
            }
        }
        assertThat(examples).isEqualTo(8);
    }

    @ParameterizedTest
    @EnumSource
    void valuesAreReadAndWrittenAsShown(ValueStyle style) {
        List<Row> accepted = rows("type", "accepted", "written back");
        List<Row> rejected = rows("type", "rejected", "error");
        assertThat(accepted).hasSizeGreaterThanOrEqualTo(65);
        assertThat(rejected).hasSizeGreaterThanOrEqualTo(30);
        DocumentedSchemas schemas = new DocumentedSchemas(style);
        accepted.forEach(row -> schemas.add(columns(row)));
        rejected.forEach(row -> schemas.add(columns(row)));
        schemas.deploy();
        SoftAssertions softly = new SoftAssertions();
        for (Row row : accepted) {
            softly.assertThat(schemas.outcome(columns(row), "{\"v\":" + row.code(1) + "}", JsonOptions.DEFAULT))
                    .as("%s, line %d", row.code(0), row.line())
                    .isEqualTo("{\"v\":" + row.code(2) + "}");
        }
        for (Row row : rejected) {
            softly.assertThat(schemas.outcome(columns(row), "{\"v\":" + row.code(1) + "}", JsonOptions.DEFAULT))
                    .as("%s, line %d", row.code(0), row.line())
                    .isEqualTo(row.code(2));
        }
        softly.assertAll();
    }

    @ParameterizedTest
    @EnumSource
    void valuesOfEachScalarAreShown(ScalarType scalar) {
        assertThat(rows("type", "accepted", "written back"))
                .as("'%s' in the first column", scalar)
                .anyMatch(row -> row.code(0).equalsIgnoreCase(scalar.toString()));
    }

    @ParameterizedTest
    @EnumSource
    void documentsAreReadAndWrittenAsShown(ValueStyle style) {
        List<Row> rows = Stream.of("written back", "result")
                .flatMap(header -> rows("schema", "document", header).stream())
                .toList();
        assertThat(rows).hasSizeGreaterThanOrEqualTo(64);
        DocumentedSchemas schemas = new DocumentedSchemas(style);
        rows.forEach(row -> schemas.add(row.code(0)));
        schemas.deploy();
        SoftAssertions softly = new SoftAssertions();
        for (Row row : rows) {
            softly.assertThat(schemas.outcome(row.code(0), row.code(1), JsonOptions.DEFAULT))
                    .as("%s, line %d", row.code(0), row.line())
                    .isEqualTo(row.code(2));
        }
        softly.assertAll();
    }

    @ParameterizedTest
    @EnumSource
    void columnsAreCalledInJavaAsShown(ValueStyle style) {
        List<Row> rows = rows("column", "bean", "record");
        assertThat(rows).isNotEmpty();
        SoftAssertions softly = new SoftAssertions();
        for (Row row : rows) {
            EventRuntime runtime = new EventRuntime();
            String schema = "create json schema T(" + row.code(0) + ")";
            DocumentedSchemas.compiler(style).deploy(runtime, List.of(new SchemaSource("names.epl", schema)));
            softly.assertThat(runtime.eventType("T").type().getMethods())
                    .as("%s, line %d", row.code(0), row.line())
                    .extracting(method -> method.getName() + "()")
                    .contains(row.code(style == ValueStyle.BEAN ? 1 : 2));
        }
        softly.assertAll();
    }

    /** Each short form is shown, and {@code fmt} converts it as shown. */
    @Test
    void shortFormsAreWhatTheTableShows() {
        List<Row> rows = rows("before the column", "column", "`@Column`");
        for (Row row : rows) {
            String before = "create json schema T(" + row.code(0) + " " + row.code(1) + ");\n";
            String above = "@Column(name=a, " + row.code(2) + ")\ncreate json schema T(" + row.code(1) + ");\n";
            assertThat(moved(before, AnnotationPlacement.ABOVE))
                    .as("line %d", row.line())
                    .isEqualTo(above);
            assertThat(moved(above, AnnotationPlacement.BESIDE))
                    .as("line %d", row.line())
                    .isEqualTo(before);
        }
        assertThat(rows.stream().map(row -> row.code(0).replaceFirst("\\(.*", "")))
                .containsOnly(Vocabulary.columnAnnotations().stream()
                        .filter(annotation -> !annotation.sameAs().isEmpty())
                        .map(annotation -> "@" + annotation.name())
                        .toArray(String[]::new));
    }

    private String moved(String text, AnnotationPlacement placement) {
        return compiler.format(List.of(new SchemaSource("T.epl", text)), placement)
                .get(0)
                .text();
    }

    /** The rows of one attribute are those that editors show; rules have a page of their own. */
    @Test
    void theAttributesOfColumnsAreThoseOfTheLanguage() {
        Map<String, String> documented = new TreeMap<>();
        for (Row row : DocumentationPage.read("language.md").rows("attribute", "meaning")) {
            Matcher names = Pattern.compile("`([^`]+)`").matcher(row.cells().get(0));
            while (names.find()) {
                String meaning = row.cells()
                        .get(1)
                        .replaceAll("\\[([^]]*)]\\([^)]*\\)", "$1")
                        .replace("`", "");
                documented.put(names.group(1), meaning);
            }
        }
        Map<String, String> known = new TreeMap<>();
        for (Attribute attribute : Vocabulary.attributes("Column")) {
            boolean rule = "rules on values".equals(documented.get(attribute.name()));
            known.put(rule ? attribute.name() : attribute.sample(), rule ? "rules on values" : attribute.meaning());
        }
        assertThat(known).isEqualTo(documented);
    }

    @Test
    void theClassesAreThoseThatRun() throws IOException {
        String place = Files.readString(Path.of("src/test/java/com/acme/Place.java"));
        String adapter = Files.readString(Path.of("src/test/java/com/acme/EpochDate.java"));
        List<Block> blocks = DocumentationPage.read("java-classes.md").blocks("java");
        assertThat(blocks).hasSize(3);
        assertThat(place).endsWith(blocks.get(0).content());
        assertThat(adapter).endsWith(blocks.get(2).content());
    }

    @Test
    void theGrammarHasTheRulesOfTheParser() throws IOException {
        String parser = Files.readString(Path.of("../schema-dsl/src/main/antlr4/dev/schemac/dsl/syntax/SchemaDsl.g4"));
        List<Block> grammars =
                DocumentationPage.read(Path.of("../schema-dsl"), "GRAMMAR.md").blocks("ebnf");
        assertThat(grammars).hasSize(1);
        Set<String> documented = rules(grammars.get(0).content(), "(?m)^([a-z]\\w+) +=");
        documented.remove("module");
        assertThat(documented).isEqualTo(rules(parser, "(?m)^([a-z]\\w+)$"));
    }

    /** The rows of all tables with this header, of all pages. */
    private static List<Row> rows(String... header) {
        return PAGES.stream().flatMap(page -> page.rows(header).stream()).toList();
    }

    private static Set<String> rules(String text, String pattern) {
        return Pattern.compile(pattern)
                .matcher(text)
                .results()
                .map(result -> result.group(1))
                .filter(name -> !name.equals("grammar"))
                .collect(Collectors.toCollection(TreeSet::new));
    }

    /** A type makes a column {@code v}; statements declare one themselves. */
    private static String columns(Row row) {
        String text = row.code(0);
        return text.startsWith("@") || text.startsWith("create ") ? text : "v " + text;
    }

    private static List<SchemaSource> sources(Block block) {
        String[] parts = FILE.split(block.content());
        List<String> names = FILE.matcher(block.content())
                .results()
                .map(result -> result.group(1))
                .toList();
        if (names.isEmpty()) {
            return List.of(new SchemaSource("example.epl", block.content()));
        }
        List<SchemaSource> sources = new ArrayList<>();
        for (int i = 0; i < names.size(); i++) {
            sources.add(new SchemaSource(names.get(i), parts[i + 1]));
        }
        return sources;
    }
}
