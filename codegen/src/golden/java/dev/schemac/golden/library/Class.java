package dev.schemac.golden.library;

import dev.schemac.runtime.JsonEvent;
import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.JsonWriter;
import dev.schemac.runtime.support.Generated;
import java.io.IOException;
import java.io.InputStream;
import java.lang.Object;
import java.lang.Override;
import java.lang.String;
import java.util.Arrays;
import java.util.Map;
import java.util.Objects;

/** An event of schema {@code Class} in module {@code dev.schemac.golden.library}. */
@Generated("dev.schemac.codegen.SchemaCompiler")
public final class Class implements JsonEvent {
    String text;

    public Class() {}

    public static Class parse(String json) {
        return ClassParser.INSTANCE.parse(json);
    }
    public static Class parse(String json, JsonOptions options) {
        return ClassParser.INSTANCE.parse(json, options);
    }
    public static Class parse(byte[] json) {
        return ClassParser.INSTANCE.parse(json);
    }
    public static Class parse(byte[] json, JsonOptions options) {
        return ClassParser.INSTANCE.parse(json, options);
    }
    public static Class parse(byte[] json, int offset, int length) {
        return ClassParser.INSTANCE.parse(json, offset, length);
    }
    public static Class parse(InputStream json) throws IOException {
        return ClassParser.INSTANCE.parse(json);
    }
    public static Class parse(InputStream json, JsonOptions options) throws IOException {
        return ClassParser.INSTANCE.parse(json, options);
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

    @Override
    public Map<String, Object> asMap() {
        return ClassParser.INSTANCE.eventType().asMap(new Object[] {text});
    }

    @Override
    public void writeTo(JsonWriter out) {
        ClassWriter.INSTANCE.write(this, out);
    }

    @Override
    public boolean equals(Object other) {
        return this == other || other instanceof Class that && Objects.equals(text, that.text);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(new int[] {Objects.hashCode(text)});
    }

    @Override
    public String toString() {
        return toDisplayString();
    }
}
