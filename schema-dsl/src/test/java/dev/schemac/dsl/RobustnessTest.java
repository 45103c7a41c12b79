package dev.schemac.dsl;

import static org.assertj.core.api.Assertions.assertThat;

import dev.schemac.dsl.diagnostic.SchemaException;
import dev.schemac.dsl.model.SchemaSet;
import dev.schemac.testing.Seed;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Large, deep and senseless texts: whatever comes in, a schema or a {@link SchemaException} comes out. No clock decides: the texts are
 * so large that a step which takes the square of the length would hold up the build for hours.
 */
@Tag("slow")
class RobustnessTest {
    @Test
    void twoThousandColumns() {
        SchemaSet schema = ModelText.load("create json schema A(" + columns(2_000) + ")");

        assertThat(schema.types().get(0).columns()).hasSize(2_000);
    }

    @Test
    void tooManyColumnsAreOneError() {
        assertThat(ModelText.load("create json schema A(" + columns(10_000) + ")")
                        .types())
                .hasSize(1);
        assertThat(ModelText.errors("create json schema A(\n" + columns(10_002).replace(",", "\n,") + ")"))
                .isEqualTo("a.epl:10002:2: schema 'A' has more than 10,000 columns");
    }

    @Test
    void aMegabyteOfSchemas() {
        String text = IntStream.range(0, 20_000)
                .mapToObj(i -> "@Description('no. " + i + "') create json schema S" + i + "(a S" + (19_999 - i)
                        + ", b int);\n")
                .collect(Collectors.joining());
        assertThat(text.length()).isGreaterThan(1_000_000);

        SchemaSet schema = ModelText.load(text);

        assertThat(schema.types()).hasSize(20_000);
    }

    @Test
    void aLongCircleIsOneError() {
        String text = IntStream.range(0, 10_000)
                .mapToObj(i -> "create json schema S" + i + "(c" + i + " int) "
                        + (i % 2 == 0 ? "inherits S" : "copyfrom S") + (i + 1) % 10_000 + ";\n")
                .collect(Collectors.joining());

        assertThat(ModelText.errors(text))
                .isEqualTo("a.epl:1:40: schema 'S0' inherits or copies from itself: "
                        + "S0 -> S1 -> S2 -> S3 -> S4 -> ... -> S9996 -> S9997 -> S9998 -> S9999 -> S0");
    }

    @Test
    void manyCirclesAreAnErrorEach() {
        String text = IntStream.range(0, 5_000)
                .mapToObj(i -> "create json schema A" + i + "() inherits B" + i + "; create json schema B" + i
                        + "() inherits A" + i + ";\n")
                .collect(Collectors.joining());

        assertThat(ModelText.errors(text).lines()).hasSize(5_000);
    }

    @Test
    void ancestorsAreLimited() {
        assertThat(ModelText.errors(chain(256, "inherits"))).isEmpty();
        assertThat(ModelText.errors(chain(257, "inherits")))
                .isEqualTo("a.epl:257:44: schema 'S256' has more than 255 ancestors");
        assertThat(ModelText.errors(chain(20_000, "inherits")).lines()).hasSize(20_000 / 256);
    }

    @ParameterizedTest
    @ValueSource(strings = {"((((){1000}){1000}){1000}){1000}", "((((){1000}){1000}){0,1000})*"})
    void repeatedEmptyPatternsAreAccepted(String pattern) {
        assertThat(ModelText.errors("@Column(name=a, pattern='" + pattern + "') create json schema A(a string)"))
                .isEmpty();
    }

    @Test
    void manyLargePatternsAreErrorsAtTheirPlaces() {
        String text = IntStream.range(0, 200)
                .mapToObj(i -> "@Column(name=a, pattern='" + largePattern(i) + "')\ncreate json schema A" + i
                        + "(a string);\n")
                .collect(Collectors.joining());

        List<String> errors = ModelText.errors(text).lines().toList();

        String tooLarge =
                ":25: the pattern needs more than 10000000 steps to compile; use fewer repetitions, or begin it with '^'";
        String tooMany =
                ":25: the pattern is one too many: all patterns together need more than 50000000 steps to compile; simplify the largest patterns";
        assertThat(errors).hasSize(200);
        for (int i = 0; i < 200; i++) {
            assertThat(errors.get(i)).isEqualTo("a.epl:" + (2 * i + 1) + (i < 4 ? tooLarge : tooMany));
        }
    }

    /** Of many code points, each another one. */
    private static String largePattern(int number) {
        return "^"
                + IntStream.range(0, 900)
                        .mapToObj(i -> Character.toString(0x4E00 + 9 * i))
                        .collect(Collectors.joining())
                + number;
    }

    @Test
    void copiesAreLimited() {
        assertThat(ModelText.load(chain(1_000, "copyfrom")).types().get(999).columns())
                .hasSize(1_000);
        String bomb = "create json schema A(" + columns(9_000) + ");"
                + IntStream.range(0, 5_000)
                        .mapToObj(i -> "create json schema B" + i + "() copyfrom A;\n")
                        .collect(Collectors.joining());

        assertThat(ModelText.errors(bomb)).matches("a.epl:\\d+:\\d+: more than 1,000,000 columns are copied");
    }

    @Test
    void inheritedColumnsCountToo() {
        String parent = "create json schema A(" + columns(9_999) + ");\n";

        assertThat(ModelText.errors(parent + "create json schema B(a int) inherits A"))
                .isEmpty();
        assertThat(ModelText.errors(parent + "create json schema B(a int, b int, d int) inherits A"))
                .isEqualTo("a.epl:2:29: schema 'B' has more than 10,000 columns");
    }

    @Test
    void schemasNestAsDeepAsOneLikes() {
        String text = IntStream.range(0, 10_000)
                .mapToObj(i -> "create json schema S" + i + "(s S" + (i + 1) + ");\n")
                .collect(Collectors.joining());

        assertThat(ModelText.load(text + "create json schema S10000()").types()).hasSize(10_001);
        assertThat(ModelText.warnings(text + "create json schema S10000()").lines())
                .hasSize(10_000);
    }

    @Test
    void tenThousandAnnotatedColumns() {
        String annotations = IntStream.range(0, 10_000)
                .mapToObj(i -> "@Column(name=c" + i + ", jsonName='j" + i + "', alias={'c" + i + "'}, defaultValue=" + i
                        + ")\n")
                .collect(Collectors.joining());

        SchemaSet schema = ModelText.load(annotations + "create json schema A(" + columns(10_000) + ")");

        assertThat(schema.types().get(0).columns().get(9_999).defaultValue()).contains(9_999);
    }

    @Test
    void tenThousandAnnotationsOfColumnsThatDoNotExist() {
        String annotations = "@Column(name=d, required=true)\n".repeat(10_000);

        assertThat(ModelText.errors(annotations + "create json schema A(" + columns(10_000) + ")")
                        .lines())
                .hasSize(10_000);
    }

    private static String chain(int length, String word) {
        return IntStream.range(0, length)
                .mapToObj(i -> "create json schema S" + i + "(c" + i + " int)"
                        + (i == 0 ? "" : " " + word + " S" + (i - 1)) + ";\n")
                .collect(Collectors.joining());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "create json schema A(a Foo1234567, b Bar7654321);\n", // unknown types
                "create json schema A(a int)\n", // no semicolon
                "create json schema A(",
                "create json schema ",
                "create ",
                "@a(",
                "@a ",
                "select ",
                "select;",
                "é",
                "'\\",
                "`",
                "/*",
                "a$",
                "a.",
                "(",
                "\"",
                "\"\"\"a",
                "0_",
                "\n",
                "\r"
            })
    void aMegabyteOfMistakes(String piece) {
        String text = piece.repeat(1_000_000 / piece.length());

        loads(text);
    }

    @ParameterizedTest
    @ValueSource(ints = {1_000, 10_000, 100_000})
    void deepNestingIsALocatedError(int depth) {
        assertThat(ModelText.errors("create json schema A(a " + "Map<".repeat(depth) + "int" + ">".repeat(depth) + ")"))
                .matches("a.epl:1:\\d+: too deeply nested");
        assertThat(ModelText.errors("@a(" + "{".repeat(depth) + "}".repeat(depth) + ") create json schema A()"))
                .matches("a.epl:1:\\d+: too deeply nested");
        assertThat(ModelText.errors("@a(" + "@b(".repeat(depth) + ")".repeat(depth) + ") create json schema A()"))
                .matches("a.epl:1:\\d+: too deeply nested");
        assertThat(ModelText.errors("create json schema A(a int" + "[]".repeat(depth) + ")"))
                .isEqualTo("a.epl:1:24: an array cannot have more than 255 dimensions");
    }

    @Test
    void nestingOf255IsNotDeep() {
        assertThat(ModelText.of("create json schema A(a " + "List<".repeat(255) + "int" + ">".repeat(255) + ")"))
                .isEqualTo("A(a " + "List<".repeat(255) + "int" + ">".repeat(255) + ")");
        assertThat(ModelText.errors("create json schema A(a " + "List<".repeat(256) + "int" + ">".repeat(256) + ")"))
                .isEqualTo("a.epl:1:1304: too deeply nested");
        assertThat(ModelText.of("create json schema A(a int" + "[]".repeat(255) + ")"))
                .hasSize("A(a int)".length() + 2 * 255);
    }

    @Test
    void aSmallStackIsNoCrash() throws InterruptedException {
        String text = "create json schema A(a " + "Map<".repeat(100) + "int" + ">".repeat(100) + ")";
        loads(text); // an overflow while a class is initialised would spoil the class for the other tests
        Throwable[] escaped = new Throwable[1];
        Thread small = new Thread(null, () -> loads(text), "small stack", 200_000);
        small.setUncaughtExceptionHandler((thread, thrown) -> escaped[0] = thrown);

        small.start();
        small.join();

        assertThat(escaped[0]).isNull();
    }

    @Test
    void loneSurrogatesAreRefusedAndControlsAreText() {
        assertThat(ModelText.of("create json schema A(`\0\u001b` int)")).isEqualTo("A(\0\u001b int)");
        assertThat(ModelText.errors("create json schema A(`\uD800` int); create json schema `\uDC00`()"))
                .isEqualTo("""
                        a.epl:1:22: the name contains an unpaired surrogate
                        a.epl:1:51: the name contains an unpaired surrogate""");
        assertThat(ModelText.errors("create json schema A(\uD800 int, \0 int)"))
                .isEqualTo("a.epl:1:22: unexpected character U+D800; unusual names are written in backticks");
    }

    @Test
    void tokenSoup() {
        String[] tokens = {
            "create",
            "json",
            "schema",
            "as",
            "module",
            "uses",
            "import",
            "A",
            "B",
            "a",
            "int",
            "string",
            "Map",
            "null",
            "primitive",
            "inherits",
            "copyfrom",
            "select",
            "`a b`",
            "``",
            "'x'",
            "\"y\"",
            "1",
            "-2.5e3f",
            "true",
            "(",
            ")",
            "[",
            "]",
            "<",
            ">",
            "{",
            "}",
            ",",
            ".",
            ";",
            "@",
            "@Description",
            "=",
            "*",
            "?",
            "é",
            "\uD83D\uDE00",
            "\uD800",
            "`",
            "'",
            "\"",
            "/*",
            "*/",
            "//",
            "\n",
            "\t",
            "\0",
            "#",
            "create json schema A(a int",
            "create json schema B(b A);",
            "create json schema C() inherits A;",
            "create map schema M(m int) copyfrom",
            "starttimestamp a",
            "endtimestamp",
            "@JsonSchema(dynamic=",
            "@Column(name=a,",
            "jsonName='b', alias={'c', d})",
            "defaultValue=7)",
            "@JsonSchemaField(name=a, adapter='com.acme.TextAdapter')",
            "className='com.acme.Point')",
            "com.acme.Shape",
            "com.acme.Color",
            "List<",
            "Date",
            "binary",
            "import com.acme.*;",
            "uses m;",
            "module m;",
            "@name('x')"
        };
        long seed = Seed.drawn();
        Random random = new Random(seed);
        for (int round = 0; round < 5_000; round++) {
            int length = random.nextInt(30);
            String text = random.ints(length, 0, tokens.length)
                    .mapToObj(i -> tokens[i] + (random.nextInt(4) == 0 ? "" : " "))
                    .collect(Collectors.joining());
            try {
                loads(text);
            } catch (Throwable e) {
                throw new AssertionError("-Dschemac.seed=" + seed + ", round " + round + " (" + e + "): " + text, e);
            }
        }
    }

    /** Loads, or fails with errors that have a place within the text. */
    private static void loads(String text) {
        try {
            SchemaLoader.load(List.of(new SchemaSource("soup.epl", text)), new AcmeClasses(), true);
        } catch (SchemaException e) {
            long lines = text.chars().filter(c -> c == '\n' || c == '\r').count() + 1;
            assertThat(e.diagnostics()).isNotEmpty();
            assertThat(e.diagnostics().stream()
                            .allMatch(found -> found.location().line() <= lines))
                    .isTrue();
        }
    }

    private static String columns(int count) {
        return IntStream.range(0, count).mapToObj(i -> "c" + i + " int").collect(Collectors.joining(","));
    }
}
