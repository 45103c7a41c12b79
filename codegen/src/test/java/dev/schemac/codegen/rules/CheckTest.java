package dev.schemac.codegen.rules;

import static org.assertj.core.api.Assertions.assertThat;

import dev.schemac.codegen.CompilerOptions;
import dev.schemac.codegen.SchemaCompiler;
import dev.schemac.dsl.SchemaSource;
import dev.schemac.dsl.diagnostic.Diagnostic;
import dev.schemac.dsl.diagnostic.Findings;
import dev.schemac.dsl.lint.LintOptions;
import java.util.List;
import org.junit.jupiter.api.Test;

/** {@code SchemaCompiler.check}: the errors of generating, or else what the linter finds. */
class CheckTest {
    private static final SchemaCompiler COMPILER = new SchemaCompiler(CompilerOptions.DEFAULT);

    @Test
    void findsNothingInAGoodSchema() {
        Findings found = check(COMPILER, "create json schema Point(x double, y double);");
        assertThat(found.isEmpty()).isTrue();
        assertThat(found.render()).isEmpty();
    }

    @Test
    void findsErrorsAloneWhereThereAreAny() {
        Findings found = check(COMPILER, "create json schema point(x double, y dubble);");
        assertThat(found.hasErrors()).isTrue();
        assertThat(found.render())
                .isEqualTo("A.epl:1:38: error: unknown type 'dubble'; did you mean 'double'? [SC012]\n"
                        + "  create json schema point(x double, y dubble);\n"
                        + "                                       ^^^^^^");
        assertThat(found.list()).extracting(Diagnostic::rule).containsExactly("unknown-type");
    }

    @Test
    void findsErrorsThatOnlyGeneratingMeets() {
        Findings found = check(COMPILER, "create json schema User(x int); create json schema UserParser(x int);");
        assertThat(found.list()).extracting(Diagnostic::rule).containsExactly("java-name");
    }

    @Test
    void warnsWithRulePlaceAndHint() {
        Findings found = check(COMPILER, "import java.net.*;\ncreate json schema point(x double, order int);");
        assertThat(found.hasErrors()).isFalse();
        assertThat(found.list()).extracting(Diagnostic::rule).containsExactly("unused-import", "schema-name-style");
        assertThat(found.list().get(0).hint()).isEqualTo("Remove it.");
        assertThat(found.list().get(1).location()).hasToString("A.epl:2:20");
    }

    @Test
    void warnsOfEsperWhereTheOptionsSaySo() {
        SchemaCompiler esper = new SchemaCompiler(CompilerOptions.DEFAULT.withEsper(true));
        String text = "create json schema Point(x double, order int);";
        assertThat(check(esper, text).list()).extracting(Diagnostic::rule).containsExactly("esper-reserved-word");
        assertThat(esper.check(sources(text), LintOptions.DEFAULT.withIgnored(List.of("esper-reserved-word")))
                        .isEmpty())
                .isTrue();
    }

    @Test
    void knowsTheClassesOfTheJdk() {
        assertThat(check(COMPILER, "import java.time.*; create json schema Shift(day DayOfWeek);")
                        .isEmpty())
                .isTrue();
    }

    private static Findings check(SchemaCompiler compiler, String text) {
        return compiler.check(sources(text), LintOptions.DEFAULT);
    }

    private static List<SchemaSource> sources(String text) {
        return List.of(new SchemaSource("A.epl", text));
    }
}
