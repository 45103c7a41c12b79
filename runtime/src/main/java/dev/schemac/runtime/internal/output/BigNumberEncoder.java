package dev.schemac.runtime.internal.output;

import static java.nio.charset.StandardCharsets.US_ASCII;

import java.math.BigDecimal;
import java.math.BigInteger;

/**
 * The JSON texts of {@link BigInteger} and {@link BigDecimal}: those of their {@code toString}. The usual ones, whose digits fit into a
 * long and which need no exponent, are stored straight into bytes; the caller provides the room. A subclass may print anything: only
 * the class itself is trusted.
 */
public final class BigNumberEncoder {

    /** Bytes that both {@link #append} may touch from their position on. */
    public static final int ROOM = 32;

    /** All numbers of so many digits are longs. */
    private static final int LONG_DIGITS = 18;

    private BigNumberEncoder() {}

    public static boolean isUsual(BigInteger value) {
        return value.getClass() == BigInteger.class && value.bitLength() < Long.SIZE;
    }

    /** With an exponent are written negative scales, and numbers below a millionth: more than five zeros behind the point. */
    public static boolean isUsual(BigDecimal value) {
        if (value.getClass() != BigDecimal.class) {
            return false;
        }
        int scale = value.scale();
        int precision = value.precision();
        return precision <= LONG_DIGITS && scale >= 0 && scale <= precision + 5;
    }

    /** Writes a usual value at {@code at} and returns the position after it. */
    public static int append(byte[] out, int at, BigInteger value) {
        return IntegerEncoder.append(out, at, value.longValue());
    }

    /** Writes a usual value at {@code at} and returns the position after it. */
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

    /** The text of any value. */
    public static byte[] text(BigInteger value) {
        return plain(value).toString().getBytes(US_ASCII);
    }

    /** The text of any value. */
    public static byte[] text(BigDecimal value) {
        BigDecimal plain = value.getClass() == BigDecimal.class
                ? value
                : new BigDecimal(plain(value.unscaledValue()), value.scale());
        return plain.toString().getBytes(US_ASCII);
    }

    private static BigInteger plain(BigInteger value) {
        return value.getClass() == BigInteger.class ? value : new BigInteger(value.toByteArray());
    }
}
