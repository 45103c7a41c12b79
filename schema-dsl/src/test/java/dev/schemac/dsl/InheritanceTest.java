package dev.schemac.dsl;

import static org.assertj.core.api.Assertions.assertThat;

import dev.schemac.dsl.model.Column;
import dev.schemac.dsl.model.ObjectType;
import dev.schemac.dsl.model.SchemaSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** What schemas take from each other: {@code inherits}, {@code copyfrom}, timestamps, {@code dynamic} and {@code className}. */
class InheritanceTest {
    static Stream<Arguments> texts() {
        return Stream.of(
                Arguments.of(
                        "parity 1.5.7 inherits",
                        "create json schema A(a int); create json schema B(b int) inherits A",
                        "A(a int)\nB(b int) inherits A"),
                Arguments.of(
                        "parity 1.5.7 inherits, the same supertype twice",
                        "create json schema A(a int); create json schema B(b int) inherits A, A INHERITS A",
                        "A(a int)\nB(b int) inherits A"),
                Arguments.of(
                        "parity 1.5.7 inherits, any order of declaration",
                        "create json schema C() inherits B; create json schema B(b int) inherits A;"
                                + "create json schema A(a int)",
                        "C() inherits B\nB(b int) inherits A\nA(a int)"),
                Arguments.of(
                        "parity 97: names that differ in case are two columns",
                        "create json schema A(abc int); create json schema B(ABC int) inherits A",
                        "A(abc int)\nB(ABC int) inherits A"),
                Arguments.of(
                        "parity 1.5.8 copyfrom, sources in their order, own columns last",
                        "create json schema B1(x int); create json schema B2(y int);"
                                + "create json schema C(k int) copyfrom B2, B1",
                        "B1(x int)\nB2(y int)\nC(y int, x int, k int)"),
                Arguments.of(
                        "parity 1.5.8 copyfrom, the same column twice",
                        "create json schema A(x int, n N); create json schema B(n N, x Integer, z int);"
                                + "create json schema N(); create json schema C() copyfrom A, B copyfrom A",
                        "A(x int, n N)\nB(n N, x int, z int)\nN()\nC(x int, n N, z int)"),
                Arguments.of(
                        "parity 1.5.8 copyfrom a map schema, with what that inherits",
                        "create schema L(l Long); create map schema M(x int, d string[]) inherits L;"
                                + "create json schema C(k int) copyfrom M",
                        "C(l long, x int, d string[], k int)"),
                Arguments.of(
                        "parity 1.5.8 copyfrom takes inherited columns and no relation",
                        "create json schema A(a int); create json schema B(b int) inherits A;"
                                + "create json schema C() copyfrom B",
                        "A(a int)\nB(b int) inherits A\nC(a int, b int)"),
                Arguments.of(
                        "parity 1.5.8 annotations of the source are not copied",
                        "@JsonSchema(dynamic=true) @JsonSchemaField(name=a, adapter='com.acme.TextAdapter')"
                                + " @Column(name=a, required=true) create json schema A(a string);"
                                + " create json schema B() copyfrom A",
                        "A(a java.lang.String {required}) dynamic\nB(a string)"),
                Arguments.of(
                        "annotations count for copied columns too",
                        "create map schema A(a Date, b int);"
                                + "@JsonSchemaField(name=a, adapter='com.acme.DateAdapter') @Column(name=b, alias='c')"
                                + " create json schema B() copyfrom A",
                        "B(a java.util.Date, b int {or c})"),
                Arguments.of(
                        "copies of copies, before their sources",
                        "create json schema C(c int) copyfrom B; create json schema B(b int) copyfrom A;"
                                + "create json schema A(a int)",
                        "C(a int, b int, c int)\nB(a int, b int)\nA(a int)"),
                Arguments.of(
                        "parity 1.5.6 qualifiers in any order and case",
                        "create json schema A(a long); create json schema K(k int);"
                                + "create json schema B(b Long) EndTimestamp b COPYFROM K starttimestamp a Inherits A",
                        "A(a long)\nK(k int)\nB(k int, b long) inherits A start a end b"),
                Arguments.of(
                        "parity 1.5.9 timestamps",
                        "import java.time.*; create json schema A(a LocalDateTime, b LocalDateTime)"
                                + " starttimestamp a endtimestamp b; create json schema B() inherits A;"
                                + "create json schema C() inherits B starttimestamp a",
                        "A(a LocalDateTime, b LocalDateTime) start a end b\nB() inherits A start a end b\n"
                                + "C() inherits B start a end b"),
                Arguments.of(
                        "parity 1.5.9 an end of its own with an inherited start",
                        "create json schema A(a long) starttimestamp a;"
                                + "create json schema B(b long) inherits A endtimestamp b",
                        "A(a long) start a\nB(b long) inherits A start a end b"),
                Arguments.of(
                        "parity 1.5.9 Date and Calendar by adapters",
                        "@JsonSchemaField(name=a, adapter='com.acme.DateAdapter')"
                                + "create json schema A(a Date) starttimestamp a;"
                                + "@JsonSchemaField(name=b, adapter='com.acme.CalendarAdapter')"
                                + "create json schema B(b Calendar) starttimestamp b",
                        "A(a java.util.Date) start a\nB(b java.util.Calendar) start b"),
                Arguments.of(
                        "parity 75, 80, 84 dynamic belongs to each schema",
                        "@JsonSchema(dynamic=true) create json schema A(); @JsonSchema(dynamic=FALSE)"
                                + " create json schema B(a A); @JsonSchema create json schema C()",
                        "A() dynamic\nB(a A)\nC()"),
                Arguments.of(
                        "parity 79 a child of a dynamic schema is dynamic",
                        "@JsonSchema(dynamic=true) create json schema A(); create json schema B(b int) inherits A;"
                                + "create json schema C(c int) inherits B",
                        "A() dynamic\nB(b int) inherits A dynamic\nC(c int) inherits B dynamic"),
                Arguments.of(
                        "parity 1.4.4 the first @JsonSchema counts",
                        "@JsonSchema(dynamic=true) @JsonSchema(dynamic=false) create json schema A()",
                        "A() dynamic"),
                Arguments.of(
                        "parity 2.4 className",
                        "@JsonSchema(className='com.acme.Point') create json schema A();"
                                + "@JsonSchema(className='com.acme.Point') create json schema B(x int, label string)",
                        "A(x int, y int, label string) class com.acme.Point\n"
                                + "B(x int, label string, y int) class com.acme.Point"),
                Arguments.of(
                        "parity 2.4 className by import",
                        "import com.acme.*; @JsonSchema(className=Shape) create json schema A(extra int, counts"
                                + " int[primitive][])",
                        "A(extra Object, counts int[primitive][], points List<com.acme.Point>, parts com.acme.Shape[],"
                                + " color com.acme.Color, tags Map<String, string[]>) class com.acme.Shape"),
                Arguments.of(
                        "annotations of the application have no effect",
                        "import com.acme.Marker; @Marker(a=1) @com.acme.Marker create json schema A()",
                        "A()"));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("texts")
    void links(String row, String text, String model) {
        assertThat(ModelText.of(text)).as(row).isEqualTo(model);
    }

    @Test
    @DisplayName("parity 93: the top ancestor's columns come first, empty levels count too")
    void allFieldsStartWithTheFarthestAncestor() {
        SchemaSet schema = ModelText.load("""
                create json schema D(d1 int, d2 int) inherits C;
                create json schema C() inherits B;
                create json schema B(b1 int) inherits A;
                create json schema A(a1 int);
                """);
        ObjectType d = schema.types().get(0);

        assertThat(d.allColumns()).extracting(Column::name).containsExactly("a1", "b1", "d1", "d2");
        assertThat(d.columns()).extracting(Column::name).containsExactly("d1", "d2");
        assertThat(d.parent()).containsSame(schema.types().get(1));
        assertThat(schema.types().get(3).allColumns())
                .isSameAs(schema.types().get(3).columns());
    }

    @Test
    @DisplayName("parity 95, 151: supertypes and sources in other modules, chosen by 'uses'")
    void inheritsAcrossModules() {
        String a = "module a; create json schema X(a int)";
        String b = "module b; create json schema X(b int)";

        assertThat(ModelText.of(
                        a,
                        b,
                        "module c; uses b; create json schema Y() inherits X; create json schema Z()" + " copyfrom X"))
                .isEqualTo("a:X(a int)\nb:X(b int)\nc:Y() inherits X\nc:Z(b int)");
        assertThat(ModelText.errors(a, b, "create json schema Y() inherits X"))
                .isEqualTo("c.epl:1:33: schema 'X' is ambiguous, because it is declared in module 'a' and module 'b'; "
                        + "'uses' chooses a module");
    }

    @Test
    @DisplayName("parity 1.1.7: a file with 'uses' sees the modules it names only")
    void usesNarrows() {
        String a = "module a; create json schema X(a int)";

        assertThat(ModelText.errors(a, "module b; uses c; create json schema Y(x X, y Y) inherits X"))
                .isEqualTo("""
                        b.epl:1:42: schema 'X' is declared in module 'a', which the 'uses' declarations of this file leave out
                        b.epl:1:59: schema 'X' is declared in module 'a', which the 'uses' declarations of this file leave out""");
        assertThat(ModelText.errors(a, "module b; uses c; uses a; create json schema Y(x X)"))
                .isEmpty();
    }

    @Test
    @DisplayName("parity 149: only @public schemas are public")
    void knowsPublicTypes() {
        SchemaSet schema = ModelText.load("@public create json schema A(); @PUBLIC @public create json schema B();"
                + "@protected create json schema C(); create json schema D()");

        assertThat(schema.types()).extracting(ObjectType::publicType).containsExactly(true, true, false, false);
    }

    @Test
    @DisplayName("parity 1.5.6: of several timestamp columns the first counts")
    void moreTimestampColumnsHaveNoEffect() {
        String text = "create json schema A(a long, b long) starttimestamp a, b";

        assertThat(ModelText.of(text)).isEqualTo("A(a long, b long) start a");
        assertThat(ModelText.warnings(text))
                .isEqualTo("a.epl:1:56: 'starttimestamp' has one column; the others have no effect [SC070]");
    }

    @Test
    void anErrorInAnAncestorIsTheOnlyError() {
        assertThat(ModelText.errors("""
                        create json schema A(a int) inherits Nowhere;
                        @Column(name=n, required=true)
                        create json schema B(b int) inherits A starttimestamp c endtimestamp d;
                        create json schema C(c int, c2 strin) inherits B;
                        create json schema D(d int) copyfrom C starttimestamp q;
                        """)).isEqualTo("""
                        a.epl:1:38: unknown schema 'Nowhere'
                        a.epl:4:32: unknown type 'strin'; did you mean 'string'?""");
    }
}
