package dev.schemac.dsl;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * What Esper does with schema texts, row by row: parts 1 and 2 of the study of its behaviour. Where the expectation
 * differs from Esper, the row says so.
 */
class ParityTest {
    private final List<DynamicTest> rows = new ArrayList<>();

    @TestFactory
    Stream<DynamicTest> part1Modules() {
        model(
                "1.1.1 cut at semicolons, not in strings, ticks and comments",
                "@name('a;b') create json schema A(`x;y` int /* ; */); // ;\n create json schema B()",
                "A(x;y int)\nB()");
        error(
                "1.1.1 an unknown character is one error (Esper gives the module up)",
                "create json schema A(é int); create json schema B(b B)",
                "1:22: unexpected character 'é'; unusual names are written in backticks");
        model(
                "1.1.2 module, uses and import are no reserved words",
                "MODULE a; USES b; IMPORT java.time.*; create json schema A(module int, uses int, import LocalDate)",
                "a:A(module int, uses int, import LocalDate)");
        error(
                "1.1.3 module first, then uses and import, then statements",
                "create json schema A(); module a; uses b; import c;",
                """
                1:25: 'module' must be the first declaration of the file
                1:35: 'uses' must come before the first statement of the file
                1:43: 'import' must come before the first statement of the file""");
        model("1.1.4 keywords as parts of a module's name", "module a.schema; create json schema A()", "a.schema:A()");
        error(
                "1.1.4 no '-' and no list",
                "import a.*, b.*; create json schema A()",
                "1:11: expected ';' but found ','");
        model("1.1.5 useless imports", "import java.time; import no.such.Thing; create json schema A()", "A()");
        model(
                "1.1.6 default imports",
                "create json schema A(a BigDecimal, b UUID, c Map, d Object, e Integer)",
                "A(a bigdecimal, b UUID, c Map, d Object, e int)");
        model("1.1.7 uses of a module that does not exist", "uses nowhere; create json schema A(a A)", "A(a A)");
        model("1.1.8 nothing at all", " ; // ;\n /* */ ;; ", "");
        error("1.1.10 other statements", "select * from A;\ncreate window W as A", """
                1:1: 'select' statements cannot be compiled: a schema file contains 'create schema' statements only
                2:1: 'create window' statements cannot be compiled: a schema file contains 'create schema' statements only""");
        error(
                "1.2 comments",
                "create json schema A(a int) # no",
                "1:29: unexpected character '#'; comments begin with '//'");
        return rows.stream();
    }

    @TestFactory
    Stream<DynamicTest> part1Names() {
        model(
                "1.3.1 columns and schemas that differ in case",
                "create json schema Y(A int, a int); create json schema y(Y Y)",
                "Y(A int, a int)\ny(Y Y)");
        model(
                "1.3.2, 1.3.3 reserved words need no ticks (Esper refuses them)",
                "create json schema A(order int, events int, first string)",
                "A(order int, events int, first string)");
        model(
                "1.3.4 any schema name (Esper takes plain ones)",
                "create json schema Order(); create json schema `a b`(o Order)",
                "Order()\na b(o Order)");
        model(
                "1.3.5 ticks in qualifiers (Esper refuses them)",
                "create json schema `a b`(); create json schema B() inherits `a b`",
                "a b()\nB() inherits a b");
        model("1.3.6 ticked package parts", "create json schema A(a java.`util`.UUID)", "A(a UUID)");
        model("1.3.7 dotted columns", "create json schema A(a.b.c int, `d.e` int)", "A(a.b.c int, d.e int)");
        model(
                "1.3.8 anything in ticks",
                "create json schema A(`` int, `a\\n` int, `a\\.b` int, `\"'é` int)",
                "A( int, a\\n int, a.b int, \"'é int)");
        model("1.3.9 escapes in strings", "@description(\"q\\nr\\u0041\") create json schema A()", "A() \"qnrA\"");
        model(
                "1.3.10 numbers in annotations (Esper cannot convert underscores)",
                "@priority(1_0) @Column(name=a, defaultValue=0x1F) @Column(name=b, defaultValue=010L)"
                        + " create json schema A(a int, b long)",
                "A(a int {= Integer 31}, b long {= Long 8})");
        return rows.stream();
    }

    @TestFactory
    Stream<DynamicTest> part1Annotations() {
        model(
                "1.4.1 bare words, lone values, empty parentheses",
                "@name(x) @public() @JsonSchema() @JsonSchemaField(name=a, adapter='com.acme.TextAdapter')"
                        + " create json schema A(a string)",
                "A(a java.lang.String)");
        error(
                "1.4.2 the case of @JsonSchema and of attributes counts",
                "@PUBLIC @jsonschema(dynamic=true) @JsonSchema(Dynamic=true) create json schema A()",
                """
                1:10: unknown annotation '@jsonschema'; did you mean '@JsonSchema'?
                1:47: '@JsonSchema' has no attribute 'Dynamic'; did you mean 'dynamic'?""");
        error(
                "1.4.3 values are not converted",
                "@JsonSchema(dynamic='true') create json schema A()",
                "1:21: 'dynamic' of '@JsonSchema' expects true or false but found a string");
        error(
                "1.4.3 missing, unknown and repeated attributes",
                "@tag(name='a') @tag(x=1, name='a', value='b') @name(value=a, value=b) create json schema A()",
                """
                1:2: '@tag' needs the attribute 'value'
                1:21: '@tag' has no attribute 'x'; it has name, value
                1:62: attribute 'value' of '@name' is given twice""");
        model(
                "1.4.4 repeated annotations",
                "@public @public @name(a) @name(b) @description(a) @description(b) create json schema A()",
                "A() \"a\"");
        error(
                "1.4 two visibilities",
                "@public @protected create json schema A()",
                "1:10: the schema is declared '@public' already");
        model(
                "1.4 the kind counts more than the annotation",
                "@EventRepresentation(map) create json schema A(); @EventRepresentation(json) create schema B()",
                "A()\nB()");
        error(
                "1.4 @JsonSchemaField of no column (Esper ignores it)",
                "@JsonSchemaField(name=b, adapter='com.acme.TextAdapter') create json schema A(a string)",
                "1:23: schema 'A' has no column 'b'");
        return rows.stream();
    }

    @TestFactory
    Stream<DynamicTest> part1CreateSchema() {
        error(
                "1.5.1 name, then type",
                "create json schema X(int a)",
                "1:26: unknown type 'a'; the name of a column comes first, as in 'a int'");
        model("1.5.2 no columns", "create json schema A()", "A()");
        error("1.5.2 no parentheses, a trailing comma", "create json schema A; create json schema B(b int,)", """
                1:21: expected '(' but found ';'
                1:50: expected a column name but found ')'""");
        model("1.5.3 null", "create json schema A(n null, m NULL)", "A(n null, m null)");
        model(
                "1.5.4 brackets",
                "create json schema A(a int[PRIMITIVE][], b int[][])",
                "A(a int[primitive][], b int[][])");
        error(
                "1.5.4 a word in later brackets (Esper ignores it)",
                "create json schema A(a int[][primitive])",
                "1:30: 'primitive' is allowed in the first brackets only");
        error(
                "1.5.5 primitive with type parameters",
                "create json schema A(a Map<String,int>[primitive])",
                "1:24: a type with type parameters cannot be the element of a primitive array");
        error(
                "1.5.6 an unknown qualifier",
                "create json schema A() inherit B",
                "1:24: expected ';' but found 'inherit'; did you mean 'inherits'?");
        error(
                "1.5.7 inherits exactly one",
                "create json schema A(); create json schema B(); create json schema C() inherits A, B",
                "1:84: a JSON schema inherits from one schema only; 'copyfrom' copies the columns of others");
        error(
                "1.5.8 copyfrom: duplicates",
                "create json schema A(x int); create json schema B(x int) copyfrom A",
                "1:51: column 'x' is already copied from schema 'A'");
        error(
                "1.5.9 timestamps",
                "create json schema A(a int, b long) endtimestamp b",
                "1:50: 'endtimestamp' needs a 'starttimestamp'");
        error(
                "1.5.10 the class list form (Esper ignores 'json')",
                "create json schema X as com.acme.Point",
                "1:25: a schema of a class is not a JSON schema; '@JsonSchema(className=...)' makes one of the class");
        model("1.5.11 a map schema as a column type", "create schema M(x int); create json schema A(m M)", "A(m Map)");
        error(
                "1.5.12 the name is new",
                "create json schema A(); create json schema A()",
                "1:44: schema 'A' is already declared in line 1");
        model(
                "1.5.13 any order, recursion (Esper wants declaration before use)",
                "create json schema A(a A[], b B); create json schema B(a A)",
                "A(a A[], b B)\nB(a A)");
        error(
                "1.5.14 positions are those of the file, and every error has one",
                "// a\n\ncreate json schema A(a Foo,\n  b Bar);\ncreate json schema B(c Baz)",
                """
                3:24: unknown type 'Foo'
                4:5: unknown type 'Bar'
                5:24: unknown type 'Baz'""");
        return rows.stream();
    }

    @TestFactory
    Stream<DynamicTest> part2Types() {
        error(
                "2.1.1 primitive arrays",
                "create json schema A(a bool[primitive], b string[primitive])",
                "1:24: 'bool' is not a primitive type; 'primitive' can follow boolean, byte, char, double, float, int, long, "
                        + "short and string");
        model(
                "2.1.2 scalars in any case",
                "create json schema A(a INT, b Varchar2, c BOOL, d Character)",
                "A(a int, b string, c boolean, d char)");
        model("2.1.3 full names", "create json schema A(a java.lang.Integer, b java.util.Map)", "A(a int, b Map)");
        error("2.1.4 imported names in their case", "create json schema A(a object, b date)", """
                1:24: unknown type 'object'; did you mean 'Object'?
                1:34: unknown type 'date'; did you mean 'java.time.LocalDate'?""");
        model(
                "2.1.5 big numbers in any case",
                "create json schema A(a BIGINTEGER, b bigDecimal)",
                "A(a biginteger, b bigdecimal)");
        model(
                "2.1.6 schemas before classes (Esper: the reverse, issue 258)",
                "create json schema Objects(a int); create json schema A(o Objects[])",
                "Objects(a int)\nA(o Objects[])");
        model(
                "2.2 enums",
                "import com.acme.Color; create json schema A(a Color, b Color[][], c RoundingMode)",
                "A(a com.acme.Color, b com.acme.Color[][], c java.math.RoundingMode)");
        model(
                "2.2 application classes",
                "create json schema A(p com.acme.Point, ps com.acme.Point[][])",
                "A(p com.acme.Point, ps com.acme.Point[][])");
        error(
                "2.2 JDK classes (Esper makes nonsense of them)",
                "create json schema A(a java.util.Date, b StringBuilder)",
                """
                1:24: class 'java.util.Date' is not supported as a column type; an adapter can convert it; did you mean 'java.time.Instant'?
                1:42: class 'java.lang.StringBuilder' is not supported as a column type; an adapter can convert it; did you mean 'string'?""");
        model(
                "2.2 any class with an adapter",
                "@JsonSchemaField(name=a, adapter='com.acme.DateAdapter') create json schema A(a Date)",
                "A(a java.util.Date)");
        error(
                "2.3.1 adapters are checked in Esper's order",
                "@JsonSchemaField(name=a, adapter='com.acme.DateAdapter') create json schema A(a string)",
                "1:81: the column's type is 'java.lang.String', but adapter 'com.acme.DateAdapter' makes 'java.util.Date'");
        error(
                "2.4 className",
                "@JsonSchema(className='com.acme.Point', dynamic=true) create json schema A(x string)",
                """
                1:23: a schema with a class of its own cannot be dynamic
                1:76: column 'x' is of type 'string', but class 'com.acme.Point' has 'int'; declare it as 'int'""");
        return rows.stream();
    }

    private void model(String row, String text, String model) {
        rows.add(DynamicTest.dynamicTest(
                "parity " + row, () -> assertThat(ModelText.of(text)).isEqualTo(model)));
    }

    private void error(String row, String text, String errors) {
        rows.add(DynamicTest.dynamicTest(
                "parity " + row,
                () -> assertThat(ModelText.errors(text).replace("a.epl:", "")).isEqualTo(errors)));
    }
}
