package dev.schemac.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.schemac.dsl.LinkedSchemas;
import dev.schemac.dsl.SchemaLoader;
import dev.schemac.dsl.SchemaSource;
import dev.schemac.dsl.diagnostic.Diagnostic;
import dev.schemac.dsl.diagnostic.Diagnostic.Severity;
import dev.schemac.dsl.diagnostic.DiagnosticCode;
import dev.schemac.dsl.diagnostic.DiagnosticCode.Group;
import dev.schemac.dsl.diagnostic.Diagnostics;
import dev.schemac.dsl.diagnostic.SchemaException;
import dev.schemac.dsl.lint.LintOptions;
import dev.schemac.dsl.model.JavaClasses;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.assertj.core.api.SoftAssertions;
import org.junit.jupiter.api.Test;

/** {@code docs/errors.md} is what the codes say about themselves; {@code -Dschemac.docs.update=true} writes it anew. */
class DocumentationErrorsTest {
    private static final boolean UPDATE = Boolean.getBoolean("schemac.docs.update");

    private static final Path PAGE = Path.of("../docs/errors.md");

    private static final String HEAD = """
            # Errors in schemas, by code

            Every diagnostic ends with a code, which never changes its meaning, and a name that means the same. Each code is always an error or always a
            warning; the line after its title names which. `schemac explain CODE` prints the same as this page.

            | codes | found by | errors | warnings |
            |---|---|---|---|
            %s
            In the examples, a comment separates files, or the old schema from the new one.
            """;

    /**
     * Their examples leave something out, need a class or other bytes, or are about what is done with a correct schema.
     */
    private static final Set<DiagnosticCode> NOT_TEXT = EnumSet.of(
            DiagnosticCode.NOT_UTF_8,
            DiagnosticCode.SAME_SOURCE_NAME,
            DiagnosticCode.TOO_DEEP,
            DiagnosticCode.HALF_SURROGATE,
            DiagnosticCode.TOO_MANY_COLUMNS,
            DiagnosticCode.TOO_MANY_DIMENSIONS,
            DiagnosticCode.CLASS_NOT_USABLE,
            DiagnosticCode.CLASS_PROPERTY,
            DiagnosticCode.PROVIDED_CLASS,
            DiagnosticCode.CLASS_TRAIT,
            DiagnosticCode.ADAPTER,
            DiagnosticCode.UNKNOWN_CONSTANT,
            DiagnosticCode.TOO_MANY_ANCESTORS,
            DiagnosticCode.NOT_PUBLIC,
            DiagnosticCode.JAVA_NAME,
            DiagnosticCode.JAVA_COLUMN_NAME,
            DiagnosticCode.JAVA_PACKAGE,
            DiagnosticCode.JAVA_LIMIT,
            DiagnosticCode.JAVA_RECORD_LIMIT,
            DiagnosticCode.ESPER_WIDTH);

    @Test
    void thePageListsEveryCode() throws IOException {
        StringBuilder page = new StringBuilder(HEAD.formatted(
                Stream.of(Group.values()).map(DocumentationErrorsTest::row).collect(Collectors.joining())));
        for (DiagnosticCode code : DiagnosticCode.values()) {
            page.append("\n## ")
                    .append(code)
                    .append(": ")
                    .append(code.title())
                    .append("\n\n`")
                    .append(code.rule())
                    .append("`, ")
                    .append(severity(code))
                    .append("\n\n```epl\n");
            page.append(code.example())
                    .append("\n```\n\n")
                    .append(code.fix().replace("<", "\\<"))
                    .append('\n');
        }
        if (UPDATE) {
            Files.writeString(PAGE, page);
        }
        assertThat(Files.readString(PAGE))
                .as("docs/errors.md; -Dschemac.docs.update=true writes it")
                .isEqualTo(page.toString());
    }

    private static String row(Group group) {
        List<DiagnosticCode> codes = Stream.of(DiagnosticCode.values())
                .filter(code -> code.group() == group)
                .toList();
        return "| " + codes.get(0) + " to " + codes.get(codes.size() - 1) + " | "
                + switch (group) {
                    case SCHEMA -> "every command that reads schemas";
                    case ESPER -> "the option `--esper`";
                    case LINT -> "`schemac check`";
                    case BREAKING -> "`schemac breaking`";
                }
                + " | " + count(codes, Severity.ERROR) + " | " + count(codes, Severity.WARNING) + " |\n";
    }

    private static long count(List<DiagnosticCode> codes, Severity severity) {
        return codes.stream().filter(code -> code.severity() == severity).count();
    }

    private static String severity(DiagnosticCode code) {
        return code.severity().name().toLowerCase(Locale.ROOT);
    }

    /** As {@code DocumentationLinksTest} does it: the anchor of a heading on the page. */
    @Test
    void editorsLinkToTheSectionsOfThePage() throws IOException {
        List<String> anchors = Files.readString(PAGE)
                .lines()
                .filter(line -> line.startsWith("## SC"))
                .map(line -> line.substring(3).toLowerCase(Locale.ROOT))
                .map(line -> line.replaceAll("[^\\p{L}\\p{N}_ -]", "").replace(' ', '-'))
                .toList();
        assertThat(Stream.of(DiagnosticCode.values()).map(DiagnosticCode::page))
                .containsExactlyElementsOf(anchors.stream()
                        .map(anchor -> "https://schemac.dev/docs/errors.md#" + anchor)
                        .toList());
    }

    /** The page once listed SC072 to SC077 as warnings. */
    @Test
    void thePageNamesTheSeverityThatIsReported() throws IOException {
        Matcher section = Pattern.compile("## (SC\\d{3}): .*\n\n`[a-z0-9-]+`, (error|warning)\n")
                .matcher(Files.readString(PAGE));
        Map<String, String> listed = new HashMap<>();
        while (section.find()) {
            listed.put(section.group(1), section.group(2));
        }
        SoftAssertions softly = new SoftAssertions();
        for (DiagnosticCode code : EnumSet.complementOf(EnumSet.copyOf(NOT_TEXT))) {
            for (Diagnostic found : diagnostics(code.example())) {
                softly.assertThat(found.severity().name().toLowerCase(Locale.ROOT))
                        .as("severity of %s in %s", found.code(), code.example())
                        .isEqualTo(listed.get(found.code().toString()));
            }
        }
        softly.assertAll();
        assertThat(listed)
                .hasSize(DiagnosticCode.values().length)
                .containsEntry("SC070", "warning")
                .containsEntry("SC072", "error")
                .containsEntry("SC073", "error")
                .containsEntry("SC075", "error")
                .containsEntry("SC076", "error")
                .containsEntry("SC077", "error");
    }

    @Test
    void examplesGetTheirCode() {
        SoftAssertions softly = new SoftAssertions();
        for (DiagnosticCode code : EnumSet.complementOf(EnumSet.copyOf(NOT_TEXT))) {
            softly.assertThat(diagnostics(code.example()))
                    .as(code.example())
                    .extracting(Diagnostic::code)
                    .contains(code);
        }
        softly.assertAll();
    }

    private static List<Diagnostic> changes(String example) {
        String[] texts = example.split("\n// then\n");
        Diagnostics diagnostics = new Diagnostics();
        SchemaLoader.load(List.of(new SchemaSource("new.epl", texts[1])))
                .findBreakingChanges(
                        SchemaLoader.load(List.of(new SchemaSource("old.epl", texts[0]))), Set.of(), diagnostics);
        return diagnostics.list();
    }

    private static List<Diagnostic> diagnostics(String example) {
        if (example.contains("\n// then\n")) {
            return changes(example);
        }
        List<SchemaSource> sources = new ArrayList<>();
        for (String text : example.split("\n// next file\n")) {
            sources.add(new SchemaSource(sources.size() + ".epl", text));
        }
        List<Diagnostic> diagnostics;
        try {
            LinkedSchemas schema = SchemaLoader.load(sources, JavaClasses.NONE, true);
            Diagnostics lint = new Diagnostics();
            schema.lint(JavaClasses.NONE, LintOptions.DEFAULT, lint);
            diagnostics = Stream.concat(schema.warnings().stream(), lint.list().stream())
                    .toList();
        } catch (SchemaException e) {
            diagnostics = e.diagnostics();
        }
        return diagnostics;
    }
}
