package dev.schemac.runtime.numbers;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.schemac.runtime.AllocatedBytes;
import dev.schemac.runtime.Column;
import dev.schemac.runtime.Formats;
import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.JsonParseException;
import dev.schemac.runtime.JsonWriteException;
import dev.schemac.runtime.JsonWriter;
import dev.schemac.runtime.Outputs;
import dev.schemac.runtime.Parses;
import dev.schemac.runtime.ProbeParser;
import dev.schemac.runtime.internal.format.NumberStringFormat;
import dev.schemac.runtime.internal.integration.RuntimeAccess;
import dev.schemac.runtime.support.JsonFormat;
import dev.schemac.runtime.support.JsonKey;
import dev.schemac.runtime.support.JsonScanner;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Numbers that are strings in JSON: both ways, against the parse methods of the JDK. */
class NumberStringFormatTest {

    private record Kind<T extends Number>(
            JsonFormat<T> format, String name, Function<String, T> jdk, List<String> numbers, List<String> beyond) {
        @Override
        public String toString() {
            return name;
        }
    }

    static Stream<Kind<?>> kinds() {
        return Stream.of(
                new Kind<>(
                        JsonFormat.BYTE_STRING,
                        "byte",
                        Byte::valueOf,
                        List.of("0", "-1", "127", "-128"),
                        List.of("128", "-129", "1.5")),
                new Kind<>(
                        JsonFormat.SHORT_STRING,
                        "short",
                        Short::valueOf,
                        List.of("0", "32767", "-32768"),
                        List.of("32768", "-32769", "1.5")),
                new Kind<>(
                        JsonFormat.INT_STRING,
                        "int",
                        Integer::valueOf,
                        List.of("7", "2147483647", "-2147483648"),
                        List.of("2147483648", "-2147483649", "1.5")),
                new Kind<>(
                        JsonFormat.LONG_STRING,
                        "long",
                        Long::valueOf,
                        List.of("9007199254740993", "9223372036854775807", "-9223372036854775808"),
                        List.of("9223372036854775808", "-9223372036854775809", "1.5")),
                new Kind<>(
                        JsonFormat.FLOAT_STRING,
                        "float",
                        Float::valueOf,
                        List.of("0.0", "1.5", "-3.4028235E38", "1.4E-45"),
                        List.of("1e39")),
                new Kind<>(
                        JsonFormat.DOUBLE_STRING,
                        "double",
                        Double::valueOf,
                        List.of("0.0", "-0.0", "0.1", "1.7976931348623157E308", "4.9E-324"),
                        List.of("1e309")),
                new Kind<>(
                        JsonFormat.BIG_INTEGER_STRING,
                        "BigInteger",
                        BigInteger::new,
                        List.of("0", "-12", "123456789012345678901234567890"),
                        List.of("1.5")),
                new Kind<>(
                        JsonFormat.BIG_DECIMAL_STRING,
                        "BigDecimal",
                        BigDecimal::new,
                        List.of("0", "1.50", "-0.001", "123456789012345678901234567890.10"),
                        List.of("1e10001")));
    }

    private static <T> String written(JsonFormat<T> format, T value) {
        JsonWriter out = new JsonWriter();
        out.beginArray();
        Outputs.of(out).value(format, value);
        Outputs.of(out).value(format, value);
        out.endArray();
        return out.toJson();
    }

    @ParameterizedTest
    @MethodSource("kinds")
    <T extends Number> void numbersComeBack(Kind<T> kind) {
        assertThat(kind.format().name()).isEqualTo(kind.name() + " as string");
        for (String number : kind.numbers()) {
            T value = kind.jdk().apply(number);
            assertThat(Formats.read(kind.format(), "\"" + number + "\"", JsonOptions.STRICT))
                    .isEqualTo(value);
            assertThat(Formats.read(kind.format(), "\"" + number + "\"", JsonOptions.DEFAULT))
                    .isEqualTo(value);
            assertThat(Formats.read(kind.format(), "\"" + number + "\"", JsonOptions.ESPER))
                    .isEqualTo(value);
            assertThat(kind.format().parse(number)).isEqualTo(value);
            assertThat(kind.format().format(value)).isEqualTo(number);
            assertThat(written(kind.format(), value)).isEqualTo("[\"" + number + "\",\"" + number + "\"]");
        }
        assertThat(Formats.read(kind.format(), "null", JsonOptions.STRICT)).isNull();
    }

    @ParameterizedTest
    @MethodSource("kinds")
    <T extends Number> void numbersWithoutQuotesAreReadExceptUnderStrict(Kind<T> kind) {
        for (String number : kind.numbers()) {
            assertThat(Formats.read(kind.format(), number, JsonOptions.DEFAULT))
                    .isEqualTo(kind.jdk().apply(number));
            Formats.refused(kind.format(), number, JsonOptions.STRICT, "number");
        }
        Formats.refused(kind.format(), "true", JsonOptions.DEFAULT, "boolean");
        Formats.refused(kind.format(), "{}", JsonOptions.DEFAULT, "object");
    }

    @ParameterizedTest
    @MethodSource("kinds")
    <T extends Number> void whatIsNoSuchNumberIsRefused(Kind<T> kind) {
        for (String text : List.of("", " ", "x", "1x", "+1", "01", "1 ", "0x1", "NaN", "--1")) {
            Formats.refused(kind.format(), "\"" + text + "\"", JsonOptions.DEFAULT, "string");
        }
        for (String number : kind.beyond()) {
            JsonParseException e = Parses.error(
                    new ProbeParser(Formats.column("v", kind.format())),
                    ("{\"v\":\"" + number + "\"}").getBytes(),
                    JsonOptions.DEFAULT);
            assertThat(e.offset()).isEqualTo(5);
            assertThat(e.path()).isEqualTo("$.v");
        }
        assertThat(Formats.read(kind.format(), "\"+1\"", JsonOptions.ESPER))
                .isEqualTo(kind.jdk().apply("1"));
    }

    /** The constants of {@link JsonFormat} are made once, these each time. */
    @Test
    void eachTypeHasItsFormat() {
        assertThat(NumberStringFormat.ofByte().parse("-128")).isEqualTo(Byte.MIN_VALUE);
        assertThat(NumberStringFormat.ofShort().parse("-32768")).isEqualTo(Short.MIN_VALUE);
        assertThat(NumberStringFormat.ofInt().parse("2147483647")).isEqualTo(Integer.MAX_VALUE);
        assertThat(NumberStringFormat.ofLong().parse("9223372036854775807")).isEqualTo(Long.MAX_VALUE);
        assertThat(NumberStringFormat.ofFloat().format(0.1f)).isEqualTo("0.1");
        assertThat(NumberStringFormat.ofDouble().format(0.1f + 0.0)).isEqualTo("0.10000000149011612");
        assertThat(NumberStringFormat.ofBigInteger().parse("12")).isEqualTo(BigInteger.valueOf(12));
        assertThat(NumberStringFormat.ofBigDecimal().parse("1.20")).isEqualTo(new BigDecimal("1.20"));
    }

    @Test
    void numbersThatAreNotFiniteAreNotWritten() {
        assertThatThrownBy(() -> written(JsonFormat.DOUBLE_STRING, Double.NaN))
                .isInstanceOf(JsonWriteException.class)
                .hasMessageContaining("NaN cannot be written as JSON");
        assertThatThrownBy(() -> written(JsonFormat.FLOAT_STRING, Float.NEGATIVE_INFINITY))
                .isInstanceOf(JsonWriteException.class)
                .hasMessageContaining("-Infinity cannot be written as JSON");
        assertThat(JsonFormat.DOUBLE_STRING.format(Double.NaN)).isEqualTo("NaN");
        assertThat(JsonFormat.FLOAT_STRING.format(Float.POSITIVE_INFINITY)).isEqualTo("Infinity");
    }

    @Test
    void membersAreQuoted() {
        JsonWriter out = new JsonWriter();
        out.beginObject();
        Outputs.of(out).member(JsonKey.string("n"), JsonFormat.LONG_STRING, Long.MIN_VALUE);
        Outputs.of(out).member(JsonKey.string("d"), JsonFormat.DOUBLE_STRING, 1e-7);
        Outputs.of(out).member(JsonKey.string("e"), JsonFormat.BIG_DECIMAL_STRING, new BigDecimal("1e30"));
        out.endObject();
        assertThat(out.toJson()).isEqualTo("{\"n\":\"-9223372036854775808\",\"d\":\"1.0E-7\",\"e\":\"1E+30\"}");
    }

    /** A column that is a primitive in Java, as generated code reads it. */
    private record Primitive(
            JsonFormat<?> format, String name, Function<JsonScanner, Object> read, Function<String, Object> jdk) {
        @Override
        public String toString() {
            return name;
        }
    }

    static Stream<Primitive> primitives() {
        return Stream.of(
                new Primitive(JsonFormat.BYTE_STRING, "byte", in -> in.readByte(JsonFormat.BYTE_STRING), Byte::valueOf),
                new Primitive(
                        JsonFormat.SHORT_STRING, "short", in -> in.readShort(JsonFormat.SHORT_STRING), Short::valueOf),
                new Primitive(JsonFormat.INT_STRING, "int", in -> in.readInt(JsonFormat.INT_STRING), Integer::valueOf),
                new Primitive(JsonFormat.LONG_STRING, "long", in -> in.readLong(JsonFormat.LONG_STRING), Long::valueOf),
                new Primitive(
                        JsonFormat.FLOAT_STRING, "float", in -> in.readFloat(JsonFormat.FLOAT_STRING), Float::valueOf),
                new Primitive(
                        JsonFormat.DOUBLE_STRING,
                        "double",
                        in -> in.readDouble(JsonFormat.DOUBLE_STRING),
                        Double::valueOf));
    }

    @ParameterizedTest
    @MethodSource("primitives")
    void primitivesAreReadAlike(Primitive primitive) {
        ProbeParser parser = new ProbeParser(
                new Column(JsonKey.string("v"), primitive.read(), primitive.read()),
                Column.array("a", primitive.read()));
        for (String number : List.of("0", "-1", "9", "127", "-128")) {
            Object value = primitive.jdk().apply(number);
            for (String spelled : List.of("\"" + number + "\"", number)) {
                assertThat(Parses.event(parser, "{\"v\":" + spelled + "}", JsonOptions.DEFAULT))
                        .isEqualTo(Map.of("v", value));
                assertThat((Object[])
                                Parses.event(parser, "{\"a\":[" + spelled + " , " + spelled + "]}", JsonOptions.DEFAULT)
                                        .get("a"))
                        .containsExactly(value, value);
            }
        }
        String wanted = "expected " + primitive.name() + " as string but found ";
        for (String string : List.of("\"\"", "\"-\"", "\"x\"", "\"1x\"", "\"01\"", "\"1 \"", "\"/\"", "\":\"")) {
            refused(parser, string, JsonOptions.DEFAULT, wanted + "string");
        }
        refused(parser, "1", JsonOptions.STRICT, wanted + "number");
        refused(parser, "null", JsonOptions.DEFAULT, wanted + "null");
        refused(parser, "{}", JsonOptions.ESPER, wanted + "object");
        assertThat(Parses.error(parser, "{\"v\":\"1".getBytes(), JsonOptions.DEFAULT))
                .hasMessage("expected closing quote but found end of input at $.v (line 1, column 8)");
        assertThat(Parses.error(parser, "{\"a\":[\"".getBytes(), JsonOptions.DEFAULT))
                .hasMessage("expected closing quote but found end of input at $.a[0] (line 1, column 8)");
    }

    private static void refused(ProbeParser parser, String value, JsonOptions options, String description) {
        Parses.refused(
                parser,
                "{\"v\":" + value + "}",
                options,
                JsonParseException.Kind.MISMATCH,
                5,
                description + " at $.v (line 1, column 6)");
        Parses.refused(
                parser,
                "{\"a\":[" + value + "]}",
                options,
                JsonParseException.Kind.MISMATCH,
                6,
                description + " at $.a[0] (line 1, column 7)");
    }

    /** A float and a double are read by the same methods as a long. */
    @Test
    void primitivesAreReadWithoutObjects() {
        byte[] json = ("[" + "\"-1\",\"0\",\"9\",".repeat(100) + "1]").getBytes();
        JsonScanner in = new JsonScanner(json, 0, json.length, RuntimeAccess.values(JsonOptions.DEFAULT));
        for (Function<JsonScanner, Number> read : List.<Function<JsonScanner, Number>>of(
                scanner -> smaller(scanner.readLong(JsonFormat.LONG_STRING)),
                scanner -> smaller((long) scanner.readFloat(JsonFormat.FLOAT_STRING)),
                scanner -> smaller((long) scanner.readDouble(JsonFormat.DOUBLE_STRING)))) {
            assertThat(AllocatedBytes.of(() -> {
                        in.reset(json, 0, json.length, RuntimeAccess.values(JsonOptions.DEFAULT));
                        in.beginArray();
                        in.firstElement();
                        for (int i = 0; i < 300; i++) {
                            read.apply(in);
                            in.nextElement();
                        }
                    }))
                    .isLessThan(300 * 8);
        }
    }

    /** Returns an object that exists already. */
    private static Byte smaller(long number) {
        return (byte) number;
    }
}
