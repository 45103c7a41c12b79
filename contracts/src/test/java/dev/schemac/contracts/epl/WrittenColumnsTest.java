package dev.schemac.contracts.epl;

import static org.assertj.core.api.Assertions.assertThat;

import dev.schemac.codegen.CompilerOptions;
import dev.schemac.codegen.SchemaCompiler;
import dev.schemac.dsl.SchemaLoader;
import dev.schemac.dsl.SchemaSource;
import dev.schemac.dsl.pattern.PatternCompiler;
import dev.schemac.testing.Seed;
import dev.schemac.testing.Volume;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Columns of written schemas: annotations before the column, and defaults of the schema. */
class WrittenColumnsTest {
    private static final int SCHEMAS = Volume.cases(100, 1_000);

    private static final EplType STRING = new EplType.Scalar("string");
    private static final EplType INT = new EplType.Scalar("int");

    // ---- defaults of the schema

    @Test
    void attributesOfMostColumnsAreDefaultsOfTheSchema() {
        assertThat(written(required("a"), required("b"), required("c"), plain("d")))
                .isEqualTo("""
                @JsonSchema(required=true, nullable=false)
                create json schema T(a int, b int, c int, @Required(false) @Nullable d int);
                """);
        assertThat(written(required("a"), plain("b"))).isEqualTo("""
                create json schema T(@Required @NotNull a int, b int);
                """);
        assertThat(written()).isEqualTo("create json schema T();\n");
    }

    /** {@code @Required} is as short as the annotation that it would save. */
    @Test
    void requiredAloneIsADefaultIfThatSavesAnAnnotation() {
        assertThat(written(notNull("a"))).isEqualTo("""
                @JsonSchema(nullable=false)
                create json schema T(a int);
                """);
        assertThat(written(notNull("a"), plain("b"))).isEqualTo("create json schema T(@NotNull a int, b int);\n");
        assertThat(written(present("a"))).isEqualTo("create json schema T(@Required a int);\n");
        assertThat(written(present("a"), present("b"), plain("c")))
                .isEqualTo("create json schema T(@Required a int, @Required b int, c int);\n");
        assertThat(written(present("a"), present("b"))).isEqualTo("""
                @JsonSchema(required=true)
                create json schema T(a int, b int);
                """);
        assertThat(written(required("a"))).isEqualTo("""
                @JsonSchema(required=true, nullable=false)
                create json schema T(a int);
                """);
    }

    @Test
    void excludedNullElementsAreADefaultOfColumnsWithElements() {
        EplColumn primitive = new EplColumn("c", EplType.arrayOf(INT, false));
        EplColumn map = new EplColumn("d", new EplType.MapOf(EplType.ANY)).with("nullElements", "false");
        assertThat(written(array("a").with("nullElements", "false"), plain("b"), primitive))
                .isEqualTo("""
                @JsonSchema(nullElements=false)
                create json schema T(a string[], b int, c int[primitive]);
                """);
        assertThat(written(array("a").with("nullElements", "false"), array("b")))
                .isEqualTo("create json schema T(@NotNullElements a string[], b string[]);\n");
        assertThat(written(array("a").with("nullElements", "false"), array("b"), primitive, map))
                .isEqualTo("""
                @JsonSchema(nullElements=false)
                create json schema T(a string[], @NullableElements b string[], c int[primitive], d Map);
                """);
        assertThat(file(
                        "m",
                        schema(array("a").with("nullElements", "false")),
                        schema(map, plain("e")),
                        schema(plain("f")),
                        schema(array("g"))))
                .isEqualTo("""
                module m;

                @JsonSchema(nullElements=false)
                create json schema S0(a string[]);

                @JsonSchema(nullElements=false)
                create json schema S1(d Map, e int);

                create json schema S2(f int);
                create json schema S3(g string[]);
                """);
        assertThat(file("m", schema(array("a").with("nullElements", "false")), schema(map), schema(plain("f"))))
                .isEqualTo("""
                @JsonSchema(nullElements=false)
                module m;

                create json schema S0(a string[]);
                create json schema S1(d Map);
                create json schema S2(f int);
                """);
    }

    private static EplColumn array(String name) {
        return new EplColumn(name, new EplType.Array(STRING, false));
    }

    /** A default value, a constant and the type {@code null} are stronger than the defaults of the schema. */
    @Test
    void columnsWithoutTheDefaultNeedNoException() {
        EplColumn preset = notNull("b").with("defaultValue", "7");
        EplColumn constant = new EplColumn("c", INT).with("const", "1");
        EplColumn nothing = new EplColumn("d", new EplType.Scalar("null")).with("required", "true");
        assertThat(written(required("a"), preset, constant, nothing)).isEqualTo("""
                @JsonSchema(required=true, nullable=false)
                create json schema T(a int, @Default(7) b int, @Required(false) @Column(const=1) c int, d null);
                """);
        EplColumn both = required("b").with("defaultValue", "7");
        assertThat(written(required("a"), both)).isEqualTo("""
                @JsonSchema(required=true, nullable=false)
                create json schema T(a int, @Required @Default(7) b int);
                """);
    }

    @Test
    void defaultsFollowTheOtherAttributesOfTheSchema() {
        EplSchema schema = schema(required("a"));
        schema.with("dynamic", "true");
        assertThat(text(schema)).isEqualTo("""
                @JsonSchema(dynamic=true, required=true, nullable=false)
                create json schema T(a int);
                """);
    }

    // ---- defaults of the file

    private static String file(String module, EplSchema... schemas) {
        EplFile file = new EplFile();
        for (int i = 0; i < schemas.length; i++) {
            schemas[i].name("S" + i);
            file.add(schemas[i]);
        }
        return file.text("", module);
    }

    @Test
    void defaultsOfMostSchemasAreDefaultsOfTheFile() {
        EplSchema dynamic = schema(required("c"));
        dynamic.with("dynamic", "true");

        assertThat(file(
                        "m",
                        schema(required("a")),
                        schema(required("b"), required("c"), plain("x")),
                        dynamic,
                        schema()))
                .isEqualTo("""
                @JsonSchema(required=true, nullable=false)
                module m;

                create json schema S0(a int);
                create json schema S1(b int, c int, @Required(false) @Nullable x int);

                @JsonSchema(dynamic=true)
                create json schema S2(c int);

                create json schema S3();
                """);
    }

    @Test
    void undeclaredMembersAreKeptByDefaultIfMostSchemasKeepThem() {
        EplSchema parent = dynamic("a");
        EplSchema child = schema(plain("b"));
        child.inherits(parent);

        assertThat(file("m", parent, child, dynamic("c"), schema(plain("d")))).isEqualTo("""
                @JsonSchema(dynamic=true)
                module m;

                create json schema S0(a int);
                create json schema S1(b int) inherits S0;
                create json schema S2(c int);

                @JsonSchema(dynamic=false)
                create json schema S3(d int);
                """);
    }

    private static EplSchema dynamic(String column) {
        EplSchema schema = schema(plain(column));
        schema.with("dynamic", "true");
        return schema;
    }

    @Test
    void otherSchemasOverrideTheDefaultsOfTheFile() {
        assertThat(file(
                        "m",
                        schema(present("a"), present("b")),
                        schema(present("c"), present("d")),
                        schema(present("e"), present("f")),
                        schema(plain("g"), plain("h"))))
                .isEqualTo("""
                @JsonSchema(required=true)
                module m;

                create json schema S0(a int, b int);
                create json schema S1(c int, d int);
                create json schema S2(e int, f int);

                @JsonSchema(required=false)
                create json schema S3(g int, h int);
                """);
    }

    /** Without a module, an annotation belongs to the first schema. */
    @Test
    void aFileHasNoDefaultsWithoutAModuleOrForOneSchema() {
        assertThat(file("", schema(required("a")), schema(required("b")))).isEqualTo("""
                @JsonSchema(required=true, nullable=false)
                create json schema S0(a int);

                @JsonSchema(required=true, nullable=false)
                create json schema S1(b int);
                """);
        assertThat(file("m", schema(required("a")), schema(plain("b")))).isEqualTo("""
                module m;

                @JsonSchema(required=true, nullable=false)
                create json schema S0(a int);

                create json schema S1(b int);
                """);
    }

    // ---- annotations of one column

    @Test
    void rulesHaveTheirShortForm() {
        EplColumn text = new EplColumn("a", STRING).with("minLength", "1").with("maxLength", "9");
        EplColumn list = new EplColumn("b", new EplType.Array(STRING, false)).with("minItems", "1");
        EplColumn map = new EplColumn("c", new EplType.MapOf(INT)).with("maxItems", "9");
        EplColumn number = new EplColumn("d", INT).with("max", "9").with("min", "0");
        EplColumn other = new EplColumn("e`", STRING).with("pattern", "'x'").with("alias", "'y'");
        assertThat(written(text, list, map, number, other)).isEqualTo("""
                create json schema T(
                    @Size(1, 9) a string,
                    @Size(min=1) b string[],
                    @Size(max=9) c Map<String, int>,
                    @Max(9) @Min(0) d int,
                    @Name('e`') @Pattern('x') @Column(alias='y') e string
                );
                """);
    }

    @Test
    void annotationsFollowDescriptionsAndNotes() {
        EplColumn comment = new EplColumn("a", INT)
                .with("min", "0")
                .description("The first.")
                .note("dropped");
        EplColumn annotation =
                new EplColumn("b", INT).with("min", "0").description("a,\nb;").note("dropped");
        EplColumn remark = new EplColumn("c", INT).with("min", "0").remark("optional");
        assertThat(written(comment, annotation, remark)).isEqualTo("""
                create json schema T(
                    // The first.
                    /* dropped */
                    @Min(0) a int,
                    /* dropped */
                    @Description('a,\\u000ab;') @Min(0) b int,
                    @Min(0) c int // optional
                );
                """);
    }

    /** A comment that would be read as other words, or as none, is an annotation. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "The first.",
                "two  words\tand\nlines",
                "lines\n\nand a blank one",
                "commented,\nout;",
                "not commented,\nout",
                "---",
                "a ruler\n-----\nbetween lines",
                "/ slash",
                "// slashes",
                "* star",
                "/** begin */",
                "a line\u2028separator",
                "a next line\u0085",
                "`ticks` and 'quotes'",
                "a very long line that is longer than the width of a comment and that is therefore wrapped, with a comma at the end,",
                "\u00e9t\u00e9 \uD83D\uDE00"
            })
    void descriptionsAreReadUnchanged(String description) {
        EplSchema schema = schema(new EplColumn("a", INT).description(description));
        String source = text(schema);
        Optional<String> read = SchemaLoader.load(List.of(new SchemaSource("t", source)))
                .schemas()
                .types()
                .get(0)
                .columns()
                .get(0)
                .description();
        assertThat(read.map(WrittenColumnsTest::words)).as(source).contains(words(description));
        List<String> annotated = List.of(
                "commented,\nout;",
                "---",
                "a ruler\n-----\nbetween lines",
                "a line\u2028separator",
                "a next line\u0085");
        assertThat(source.contains("@Description")).isEqualTo(annotated.contains(description));
    }

    private static List<String> words(String text) {
        return List.of(text.strip().split("\\s+"));
    }

    @Test
    void equalAttributesAreCheckedOnce() {
        AttributeCheck check = new AttributeCheck(new PatternCompiler());
        for (int i = 0; i < 3; i++) {
            assertThat(check.isAccepted(INT, List.of("min=0"))).isTrue();
            assertThat(check.isAccepted(INT, List.of("minLength=0"))).isFalse();
            assertThat(check.isAccepted(INT, List.of())).isTrue();
        }
        assertThat(check.compiled()).isEqualTo(2);
    }

    // ---- the same Java

    /** The other form is written here, from the same attributes: each in a {@code @Column} before the schema. */
    @Test
    void bothFormsGenerateTheSameJava() {
        long seed = Seed.of(20_261_127L);
        Random random = new Random(seed);
        int defaults = 0;
        int exceptions = 0;
        for (int i = 0; i < SCHEMAS; i++) {
            EplSchema schema = new EplSchema();
            schema.name("T");
            StringBuilder above = new StringBuilder();
            StringBuilder columns = new StringBuilder();
            double share = random.nextDouble();
            int count = 1 + random.nextInt(6);
            for (int c = 0; c < count; c++) {
                addColumn(schema, above, columns, share, c, random);
            }
            String expected = above + "create json schema T(\n" + columns + ");\n";
            String text = text(schema);
            assertThat(java(text))
                    .as("-Dschemac.seed=" + seed + "\n" + text + expected)
                    .isEqualTo(java(expected));
            defaults += text.contains("@JsonSchema(") ? 1 : 0;
            exceptions += text.contains("@Required(false)") || text.contains("@Nullable") ? 1 : 0;
        }
        assertThat(defaults).isGreaterThan(SCHEMAS / 4);
        assertThat(exceptions).isGreaterThan(SCHEMAS / 10);
    }

    /** @param share how many of the columns are required, and how many are not null */
    private static void addColumn(
            EplSchema schema, StringBuilder above, StringBuilder columns, double share, int number, Random random) {
        List<Case> cases = cases();
        Case drawn = cases.get(random.nextInt(cases.size()));
        boolean renamed = random.nextInt(4) == 0;
        boolean described = random.nextInt(4) == 0;
        String name = "c" + number;
        Map<String, String> attributes = new LinkedHashMap<>();
        if (random.nextDouble() < share) {
            attributes.put("required", "true");
        }
        if (random.nextDouble() < share && !drawn.type.equals(new EplType.Scalar("null"))) {
            attributes.put("nullable", "false");
        }
        drawn.attributes.forEach((attribute, value) -> {
            if (random.nextInt(3) > 0) {
                attributes.put(attribute, value.replace("#", name));
            }
        });
        EplColumn column = new EplColumn(renamed ? name + "`" : name, drawn.type);
        attributes.forEach(column::with);
        column.description(described ? "Describes " + name + "." : "");
        schema.add(column);
        if (renamed) {
            attributes.put("jsonName", "'" + name + "`'");
        }
        above.append(attributes.entrySet().stream()
                .map(attribute -> ", " + attribute.getKey() + "=" + attribute.getValue())
                .collect(Collectors.joining("", "@Column(name=" + name, ")\n")));
        columns.append(number == 0 ? "" : ",\n")
                .append(described ? "// Describes " + name + ".\n" : "")
                .append(name + " " + drawn.type.text());
    }

    private record Case(EplType type, Map<String, String> attributes) {}

    private static List<Case> cases() {
        return List.of(
                new Case(STRING, Map.of("minLength", "1", "maxLength", "9", "pattern", "'[a-z]+'")),
                new Case(STRING, Map.of("defaultValue", "'it\\'s'", "alias", "{'x#', 'y#'}")),
                new Case(STRING, Map.of("const", "'only'")),
                new Case(INT, Map.of("min", "0", "max", "150", "defaultValue", "7")),
                new Case(INT, Map.of("const", "42")),
                new Case(INT, Map.of("format", "'string'")),
                new Case(new EplType.Scalar("null"), Map.of()),
                new Case(EplType.ANY, Map.of()),
                new Case(EplType.arrayOf(INT, false), Map.of("minItems", "1", "maxItems", "9", "unique", "true")),
                new Case(new EplType.MapOf(STRING), Map.of("minItems", "1", "maxItems", "9")),
                new Case(new EplType.MapOf(EplType.ANY), Map.of("minItems", "1")));
    }

    private static Object java(String text) {
        return new SchemaCompiler(CompilerOptions.DEFAULT)
                .generate(List.of(new SchemaSource("t.epl", text)))
                .sources();
    }

    private static EplColumn plain(String name) {
        return new EplColumn(name, INT);
    }

    private static EplColumn present(String name) {
        return plain(name).with("required", "true");
    }

    private static EplColumn notNull(String name) {
        return plain(name).with("nullable", "false");
    }

    private static EplColumn required(String name) {
        return present(name).with("nullable", "false");
    }

    private static String written(EplColumn... columns) {
        return text(schema(columns));
    }

    private static EplSchema schema(EplColumn... columns) {
        EplSchema schema = new EplSchema();
        schema.name("T");
        List.of(columns).forEach(schema::add);
        return schema;
    }

    private static String text(EplSchema schema) {
        EplFile file = new EplFile();
        file.add(schema);
        return file.text("", "");
    }
}
