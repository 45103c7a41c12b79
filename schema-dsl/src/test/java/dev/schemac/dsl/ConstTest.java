package dev.schemac.dsl;

import static org.assertj.core.api.Assertions.assertThat;

import dev.schemac.dsl.diagnostic.Diagnostics;
import dev.schemac.dsl.model.Column;
import dev.schemac.dsl.model.ColumnOptions;
import java.math.BigDecimal;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Columns with one allowed value: {@code const} of {@code @Column}. */
class ConstTest {
    private static Column column(String type, String attributes) {
        return ModelText.load("@Column(name=a, " + attributes + ") create json schema A(a " + type
                        + "); create json enum Color('red', 'dark-blue' as NAVY)")
                .types()
                .get(0)
                .columns()
                .get(0);
    }

    private static Object only(String type, String literal) {
        return column(type, "const=" + literal).rules().constant().orElseThrow();
    }

    @Test
    void theValueIsOneOfTheColumn() {
        assertThat(only("string", "'1.0'")).isEqualTo("1.0");
        assertThat(only("string", "''")).isEqualTo("");
        assertThat(only("char", "x")).isEqualTo('x');
        assertThat(only("boolean", "false")).isEqualTo(false);
        assertThat(only("byte", "-1")).isEqualTo((byte) -1);
        assertThat(only("long", "0xFFL")).isEqualTo(255L);
        assertThat(only("double", "1")).isEqualTo(1.0);
        assertThat(only("BigDecimal", "1.50")).isEqualTo(new BigDecimal("1.50"));
        assertThat(only("Color", "'dark-blue'")).isEqualTo("NAVY");
        assertThat(only("java.time.DayOfWeek", "MONDAY")).isEqualTo("MONDAY");
    }

    @Test
    void suchAColumnIsNeverNull() {
        assertThat(column("string", "const='x'").nullable()).isFalse();
        assertThat(column("string", "const='x', nullable=false, defaultValue='x', required=true")
                        .required())
                .isTrue();
        assertThat(column("BigDecimal", "const=1.0, defaultValue=1.00").defaultValue())
                .contains(new BigDecimal("1.00"));
        assertThat(ColumnOptions.DEFAULT.rules().constant()).isEmpty();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "int|const='x'|23|'const' of '@Column' expects a value of type 'int'",
                "byte|const=128|23|'const' of '@Column' expects a value of type 'byte'",
                "boolean|const=1|23|'const' of '@Column' expects a value of type 'boolean'",
                "string|const=1|23|'const' of '@Column' expects a value of type 'string'",
                "Color|const=1|23|'const' of '@Column' expects a value of type 'Color'",
                "Color|const=NAVY|23|enum 'Color' has no constant 'NAVY'; its JSON string is 'dark-blue'",
                "Color|const='rad'|23|enum 'Color' has no constant 'rad'; did you mean 'red'?",
                "string[]|const='x'|23|'const' is for strings, numbers, booleans and enums, but this column is of type 'string[]'",
                "java.time.Instant|const='x'|23|'const' is for strings, numbers, booleans and enums, but this column is of type 'Instant'",
                "int|const=5, min=6|23|the only value breaks the rule 'min'",
                "string|const='ab', maxLength=1|23|the only value breaks the rule 'maxLength'",
                "int|const=5, defaultValue=6|39|the default value breaks the rule 'const'",
                "Color|const='red', defaultValue='dark-blue'|43|the default value breaks the rule 'const'",
                "int|const=5, nullable=true|35|a column with 'const' has one value, and that is not null",
                "Color|const='red', unknown='red'|38|'unknown' has no effect, because 'const' rejects any other value",
                "string|const='x', lazy=true|33|a string with rules is always decoded eagerly, to check it",
                "string|const={'x'}|23|'const' of '@Column' expects a string, a number, true or false but found a list"
            })
    void misfits(String type, String attributes, int position, String message) {
        assertThat(ModelText.errors("@Column(name=a, " + attributes + ") create json schema A(a " + type
                        + "); create json enum Color('red', 'dark-blue' as NAVY)"))
                .isEqualTo("a.epl:1:" + position + ": " + message);
    }

    @Test
    void changes() {
        assertThat(breaking("", "@Column(name=a, const=1)"))
                .containsExactly(
                        "SC209 column 'a' may no longer be null: old data with null is rejected",
                        "SC217 column 'a' now has the const 1 instead of none: old data may have other values");
        assertThat(breaking("@Column(name=a, const=1)", "@Column(name=a, const=2)"))
                .containsExactly(
                        "SC217 column 'a' now has the const 2 instead of 1: old data may have other values",
                        "SC218 column 'a' now has the const 2 instead of 1: old readers reject other values");
        assertThat(breaking("@Column(name=a, const=1)", "@Column(name=a, const=1)"))
                .isEmpty();
    }

    private static List<String> breaking(String old, String now) {
        Diagnostics diagnostics = new Diagnostics();
        load("now", now).findBreakingChanges(load("old", old), Set.of(), diagnostics);
        return diagnostics.list().stream()
                .map(found -> found.code() + " " + found.message())
                .toList();
    }

    private static LinkedSchemas load(String name, String annotation) {
        return SchemaLoader.load(List.of(new SchemaSource(name, annotation + " create json schema A(a int)")));
    }
}
