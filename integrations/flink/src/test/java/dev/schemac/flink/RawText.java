package dev.schemac.flink;

import dev.schemac.runtime.JsonAdapter;
import dev.schemac.runtime.JsonWriter;

/** Holds JSON as text, and writes it as it is, line breaks included. */
public final class RawText implements JsonAdapter<StringBuilder> {
    @Override
    public StringBuilder parse(String text) {
        return new StringBuilder(text);
    }

    @Override
    public void write(StringBuilder value, JsonWriter out) {
        out.rawValue(value.toString());
    }
}
