package dev.schemac.dsl;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** {@code format} of {@code @Column}, and {@code @Formats} of schemas and modules. */
class FormatsTest {

    private static String model(String type, String format) {
        return ModelText.of("import java.time.*; @Column(name=a, " + format + ") create json schema A(a " + type + ")");
    }

    private static String errors(String type, String format) {
        return ModelText.errors(
                "import java.time.*; @Column(name=a, " + format + ") create json schema A(a " + type + ")");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '"',
            value = {
                "Instant | format='epoch-millis' | A(a Instant {as epoch-millis})",
                "Instant[] | format='epoch-seconds' | A(a Instant[] {as epoch-seconds})",
                "Instant | format=iso | A(a Instant)",
                "Instant | format='uuuu-MM-dd HH:mm:ss' | A(a Instant {as uuuu-MM-dd HH:mm:ss})",
                "LocalDate | format='dd.MM.uuuu' | A(a LocalDate {as dd.MM.uuuu})",
                "LocalDate | format='dd.MM.yyyy G' | A(a LocalDate {as dd.MM.yyyy G})",
                "LocalTime | format='hh:mm a' | A(a LocalTime {as hh:mm a})",
                "OffsetDateTime | format='uuuu-MM-dd HH:mm XX' | A(a OffsetDateTime {as uuuu-MM-dd HH:mm XX})",
                "ZonedDateTime | format='uuuu-MM-dd HH:mm VV' | A(a ZonedDateTime {as uuuu-MM-dd HH:mm VV})",
                "Duration | format=seconds | A(a Duration {as seconds})",
                "long | format=string | A(a long {as string})",
                "int[primitive] | format=string | A(a int[primitive] {as string})",
                "Map<String, List<BigDecimal>> | format=string | A(a Map<String, List<bigdecimal>> {as string})",
                "double | format=number | A(a double)",
                "int | format=string, defaultValue=7 | A(a int {= Integer 7 as string})",
                "int | format=string, defaultValue='7' | A(a int {= Integer 7 as string})",
                "Instant | format='epoch-seconds', defaultValue=0.5 | A(a Instant {= Instant 1970-01-01T00:00:00.500Z as epoch-seconds})",
                "LocalDate | format='dd.MM.uuuu', defaultValue='01.02.2024' | A(a LocalDate {= LocalDate 2024-02-01 as dd.MM.uuuu})"
            })
    void belongToTypes(String type, String attributes, String model) {
        assertThat(model(type, attributes)).isEqualTo(model);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '"',
            value = {
                "Instant | format='epoch-milis' | 'format' of '@Column' expects 'iso', 'epoch-millis', 'epoch-seconds' or a pattern of DateTimeFormatter but found 'epoch-milis'; did you mean 'epoch-millis'?",
                "LocalDate | format='bccd' | 'format' of '@Column' expects 'iso' or a pattern of DateTimeFormatter but found 'bccd'",
                "LocalDate | format='' | 'format' of '@Column' expects 'iso' or a pattern of DateTimeFormatter but found ''",
                "Duration | format='mm:ss' | 'format' of '@Column' expects 'iso', 'millis' or 'seconds' but found 'mm:ss'",
                "int | format='hex' | 'format' of '@Column' expects 'number' or 'string' but found 'hex'",
                "LocalDate | format='dd.MM.yyyy' | the pattern 'dd.MM.yyyy' has too few fields to read a 'LocalDate'; the year is 'uuuu'",
                "LocalDate | format='MM/dd' | the pattern 'MM/dd' has too few fields to read a 'LocalDate'",
                "LocalTime | format='hh:mm' | the pattern 'hh:mm' has too few fields to read a 'LocalTime'",
                "Instant | format='dd.MM.uuuu' | the pattern 'dd.MM.uuuu' has too few fields to read a 'Instant'",
                "LocalDate | format='dd.MM.uuuu HH' | the pattern 'dd.MM.uuuu HH' has a field that is not part of a 'LocalDate'",
                "string | format='string' | 'format' is for numbers, dates, times and durations, but this column is 'string'",
                "boolean[] | format='string' | 'format' is for numbers, dates, times and durations, but this column is 'boolean[]'",
                "Instant | format='epoch-millis', defaultValue='2024-02-29T10:15:30Z' | the default value is not a value of type 'Instant'",
                "Instant | format='epoch-seconds', defaultValue=1e999 | the default value is not a value of type 'Instant'",
                "Instant | format='epoch-seconds', defaultValue=1e-999999999 | the default value is not a value of type 'Instant'",
                "LocalDate | format='dd.MM.uuuu', defaultValue='2024-02-01' | the default value is not a value of type 'LocalDate'",
                "byte | format=string, defaultValue='128' | the default value is not a value of type 'byte'"
            })
    void thatAreNoneAreReported(String type, String attributes, String message) {
        assertThat(errors(type, attributes)).endsWith(": " + message);
    }

    @Test
    void ofAModuleAreThoseOfItsSchemas() {
        String module = "@Formats(Instant='epoch-millis', BigDecimal=string) module m; import java.time.*; ";

        assertThat(ModelText.of(module + "create json schema A(a Instant[], b bigdecimal, c LocalDate)"))
                .isEqualTo("m:A(a Instant[] {as epoch-millis}, b bigdecimal {as string}, c LocalDate)");
        assertThat(ModelText.of(module + "@Formats(Instant=iso, LocalDate='dd.MM.uuuu')"
                        + " create json schema A(a Instant, b bigdecimal, c LocalDate)"))
                .isEqualTo("m:A(a Instant, b bigdecimal {as string}, c LocalDate {as dd.MM.uuuu})");
        assertThat(ModelText.of(module + "@Column(name=a, format=iso) create json schema A(a Instant, b Instant)"))
                .isEqualTo("m:A(a Instant, b Instant {as epoch-millis})");
    }

    @Test
    void ofOtherFilesAreNot() {
        assertThat(ModelText.of(
                        "@Formats(long=string) module m; create json schema A(a long)",
                        "module m; create json schema B(a long)"))
                .isEqualTo("m:A(a long {as string})\nm:B(a long)");
    }

    @Test
    void aModuleHasNoOtherAnnotations() {
        assertThat(ModelText.errors("@public module m; create json schema A(a long)"))
                .isEqualTo("a.epl:1:2: '@public' belongs before 'create'; a module can have @Formats and @JsonSchema");
        assertThat(ModelText.errors("@Formats(string=x) module m; create json schema A(a long)"))
                .startsWith("a.epl:1:10: '@Formats' has no attribute 'string'");
        assertThat(ModelText.errors("@Formats(long=hex) module m; create json schema A(a long)"))
                .isEqualTo("a.epl:1:15: 'long' of '@Formats' expects 'number' or 'string' but found 'hex'");
    }

    @Test
    void esperKnowsNone() {
        assertThat(ModelText.warnings("@Formats(long=string) module m; create json schema A(a long)"))
                .isEqualTo("a.epl:1:2: Esper has no annotations before 'module' [SC085]");
        assertThat(ModelText.warnings("@Formats(long=string) create json schema A(a long)"))
                .isEqualTo("a.epl:1:2: Esper does not support '@Formats' [SC085]");
    }
}
