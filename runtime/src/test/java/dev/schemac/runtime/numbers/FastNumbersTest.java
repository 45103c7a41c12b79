package dev.schemac.runtime.numbers;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.schemac.runtime.AllocatedBytes;
import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.internal.input.Cursor;
import dev.schemac.runtime.internal.input.Literals;
import dev.schemac.runtime.internal.input.NumberReader;
import dev.schemac.runtime.internal.integration.RuntimeAccess;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** Which numbers are read without a text of them: the results are the same otherwise, and only these are fast. */
class FastNumbersTest {
    /** What stands behind a number. Some are shorter than a word, so that the end of the document is near. */
    private static final List<String> BEHIND =
            List.of("", "}", ",1", " \n}", "]      ,1", ",\"b\":12345678}", "}                  ");

    private static Cursor scanner(String literal, String behind) {
        byte[] bytes = ("{\"v\":" + literal + behind).getBytes(ISO_8859_1);
        Cursor in = new Cursor(bytes, 0, bytes.length, RuntimeAccess.values(JsonOptions.DEFAULT));
        in.pos = 5;
        return in;
    }

    private static List<String> literals() {
        List<String> literals = new ArrayList<>();
        for (String sign : List.of("", "-")) {
            for (String whole : List.of("0", "00", "01", "7", "9")) {
                for (int more = 0; more < 21; more++) {
                    String digits = whole.length() == 1 && !whole.equals("0")
                            ? whole + "9182736450918273645091".substring(0, more)
                            : whole;
                    if (more > 0 && digits.equals(whole)) {
                        break;
                    }
                    for (int fraction = -1; fraction < 20; fraction++) {
                        String point = fraction < 0 ? "" : "." + "01928374650192837465".substring(0, fraction);
                        for (String exponent : List.of("", "e1", "E0")) {
                            literals.add(sign + digits + point + exponent);
                        }
                    }
                }
            }
        }
        return literals;
    }

    @Test
    void decimalsOfUpTo18DigitsWithoutExponent() {
        Pattern fast = Pattern.compile("-?(0|[1-9][0-9]*)(\\.[0-9]+)?");
        for (String literal : literals()) {
            for (String behind : BEHIND) {
                Cursor in = scanner(literal, behind);
                BigDecimal value = NumberReader.readShortBigDecimal(in);
                if (fast.matcher(literal).matches()
                        && literal.replaceAll("[^0-9]", "").length() <= 18) {
                    assertThat(value).as(literal).isEqualTo(new BigDecimal(literal));
                    assertThat(in.pos).as(literal).isEqualTo(5 + literal.length());
                } else {
                    assertThat(value).as(literal).isNull();
                    assertThat(in.pos).as(literal).isEqualTo(5);
                }
            }
        }
        for (String other : List.of("", "-", "\"1\"", "null", "x", ".5", "-.5", "{")) {
            assertThat(NumberReader.readShortBigDecimal(scanner(other, "")))
                    .as(other)
                    .isNull();
        }
    }

    @Test
    void decimalsOfASmallerScaleThanTheLimit() {
        byte[] bytes = "1.25".getBytes(ISO_8859_1);
        assertThat(NumberReader.readShortBigDecimal(
                        new Cursor(bytes, 0, 4, RuntimeAccess.values(JsonOptions.DEFAULT.withMaxDecimalScale(2)))))
                .isEqualTo(new BigDecimal("1.25"));
        assertThat(NumberReader.readShortBigDecimal(
                        new Cursor(bytes, 0, 4, RuntimeAccess.values(JsonOptions.DEFAULT.withMaxDecimalScale(1)))))
                .isNull();
    }

    @Test
    void bigIntegersOfUpTo18Digits() {
        Pattern fast = Pattern.compile("-?(0|[1-9][0-9]{0,17})");
        for (String literal : literals()) {
            for (String behind : BEHIND) {
                Cursor in = scanner(literal, behind);
                BigInteger value = NumberReader.readShortBigInteger(in);
                if (fast.matcher(literal).matches()) {
                    assertThat(value).as(literal).isEqualTo(new BigInteger(literal));
                    assertThat(in.pos).as(literal).isEqualTo(5 + literal.length());
                } else {
                    assertThat(value).as(literal).isNull();
                    assertThat(in.pos).as(literal).isEqualTo(5);
                }
            }
        }
        for (String other : List.of("", "-", "\"1\"", "null", "x", "{")) {
            assertThat(NumberReader.readShortBigInteger(scanner(other, "")))
                    .as(other)
                    .isNull();
        }
    }

    @Test
    void everyLongWithoutFractionOrExponent() {
        for (long value : new long[] {
            0, 1, -1, 7, 1234567, 12345678, 123456789, -123456789012345678L, Long.MAX_VALUE, Long.MIN_VALUE
        }) {
            for (String behind : BEHIND) {
                Cursor in = scanner(Long.toString(value), behind);
                long bytes = AllocatedBytes.of(() -> {
                    in.pos = 5;
                    if (NumberReader.readInteger(in, Long.MIN_VALUE, Long.MAX_VALUE, "long") != value) {
                        throw new AssertionError(value);
                    }
                });
                assertThat(bytes).as("%s%s", value, behind).isZero();
            }
        }
    }

    /** Also where the document goes on, so that whole words can be loaded. */
    @Test
    void theSmallestLimitOfTheirLengthAppliesToDoublesAndFloats() {
        JsonOptions options = JsonOptions.DEFAULT.withMaxNumberLength(20);
        byte[] json = ("{\"v\":-12345.1234567890123}" + " ".repeat(40)).getBytes(ISO_8859_1);
        byte[] longer = ("{\"v\":-123456.1234567890123}" + " ".repeat(40)).getBytes(ISO_8859_1);
        Cursor in = new Cursor(json, 0, json.length, RuntimeAccess.values(options));
        in.pos = 5;
        assertThat(NumberReader.readDouble(in)).isEqualTo(-12345.1234567890123);
        in.reset(longer, 0, longer.length, RuntimeAccess.values(options));
        in.pos = 5;
        assertThatThrownBy(() -> NumberReader.readDouble(in)).hasMessage("number longer than 20 characters");
        assertThatThrownBy(() -> NumberReader.readFloat(in)).hasMessage("number longer than 20 characters");
    }

    @Test
    void doublesAndFloatsOfUpTo19Digits() {
        for (String literal : List.of(
                "0",
                "-0",
                "1",
                "-7",
                "0.5",
                "12345678",
                "1.5",
                "1.25e3",
                "-1.25E-3",
                "123.456",
                "3.14159265358979",
                "1e22",
                "1e-22",
                "9007199254740993",
                "1234567890.123456789",
                "1234567890123456789",
                "0.123456789012345678",
                "1.7976931348623157e308",
                "4.9e-324",
                "2.2250738585072014e-308")) {
            for (String behind : BEHIND) {
                Cursor in = scanner(literal, behind);
                double expected = Double.parseDouble(literal);
                long bytes = AllocatedBytes.of(() -> {
                    in.pos = 5;
                    if (Double.compare(NumberReader.readDouble(in), expected) != 0) {
                        throw new AssertionError(literal);
                    }
                });
                assertThat(bytes).as("%s%s", literal, behind).isZero();
            }
        }
        for (String literal : List.of("0", "-0", "1.5", "0.1", "-123.456", "3.4028235e38")) {
            Cursor in = scanner(literal, "}");
            float expected = Float.parseFloat(literal);
            long bytes = AllocatedBytes.of(() -> {
                in.pos = 5;
                if (Float.compare(NumberReader.readFloat(in), expected) != 0) {
                    throw new AssertionError(literal);
                }
            });
            assertThat(bytes).as(literal).isZero();
        }
    }

    /** A number is rounded again only where its double is in the middle between two floats, or may be. */
    @Test
    void doublesBetweenFloats() {
        float one = Math.nextUp(1f);
        double middle = ((double) 1f + one) / 2;
        assertThat(NumberReader.mayBeBetweenFloats(middle)).isTrue();
        assertThat(NumberReader.mayBeBetweenFloats(-middle)).isTrue();
        for (double near : new double[] {
            1, one, 0.1, Math.nextUp(middle), Math.nextDown(middle), 0, -0.0, Float.MAX_VALUE, Float.MIN_NORMAL
        }) {
            assertThat(NumberReader.mayBeBetweenFloats(near)).as("%s", near).isFalse();
        }
        assertThat(NumberReader.mayBeBetweenFloats(Float.MIN_VALUE)).isTrue();
        assertThat(NumberReader.mayBeBetweenFloats(-Math.nextDown((double) Float.MIN_NORMAL)))
                .isTrue();
    }

    /** The end of a number of at most 20 characters is found by a few words, whatever follows. */
    @Test
    void endsOfShortNumbers() {
        Pattern number = Pattern.compile("(-?(?:0|[1-9][0-9]*+))(\\.[0-9]++(?![eE])|(?![0-9.eE]))");
        for (String literal : literals()) {
            for (String behind : List.of("}", ",", "]", " ", "x", "e", "E", ".", "-", "\u0000", "/", ":")) {
                String text = literal + behind + "}".repeat(40);
                Matcher matcher = number.matcher(text);
                boolean plain = matcher.lookingAt()
                        && matcher.end() <= 20
                        && (matcher.group(2).isEmpty()
                                || matcher.group(1).length() <= 15
                                        && matcher.group(2).length() <= 16);
                int expected = plain ? matcher.end() : -1;
                assertThat(Literals.plainEnd(text.getBytes(ISO_8859_1), 0))
                        .as(text)
                        .isEqualTo(expected);
            }
        }
    }
}
