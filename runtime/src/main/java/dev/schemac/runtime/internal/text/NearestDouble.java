package dev.schemac.runtime.internal.text;

/**
 * The double nearest to a decimal number, ties to even.
 *
 * <p>Where the significand and the power of ten are both exact doubles, one multiplication or division rounds correctly (W. Clinger,
 * "How to read floating point numbers accurately", PLDI 1990). Otherwise the significand is multiplied with a 128-bit
 * approximation of the power (D. Lemire, "Number parsing at a gigabyte per second", Software: Practice and Experience 51, 2021,
 * algorithm by M. Eisel and D. Lemire), which decides all but a few cases; those are left to the caller.
 */
public final class NearestDouble {
    /** Returned where the approximation cannot tell; every other result is not negative. */
    public static final double UNDECIDED = -1;

    /** 10^0 to 10^22, the powers of ten that doubles hold exactly. */
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
     * The double nearest to {@code significand} times 10 to the power of {@code exponent}.
     *
     * @param significand unsigned
     * @return not negative, possibly infinite; or {@link #UNDECIDED}
     */
    public static double of(long significand, int exponent) {
        if (significand >>> FRACTION_BITS + 1 == 0 && exponent >= -22 && exponent <= 22) {
            return exponent < 0 ? significand / EXACT_POWERS[-exponent] : significand * EXACT_POWERS[exponent];
        }
        if (significand == 0 || exponent < SMALLEST_POWER) {
            return 0;
        }
        if (exponent > LARGEST_POWER) {
            return Double.POSITIVE_INFINITY;
        }
        return approximate(significand, exponent);
    }

    private static double approximate(long significand, int exponent) {
        int zeros = Long.numberOfLeadingZeros(significand);
        long normal = significand << zeros;
        long powerHigh = PowersOfTen.high(exponent);
        long low = normal * powerHigh;
        long high = multiplyHigh(normal, powerHigh);
        // 55 bits are wanted (53, one to round by, one for the product's own leading zero). If all bits below them are
        // set, the
        // truncated part of the power may carry into them: multiply with the power's lower half too.
        if ((high & 0x1FF) == 0x1FF) {
            long powerLow = PowersOfTen.low(exponent);
            // The quotients of the small negative powers are rounded up, so that exact ties come out just above
            // themselves.
            if (exponent < 0 && exponent >= -27) {
                powerLow++;
            }
            long carry = multiplyHigh(normal, powerLow);
            low += carry;
            if (Long.compareUnsigned(carry, low) > 0) {
                high++;
            }
            if (low == -1 && (exponent < -27 || exponent > 55)) {
                return UNDECIDED;
            }
        }
        int top = (int) (high >>> 63);
        long mantissa = high >>> top + 9;
        // floor(log2(10^exponent)) + 63, by the fixed-point value of log2(10) (exact in the range of the table).
        int binary = (217_706 * exponent >> 16) + 63 + top - zeros + EXPONENT_BIAS;
        if (binary <= 0) {
            return subnormal(mantissa, 1 - binary);
        }
        boolean tie = Long.compareUnsigned(low, 1) <= 0
                && exponent >= -4
                && exponent <= 23
                && (mantissa & 3) == 1
                && mantissa << top + 9 == high;
        if (tie) {
            mantissa &= ~1;
        }
        mantissa = mantissa + (mantissa & 1) >>> 1;
        if (mantissa >>> FRACTION_BITS + 1 != 0) {
            mantissa >>>= 1;
            binary++;
        }
        if (binary >= INFINITE_EXPONENT) {
            return Double.POSITIVE_INFINITY;
        }
        return Double.longBitsToDouble(mantissa & (1L << FRACTION_BITS) - 1 | (long) binary << FRACTION_BITS);
    }

    /** A result below the smallest normal double: it has {@code lost} bits less. If it rounds up to that, its bits are right too. */
    private static double subnormal(long mantissa, int lost) {
        if (lost >= 64) {
            return 0;
        }
        long shifted = mantissa >>> lost;
        return Double.longBitsToDouble(shifted + (shifted & 1) >>> 1);
    }

    /** The upper 64 bits of an unsigned product; the JDK has it from 18 on. */
    private static long multiplyHigh(long a, long b) {
        return Math.multiplyHigh(a, b) + (a >> 63 & b) + (b >> 63 & a);
    }
}
