package dev.schemac.runtime.internal.input;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import dev.schemac.runtime.internal.bytes.Digits;
import dev.schemac.runtime.internal.bytes.NearestDouble;
import dev.schemac.runtime.internal.bytes.Words;
import java.math.BigDecimal;
import java.math.BigInteger;

/**
 * Reads numbers. Values of integer columns are exact, or an error. Values of double, float and decimal columns are the
 * nearest value, with the same bits as from the JDK's own parse.
 */
public final class NumberReader {
    /** The most digits of a long. */
    private static final int LONG_DIGITS = 19;

    /** The number of digits if only the limits of the options apply. */
    private static final int ANY_DIGITS = Integer.MAX_VALUE;

    /** So many digits always fit an unsigned long. */
    private static final int SAFE_DIGITS = 19;

    /** So many digits always fit a long. */
    public static final int SIGNED_DIGITS = 18;

    /**
     * Larger exponents are all the same: infinity or zero. Small enough that adding the point's place cannot overflow.
     */
    private static final int HUGE_EXPONENT = 1_000_000;

    private NumberReader() {}

    /** Reads an integer from {@code min} to {@code max}; {@code type} names the column's type in errors. */
    public static long readInteger(Cursor in, long min, long max, String type) {
        byte[] bytes = in.bytes;
        int end = in.end;
        int minus = Digits.minus(in.peek());
        int from = in.pos - minus;
        int p = from;
        long magnitude = 0;
        int count = 8;
        while (end - p >= 8) {
            long word = Words.at(bytes, p);
            count = Digits.count(word);
            if (count < 8) {
                magnitude = count == 0 ? magnitude : Digits.append(magnitude, word, count);
                break;
            }
            magnitude = Digits.append(magnitude, word);
            // Not by the count: the next word need not wait for it.
            p += 8;
        }
        if (count < 8) {
            p += count;
        } else {
            // Less than eight bytes of the document are left.
            int digit;
            while (p < end && (digit = bytes[p] - '0' & 0xff) < 10) {
                magnitude = magnitude * 10 + digit;
                p++;
            }
        }
        int digits = p - from;
        boolean whole = p >= end || bytes[p] != '.' && (bytes[p] | 0x20) != 'e';
        if (digits == 0 || digits > LONG_DIGITS || digits > 1 && bytes[from] == '0' || !whole) {
            return readOtherInteger(in, min, max, type);
        }
        // 19 digits fit 64 bits without a sign: as a long they are negative from 2^63 on.
        long value = (magnitude ^ minus) - minus;
        if (magnitude < 0 && !(minus < 0 && magnitude == Long.MIN_VALUE) || value < min || value > max) {
            throw outOfRange(in, type);
        }
        in.pos = p;
        return value;
    }

    /** Reads all values that {@link #readInteger} does not: many digits, a fraction, an exponent, a string, errors. */
    private static long readOtherInteger(Cursor in, long min, long max, String type) {
        if (in.peek() == '"') {
            return Literals.toInteger(in, min, max, type);
        }
        int at = in.pos;
        BigInteger value = readAnyInteger(in, type, LONG_DIGITS);
        if (value.bitLength() > 63 || value.longValue() < min || value.longValue() > max) {
            in.pos = at;
            throw outOfRange(in, type);
        }
        return value.longValue();
    }

    /** Reads an integer of any size, not null. */
    public static BigInteger readBigInteger(Cursor in) {
        BigInteger value = readShortBigInteger(in);
        if (value != null) {
            return value;
        }
        return in.peek() == '"' ? Literals.toBigInteger(in) : readAnyInteger(in, "integer", ANY_DIGITS);
    }

    /** Reads an integer of few digits; otherwise returns null, and reads nothing. */
    public static BigInteger readShortBigInteger(Cursor in) {
        byte[] bytes = in.bytes;
        int end = in.end;
        int p = in.pos < end && bytes[in.pos] == '-' ? in.pos + 1 : in.pos;
        int from = p;
        long value = 0;
        int digit;
        while (p < end && (digit = bytes[p] - '0' & 0xff) < 10) {
            value = value * 10 + digit;
            p++;
        }
        int digits = p - from;
        boolean whole = p >= end || bytes[p] != '.' && (bytes[p] | 0x20) != 'e';
        if (digits > 0 && digits <= SIGNED_DIGITS && (digits == 1 || bytes[from] != '0') && whole) {
            boolean negative = from > in.pos;
            in.pos = p;
            return BigInteger.valueOf(negative ? -value : value);
        }
        return null;
    }

    /** @param mostDigits a number that has more digits before its point, by an exponent, is out of range */
    private static BigInteger readAnyInteger(Cursor in, String type, int mostDigits) {
        byte first = in.peek();
        if (first != '-' && !Literals.isDigit(first)) {
            throw in.mismatch(type);
        }
        int end = Literals.numberEnd(in, in.pos);
        String literal = new String(in.bytes, in.pos, end - in.pos, ISO_8859_1);
        BigInteger value;
        if (Literals.isInteger(in.bytes, in.pos, end)) {
            value = new BigInteger(literal);
        } else if (in.options.acceptsIntegralFractions()) {
            value = integral(in, literal, type, mostDigits);
        } else {
            throw in.mismatch(type, "number with a fraction or exponent");
        }
        in.pos = end;
        return value;
    }

    /** Returns the integer of a literal with a fraction or exponent, in any spelling. */
    private static BigInteger integral(Cursor in, String literal, String type, int mostDigits) {
        int e = Math.max(literal.indexOf('e'), literal.indexOf('E'));
        BigDecimal mantissa = new BigDecimal(e < 0 ? literal : literal.substring(0, e)).stripTrailingZeros();
        if (mantissa.signum() == 0) {
            return BigInteger.ZERO;
        }
        // An exponent is compared before it is used: it may have a thousand digits itself.
        BigInteger exponent = e < 0 ? BigInteger.ZERO : new BigInteger(literal.substring(e + 1));
        BigInteger scale = BigInteger.valueOf(mantissa.scale()).subtract(exponent);
        if (scale.signum() > 0) {
            throw in.mismatch(type, "number with a fraction");
        }
        BigInteger zeros = scale.negate();
        if (mostDigits == ANY_DIGITS && zeros.compareTo(BigInteger.valueOf(in.options.maxDecimalScale())) > 0) {
            throw scale(in, in.pos);
        }
        // Written again, an integer of any size is its digits and its sign.
        int most = mostDigits == ANY_DIGITS
                ? in.options.maxNumberLength() - (literal.charAt(0) == '-' ? 1 : 0)
                : mostDigits;
        if (BigInteger.valueOf(mantissa.precision()).add(zeros).compareTo(BigInteger.valueOf(most)) > 0) {
            throw mostDigits == ANY_DIGITS ? Literals.tooLong(in, in.pos) : outOfRange(in, type);
        }
        return new BigDecimal(mantissa.unscaledValue(), scale.intValueExact()).toBigIntegerExact();
    }

    private static InvalidInput outOfRange(Cursor in, String type) {
        return in.mismatch(type, "number out of range");
    }

    /** Reads the nearest double. */
    public static double readDouble(Cursor in) {
        return readDouble(in, "double");
    }

    /** @param wanted the expected value in messages */
    private static double readDouble(Cursor in, String wanted) {
        byte[] bytes = in.bytes;
        int end = in.end;
        int start = in.pos;
        int minus = Digits.minus(in.peek());
        int from = start - minus;
        int p = from;
        long significand = 0;
        int count = 8;
        int digit;
        if (end - p >= 8) {
            long word = Words.at(bytes, p);
            count = Digits.count(word);
            significand = count == 0 ? 0 : Digits.append(0, word, count);
            p += count;
        }
        if (count == 8) {
            while (p < end && (digit = bytes[p] - '0' & 0xff) < 10) {
                significand = significand * 10 + digit;
                p++;
            }
        }
        int digits = p - from;
        if (digits == 0 || digits > 1 && bytes[from] == '0') {
            // A value that begins like a number and reaches this line is malformed: the check throws.
            notANumber(in, wanted);
            return Literals.toDouble(in);
        }
        int exponent = 0;
        if (p < end && bytes[p] == '.') {
            from = ++p;
            count = 8;
            while (end - p >= 8) {
                long word = Words.at(bytes, p);
                count = Digits.count(word);
                if (count < 8) {
                    significand = count == 0 ? significand : Digits.append(significand, word, count);
                    break;
                }
                significand = Digits.append(significand, word);
                p += 8;
            }
            if (count < 8) {
                p += count;
            } else {
                while (p < end && (digit = bytes[p] - '0' & 0xff) < 10) {
                    significand = significand * 10 + digit;
                    p++;
                }
            }
            if (p == from) {
                throw in.expected("digit", p);
            }
            exponent = from - p;
            digits -= exponent;
        }
        if (p < end && (bytes[p] | 0x20) == 'e') {
            int e = Literals.numberEnd(in, start);
            exponent += exponent(bytes, p + 1, e);
            p = e;
        }
        if (p - start > SAFE_DIGITS) {
            Literals.checkLength(in, start, p);
        }
        double magnitude = digits <= SAFE_DIGITS
                ? NearestDouble.of(significand, exponent)
                : Math.abs(Double.parseDouble(new String(bytes, start, p - start, ISO_8859_1)));
        if (magnitude == Double.POSITIVE_INFINITY && !in.options.acceptsOverflow()) {
            throw in.mismatch(wanted, "number out of range");
        }
        in.pos = p;
        // The sign's bit rather than a branch on it: see Digits.minus.
        return Double.longBitsToDouble(Double.doubleToRawLongBits(magnitude) | (long) minus << 63);
    }

    /**
     * Reads the nearest float, through the nearest double. Rounding twice is wrong only if the double is in the middle
     * between two floats. In all other cases the number itself is on the same side of that middle as the double,
     * because the middle is a double.
     */
    public static float readFloat(Cursor in) {
        int start = in.pos;
        if (notANumber(in, "float")) {
            return Literals.toFloat(in);
        }
        double nearest = readDouble(in, "float");
        float value = (float) nearest;
        if (mayBeBetweenFloats(nearest)) {
            value = Float.parseFloat(new String(in.bytes, start, in.pos - start, ISO_8859_1));
        }
        if (Float.isInfinite(value) && !in.options.acceptsOverflow()) {
            in.pos = start;
            throw in.mismatch("float", "number out of range");
        }
        return value;
    }

    /**
     * Returns whether a value may be in the middle between two floats. A float has 29 bits less than a double;
     * subnormal floats have even fewer, and other middles.
     */
    public static boolean mayBeBetweenFloats(double value) {
        return (Double.doubleToRawLongBits(value) & (1L << 29) - 1) == 1L << 28
                || Math.abs(value) < Float.MIN_NORMAL && value != 0;
    }

    /** Reads a number with its scale. */
    public static BigDecimal readBigDecimal(Cursor in) {
        BigDecimal value = readShortBigDecimal(in);
        return value == null ? readOtherBigDecimal(in) : value;
    }

    /** Reads a number of few digits, without an exponent; otherwise returns null, and reads nothing. */
    public static BigDecimal readShortBigDecimal(Cursor in) {
        byte[] bytes = in.bytes;
        int end = in.end;
        int start = in.pos;
        int p = start < end && bytes[start] == '-' ? start + 1 : start;
        int from = p;
        long significand = 0;
        int digit;
        while (p < end && (digit = bytes[p] - '0' & 0xff) < 10) {
            significand = significand * 10 + digit;
            p++;
        }
        int digits = p - from;
        int scale = 0;
        if (p < end && bytes[p] == '.') {
            int point = p++;
            while (p < end && (digit = bytes[p] - '0' & 0xff) < 10) {
                significand = significand * 10 + digit;
                p++;
            }
            scale = p - point - 1;
            // A point without digits after it is an error.
            digits = scale == 0 ? 0 : digits + scale;
        }
        // Without a digit before the point, the scale is not less than the digits.
        boolean isShort = digits <= SIGNED_DIGITS
                && scale < digits
                && (bytes[from] != '0' || digits - scale == 1)
                && scale <= in.options.maxDecimalScale()
                && (p >= end || (bytes[p] | 0x20) != 'e');
        if (!isShort) {
            return null;
        }
        in.pos = p;
        return BigDecimal.valueOf(from > start ? -significand : significand, scale);
    }

    /** Reads all values that {@link #readShortBigDecimal} does not: many digits, an exponent, a string, errors. */
    private static BigDecimal readOtherBigDecimal(Cursor in) {
        int start = in.pos;
        BigDecimal value;
        if (notANumber(in, "number")) {
            value = Literals.toBigDecimal(in);
        } else {
            int end = Literals.numberEnd(in, start);
            try {
                value = new BigDecimal(new String(in.bytes, start, end - start, ISO_8859_1));
            } catch (NumberFormatException e) {
                // The literal is a number, so its exponent does not fit into an int.
                throw scale(in, start);
            }
            in.pos = end;
        }
        if (Math.abs((long) value.scale()) > in.options.maxDecimalScale()) {
            throw scale(in, start);
        }
        return value;
    }

    /** Makes the error that the value at {@code at} has more zeros than the options allow. */
    public static InvalidInput scale(Cursor in, int at) {
        return in.limit(at, "decimal scale beyond " + in.options.maxDecimalScale());
    }

    /**
     * Returns true for a string, false for the beginning of a number; throws for a malformed number and other values.
     */
    private static boolean notANumber(Cursor in, String type) {
        byte first = in.peek();
        if (first == '"') {
            return true;
        }
        if (first != '-' && !Literals.isDigit(first)) {
            throw in.mismatch(type);
        }
        Literals.numberEnd(in, in.pos);
        return false;
    }

    /**
     * Returns the exponent written in the bytes between {@code from} and {@code to}, cut to {@link #HUGE_EXPONENT}.
     */
    private static int exponent(byte[] bytes, int from, int to) {
        boolean negative = bytes[from] == '-';
        int value = 0;
        for (int i = negative || bytes[from] == '+' ? from + 1 : from; i < to && value < HUGE_EXPONENT; i++) {
            value = value * 10 + bytes[i] - '0';
        }
        return negative ? -value : value;
    }
}
