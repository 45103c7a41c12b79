package dev.schemac.fuzzing.classes;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.ObjectMapper;
import dev.schemac.fuzzing.classes.AnnotatedPage.Block;
import dev.schemac.fuzzing.classes.AnnotatedPage.Row;
import dev.schemac.fuzzing.classes.ProcessedClasses.Message;
import dev.schemac.runtime.JsonParseException;
import dev.schemac.runtime.JsonWriteException;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.lang.reflect.Method;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.assertj.core.api.SoftAssertions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The classes, documents and programs of {@code docs/own-classes.md} and {@code docs/jackson-annotations.md}. */
class DocumentationClassesTest {
    private static final String IMPORTS = """
            import com.fasterxml.jackson.annotation.*;
            import com.fasterxml.jackson.databind.PropertyNamingStrategies;
            import com.fasterxml.jackson.databind.annotation.*;
            import dev.schemac.runtime.*;
            import dev.schemac.runtime.annotation.*;
            import dev.schemac.runtime.annotation.JsonSchema;
            import java.math.*;
            import java.net.*;
            import java.nio.charset.StandardCharsets;
            import java.time.*;
            import java.util.*;
            """;

    private static final Pattern DECLARED =
            Pattern.compile("(?m)^(?:public )?(?:(?:final|sealed|abstract) )*(?:class|record|interface|enum) (\\w+)");
    private static final Pattern ROOT =
            Pattern.compile("(?:(?:final|sealed|abstract) )*(?:class|record|interface) T\\b");
    private static final String REJECTED = "rejected";

    @ParameterizedTest
    @ValueSource(strings = {"own-classes.md", "jackson-annotations.md"})
    void programsCompileAndPrintWhatIsShown(String page) throws Exception {
        Map<String, String> sources = new LinkedHashMap<>();
        Map<String, String> outputs = new LinkedHashMap<>();
        List<Block> blocks = AnnotatedPage.read(page).blocks();
        for (int i = 0; i < blocks.size(); i++) {
            Block block = blocks.get(i);
            if (!block.info().equals("java")) {
                continue;
            }
            Matcher declared = DECLARED.matcher(block.code());
            String code = block.code().replaceAll("(?m)^import .*\n", "");
            if (declared.find()) {
                String imports = block.code().contains("jakarta") ? "import jakarta.validation.constraints.*;\n" : "";
                sources.put("com.acme." + declared.group(1), "package com.acme;\n" + IMPORTS + imports + code);
            } else {
                String name = "Program" + i;
                sources.put(
                        "com.acme." + name,
                        "package com.acme;\n" + IMPORTS + "public class " + name
                                + " { public static void run(java.io.PrintStream out) throws Exception {\n"
                                + code.replace("System.out.", "out.") + "}}");
                outputs.put(
                        name,
                        i + 1 < blocks.size() && blocks.get(i + 1).info().equals("text")
                                ? blocks.get(i + 1).code()
                                : "");
            }
        }
        ProcessedClasses compiled = ProcessedClasses.of(sources);
        assertThat(compiled.errors()).isEmpty();
        for (Map.Entry<String, String> each : outputs.entrySet()) {
            ByteArrayOutputStream printed = new ByteArrayOutputStream();
            Method run = compiled.load("com.acme." + each.getKey()).getMethod("run", PrintStream.class);
            run.invoke(null, new PrintStream(printed, true, UTF_8));
            assertThat(printed.toString(UTF_8)).as(each.getKey()).isEqualTo(each.getValue());
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"own-classes.md", "jackson-annotations.md"})
    void documentsAreReadAndWrittenAsShown(String page) throws Exception {
        List<Row> rows = AnnotatedPage.read(page).rows("class", "document", "written back");
        assertThat(rows).isNotEmpty();
        ProcessedClasses compiled = compiled(rows);
        ObjectMapper mapper = ComparedClass.mapper(compiled.loader());
        SoftAssertions softly = new SoftAssertions();
        for (Row row : rows) {
            ComparedClass type = new ComparedClass(mapper, compiled.load(name(row)));
            softly.assertThat(outcome(type, row.cell(1)))
                    .as("line %d", row.line())
                    .isEqualTo(row.cell(2));
        }
        softly.assertAll();
    }

    @ParameterizedTest
    @ValueSource(strings = {"own-classes.md", "jackson-annotations.md"})
    void errorsAndWarningsAreThoseShown(String page) {
        List<Row> errors = AnnotatedPage.read(page).rows("class", "error");
        List<Row> warnings = AnnotatedPage.read(page).rows("class", "warning");
        assertThat(errors.size() + warnings.size()).isPositive();
        SoftAssertions softly = new SoftAssertions();
        for (Row row : errors) {
            softly.assertThat(compiled(List.of(row), false).errors())
                    .as("line %d", row.line())
                    .extracting(Message::text)
                    .containsExactly(row.cell(1));
        }
        for (Row row : warnings) {
            softly.assertThat(compiled(List.of(row)).warnings())
                    .as("line %d", row.line())
                    .extracting(Message::text)
                    .containsExactly(row.cell(1));
        }
        softly.assertAll();
    }

    /** Each known difference of the comparison has a row, and each row is a known difference. */
    @Test
    void differencesFromJacksonAreThoseOfTheComparison() throws Exception {
        List<Row> rows = AnnotatedPage.read("jackson-annotations.md").rows("class", "document", "Jackson", "schemac");
        ProcessedClasses compiled = compiled(rows);
        ObjectMapper mapper = ComparedClass.mapper(compiled.loader());
        Set<JacksonDifference> shown = EnumSet.noneOf(JacksonDifference.class);
        SoftAssertions softly = new SoftAssertions();
        for (Row row : rows) {
            ComparedClass type = new ComparedClass(mapper, compiled.load(name(row)));
            softly.assertThat(jackson(type, row.cell(1)))
                    .as("Jackson, line %d", row.line())
                    .isEqualTo(row.cell(2));
            softly.assertThat(outcome(type, row.cell(1)))
                    .as("line %d", row.line())
                    .isEqualTo(row.cell(3));
            ClassComparison comparison = new ClassComparison(new java.util.Random(0), compiled, List.of(name(row)));
            ClassComparison.Compared compared = comparison.compare(row.cell(1).getBytes(UTF_8));
            softly.assertThat(compared.difference()).as("line %d", row.line()).isEmpty();
            shown.addAll(compared.known());
        }
        // No cell can contain these.
        softly.assertThat(shown)
                .isEqualTo(
                        EnumSet.complementOf(EnumSet.of(JacksonDifference.UTF_8, JacksonDifference.CONTROL_CHARACTER)));
        softly.assertAll();
    }

    private static String outcome(ComparedClass type, String document) {
        try {
            return type.toJson(type.parse(document.getBytes(UTF_8)));
        } catch (JsonParseException e) {
            return e.description() + " at " + e.path();
        } catch (JsonWriteException e) {
            return e.getMessage();
        }
    }

    private static String jackson(ComparedClass type, String document) {
        try {
            String json = type.writeWithJackson(type.readWithJackson(document.getBytes(UTF_8)));
            // An unpaired surrogate becomes a question mark.
            return new String(json.getBytes(UTF_8), UTF_8);
        } catch (IOException e) {
            return REJECTED;
        }
    }

    private static String name(Row row) {
        return "row" + row.line() + ".T";
    }

    private static ProcessedClasses compiled(List<Row> rows) {
        return compiled(rows, true);
    }

    /** Compiles the first cells of rows, each in its own package. */
    private static ProcessedClasses compiled(List<Row> rows, boolean correct) {
        Map<String, String> sources = new LinkedHashMap<>();
        for (Row row : rows) {
            String code = row.cell(0);
            boolean jakarta = code.matches(
                    ".*@(Min|Max|Size|Pattern|NotNull|NotEmpty|NotBlank|Email|Positive\\w*|Digits|Past)\\b.*");
            String imports = IMPORTS;
            if (jakarta && code.contains("jakarta")) {
                imports = imports.replace("import dev.schemac.runtime.annotation.*;\n", "");
            }
            sources.put(
                    name(row),
                    "package row" + row.line() + ";\n" + imports + (code.contains("@JsonSchema") ? "" : "@JsonSchema ")
                            + ROOT.matcher(code).replaceFirst("public $0"));
        }
        ProcessedClasses compiled = ProcessedClasses.of(sources);
        if (correct) {
            assertThat(compiled.errors()).isEmpty();
        }
        return compiled;
    }
}
