package dev.schemac.dsl;

import static org.assertj.core.api.Assertions.assertThat;

import dev.schemac.dsl.analysis.QuickFix;
import dev.schemac.dsl.diagnostic.Diagnostic;
import dev.schemac.dsl.diagnostic.SourceText;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** The edits that correct sources. They derive from the fixes of diagnostics, without their messages. */
class QuickFixTest {
    private static final Path FOLDER = Path.of("src/test/resources/errors");
    private static final String NAME = "a.epl";

    /** Every error with a fix, in all sources with errors. */
    @Test
    void anEditRemovesItsError() throws IOException {
        List<String> withoutEdit = new ArrayList<>();
        int edits = 0;
        for (Path file : files()) {
            String source = Files.readString(file);
            SchemaWorkspace workspace = workspace(source);
            for (Diagnostic error : errors(workspace)) {
                List<QuickFix> fixes = fixes(error, workspace);
                edits += fixes.size();
                if (error.fix().isPresent() && fixes.isEmpty()) {
                    withoutEdit.add(error.message());
                }
                for (QuickFix fix : fixes) {
                    String corrected = applied(fix, workspace.text(NAME).orElseThrow());
                    assertThat(count(error, errors(workspace(corrected))))
                            .as("%s: %s", file.getFileName(), error.message())
                            .isLessThan(count(error, errors(workspace)));
                }
            }
        }
        assertThat(edits).isGreaterThan(80);
        assertThat(withoutEdit)
                .as("the wrong type of a copied column is not at the place of the copy")
                .allMatch(message -> message.startsWith("column '") && message.contains("' of schema '"));
    }

    static Stream<Arguments> names() {
        return Stream.of(
                Arguments.of(
                        "create json enum K('it\\'s a' as ITS); create json schema A(@Column(const='its a') a K);",
                        "'it\\'s a'"),
                Arguments.of(
                        "create json enum K('@foo' as FOO); create json schema A(@Column(const=\"@fo\") a K);",
                        "\"@foo\""),
                Arguments.of("@Column(name='a-b') create json schema A(`a-c` int);", "'a-c'"),
                Arguments.of("create json schema `my-type`(); create json schema A(a `my-typ`);", "`my-type`"),
                Arguments.of("create json schema `my-type`(); create json schema A() inherits `my-typ`;", "`my-type`"),
                Arguments.of("create json schema A(@`Requird` a int);", "Required"),
                Arguments.of("create schema A(a int);", "create json"),
                Arguments.of("create schema A(a int); create json schema B(a A);", "create json"),
                Arguments.of("create json schema A(a String?[]);", "string"),
                Arguments.of("create jsn enum K('a');", "json"));
    }

    @ParameterizedTest
    @MethodSource("names")
    void theNewNameIsWrittenAsTheOldOne(String source, String written) {
        SchemaWorkspace workspace = workspace(source);

        assertThat(errors(workspace).stream()
                        .flatMap(error -> fixes(error, workspace).stream())
                        .map(QuickFix::written))
                .as("%s", errors(workspace))
                .containsExactly(written);
    }

    private static List<Path> files() throws IOException {
        try (Stream<Path> all = Files.list(FOLDER)) {
            return all.filter(file -> file.toString().endsWith(".epl")).sorted().toList();
        }
    }

    private static SchemaWorkspace workspace(String source) {
        SchemaWorkspace workspace = new SchemaWorkspace();
        workspace.put(new SchemaSource(NAME, source));
        return workspace;
    }

    private static List<Diagnostic> errors(SchemaWorkspace workspace) {
        return workspace.analyze(new AcmeClasses(), false).findings().list();
    }

    private static List<QuickFix> fixes(Diagnostic error, SchemaWorkspace workspace) {
        SourceText text = workspace.text(NAME).orElseThrow();
        int start = text.offset(error.location().line(), error.location().column());
        int end = start + error.location().length();
        return error.fix().stream()
                .flatMap(fix -> QuickFix.of(fix, start, end, text, workspace.endOfImports(NAME)).stream())
                .toList();
    }

    private static String applied(QuickFix fix, SourceText text) {
        return text.text().substring(0, fix.start())
                + fix.written()
                + text.text().substring(fix.end());
    }

    private static long count(Diagnostic error, List<Diagnostic> all) {
        return all.stream()
                .filter(other -> other.code() == error.code() && other.finding().equals(error.finding()))
                .count();
    }
}
