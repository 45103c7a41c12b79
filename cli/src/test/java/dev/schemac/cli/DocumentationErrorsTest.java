package dev.schemac.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.schemac.dsl.LoadedSchemas;
import dev.schemac.dsl.SchemaLoader;
import dev.schemac.dsl.SchemaSource;
import dev.schemac.dsl.diagnostic.Diagnostic;
import dev.schemac.dsl.diagnostic.DiagnosticCode;
import dev.schemac.dsl.diagnostic.Diagnostics;
import dev.schemac.dsl.diagnostic.SchemaException;
import dev.schemac.dsl.lint.LintOptions;
import dev.schemac.dsl.model.JavaClasses;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.assertj.core.api.SoftAssertions;
import org.junit.jupiter.api.Test;

/** {@code docs/errors.md} is what the codes say about themselves; {@code -Dschemac.docs.update=true} writes it anew. */
class DocumentationErrorsTest {
    private static final boolean UPDATE = Boolean.getBoolean("schemac.docs.update");

    private static final Path PAGE = Path.of("../docs/errors.md");

    private static final String HEAD = """
            # Errors in schemas, by code

            Every diagnostic ends with a code, which never changes its meaning. Its rule has a name, too. `schemac explain CODE` prints the same as this
            page.

            | codes | are |
            |---|---|
            | up to SC069 | errors |
            | SC070 to SC079 | warnings |
            | SC080 to SC099 | warnings of what Esper would not accept, with `--esper` |
            | SC100 to SC199 | warnings of `schemac check` |
            | SC200 and up | found by `schemac breaking` |

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
            DiagnosticCode.ESPER_WIDTH,
            DiagnosticCode.CONSTANT_REMOVED,
            DiagnosticCode.CONSTANT_ADDED,
            DiagnosticCode.CONSTANTS_REFUSED);

    @Test
    void thePageListsEveryCode() throws IOException {
        StringBuilder page = new StringBuilder(HEAD);
        for (DiagnosticCode code : DiagnosticCode.values()) {
            page.append("\n## ")
                    .append(code)
                    .append(": ")
                    .append(code.title())
                    .append("\n\n`")
                    .append(code.rule())
                    .append("`\n\n```epl\n");
            page.append(code.example())
                    .append("\n```\n\n")
                    .append(code.fix().replace("<", "\\<"))
                    .append('\n');
        }
        if (UPDATE) {
            Files.writeString(PAGE, page);
        }
        assertThat(Files.readString(PAGE)).isEqualTo(page.toString());
    }

    @Test
    void examplesGetTheirCode() {
        SoftAssertions softly = new SoftAssertions();
        for (DiagnosticCode code : EnumSet.complementOf(EnumSet.copyOf(NOT_TEXT))) {
            softly.assertThat(codes(code.example())).as(code.example()).contains(code);
        }
        softly.assertAll();
    }

    private static List<DiagnosticCode> changes(String example) {
        String[] texts = example.split("\n// then\n");
        Diagnostics diagnostics = new Diagnostics();
        SchemaLoader.load(List.of(new SchemaSource("new.epl", texts[1])))
                .findBreakingChanges(
                        SchemaLoader.load(List.of(new SchemaSource("old.epl", texts[0]))), Set.of(), diagnostics);
        return diagnostics.list().stream().map(Diagnostic::code).toList();
    }

    private static List<DiagnosticCode> codes(String example) {
        if (example.contains("\n// then\n")) {
            return changes(example);
        }
        List<SchemaSource> sources = new ArrayList<>();
        for (String text : example.split("\n// next file\n")) {
            sources.add(new SchemaSource(sources.size() + ".epl", text));
        }
        List<Diagnostic> diagnostics;
        try {
            LoadedSchemas schema = SchemaLoader.load(sources, JavaClasses.NONE, true);
            Diagnostics lint = new Diagnostics();
            schema.lint(JavaClasses.NONE, LintOptions.DEFAULT, lint);
            diagnostics = Stream.concat(schema.warnings().stream(), lint.list().stream())
                    .toList();
        } catch (SchemaException e) {
            diagnostics = e.diagnostics();
        }
        return diagnostics.stream().map(Diagnostic::code).toList();
    }
}
