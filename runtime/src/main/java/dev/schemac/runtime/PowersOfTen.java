package dev.schemac.runtime;

/**
 * The leading 128 bits of every power of ten that reading and writing a {@code double} can need.
 *
 * <p>As 10<sup>q</sup> = 5<sup>q</sup> 2<sup>q</sup>, the leading bits are those of 5<sup>q</sup>. For each q from
 * {@link #MIN} to {@link #MAX} the table holds the 128-bit integer T with 2<sup>127</sup> &lt;= T &lt; 2<sup>128</sup>
 * and T = floor(5<sup>q</sup> 2<sup>s</sup>) for the one fitting s: always rounded down, exact for q from 0 to 55.
 *
 * <p>The table is computed when the class is initialised, in some thousand steps on machine words: a constant table of
 * this size would cost more to load, and {@code BigInteger} takes several milliseconds for it.
 */
final class PowersOfTen {

    /** Smallest exponent in the table: below it every 19-digit number reads as zero. */
    static final int MIN = -342;

    /** Largest exponent in the table: writing the smallest subnormal scales it by 10 to this power. */
    static final int MAX = 324;

    /** Bits in one limb: small enough that limb * 5 + carry, and remainder * 2^60 + limb, stay positive. */
    private static final int LIMB = 60;

    private static final long LIMB_MASK = (1L << LIMB) - 1;

    private static final long[] HIGH = new long[MAX - MIN + 1];
    private static final long[] LOW = new long[MAX - MIN + 1];

    static {
        fillPositive();
        fillNegative();
    }

    private PowersOfTen() {}

    /** The upper 64 bits of the significand of 10^q; the top bit is set. */
    static long high(int q) {
        return HIGH[q - MIN];
    }

    /** The lower 64 bits of the significand of 10^q. */
    static long low(int q) {
        return LOW[q - MIN];
    }

    /** Multiplies by five again and again, starting from 2^180: so even 5^0 has 128 bits to take. */
    private static void fillPositive() {
        long[] limbs = new long[17]; // 2^180 * 5^324 needs 933 bits
        int top = 3;
        limbs[top] = 1;
        store(0, limbs, top);
        for (int q = 1; q <= MAX; q++) {
            long carry = 0;
            for (int i = 0; i <= top; i++) {
                long product = limbs[i] * 5 + carry;
                limbs[i] = product & LIMB_MASK;
                carry = product >>> LIMB;
            }
            if (carry != 0) {
                limbs[++top] = carry;
            }
            store(q, limbs, top);
        }
    }

    /**
     * Divides 2^960 by five again and again, dropping the remainder each time. Floors nest, floor(floor(x / 5) / 5) =
     * floor(x / 25), so every quotient is floor(2^960 / 5^n) and no error builds up; 5^342 has 795 bits, so the last
     * quotient still has more than the 128 bits that are taken.
     */
    private static void fillNegative() {
        int top = 16;
        long[] limbs = new long[top + 1];
        limbs[top] = 1;
        for (int q = -1; q >= MIN; q--) {
            long remainder = 0;
            for (int i = top; i >= 0; i--) {
                long dividend = remainder << LIMB | limbs[i];
                long quotient = dividend / 5;
                limbs[i] = quotient;
                remainder = dividend - quotient * 5;
            }
            if (limbs[top] == 0) {
                top--;
            }
            store(q, limbs, top);
        }
    }

    /** Keeps the leading 128 bits of the number; its limb {@code top} is not zero, those above it are ignored. */
    private static void store(int q, long[] limbs, int top) {
        int highestBit = LIMB * top + 63 - Long.numberOfLeadingZeros(limbs[top]);
        HIGH[q - MIN] = word(limbs, highestBit - 63);
        LOW[q - MIN] = word(limbs, highestBit - 127);
    }

    /** The 64 bits of the number from {@code lowestBit} upwards; they spread over two limbs or three. */
    private static long word(long[] limbs, int lowestBit) {
        int limb = lowestBit / LIMB;
        int shift = lowestBit % LIMB;
        long word = limbs[limb] >>> shift | limbs[limb + 1] << (LIMB - shift);
        return 2 * LIMB - shift < 64 ? word | limbs[limb + 2] << (2 * LIMB - shift) : word;
    }
}
