package dev.schemac.runtime.internal.format;

import dev.schemac.runtime.internal.output.Output;
import java.util.Objects;
import java.util.function.BiFunction;

/** Converts values with an adapter of the application. The adapter's class is known only above this package. */
public final class AdapterFormat<A, T> extends ValueFormat<T> {
    private final A adapter;
    private final BiFunction<? super A, String, ? extends T> parse;

    public AdapterFormat(A adapter, BiFunction<? super A, String, ? extends T> parse) {
        super("value for " + adapter.getClass().getName());
        this.adapter = adapter;
        this.parse = Objects.requireNonNull(parse, "parse");
    }

    @Override
    public T parse(String text) {
        return parse.apply(adapter, text);
    }

    @Override
    public String format(T value) {
        throw new UnsupportedOperationException("an adapter has no string form; write the value with JsonWriter.value");
    }

    @Override
    protected boolean acceptsEveryScalar() {
        return true;
    }

    @Override
    protected Throwable cause(RuntimeException refusal) {
        return refusal;
    }

    @Override
    public void write(T value, Output out) {
        out.writeAdapted(adapter, value);
    }
}
