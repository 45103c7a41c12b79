package dev.schemac.dsl;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.schemac.dsl.diagnostic.Diagnostics;
import dev.schemac.dsl.lint.LintOptions;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The rules of the linter, each with what it must find and what it must leave alone. */
class LinterTest {
    // ---- unused-schema

    @Test
    void aSchemaThatNoPublicOneNeedsIsUnused() {
        assertThat(lint("""
                        @public create json schema Order(items Item[]);
                        create json schema Item(parts Map<String, List<Part>>);
                        create json schema Part(id int) copyfrom Base;
                        create json schema Base(x int);
                        create json schema Loop(next Knot);
                        create json schema Knot(back Loop);
                        """)).isEqualTo("""
                        0.epl:5:20: warning: no event of the module needs schema 'Loop' [SC100]
                          create json schema Loop(next Knot);
                                             ^^^^
                        0.epl:6:20: warning: no event of the module needs schema 'Knot' [SC100]
                          create json schema Knot(back Loop);
                                             ^^^^""");
    }

    @Test
    void aRootIsAsGoodAsAPublicSchema() {
        String text = "create json schema A(b B); create json schema B(); create json schema C(d B);";
        assertThat(lint(LintOptions.DEFAULT.withRoots(List.of("A")), text))
                .startsWith("0.epl:1:71: warning: no event of the module needs schema 'C' [SC100]\n");
        assertThat(lint(text)).isEmpty();
    }

    @Test
    void whereNoEventIsDeclaredAnySchemaMayBeOne() {
        assertThat(lint("create json schema A(x int); create json schema B(x int);"))
                .isEmpty();
        assertThat(lint("create json schema A(b B); create json schema B(x int);"))
                .isEmpty();
        assertThat(lint("create json schema A(a A);")).isEmpty();
    }

    @Test
    void oneThatStandsAloneInAFileWhereAllOthersGoTogetherIsUnused() {
        assertThat(lint("create json schema A(b B); create json schema B(x int); create json schema C(y int);"))
                .isEqualTo("""
                        0.epl:1:76: warning: schema 'C' is unused, while 'A' uses all other schemas of the file [SC100]
                          create json schema A(b B); create json schema B(x int); create json schema C(y int);
                                                                                                     ^""");
    }

    @Test
    void aSchemaThatAnotherFileNeedsIsUsed() {
        assertThat(lint(
                        "create json schema A(b B); create json schema B(x int); create json schema C(y int);",
                        "create json schema D(c C);"))
                .isEmpty();
    }

    // ---- repeated-default

    @Test
    void anOptionThatAllSchemasOfAFileRepeatCouldBeItsDefault() {
        assertThat(lint("""
                        module m;
                        @JsonSchema(required=true, names='as-is') @public create json schema A(a int);
                        @JsonSchema(names='as-is', required=true) @public create json schema B(b int);
                        @public create json schema C();
                        """)).isEqualTo("""
                        0.epl:2:13: warning: all schemas of this file set required=true: @JsonSchema(required=true) before 'module' sets it once [SC116]
                          @JsonSchema(required=true, names='as-is') @public create json schema A(a int);
                                      ^^^^^^^^
                        0.epl:2:28: warning: all schemas of this file set names='as-is': @JsonSchema(names='as-is') before 'module' sets it once [SC116]
                          @JsonSchema(required=true, names='as-is') @public create json schema A(a int);
                                                     ^^^^^""");
    }

    @Test
    void anOptionOfSomeSchemasIsNoDefault() {
        String a = "@JsonSchema(required=true) @public create json schema A(a int); ";
        String b = "@JsonSchema(required=true) @public create json schema B(b int); ";

        assertThat(lint("module m; " + a)).isEmpty();
        assertThat(lint(a + b)).isEmpty();
        assertThat(lint("module m; " + a + b + "@public create json schema C(c int);"))
                .isEmpty();
        assertThat(lint("module m; " + a + b.replace("true", "false"))).isEmpty();
        assertThat(lint("@JsonSchema(required=false) module m; " + a + b)).isEmpty();
        assertThat(lint("module m; " + a, "module m; " + b)).isEmpty();
    }

    // ---- unused-import, unused-uses

    @Test
    void anImportThatNoNameNeedsIsUnused() {
        assertThat(lint("""
                        import java.time.*;
                        import java.net.URI;
                        import java.net.URL;
                        import com.acme.*;
                        @JsonSchemaField(name=c, adapter=IntAdapter)
                        create json schema A(a Instant[], b List<URL>, c Integer);
                        """)).isEqualTo("""
                        0.epl:2:1: warning: nothing in this file needs 'import java.net.URI' [SC101]
                          import java.net.URI;
                          ^^^^^^""");
        assertThat(lint("import java.time.*; create json schema A(a int);"))
                .startsWith("0.epl:1:1: warning: nothing in this file needs 'import java.time.*' [SC101]\n");
    }

    @Test
    void usesOfAModuleWithoutUseIsUnused() {
        assertThat(lint(
                        "module a; uses b; uses c; create json schema A(b B);",
                        "module b; create json schema B(x int);",
                        "module c; create json schema C(x int);"))
                .isEqualTo("""
                        0.epl:1:19: warning: nothing in this file needs 'uses c' [SC102]
                          module a; uses b; uses c; create json schema A(b B);
                                            ^^^^""");
    }

    // ---- names

    @Test
    void schemasAreNamedLikeClasses() {
        assertThat(lint("create json schema order(a int);")).isEqualTo("""
                        0.epl:1:20: warning: schema 'order' is not written in UpperCamelCase [SC103]
                          create json schema order(a int);
                                             ^^^^^""");
        assertThat(lint("create json schema Order_Line(a int);")).contains("[SC103]");
        assertThat(lint("create json schema URLs2(a int);")).isEmpty();
    }

    @Test
    void columnsAreNamedLikeFields() {
        assertThat(lint("create json schema A(`p q` int, `class` int, `1st` int, a.b int, `caf\u00e9` int);"))
                .contains("column '1st' is not a Java name: its accessors have codes for other characters [SC104]")
                .contains("column 'caf\u00e9' is")
                .doesNotContain("'p q'", "'a.b'", "'class'");
        assertThat(lint("@JsonSchema(names='as-is') create json schema A(`p q` int, `class` int, `1st` int, a.b int);"))
                .contains("column 'p q' is not a Java name: its accessors have codes for other characters [SC104]")
                .contains("column '1st' is")
                .contains("column 'a.b' is")
                .doesNotContain("'class'");
    }

    @Test
    void theStyleOfMostColumnsIsTheOneToKeep() {
        assertThat(lint("create json schema A(orderId int, shipped_at long, itemCount int, _id int, x int);"))
                .isEqualTo("""
                        0.epl:1:35: warning: column 'shipped_at' is in snake_case, the others of schema 'A' in camelCase [SC105]
                          create json schema A(orderId int, shipped_at long, itemCount int, _id int, x int);
                                                            ^^^^^^^^^^""");
        assertThat(lint("create json schema A(order_id int, shippedAt long);"))
                .contains("column 'shippedAt' is in camelCase, the others of schema 'A' in snake_case [SC105]");
    }

    @Test
    void columnsThatDifferInCaseOnlyAreSimilar() {
        assertThat(lint("create json schema A(id int); create json schema B(ID int, iD int) inherits A;"))
                .contains("0.epl:1:52: warning: columns 'id' and 'ID' differ in case only [SC106]")
                .contains("0.epl:1:60: warning: columns 'id' and 'iD' differ in case only [SC106]");
    }

    @Test
    void copiedColumnsAreJudgedWhereTheyAreDeclared() {
        assertThat(lint("create json schema A(`1st` int); create json schema B() copyfrom A;")
                        .lines()
                        .filter(line -> line.contains("warning")))
                .hasSize(1);
    }

    // ---- shadowing

    @Test
    void aSchemaHidesClassesOfItsName() {
        assertThat(lint("create json schema UUID(code string);")).isEqualTo("""
                        0.epl:1:20: warning: schema 'UUID' hides the class 'java.util.UUID', which needs no import [SC107]
                          create json schema UUID(code string);
                                             ^^^^""");
        assertThat(lint("create json enum Locale('de'); create json schema Currency(code string, of Locale);"))
                .as("no column can have the type of these classes")
                .isEmpty();
        assertThat(lint("import com.acme.Color; create json schema Color(rgb int);"))
                .isEqualTo("""
                        0.epl:1:1: warning: schema 'Color' hides the class 'com.acme.Color', which is imported here [SC107]
                          import com.acme.Color; create json schema Color(rgb int);
                          ^^^^^^""");
    }

    @Test
    void aSchemaHidesThoseOfOtherModules() {
        assertThat(lint(
                        "module a; create json schema Item(x int); create json schema Order(item Item);",
                        "module b; create json schema Item(x int);"))
                .isEqualTo("""
                        0.epl:1:30: warning: schema 'Item' hides the one of module 'b' [SC108]
                          module a; create json schema Item(x int); create json schema Order(item Item);
                                                       ^^^^""");
    }

    // ---- options

    @Test
    void rulesAreIgnoredByNameOrNumber() {
        String text = "import java.net.*; create json schema order(`a b` int);";
        assertThat(lint(LintOptions.DEFAULT.withIgnored(List.of("unused-import", "SC104")), text))
                .contains("[SC103]")
                .hasLineCount(3);
        assertThatThrownBy(() -> LintOptions.DEFAULT.withIgnored(List.of("unused")))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("there is no rule 'unused'");
    }

    @Test
    void findingsCarryRuleAndHint() {
        Diagnostics found = found(LintOptions.DEFAULT, "create json schema order(a int);");
        assertThat(found.list()).singleElement().satisfies(finding -> {
            assertThat(finding.rule()).isEqualTo("schema-name-style");
            assertThat(finding.hint()).isEqualTo("Write it in UpperCamelCase: Java classes are named after it.");
            assertThat(finding.location().line()).isEqualTo(1);
        });
    }

    private static String lint(String... texts) {
        return lint(LintOptions.DEFAULT, texts);
    }

    private static String lint(LintOptions options, String... texts) {
        return found(options, texts).render();
    }

    private static Diagnostics found(LintOptions options, String... texts) {
        List<SchemaSource> sources = new ArrayList<>();
        for (String text : texts) {
            sources.add(new SchemaSource(sources.size() + ".epl", text));
        }
        AcmeClasses classes = new AcmeClasses();
        LinkedSchemas schema = SchemaLoader.load(sources, classes, false);
        Diagnostics diagnostics = SchemaLoader.diagnostics(sources);
        schema.lint(classes, options, diagnostics);
        return diagnostics;
    }
}
