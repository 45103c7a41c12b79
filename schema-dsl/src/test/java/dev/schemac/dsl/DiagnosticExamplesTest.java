package dev.schemac.dsl;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.assertj.core.api.Assertions.assertThat;

import dev.schemac.dsl.diagnostic.Diagnostic;
import dev.schemac.dsl.diagnostic.DiagnosticCode;
import dev.schemac.dsl.diagnostic.DiagnosticCode.Group;
import dev.schemac.dsl.diagnostic.Diagnostics;
import dev.schemac.dsl.diagnostic.Findings;
import dev.schemac.dsl.diagnostic.SchemaException;
import dev.schemac.dsl.lint.LintOptions;
import dev.schemac.dsl.model.JavaClasses;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.IntFunction;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The example of each code has that code, no other, and exactly the messages in {@code diagnostics.expected}, so that no
 * code is without an exact message. {@code -Dschemac.golden.update=true} writes the file.
 */
class DiagnosticExamplesTest {
    private static final Path EXPECTED = Path.of("src/test/resources/diagnostics.expected");

    private static final boolean UPDATE = Boolean.getBoolean("schemac.golden.update");

    private static final Map<DiagnosticCode, String> FOUND = new TreeMap<>();

    /** All codes, except those of the code generator, whose test is {@code JavaExamplesTest} in codegen. */
    static Stream<DiagnosticCode> codes() {
        return Stream.of(DiagnosticCode.values())
                .filter(code -> code.group() != Group.SCHEMA || !code.name().startsWith("JAVA_"));
    }

    @ParameterizedTest
    @MethodSource("codes")
    void hasItsCodeAndItsMessages(DiagnosticCode code) throws IOException {
        Findings found = found(code);
        FOUND.put(code, found.render());

        assertThat(found.list().stream().map(Diagnostic::code).distinct()).containsExactly(code);
        if (!UPDATE) {
            assertThat(found.render())
                    .as("messages of the example of %s %s in %s", code, code.name(), EXPECTED)
                    .isEqualTo(expected().get(code.toString()));
        }
    }

    static Stream<DiagnosticCode> corrected() {
        return codes().filter(code -> !code.corrected().isEmpty());
    }

    /** A changed schema may still have a new column. */
    @ParameterizedTest
    @MethodSource("corrected")
    void itsCorrectionHasNoMessage(DiagnosticCode code) {
        List<Diagnostic> found = found(code, correction(code)).list();

        if (code.group() == Group.BREAKING) {
            assertThat(found).as(code.corrected()).extracting(Diagnostic::code).isSubsetOf(DiagnosticCode.COLUMN_ADDED);
        } else {
            assertThat(found).as(code.corrected()).isEmpty();
        }
    }

    /** Returns the example with its last file replaced. */
    private static String correction(DiagnosticCode code) {
        Matcher earlier = Pattern.compile("(?s)^.*\n// (?:next file|then)\n").matcher(code.example());
        boolean whole = code.corrected().contains("\n// next file\n")
                || code.corrected().contains("\n// deployed later\n")
                || !earlier.find();
        return whole ? code.corrected() : earlier.group() + code.corrected();
    }

    @Test
    void theFileHasNoOtherCodes() throws IOException {
        if (!UPDATE) {
            assertThat(expected())
                    .containsOnlyKeys(codes().map(DiagnosticCode::toString).toList());
        }
    }

    /** Each is reported, however many columns there are. */
    @Test
    void manyDuplicatesAreFound() {
        assertThat(load("create json schema A(" + list(10_000, i -> "c int") + ")")
                        .list())
                .extracting(Diagnostic::code)
                .contains(DiagnosticCode.DUPLICATE_COLUMN);
    }

    @AfterAll
    static void write() throws IOException {
        if (UPDATE) {
            Files.writeString(
                    EXPECTED,
                    FOUND.entrySet().stream()
                            .map(entry -> "## " + entry.getKey() + "\n" + entry.getValue() + "\n")
                            .collect(Collectors.joining()));
        }
    }

    private static Map<String, String> expected() throws IOException {
        return Pattern.compile("^## ", Pattern.MULTILINE)
                .splitAsStream(Files.readString(EXPECTED))
                .filter(section -> !section.isEmpty())
                .map(section -> section.split("\n", 2))
                .collect(Collectors.toMap(section -> section[0], section -> section[1].stripTrailing()));
    }

    /** Loads the example of the code; another source if the example is abridged, or no source. */
    private static Findings found(DiagnosticCode code) {
        return switch (code) {
            case NOT_UTF_8 ->
                errors(() -> SchemaLoader.read(
                        "file0",
                        new ByteArrayInputStream("create json schema A(`caf\u00e9` int)".getBytes(ISO_8859_1))));
            case SAME_SOURCE_NAME ->
                errors(() -> SchemaLoader.load(
                        List.of(new SchemaSource("-", "create json schema A()"), new SchemaSource("-", ""))));
            case TOO_DEEP -> load("create json schema A(a " + "List<".repeat(1_000) + "int" + ">".repeat(1_000) + ")");
            case HALF_SURROGATE -> load("create json schema A(`\uD800` int)");
            case TOO_MANY_COLUMNS -> load("create json schema A(" + list(10_001, i -> "c" + i + " int") + ")");
            case TOO_MANY_DIMENSIONS -> load("create json schema A(a int" + "[]".repeat(256) + ")");
            case TOO_MANY_ANCESTORS ->
                load("create json schema A0();\n"
                        + IntStream.rangeClosed(1, 256)
                                .mapToObj(i -> "create json schema A" + i + "() inherits A" + (i - 1) + ";\n")
                                .collect(Collectors.joining()));
            case ESPER_WIDTH -> load("create json schema A(" + list(181, i -> "c" + i + " int") + ")");
            default -> found(code, code.example());
        };
    }

    private static Findings found(DiagnosticCode code, String text) {
        return switch (code.group()) {
            case LINT -> lint(text);
            case BREAKING -> breaking(text.split("\n// then\n"));
            case SCHEMA ->
                code == DiagnosticCode.NOT_PUBLIC ? deployed(text.split("\n// deployed later\n")) : load(text, false);
            case ESPER -> load(text);
        };
    }

    private static Findings load(String example) {
        return load(example, true);
    }

    private static Findings load(String example, boolean esper) {
        return errors(() -> SchemaLoader.load(sources(example), new AcmeClasses(), esper));
    }

    private static Findings deployed(String[] texts) {
        LinkedSchemas first = SchemaLoader.load(sources(texts[0]));
        return errors(() -> SchemaLoader.load(sources(texts[1]), List.of(first), JavaClasses.NONE, false));
    }

    private static Findings lint(String example) {
        Diagnostics diagnostics = new Diagnostics();
        SchemaLoader.load(sources(example)).lint(JavaClasses.NONE, LintOptions.DEFAULT, diagnostics);
        return diagnostics.findings();
    }

    private static Findings breaking(String[] texts) {
        Diagnostics diagnostics = new Diagnostics();
        SchemaLoader.load(sources(texts[1]))
                .findBreakingChanges(SchemaLoader.load(sources(texts[0])), Set.of(), diagnostics);
        return diagnostics.findings();
    }

    private interface Loading {
        Object load() throws IOException;
    }

    private static Findings errors(Loading loading) {
        try {
            return loading.load() instanceof LinkedSchemas loaded
                    ? loaded.schemas().findings()
                    : Findings.NONE;
        } catch (SchemaException e) {
            return e.findings();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static String list(int count, IntFunction<String> element) {
        return IntStream.range(0, count).mapToObj(element).collect(Collectors.joining(", "));
    }

    private static List<SchemaSource> sources(String example) {
        List<SchemaSource> sources = new ArrayList<>();
        for (String text : example.split("\n// next file\n")) {
            sources.add(new SchemaSource("file" + sources.size(), text));
        }
        return sources;
    }
}
