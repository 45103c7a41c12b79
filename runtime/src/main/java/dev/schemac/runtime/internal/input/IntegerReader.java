package dev.schemac.runtime.internal.input;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import dev.schemac.runtime.internal.text.Digits;
import dev.schemac.runtime.internal.text.Words;
import java.math.BigDecimal;
import java.math.BigInteger;

/** Numbers for integer columns: exact, or an error. */
public final class IntegerReader {
    /** The most digits of a long. */
    private static final int LONG_DIGITS = 19;

    /** In place of a number of digits: what the limits of the options allow. */
    private static final int ANY_DIGITS = Integer.MAX_VALUE;

    private IntegerReader() {}

    /** Reads an integer from {@code min} to {@code max}; {@code type} names the column's type in errors. */
    public static long read(Cursor in, long min, long max, String type) {
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
            return readUnusual(in, min, max, type);
        }
        // 19 digits fit 64 bits without a sign: as a long they are negative where they are 2^63 or more.
        long value = (magnitude ^ minus) - minus;
        if (magnitude < 0 && !(minus < 0 && magnitude == Long.MIN_VALUE) || value < min || value > max) {
            throw outOfRange(in, type);
        }
        in.pos = p;
        return value;
    }

    /** What {@link #read} does not expect: many digits, a fraction, an exponent, a string, something else. */
    private static long readUnusual(Cursor in, long min, long max, String type) {
        if (in.peek() == '"') {
            return TextConverter.toInteger(in, min, max, type);
        }
        int at = in.pos;
        BigInteger value = readInteger(in, type, LONG_DIGITS);
        if (value.bitLength() > 63 || value.longValue() < min || value.longValue() > max) {
            in.pos = at;
            throw outOfRange(in, type);
        }
        return value.longValue();
    }

    /** Reads an integer of any size, not null. */
    public static BigInteger readBig(Cursor in) {
        BigInteger value = readShortBig(in);
        if (value != null) {
            return value;
        }
        return in.peek() == '"' ? TextConverter.toBigInteger(in) : readInteger(in, "integer", ANY_DIGITS);
    }

    /** An integer of few digits; for all else null, and nothing is taken. */
    public static BigInteger readShortBig(Cursor in) {
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
        if (digits > 0 && digits <= DecimalReader.SIGNED_DIGITS && (digits == 1 || bytes[from] != '0') && whole) {
            boolean negative = from > in.pos;
            in.pos = p;
            return BigInteger.valueOf(negative ? -value : value);
        }
        return null;
    }

    /** @param mostDigits a number that has more digits before its point, by an exponent, is out of range */
    private static BigInteger readInteger(Cursor in, String type, int mostDigits) {
        byte first = in.peek();
        if (first != '-' && !NumberGrammar.isDigit(first)) {
            throw in.mismatch(type);
        }
        int end = NumberGrammar.end(in, in.pos);
        String literal = new String(in.bytes, in.pos, end - in.pos, ISO_8859_1);
        BigInteger value;
        if (NumberGrammar.isInteger(in.bytes, in.pos, end)) {
            value = new BigInteger(literal);
        } else if (in.options.takesIntegralFractions()) {
            value = integral(in, literal, type, mostDigits);
        } else {
            throw in.mismatch(type, "number with a fraction or exponent");
        }
        in.pos = end;
        return value;
    }

    /** The integer that a literal with a fraction or exponent spells, however it is spelled. */
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
            throw DecimalReader.scale(in, in.pos);
        }
        if (BigInteger.valueOf(mantissa.precision()).add(zeros).compareTo(BigInteger.valueOf(mostDigits)) > 0) {
            throw outOfRange(in, type);
        }
        return new BigDecimal(mantissa.unscaledValue(), scale.intValueExact()).toBigIntegerExact();
    }

    private static InvalidInput outOfRange(Cursor in, String type) {
        return in.mismatch(type, "number out of its range");
    }
}
