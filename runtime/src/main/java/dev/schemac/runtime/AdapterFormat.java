package dev.schemac.runtime;

import dev.schemac.runtime.generated.TextFormat;
import dev.schemac.runtime.internal.output.Output;
import java.util.Objects;

/** The code of an application between the scalar and its value. What it throws becomes the cause of an exception of the runtime. */
final class AdapterFormat<T> extends TextFormat<T> {
    private final JsonAdapter<T> adapter;

    AdapterFormat(JsonAdapter<T> adapter) {
        super("value for "
                + Objects.requireNonNull(adapter, "adapter").getClass().getName());
        this.adapter = adapter;
    }

    @Override
    public T parse(String text) {
        return adapter.parse(text);
    }

    @Override
    public String format(T value) {
        JsonWriter out = new JsonWriter();
        write(value, out);
        return out.toJson();
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
        long outer = out.enterForeignWriter();
        try {
            adapter.write(value, (JsonWriter) out); // its only subclass
        } catch (JsonWriteException e) {
            throw e;
        } catch (RuntimeException e) {
            throw new JsonWriteException(adapter.getClass().getName() + " refuses a value", e);
        }
        out.leaveForeignWriter(outer, adapter, "write");
    }
}
