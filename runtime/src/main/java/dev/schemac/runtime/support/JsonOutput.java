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
import java.util.Objects;

/**
 * Receives the output of generated writers: the implementation of {@code JsonWriter}, without its checks. A call out of
 * order produces invalid JSON. A value without a JSON form is rejected as {@code JsonWriter} does, and leaves no bytes.
 *
 * <p>The members of columns have a {@link JsonKey}. A null value counts as {@link #nullMember} there.
 */
public final class JsonOutput extends Output implements Violations {

    private final boolean writesNulls;
    /** Whether the name of a column consists of its prepared bytes alone. */
    private final boolean copiesKeys;

    private final Host host;

    /** Provides the part of writing that needs the layers above this one. Has no state. */
    public interface Host {
        /** {@return the exception for a value that has no JSON form} */
        RuntimeException refused(String description);

        /** {@return whether the value is of a class whose values write themselves} */
        boolean writesItself(Object value);

        /** Lets such a value write itself, as the next value. */
        void write(Object value, JsonOutput out);

        /** Lets an adapter write a value of its class, as the next value. */
        void write(Object adapter, Object value, JsonOutput out);
    }

    /**
     * Makes an empty document.
     *
     * @param bytes for the first bytes of the document; it is replaced by larger ones
     * @param display whether a value without a JSON form is shown all the same
     */
    public JsonOutput(OptionValues options, byte[] bytes, boolean display, Host host) {
        super(options, bytes, display);
        this.writesNulls = options.writesNulls();
        this.copiesKeys = !escapesAllControls && options.indent() == 0 && !options.sortedMembers();
        this.host = host;
    }

    @Override
    public RuntimeException refused(String description) {
        return host.refused(description);
    }

    /** Begins an object: members follow, then {@link #endObject()}. */
    public void beginObject() {
        begin('{', FIRST_NAME);
    }

    /** Ends the object begun last. */
    public void endObject() {
        end('}', NEXT_NAME);
    }

    /** Begins an array: elements follow, then {@link #endArray()}. */
    public void beginArray() {
        begin('[', FIRST_ELEMENT);
    }

    /** Ends the array begun last. */
    public void endArray() {
        end(']', NEXT_ELEMENT);
    }

    /** Writes a string of one character; an unpaired surrogate is rejected. */
    public void value(char value) {
        value(StringEncoder.oneCharacter(value));
    }

    /** Writes {@code true} or {@code false}. */
    public void value(boolean value) {
        beforeValue(Long.BYTES);
        appendLiteral(value);
    }

    /** Writes a whole number. */
    public void value(int value) {
        beforeValue(IntegerEncoder.MAX_BYTES);
        size = IntegerEncoder.append(bytes, size, value);
    }

    /** Writes a whole number. */
    public void value(long value) {
        beforeValue(IntegerEncoder.MAX_BYTES);
        size = IntegerEncoder.append(bytes, size, value);
    }

    /** Writes the shortest decimal that reads back as this float; NaN and the infinities are rejected. */
    public void value(float value) {
        if (!Float.isFinite(value)) {
            notFinite(value);
            return;
        }
        beforeValue(DecimalEncoder.MAX_BYTES);
        size = DecimalEncoder.append(bytes, size, value);
    }

    /** Writes the shortest decimal that reads back as this double; NaN and the infinities are rejected. */
    public void value(double value) {
        if (!Double.isFinite(value)) {
            notFinite(value);
            return;
        }
        beforeValue(DecimalEncoder.MAX_BYTES);
        size = DecimalEncoder.append(bytes, size, value);
    }

    /** Writes a whole number of any size; null becomes the literal {@code null}. */
    public void value(BigInteger value) {
        if (value == null) {
            nullValue();
        } else if (DecimalEncoder.isShort(value)) {
            beforeValue(DecimalEncoder.MAX_BYTES);
            size = DecimalEncoder.append(bytes, size, value);
        } else {
            ascii(DecimalEncoder.digits(value));
        }
    }

    /** Writes a decimal as its {@code toString}, so that its scale survives; null becomes the literal {@code null}. */
    public void value(BigDecimal value) {
        if (value == null) {
            nullValue();
        } else if (DecimalEncoder.isShort(value)) {
            beforeValue(DecimalEncoder.MAX_BYTES);
            size = DecimalEncoder.append(bytes, size, value);
        } else {
            ascii(DecimalEncoder.digits(value));
        }
    }

    /** Writes a value of any class that has a JSON form, see {@code JsonWriter.untypedValue}. */
    public void untypedValue(Object value) {
        untyped(mark(), value);
    }

    /** Writes a value in its format; null becomes the literal {@code null}. */
    public <T> void value(JsonFormat<T> format, T value) {
        if (value == null) {
            nullValue();
        } else {
            formatted(mark(), format, value);
        }
    }

    /** Writes the name and value of a member. */
    public <T> void member(JsonKey key, JsonFormat<T> format, T value) {
        if (value == null) {
            nullMember(key);
            return;
        }
        long mark = mark();
        name(key);
        formatted(mark, format, value);
    }

    /** Writes a whole number in a format of numbers. */
    public <T extends Number> void value(JsonFormat<T> format, long value) {
        beforeValue(IntegerEncoder.MAX_BYTES + 2);
        bytes[size++] = '"';
        size = IntegerEncoder.append(bytes, size, value);
        bytes[size++] = '"';
    }

    /** Writes a float in a format of numbers; NaN and the infinities are rejected. */
    public void value(JsonFormat<Float> format, float value) {
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
    public void value(JsonFormat<Double> format, double value) {
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
    public <T extends Number> void member(JsonKey key, JsonFormat<T> format, long value) {
        name(key);
        value(format, value);
    }

    /** Writes the name and value of a member; NaN and the infinities are rejected. */
    public void member(JsonKey key, JsonFormat<Float> format, float value) {
        checkFinite(value);
        name(key);
        value(format, value);
    }

    /** Writes the name and value of a member; NaN and the infinities are rejected. */
    public void member(JsonKey key, JsonFormat<Double> format, double value) {
        checkFinite(value);
        name(key);
        value(format, value);
    }

    /** Writes the name and value of a member, see {@link #untypedValue}. */
    public void untypedMember(JsonKey key, Object value) {
        if (value == null) {
            nullMember(key);
            return;
        }
        long mark = mark();
        name(key);
        untyped(mark, value);
    }

    /** Writes a value that writes itself, and returns true; otherwise returns false. */
    boolean writesItself(Object value) {
        if (!host.writesItself(value)) {
            return false;
        }
        host.write(value, this);
        return true;
    }

    /** Writes a value that is not null by its adapter. */
    void adapted(Object adapter, Object value) {
        host.write(adapter, value, this);
    }

    /** Handles a value of a class without a JSON form: it is rejected, or displayed by the name of its class. */
    void unknown(Object value) {
        String name = value.getClass().getTypeName();
        if (!display) {
            throw refused(name + " cannot be written as JSON");
        }
        value(name);
    }

    /** Writes a value of several calls; if one of them fails, everything written since the mark is removed. */
    private void untyped(long mark, Object value) {
        int outerDepth = depth;
        boolean outerForeignWriter = foreignWriter;
        try {
            UntypedEncoder.append(this, value);
        } catch (RuntimeException | Error e) {
            undo(mark, outerDepth, outerForeignWriter);
            throw e;
        }
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
    public void name(JsonKey key) {
        if (copiesKeys) {
            copyKey(key, 1);
            state = MEMBER_VALUE;
        } else {
            name(key.name(), true, 0); // the prepared bytes have the escapes of RFC 8259 only, and no blanks
        }
    }

    /** Writes the name of the next member; its value must follow. A null is a {@code NullPointerException}. */
    public void name(String name) {
        name(name, 0);
    }

    /**
     * Does the same as {@link #name(String)}; afterwards the value needs no further capacity up to that number of
     * bytes.
     */
    public void name(String name, int capacity) {
        name(Objects.requireNonNull(name, "name"), false, capacity);
    }

    /** @param space the number of bytes that are reserved for the value */
    private void name(String name, boolean declared, int space) {
        long mark = mark();
        beforeName(name, declared);
        try {
            StringEncoder.append(this, name, escapesAllControls, display);
            ensure(2);
            afterName();
            ensure(space);
        } catch (RuntimeException | OutOfMemoryError e) {
            rollBack(mark);
            throw e;
        }
    }

    /** Writes the name and value of a member. */
    public void member(JsonKey key, String value) {
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
    public void member(JsonKey key, StringSource source, long place, String value) {
        if (place == 0 || !source.canCopy(place, escapesAllControls)) {
            member(key, place == 0 || value != null ? value : source.string(place));
            return;
        }
        key(key, source.quotedLength(place));
        size = source.copyQuoted(place, bytes, size);
    }

    /** Writes the name and value of a member. */
    public void member(JsonKey key, char value) {
        member(key, StringEncoder.oneCharacter(value));
    }

    /** Writes the name and value of a member. */
    public void member(JsonKey key, boolean value) {
        key(key, Long.BYTES);
        appendLiteral(value);
    }

    /** Writes the name and value of a member. */
    public void member(JsonKey key, int value) {
        key(key, IntegerEncoder.MAX_BYTES);
        size = IntegerEncoder.append(bytes, size, value);
    }

    /** Writes the name and value of a member. */
    public void member(JsonKey key, long value) {
        key(key, IntegerEncoder.MAX_BYTES);
        size = IntegerEncoder.append(bytes, size, value);
    }

    /** Writes the name and value of a member. */
    public void member(JsonKey key, float value) {
        if (!Float.isFinite(value)) {
            notFinite(key, value);
            return;
        }
        key(key, DecimalEncoder.MAX_BYTES);
        size = DecimalEncoder.append(bytes, size, value);
    }

    /** Writes the name and value of a member. */
    public void member(JsonKey key, double value) {
        if (!Double.isFinite(value)) {
            notFinite(key, value);
            return;
        }
        key(key, DecimalEncoder.MAX_BYTES);
        size = DecimalEncoder.append(bytes, size, value);
    }

    /** Writes the name and value of a member. */
    public void member(JsonKey key, BigInteger value) {
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
    public void member(JsonKey key, BigDecimal value) {
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
    public void nullMember(JsonKey key) {
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
    public void missingMember(JsonKey key) {
        if (!display) {
            throw refused(Violations.missing(key.name()));
        }
    }

    /** Reports a value that breaks a rule of its column. Throws, except for {@code JsonEvent.toDisplayString}. */
    @Override
    public void violation(JsonKey column, String expected, Object... path) {
        if (!display) {
            throw refused(Violations.message(column, expected, path));
        }
    }

    /** Writes the name of a member whose value is stored next; so many bytes are reserved for the value. */
    private void key(JsonKey key, int space) {
        if (copiesKeys) {
            copyKey(key, space);
        } else {
            name(key.name(), true, space);
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

    private void appendLiteral(boolean value) {
        Words.put(bytes, size, value ? JsonBytes.TRUE : JsonBytes.FALSE);
        size += value ? 4 : 5;
    }

    private void notFinite(double value) {
        checkFinite(value);
        ascii(Double.toString(value).getBytes(US_ASCII));
    }

    private void notFinite(JsonKey key, double value) {
        checkFinite(value);
        member(key, Double.toString(value).getBytes(US_ASCII));
    }

    /** Rejects NaN and the infinities, unless they are displayed. */
    public void checkFinite(double value) {
        if (!Double.isFinite(value) && !display) {
            throw refused(value + " cannot be written as JSON");
        }
    }

    /** Writes a value that is not a string, and is ASCII. */
    private void ascii(byte[] literal) {
        beforeValue(literal.length);
        append(literal, 0, literal.length);
    }
}
