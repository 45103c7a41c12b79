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
    /** The most digits of a long. Any so many digits fit an unsigned long. */
    private static final int LONG_DIGITS = 19;

    /** The number of digits if only the limits of the options apply. */
    private static final int ANY_DIGITS = Integer.MAX_VALUE;

    /** So many digits always fit a long. */
    public static final int SIGNED_DIGITS = 18;

    /**
     * Larger exponents are all the same: infinity or zero. Small enough that adding the point's place cannot overflow.
     */
    private static final int HUGE_EXPONENT = 1_000_000;

    /** Two words of digits, three more, and the byte after them. */
    private static final int INTEGER_REACH = 24;

    /** Digits before the point, two words after it, and the byte after them. */
    private static final int DOUBLE_REACH = 25;

    private NumberReader() {}

    /** Reads an integer from {@code min} to {@code max}; {@code type} names the column's type in errors. */
    public static long readInteger(Cursor in, long min, long max, String type) {
        byte[] bytes = in.bytes;
        int start = in.pos;
        if (in.end - start > 8) {
            long word = Words.at(bytes, start);
            int minus = Digits.minus((byte) word);
            word >>>= minus & 8;
            int digits = Digits.count(word);
            // Seven or more digits may continue after the word.
            if (digits > 0 && digits < 7 && (digits == 1 || (byte) word != '0')) {
                int p = start - minus + 1;
                long magnitude = word & 0xF;
                if (digits != 1) {
                    // By a branch for each count, which the processor predicts: the next load need not wait for it.
                    p = Words.advance(p - 1, digits);
                    magnitude = Digits.append(0, word, digits);
                }
                byte next = bytes[p];
                long value = (magnitude ^ minus) - minus;
                if (next != '.' && (next | 0x20) != 'e' && value >= min && value <= max) {
                    in.pos = p;
                    return value;
                }
            }
        }
        return readOtherInteger(in, min, max, type);
    }

    /**
     * Reads all values that {@link #readInteger} does not: of seven digits and more, with a fraction or an exponent, at
     * the end of the document, strings, and errors. It is too long for C2 to inline, so {@link #readInteger} stays short
     * enough to be inlined into the loop of an array.
     */
    private static long readOtherInteger(Cursor in, long min, long max, String type) {
        byte[] bytes = in.bytes;
        int minus = Digits.minus(in.peek());
        int from = in.pos - minus;
        if (in.end - from >= INTEGER_REACH) {
            int p = from;
            long magnitude = 0;
            long word = Words.at(bytes, p);
            int count = Digits.count(word);
            while (count == 8 && p - from < 16) {
                magnitude = Digits.append(magnitude, word);
                // Not by the count: the next word need not wait for it.
                p += 8;
                word = Words.at(bytes, p);
                count = Digits.count(word);
            }
            magnitude = Digits.append(magnitude, word, count);
            p += count;
            int digits = p - from;
            // 19 digits fit 64 bits without a sign: as a long they are negative from 2^63 on.
            boolean plain = digits > 0 && digits <= LONG_DIGITS && magnitude >= 0;
            if (plain && (digits == 1 || bytes[from] != '0') && bytes[p] != '.' && (bytes[p] | 0x20) != 'e') {
                long value = (magnitude ^ minus) - minus;
                if (value >= min && value <= max) {
                    in.pos = p;
                    return value;
                }
            }
        }
        if (in.peek() == '"') {
            return Literals.toInteger(in, min, max, type);
        }
        int at = in.pos;
        long few = readFewDigits(in, LONG_DIGITS);
        if (in.pos > at) {
            if (few >= min && few <= max) {
                return few;
            }
            in.pos = at;
            throw outOfRange(in, type);
        }
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
        int at = in.pos;
        long value = readFewDigits(in, SIGNED_DIGITS);
        return in.pos > at ? BigInteger.valueOf(value) : null;
    }

    /** Reads a long of at most so many digits; otherwise does not move. */
    private static long readFewDigits(Cursor in, int most) {
        byte[] bytes = in.bytes;
        int end = in.end;
        int minus = Digits.minus(in.peek());
        int from = in.pos - minus;
        int p = from;
        long value = 0;
        int digit;
        while (p < end && (digit = bytes[p] - '0' & 0xff) < 10) {
            value = value * 10 + digit;
            p++;
        }
        int digits = p - from;
        boolean whole = p >= end || bytes[p] != '.' && (bytes[p] | 0x20) != 'e';
        boolean fits = value >= 0 || value == Long.MIN_VALUE && minus < 0;
        if (digits > 0 && digits <= most && fits && (digits == 1 || bytes[from] != '0') && whole) {
            in.pos = p;
        }
        return (value ^ minus) - minus;
    }

    /** @param mostDigits a number that has more digits before its point, by an exponent, is out of range */
    private static BigInteger readAnyInteger(Cursor in, String type, int mostDigits) {
        int end = numberEnd(in, type);
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

    /**
     * Reads numbers of at most seven digits before the point, 15 after it, and no exponent. C2 inlines this method into
     * the loop that reads an array, where the position then stays in a register.
     *
     * @param wanted the expected value in messages
     */
    private static double readDouble(Cursor in, String wanted) {
        byte[] bytes = in.bytes;
        int start = in.pos;
        if (in.end - start >= DOUBLE_REACH) {
            long word = Words.at(bytes, start);
            int minus = Digits.minus((byte) word);
            word >>>= minus & 8;
            int digits = Digits.count(word);
            int p = start - minus + 1;
            long significand = word & 0xF;
            if (digits != 1) {
                // By a branch for each count, which the processor predicts: the next load need not wait for it.
                p = Words.advance(p - 1, digits);
                significand = Digits.append(0, word, digits);
            }
            int fraction = 0;
            // Seven or more digits may continue after the word.
            boolean plain = digits > 0 && digits < 7 && (digits == 1 || (byte) word != '0');
            if (plain && bytes[p] == '.') {
                int from = ++p;
                word = Words.at(bytes, p);
                int count = Digits.count(word);
                if (count == 8) {
                    significand = Digits.append(significand, word);
                    p += 8;
                    word = Words.at(bytes, p);
                    count = Digits.count(word);
                }
                significand = Digits.append(significand, word, count);
                p += count;
                fraction = p - from;
                // With sign and point no longer than the smallest limit of the options.
                plain = fraction > 0 && count < 8 && digits + fraction <= SIGNED_DIGITS;
            }
            if (plain && (bytes[p] | 0x20) != 'e') {
                in.pos = p;
                return signed(NearestDouble.of(significand, -fraction), minus);
            }
        }
        return readOtherDouble(in, wanted);
    }

    /** Returns the number with its sign, by its bit rather than by a branch: see {@link Digits#minus}. */
    private static double signed(double magnitude, int minus) {
        return Double.longBitsToDouble(Double.doubleToRawLongBits(magnitude) | (long) minus << 63);
    }

    /** Reads numbers of any form, also at the end of the document, strings, and errors. */
    private static double readOtherDouble(Cursor in, String wanted) {
        int end = numberEnd(in, wanted);
        if (end < 0) {
            return Literals.toDouble(in);
        }
        byte[] bytes = in.bytes;
        int start = in.pos;
        int minus = Digits.minus(bytes[start]);
        long significand = 0;
        int digits = 0;
        int exponent = 0;
        int scale = 0;
        for (int p = start - minus; p < end; p++) {
            int digit = bytes[p] - '0' & 0xff;
            if (digit < 10) {
                significand = significand * 10 + digit;
                digits++;
                exponent -= scale;
            } else if (bytes[p] == '.') {
                scale = 1;
            } else {
                exponent += exponent(bytes, p + 1, end);
                break;
            }
        }
        double magnitude = digits <= LONG_DIGITS
                ? NearestDouble.of(significand, exponent)
                : Math.abs(Double.parseDouble(new String(bytes, start, end - start, ISO_8859_1)));
        if (magnitude == Double.POSITIVE_INFINITY && !in.options.acceptsOverflow()) {
            throw in.mismatch(wanted, "number out of range");
        }
        in.pos = end;
        return signed(magnitude, minus);
    }

    /**
     * Reads the nearest float, through the nearest double. Rounding twice is wrong only if the double is in the middle
     * between two floats. In all other cases the number itself is on the same side of that middle as the double,
     * because the middle is a double.
     */
    public static float readFloat(Cursor in) {
        int start = in.pos;
        if (in.peek() == '"') {
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
            // Rejects a point without digits after it.
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
        int end = numberEnd(in, "number");
        if (end < 0) {
            value = Literals.toBigDecimal(in);
        } else {
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
     * Returns the index after the number at the position, -1 for a string; throws for a malformed number and other
     * values.
     */
    private static int numberEnd(Cursor in, String type) {
        byte first = in.peek();
        if (first == '"') {
            return -1;
        }
        if (first != '-' && !Literals.isDigit(first)) {
            throw in.mismatch(type);
        }
        return Literals.numberEnd(in, in.pos);
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
