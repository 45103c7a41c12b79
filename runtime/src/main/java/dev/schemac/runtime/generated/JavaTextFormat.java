package dev.schemac.runtime.generated;

import java.net.URI;
import java.util.function.Function;

/** A class of the Java platform that parses its own {@code toString}. */
class JavaTextFormat<T> extends TextFormat<T> {
    private final Function<String, T> parse;

    JavaTextFormat(String name, Function<String, T> parse) {
        super(name);
        this.parse = parse;
    }

    static URI uri(String text) {
        return java.net.URI.create(text);
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
