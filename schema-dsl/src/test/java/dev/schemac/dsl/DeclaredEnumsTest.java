package dev.schemac.dsl;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.schemac.dsl.diagnostic.Diagnostic;
import dev.schemac.dsl.diagnostic.Diagnostics;
import dev.schemac.dsl.diagnostic.SchemaException;
import dev.schemac.dsl.lint.LintOptions;
import dev.schemac.dsl.model.Column;
import dev.schemac.dsl.model.JavaClasses;
import dev.schemac.dsl.model.SchemaSet;
import dev.schemac.dsl.model.ValueType.EnumType;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Enums that schema files declare. */
class DeclaredEnumsTest {
    private static final String COLOR = "create json enum Color('red', 'dark-blue' as NAVY, \"gr\\u00fcn\" as GREEN);";

    @Test
    void anEnumHasNamesAndStrings() {
        SchemaSet schemas = ModelText.load(
                "module shop; @public @Description('Paints.') " + COLOR + " create json schema Car(paint Color)");

        EnumType color = schemas.enums().get(0);
        assertThat(color.name()).isEqualTo("Color").hasToString(color.toString());
        assertThat(color.module()).isEqualTo("shop");
        assertThat(color.constants()).containsExactly("RED", "NAVY", "GREEN");
        assertThat(color.strings()).containsExactly("red", "dark-blue", "gr\u00fcn");
        assertThat(color.string("NAVY")).isEqualTo("dark-blue");
        assertThat(color.constant("dark-blue")).contains("NAVY");
        assertThat(color.constant("NAVY")).isEmpty();
        EnumType.Declaration declaration = color.declaration().orElseThrow();
        assertThat(declaration.description()).contains("Paints.");
        assertThat(declaration.visibleToOthers()).isTrue();
        assertThat(declaration.location()).hasToString("a.epl:1:63");
        assertThat(schemas.types().get(0).columns().get(0).type()).isSameAs(color);
    }

    @ParameterizedTest
    @CsvSource({
        "red, RED",
        "dark-blue, DARK_BLUE",
        "dark blue, DARK_BLUE",
        "darkBlue, DARK_BLUE",
        "DarkBlue, DARK_BLUE",
        "DARK_BLUE, DARK_BLUE",
        "__typename, TYPENAME",
        "HTTPError, HTTP_ERROR",
        "utf8, UTF8",
        "text/html, TEXT_HTML",
        "x.y:z, X_Y_Z",
        "v1.0, V1_0",
        "class, CLASS"
    })
    void namesAreDerivedFromTexts(String text, String name) {
        assertThat(ModelText.load("create json enum E('" + text + "')")
                        .enums()
                        .get(0)
                        .constants())
                .containsExactly(name);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", " ", "-", "1.0", "2d", "gr\u00fcn", ">=", "C++", "a$"})
    void otherTextsNeedAName(String text) {
        assertThat(ModelText.errors("create json enum E('" + text + "', 'x')"))
                .isEqualTo("a.epl:1:20: this string cannot become a Java name; set a name with 'as',"
                        + " as in '>=' as AT_LEAST");
        assertThat(ModelText.load("create json enum E('" + text + "' as X)")
                        .enums()
                        .get(0)
                        .strings())
                .containsExactly(text);
    }

    @ParameterizedTest
    @ValueSource(strings = {"class", "_", "true", "`a b`", "`1`", "``", "enum"})
    void aGivenNameIsOneOfJava(String name) {
        assertThat(ModelText.errors("create json enum E('x' as " + name + ")"))
                .isEqualTo("a.epl:1:27: '" + name.replace("`", "") + "' is not a valid name of a Java constant");
    }

    @ParameterizedTest
    @ValueSource(strings = {"as", "create", "Schema", "json", "record", "$", "_a", "text"})
    void wordsOfTheLanguageAreNames(String name) {
        assertThat(ModelText.load("CREATE JSON ENUM E('x' AS " + name + ")")
                        .enums()
                        .get(0)
                        .constants())
                .containsExactly(name);
    }

    @Test
    void constantsThatAreAlike() {
        assertThat(
                        ModelText.errors(
                                "create json enum E('a', 'b', 'a',\n'A', 'c' as B, 'c' as C)\n;create json enum F('a-b', 'a_b')"))
                .isEqualTo("""
                        a.epl:1:30: constant 'a' is already declared in line 1
                        a.epl:2:1: the constant would have the name 'A' in Java, which 'a' has already; set another one with 'as'
                        a.epl:2:13: the constant would have the name 'B' in Java, which 'b' has already; set another one with 'as'
                        a.epl:2:16: constant 'c' is already declared in line 2
                        a.epl:3:28: the constant would have the name 'A_B' in Java, which 'a-b' has already; set another one with 'as'""");
    }

    @Test
    void limits() {
        String texts = IntStream.range(0, 2_001).mapToObj(i -> "'c" + i + "'").collect(Collectors.joining(","));

        assertThat(ModelText.errors("create json enum E(" + texts + ")"))
                .isEqualTo("a.epl:1:14910: an enum has at most 2,000 constants");
        assertThat(ModelText.errors("create json enum E('" + "a".repeat(1_001) + "')"))
                .isEqualTo("a.epl:1:20: the string of a constant has at most 1,000 characters");
        assertThat(ModelText.errors("create json enum E('\\ud800' as X)"))
                .isEqualTo("a.epl:1:20: the string contains an unpaired surrogate");
    }

    @Test
    void aSchemaAndAnEnumShareNoName() {
        assertThat(
                        ModelText.errors(
                                "create json enum A('x');\ncreate json schema A();\ncreate json schema B();\ncreate json enum B('x');"))
                .isEqualTo("""
                        a.epl:2:20: enum 'A' is already declared in line 1
                        a.epl:4:18: schema 'B' is already declared in line 3""");
        assertThat(ModelText.errors("create json enum Int('x'); create json enum ``('x')"))
                .isEqualTo("""
                        a.epl:1:18: 'Int' is a built-in type, so no enum can have its name
                        a.epl:1:45: an enum needs a name""");
        assertThat(ModelText.load("module a; create json enum A('x')", "module b; create json schema A()")
                        .enums())
                .hasSize(1);
    }

    @Test
    void everyContainerHoldsThem() {
        assertThat(ModelText.of(
                        "create json schema A(a Color, b Color[][], c List<Color>, d Map<String, Color[]>)", COLOR))
                .isEqualTo("A(a Color, b Color[][], c List<Color>, d Map<String, Color[]>)");
        assertThat(ModelText.errors("create json schema A(a Color<int>, b Color[primitive]);" + COLOR))
                .isEqualTo("""
                        a.epl:1:24: 'Color' has no type parameters
                        a.epl:1:38: 'Color' is not a primitive type; 'primitive' can follow boolean, byte, char, double, float, int, long, short and string""");
    }

    @Test
    void modules() {
        String stock = "module stock; " + COLOR;
        String shop = "module shop; " + COLOR;

        assertThat(ModelText.errors(stock, shop, "module web; create json schema A(a Color)"))
                .isEqualTo(
                        "c.epl:1:36: enum 'Color' is ambiguous, because it is declared in module 'stock' and module 'shop';"
                                + " 'uses' chooses a module");
        assertThat(ModelText.errors(stock, "module web; uses other; create json schema A(a Color)"))
                .isEqualTo(
                        "b.epl:1:48: enum 'Color' is declared in module 'stock', which the 'uses' declarations of this"
                                + " file leave out");
        Column column = ModelText.load(stock, shop, "module web; uses shop; create json schema A(a Color)")
                .types()
                .get(0)
                .columns()
                .get(0);
        assertThat(((EnumType) column.type()).module()).isEqualTo("shop");
    }

    @Test
    void laterRunsSeeWhatIsPublic() {
        LinkedSchemas first = SchemaLoader.load(List.of(new SchemaSource(
                "a",
                "module m; @public create json enum P('x'); @protected create json enum Q('x');"
                        + "create json enum R('x')")));

        LinkedSchemas second = later(first, "module m; create json schema A(p P, q Q)");
        assertThat(second.references()).containsExactly(first);
        assertThat(((EnumType) second.types().get(0).columns().get(1).type()).strings())
                .containsExactly("x");
        assertThatThrownBy(() -> later(first, "module n; create json schema A(p P, q Q, r R, s Po)"))
                .isInstanceOfSatisfying(
                        SchemaException.class,
                        e -> assertThat(messages(e.diagnostics()))
                                .containsExactly(
                                        "enum 'm.Q' is '@protected', so only schemas of its module can use it; declare it '@public' at"
                                                + " a:1:72",
                                        "enum 'm.R' is not '@public'; declare it '@public' at a:1:96",
                                        "unknown type 'Po'; did you mean 'P'?"));
    }

    private static LinkedSchemas later(LinkedSchemas first, String text) {
        return SchemaLoader.load(List.of(new SchemaSource("b", text)), List.of(first), JavaClasses.NONE, false);
    }

    private static List<String> messages(List<Diagnostic> diagnostics) {
        return diagnostics.stream().map(Diagnostic::message).toList();
    }

    @Test
    void columnAttributesNameTexts() {
        assertThat(ModelText.of(
                        "@Column(name=a, defaultValue='dark-blue', unknown='red') create json schema A(a Color);"
                                + COLOR))
                .isEqualTo("A(a Color {= String NAVY unknown RED})");
        assertThat(ModelText.errors(
                        "@Column(name=a, defaultValue='NAVY') @Column(name=b, unknown='dark_blue') @Column(name=c, defaultValue=1)"
                                + " create json schema A(a Color, b Color[], c Color);" + COLOR))
                .isEqualTo("""
                        a.epl:1:30: enum 'Color' has no constant 'NAVY'; its JSON string is 'dark-blue'
                        a.epl:1:62: enum 'Color' has no constant 'dark_blue'; did you mean 'dark-blue'?
                        a.epl:1:104: the default value is not a value of type 'Color'""");
    }

    @Test
    void whatAnEnumIsNot() {
        assertThat(ModelText.errors(
                        "create json schema A() inherits Color; create json schema B() copyfrom Color;" + COLOR))
                .isEqualTo("""
                        a.epl:1:33: 'Color' is an enum: no schema can inherit or copy from it
                        a.epl:1:72: 'Color' is an enum: no schema can inherit or copy from it""");
        assertThat(ModelText.errors(
                        "@Column(name=a) @JsonSchema(dynamic=true) @name('x') @buseventtype create json enum E('x')"))
                .isEqualTo("""
                        a.epl:1:2: '@Column' is for schemas, and 'E' is an enum
                        a.epl:1:18: '@JsonSchema' is for schemas, and 'E' is an enum
                        a.epl:1:55: '@buseventtype' is for schemas, and 'E' is an enum""");
    }

    @Test
    void suggestions() {
        assertThat(ModelText.errors("create json schema A(a Colour);" + COLOR))
                .isEqualTo("a.epl:1:24: unknown type 'Colour'; did you mean 'Color'?");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "create enum E('x')|a.epl:1:8: expected 'json' but found 'enum': 'create json enum' declares an enum",
                "create jsn enum E('x')|a.epl:1:8: an enum is declared by 'create json enum', not 'create jsn enum'; did you mean 'json'?",
                "create map enum E('x')|a.epl:1:8: an enum is declared by 'create json enum', not 'create map enum'",
                "create json enm E('x')|a.epl:1:13: expected 'schema' but found 'enm'; did you mean 'enum'?",
                "create json enum E()|a.epl:1:20: expected a quoted string but found ')'",
                "create json enum E(red)|a.epl:1:20: expected a quoted string but found 'red'",
                "create json enum E('x' X)|a.epl:1:23: expected ')' or ',' before 'X'",
                "create json enum E('x' as 'X')|a.epl:1:27: expected a name for the constant but found 'X'; unusual names are written in backticks",
                "create json enum E('x',)|a.epl:1:24: expected a quoted string but found ')'",
                "create json enum ('x')|a.epl:1:18: expected an enum name but found '('",
                "create json enum E('x') inherits A|a.epl:1:25: expected ';' but found 'inherits'"
            })
    void syntax(String text, String error) {
        assertThat(ModelText.errors(text)).isEqualTo(error);
    }

    @Test
    void aForgottenSemicolonHidesNothing() {
        assertThat(ModelText.errors(
                        "create json schema A(a E, b F)\ncreate json enum E('x')\ncreate json schema F(c B)"))
                .isEqualTo("""
                        a.epl:2:1: expected ';' but found 'create'
                        a.epl:3:1: expected ';' but found 'create'
                        a.epl:3:24: unknown type 'B'""");
    }

    @Test
    void theWordsStayNames() {
        assertThat(ModelText.of(
                        "create json schema Enum(enum int, Enum string, json Enum); create json schema enum(a int)"))
                .isEqualTo("Enum(enum int, Enum string, json Enum)\nenum(a int)");
    }

    @Test
    void esperHasNoSuchStatement() {
        assertThat(ModelText.warnings(COLOR + "\ncreate json schema Car(paint Color[])"))
                .isEqualTo("""
                        a.epl:1:1: Esper has no statement 'create json enum' [SC089]
                        a.epl:2:30: Esper has no columns of type 'Color' [SC084]""");
    }

    @Test
    void lint() {
        assertThat(lint("create json enum unused('x'); create json enum Used('x'); @public create json enum Seen('x');"
                        + "@public create json enum Set('x'); create json schema A(u Used)"))
                .isEqualTo("""
                        1:18 no schema needs enum 'unused'
                        1:18 enum 'unused' is not written in UpperCamelCase
                        1:119 enum 'Set' hides the class 'java.util.Set', which needs no import""");
        assertThat(lint("module m; uses n; create json schema A(e E)", "module n; create json enum E('x')"))
                .isEmpty();
    }

    private static String lint(String... texts) {
        List<SchemaSource> sources = IntStream.range(0, texts.length)
                .mapToObj(i -> new SchemaSource("s" + i, texts[i]))
                .toList();
        Diagnostics diagnostics = new Diagnostics();
        SchemaLoader.load(sources).lint(JavaClasses.NONE, LintOptions.DEFAULT, diagnostics);
        return diagnostics.list().stream()
                .map(found -> found.location().line() + ":" + found.location().column() + " " + found.message())
                .collect(Collectors.joining("\n"));
    }

    @Test
    void breakingChanges() {
        String schema = "create json schema A(a Color);";
        assertThat(breaking(
                        "create json enum Color('red', 'blue');" + schema,
                        "create json enum Color('red' as R, 'green');" + schema))
                .containsExactly(
                        "SC212 error column 'a' no longer has the constants [blue], which old data may contain",
                        "SC213 error column 'a' has the new constants [green], which old readers reject",
                        "SC224 warning column 'a' has new Java names for the constants [red]: JSON is unchanged, but code that"
                                + " uses them no longer compiles");
        String lenient = "@Column(name=a, unknown='null') " + schema;
        assertThat(breaking(
                        "create json enum Color('red');" + lenient,
                        "create json enum Color('red', 'green');" + lenient))
                .isEmpty();
        assertThat(breaking("create json enum Color('red');" + schema, "create json schema A(a string)"))
                .containsExactly(
                        "SC206 error column 'a' now has the type 'string' instead of 'Color': old readers reject values outside of the old type");
    }

    private static List<String> breaking(String old, String now) {
        Diagnostics diagnostics = new Diagnostics();
        SchemaLoader.load(List.of(new SchemaSource("now", now)))
                .findBreakingChanges(SchemaLoader.load(List.of(new SchemaSource("old", old))), Set.of(), diagnostics);
        return diagnostics.list().stream()
                .map(found -> found.code() + " " + found.severity().name().toLowerCase() + " " + found.message())
                .toList();
    }

    @Test
    void format() {
        assertThat(format("CREATE JSON ENUM Color ( 'red' ,'dark-blue' AS As) ; create json schema A(a Color)"))
                .isEqualTo("""
                        create json enum Color('red', 'dark-blue' as As);
                        create json schema A(a Color);
                        """);
        assertThat(format("@Description('x') @public create json enum Color('red', // like blood\n 'blue')"))
                .isEqualTo("""
                        @Description('x')
                        @public create json enum Color(
                            'red', // like blood
                            'blue'
                        );
                        """);
        String text =
                format("create json enum Color(" + "'a colour that has a long name' as COLOUR,".repeat(4) + "'x')");
        assertThat(text).hasLineCount(7);
        assertThat(format(text)).isEqualTo(text);
    }

    private static String format(String text) {
        return SchemaLoader.format(List.of(new SchemaSource("a", text))).get(0).text();
    }
}
