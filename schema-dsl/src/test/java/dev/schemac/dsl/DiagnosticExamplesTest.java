package dev.schemac.dsl;

import static org.assertj.core.api.Assertions.assertThat;

import dev.schemac.dsl.diagnostic.Diagnostic;
import dev.schemac.dsl.diagnostic.DiagnosticCode;
import dev.schemac.dsl.diagnostic.Diagnostics;
import dev.schemac.dsl.diagnostic.SchemaException;
import dev.schemac.dsl.lint.LintOptions;
import dev.schemac.dsl.model.JavaClasses;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.EnumSource.Mode;

/** The example of a code gets that code, and no other. */
class DiagnosticExamplesTest {
    @ParameterizedTest
    @EnumSource(
            mode = Mode.EXCLUDE,
            names = {
                // not schema text, or abridged
                "NOT_UTF_8",
                "SAME_SOURCE_NAME",
                "TOO_DEEP",
                "HALF_SURROGATE",
                "TOO_MANY_COLUMNS",
                "TOO_MANY_DIMENSIONS",
                "TOO_MANY_ANCESTORS",
                "ESPER_WIDTH",
                // between runs
                "NOT_PUBLIC",
                // found while generating
                "JAVA_NAME",
                "JAVA_COLUMN_NAME",
                "JAVA_PACKAGE",
                "JAVA_LIMIT",
                "JAVA_RECORD_LIMIT",
                // of enums that change
                "CONSTANT_REMOVED",
                "CONSTANT_ADDED",
                "CONSTANTS_REFUSED"
            })
    void getsItsCode(DiagnosticCode code) {
        Stream<Diagnostic> found = switch (code.group()) {
            case LINT -> lint(code.example());
            case BREAKING -> breaking(code.example());
            default -> diagnose(code.example());
        };
        assertThat(found.map(Diagnostic::code).distinct()).containsExactly(code);
    }

    @Test
    void theOthersAreFound() {
        String wide = "create json schema A(" + "c int,".repeat(10_000) + "d int)";

        assertThat(diagnose("create json schema A(a " + "List<".repeat(1_000) + "int" + ">".repeat(1_000) + ")")
                        .map(Diagnostic::code))
                .containsExactly(DiagnosticCode.TOO_DEEP);
        assertThat(diagnose("create json schema A(`\uD800` int)").map(Diagnostic::code))
                .containsExactly(DiagnosticCode.HALF_SURROGATE);
        assertThat(diagnose("create json schema A(a int" + "[]".repeat(256) + ")")
                        .map(Diagnostic::code))
                .containsExactly(DiagnosticCode.TOO_MANY_DIMENSIONS);
        assertThat(diagnose(wide).map(Diagnostic::code)).contains(DiagnosticCode.DUPLICATE_COLUMN);
    }

    private static Stream<Diagnostic> lint(String example) {
        LinkedSchemas schema = SchemaLoader.load(sources(example));
        Diagnostics diagnostics = new Diagnostics();
        schema.lint(JavaClasses.NONE, LintOptions.DEFAULT, diagnostics);
        return diagnostics.list().stream();
    }

    private static Stream<Diagnostic> breaking(String example) {
        String[] texts = example.split("\n// then\n");
        Diagnostics diagnostics = new Diagnostics();
        SchemaLoader.load(sources(texts[1]))
                .findBreakingChanges(SchemaLoader.load(sources(texts[0])), Set.of(), diagnostics);
        return diagnostics.list().stream();
    }

    private static List<SchemaSource> sources(String example) {
        List<SchemaSource> sources = new ArrayList<>();
        for (String text : example.split("\n// next file\n")) {
            sources.add(new SchemaSource("file" + sources.size(), text));
        }
        return sources;
    }

    private static Stream<Diagnostic> diagnose(String example) {
        List<SchemaSource> sources = sources(example);
        try {
            return SchemaLoader.load(sources, new AcmeClasses(), true).warnings().stream();
        } catch (SchemaException e) {
            return e.diagnostics().stream();
        }
    }
}
