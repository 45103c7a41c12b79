package dev.schemac.runtime.internal.output;

import static java.nio.charset.StandardCharsets.US_ASCII;

import dev.schemac.runtime.internal.bytes.NearestDouble.PowersOfTen;
import dev.schemac.runtime.internal.bytes.Words;
import java.math.BigDecimal;
import java.math.BigInteger;

/**
 * Writes a {@code double} or {@code float} as the shortest decimal that reads back as the same number. Form and digits
 * are those of {@code Double.toString} and {@code Float.toString} of JDK 19 and newer: {@code 4.0}, {@code 1.0E10},
 * {@code 4.9E-324}. JDK 17 and 18 sometimes print more digits than needed; this class writes the same on every JDK.
 *
 * <p>The digits come from Schubfach: Raffaele Giulietti, "The Schubfach way to render doubles", 2020.
 *
 * <h2>How it works</h2>
 *
 * A finite positive number is v = c 2<sup>q</sup>. Every real between the midpoints to its two neighbours reads back as
 * v. A midpoint itself does so only if c is even, because ties round to even. Call that the rounding interval. It is
 * 2<sup>q</sup> wide, or 3/4 of it if c is a power of two, because the neighbour below is then only half as far away.
 * Let k be the largest integer with 10<sup>k</sup> not above that width. Then multiples of 10<sup>k</sup> are close
 * enough that at least one is inside. Those of 10<sup>k+1</sup> are so far apart that at most one is inside. This
 * pigeonhole argument is the origin of the method's name. Therefore at most four candidates must be checked. These are
 * the multiples of 10<sup>k+1</sup> just below and above v, one digit shorter. If neither is inside, they are those of
 * 10<sup>k</sup>.
 *
 * <p>All comparisons are in units of 10<sup>k</sup>/4. There v and both midpoints are the products of 4c, 4c - 2 (or 4c
 * - 1) and 4c + 2 with 2<sup>q</sup> 10<sup>-k</sup>. Of those products only the whole part is needed, and one bit that
 * is set if there is a remainder ("round to odd"). Comparisons with integers and halves cannot detect the difference. A
 * 126-bit factor, rounded up, is provably accurate enough for that over the whole range of double. For float 63 bits
 * are enough (section 9 of the paper).
 *
 * <p>{@link BigInteger} and {@link BigDecimal} are written as their {@code toString} returns them. The short ones,
 * whose digits fit into a long and which need no exponent, are stored straight into bytes. A subclass may print
 * anything: only the class itself is trusted.
 */
public final class DecimalEncoder {

    /** The number of bytes that {@link #append} may touch from its position on; the longest number has 24. */
    public static final int MAX_BYTES = 32;

    private static final int DOUBLE_MIN_EXPONENT = -1074; // of the unit in the last place of a subnormal
    private static final int FLOAT_MIN_EXPONENT = -149;
    private static final long MASK_63 = Long.MAX_VALUE;
    private static final long MASK_31 = (1L << 31) - 1;
    private static final long ZEROS = 0x3030_3030_3030_3030L;

    /** Digits that are laid out for every number; trailing zeros are dropped afterwards. */
    private static final int DIGITS = 17;

    /** The binary digits after the point where a number has its last decimal digit before it. */
    private static final int FRACTION = 59;

    private static final long TEN = 10L << FRACTION;

    /** All numbers with this many digits are longs. */
    private static final int LONG_DIGITS = 18;

    private static final long[] TEN_TO = tenTo();

    private DecimalEncoder() {}

    /** Writes a finite value at {@code at} and returns the position after it. */
    public static int append(byte[] out, int at, double value) {
        long bits = Double.doubleToRawLongBits(value);
        int position = sign(out, at, bits);
        long fraction = bits & (1L << 52) - 1;
        int biased = (int) (bits >>> 52) & 0x7FF;
        if (biased != 0) {
            long c = fraction | 1L << 52;
            int q = biased - 1075;
            if (isWhole(c, q)) {
                return whole(out, position, c >> -q);
            }
            return fraction != 0 ? shortest(out, position, c, q) : shortestDouble(out, position, c, q, biased > 1, 0);
        }
        if (fraction == 0) {
            return zero(out, position);
        }
        // One digit would do for the smallest subnormals, but their form has two: find both by scaling up by ten.
        return fraction < 3
                ? shortestDouble(out, position, 10 * fraction, DOUBLE_MIN_EXPONENT, false, -1)
                : shortestDouble(out, position, fraction, DOUBLE_MIN_EXPONENT, false, 0);
    }

    /** Writes a finite value at {@code at}, with as many digits as a float needs, and returns the position after it. */
    public static int append(byte[] out, int at, float value) {
        int bits = Float.floatToRawIntBits(value);
        int position = sign(out, at, bits);
        int fraction = bits & (1 << 23) - 1;
        int biased = bits >>> 23 & 0xFF;
        if (biased != 0) {
            int c = fraction | 1 << 23;
            int q = biased - 150;
            if (isWhole(c, q)) {
                return whole(out, position, c >> -q);
            }
            return shortestFloat(out, position, c, q, fraction == 0 && biased > 1, 0);
        }
        if (fraction == 0) {
            return zero(out, position);
        }
        return fraction < 8
                ? shortestFloat(out, position, 10 * fraction, FLOAT_MIN_EXPONENT, false, -1)
                : shortestFloat(out, position, fraction, FLOAT_MIN_EXPONENT, false, 0);
    }

    /** Stores the sign, which counts if there is one; a branch would be as good as random. */
    private static int sign(byte[] out, int at, long bits) {
        out[at] = '-';
        return at + (int) (bits >>> 63);
    }

    private static int zero(byte[] out, int at) {
        out[at] = '0';
        out[at + 1] = '.';
        out[at + 2] = '0';
        return at + 3;
    }

    /**
     * Returns whether c 2^q is whole, and its neighbours are at most 1 away. Such a number is its own shortest form, up
     * to trailing zeros.
     */
    private static boolean isWhole(long c, int q) {
        return q <= 0 && q > -53 && c >> -q << -q == c;
    }

    private static int whole(byte[] out, int at, long value) {
        if (value >= 10_000_000) {
            return layOut(out, at, value, 0); // has an exponent
        }
        int position = IntegerEncoder.append(out, at, (int) value);
        out[position] = '.';
        out[position + 1] = '0';
        return position + 2;
    }

    /**
     * Finds the same decimal as {@link #shortestDouble}, with one product instead of three: v in units of 10^k, as a
     * whole number and a fraction. The last digit and the fraction are compared with half the width of the interval.
     * Bits are cut off on both sides. Where they could decide, because two sides are nearly equal, the exact way is
     * used; other numbers than ends and middles of intervals hardly ever need it.
     *
     * @param c at least 2^52 and not a power of two, so v in units of 10^k has 16 or 17 digits
     */
    private static int shortest(byte[] out, int at, long c, int q) {
        int k = floorLog10(q);
        int shift = q + floorLog2PowerOfTen(-k) + 1;
        long high = PowersOfTen.high(-k); // its highest bit is set: as a signed number it is 2^64 less
        long low = PowersOfTen.low(-k);
        long factor = c << shift;
        long middle = high * factor;
        long fraction = middle + Math.multiplyHigh(low, factor) + (low >> 63 & factor);
        long whole = Math.multiplyHigh(high, factor) + factor;
        if (fraction + Long.MIN_VALUE < middle + Long.MIN_VALUE) {
            whole++;
        }
        long tens = whole / 10 * 10;
        long last = whole - tens << FRACTION | fraction >>> 64 - FRACTION;
        long half = high >>> 65 - FRACTION - shift;
        long beyondBelow = last - half;
        long beyondAbove = last + half - TEN;
        long beyondHalf = fraction - Long.MIN_VALUE;
        if (near(beyondBelow) || near(beyondAbove) || near(beyondHalf)) {
            return shortestDouble(out, at, c, q, false, 0);
        }
        // Masks instead of branches, which would be as good as random.
        long above = ~beyondAbove >> 63;
        long shorter = beyondBelow >> 63 | above;
        long digits = tens + (10 & above) & shorter | whole + (fraction >>> 63) & ~shorter;
        int seventeenth =
                (int) (TEN_TO[DIGITS - 1] - 1 - digits >>> 63); // 1 if there are seventeen digits, 0 if sixteen
        return layOutSeventeen(out, at, digits * TEN_TO[1 - seventeenth], k + DIGITS - 1 + seventeenth);
    }

    /** Returns whether a difference could have another sign without the bits that are cut off. */
    private static boolean near(long difference) {
        return difference + 8 >>> 4 == 0;
    }

    /** @param narrow whether the neighbour below is nearer than the one above */
    private static int shortestDouble(byte[] out, int at, long c, int q, boolean narrow, int scale) {
        int k = narrow ? floorLog10ThreeQuarters(q) : floorLog10(q);
        // Shifting by h brings the product with the 126-bit factor to units of 10^k / 4 above bit 127.
        int h = q + floorLog2PowerOfTen(-k) + 2;
        long high = PowersOfTen.high(-k);
        long low = PowersOfTen.low(-k);
        // The upper 126 of the 128 bits, plus one, in two words of 63 bits. The lower one is never all ones (the tests
        // check every entry), so the one is not carried.
        long upper = high >>> 1;
        long lower = ((high & 1) << 62 | low >>> 2) + 1;
        long middle = c << 2;
        return closest(
                out,
                at,
                (int) c & 1,
                scaled(upper, lower, middle - (narrow ? 1 : 2) << h),
                scaled(upper, lower, middle << h),
                scaled(upper, lower, middle + 2 << h),
                k + scale);
    }

    private static int shortestFloat(byte[] out, int at, int c, int q, boolean narrow, int scale) {
        int k = narrow ? floorLog10ThreeQuarters(q) : floorLog10(q);
        int h = q + floorLog2PowerOfTen(-k) + 33;
        long factor = (PowersOfTen.high(-k) >>> 1) + 1;
        long middle = (long) c << 2;
        return closest(
                out,
                at,
                c & 1,
                scaled(factor, middle - (narrow ? 1 : 2) << h),
                scaled(factor, middle << h),
                scaled(factor, middle + 2 << h),
                k + scale);
    }

    /**
     * Returns the product of the 126-bit factor and x, divided by 2^127 and rounded to odd.
     *
     * <p>In units of 2^64 the product is (upper x) / 2 + (lower x) / 2^64. The dropped part below one unit is
     * insignificant: rounding the factor up adds less than that, and a true remainder is larger.
     */
    private static long scaled(long upper, long lower, long x) {
        long rest = (upper * x >>> 1) + Math.multiplyHigh(lower, x);
        long whole = Math.multiplyHigh(upper, x) + (rest >>> 63);
        return whole | (rest & MASK_63) + MASK_63 >>> 63;
    }

    /** Returns the product of the 63-bit factor and x, divided by 2^95 and rounded to odd. */
    private static long scaled(long factor, long x) {
        long product = Math.multiplyHigh(factor, x);
        return product >>> 31 | (product & MASK_31) + MASK_31 >>> 31;
    }

    /**
     * Picks the decimal for v from the lower midpoint, v and the upper midpoint, all three in units of 10^k / 4.
     *
     * @param odd 1 if the midpoints themselves do not belong to the interval
     */
    private static int closest(byte[] out, int at, int odd, long left, long v, long right, int k) {
        long below = v >> 2;
        if (below >= 100) { // a candidate with a digit less still has two
            long shortBelow = below / 10 * 10;
            long shortAbove = shortBelow + 10;
            boolean belowFits = left + odd <= shortBelow << 2;
            boolean aboveFits = (shortAbove << 2) + odd <= right;
            if (belowFits != aboveFits) {
                return layOut(out, at, belowFits ? shortBelow : shortAbove, k);
            }
        }
        // The interval is at least 1 wide, so the nearer one is inside if v is in the middle of the interval. Otherwise
        // c is a power of two: the lower midpoint is nearer, and the candidate below may be nearer and still outside.
        long above = below + 1;
        long beyondHalf = v - (below + above << 1);
        boolean nearerBelow = beyondHalf < 0 || beyondHalf == 0 && (below & 1) == 0;
        return layOut(out, at, nearerBelow && left <= below << 2 ? below : above, k);
    }

    /** Writes digits * 10^k, with digits from 1 to 10^17 - 1. */
    private static int layOut(byte[] out, int at, long digits, int k) {
        int count = digitCount(digits);
        return layOutSeventeen(out, at, digits * TEN_TO[DIGITS - count], k + count);
    }

    /**
     * Writes 0.d1d2d3... * 10^exponent, with seventeen digits, the first of which is not zero: plainly from 10^-3 up to
     * 10^7, otherwise with an exponent. At least one digit is on either side of the point: a number below 10^7 is not
     * whole here.
     */
    private static int layOutSeventeen(byte[] out, int at, long seventeen, int exponent) {
        int upper = (int) (seventeen / 100_000_000);
        int first = upper / 100_000_000;
        long middle = IntegerEncoder.eightDigits(upper - first * 100_000_000);
        long last = IntegerEncoder.eightDigits((int) (seventeen - upper * 100_000_000L));
        // The last digit is in the highest byte, so trailing zeros are leading zero bytes.
        int significant = last != 0
                ? DIGITS - (Long.numberOfLeadingZeros(last) >>> 3)
                : DIGITS - 8 - (Long.numberOfLeadingZeros(middle) >>> 3);
        if (exponent > 0 && exponent <= 7) {
            return plain(out, at, first | middle << 8 | ZEROS, middle >>> 56 | last << 8 | ZEROS, last >>> 56, exponent)
                    + significant;
        }
        if (exponent <= 0 && exponent > -3) {
            Words.put(out, at, ZEROS);
            out[at + 1] = '.';
            int position = at + 2 - exponent;
            store(out, position, first, middle, last);
            return position + significant;
        }
        store(out, at + 1, first, middle, last);
        out[at] = out[at + 1];
        out[at + 1] = '.';
        int position = at + 1 + Math.max(significant, 2);
        out[position] = 'E';
        return IntegerEncoder.append(out, position + 1, exponent - 1);
    }

    /**
     * Writes 17 digits with the point after the first one to seven of them. They are stored once from the first digit
     * on, and then the point and the words from the digit after it overwrite that. A loop would have a random number of
     * iterations.
     *
     * @return the position after the point, less the digits before it
     */
    private static int plain(byte[] out, int at, long firstEight, long nextEight, long last, int beforePoint) {
        int bits = 8 * beforePoint;
        Words.put(out, at, firstEight);
        Words.put(out, at + beforePoint + 1, firstEight >>> bits | nextEight << -bits);
        Words.put(out, at + beforePoint + 9, nextEight >>> bits | (last | '0') << -bits);
        out[at + beforePoint] = '.';
        return at + 1;
    }

    private static void store(byte[] out, int at, int first, long middle, long last) {
        out[at] = (byte) ('0' + first);
        Words.put(out, at + 1, middle | ZEROS);
        Words.put(out, at + 9, last | ZEROS);
    }

    private static int digitCount(long digits) {
        // 1233 / 4096 is log10(2) from above: the number of digits, or one less.
        int guess = (64 - Long.numberOfLeadingZeros(digits)) * 1233 >> 12;
        return digits >= TEN_TO[guess] ? guess + 1 : guess;
    }

    /**
     * Returns the floor of log10(2^e). Like the next two: exact for all exponents of doubles, as the tests check one by
     * one.
     */
    public static int floorLog10(int e) {
        return e * 1_262_611 >> 22;
    }

    /** Returns the floor of log10(3/4 2^e). */
    public static int floorLog10ThreeQuarters(int e) {
        return e * 1_262_611 - 524_031 >> 22;
    }

    /** Returns the floor of log2(10^e). */
    public static int floorLog2PowerOfTen(int e) {
        return e * 1_741_647 >> 19;
    }

    private static long[] tenTo() {
        long[] powers = new long[DIGITS + 1];
        powers[0] = 1;
        for (int i = 1; i <= DIGITS; i++) {
            powers[i] = powers[i - 1] * 10;
        }
        return powers;
    }

    public static boolean isShort(BigInteger value) {
        return value.getClass() == BigInteger.class && value.bitLength() < Long.SIZE;
    }

    /**
     * Negative scales are written with an exponent, and so are numbers below a millionth: more than five zeros after
     * the point.
     */
    public static boolean isShort(BigDecimal value) {
        if (value.getClass() != BigDecimal.class) {
            return false;
        }
        int scale = value.scale();
        int precision = value.precision();
        return precision <= LONG_DIGITS && scale >= 0 && scale <= precision + 5;
    }

    /** Writes a short value at {@code at} and returns the position after it. */
    public static int append(byte[] out, int at, BigInteger value) {
        return IntegerEncoder.append(out, at, value.longValue());
    }

    /** Writes a short value at {@code at} and returns the position after it. */
    public static int append(byte[] out, int at, BigDecimal value) {
        int scale = value.scale();
        // The unscaled value, without the BigInteger and the array that unscaledValue() would allocate.
        long unscaled = value.scaleByPowerOfTen(scale).longValue();
        if (scale == 0) {
            return IntegerEncoder.append(out, at, unscaled);
        }
        int position = at;
        if (unscaled < 0) {
            out[position++] = '-';
        }
        if (scale <= 8) {
            return withPoint(out, position, Math.abs(unscaled), scale);
        }
        int zeros = scale - value.precision();
        if (zeros >= 0) {
            out[position++] = '0';
            out[position++] = '.';
            for (int i = 0; i < zeros; i++) {
                out[position++] = '0';
            }
            return IntegerEncoder.append(out, position, Math.abs(unscaled));
        }
        int end = IntegerEncoder.append(out, position, Math.abs(unscaled));
        int point = end - scale;
        System.arraycopy(out, point, out, point + 1, scale);
        out[point] = '.';
        return end + 1;
    }

    /**
     * Writes digits / 10^scale, with one to eight digits after the point. The last eight digits are one word, which is
     * stored once from its first digit on, and once more after the point.
     */
    private static int withPoint(byte[] out, int at, long digits, int scale) {
        long upper = digits / 100_000_000;
        long word = IntegerEncoder.eightDigits((int) (digits - upper * 100_000_000));
        int position = at;
        int zeros = 0;
        if (upper != 0 || scale == 8) {
            position = IntegerEncoder.append(out, position, upper);
        } else {
            zeros = Math.min(Long.numberOfTrailingZeros(word) >>> 3, 7 - scale); // one digit stays before the point
        }
        int point = position + 8 - zeros - scale;
        Words.put(out, position, (word | ZEROS) >>> 8 * zeros);
        Words.put(out, point + 1, (word | ZEROS) >>> 8 * (8 - scale));
        out[point] = '.';
        return point + 1 + scale;
    }

    /** Returns the digits of any value. */
    public static byte[] digits(BigInteger value) {
        return trusted(value).toString().getBytes(US_ASCII);
    }

    /** Returns the decimal form of any value. */
    public static byte[] digits(BigDecimal value) {
        BigDecimal trusted = value.getClass() == BigDecimal.class
                ? value
                : new BigDecimal(trusted(value.unscaledValue()), value.scale());
        return trusted.toString().getBytes(US_ASCII);
    }

    private static BigInteger trusted(BigInteger value) {
        return value.getClass() == BigInteger.class ? value : new BigInteger(value.toByteArray());
    }
}
