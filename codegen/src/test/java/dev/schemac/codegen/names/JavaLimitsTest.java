package dev.schemac.codegen.names;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.schemac.codegen.CompiledSchemas;
import dev.schemac.codegen.CompilerOptions;
import dev.schemac.codegen.SchemaCompiler;
import dev.schemac.codegen.SchemaEditor;
import dev.schemac.codegen.ValueStyle;
import dev.schemac.dsl.SchemaSource;
import dev.schemac.dsl.diagnostic.Diagnostic;
import dev.schemac.dsl.diagnostic.Diagnostic.Severity;
import dev.schemac.dsl.diagnostic.DiagnosticCode;
import dev.schemac.dsl.diagnostic.SchemaException;
import dev.schemac.dsl.lint.LintOptions;
import dev.schemac.dsl.model.JavaLimits;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Strings and names beyond the limits of class files and file systems. */
@Tag("slow")
@Tag("each-jdk")
class JavaLimitsTest {

    private static final String LIMITS =
            " bytes in a Java class; the limits are 65534 characters and 65535 bytes: choose a shorter string";

    /** Each place of a schema whose string is a constant of a generated class; {@code #} is the string. */
    private static final List<String> CONSTANTS = List.of(
            "create json schema A(@Default('#') a string)",
            "create json schema A(@Column(defaultValue='#') a string)",
            "create json schema A(@Column(const='#') a string)",
            "create json schema A(@Name('#') a string)",
            "create json schema A(@Column(jsonName='#') a int[])",
            "@Column(name=a, jsonName='#') create json schema A(a string)",
            "create json schema A(@Column(alias='#') a string)",
            "create json schema A(@Column(alias={'b', '#'}) a string)",
            "@JsonSchema(discriminator=k) create json schema A(k string);"
                    + "@JsonSchema(discriminatorValue='#') create json schema B(b int) inherits A",
            "@JsonSchema(wrapper=true) create json schema A(k string);"
                    + "@JsonSchema(discriminatorValue={'b', '#'}) create json schema B(b int) inherits A");

    @Test
    void stringsThatNoConstantCanHold() {
        for (String schema : CONSTANTS) {
            String source = schema.replace("#", "x".repeat(65_535));
            int place = schema.indexOf('#') - 1;

            List<Diagnostic> found = check(source);

            assertThat(found).as(schema).hasSize(1);
            assertThat(found.get(0).code()).isEqualTo(DiagnosticCode.JAVA_LIMIT);
            assertThat(found.get(0).location().column()).as(schema).isEqualTo(place + 1);
            assertThat(found.get(0).location().length()).as(schema).isEqualTo(65_537);
            assertThat(found.get(0).message()).isEqualTo("the string has 65535 characters, which are 65535" + LIMITS);
            assertThat(inEditor(source)).isEqualTo(found);
            assertThatThrownBy(() -> CompiledSchemas.generate(source))
                    .isInstanceOfSatisfying(
                            SchemaException.class,
                            e -> assertThat(e.diagnostics()).isEqualTo(found));
        }
    }

    @Test
    void stringsThatAConstantJustHolds() {
        for (String schema : CONSTANTS) {
            String source = schema.replace("#", "x".repeat(65_534));
            for (ValueStyle style : ValueStyle.values()) {
                assertThat(compile(source, style)).as(schema).isNotEmpty();
            }
        }
    }

    @Test
    void bytesAreThoseOfModifiedUtf8() {
        assertThat(check("create json schema A(@Default('" + "\u20ac".repeat(21_845) + "') a string)"))
                .isEmpty();
        assertThat(check("create json schema A(@Default('" + "\u20ac".repeat(21_845) + "x') a string)"))
                .extracting(Diagnostic::message)
                .containsExactly("the string has 21846 characters, which are 65536" + LIMITS);
        assertThat(check("create json schema A(@Default('" + "\ud83d\ude00".repeat(10_923) + "') a string)"))
                .extracting(Diagnostic::message)
                .containsExactly("the string has 21846 characters, which are 65538" + LIMITS);
        assertThat(JavaLimits.constantBytes("\0\u007f\u0080\u07ff\u0800\ud83d\ude00"))
                .isEqualTo(2 + 1 + 2 + 2 + 3 + 6);
        String most = "\u20ac".repeat(21_845);
        CompiledSchemas schemas = CompiledSchemas.of(
                "create json schema A(@Column(jsonName='" + most + "', defaultValue='" + most + "') a string)");
        assertThat(schemas.parse("A", "{}").asMap().get(most)).isEqualTo(most);
        assertThat(schemas.parse("A", "{\"" + most + "\":\"x\"}").asMap().get(most))
                .isEqualTo("x");
    }

    @Test
    void descriptionsAndPatternsAreNoConstants() {
        String long1 = "long ".repeat(20_000);
        CompiledSchemas schemas = CompiledSchemas.of(
                "@Description('" + long1 + "') create json schema A(@Description('" + long1 + "') a string)");
        assertThat(schemas.parse("A", "{\"a\":\"x\"}").toJson()).isEqualTo("{\"a\":\"x\"}");
    }

    @Test
    void messagesAboutLongStringsAreNoLongConstants() {
        String text = "n".repeat(65_534);
        CompiledSchemas schemas = CompiledSchemas.of("create json schema A(@Column(const='" + text + "') a string,"
                + " @Column(format=\"'" + "n".repeat(59_988) + "'uuuu-MM-dd\") d java.time.LocalDate)");

        assertThatThrownBy(() -> schemas.parse("A", "{\"a\":\"x\"}"))
                .hasMessage("expected the constant \"" + "n".repeat(80) + "...\" at $.a (line 1, column 6)");
        assertThatThrownBy(() -> schemas.parse("A", "{\"d\":7}"))
                .hasMessageStartingWith("expected ")
                .hasMessageEndingWith("at $.d (line 1, column 6)");
    }

    @Test
    void formatsArePartsOfConstants() {
        String deepest = "Map<String, ".repeat(255) + "java.time.LocalDate" + ">".repeat(255);
        for (String schema : List.of(
                "create json schema A(@Column(format=\"#\") a java.time.LocalDate)",
                "create json schema A(@Column(format=\"#\") a " + deepest + ")",
                "@Formats(LocalDate=\"#\") create json schema A(a java.time.LocalDate[][])",
                "@Formats(LocalDate=\"#\") module m; create json schema A(a List<java.time.LocalDate>)")) {
            String most = schema.replace("#", "uuuu-MM-dd'" + "x".repeat(59_988) + "'");
            if (schema.contains(deepest)) {
                String sources = CompiledSchemas.generate(most).sources().toString();
                assertThat(Pattern.compile("\"[^\"\n]*\"")
                                .matcher(sources)
                                .results()
                                .mapToInt(each -> each.end() - each.start() - 2))
                        .allMatch(length -> length <= JavaLimits.CONSTANT_LENGTH)
                        .anyMatch(length -> length == JavaLimits.FORMAT_BYTES);
            } else {
                assertThat(compile(most, ValueStyle.BEAN)).isNotEmpty();
            }
            List<Diagnostic> found = check(schema.replace("#", "uuuu-MM-dd'" + "x".repeat(59_989) + "'"));
            assertThat(found)
                    .extracting(each -> each.location().column() + " " + each.message() + " "
                            + each.code().name())
                    .containsExactly(
                            schema.indexOf('#') + " the format needs 60001 bytes in a Java class; the limit is 60000:"
                                    + " choose a shorter format JAVA_LIMIT");
        }
    }

    @Test
    void manyLongStrings() {
        String aliases = IntStream.range(0, 8)
                .mapToObj(i -> "'" + i + "n".repeat(65_000) + "'")
                .collect(Collectors.joining(", "));
        CompiledSchemas schemas = CompiledSchemas.of("create json schema A(@Column(alias={" + aliases + "}) a int)");
        assertThat(schemas.parse("A", "{\"7" + "n".repeat(65_000) + "\":5}").toJson())
                .isEqualTo("{\"a\":5}");
    }

    @ParameterizedTest
    @CsvSource({"255, 255", "256, 0"})
    void partsOfModulesAreNamesOfFolders(int length, int accepted) {
        String source = "\nmodule com." + "m".repeat(length) + ".users; create json schema A(a int);"
                + "create json schema B(a A); create json enum C('c')";
        List<Diagnostic> found = check(source);
        if (accepted > 0) {
            assertThat(compile(source, ValueStyle.BEAN)).isNotEmpty();
            assertThat(found).isEmpty();
            return;
        }
        assertThat(found)
                .extracting(each -> each.location() + " " + each.message() + " "
                        + each.code().name())
                .containsExactly(
                        "test.epl:2:1 the module needs a Java package with a part of 256 characters; the limit is"
                                + " 255: choose a shorter name JAVA_LIMIT");
        assertThat(inEditor(source)).isEqualTo(found);
    }

    @Test
    void escapedCharactersOfModulesCount() {
        assertThat(check("module `" + "\u00e9".repeat(64) + "`; create json schema A(a int)"))
                .extracting(Diagnostic::message)
                .containsExactly(
                        "the module needs a Java package with a part of 256 characters; the limit is 255: choose a"
                                + " shorter name");
    }

    @Test
    void longPackagesOfShortParts() {
        String most = "m" + ".abcdefgh".repeat(88) + ".abcdef";
        assertThat(most).hasSize(800);
        assertThat(compile("module " + most + "; create json schema A(a A)", ValueStyle.RECORD))
                .isNotEmpty();
        assertThat(check("module " + most + "g; create json enum A('a')"))
                .extracting(each -> each.location() + " " + each.message())
                .containsExactly(
                        "test.epl:1:1 the module needs a Java package of 801 characters; the limit is 800: choose a"
                                + " shorter name");
    }

    @Test
    void aModuleOfManyParts() {
        assertThat(check("module a" + ".b".repeat(33_000) + "; create json schema A(a int)"))
                .extracting(Diagnostic::message)
                .containsExactly(
                        "the module needs a Java package of 66001 characters; the limit is 800: choose a shorter name");
    }

    @Test
    void theDefaultPackage() {
        SchemaCompiler compiler =
                new SchemaCompiler(CompilerOptions.DEFAULT.withDefaultPackage("com." + "p".repeat(256)));
        assertThat(compiler.check(
                                List.of(new SchemaSource("test.epl", "create json schema A(a int)")),
                                LintOptions.DEFAULT)
                        .list())
                .extracting(each -> each.location() + " " + each.message())
                .containsExactly(
                        "test.epl:1:20 the default package needs a Java package with a part of 256 characters; the"
                                + " limit is 255: choose a shorter name");
    }

    @Test
    void signaturesOfRecords() {
        String module = "m" + ".abcdefgh".repeat(80);
        String schema = "module " + module + "; create json schema Some(a int); create json schema Wide("
                + IntStream.range(0, 91).mapToObj(i -> "c" + i + " Some").collect(Collectors.joining(", ")) + ")";
        assertThat(compile(schema, ValueStyle.BEAN)).isNotEmpty();
        assertThatThrownBy(() -> compile(schema, ValueStyle.RECORD))
                .isInstanceOfSatisfying(
                        SchemaException.class,
                        e -> assertThat(e.diagnostics())
                                .extracting(each ->
                                        each.message() + " " + each.code().name())
                                .containsExactly(
                                        "schema 'Wide' would become a record whose components have types of 66251"
                                                + " characters; the limit is 65535: choose shorter names of modules and schemas, nest"
                                                + " schemas, or choose the style 'bean', which has no such limit JAVA_RECORD_LIMIT"));
        assertThat(compile(schema.replace(", c90 Some", ""), ValueStyle.RECORD)).isNotEmpty();
    }

    private static List<Diagnostic> check(String source) {
        return new SchemaCompiler(CompilerOptions.DEFAULT)
                .check(List.of(new SchemaSource("test.epl", source)), LintOptions.DEFAULT)
                .of(Severity.ERROR)
                .list();
    }

    private static List<Diagnostic> inEditor(String source) {
        try (SchemaEditor editor = new SchemaEditor(CompilerOptions.DEFAULT, LintOptions.DEFAULT)) {
            editor.workspace().put(new SchemaSource("test.epl", source));
            return editor.analyze().findings().of(Severity.ERROR).list();
        }
    }

    private static List<?> compile(String source, ValueStyle style) {
        return new SchemaCompiler(CompilerOptions.DEFAULT.withStyle(style))
                .compile(List.of(new SchemaSource("test.epl", source)))
                .load();
    }
}
