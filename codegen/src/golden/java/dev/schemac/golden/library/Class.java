package dev.schemac.golden.library;

import dev.schemac.runtime.Generated;
import dev.schemac.runtime.JsonEvent;
import dev.schemac.runtime.JsonWriter;
import java.io.IOException;
import java.io.InputStream;
import java.lang.Override;
import java.util.Map;
import java.util.Objects;

/**
 * An event of schema {@code Class} in module {@code dev.schemac.golden.library}.
 * Not safe for use by several threads while one of them changes it.
 */
@Generated("dev.schemac.codegen.SchemaCompiler")
public final class Class implements JsonEvent {
    String text;

    /** An event without any column. */
    public Class() {}

    /** Parses a document. */
    public static Class parse(String json) {
        return ClassParser.INSTANCE.parse(json);
    }

    /** Parses a document in UTF-8. */
    public static Class parse(byte[] json) {
        return ClassParser.INSTANCE.parse(json);
    }

    /** Parses the document in UTF-8 that begins at {@code offset} and is {@code length} bytes long. */
    public static Class parse(byte[] json, int offset, int length) {
        return ClassParser.INSTANCE.parse(json, offset, length);
    }

    /** Reads a stream to its end and parses the document in UTF-8; the stream stays open. */
    public static Class parse(InputStream json) throws IOException {
        return ClassParser.INSTANCE.parse(json);
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

    /** The columns by name as they are now, in the order of the schema; absent ones are {@code null}. */
    @Override
    public Map<String, Object> asMap() {
        Object[] values = {
            text
        };
        return ClassParser.INSTANCE.eventType().asMap(values);
    }

    @Override
    public void writeTo(JsonWriter out) {
        ClassWriter.INSTANCE.write(this, out);
    }

    @Override
    public boolean equals(Object other) {
        if (this == other) {
            return true;
        }
        return other instanceof Class that
                && Objects.equals(text, that.text);
    }

    @Override
    public int hashCode() {
        int hash = 1;
        hash = 31 * hash + Objects.hashCode(text);
        return hash;
    }

    /** The event as compact JSON. */
    @Override
    public String toString() {
        return toDisplayString();
    }
}
