package dev.schemac.dsl;

import static org.assertj.core.api.Assertions.assertThat;

import dev.schemac.dsl.model.Column;
import dev.schemac.dsl.model.ColumnOptions.UnknownConstant;
import dev.schemac.dsl.model.ScalarType;
import dev.schemac.testing.ScalarSamples;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.net.URI;
import java.net.URL;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.OffsetDateTime;
import java.time.ZonedDateTime;
import java.util.UUID;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.EnumSource.Mode;
import org.junit.jupiter.params.provider.MethodSource;

/** What {@code @Column} says about columns. What it cannot say is among the errors. */
class ColumnAnnotationTest {
    private static Column field(String attributes, String type) {
        String text = "import java.time.*; import java.net.*; import com.acme.*; @Column(name=a, " + attributes
                + ") create json schema A(a " + type + ", z int)";
        return ModelText.load(text).types().get(0).columns().get(0);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "jsonName='x-y' | a int {x-y}",
                "jsonName=x | a int {x}",
                "jsonName='a' | a int",
                "jsonName='' | a int {}",
                "alias='b' | a int {or b}",
                "alias={'b', c, ''} | a int {or b or c or }",
                "alias={} | a int",
                "jsonName='b', alias='a' | a int {b or a}",
                "required=true | a int {required}",
                "required=TRUE, nullable=False | a int {required not null}",
                "required=false, nullable=true | a int",
                "required=true, defaultValue=7, nullable=false | a int {required not null = Integer 7}",
                "defaultValue=-1 | a int {= Integer -1}"
            })
    void saysNamesAndPresence(String attributes, String model) {
        assertThat(ModelText.of("@Column(name=a, " + attributes + ") create json schema A(a int)"))
                .isEqualTo("A(" + model + ")");
    }

    @ParameterizedTest
    @CsvSource({"true, a string {lazy}", "FALSE, a string {eager}"})
    void saysWhenTextsAreMade(String lazy, String model) {
        assertThat(ModelText.of("@Column(name=a, lazy=" + lazy + ") create json schema A(a string)"))
                .isEqualTo("A(" + model + ")");
    }

    @Test
    void withoutAnyEverythingHasItsDefault() {
        Column field = ModelText.load("create json schema A(a int)")
                .types()
                .get(0)
                .columns()
                .get(0);

        assertThat(field.jsonName()).isEqualTo("a");
        assertThat(field.aliases()).isEmpty();
        assertThat(field.required()).isFalse();
        assertThat(field.nullable()).isTrue();
        assertThat(field.defaultValue()).isEmpty();
        assertThat(field.lazy()).isEmpty();
        assertThat(field.base64()).hasToString("MIME_NO_LINEFEEDS");
        assertThat(field.unknownConstant()).isSameAs(UnknownConstant.FAIL).hasToString("fail");
    }

    static Stream<Arguments> defaults() throws Exception {
        return Stream.of(
                Arguments.of("string", "'x\"y'", "x\"y"),
                Arguments.of("string", "x", "x"),
                Arguments.of("string", "''", ""),
                Arguments.of("char", "'é'", 'é'),
                Arguments.of("boolean", "True", true),
                Arguments.of("bool", "false", false),
                Arguments.of("byte", "-128", (byte) -128),
                Arguments.of("short", "0x7fff", (short) 32_767),
                Arguments.of("int", "2_147_483_647", Integer.MAX_VALUE),
                Arguments.of("int", "010", 8),
                Arguments.of("int", "0b101", 5),
                Arguments.of("int", "+5L", 5),
                Arguments.of("long", "-9223372036854775808", Long.MIN_VALUE),
                Arguments.of("float", "1.5f", 1.5f),
                Arguments.of("float", "3", 3f),
                Arguments.of("double", "1e-3", 0.001),
                Arguments.of("double", "0x10", 16.0),
                Arguments.of("double", ".5d", 0.5),
                Arguments.of("biginteger", "18446744073709551616", BigInteger.TWO.pow(64)),
                Arguments.of("BigInteger", "'-7'", BigInteger.valueOf(-7)),
                Arguments.of("bigdecimal", "1.10", new BigDecimal("1.10")),
                Arguments.of("bigdecimal", "'1E+3'", new BigDecimal("1E+3")),
                Arguments.of(
                        "UUID",
                        "'123e4567-e89b-12d3-a456-426614174000'",
                        UUID.fromString("123e4567-e89b-12d3-a456-426614174000")),
                Arguments.of("URI", "'a:b'", URI.create("a:b")),
                Arguments.of("URL", "'file:/x'", new URL("file:/x")),
                Arguments.of("LocalDate", "'2026-02-28'", LocalDate.of(2026, 2, 28)),
                Arguments.of("LocalDate", "'+999999999-12-31'", LocalDate.MAX),
                Arguments.of("LocalDate", "'-999999999-01-01'", LocalDate.MIN),
                Arguments.of("LocalTime", "'10:15'", LocalTime.of(10, 15)),
                Arguments.of("LocalDateTime", "'2026-02-28T10:15'", LocalDateTime.of(2026, 2, 28, 10, 15)),
                Arguments.of("LocalDateTime", "'+999999999-12-31T23:59:59.999999999'", LocalDateTime.MAX),
                Arguments.of(
                        "OffsetDateTime", "'2026-02-28T10:15+01:00'", OffsetDateTime.parse("2026-02-28T10:15+01:00")),
                Arguments.of(
                        "ZonedDateTime",
                        "'2026-02-28T10:15+01:00[Europe/Berlin]'",
                        ZonedDateTime.parse("2026-02-28T10:15+01:00[Europe/Berlin]")),
                Arguments.of("Instant", "'2026-02-28T10:15:00Z'", Instant.parse("2026-02-28T10:15:00Z")),
                Arguments.of("Instant", "'+1000000000-12-31T23:59:59.999999999Z'", Instant.MAX),
                Arguments.of("Instant", "'2016-12-31T23:59:60Z'", Instant.parse("2016-12-31T23:59:59Z")),
                Arguments.of("Duration", "'PT-0.001S'", Duration.ofMillis(-1)),
                Arguments.of("Duration", "'PT1M'", Duration.ofMinutes(1)),
                Arguments.of("Color", "GREEN", "GREEN"),
                Arguments.of("Color", "'RED'", "RED"));
    }

    @ParameterizedTest
    @MethodSource("defaults")
    void convertsDefaultValues(String type, String literal, Object value) {
        assertThat(field("defaultValue=" + literal, type).defaultValue()).contains(value);
    }

    /** What stands in generated code for a default value is its text. */
    @ParameterizedTest
    @EnumSource(names = "BINARY", mode = Mode.EXCLUDE)
    void textsOfDefaultValuesReadAsThem(ScalarType type) throws Exception {
        Stream<Object> samples = ScalarSamples.of(type.toString()).json().stream()
                .filter(json -> !json.contains("\\"))
                .map(json -> type.parse(json.startsWith("\"") ? json.substring(1, json.length() - 1) : json)
                        .orElseThrow());
        Stream<Object> written =
                defaults().map(row -> row.get()[2]).filter(value -> type.boxedClass() == value.getClass());

        assertThat(Stream.concat(samples, written)).allSatisfy(value -> {
            Object read = type.parse(type.string(value)).orElseThrow();
            if (value instanceof URL) { // whose equals uses the network
                assertThat(read).hasToString(value.toString());
            } else {
                assertThat(read).isEqualTo(value);
            }
        });
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '"',
            value = {
                "int | 2147483648",
                "int | -2147483649",
                "int | 1e2",
                "int | 'x'",
                "int | 09",
                "byte | 0x80",
                "long | 9223372036854775808",
                "float | 1e39",
                "double | -1e309",
                "double | 'NaN'",
                "char | ''",
                "char | 'ab'",
                "string | 1",
                "string | true",
                "boolean | 'true'",
                "boolean | 0",
                "biginteger | 1.0",
                "bigdecimal | 'x'",
                "bigdecimal | true",
                "UUID | '1-1-1-1-1'",
                "URI | 'a b'",
                "URL | 'nothing:x'",
                "URL | ' file:/x'",
                "LocalDate | '2026-02-29'",
                "Duration | 1"
            })
    void refusesOtherDefaultValues(String type, String literal) {
        String text = "import java.time.*; import java.net.*; @Column(name=a, defaultValue=" + literal
                + ") create json schema A(a " + type + ")";

        assertThat(ModelText.errors(text)).endsWith(": the default value is not a value of type '" + type + "'");
    }

    @ParameterizedTest
    @CsvSource({
        "mime,MIME",
        "mime-no-linefeeds,MIME_NO_LINEFEEDS",
        "PEM,PEM",
        "url,URL",
    })
    void choosesAVariantOfBase64(String text, String variant) {
        assertThat(field("base64='" + text + "'", "binary").base64()).hasToString(variant);
        assertThat(field("base64='" + text + "'", "Map<String, List<binary>[]>").base64())
                .hasToString(variant);
    }

    @ParameterizedTest
    @CsvSource({
        "'fail',Color,fail,FAIL",
        "fail,Color[],fail,FAIL",
        "null,Color,null,NULL",
        "'null',List<Color>,null,NULL",
        "BLUE,Color,BLUE,CONSTANT",
        "'RED','Map<String, Color>',RED,CONSTANT",
        "fail,Policy,fail,CONSTANT"
    })
    void choosesWhatUnknownConstantsBecome(String unknown, String type, String text, String policy) {
        UnknownConstant found = field("unknown=" + unknown, type).unknownConstant();

        assertThat(found).hasToString(text);
        assertThat(found.policy()).hasToString(policy);
        assertThat(found.constant().isPresent()).isEqualTo(policy.equals("CONSTANT"));
    }

    @Test
    void jsonNamesMayBeSwapped() {
        assertThat(ModelText.of("@Column(name=a, jsonName='b') @Column(name=b, jsonName='a')"
                        + " create json schema A(a int, b int); create json schema B(c int) inherits A"))
                .isEqualTo("A(a int {b}, b int {a})\nB(c int) inherits A");
    }

    @Test
    void literalsInTicksAreNames() {
        assertThat(ModelText.of("@Column(name=`null`, required=true) @Column(name=`true`, jsonName=`false`)"
                        + " create json schema A(null int, true int)"))
                .isEqualTo("A(null int {required}, true int {false})");
    }
}
