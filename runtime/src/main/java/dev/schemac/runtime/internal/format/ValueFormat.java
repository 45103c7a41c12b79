package dev.schemac.runtime.internal.format;

import dev.schemac.runtime.internal.input.Cursor;
import dev.schemac.runtime.internal.input.InvalidInput;
import dev.schemac.runtime.internal.input.TextReader;
import dev.schemac.runtime.internal.output.Output;

/**
 * The JSON form of a Java class, usually a string: how its values are read and written. The callers handle null and
 * misplaced calls. Formats are immutable and thread-safe; the format of an adapter is so if the adapter is.
 */
public abstract class ValueFormat<T> {
    private final String name;
    private final String form;

    protected ValueFormat(String name) {
        this(name, null);
    }

    /**
     * @param form what the error about another text says was expected, with an example; null where that is the name
     */
    ValueFormat(String name, String form) {
        this.name = name;
        this.form = form;
    }

    /** {@return what messages call a value of this format, as in {@code expected LocalDate but found number}} */
    public final String name() {
        return name;
    }

    /**
     * Converts a text as under {@code JsonOptions.DEFAULT}.
     *
     * @param text the content of the string
     * @return null only where an adapter, or the policy for unknown constants, says so
     * @throws RuntimeException if the text is not of this format; which one depends on the format
     */
    public abstract T parse(String text);

    /** As {@link #parse(String)}, for formats that differ between profiles. */
    T parse(String text, Cursor.Options options) {
        return parse(text);
    }

    /**
     * {@return the text that {@link #parse} gives an equal value for; of an adapter the JSON value that it writes}
     *
     * @param value not null
     */
    public abstract String format(T value);

    /**
     * Reads the string at the cursor's position, behind its opening quote, straight from the bytes, if its text is in
     * the common form. This gives what {@link #parse} would.
     *
     * @return null for any other text. Either way the cursor is where the reading has ended: the caller looks there
     *     for the closing quote, and where there is none reads the string again from its beginning
     */
    T readFast(Cursor in) {
        return null;
    }

    /** Whether numbers and booleans are converted too, by their source text. */
    protected boolean acceptsEveryScalar() {
        return false;
    }

    /** Whether a number or boolean is converted under these options, by its source text. */
    boolean acceptsScalars(Cursor.Options options) {
        return acceptsEveryScalar() || options.acceptsJavaTexts();
    }

    /** Reads what is neither a string nor null. */
    T readScalar(Cursor in) {
        int at = in.pos;
        return convert(in, this, at, TextReader.readScalar(in, acceptsScalars(in.options), name));
    }

    /** What goes into the error about a refused text. The exceptions of the JDK quote the text, so they do not. */
    protected Throwable cause(RuntimeException refusal) {
        return null;
    }

    /** Writes a value that is not null as one JSON value. */
    public void write(T value, Output out) {
        out.value(format(value));
    }

    @Override
    public final String toString() {
        return "TextFormat[" + name + "]";
    }

    /** Reads the value at the scanner's position; null for null. */
    public static <T> T read(Cursor in, ValueFormat<T> format) {
        if (in.peek() == '"') {
            in.pos++;
            return readRest(in, format);
        }
        return in.skipNull() ? null : format.readScalar(in);
    }

    /** Reads a string from behind its opening quote. */
    public static <T> T readRest(Cursor in, ValueFormat<T> format) {
        int from = in.pos;
        T value = format.readFast(in);
        if (value != null && in.peek() == '"') {
            in.pos++;
            return value;
        }
        in.pos = from;
        return convert(in, format, from - 1, TextReader.readRest(in));
    }

    private static <T> T convert(Cursor in, ValueFormat<T> format, int at, String text) {
        try {
            return format.parse(text, in.options);
        } catch (RuntimeException e) {
            in.pos = at;
            throw format.refused(in).because(format.cause(e));
        }
    }

    /** The error about a text at the position that this is no format of, or about a number that was read as one. */
    private InvalidInput refused(Cursor in) {
        return in.mismatch(form == null || in.peek() != '"' ? name : form);
    }
}
