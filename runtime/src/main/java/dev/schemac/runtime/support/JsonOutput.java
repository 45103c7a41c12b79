package dev.schemac.runtime.support;

import static java.nio.charset.StandardCharsets.US_ASCII;

import dev.schemac.runtime.internal.bytes.JsonBytes;
import dev.schemac.runtime.internal.bytes.KeyPattern;
import dev.schemac.runtime.internal.bytes.Words;
import dev.schemac.runtime.internal.options.OptionValues;
import dev.schemac.runtime.internal.output.DecimalEncoder;
import dev.schemac.runtime.internal.output.IntegerEncoder;
import dev.schemac.runtime.internal.output.Output;
import dev.schemac.runtime.internal.output.StringEncoder;
import java.math.BigDecimal;
import java.math.BigInteger;

/**
 * Receives the output of generated writers: the implementation of {@code JsonWriter}, without its checks. A call out of
 * order produces invalid JSON. A value without a JSON form is rejected as {@code JsonWriter} does, and leaves no bytes.
 *
 * <p>The members of columns have a {@link JsonKey}. A null value counts as {@link #nullMember} there.
 */
public abstract class JsonOutput extends Output implements Violations {

    /** A value that writes itself; implemented by generated value classes. */
    public interface Writable {
        /**
         * Writes the value as one JSON object, with the writer of its schema.
         *
         * @param out the output; a value must be allowed there
         */
        void writeTo(JsonOutput out);
    }

    private final boolean writesNulls;
    /** Whether the name of a column consists of its prepared bytes alone. */
    private final boolean copiesKeys;

    /**
     * Makes an empty document.
     *
     * @param bytes for the first bytes of the document; it is replaced by larger ones
     * @param display whether a value without a JSON form is shown all the same
     */
    protected JsonOutput(OptionValues options, byte[] bytes, boolean display) {
        super(options, bytes, display);
        this.writesNulls = options.writesNulls();
        this.copiesKeys = !escapesAllControls && options.indent() == 0 && !options.sortedMembers();
    }

    /** Writes a value in its format; null becomes the literal {@code null}. */
    public final <T> void value(JsonFormat<T> format, T value) {
        if (value == null) {
            nullValue();
        } else {
            formatted(mark(), format, value);
        }
    }

    /** Writes the name and value of a member. */
    public final <T> void member(JsonKey key, JsonFormat<T> format, T value) {
        if (value == null) {
            nullMember(key);
            return;
        }
        long mark = mark();
        name(key);
        formatted(mark, format, value);
    }

    /** Writes a whole number in a format of numbers. */
    public final <T extends Number> void value(JsonFormat<T> format, long value) {
        beforeValue(IntegerEncoder.MAX_BYTES + 2);
        bytes[size++] = '"';
        size = IntegerEncoder.append(bytes, size, value);
        bytes[size++] = '"';
    }

    /** Writes a float in a format of numbers; NaN and the infinities are rejected. */
    public final void value(JsonFormat<Float> format, float value) {
        if (Float.isFinite(value)) {
            beforeValue(DecimalEncoder.MAX_BYTES + 2);
            bytes[size++] = '"';
            size = DecimalEncoder.append(bytes, size, value);
            bytes[size++] = '"';
        } else {
            formatted(mark(), format, value);
        }
    }

    /** Writes a double in a format of numbers; NaN and the infinities are rejected. */
    public final void value(JsonFormat<Double> format, double value) {
        if (Double.isFinite(value)) {
            beforeValue(DecimalEncoder.MAX_BYTES + 2);
            bytes[size++] = '"';
            size = DecimalEncoder.append(bytes, size, value);
            bytes[size++] = '"';
        } else {
            formatted(mark(), format, value);
        }
    }

    /** Writes the name and value of a member, a whole number in a format of numbers. */
    public final <T extends Number> void member(JsonKey key, JsonFormat<T> format, long value) {
        name(key);
        value(format, value);
    }

    /** Writes the name and value of a member; NaN and the infinities are rejected. */
    public final void member(JsonKey key, JsonFormat<Float> format, float value) {
        checkFinite(key.name(), value);
        name(key);
        value(format, value);
    }

    /** Writes the name and value of a member; NaN and the infinities are rejected. */
    public final void member(JsonKey key, JsonFormat<Double> format, double value) {
        checkFinite(key.name(), value);
        name(key);
        value(format, value);
    }

    /** Writes the name and value of a member, see {@link #untypedValue}. */
    public final void untypedMember(JsonKey key, Object value) {
        if (value == null) {
            nullMember(key);
            return;
        }
        long mark = mark();
        name(key);
        untyped(mark, value);
    }

    /** Does the same as {@link #untyped}. */
    private <T> void formatted(long mark, JsonFormat<T> format, T value) {
        int outerDepth = depth;
        boolean outerForeignWriter = foreignWriter;
        try {
            format.format().write(value, this);
        } catch (RuntimeException | Error e) {
            undo(mark, outerDepth, outerForeignWriter);
            throw e;
        }
    }

    /** Writes the name of the next member; its value must follow. */
    public final void name(JsonKey key) {
        key(key, 1);
        state = MEMBER_VALUE;
    }

    /** Writes the name and value of a member. */
    public final void member(JsonKey key, String value) {
        if (value == null) {
            nullMember(key);
            return;
        }
        long mark = mark();
        key(key, 0);
        text(value, mark);
    }

    /**
     * Writes the name and value of a member whose string may still be lazy.
     *
     * @param source the document of the string, if {@code place} is not 0
     * @param place the place of the string there
     * @param value the string, if it has been made; otherwise null
     */
    public final void member(JsonKey key, StringSource source, long place, String value) {
        if (place == 0 || !source.canCopy(place, escapesAllControls)) {
            member(key, place == 0 || value != null ? value : source.string(place));
            return;
        }
        key(key, source.quotedLength(place));
        size = source.copyQuoted(place, bytes, size);
    }

    /** Writes the name and value of a member. */
    public final void member(JsonKey key, char value) {
        member(key, StringEncoder.oneCharacter(value));
    }

    /** Writes the name and value of a member. */
    public final void member(JsonKey key, boolean value) {
        key(key, Long.BYTES);
        appendLiteral(value);
    }

    /** Writes the name and value of a member. */
    public final void member(JsonKey key, int value) {
        key(key, IntegerEncoder.MAX_BYTES);
        size = IntegerEncoder.append(bytes, size, value);
    }

    /** Writes the name and value of a member. */
    public final void member(JsonKey key, long value) {
        key(key, IntegerEncoder.MAX_BYTES);
        size = IntegerEncoder.append(bytes, size, value);
    }

    /** Writes the name and value of a member. */
    public final void member(JsonKey key, float value) {
        if (!Float.isFinite(value)) {
            notFinite(key, value);
            return;
        }
        key(key, DecimalEncoder.MAX_BYTES);
        size = DecimalEncoder.append(bytes, size, value);
    }

    /** Writes the name and value of a member. */
    public final void member(JsonKey key, double value) {
        if (!Double.isFinite(value)) {
            notFinite(key, value);
            return;
        }
        key(key, DecimalEncoder.MAX_BYTES);
        size = DecimalEncoder.append(bytes, size, value);
    }

    /** Writes the name and value of a member. */
    public final void member(JsonKey key, BigInteger value) {
        if (value == null) {
            nullMember(key);
        } else if (DecimalEncoder.isShort(value)) {
            key(key, DecimalEncoder.MAX_BYTES);
            size = DecimalEncoder.append(bytes, size, value);
        } else {
            member(key, DecimalEncoder.digits(value));
        }
    }

    /** Writes the name and value of a member. */
    public final void member(JsonKey key, BigDecimal value) {
        if (value == null) {
            nullMember(key);
        } else if (DecimalEncoder.isShort(value)) {
            key(key, DecimalEncoder.MAX_BYTES);
            size = DecimalEncoder.append(bytes, size, value);
        } else {
            member(key, DecimalEncoder.digits(value));
        }
    }

    private void member(JsonKey key, byte[] number) {
        key(key, number.length);
        append(number, 0, number.length);
    }

    /** Writes a column without a value: as {@code null} if the options demand that, otherwise not at all. */
    public final void nullMember(JsonKey key) {
        if (writesNulls) {
            key(key, Long.BYTES);
            Words.put(bytes, size, JsonBytes.NULL);
            size += 4;
        }
    }

    /**
     * Writes a column without a value whose parser would reject a null. Without the member, it would reject the
     * document or read a default. Throws, except for {@code JsonEvent.toDisplayString}.
     */
    public final void missingMember(JsonKey key) {
        if (!display) {
            throw refusedMember(key.name(), "required column has no value");
        }
    }

    /**
     * {@return the exception for an event of a union whose class is none of its subtypes}
     *
     * @param union the class of the union
     */
    public final RuntimeException unknownSubtype(Object event, Class<?> union) {
        return refused(event.getClass().getTypeName() + " cannot be written as JSON: it is no subtype of the union "
                + union.getTypeName());
    }

    /** Reports a value that breaks a rule of its column. Throws, except for {@code JsonEvent.toDisplayString}. */
    @Override
    public final void violation(JsonKey column, String expected, Object... path) {
        if (!display) {
            throw refusedMember(column.name(), "expected " + expected, path);
        }
    }

    /** Writes the name of a member whose value is stored next; so many bytes are reserved for the value. */
    private void key(JsonKey key, int space) {
        if (copiesKeys) {
            copyKey(key, space);
        } else {
            name(key.name(), true, space); // the prepared bytes have the escapes of RFC 8259 only, and no blanks
        }
        state = NEXT_NAME;
    }

    /**
     * Stores separator, name and colon as the words that the parser compares. The brace of an object that has just
     * begun is stored again, in the place of the comma.
     */
    private void copyKey(JsonKey key, int space) {
        KeyPattern pattern = key.pattern();
        ensure(pattern.maxBytes() + space);
        int at = size;
        long separator = KeyPattern.COMMA;
        if (state != NEXT_NAME) {
            at--;
            separator = KeyPattern.BRACE;
        }
        size = pattern.put(bytes, at, separator);
    }

    private void notFinite(JsonKey key, double value) {
        checkFinite(key.name(), value);
        member(key, Double.toString(value).getBytes(US_ASCII));
    }
}
