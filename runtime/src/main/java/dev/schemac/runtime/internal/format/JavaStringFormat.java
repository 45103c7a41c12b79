package dev.schemac.runtime.internal.format;

import java.util.function.Function;

/** Reads and writes a class of the Java platform that parses its own {@code toString}. */
public class JavaStringFormat<T> extends ValueFormat<T> {
    private final Function<String, T> parse;

    public JavaStringFormat(String name, String expected, Function<String, T> parse) {
        super(name, expected);
        this.parse = parse;
    }

    @Override
    public final T parse(String text) {
        return parse.apply(text);
    }

    @Override
    public final String format(T value) {
        return value.toString();
    }
}
