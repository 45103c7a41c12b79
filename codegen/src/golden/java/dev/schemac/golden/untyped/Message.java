package dev.schemac.golden.untyped;

import dev.schemac.runtime.Generated;
import dev.schemac.runtime.JsonEvent;
import dev.schemac.runtime.JsonValues;
import dev.schemac.runtime.JsonWriter;
import java.io.IOException;
import java.io.InputStream;
import java.util.Map;
import java.util.Objects;

/**
 * An event of schema {@code Message} in module {@code dev.schemac.golden.untyped}.
 * Not safe for use by several threads while one of them changes it.
 */
@Generated("dev.schemac.codegen.SchemaCompiler")
public final class Message implements JsonEvent {
    String kind;
    Object payload;
    Map<String, Object> headers;
    Object[] parts;
    Map<String, Object>[] blocks;

    /** An event without any column. */
    public Message() {}

    /** Parses a document. */
    public static Message parse(String json) {
        return MessageParser.INSTANCE.parse(json);
    }

    /** Parses a document in UTF-8. */
    public static Message parse(byte[] json) {
        return MessageParser.INSTANCE.parse(json);
    }

    /** Parses the document in UTF-8 that begins at {@code offset} and is {@code length} bytes long. */
    public static Message parse(byte[] json, int offset, int length) {
        return MessageParser.INSTANCE.parse(json, offset, length);
    }

    /** Reads a stream to its end and parses the document in UTF-8; the stream stays open. */
    public static Message parse(InputStream json) throws IOException {
        return MessageParser.INSTANCE.parse(json);
    }

    /** Column {@code kind}, {@code null} where it is absent. */
    public String getKind() {
        return kind;
    }

    /** Sets column {@code kind}; {@code null} makes it absent. */
    public void setKind(String kind) {
        this.kind = kind;
    }

    /** Whether column {@code kind} is present and not null. */
    public boolean hasKind() {
        return kind != null;
    }

    /** Column {@code payload}, {@code null} where it is absent. */
    public Object getPayload() {
        return payload;
    }

    /** Sets column {@code payload}; {@code null} makes it absent. */
    public void setPayload(Object payload) {
        this.payload = payload;
    }

    /** Whether column {@code payload} is present and not null. */
    public boolean hasPayload() {
        return payload != null;
    }

    /** Column {@code headers}, {@code null} where it is absent. */
    public Map<String, Object> getHeaders() {
        return headers;
    }

    /** Sets column {@code headers}; {@code null} makes it absent. */
    public void setHeaders(Map<String, Object> headers) {
        this.headers = headers;
    }

    /** Whether column {@code headers} is present and not null. */
    public boolean hasHeaders() {
        return headers != null;
    }

    /** Column {@code parts}, {@code null} where it is absent. The array is not copied. */
    public Object[] getParts() {
        return parts;
    }

    /** Sets column {@code parts}; {@code null} makes it absent. The array is not copied. */
    public void setParts(Object[] parts) {
        this.parts = parts;
    }

    /** Whether column {@code parts} is present and not null. */
    public boolean hasParts() {
        return parts != null;
    }

    /** Column {@code blocks}, {@code null} where it is absent. The array is not copied. */
    public Map<String, Object>[] getBlocks() {
        return blocks;
    }

    /** Sets column {@code blocks}; {@code null} makes it absent. The array is not copied. */
    public void setBlocks(Map<String, Object>[] blocks) {
        this.blocks = blocks;
    }

    /** Whether column {@code blocks} is present and not null. */
    public boolean hasBlocks() {
        return blocks != null;
    }

    /** The columns by name as they are now, in the order of the schema; absent ones are {@code null}. */
    @Override
    public Map<String, Object> asMap() {
        Object[] values = {
            kind,
            payload,
            headers,
            parts,
            blocks
        };
        return MessageParser.INSTANCE.eventType().asMap(values);
    }

    @Override
    public void writeTo(JsonWriter out) {
        MessageWriter.INSTANCE.write(this, out);
    }

    @Override
    public boolean equals(Object other) {
        if (this == other) {
            return true;
        }
        return other instanceof Message that
                && Objects.equals(kind, that.kind)
                && JsonValues.equal(payload, that.payload)
                && JsonValues.equal(headers, that.headers)
                && JsonValues.equal(parts, that.parts)
                && JsonValues.equal(blocks, that.blocks);
    }

    @Override
    public int hashCode() {
        int hash = 1;
        hash = 31 * hash + Objects.hashCode(kind);
        hash = 31 * hash + JsonValues.hash(payload);
        hash = 31 * hash + JsonValues.hash(headers);
        hash = 31 * hash + JsonValues.hash(parts);
        hash = 31 * hash + JsonValues.hash(blocks);
        return hash;
    }

    /** The event as compact JSON. */
    @Override
    public String toString() {
        return toDisplayString();
    }
}
