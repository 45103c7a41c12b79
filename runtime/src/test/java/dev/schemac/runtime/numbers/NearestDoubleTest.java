package dev.schemac.runtime.numbers;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import dev.schemac.runtime.internal.bytes.NearestDouble;
import dev.schemac.testing.Seed;
import dev.schemac.testing.Volume;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/** The approximation by powers of ten against the exact arithmetic of the JDK. */
class NearestDoubleTest {
    private static final long SEED = Seed.of(20_260_101);

    /** Every exponent there is, with significands of every length, the extreme ones and some that are hard. */
    @Test
    void everyExponentWithManySignificands() {
        SplittableRandom random = new SplittableRandom(SEED);
        for (int exponent = -345; exponent <= 311; exponent++) {
            for (long fixed :
                    new long[] {1, 2, 9, 1L << 53, (1L << 53) + 1, (1L << 54) - 1, Long.MAX_VALUE, Long.MIN_VALUE, -1
                    }) {
                check(fixed, exponent);
            }
            for (int i = 0; i < Volume.of(300, 20_000); i++) {
                check(random.nextLong() >>> random.nextInt(64), exponent);
            }
        }
    }

    /** Each power of two and its neighbours, at the exponents where significand and power are small. */
    @Test
    void powersOfTwoAndTheirNeighbours() {
        for (int exponent = -60; exponent <= 60; exponent++) {
            for (int bit = 0; bit < 64; bit++) {
                for (int delta = -2; delta <= 2; delta++) {
                    check((1L << bit) + delta, exponent);
                }
            }
        }
    }

    /** Decimal numbers of up to 19 digits exactly between two doubles: ties go to the even one. */
    @Test
    void exactTies() {
        SplittableRandom random = new SplittableRandom(SEED + 1);
        int ties = 0;
        for (int i = 0; i < Volume.of(200_000, 5_000_000); i++) {
            long odd = random.nextLong() >>> 10 | 1L << 53 | 1; // 54 bits: the last one is the half
            int shift = random.nextInt(-4, 24);
            // odd * 2^shift = significand * 10^exponent with exponent = min(shift, 0), as 2^-1 = 5 * 10^-1
            BigInteger significand = shift < 0
                    ? BigInteger.valueOf(odd).multiply(BigInteger.valueOf(5).pow(-shift))
                    : BigInteger.valueOf(odd).shiftLeft(shift);
            if (significand.bitLength() <= 64) {
                check(significand.longValue(), Math.min(shift, 0));
                check(significand.longValue() - 1, Math.min(shift, 0));
                check(significand.longValue() + 1, Math.min(shift, 0));
                ties++;
            }
        }
        assertThat(ties).isGreaterThan(Volume.of(10_000, 10_000));
    }

    private void check(long significand, int exponent) {
        double found = NearestDouble.of(significand, exponent);
        String text = Long.toUnsignedString(significand) + "e" + exponent;
        double expected = Double.parseDouble(text);
        if (Double.doubleToRawLongBits(found) != Double.doubleToRawLongBits(expected)) {
            fail("-Dschemac.seed=%d: %s gives %s but is %s (%s)", SEED, text, found, expected, new BigDecimal(text));
        }
    }
}
