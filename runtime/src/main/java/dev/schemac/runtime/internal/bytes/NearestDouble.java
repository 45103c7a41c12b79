package dev.schemac.runtime.internal.bytes;

/**
 * Computes the double nearest to a decimal number, ties to even; and contains the table of powers of ten that reading
 * and writing doubles share.
 *
 * <p>Where the significand and the power of ten are both exact doubles, one multiplication or division rounds correctly
 * (W. Clinger, "How to read floating point numbers accurately", PLDI 1990). Otherwise the significand is multiplied
 * with a 128-bit approximation of the power (D. Lemire, "Number parsing at a gigabyte per second", Software: Practice
 * and Experience 51, 2021, algorithm by M. Eisel and D. Lemire). That decides every case (N. Mushtak and D. Lemire,
 * "Fast number parsing without fallback", Software: Practice and Experience 53, 2023).
 */
public final class NearestDouble {
    /** 10^0 to 10^22, the powers of ten that are exact as doubles. */
    private static final double[] EXACT_POWERS = {
        1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18, 1e19,
        1e20, 1e21, 1e22
    };

    private static final int SMALLEST_POWER = -342;
    private static final int LARGEST_POWER = 308;
    private static final int FRACTION_BITS = 52;
    private static final int EXPONENT_BIAS = 1023;
    private static final int INFINITE_EXPONENT = 0x7FF;

    private NearestDouble() {}

    /**
     * Returns the double nearest to {@code significand} times 10 to the power of {@code exponent}.
     *
     * @param significand unsigned
     * @return not negative, possibly infinite
     */
    public static double of(long significand, int exponent) {
        if (significand >>> FRACTION_BITS + 1 == 0 && exponent >= -22 && exponent <= 22) {
            return exponent < 0 ? significand / EXACT_POWERS[-exponent] : significand * EXACT_POWERS[exponent];
        }
        return approximate(significand, exponent);
    }

    /**
     * Does the same as {@link #of}, for any number. It is one method, larger than the 325 bytes up to which HotSpot inlines
     * (FreqInlineSize). Otherwise the code of {@code NumberReader.readDouble} becomes so large that it is not inlined itself
     * into the loops that read arrays.
     */
    private static double approximate(long significand, int exponent) {
        if (significand == 0 || exponent < SMALLEST_POWER) {
            return 0;
        }
        if (exponent > LARGEST_POWER) {
            return Double.POSITIVE_INFINITY;
        }
        int zeros = Long.numberOfLeadingZeros(significand);
        long normal = significand << zeros;
        long powerHigh = PowersOfTen.high(exponent);
        long low = normal * powerHigh;
        long high = multiplyHigh(normal, powerHigh);
        // 55 bits are wanted (53, one to round by, one for the product's own leading zero). If all bits below them are
        // set, the truncated part of the power may carry into them: multiply with the power's lower half too. The part
        // below that never carries into them: no product has ones in all bits between, as the tests check.
        if ((high & 0x1FF) == 0x1FF) {
            long powerLow = PowersOfTen.low(exponent);
            // The quotients of the small negative powers are rounded up, so that exact ties appear slightly larger than
            // they are.
            if (exponent < 0 && exponent >= -27) {
                powerLow++;
            }
            long carry = multiplyHigh(normal, powerLow);
            low += carry;
            // As unsigned numbers: the sum is less than its part.
            if (low + Long.MIN_VALUE < carry + Long.MIN_VALUE) {
                high++;
            }
        }
        int top = (int) (high >>> 63);
        long mantissa = high >>> top + 9;
        // floor(log2(10^exponent)) + 63, by the fixed-point value of log2(10) (exact in the range of the table).
        int binary = (217_706 * exponent >> 16) + 63 + top - zeros + EXPONENT_BIAS;
        if (binary <= 0) {
            // Below the smallest normal double it has fewer bits. If it rounds up to that, its bits are right too.
            int lost = 1 - binary;
            long shifted = lost >= 64 ? 0 : mantissa >>> lost;
            return Double.longBitsToDouble(shifted + (shifted & 1) >>> 1);
        }
        boolean tie =
                low == 0 && exponent >= -4 && exponent <= 23 && (mantissa & 3) == 1 && mantissa << top + 9 == high;
        if (tie) {
            mantissa &= ~1;
        }
        mantissa = mantissa + (mantissa & 1) >>> 1;
        if (mantissa >>> FRACTION_BITS + 1 != 0) { // rounded up to the next power of two, so its fraction is 0
            binary++;
        }
        if (binary >= INFINITE_EXPONENT) {
            return Double.POSITIVE_INFINITY;
        }
        return Double.longBitsToDouble(mantissa & (1L << FRACTION_BITS) - 1 | (long) binary << FRACTION_BITS);
    }

    /** Returns the upper 64 bits of an unsigned product; the JDK has it from 18 on. */
    private static long multiplyHigh(long a, long b) {
        return Math.multiplyHigh(a, b) + (a >> 63 & b) + (b >> 63 & a);
    }

    /**
     * Contains the leading 128 bits of every power of ten that reading and writing a {@code double} can need.
     *
     * <p>As 10<sup>q</sup> = 5<sup>q</sup> 2<sup>q</sup>, the leading bits are those of 5<sup>q</sup>. For each q from
     * {@link #MIN} to {@link #MAX} the table contains the 128-bit integer T with 2<sup>127</sup> &lt;= T &lt;
     * 2<sup>128</sup> and T = floor(5<sup>q</sup> 2<sup>s</sup>) for the one fitting s. It is always rounded down, and
     * exact for q from 0 to 55.
     *
     * <p>The table is computed when the class is initialised, in a few hundred steps on machine words. A constant table
     * of this size would cost more to load, and {@code BigInteger} needs several milliseconds for it. Steps are
     * computed with 180 bits, rounded down. 342 of them lose less than 2<sup>-42</sup> of the last of the 128 bits.
     * That would be visible only in a power whose next 42 bits are all zero. No such power exists: the tests compare
     * every entry with the exact power.
     */
    public static final class PowersOfTen {

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

        /** Returns the upper 64 bits of the significand of 10^q; the top bit is set. */
        public static long high(int q) {
            return HIGH[q - MIN];
        }

        /** Returns the lower 64 bits of the significand of 10^q. */
        public static long low(int q) {
            return LOW[q - MIN];
        }

        /** Multiplies by 5/4 or 5/8 repeatedly, so that the top bit of the 180 stays set; exact up to 5^77. */
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

        /** Multiplies by 4/5 or 8/5 repeatedly, so that the top bit of the 180 stays set. */
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
}
