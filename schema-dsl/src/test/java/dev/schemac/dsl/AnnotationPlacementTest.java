package dev.schemac.dsl;

import static org.assertj.core.api.Assertions.assertThat;

import dev.schemac.dsl.diagnostic.SourceText;
import dev.schemac.dsl.format.ColumnRewriter;
import dev.schemac.dsl.model.ObjectType;
import dev.schemac.testing.Seed;
import dev.schemac.testing.Volume;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** {@code schemac fmt --columns} moves annotations of columns, and changes no meaning. */
class AnnotationPlacementTest {
    private static String moved(String text, AnnotationPlacement placement) {
        return SchemaLoader.format(List.of(new SchemaSource("A.epl", text)), Optional.of(placement))
                .get(0)
                .text();
    }

    private static void assertBeside(String text, String expected) {
        String once = moved(text, AnnotationPlacement.BESIDE);
        assertThat(once).isEqualTo(expected);
        assertThat(moved(once, AnnotationPlacement.BESIDE)).isEqualTo(once);
    }

    private static void assertAbove(String text, String expected) {
        String once = moved(text, AnnotationPlacement.ABOVE);
        assertThat(once).isEqualTo(expected);
        assertThat(moved(once, AnnotationPlacement.ABOVE)).isEqualTo(once);
    }

    private static final String ABOVE = """
            @public
            @Description('x')
            @Column(name=age, required=true, min=0, max=150)
            @Column(name=tags, minItems=1, maxItems=5, minLength=2)
            @Column(name='first name', jsonName='first-name', minLength=1, defaultValue='a, b)')
            @Column(name=paint, required=false, unknown='dark-blue')
            create json schema Person(age int, tags string[], `first name` string, paint Color, plain int);
            """;

    private static final String BESIDE = """
            @public
            @Description('x')
            create json schema Person(
                @Required @Min(0) @Max(150) age int,
                @Size(1, 5) @Column(minLength=2) tags string[],
                @Name('first-name') @Size(min=1) @Default('a, b)') `first name` string,
                @Required(false) @Column(unknown='dark-blue') paint Color,
                plain int
            );
            """;

    @Test
    void annotationsMoveBeforeTheirColumnsAndBack() {
        assertBeside(ABOVE, BESIDE);
        assertAbove(BESIDE, ABOVE);
    }

    @Test
    void nullsHaveOneFormForEachValue() {
        String above = """
                @Column(name=a, required=true, nullable=false)
                @Column(name=b, nullable=true)
                @Column(name=c, nullable=false, unique=true)
                @Column(name=d, nullElements=false)
                @Column(name=e, nullElements=true, minItems=1)
                create json schema A(a int, b int, c int[], d int[], e Map);
                """;
        String beside = """
                create json schema A(
                    @Required @NotNull a int,
                    @Nullable b int,
                    @NotNull @Column(unique=true) c int[],
                    @NotNullElements d int[],
                    @NullableElements @Size(min=1) e Map
                );
                """;
        assertBeside(above, beside);
        assertAbove(beside, above);
        assertBeside(
                "@Column(name=a, nullable=null) create json schema A(a int)",
                "create json schema A(@Column(nullable=null) a int);\n");
    }

    @Test
    void bothPlacesAreMerged() {
        String text =
                "@Column(name=a, min=0) create json schema A(@Max(9) @Description('x') @Column(required=true) a int)";
        assertBeside(text, "create json schema A(@Description('x') @Min(0) @Max(9) @Required a int);\n");
        assertAbove(
                text, "@Column(name=a, min=0, max=9, required=true)\ncreate json schema A(@Description('x') a int);\n");
    }

    @Test
    void namesAreQuotedWhereTheyMustBe() {
        assertAbove(
                "create json schema A(@Min(0) `it's \\d` int, @Min(1) a.b int, @Min(2) `null` int, @Min(3) order int)",
                """
                @Column(name='it\\'s \\\\d', min=0)
                @Column(name=a.b, min=1)
                @Column(name='null', min=2)
                @Column(name=order, min=3)
                create json schema A(`it's \\d` int, a.b int, `null` int, order int);
                """);
    }

    @Test
    void annotationsOfOtherColumnsStay() {
        String inherited = "@Column(name=b, required=true)\ncreate json schema A(a int) copyfrom B;\n";
        assertBeside(inherited, inherited);
        String ofMap = "@Column(name=a, min=0)\ncreate map schema A(a int);\n";
        assertBeside(ofMap, ofMap);
        String twice = "@Column(name=a, min=0)\n@Column(name=a, max=0)\ncreate json schema A(a int);\n";
        assertBeside(twice, twice);
        assertAbove("create json schema A(@Column(name=b, min=0) a int, b int)", """
                create json schema A(@Column(name=b, min=0) a int, b int);
                """);
    }

    /** Only linking can decide whether {@code @Size} counts characters or elements. */
    @Test
    void sizesOfUnknownTypesStay() {
        assertAbove("create json schema A(@Size(1, 2) @Required a Settings, @Size(1, 2) b Map)", """
                @Column(name=a, required=true)
                @Column(name=b, minItems=1, maxItems=2)
                create json schema A(@Size(1, 2) a Settings, b Map);
                """);
        assertBeside(
                "@Column(name=a, minItems=1, required=true) create json schema A(a Settings)",
                "create json schema A(@Required @Column(minItems=1) a Settings);\n");
    }

    @Test
    void commentsKeepTheirPlaceAndTheirMeaning() {
        assertBeside("""
                // A person.
                @Column(name=a, min=0)
                create json schema A(
                    // The age.
                    a int, // in years
                    /** B. */ b int
                );""", """
                // A person.
                create json schema A(
                    // The age.
                    @Min(0) a int, // in years
                    /** B. */ b int
                );
                """);
        String within = """
                @Column(
                    name=a, // why
                    min=0)
                create json schema A(a int);
                """;
        assertThat(moved(within, AnnotationPlacement.BESIDE))
                .contains("name=a, // why")
                .contains("schema A(a int)");
        // the comment describes nothing, and would describe the schema
        String between = """
                @Column(name=a, min=0)
                // why b has no rule

                @Description('x')
                create json schema A(a int, b int);
                """;
        assertThat(moved(between, AnnotationPlacement.BESIDE)).contains("// why b has no rule");
    }

    // ---- random schemas

    private static final Map<String, List<String>> ATTRIBUTES = Map.of(
            "int", List.of("min=0", "max=9", "exclusiveMax=1_00", "defaultValue=5"),
            "string", List.of("minLength=1", "maxLength=9", "pattern='[a,)]*'", "defaultValue='ab'"),
            "string[]", List.of("minLength=1", "minItems=0", "maxItems=7", "unique=true"),
            "List<string>", List.of("maxLength=1", "minItems=0", "maxItems=7"),
            "Map<String, int>", List.of("min=1", "minItems=0", "maxItems=7"),
            "java.time.Instant", List.of("format='epoch-millis'"),
            "binary", List.of("base64=url"));

    private static final List<String> OF_ALL =
            List.of("required=true", "required=false", "nullable=false", "alias={'x%d', 'y%d'}", "jsonName='z%d'");

    private static final List<String> TYPES =
            ATTRIBUTES.keySet().stream().sorted().toList();

    @Test
    void randomSchemasKeepTheirMeaningAndTheirComments() {
        long seed = Seed.drawn();
        Random random = new Random(seed);
        for (int i = 0; i < Volume.cases(150, 3_000); i++) {
            List<String> comments = new ArrayList<>();
            String text = schema(random, comments);
            String meaning = meaning(text);
            String beside = rewritten(text, true);
            String above = rewritten(text, false);
            String formatted = SchemaLoader.format(List.of(new SchemaSource("A.epl", text)))
                    .get(0)
                    .text();
            for (String each : List.of(formatted, beside, above, rewritten(above, true), rewritten(beside, false))) {
                assertThat(meaning(each))
                        .as("seed %d, source:%n%s%nmoved:%n%s", seed, text, each)
                        .isEqualTo(meaning);
                assertThat(comments)
                        .as("seed %d, source:%n%s%nmoved:%n%s", seed, text, each)
                        .allMatch(each::contains);
            }
            if (comments.isEmpty()) {
                checkForms(moved(text, AnnotationPlacement.BESIDE), moved(text, AnnotationPlacement.ABOVE), seed);
            }
        }
    }

    /** Without comments everything moves, and moves once. */
    private static void checkForms(String beside, String above, long seed) {
        assertThat(beside).as("seed %d", seed).doesNotContain("name=");
        assertThat(above).as("seed %d", seed).doesNotContain("@Min", "@Size", "@Required", "(@Column");
        assertThat(moved(beside, AnnotationPlacement.BESIDE))
                .as("seed %d", seed)
                .isEqualTo(beside);
        assertThat(moved(above, AnnotationPlacement.ABOVE)).as("seed %d", seed).isEqualTo(above);
    }

    private static String rewritten(String text, boolean beside) {
        return ColumnRewriter.rewrite(new SourceText("A.epl", text), beside).text();
    }

    private static String meaning(String text) {
        ObjectType type = ModelText.load(text).types().get(0);
        return type.description() + "\n"
                + type.columns().stream()
                        .map(column -> column + " " + column.options() + " " + column.description())
                        .collect(Collectors.joining("\n"));
    }

    private static String schema(Random random, List<String> comments) {
        double density = random.nextInt(3) == 0 ? 0 : random.nextDouble() * 0.2;
        List<String> above = new ArrayList<>();
        List<String> columns = new ArrayList<>();
        int count = 1 + random.nextInt(5);
        for (int i = 0; i < count; i++) {
            String type = TYPES.get(random.nextInt(TYPES.size()));
            String name = random.nextInt(4) == 0 ? "`c " + i + "`" : "c" + i;
            List<String> of = new ArrayList<>();
            List<String> before = new ArrayList<>();
            for (String attribute : attributes(random, type, i)) {
                (random.nextBoolean() ? of : before).add(attribute);
            }
            if (!of.isEmpty()) {
                above.add("@ Column ( name = '" + name.replace("`", "") + "' , " + String.join(" , ", of) + " )");
            }
            columns.add(before(random, before, type) + name + " " + type);
        }
        String text = String.join(" ", above) + " create json schema A ( " + String.join(" , ", columns) + " ) ;";
        return scatter(random, density, text, comments);
    }

    private static List<String> attributes(Random random, String type, int column) {
        List<String> chosen = new ArrayList<>();
        List<String> possible = new ArrayList<>(ATTRIBUTES.get(type));
        OF_ALL.forEach(each -> possible.add(each.replace("%d", String.valueOf(column))));
        for (String attribute : possible) {
            String name = attribute.substring(0, attribute.indexOf('='));
            boolean given = chosen.stream().anyMatch(each -> each.startsWith(name + "="));
            boolean sameEnd = name.equals("exclusiveMax") && chosen.contains("max=9");
            if (!given && !sameEnd && random.nextInt(3) == 0) {
                chosen.add(attribute);
            }
        }
        return chosen;
    }

    /** Writes attributes in short forms or in one {@code @Column}. */
    private static String before(Random random, List<String> attributes, String type) {
        List<String> ofColumn = new ArrayList<>();
        StringBuilder text = new StringBuilder();
        for (String attribute : attributes) {
            String name = attribute.substring(0, attribute.indexOf('='));
            String value = attribute.substring(name.length() + 1);
            boolean items = !type.equals("string");
            String shortForm = switch (name) {
                case "required" -> "@ Required" + (value.equals("true") ? "" : " ( false )");
                case "min" -> "@ Min ( " + value + " )";
                case "max" -> "@ Max ( " + value + " )";
                case "defaultValue" -> "@ Default ( " + value + " )";
                case "jsonName" -> "@ Name ( " + value + " )";
                case "pattern" -> "@ Pattern ( " + value + " )";
                case "minItems" -> "@ Size ( min = " + value + " )";
                case "maxLength" -> items ? "" : "@ Size ( max = " + value + " )";
                default -> "";
            };
            if (shortForm.isEmpty() || random.nextBoolean()) {
                ofColumn.add(attribute);
            } else {
                text.append(shortForm).append(' ');
            }
        }
        return text + (ofColumn.isEmpty() ? "" : "@ Column ( " + String.join(" , ", ofColumn) + " ) ");
    }

    /** Puts comments and line ends between some of the words. */
    private static String scatter(Random random, double density, String text, List<String> comments) {
        StringBuilder scattered = new StringBuilder();
        for (String word : text.split(" (?![0-9]`|[0-9]'|[a-z]*\\)\\]|String|int>)")) {
            scattered.append(word);
            while (random.nextDouble() < density) {
                String mark = "comment" + comments.size() + "x";
                String comment = random.nextBoolean() ? "// " + mark + "\n" : "/** " + mark + " */";
                if (random.nextInt(3) > 0) {
                    comments.add(mark);
                    scattered.append(random.nextBoolean() ? "\n" : " ").append(comment);
                } else {
                    scattered.append("\n".repeat(1 + random.nextInt(2)));
                }
            }
            scattered.append(random.nextInt(8) == 0 ? "\n" : " ");
        }
        return scattered.toString();
    }
}
