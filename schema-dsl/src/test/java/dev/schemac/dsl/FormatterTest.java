package dev.schemac.dsl;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.schemac.dsl.diagnostic.SchemaException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The one form of a schema text. */
class FormatterTest {
    @Test
    void aShortSchemaIsOneLine() {
        assertFormatted("CREATE  Json\n SCHEMA A (a int\n,b  string [ ] , c Map < String,List<int> >)", """
                create json schema A(a int, b string[], c Map<String, List<int>>);
                """);
    }

    @Test
    void aLongSchemaHasOneColumnOnEachLine() {
        String column = "someColumnOfTheTable string";
        assertFormatted(
                "create json schema A(" + column + "1, " + column + "2, " + column + "3, m Map<String, int>);", """
                create json schema A(
                    someColumnOfTheTable string1,
                    someColumnOfTheTable string2,
                    someColumnOfTheTable string3,
                    m Map<String, int>
                );
                """);
    }

    @Test
    void aLineHolds120Characters() {
        String fits = "create json schema A(a int, " + "b".repeat(86) + " int);";
        assertThat(fits).hasSize(120);
        assertFormatted(fits, fits + "\n");
        assertThat(format(fits.replace("bb", "bbb"))).hasLineCount(4);
    }

    @Test
    void declarationsComeFirstAndApart() {
        assertFormatted(
                "MODULE a.b;uses c;\nIMPORT java.time . *;\n\n\n\nimport x.Y;create json schema A();"
                        + "create json schema B();\n\n\ncreate json schema C()",
                """
                module a.b;

                uses c;
                import java.time.*;

                import x.Y;

                create json schema A();
                create json schema B();

                create json schema C();
                """);
    }

    @Test
    void annotationsWithParenthesesHaveTheirOwnLines() {
        assertFormatted(
                "create json schema Z(); @public @buseventtype create json schema A(); @Public @Column( name = a,"
                        + "alias={'x' ,\"y\",} , defaultValue = -1)@tag(name='a',value='b') @private create json"
                        + " schema B(a int) INHERITS A CopyFrom C , D; create json schema E();",
                """
                create json schema Z();
                @public @buseventtype create json schema A();

                @Public
                @Column(name=a, alias={'x', "y",}, defaultValue=-1)
                @tag(name='a', value='b')
                @private create json schema B(a int) inherits A copyfrom C, D;

                create json schema E();
                """);
    }

    @Test
    void unionsAndEnumsHaveOneForm() {
        assertFormatted(
                "@JsonSchema( discriminator = type ,otherwise='base')create json schema Event(id string,type string);"
                        + "@JsonSchema(discriminatorValue={ 'issue','issues' } , discriminator=\"action\")create"
                        + " json schema Issue( action string ) INHERITS Event;create json schema None()inherits Event;"
                        + "@JsonSchema(wrapper = true)\n\n create json schema Command();"
                        + "CREATE Json ENUM Color( 'red' ,'dark-blue'  AS BLUE )",
                """
                @JsonSchema(discriminator=type, otherwise='base')
                create json schema Event(id string, type string);

                @JsonSchema(discriminatorValue={'issue', 'issues'}, discriminator="action")
                create json schema Issue(action string) inherits Event;

                create json schema None() inherits Event;

                @JsonSchema(wrapper=true)
                create json schema Command();

                create json enum Color('red', 'dark-blue' as BLUE);
                """);
    }

    @Test
    void namesAndStringsStayAsTheyAre() {
        assertFormatted(
                "@Description('it\\'s;  // no comment\n  two lines') create json schema A(`p  q` int, ``string, `/*` a . `b c`,"
                        + " Index int [ Primitive ] [ ]);",
                """
                @Description('it\\'s;  // no comment
                  two lines')
                create json schema A(`p  q` int, `` string, `/*` a.`b c`, Index int[primitive][]);
                """);
    }

    @Test
    void keywordsAsNamesKeepTheirCase() {
        assertFormatted(
                "create Json schema Schema(Create Schema, AS As, IMPORT int, Inherits Json) inherits Inherits copyfrom"
                        + " CopyFrom, Schema;\ncreate SCHEMA As AS (a int)",
                """
                create json schema Schema(Create Schema, AS As, IMPORT int, Inherits Json) inherits Inherits copyfrom CopyFrom, Schema;
                create schema As as (a int);
                """);
    }

    @Test
    void commentsStayWhereTheyBelong() {
        assertFormatted("""
                // The file.


                // The module.
                module a; // its end
                /* The schema,
                     * in two lines. */
                create json schema A(  // the columns
                  // first
                  a int // the a
                  , b /* inside */ int,   /* the b */

                  // apart

                  c int // the last
                  // nothing more
                ); // A
                // The end.
                """, """
                // The file.

                // The module.
                module a; // its end

                /* The schema,
                 * in two lines. */
                create json schema A( // the columns
                    // first
                    a int, // the a
                    b /* inside */ int, /* the b */

                    // apart

                    c int // the last
                    // nothing more
                ); // A
                // The end.
                """);
    }

    @Test
    void annotationsOfColumnsStayWithThem() {
        assertFormatted(
                "create json schema A(@Description( 'one, two' )a int,@Description('b')b Map<String,int>)",
                "create json schema A(@Description('one, two') a int, @Description('b') b Map<String, int>);\n");
        assertFormatted("create json schema A(@Description('one, two') a int, // (x\n b int)", """
                create json schema A(
                    @Description('one, two') a int, // (x
                    b int
                );
                """);
    }

    @Test
    void commentsInOddPlacesAreKept() {
        assertFormatted(
                "create // one\njson /* two */ schema A /* three */ ( a /* four */ . b int /* five */ , c int) /* six */ ; ;"
                        + " // seven\n ; /* eight */ ; create json schema B()// nine",
                """
                create // one
                json /* two */ schema A /* three */ (a /* four */.b int /* five */, c int) /* six */;

                // seven
                /* eight */
                create json schema B(); // nine
                """);
    }

    /** A comma moves to the end of the line before it only if no comment passes another one or the comma. */
    @Test
    void commentsAroundACommaKeepTheirOrderAndTheirColumn() {
        assertFormatted("create json schema A(a int // one\n, b int)", """
                create json schema A(
                    a int, // one
                    b int
                );
                """);
        assertFormatted("create json schema A(a int // one\n, // two\nb int)", """
                create json schema A(
                    a int // one
                    , // two
                    b int
                );
                """);
        assertFormatted("create json schema A(a int // one\n/** two */, b int)", """
                create json schema A(
                    a int // one
                    /** two */,
                    b int
                );
                """);
        assertFormatted("create json schema A(a int /** one */\n, // two\nb int)", """
                create json schema A(
                    a int, /** one */ // two
                    b int
                );
                """);
        assertFormatted("create json schema A(a int) // one\n; // two", """
                create json schema A(a int) // one
                ; // two
                """);
    }

    @Test
    void lineEndsBecomeLf() {
        assertFormatted(
                "\uFEFFmodule a;\r\n/* x\r\n y */\rcreate json schema A(a int);\r\n",
                "module a;\n\n/* x\n y */\ncreate json schema A(a int);\n");
    }

    @Test
    void nothingStaysNothing() {
        assertFormatted("", "");
        assertFormatted(" ; \n ;", "");
        assertFormatted("// only this", "// only this\n");
    }

    @Test
    void textWithErrorsIsRefused() {
        assertThatThrownBy(() -> format("create json schema A(a int b int)"))
                .isInstanceOf(SchemaException.class)
                .hasMessageStartingWith("A.epl:1:27: error: expected ");
    }

    /** The rules about names are not its business. */
    @Test
    void unknownTypesAreFormattedAllTheSame() {
        assertFormatted("create json schema A(a  Missing)", "create json schema A(a Missing);\n");
    }

    @Test
    void everySchemaOfTheRepositoryStaysWhenFormattedAgain() throws IOException {
        List<Path> files;
        try (Stream<Path> below = Files.walk(Path.of(".."))) {
            files = below.filter(path -> path.toString().endsWith(".epl"))
                    .filter(path -> !path.toString().contains("target"))
                    .toList();
        }
        assertThat(files).hasSizeGreaterThan(100);
        int formatted = 0;
        for (Path file : files) {
            String text = Files.readString(file);
            try {
                String once = format(text);
                assertThat(format(once)).as(file.toString()).isEqualTo(once);
                formatted++;
            } catch (SchemaException e) {
                // an example of a syntax error
            }
        }
        assertThat(formatted).isGreaterThan(80);
    }

    /** Blanks, line ends and comments between any two tokens: all comments are kept, and formatting again changes nothing. */
    @Test
    void randomBlanksAndCommentsEndInOneForm() {
        long seed = 20_260_101;
        Random random = new Random(seed);
        for (int i = 0; i < 2_000; i++) {
            List<String> comments = new ArrayList<>();
            String text = scatter(random, comments);
            String once = format(text);
            assertThat(format(once)).as("seed %d, text:%n%s", seed, text).isEqualTo(once);
            assertThat(once.replaceAll("//\\S+|/\\*\\S+?\\*/", "").replaceAll("\\s+", ""))
                    .as("seed %d, text:%n%s", seed, text)
                    .isEqualTo(String.join("", TOKENS));
            for (String comment : comments) {
                assertThat(once).as("seed %d, text:%n%s", seed, text).contains(comment);
            }
        }
    }

    private static final List<String> TOKENS = List.of(
            "module",
            "a",
            ".",
            "b",
            ";",
            "import",
            "c",
            ".",
            "*",
            ";",
            "@public",
            "@",
            "Column",
            "(",
            "name",
            "=",
            "a",
            ",",
            "alias",
            "=",
            "{",
            "'x'",
            ",",
            "'y'",
            "}",
            ")",
            "create",
            "json",
            "schema",
            "A",
            "(",
            "@",
            "Description",
            "(",
            "'d'",
            ")",
            "a",
            "int",
            "[",
            "primitive",
            "]",
            ",",
            "`b`",
            "Map",
            "<",
            "String",
            ",",
            "int",
            ">",
            ",",
            "c",
            "x.Y",
            ")",
            "inherits",
            "B",
            ";",
            "create",
            "json",
            "schema",
            "B",
            "(",
            "x",
            "int",
            ")",
            ";",
            "create",
            "json",
            "schema",
            "C",
            "(",
            ")",
            ";");

    private static String scatter(Random random, List<String> comments) {
        StringBuilder text = new StringBuilder();
        double density = random.nextDouble() * random.nextDouble();
        for (String token : TOKENS) {
            do {
                boolean comment = random.nextDouble() < density * 0.5;
                if (comment) {
                    String mark = (random.nextBoolean() ? "//" : "/*") + "c" + comments.size() + "c";
                    comments.add(mark);
                    text.append(mark).append(mark.startsWith("//") ? "\n" : "*/");
                } else {
                    text.append(random.nextDouble() < density ? "\n".repeat(1 + random.nextInt(3)) : " ");
                }
            } while (random.nextDouble() < density);
            text.append(token);
        }
        return text.toString();
    }

    private static void assertFormatted(String text, String expected) {
        String once = format(text);
        assertThat(once).isEqualTo(expected);
        assertThat(format(once)).isEqualTo(once);
    }

    private static String format(String text) {
        return SchemaLoader.format(List.of(new SchemaSource("A.epl", text)))
                .get(0)
                .text();
    }
}
