package dev.schemac.runtime.numbers;

import static org.assertj.core.api.Assertions.assertThat;

import dev.schemac.runtime.internal.bytes.NearestDouble.PowersOfTen;
import java.math.BigInteger;
import org.junit.jupiter.api.Test;

class PowersOfTenTest {

    @Test
    void everyEntryHoldsTheLeading128BitsRoundedDown() {
        for (int q = PowersOfTen.MIN; q <= PowersOfTen.MAX; q++) {
            BigInteger entry = unsigned(PowersOfTen.high(q)).shiftLeft(64).add(unsigned(PowersOfTen.low(q)));

            assertThat(entry).as("10^%d", q).isEqualTo(leading128Bits(q));
        }
    }

    /** The decimal encoder adds one to these bits without looking for a carry. */
    @Test
    void theLower63OfTheUpper126BitsAreNeverAllOnes() {
        for (int q = PowersOfTen.MIN; q <= PowersOfTen.MAX; q++) {
            long lower = (PowersOfTen.high(q) & 1) << 62 | PowersOfTen.low(q) >>> 2;

            assertThat(lower).as("10^%d", q).isNotEqualTo(Long.MAX_VALUE);
            assertThat(PowersOfTen.high(q) >>> 1).as("10^%d", q).isNotEqualTo(Long.MAX_VALUE);
        }
    }

    /**
     * {@code NearestDouble} multiplies a significand of 64 bits with these 128 bits, and needs the upper 55 of the 192
     * bits. The lowest 64 are uncertain. They could carry only if all 73 between were ones. The powers from 10^-27 to
     * 10^55 are exact, or are treated as such.
     */
    @Test
    void noProductHasOnesInAllBitsThatACarryWouldPass() {
        BigInteger modulus = BigInteger.ONE.shiftLeft(64 + 73);
        BigInteger least = BigInteger.ONE.shiftLeft(63);
        for (int q = -342; q <= 308; q++) {
            if (q >= -27 && q <= 55) {
                continue;
            }
            // With w = least + x, the product w * entry ends in ones if x * -entry is in this range.
            BigInteger factor = leading128Bits(q).negate().mod(modulus);
            BigInteger from = BigInteger.ONE.subtract(factor.multiply(least)).mod(modulus);
            BigInteger to = from.add(BigInteger.ONE.shiftLeft(64)).subtract(BigInteger.ONE);
            assertThat(to).as("the range of 10^%d does not wrap", q).isLessThan(modulus);
            BigInteger x = firstMultiple(factor, modulus, from, to);
            assertThat(x).as("10^%d", q).matches(found -> found == null || found.compareTo(least) >= 0);
        }
    }

    /** A search for the first multiple in a range, against trying one multiple after the other. */
    @Test
    void findsTheFirstMultipleInARange() {
        for (int modulus = 2; modulus <= 24; modulus++) {
            for (int factor = 0; factor < modulus; factor++) {
                for (int from = 1; from < modulus; from++) {
                    for (int to = from; to < modulus; to++) {
                        int x = 0;
                        while (x < modulus && (x * factor % modulus < from || x * factor % modulus > to)) {
                            x++;
                        }
                        BigInteger found = firstMultiple(
                                BigInteger.valueOf(factor),
                                BigInteger.valueOf(modulus),
                                BigInteger.valueOf(from),
                                BigInteger.valueOf(to));
                        assertThat(found)
                                .as("%d x modulo %d from %d to %d", factor, modulus, from, to)
                                .isEqualTo(x == modulus ? null : BigInteger.valueOf(x));
                    }
                }
            }
        }
    }

    /**
     * Returns the smallest x for which {@code factor * x} modulo {@code modulus} is in the range, or null. Each step
     * asks the same question of a remainder, as Euclid's algorithm does.
     */
    private static BigInteger firstMultiple(BigInteger factor, BigInteger modulus, BigInteger from, BigInteger to) {
        if (from.signum() == 0) {
            return BigInteger.ZERO;
        }
        if (factor.signum() == 0) {
            return null;
        }
        if (factor.shiftLeft(1).compareTo(modulus) > 0) { // the mirror image, so that each step halves the factor
            return firstMultiple(modulus.subtract(factor), modulus, modulus.subtract(to), modulus.subtract(from));
        }
        BigInteger before = from.subtract(BigInteger.ONE).divide(factor);
        BigInteger x = before.add(BigInteger.ONE);
        if (x.multiply(factor).compareTo(to) <= 0) {
            return x;
        }
        BigInteger rounds = firstMultiple(modulus.negate().mod(factor), factor, from.mod(factor), to.mod(factor));
        if (rounds == null) {
            return null;
        }
        return from.add(rounds.multiply(modulus))
                .subtract(BigInteger.ONE)
                .divide(factor)
                .add(BigInteger.ONE);
    }

    private static BigInteger leading128Bits(int q) {
        BigInteger five = BigInteger.valueOf(5).pow(Math.abs(q));
        BigInteger wide = q >= 0
                ? five.shiftLeft(128)
                : BigInteger.ONE.shiftLeft(five.bitLength() + 128).divide(five);
        return wide.shiftRight(wide.bitLength() - 128);
    }

    private static BigInteger unsigned(long word) {
        return new BigInteger(Long.toUnsignedString(word));
    }
}
