package dev.schemac.runtime.internal.input;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.schemac.runtime.internal.bytes.Digits;
import dev.schemac.runtime.internal.bytes.JsonBytes;
import dev.schemac.runtime.internal.bytes.Words;
import dev.schemac.runtime.internal.options.OptionValues;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.function.Function;

/**
 * Finds the end of literals: true, false, null and numbers (RFC 8259 sections 3 and 6). Callers use it if they do not
 * convert a number while they read it. The first three are compared as one word.
 *
 * <p>Also reads strings where a number or boolean is declared. The default profile accepts a string whose whole content
 * is a literal that it would accept without the quotes. The Esper profile accepts the strings that the parse methods of
 * the Java classes accept.
 */
public final class Literals {
    /** The bytes of a word that are compared with {@link JsonBytes#TRUE} and {@link JsonBytes#NULL}. */
    public static final long FOUR_LETTERS = 0xFFFF_FFFFL;

    /** The bytes of a word that are compared with {@link JsonBytes#FALSE}. */
    public static final long FIVE_LETTERS = 0xFF_FFFF_FFFFL;

    /** Numbers no longer than this are within any limit of the options. */
    private static final int PLAIN_LENGTH = 20;

    /**
     * The number of bytes that {@link #plainEnd} may read: a sign, 15 digits, a point, two words, and the next byte.
     */
    private static final int PLAIN_REACH = 34;

    private Literals() {}

    /**
     * Returns the end of the literal that begins at {@code at} with one of the letters t, f and n; throws if it is
     * misspelt.
     */
    public static int end(Cursor in, int at) {
        if (in.end - at >= 8) {
            long word = Words.at(in.bytes, at);
            long four = word & FOUR_LETTERS;
            if (four == JsonBytes.NULL || four == JsonBytes.TRUE) {
                return at + 4;
            }
            if ((word & FIVE_LETTERS) == JsonBytes.FALSE) {
                return at + 5;
            }
        }
        byte first = in.bytes[at];
        return end(in, at, first == 't' ? "true" : first == 'f' ? "false" : "null");
    }

    private static int end(Cursor in, int at, String literal) {
        for (int i = 0; i < literal.length(); i++) {
            if (at + i >= in.end || in.bytes[at + i] != literal.charAt(i)) {
                throw in.malformed(at + i, "invalid literal, expected " + literal, at + i >= in.end);
            }
        }
        return at + literal.length();
    }

    /** Reads a boolean, or a string instead if the options accept that. */
    public static boolean readBoolean(Cursor in) {
        if (in.end - in.pos >= 8) {
            long word = Words.at(in.bytes, in.pos);
            if ((word & FOUR_LETTERS) == JsonBytes.TRUE) {
                in.pos += 4;
                return true;
            }
            if ((word & FIVE_LETTERS) == JsonBytes.FALSE) {
                in.pos += 5;
                return false;
            }
        }
        return readOtherBoolean(in);
    }

    /** Reads a boolean near the end of the document, or another value. */
    private static boolean readOtherBoolean(Cursor in) {
        byte first = in.peek();
        if (first == 't' || first == 'f') {
            in.pos = end(in, in.pos);
            return first == 't';
        }
        return toBoolean(in);
    }

    /** Checks the number literal at {@code from} and its length, and returns the index after it. */
    public static int numberEnd(Cursor in, int from) {
        if (in.end - from >= PLAIN_REACH) {
            int p = plainEnd(in.bytes, from);
            if (p >= 0) {
                return p;
            }
        }
        return unusualEnd(in, from);
    }

    /**
     * Returns the index after the number at {@code from}. The number may have at most {@link #PLAIN_LENGTH} characters,
     * at most 15 digits before a point, and no exponent. Returns -1 for other numbers, and if there is no number.
     * {@link #PLAIN_REACH} bytes from there on must belong to the document.
     */
    public static int plainEnd(byte[] bytes, int from) {
        int p = from - Digits.minus(bytes[from]);
        long word = Words.at(bytes, p);
        int digits = Digits.count(word);
        if (digits == 0 || (word & 0xff) == '0' && digits > 1) {
            return -1;
        }
        p += digits;
        if (digits == 8) {
            p += Digits.count(Words.at(bytes, p));
            if (p - from >= 16) {
                return longIntegerEnd(bytes, from, p);
            }
        }
        if (bytes[p] == '.') {
            p++;
            digits = Digits.count(Words.at(bytes, p));
            if (digits == 0) {
                return -1;
            }
            p += digits;
            if (digits == 8) {
                digits = Digits.count(Words.at(bytes, p));
                p += digits;
            }
            if (digits == 8 || p - from > PLAIN_LENGTH) {
                return -1;
            }
        }
        return (bytes[p] | 0x20) == 'e' ? -1 : p;
    }

    /** Does the same as {@link #plainEnd}, for numbers of 15 digits or more up to {@code at}. */
    private static int longIntegerEnd(byte[] bytes, int from, int at) {
        int p = at + Digits.count(Words.at(bytes, at));
        return p - from > PLAIN_LENGTH || bytes[p] == '.' || (bytes[p] | 0x20) == 'e' ? -1 : p;
    }

    /** Does the same as {@link #numberEnd}, for numbers of any length and form. */
    private static int unusualEnd(Cursor in, int from) {
        byte[] bytes = in.bytes;
        int p = from < in.end && bytes[from] == '-' ? from + 1 : from;
        if (p + 1 < in.end && bytes[p] == '0' && isDigit(bytes[p + 1])) {
            throw in.malformed(p, "number with a leading zero");
        }
        p = digitsEnd(in, from, p);
        if (p < in.end && bytes[p] == '.') {
            p = digitsEnd(in, from, p + 1);
        }
        if (p < in.end && (bytes[p] | 0x20) == 'e') {
            p++;
            boolean signed = p < in.end && (bytes[p] == '+' || bytes[p] == '-');
            p = digitsEnd(in, from, signed ? p + 1 : p);
        }
        checkLength(in, from, p);
        return p;
    }

    /**
     * Returns the index after the digits at {@code from} of the number that begins at {@code number}. If there are
     * none, and the number is already too long, the length is the error: a skip in pieces reports it without more
     * bytes.
     */
    private static int digitsEnd(Cursor in, int number, int from) {
        byte[] bytes = in.bytes;
        int end = in.end;
        int p = from;
        int count = 8;
        while (end - p >= 8) {
            count = Digits.count(Words.at(bytes, p));
            if (count < 8) {
                break;
            }
            p += 8;
        }
        if (count < 8) {
            p += count;
        } else {
            while (p < end && isDigit(bytes[p])) {
                p++;
            }
        }
        if (p == from) {
            checkLength(in, number, p);
            throw in.expected("digit", p);
        }
        return p;
    }

    public static void checkLength(Cursor in, int from, int to) {
        if (to - from > in.options.maxNumberLength()) {
            throw tooLong(in, from);
        }
    }

    public static InvalidInput tooLong(Cursor in, int at) {
        return in.limit(at, "number longer than " + in.options.maxNumberLength() + " characters");
    }

    public static boolean isDigit(byte b) {
        return b >= '0' && b <= '9';
    }

    /** Whether the literal from {@code from} to {@code to} has neither fraction nor exponent. */
    public static boolean isInteger(byte[] bytes, int from, int to) {
        for (int i = from; i < to; i++) {
            if (bytes[i] != '-' && !isDigit(bytes[i])) {
                return false;
            }
        }
        return true;
    }

    public static boolean toBoolean(Cursor in) {
        int at = in.pos;
        String text = stringOf(in, "boolean");
        boolean value = text.equals("true");
        if (!value && !text.equals("false")) {
            in.pos = at;
            throw in.mismatch("boolean");
        }
        return value;
    }

    public static long toInteger(Cursor in, long min, long max, String type) {
        return convertString(in, type, literal -> NumberReader.readInteger(literal, min, max, type), text -> {
            long value = Long.parseLong(text);
            if (value < min || value > max) {
                throw new NumberFormatException();
            }
            return value;
        });
    }

    public static BigInteger toBigInteger(Cursor in) {
        return convertString(in, "integer", NumberReader::readBigInteger, BigInteger::new);
    }

    public static BigDecimal toBigDecimal(Cursor in) {
        return convertString(in, "number", NumberReader::readBigDecimal, BigDecimal::new);
    }

    public static double toDouble(Cursor in) {
        return convertString(in, "double", NumberReader::readDouble, Double::parseDouble);
    }

    public static float toFloat(Cursor in) {
        return convertString(in, "float", NumberReader::readFloat, Float::parseFloat);
    }

    /**
     * Reads a string and converts its content.
     *
     * @param literal converts the content as a literal of a document; its result is used only if it reads the whole
     *     content
     * @param java converts the content as the Java class does, or throws {@link NumberFormatException}
     */
    private static <T> T convertString(Cursor in, String type, Function<Cursor, T> literal, Function<String, T> java) {
        int at = in.pos;
        String text = stringOf(in, type);
        int behind = in.pos;
        in.pos = at;
        try {
            if (in.options.acceptsJavaNumbers() && text.length() > in.options.maxNumberLength()) {
                throw tooLong(in, at);
            }
            T value = convert(text, in.options, literal, java);
            in.pos = behind;
            return value;
        } catch (NumberFormatException e) {
            throw in.mismatch(type);
        } catch (InvalidInput e) {
            throw e.kind() == InvalidInput.Kind.LIMIT ? in.limit(at, e.description()) : in.mismatch(type);
        }
    }

    /**
     * Converts the content of a string, as {@link #convertString} does.
     *
     * @throws NumberFormatException if it is not such a number
     * @throws InvalidInput as the reader of the literal does
     */
    public static <T> T convert(
            String text, OptionValues options, Function<Cursor, T> literal, Function<String, T> java) {
        if (!options.acceptsJavaNumbers()) {
            return convertLiteral(text, options, literal);
        } else if (text.length() > options.maxNumberLength()) {
            throw new NumberFormatException();
        }
        return java.apply(text);
    }

    /** Reads a string instead of a {@code type}, if the options accept one. */
    private static String stringOf(Cursor in, String type) {
        if (in.peek() != '"' || !in.options.acceptsStringsAsScalars()) {
            throw in.mismatch(type);
        }
        in.pos++;
        return StringDecoder.readRest(in);
    }

    private static <T> T convertLiteral(String text, OptionValues options, Function<Cursor, T> literal) {
        byte[] bytes = text.getBytes(UTF_8);
        if (bytes.length == 0 || bytes[0] == '"' || bytes[0] == 'n') {
            throw new NumberFormatException();
        }
        Cursor content = new Cursor(bytes, 0, bytes.length, options);
        T value = literal.apply(content);
        if (content.pos < content.end) {
            throw new NumberFormatException();
        }
        return value;
    }
}
