package dev.schemac.dsl;

import static org.assertj.core.api.Assertions.assertThat;

import dev.schemac.dsl.model.Column;
import dev.schemac.dsl.model.ObjectType;
import dev.schemac.dsl.model.SchemaSet;
import dev.schemac.dsl.model.ValueType.EnumType;
import dev.schemac.testing.Seed;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Which comments and annotations say something about a schema or a column, and what. */
class CommentsTest {

    @Test
    void commentsAboveAndBehindAColumn() {
        assertThat(columns("""
                        create json schema A(
                          // above
                          a int,
                          b int, // behind
                          /** a block */
                          c int,
                          /**
                           * Two lines:
                           *
                           * the second.
                           */
                          d int,
                          // one
                          // two
                          e int, // three
                          /** before */ f int, /** before g */ g int /** behind g */,
                          h int // the last
                        );
                        """))
                .containsExactly(
                        Map.entry("a", "above"),
                        Map.entry("b", "behind"),
                        Map.entry("c", "a block"),
                        Map.entry("d", "Two lines:\nthe second."),
                        Map.entry("e", "one\ntwo\nthree"),
                        Map.entry("f", "before"),
                        Map.entry("g", "before g\nbehind g"),
                        Map.entry("h", "the last"));
    }

    @Test
    void commentsThatAreAboutNoColumn() {
        assertThat(columns("""
                        create json schema A( // the columns
                          // a section

                          a int,
                          // ----------
                          b int,
                          // old int,
                          // older string[],
                          c int,
                          /* not for Javadoc */
                          d int, /* nor this */
                          e /* inside */ int,
                          f int
                          // the end
                        ) // the schema
                        """)).isEmpty();
    }

    @Test
    void aBlankLineEndsACommentAbove() {
        assertThat(columns("create json schema A(\n// far\n\n// near\na int,\n/* x */\n// near b\nb int)"))
                .containsExactly(Map.entry("a", "near"), Map.entry("b", "near b"));
        assertThat(columns("create json schema A(\r// one\r\n// two\ra int)"))
                .containsExactly(Map.entry("a", "one\ntwo"));
    }

    @Test
    void aDescriptionComesBeforeAComment() {
        assertThat(columns("""
                        create json schema A(
                          // the comment
                          @Description('it is') a int,
                          // the other
                          @description("said") @Description('twice')
                          b int);
                        """)).containsExactly(Map.entry("a", "it is"), Map.entry("b", "said"));
    }

    @Test
    void copiedAndInheritedColumnsKeepWhatIsSaidAboutThem() {
        String c = "create json schema C(\n// of C\nc int);";
        assertThat(columns("create json schema A(\n// of A\na int) copyfrom C;" + c))
                .containsExactly(Map.entry("c", "of C"), Map.entry("a", "of A"));
        assertThat(columns("create json schema A(\n// of A\na int) copyfrom C;" + c.replace("json", "map")))
                .containsExactly(Map.entry("c", "of C"), Map.entry("a", "of A"));
        assertThat(columns("create json schema A(\n// of A\na int) inherits C;" + c))
                .containsExactly(Map.entry("c", "of C"), Map.entry("a", "of A"));
    }

    @Test
    void commentsMayStandBeforeWhatEndsAColumn() {
        assertThat(columns("create json schema A(a int /** of a */, b int /* not this */ /** of b */)"))
                .containsExactly(Map.entry("a", "of a"), Map.entry("b", "of b"));
        assertThat(columns("""
                        create json schema A(
                            a int // of a
                            // above b
                          , b int /** of b */
                          , c int
                        )""")).containsExactly(Map.entry("a", "of a"), Map.entry("b", "above b\nof b"));
    }

    @Test
    void commentsAboveASchema() {
        assertThat(schemas("""
                        // The file.
                        module a;
                        // No schema.

                        // A customer.
                        @public create json schema A(a int);
                        @public
                        // An order.
                        create json schema B(a int); // B
                        // Not this.
                        @Description('An item.') create json schema C(a int);
                        // create json schema Old(a int);
                        create json schema D(a int);

                        create json schema E(a int) // E
                        """))
                .containsExactly(
                        Map.entry("A", "A customer."), Map.entry("B", "An order."), Map.entry("C", "An item."));
    }

    @Test
    void commentsAndDescriptionsOfConstants() {
        EnumType color = ModelText.load("""
                        // What it is painted with.
                        create json enum Color(
                          // As a rose.
                          'red',
                          'dark-blue' as BLUE, // as the sea
                          // not this
                          @Description('as grass') 'green',
                          // 'old',
                          'grey' /** as a mouse */,
                          'black'
                        );
                        create json schema A(color Color)""").enums().get(0);

        EnumType.Declaration declaration = color.declaration().orElseThrow();
        assertThat(declaration.description()).hasValue("What it is painted with.");
        assertThat(declaration.constantDescriptions())
                .containsOnly(
                        Map.entry("RED", "As a rose."),
                        Map.entry("BLUE", "as the sea"),
                        Map.entry("GREEN", "as grass"),
                        Map.entry("GREY", "as a mouse"));
    }

    /** Blanks, line ends, comments and descriptions anywhere: the form that is written says the same about everything. */
    @Test
    void formattingChangesNoDescription() {
        long seed = Seed.of(20_261_123);
        Random random = new Random(seed);
        int described = 0;
        for (int i = 0; i < 2_000; i++) {
            String text = scatter(random);
            Map<String, List<String>> before = all(text);
            String formatted = SchemaLoader.format(List.of(new SchemaSource("A.epl", text)))
                    .get(0)
                    .text();
            assertThat(all(formatted))
                    .as("seed %d, text:%n%s%nformatted:%n%s", seed, text, formatted)
                    .isEqualTo(before);
            described += before.size();
        }
        assertThat(described).isGreaterThan(2_000);
    }

    private static final List<String> WORDS = List.of(
            ("create json schema A ( a int , b Map < string , int > , @ Description ( 'd' ) c string , d int ) ;"
                            + " @public create json schema B ( e int ) inherits A ; create json enum E ( 'f' , 'g' as H ) ;")
                    .split(" "));

    private static String scatter(Random random) {
        StringBuilder text = new StringBuilder();
        double density = random.nextDouble() * random.nextDouble();
        int comments = 0;
        for (String word : WORDS) {
            while (random.nextDouble() < density) {
                if (random.nextBoolean()) {
                    String mark = List.of("/*", "/**", "//").get(random.nextInt(3));
                    text.append(mark).append(" c").append(comments++).append(mark.equals("//") ? "\n" : " */");
                } else {
                    text.append("\n".repeat(1 + random.nextInt(2)));
                }
            }
            text.append(text.toString().endsWith("@") ? "" : " ").append(word);
        }
        return text.toString();
    }

    /** The lines that are said about anything in a text, by its name. */
    private static Map<String, List<String>> all(String text) {
        Map<String, String> said = new LinkedHashMap<>();
        SchemaSet set = ModelText.load(text);
        for (ObjectType type : set.types()) {
            type.description().ifPresent(description -> said.put(type.name(), description));
            type.columns()
                    .forEach(column -> column.description()
                            .ifPresent(description -> said.put(type.name() + "." + column.name(), description)));
        }
        for (EnumType type : set.enums()) {
            EnumType.Declaration declaration = type.declaration().orElseThrow();
            declaration.description().ifPresent(description -> said.put(type.name(), description));
            declaration
                    .constantDescriptions()
                    .forEach((constant, description) -> said.put(type.name() + "." + constant, description));
        }
        Map<String, List<String>> lines = new LinkedHashMap<>();
        said.forEach((name, description) -> lines.put(name, description.lines().toList()));
        return lines;
    }

    @Test
    void commentsMayFollowTheAnnotationsOfAColumn() {
        assertThat(columns("""
                create json schema A(
                    // above
                    @Required
                    // ignored
                    a int,
                    @Min(0) @Max(9)
                    // below
                    b int, // behind
                    @Description('said')
                    // ignored
                    c int)"""))
                .containsExactly(Map.entry("a", "above"), Map.entry("b", "below\nbehind"), Map.entry("c", "said"));
    }

    @Test
    void otherAnnotationsOfColumnsAreErrors() {
        assertThat(
                        ModelText.errors(
                                "create json schema A(@JsonSchema(dynamic=true) a int, @Descripton('x') b int, @Description c int, @public d int)"))
                .isEqualTo("""
                        a.epl:1:23: '@JsonSchema' belongs before 'create', not before a column
                        a.epl:1:56: a column has no annotation '@Descripton'; did you mean '@Description'?
                        a.epl:1:80: '@Description' needs a string
                        a.epl:1:100: '@public' belongs before 'create', not before a column""");
        assertThat(ModelText.errors("create json enum E(@Column(name='x') 'a', @com.acme.Mine 'b')"))
                .isEqualTo("""
                        a.epl:1:21: '@Column' belongs before 'create'; a constant itself can only have '@Description'
                        a.epl:1:44: a constant can only have '@Description', not '@com.acme.Mine'""");
    }

    private static Map<String, String> columns(String text) {
        Map<String, String> descriptions = new LinkedHashMap<>();
        List<Column> columns = ModelText.load(text).types().get(0).allColumns();
        columns.forEach(column -> column.description().ifPresent(said -> descriptions.put(column.name(), said)));
        return descriptions;
    }

    private static Map<String, String> schemas(String text) {
        Map<String, String> descriptions = new LinkedHashMap<>();
        List<ObjectType> types = ModelText.load(text).types();
        types.forEach(type -> type.description().ifPresent(said -> descriptions.put(type.name(), said)));
        return descriptions;
    }
}
