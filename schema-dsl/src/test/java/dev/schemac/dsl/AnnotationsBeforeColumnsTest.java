package dev.schemac.dsl;

import static org.assertj.core.api.Assertions.assertThat;

import dev.schemac.dsl.analysis.Vocabulary;
import dev.schemac.dsl.model.Column;
import dev.schemac.dsl.model.ColumnOptions;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Annotations before a column mean the same as {@code @Column} before its schema. */
class AnnotationsBeforeColumnsTest {
    private static final String IMPORTS = "import java.time.*; import com.acme.*; ";

    private static List<Column> columns(String text) {
        return ModelText.load(IMPORTS + text).types().get(0).columns();
    }

    private static ColumnOptions before(String annotations, String type) {
        return columns("create json schema A(" + annotations + " a " + type + ", z int)")
                .get(0)
                .options();
    }

    private static ColumnOptions above(String attributes, String type) {
        return columns("@Column(name=a, " + attributes + ") create json schema A(a " + type + ", z int)")
                .get(0)
                .options();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '"',
            value = {
                "@Required | required=true | int",
                "@Required() | required=true | int",
                "@Required(true) | required=true | int",
                "@Required(FALSE) | required=false | int",
                "@NotNull | nullable=false | int",
                "@NotNull() | nullable=false | int",
                "@NotNullElements | nullElements=false | string[]",
                "@NotNullElements() | nullElements=false | Map<String, int[primitive]>",
                "@NotNullElements | nullElements=false | Map",
                "@NotNullElements @Min(0) | nullElements=false, min=0 | List<int>",
                "@Required @NotNull | required=true, nullable=false | string[]",
                "@Min(0) | min=0 | int",
                "@Min(value=0) | min=0 | int",
                "@Max(1_50L) | max=150 | long",
                "@Min(-1.5)@Max(2) | min=-1.5, max=2 | double[]",
                "@Pattern('[a-z]\\\\d') | pattern='[a-z]\\\\d' | string",
                "@Size(1, 20) | minLength=1, maxLength=20 | string",
                "@Size(min=1) | minLength=1 | string",
                "@Size(max=20, min=1) | minLength=1, maxLength=20 | string",
                "@Size(1, 20) | minItems=1, maxItems=20 | string[]",
                "@Size(max=20) | maxItems=20 | List<string>",
                "@Size(0, 3) | minItems=0, maxItems=3 | Map<String, int>",
                "@Size(0, 3) | minItems=0, maxItems=3 | Map",
                "@Default('x') | defaultValue='x' | string",
                "@Default(7) | defaultValue=7 | int",
                "@Default(RED) | defaultValue=RED | Color",
                "@Name('first-name') | jsonName='first-name' | string",
                "@Column(unknown='RED') | unknown='RED' | Color",
                "@Column(required=true, min=0) | required=true, min=0 | int",
                "@Column(name=a, min=0) | min=0 | int",
                "@Required @Column(exclusiveMin=0) @Max(7) | required=true, exclusiveMin=0, max=7 | int",
            })
    void areOptionsOfTheirColumn(String before, String attributes, String type) {
        assertThat(before(before, type))
                .isEqualTo(above(attributes, type))
                .satisfies(options ->
                        assertThat(options.equals(ColumnOptions.DEFAULT)).isEqualTo(before.contains("FALSE")));
    }

    @Test
    void complementAnnotationsOfTheSchemaAndDescriptions() {
        List<Column> columns = columns("@Column(name=a, required=true) @Column(name=b, min=1) create json schema A("
                + "@Min(0) @Description('years') a int, @Max(9) b int, c int)");

        assertThat(columns.get(0).options()).isEqualTo(above("required=true, min=0", "int"));
        assertThat(columns.get(0).description()).contains("years");
        assertThat(columns.get(1).options()).isEqualTo(above("min=1, max=9", "int"));
        assertThat(columns.get(2).options()).isEqualTo(ColumnOptions.DEFAULT);
    }

    @Test
    void applyToTheirSchemaOnly() {
        assertThat(ModelText.of("create json schema A(@Required a int); create json schema B(b int) inherits A;"
                        + " create json schema C() copyfrom A; create json schema D(@Name('x') d int) copyfrom A"))
                .isEqualTo("""
                        A(a int {required})
                        B(b int) inherits A
                        C(a int)
                        D(a int, d int {x})""");
    }

    @Test
    void eachAnnotationBeforeAColumnIsKnownToEditors() {
        assertThat(Vocabulary.columnAnnotations())
                .extracting(Vocabulary.ColumnAnnotation::name)
                .containsExactly(
                        "Column",
                        "Default",
                        "Description",
                        "Max",
                        "Min",
                        "Name",
                        "NotNull",
                        "NotNullElements",
                        "Nullable",
                        "NullableElements",
                        "Pattern",
                        "Required",
                        "Size");
        assertThat(Vocabulary.columnAnnotations())
                .allSatisfy(annotation -> assertThat(annotation.meaning()).isNotBlank());
        assertThat(Vocabulary.attributes("Column")).allSatisfy(attribute -> {
            assertThat(attribute.sample()).startsWith(attribute.name());
            assertThat(attribute.meaning()).isNotBlank();
        });
    }

    // ---- defaults of the schema

    private static String withDefaults(String defaults, String columns) {
        return ModelText.of("@JsonSchema(" + defaults + ") create json schema A(" + columns + ")");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "required=true | a int, @Min(0) b int | a int {required}, b int {required}",
                "nullable=false | a int, b null | a int {not null}, b null",
                "required=true, nullable=false | a int, b null | a int {required not null}, b null {required}",
                "required=true | @Column(required=false) a int, b int | a int, b int {required}",
                "required=true | @Required(false) a int, b int | a int, b int {required}",
                "nullable=false | @Column(nullable=true) a int, b int | a int, b int {not null}",
                "nullable=false | @Nullable a int, b int | a int, b int {not null}",
                "nullable=true | @Nullable a int, @NotNull b int | a int, b int {not null}",
                "nullElements=false | a int[], b int, c int[primitive] | a int[] {no null elements}, b int, c int[primitive]",
                "nullElements=false | @NullableElements a int[], b Map | a int[], b Map {no null elements}",
                "nullElements=true | a int[], @NotNullElements b int[primitive][] | a int[], b int[primitive][] {no null elements}",
                "required=true | @Default(7) a int, b int | a int {= Integer 7}, b int {required}",
                "required=true | @Default(7) @Required a int | a int {required = Integer 7}",
                "required=false, nullable=true | @Required a int, @Column(const=1) b int | a int {required}, b int {not null}",
            })
    void ofAllColumnsAreInTheSchema(String defaults, String columns, String model) {
        assertThat(withDefaults(defaults, columns)).isEqualTo("A(" + model + ")");
    }

    @Test
    void ofAllColumnsAreOverriddenAboveTheSchemaToo() {
        assertThat(ModelText.of("@Column(name=b, required=false) @JsonSchema(required=true)"
                        + " create json schema A(a int, b int)"))
                .isEqualTo("A(a int {required}, b int)");
    }

    @Test
    void ofAllColumnsAreForCopiedColumnsAndNotForInheritedOnes() {
        assertThat(ModelText.of("create json schema A(a int); @JsonSchema(required=true) create json schema B(b int)"
                        + " inherits A; @JsonSchema(nullable=false) create json schema C(c int) copyfrom A"))
                .isEqualTo("""
                        A(a int)
                        B(b int {required}) inherits A
                        C(a int {not null}, c int {not null})""");
    }

    // ---- Esper

    @ParameterizedTest
    @ValueSource(strings = {"@Required", "@Column(min=0)", "@Min(0)", "@NotNull"})
    void areRejectedByEsper(String annotation) {
        assertThat(ModelText.warnings("create json schema A(" + annotation + " a int)"))
                .isEqualTo("a.epl:1:23: Esper accepts no annotation before a column [SC085]");
    }

    @Test
    void ofAllColumnsAreRejectedByEsper() {
        assertThat(ModelText.warnings("@JsonSchema(required=true, nullable=false) create json schema A(a int)"))
                .isEqualTo("""
                        a.epl:1:13: Esper does not support 'required' of '@JsonSchema' [SC085]
                        a.epl:1:28: Esper does not support 'nullable' of '@JsonSchema' [SC085]""");
    }
}
