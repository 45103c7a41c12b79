package dev.schemac.runtime.internal.input;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.function.Function;

/**
 * Strings that stand where a number or boolean is declared. The default profile accepts a string whose whole content is a literal
 * that it would accept without the quotes; the Esper profile accepts what the parse methods of the Java classes accept.
 */
public final class TextConverter {
    private TextConverter() {}

    public static boolean toBoolean(Cursor in) {
        int at = in.pos;
        String text = text(in, "boolean");
        boolean value = text.equals("true");
        if (!value && !text.equals("false")) {
            in.pos = at;
            throw in.mismatch("boolean");
        }
        return value;
    }

    public static long toInteger(Cursor in, long min, long max, String type) {
        return convert(in, type, literal -> NumberReader.readInteger(literal, min, max, type), text -> {
            long value = Long.parseLong(text);
            if (value < min || value > max) {
                throw new NumberFormatException();
            }
            return value;
        });
    }

    public static BigInteger toBigInteger(Cursor in) {
        return convert(in, "integer", NumberReader::readBigInteger, BigInteger::new);
    }

    public static BigDecimal toBigDecimal(Cursor in) {
        return convert(in, "number", NumberReader::readBigDecimal, BigDecimal::new);
    }

    public static double toDouble(Cursor in) {
        return convert(in, "double", NumberReader::readDouble, Double::parseDouble);
    }

    public static float toFloat(Cursor in) {
        return convert(in, "float", NumberReader::readFloat, Float::parseFloat);
    }

    /**
     * Reads a string and converts its content.
     *
     * @param literal converts the content as a document's literal; it counts only if it reads all of it
     * @param java converts the content as the Java class does, or throws {@link NumberFormatException}
     */
    private static <T> T convert(Cursor in, String type, Function<Cursor, T> literal, Function<String, T> java) {
        int at = in.pos;
        String text = text(in, type);
        int behind = in.pos;
        in.pos = at;
        try {
            T value;
            if (in.options.acceptsJavaNumbers()) {
                if (text.length() > in.options.maxNumberLength()) {
                    throw Literals.tooLong(in, at);
                }
                value = java.apply(text);
            } else {
                value = convertLiteral(text, in.options, literal);
            }
            in.pos = behind;
            return value;
        } catch (NumberFormatException e) {
            throw in.mismatch(type);
        } catch (InvalidInput e) {
            throw e.kind() == InvalidInput.Kind.LIMIT ? in.limit(at, e.description()) : in.mismatch(type);
        }
    }

    /** Reads the string that stands where {@code type} is wanted, if the options accept one there. */
    private static String text(Cursor in, String type) {
        if (in.peek() != '"' || !in.options.acceptsTextAsScalars()) {
            throw in.mismatch(type);
        }
        return TextReader.readString(in);
    }

    private static <T> T convertLiteral(String text, Cursor.Options options, Function<Cursor, T> literal) {
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
