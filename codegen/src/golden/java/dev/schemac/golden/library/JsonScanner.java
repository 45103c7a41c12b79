package dev.schemac.golden.library;

import dev.schemac.runtime.Generated;
import dev.schemac.runtime.JsonEvent;
import dev.schemac.runtime.JsonWriter;
import java.io.IOException;
import java.io.InputStream;
import java.util.Arrays;
import java.util.Map;
import java.util.Objects;

/**
 * An event of schema {@code JsonScanner} in module {@code dev.schemac.golden.library}.
 * Not safe for use by several threads while one of them changes it.
 */
@Generated("dev.schemac.codegen.SchemaCompiler")
public final class JsonScanner implements JsonEvent {
    String text;
    Override[] overrides;

    /** An event without any column. */
    public JsonScanner() {}

    /** Parses a document. */
    public static JsonScanner parse(String json) {
        return JsonScannerParser.INSTANCE.parse(json);
    }

    /** Parses a document in UTF-8. */
    public static JsonScanner parse(byte[] json) {
        return JsonScannerParser.INSTANCE.parse(json);
    }

    /** Parses the document in UTF-8 that begins at {@code offset} and is {@code length} bytes long. */
    public static JsonScanner parse(byte[] json, int offset, int length) {
        return JsonScannerParser.INSTANCE.parse(json, offset, length);
    }

    /** Reads a stream to its end and parses the document in UTF-8; the stream stays open. */
    public static JsonScanner parse(InputStream json) throws IOException {
        return JsonScannerParser.INSTANCE.parse(json);
    }

    /** Column {@code text}, {@code null} where it is absent. */
    public String getText() {
        return text;
    }

    /** Sets column {@code text}; {@code null} makes it absent. */
    public void setText(String text) {
        this.text = text;
    }

    /** Whether column {@code text} is present and not null. */
    public boolean hasText() {
        return text != null;
    }

    /** Column {@code overrides}, {@code null} where it is absent. The array is not copied. */
    public Override[] getOverrides() {
        return overrides;
    }

    /** Sets column {@code overrides}; {@code null} makes it absent. The array is not copied. */
    public void setOverrides(Override[] overrides) {
        this.overrides = overrides;
    }

    /** Whether column {@code overrides} is present and not null. */
    public boolean hasOverrides() {
        return overrides != null;
    }

    /** The columns by name as they are now, in the order of the schema; absent ones are {@code null}. */
    @java.lang.Override
    public Map<String, Object> asMap() {
        Object[] values = {
            text,
            overrides
        };
        return JsonScannerParser.INSTANCE.eventType().asMap(values);
    }

    @java.lang.Override
    public void writeTo(JsonWriter out) {
        JsonScannerWriter.INSTANCE.write(this, out);
    }

    @java.lang.Override
    public boolean equals(Object other) {
        if (this == other) {
            return true;
        }
        return other instanceof JsonScanner that
                && Objects.equals(text, that.text)
                && Arrays.equals(overrides, that.overrides);
    }

    @java.lang.Override
    public int hashCode() {
        int hash = 1;
        hash = 31 * hash + Objects.hashCode(text);
        hash = 31 * hash + Arrays.hashCode(overrides);
        return hash;
    }

    /** The event as compact JSON. */
    @java.lang.Override
    public String toString() {
        return toDisplayString();
    }
}
