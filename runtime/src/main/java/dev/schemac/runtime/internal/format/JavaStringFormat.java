package dev.schemac.runtime.internal.format;

import java.util.function.Function;

/** Reads and writes a class of the Java platform by its own methods for strings. */
public class JavaStringFormat<T> extends ValueFormat<T> {
    private final Function<String, T> parse;
    private final Function<T, String> format;

    /** Makes the format of a class that parses its own {@code toString}. */
    public JavaStringFormat(String name, String expected, Function<String, T> parse) {
        this(name, expected, parse, Object::toString);
    }

    /** @param format returns a string that {@code parse} reads as an equal value */
    public JavaStringFormat(String name, String expected, Function<String, T> parse, Function<T, String> format) {
        super(name, expected);
        this.parse = parse;
        this.format = format;
    }

    @Override
    public final T parse(String text) {
        return parse.apply(text);
    }

    @Override
    public final String format(T value) {
        return format.apply(value);
    }
}
