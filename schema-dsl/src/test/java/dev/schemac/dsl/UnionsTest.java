package dev.schemac.dsl;

import static org.assertj.core.api.Assertions.assertThat;

import dev.schemac.dsl.diagnostic.Diagnostic;
import dev.schemac.dsl.diagnostic.Diagnostics;
import dev.schemac.dsl.lint.LintOptions;
import dev.schemac.dsl.model.JavaClasses;
import dev.schemac.dsl.model.ObjectType;
import dev.schemac.dsl.model.ObjectType.Union;
import dev.schemac.dsl.model.SchemaSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Unions in the model, in the linter and between versions; their errors are in {@code errors/union*.epl}. */
class UnionsTest {
    private static final String NESTED = """
            @JsonSchema(discriminatorValue='c') create json schema C() inherits B;
            @JsonSchema(discriminator='t', otherwise='Other') create json schema A(t string, u string);
            @JsonSchema(discriminatorValue={'b','bb'}) create json schema B() inherits A;
            create json schema Between() inherits A;
            @JsonSchema(discriminatorValue='n', discriminator='u') create json schema N() inherits Between;
            @JsonSchema(discriminatorValue='m') create json schema M() inherits N;
            create json schema Other() inherits A;
            """;

    private static String shown(ObjectType type) {
        return type.union()
                        .map(union -> union.discriminator().orElse("wrapper") + " "
                                + union.subtypes().stream()
                                        .map(subtype -> subtype.string() + "=" + subtype.type())
                                        .toList()
                                + union.otherwise()
                                        .map(other -> " else " + other)
                                        .orElse(""))
                        .orElse("-")
                + (type.isAbstract() ? " abstract" : "") + " " + strings(type);
    }

    private static String strings(ObjectType type) {
        return type.discriminatorStrings().entrySet().stream()
                .map(entry -> entry.getKey().replace(Union.WRAPPER, "")
                        + (entry.getValue().others() ? "!" : "=")
                        + entry.getValue().listed()
                        + entry.getValue()
                                .written()
                                .map(text -> " writes " + text)
                                .orElse(""))
                .collect(Collectors.joining(", "));
    }

    @Test
    void eachSchemaKnowsWhatReadingItGives() {
        SchemaSet schemas = ModelText.load(NESTED);

        assertThat(schemas.types().stream().map(type -> type + ": " + shown(type)))
                .containsExactly(
                        "C: - t=[c] writes c",
                        "A: t [c=C, b=B, bb=B, n=N] else Other abstract ",
                        "B: t [c=C, b=B, bb=B] t=[b, bb] writes b",
                        "Between: t [n=N] abstract ",
                        "N: u [m=M] abstract t=[n] writes n",
                        "M: - t=[n] writes n, u=[m] writes m",
                        "Other: - t![c, b, bb, n]");
    }

    @Test
    void theBaseMayStandForTheRest() {
        SchemaSet schemas =
                ModelText.load("@JsonSchema(discriminator='t', otherwise='base') create json schema A(t string);"
                        + "@JsonSchema(discriminatorValue='b') create json schema B() inherits A;");
        ObjectType base = schemas.types().get(0);

        assertThat(base.union().flatMap(Union::otherwise)).containsSame(base);
        assertThat(base.isAbstract()).isFalse();
        assertThat(strings(base)).isEqualTo("t![b]");
    }

    @Test
    void aDiscriminatorIsReadAtOnce() {
        ObjectType type = ModelText.load("@JsonSchema(discriminator='t') create json schema A(t string, u string);"
                        + "@JsonSchema(discriminatorValue='b') create json schema B() inherits A;")
                .types()
                .get(0);

        assertThat(type.columns().get(0).lazy()).contains(false);
        assertThat(type.columns().get(1).lazy()).isEmpty();
    }

    // ---- lint

    @Test
    void aSchemaThatItsUnionNeverGivesWasForgotten() {
        String text = "@public @JsonSchema(discriminator='t') create json schema A(t string);"
                + "@JsonSchema(discriminatorValue='b') create json schema B() inherits A;"
                + "create json schema C() inherits A;"
                + "create json schema D() inherits A;"
                + "@JsonSchema(discriminatorValue='e') create json schema E() inherits D;";

        assertThat(lint(text).stream().map(Diagnostic::message))
                .containsExactly(
                        "no event of the module needs schema 'C'",
                        "schema 'C' inherits from 'A', but no discriminator value names it: reading 'A' never returns it");
    }

    @Test
    void subtypesByTheNamesOfMembers() {
        String text = "@JsonSchema(deduction=true, otherwise='D') create json schema A(t string);"
                + "create json schema B() inherits A; create json schema C(c int) inherits B;"
                + "create json schema E(e int) inherits B; create json schema D() inherits A;";
        Map<String, ObjectType> types =
                ModelText.load(text).types().stream().collect(Collectors.toMap(ObjectType::name, Function.identity()));

        Union union = types.get("A").union().orElseThrow();
        assertThat(union.kind()).isEqualTo(Union.Kind.MEMBERS);
        assertThat(union.subtypes().stream().map(subtype -> subtype.type().name()))
                .containsExactly("C", "E");
        assertThat(union.otherwise()).containsSame(types.get("D"));
        assertThat(types.get("B").union().orElseThrow().otherwise()).isEmpty();
        assertThat(types.get("C").union()).isEmpty();
        assertThat(types.get("C").discriminatorStrings()).isEmpty();
        assertThat(lint(text).stream().map(Diagnostic::message))
                .noneMatch(message -> message.contains("discriminator"));
    }

    private static List<Diagnostic> lint(String text) {
        Diagnostics diagnostics = new Diagnostics();
        SchemaLoader.load(List.of(new SchemaSource("a.epl", text)))
                .lint(JavaClasses.NONE, LintOptions.DEFAULT, diagnostics);
        return diagnostics.list();
    }

    // ---- changes

    /** Each row: what the base says and the values of B, before and after, and the rules that the change meets. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            discriminator='t'                    | 'b'       | discriminator='t'                   | 'b'       |
            discriminator='t'                    | {'b','c'} | discriminator='t'                   | 'b'       | subtype-removed
            discriminator='t', otherwise='base'  | {'b','c'} | discriminator='t', otherwise='base' | 'b'       | subtype-removed
            discriminator='t'                    | 'b'       | discriminator='t'                   | {'b','c'} | subtype-added
            discriminator='t', otherwise='base'  | 'b'       | discriminator='t', otherwise='base' | {'b','c'} | subtype-added-to-otherwise
            discriminator='t'                    | 'b'       | discriminator='u'                   | 'b'       | union-changed
            discriminator='t'                    | 'b'       | wrapper=true                        | 'b'       | union-changed
            discriminator='t'                    | 'b'       | deduction=true                      |           | union-changed
            wrapper=true                         | 'b'       | deduction=true                      |           | union-changed
            deduction=true                       |           | deduction=true                      |           |
            deduction=true, otherwise='base'     |           | deduction=true                      |           | otherwise-changed
            discriminator='t'                    | 'b'       | discriminator='t', otherwise='base' | 'b'       |
            discriminator='t', otherwise='base'  | 'b'       | discriminator='t'                   | 'b'       | otherwise-changed
            discriminator='t', otherwise='base'  | 'b'       | discriminator='t', otherwise='B'    | 'b'       | otherwise-changed
            """)
    void changesOfUnionsAreFound(String base, String values, String baseNow, String valuesNow, String rules) {
        assertThat(changes(union(base, values), union(baseNow, valuesNow)).stream()
                        .map(found -> found.rule())
                        .distinct()
                        .collect(Collectors.joining(" ")))
                .isEqualTo(rules == null ? "" : rules);
    }

    @Test
    void aUnionMayComeAndGo() {
        String plain = "create json schema A(t string, u string); create json schema B(x int) inherits A;";
        String union = union("discriminator='t'", "'b'");
        String withBase = union("discriminator='t', otherwise='base'", "'b'");

        assertThat(messages(plain, union))
                .containsExactly("schema 'A' now selects subtypes by 't': old data that names no subtype is rejected");
        assertThat(messages(union, plain))
                .containsExactly(
                        "schema 'A' no longer has subtypes: their columns in old data are skipped (rejected under STRICT)");
        assertThat(messages(plain, withBase)).isEmpty();
        assertThat(messages(union, union.replace("B(", "C(")))
                .contains("value 'b' of schema 'A' now selects 'C' instead of 'B'");
        assertThat(messages(withBase, union("discriminator='t', otherwise='base'", "{'b','c'}")))
                .containsExactly("value 'c' of schema 'A' is new: old readers read such objects as 'A'");
        String deduced = union("deduction=true", null);
        assertThat(messages(union, deduced))
                .containsExactly("schema 'A' now selects subtypes by the names of members instead of 't': old and new"
                        + " readers reject each other's data");
        assertThat(messages(deduced, deduced + "create json schema C(y int) inherits A;"))
                .containsExactly("subtype 'C' of schema 'A' is new: old readers reject such objects");
    }

    private static String union(String base, String values) {
        String value = values == null ? "" : "@JsonSchema(discriminatorValue=" + values + ") ";
        return "@JsonSchema(" + base + ") create json schema A(t string, u string);" + value
                + "create json schema B(x int) inherits A;";
    }

    private static List<String> messages(String old, String now) {
        return changes(old, now).stream().map(Diagnostic::message).toList();
    }

    private static List<Diagnostic> changes(String old, String now) {
        Diagnostics diagnostics = new Diagnostics();
        SchemaLoader.load(List.of(new SchemaSource("now.epl", now)))
                .findBreakingChanges(
                        SchemaLoader.load(List.of(new SchemaSource("old.epl", old))), Set.of(), diagnostics);
        return diagnostics.list();
    }
}
