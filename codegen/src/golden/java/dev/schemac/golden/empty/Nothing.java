package dev.schemac.golden.empty;

import dev.schemac.runtime.Generated;
import dev.schemac.runtime.JsonEvent;
import dev.schemac.runtime.JsonWriter;
import java.io.IOException;
import java.io.InputStream;
import java.util.Map;

/**
 * An event of schema {@code Nothing} in module {@code dev.schemac.golden.empty}.
 * Not safe for use by several threads while one of them changes it.
 */
@Generated("dev.schemac.codegen.SchemaCompiler")
public final class Nothing implements JsonEvent {
    /** An event without any column. */
    public Nothing() {}

    /** Parses a document. */
    public static Nothing parse(String json) {
        return NothingParser.INSTANCE.parse(json);
    }

    /** Parses a document in UTF-8. */
    public static Nothing parse(byte[] json) {
        return NothingParser.INSTANCE.parse(json);
    }

    /** Parses the document in UTF-8 that begins at {@code offset} and is {@code length} bytes long. */
    public static Nothing parse(byte[] json, int offset, int length) {
        return NothingParser.INSTANCE.parse(json, offset, length);
    }

    /** Reads a stream to its end and parses the document in UTF-8; the stream stays open. */
    public static Nothing parse(InputStream json) throws IOException {
        return NothingParser.INSTANCE.parse(json);
    }

    /** The columns by name as they are now, in the order of the schema; absent ones are {@code null}. */
    @Override
    public Map<String, Object> asMap() {
        Object[] values = {};
        return NothingParser.INSTANCE.eventType().asMap(values);
    }

    @Override
    public void writeTo(JsonWriter out) {
        NothingWriter.INSTANCE.write(this, out);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Nothing;
    }

    @Override
    public int hashCode() {
        return 1;
    }

    /** The event as compact JSON. */
    @Override
    public String toString() {
        return toDisplayString();
    }
}
