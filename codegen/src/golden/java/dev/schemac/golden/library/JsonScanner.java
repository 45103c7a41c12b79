package dev.schemac.golden.library;

import dev.schemac.runtime.JsonEvent;
import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.JsonWriter;
import dev.schemac.runtime.support.Generated;
import java.io.IOException;
import java.io.InputStream;
import java.lang.Object;
import java.lang.String;
import java.util.Arrays;
import java.util.Map;
import java.util.Objects;

/** An event of schema {@code JsonScanner} in module {@code dev.schemac.golden.library}. */
@Generated("dev.schemac.codegen.SchemaCompiler")
public final class JsonScanner implements JsonEvent {
    String text;
    Override[] overrides;

    public JsonScanner() {}

    public static JsonScanner parse(String json) {
        return JsonScannerParser.INSTANCE.parse(json);
    }
    public static JsonScanner parse(String json, JsonOptions options) {
        return JsonScannerParser.INSTANCE.parse(json, options);
    }
    public static JsonScanner parse(byte[] json) {
        return JsonScannerParser.INSTANCE.parse(json);
    }
    public static JsonScanner parse(byte[] json, JsonOptions options) {
        return JsonScannerParser.INSTANCE.parse(json, options);
    }
    public static JsonScanner parse(byte[] json, int offset, int length) {
        return JsonScannerParser.INSTANCE.parse(json, offset, length);
    }
    public static JsonScanner parse(InputStream json) throws IOException {
        return JsonScannerParser.INSTANCE.parse(json);
    }
    public static JsonScanner parse(InputStream json, JsonOptions options) throws IOException {
        return JsonScannerParser.INSTANCE.parse(json, options);
    }

    public String getText() {
        return text;
    }

    public void setText(String text) {
        this.text = text;
    }

    public boolean hasText() {
        return text != null;
    }

    public Override[] getOverrides() {
        return overrides;
    }

    public void setOverrides(Override[] overrides) {
        this.overrides = overrides;
    }

    public boolean hasOverrides() {
        return overrides != null;
    }

    @java.lang.Override
    public Map<String, Object> asMap() {
        return JsonScannerParser.INSTANCE.eventType().asMap(new Object[] {text, overrides});
    }

    @java.lang.Override
    public void writeTo(JsonWriter out) {
        JsonScannerWriter.INSTANCE.write(this, out);
    }

    @java.lang.Override
    public boolean equals(Object other) {
        return this == other || other instanceof JsonScanner that && Objects.equals(text, that.text)
                && Arrays.equals(overrides, that.overrides);
    }

    @java.lang.Override
    public int hashCode() {
        return Arrays.hashCode(new int[] {Objects.hashCode(text), Arrays.hashCode(overrides)});
    }

    @java.lang.Override
    public String toString() {
        return toDisplayString();
    }
}
