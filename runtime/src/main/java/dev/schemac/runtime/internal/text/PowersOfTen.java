package dev.schemac.runtime.internal.text;

/**
 * The leading 128 bits of every power of ten that reading and writing a {@code double} can need.
 *
 * <p>As 10<sup>q</sup> = 5<sup>q</sup> 2<sup>q</sup>, the leading bits are those of 5<sup>q</sup>. For each q from
 * {@link #MIN} to {@link #MAX} the table holds the 128-bit integer T with 2<sup>127</sup> &lt;= T &lt; 2<sup>128</sup>
 * and T = floor(5<sup>q</sup> 2<sup>s</sup>) for the one fitting s: always rounded down, exact for q from 0 to 55.
 *
 * <p>The table is computed when the class is initialised, in a few hundred steps on machine words: a constant table of
 * this size would cost more to load, and {@code BigInteger} takes several milliseconds for it. Steps are taken with 180
 * bits, rounded down; 342 of them lose less than 2<sup>-42</sup> of the last of the 128 bits, which would show only in a
 * power whose next 42 bits are all zero. There is none: the tests compare every entry with the exact power.
 */
public final class PowersOfTen {

    /** Smallest exponent in the table: below it every 19-digit number reads as zero. */
    public static final int MIN = -342;

    /** Largest exponent in the table: writing the smallest subnormal scales it by 10 to this power. */
    public static final int MAX = 324;

    /** Bits in one of the three limbs of a number: small enough that five of them, or eight, stay positive. */
    private static final int LIMB = 60;

    private static final long LIMB_MASK = (1L << LIMB) - 1;

    private static final long TOP_BIT = 1L << LIMB - 1;

    private static final long[] HIGH = new long[MAX - MIN + 1];
    private static final long[] LOW = new long[MAX - MIN + 1];

    static {
        fillPositive();
        fillNegative();
    }

    private PowersOfTen() {}

    /** The upper 64 bits of the significand of 10^q; the top bit is set. */
    public static long high(int q) {
        return HIGH[q - MIN];
    }

    /** The lower 64 bits of the significand of 10^q. */
    public static long low(int q) {
        return LOW[q - MIN];
    }

    /** Multiplies by 5/4 or 5/8 again and again, so that the top bit of the 180 stays set; exact up to 5^77. */
    private static void fillPositive() {
        long high = TOP_BIT;
        long middle = 0;
        long low = 0;
        store(0, high, middle, low);
        for (int q = 1; q <= MAX; q++) {
            low *= 5;
            middle = middle * 5 + (low >>> LIMB);
            high = high * 5 + (middle >>> LIMB);
            int shift = high >>> LIMB + 2 == 0 ? 2 : 3;
            low = (low & LIMB_MASK) >>> shift | middle << LIMB - shift & LIMB_MASK;
            middle = (middle & LIMB_MASK) >>> shift | high << LIMB - shift & LIMB_MASK;
            high >>>= shift;
            store(q, high, middle, low);
        }
    }

    /** Multiplies by 4/5 or 8/5 again and again, so that the top bit of the 180 stays set. */
    private static void fillNegative() {
        long high = TOP_BIT;
        long middle = 0;
        long low = 0;
        for (int q = -1; q >= MIN; q--) {
            int shift = high / 5 << 3 >>> LIMB == 0 ? 3 : 2;
            long dividend = high << shift | middle >>> LIMB - shift;
            high = dividend / 5;
            dividend = dividend % 5 << LIMB | middle << shift & LIMB_MASK | low >>> LIMB - shift;
            middle = dividend / 5;
            dividend = dividend % 5 << LIMB | low << shift & LIMB_MASK;
            low = dividend / 5;
            store(q, high, middle, low);
        }
    }

    /** Keeps the leading 128 of the 180 bits. */
    private static void store(int q, long high, long middle, long low) {
        HIGH[q - MIN] = high << 4 | middle >>> LIMB - 4;
        LOW[q - MIN] = middle << 8 | low >>> LIMB - 8;
    }
}
