package dev.schemac.runtime.internal.format;

import dev.schemac.runtime.internal.input.Cursor;
import dev.schemac.runtime.internal.input.InvalidInput;
import dev.schemac.runtime.internal.input.StringDecoder;
import dev.schemac.runtime.internal.input.StringReader;
import dev.schemac.runtime.internal.input.ValueCursor;
import dev.schemac.runtime.internal.options.OptionValues;
import dev.schemac.runtime.internal.output.Output;

/**
 * Defines the JSON form of a Java class, usually a string: how its values are read and written. The callers handle null
 * and misplaced calls. Formats are immutable and thread-safe; the format of an adapter is so if the adapter is.
 */
public abstract class ValueFormat<T> {
    private final String name;
    private final String expected;

    protected ValueFormat(String name) {
        this(name, null);
    }

    /**
     * @param expected the description of valid strings in errors, with an example; null for the name
     */
    ValueFormat(String name, String expected) {
        this.name = name;
        this.expected = expected;
    }

    /** {@return what messages call a value of this format, as in {@code expected LocalDate but found number}} */
    public final String name() {
        return name;
    }

    /**
     * Converts a string as under {@code JsonOptions.DEFAULT}.
     *
     * @param text the content of the string
     * @return null only if an adapter, or the policy for unknown constants, returns it
     * @throws RuntimeException if the string is not of this format; its class depends on the format
     */
    public abstract T parse(String text);

    /** Does the same as {@link #parse(String)}, for formats that differ between profiles. */
    T parse(String text, OptionValues options) {
        return parse(text);
    }

    /**
     * {@return the string from which {@link #parse} makes an equal value; of an adapter the JSON value that it writes}
     *
     * @param value not null
     */
    public abstract String format(T value);

    /**
     * {@return the format of the same class in a pattern of {@link java.time.format.DateTimeFormatter}}
     *
     * @throws IllegalArgumentException if the pattern is invalid, or the class has no patterns
     */
    public ValueFormat<T> withPattern(String pattern) {
        throw new IllegalArgumentException("a pattern cannot format a " + name);
    }

    /**
     * Reads the string at the cursor's position, after its opening quote, directly from the bytes, if it is in the
     * common form. The result is the same as from {@link #parse}.
     *
     * @return null for any other string. In both cases the cursor is at the end of the read bytes. The caller checks
     *     for the closing quote there, and reads the string again from its beginning if there is none
     */
    T readFast(Cursor in) {
        return null;
    }

    /** Returns whether numbers and booleans are converted too, by their source characters. */
    protected boolean acceptsEveryScalar() {
        return false;
    }

    /** Returns whether a number or boolean is converted under these options, by its source characters. */
    boolean acceptsScalars(OptionValues options) {
        return acceptsEveryScalar() || options.acceptsJavaStrings();
    }

    /** Reads a value that is neither a string nor null. */
    T readScalar(Cursor in) {
        int at = in.pos;
        return convert(in, this, at, StringReader.readScalar(in, acceptsScalars(in.options), name));
    }

    /**
     * Returns the cause of the error about a rejected string. It excludes exceptions of the JDK, because they quote the
     * string.
     */
    protected Throwable cause(RuntimeException refusal) {
        return null;
    }

    /** Writes a value that is not null as one JSON value. */
    public void write(T value, Output out) {
        out.value(format(value));
    }

    @Override
    public final String toString() {
        return "JsonFormat[" + name + "]";
    }

    /** Reads the value at the scanner's position; null for null. */
    public static <T> T read(ValueCursor in, ValueFormat<T> format) {
        if (in.peek() == '"') {
            in.pos++;
            return readRest(in, format);
        }
        return in.skipNull() ? null : format.readScalar(in);
    }

    /** Reads the rest of a string after its opening quote. */
    public static <T> T readRest(Cursor in, ValueFormat<T> format) {
        int from = in.pos;
        T value = format.readFast(in);
        if (value != null && in.peek() == '"') {
            in.pos++;
            return value;
        }
        in.pos = from;
        return convert(in, format, from - 1, StringDecoder.readRest(in));
    }

    private static <T> T convert(Cursor in, ValueFormat<T> format, int at, String text) {
        try {
            return format.parse(text, in.options);
        } catch (RuntimeException e) {
            in.pos = at;
            throw format.refused(in).withCause(format.cause(e));
        }
    }

    /**
     * Returns the error about a string at the position that is not of this format, or about a number that was read as
     * one.
     */
    private InvalidInput refused(Cursor in) {
        return in.mismatch(expected == null || in.peek() != '"' ? name : expected);
    }
}
