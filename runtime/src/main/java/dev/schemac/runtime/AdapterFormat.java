package dev.schemac.runtime;

import java.util.Objects;

/** The code of an application between the scalar and its value. What it throws is kept, as the cause of one of our exceptions. */
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
    boolean takesEveryScalar() {
        return true;
    }

    @Override
    Throwable cause(RuntimeException refusal) {
        return refusal;
    }

    @Override
    void write(T value, JsonWriter out) {
        long outer = out.enterGuest();
        try {
            adapter.write(value, out);
        } catch (JsonWriteException e) {
            throw e;
        } catch (RuntimeException e) {
            throw new JsonWriteException(adapter.getClass().getName() + " refuses a value", e);
        }
        out.leaveGuest(outer, adapter, "write");
    }
}
