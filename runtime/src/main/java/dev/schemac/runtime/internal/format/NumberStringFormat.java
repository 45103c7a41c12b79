package dev.schemac.runtime.internal.format;

import static java.nio.charset.StandardCharsets.US_ASCII;

import dev.schemac.runtime.internal.input.Cursor;
import dev.schemac.runtime.internal.input.Literals;
import dev.schemac.runtime.internal.input.NumberReader;
import dev.schemac.runtime.internal.options.OptionValues;
import dev.schemac.runtime.internal.output.DecimalEncoder;
import dev.schemac.runtime.internal.output.IntegerEncoder;
import dev.schemac.runtime.internal.output.Output;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.function.Function;

/**
 * Reads and writes numbers that are strings in JSON, {@code "9007199254740993"}: for readers that store numbers as
 * doubles. The string contains the number as in JSON without the quotes. A number without quotes is read if the options
 * accept a string for a number, that is, if they are not strict.
 */
public final class NumberStringFormat<T extends Number> extends ValueFormat<T> {
    private final Function<Cursor, T> literal;
    private final Function<String, T> java;
    /** Null for the integers that fit a long. */
    private final Function<T, String> text;

    private NumberStringFormat(
            String type, Function<Cursor, T> literal, Function<String, T> java, Function<T, String> text) {
        super(type + " as string");
        this.literal = literal;
        this.java = java;
        this.text = text;
    }

    public static NumberStringFormat<Byte> ofByte() {
        return new NumberStringFormat<>(
                "byte", in -> (byte) integer(in, Byte.MIN_VALUE, Byte.MAX_VALUE), Byte::valueOf, null);
    }

    public static NumberStringFormat<Short> ofShort() {
        return new NumberStringFormat<>(
                "short", in -> (short) integer(in, Short.MIN_VALUE, Short.MAX_VALUE), Short::valueOf, null);
    }

    public static NumberStringFormat<Integer> ofInt() {
        return new NumberStringFormat<>(
                "int", in -> (int) integer(in, Integer.MIN_VALUE, Integer.MAX_VALUE), Integer::valueOf, null);
    }

    public static NumberStringFormat<Long> ofLong() {
        return new NumberStringFormat<>("long", in -> integer(in, Long.MIN_VALUE, Long.MAX_VALUE), Long::valueOf, null);
    }

    public static NumberStringFormat<Float> ofFloat() {
        return new NumberStringFormat<>("float", NumberReader::readFloat, Float::valueOf, value -> {
            byte[] bytes = new byte[DecimalEncoder.MAX_BYTES];
            return new String(bytes, 0, DecimalEncoder.append(bytes, 0, value), US_ASCII);
        });
    }

    public static NumberStringFormat<Double> ofDouble() {
        return new NumberStringFormat<>("double", NumberReader::readDouble, Double::valueOf, value -> {
            byte[] bytes = new byte[DecimalEncoder.MAX_BYTES];
            return new String(bytes, 0, DecimalEncoder.append(bytes, 0, value), US_ASCII);
        });
    }

    public static NumberStringFormat<BigInteger> ofBigInteger() {
        return new NumberStringFormat<>(
                "BigInteger",
                NumberReader::readBigInteger,
                BigInteger::new,
                value -> new String(DecimalEncoder.digits(value), US_ASCII));
    }

    public static NumberStringFormat<BigDecimal> ofBigDecimal() {
        return new NumberStringFormat<>(
                "BigDecimal",
                NumberReader::readBigDecimal,
                BigDecimal::new,
                value -> new String(DecimalEncoder.digits(value), US_ASCII));
    }

    private static long integer(Cursor in, long min, long max) {
        return NumberReader.readInteger(in, min, max, "integer");
    }

    @Override
    public T parse(String text) {
        return java.apply(text);
    }

    @Override
    T parse(String content, OptionValues options) {
        return Literals.convert(content, options, literal, java);
    }

    @Override
    boolean acceptsScalars(OptionValues options) {
        return options.acceptsStringsAsScalars();
    }

    @Override
    public String format(T value) {
        return text == null || isNotFinite(value) ? value.toString() : text.apply(value);
    }

    @Override
    public void write(T value, Output out) {
        if (text == null) {
            out.beforeValue(IntegerEncoder.MAX_BYTES + 2);
            out.bytes[out.size++] = '"';
            out.size = IntegerEncoder.append(out.bytes, out.size, value.longValue());
            out.bytes[out.size++] = '"';
            return;
        }
        if (isNotFinite(value) && !out.display) {
            throw out.refused(value + " cannot be written as JSON");
        }
        out.value(format(value));
    }

    private static boolean isNotFinite(Number value) {
        return (value instanceof Double || value instanceof Float) && !Double.isFinite(value.doubleValue());
    }
}
