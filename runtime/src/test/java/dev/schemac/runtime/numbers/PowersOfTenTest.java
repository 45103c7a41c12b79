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
