package dev.schemac.runtime.numbers;

import static org.assertj.core.api.Assertions.assertThat;

import dev.schemac.runtime.internal.output.DecimalEncoder;
import dev.schemac.testing.Seed;
import dev.schemac.testing.Volume;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * The oracle is the JDK: up to 18 its {@code toString} may print too many digits, so there the text must read back equal
 * and be no longer; from 19 on it must be the same.
 */
class DecimalEncoderTest {

    private static final boolean JDK_PRINTS_SHORTEST = Runtime.version().feature() >= 19;

    @ParameterizedTest
    @CsvSource({
        "0.0, 0.0",
        "-0.0, -0.0",
        "1, 1.0",
        "4, 4.0",
        "-4, -4.0",
        "10, 10.0",
        "0.1, 0.1",
        "0.12, 0.12",
        "0.001, 0.001",
        "0.0123, 0.0123",
        "0.002, 0.002",
        "0.0002, 2.0E-4",
        "9.999E-4, 9.999E-4",
        "100.25, 100.25",
        "123456.789, 123456.789",
        "9999999, 9999999.0",
        "9999999.999999998, 9999999.999999998",
        "10000000, 1.0E7",
        "12345678, 1.2345678E7",
        "1e10, 1.0E10",
        "1e22, 1.0E22",
        "1e23, 1.0E23",
        "2e23, 2.0E23",
        "9007199254740991, 9.007199254740991E15",
        "9007199254740993, 9.007199254740992E15",
        "4.9e-324, 4.9E-324",
        "1e-323, 9.9E-324",
        "2e-323, 2.0E-323",
        "5e-323, 4.9E-323",
        "2.2250738585072011e-308, 2.225073858507201E-308",
        "2.2250738585072014e-308, 2.2250738585072014E-308",
        "1.7976931348623157e308, 1.7976931348623157E308",
        "3.141592653589793, 3.141592653589793",
        "-5.0e-5, -5.0E-5",
        "2.0e-3, 0.002",
        "1.2e-100, 1.2E-100"
    })
    void writesDoublesInTheFormOfTheJdk(double value, String expected) {
        assertThat(text(value)).isEqualTo(expected);
    }

    /** Of two shortest decimals that are equally near, {@code Double.toString} returns the one with an even last digit. */
    @ParameterizedTest
    @CsvSource({
        "562949953421312.25, 5.629499534213122E14",
        "562949953421312.75, 5.629499534213128E14",
        "-562949953421313.25, -5.629499534213132E14",
        "70368744177664.125, 7.036874417766412E13",
        "70368744177664.375, 7.036874417766438E13"
    })
    void roundsTiesToTheEvenDigit(double value, String expected) {
        assertThat(text(value)).isEqualTo(expected);
    }

    /** A decimal in the middle between two doubles reads back as the one whose last bit is 0. */
    @ParameterizedTest
    @CsvSource({
        "18014398509482008, 1.801439850948201E16",
        "18014398509481988, 1.8014398509481988E16",
        "-18014398509481992, -1.801439850948199E16",
        "18014398509482012, 1.8014398509482012E16"
    })
    void usesAnEndOfTheIntervalOnlyIfItReadsBack(double value, String expected) {
        assertThat(text(value)).isEqualTo(expected);
    }

    @ParameterizedTest
    @CsvSource({
        "0.0, 0.0",
        "-0.0, -0.0",
        "0.1, 0.1",
        "1.1, 1.1",
        "3.3333334, 3.3333335",
        "16777216, 1.6777216E7",
        "1e10, 1.0E10",
        "1.4e-45, 1.4E-45",
        "2.8e-45, 2.8E-45",
        "9.8e-45, 9.8E-45",
        "1.17549435E-38, 1.1754944E-38",
        "3.4028235e38, 3.4028235E38",
        "-8.5e9, -8.5E9"
    })
    void writesFloatsWithTheDigitsOfAFloat(float value, String expected) {
        assertThat(text(value)).isEqualTo(expected);
    }

    @Test
    void writesEveryPowerOfTwoAndItsNeighbours() {
        for (long exponent = 0; exponent < 2047; exponent++) {
            for (int step = -2; step <= 2; step++) {
                check(Double.longBitsToDouble(Math.max(0, (exponent << 52) + step)));
            }
        }
        for (int exponent = 0; exponent < 255; exponent++) {
            for (int step = -2; step <= 2; step++) {
                check(Float.intBitsToFloat(Math.max(0, (exponent << 23) + step)));
            }
        }
    }

    @Test
    void writesTheSmallestSubnormals() {
        for (int bits = 0; bits < 20_000; bits++) {
            check(Double.longBitsToDouble(bits));
            check(Float.intBitsToFloat(bits));
        }
    }

    @Test
    void writesShortDecimalsAsTheyWere() {
        for (int exponent = -324; exponent <= 305; exponent++) {
            for (int digits = 1; digits < 1_000; digits += 7) {
                check(Double.parseDouble(digits + "E" + exponent));
            }
        }
        for (int cents = -200_000; cents < 200_000; cents++) {
            check(cents / 100.0);
            check(cents / 100f);
        }
    }

    @Test
    void writesRandomBitPatterns() {
        long seed = Seed.of(20_261_121);
        Random random = new Random(seed);
        for (int i = 0; i < 500_000; i++) {
            double value = Double.longBitsToDouble(random.nextLong());
            float single = Float.intBitsToFloat(random.nextInt());
            if (Double.isFinite(value)) {
                check(value);
            }
            if (Float.isFinite(single)) {
                check(single);
            }
            check(random.nextInt(1 << 30) / 1e4);
        }
    }

    /** All 2^32 with {@code -Dschemac.volume=full}, else some thousands of each exponent. */
    @Test
    void writesFloatsOfAllExponents() {
        int step = Volume.FULL ? 1 : 1_021;
        IntStream.rangeClosed(0, 0xFFFF).parallel().forEach(upper -> {
            for (int lower = upper % step; lower <= 0xFFFF; lower += step) {
                float value = Float.intBitsToFloat(upper << 16 | lower);
                if (Float.isFinite(value)) {
                    check(value);
                }
            }
        });
    }

    @Test
    void writesWholeNumbers() {
        for (long value = 0; value <= 10_000_100; value += value < 20_000 || value > 9_999_000 ? 1 : 37) {
            check((double) value);
            check((float) value);
            check((double) -value);
        }
    }

    /** Each place of the point, with each number of digits. */
    @Test
    void writesThePointAtEveryPlace() {
        Random random = new Random(Seed.of(20_261_121));
        for (int digits = 1; digits <= 17; digits++) {
            for (int exponent = -6; exponent <= 12; exponent++) {
                for (int i = 0; i < 500; i++) {
                    StringBuilder text = new StringBuilder("0.").append(1 + random.nextInt(9));
                    for (int digit = 1; digit < digits; digit++) {
                        text.append(random.nextInt(10));
                    }
                    check(Double.parseDouble(text + "E" + exponent));
                    check(Float.parseFloat(text + "E" + exponent));
                }
            }
        }
    }

    @Test
    void touchesAtMostMaxBytes() {
        Random random = new Random(Seed.of(20_261_121));
        for (int i = 0; i < 200_000; i++) {
            double value = -Math.abs(
                    random.nextInt(3) == 0
                            ? Double.longBitsToDouble(random.nextLong())
                            : random.nextDouble() * Math.pow(10, random.nextInt(14) - 4));
            if (Double.isFinite(value)) {
                byte[] out = new byte[DecimalEncoder.MAX_BYTES];
                DecimalEncoder.append(out, 0, value); // what is beyond is out of bounds
                DecimalEncoder.append(out, 0, -Math.abs((float) random.nextGaussian() * 1000));
            }
        }
    }

    @Test
    void integerArithmeticTakesTheLogarithmsExactly() {
        for (int e = -1_500; e <= 1_500; e++) {
            BigDecimal power = powerOfTwo(e);
            assertThat(DecimalEncoder.floorLog10(e)).as("log10(2^%d)", e).isEqualTo(floorLog10(power));
            assertThat(DecimalEncoder.floorLog10ThreeQuarters(e))
                    .as("log10(3/4 2^%d)", e)
                    .isEqualTo(floorLog10(power.multiply(new BigDecimal("0.75"))));
        }
        for (int e = -400; e <= 400; e++) {
            int expected = e >= 0
                    ? BigInteger.TEN.pow(e).bitLength() - 1
                    : -BigInteger.TEN.pow(-e).subtract(BigInteger.ONE).bitLength();
            assertThat(DecimalEncoder.floorLog2PowerOfTen(e))
                    .as("log2(10^%d)", e)
                    .isEqualTo(expected);
        }
    }

    private static BigDecimal powerOfTwo(int e) {
        return e >= 0 ? new BigDecimal(BigInteger.ONE.shiftLeft(e)) : new BigDecimal("0.5").pow(-e);
    }

    private static int floorLog10(BigDecimal value) {
        return value.precision() - value.scale() - 1;
    }

    private static void check(double value) {
        String text = text(value);
        String jdk = Double.toString(value);
        if (text.equals(jdk)) {
            return;
        }
        assertThat(JDK_PRINTS_SHORTEST).as("%s where the JDK has %s", text, jdk).isFalse();
        assertThat(Double.doubleToRawLongBits(Double.parseDouble(text)))
                .as("%s read back, for %s", text, jdk)
                .isEqualTo(Double.doubleToRawLongBits(value));
        assertThat(text.length()).as("%s against %s", text, jdk).isLessThanOrEqualTo(jdk.length());
    }

    private static void check(float value) {
        String text = text(value);
        String jdk = Float.toString(value);
        if (text.equals(jdk)) {
            return;
        }
        assertThat(JDK_PRINTS_SHORTEST).as("%s where the JDK has %s", text, jdk).isFalse();
        assertThat(Float.floatToRawIntBits(Float.parseFloat(text)))
                .as("%s read back, for %s", text, jdk)
                .isEqualTo(Float.floatToRawIntBits(value));
        assertThat(text.length()).as("%s against %s", text, jdk).isLessThanOrEqualTo(jdk.length());
    }

    private static String text(double value) {
        byte[] out = new byte[DecimalEncoder.MAX_BYTES];
        return new String(out, 0, DecimalEncoder.append(out, 0, value), StandardCharsets.ISO_8859_1);
    }

    private static String text(float value) {
        byte[] out = new byte[DecimalEncoder.MAX_BYTES];
        return new String(out, 0, DecimalEncoder.append(out, 0, value), StandardCharsets.ISO_8859_1);
    }
}
