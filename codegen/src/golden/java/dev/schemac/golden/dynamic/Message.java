package dev.schemac.golden.dynamic;

import dev.schemac.runtime.JsonEvent;
import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.support.Generated;
import dev.schemac.runtime.support.JsonOutput;
import dev.schemac.runtime.support.JsonValues;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * Columns of any type, and no columns.
 *
 * <p>An event of schema {@code Message} in module {@code dev.schemac.golden.dynamic}.
 */
@Generated("dev.schemac.codegen.SchemaCompiler")
public final class Message implements JsonEvent, JsonOutput.Writable {
    String kind;
    Object payload;
    Map<String, Object> headers;
    Object[] parts;
    Map<String, Object>[] blocks;

    public Message() {}

    public static Message parse(String json) {
        return MessageParser.INSTANCE.parse(json);
    }

    public static Message parse(String json, JsonOptions options) {
        return MessageParser.INSTANCE.parse(json, options);
    }

    public static Message parse(byte[] json) {
        return MessageParser.INSTANCE.parse(json);
    }

    public static Message parse(byte[] json, JsonOptions options) {
        return MessageParser.INSTANCE.parse(json, options);
    }

    public static Message parse(byte[] json, int offset, int length) {
        return MessageParser.INSTANCE.parse(json, offset, length, JsonOptions.DEFAULT);
    }

    public static Message parse(InputStream json) throws IOException {
        return MessageParser.INSTANCE.parse(json);
    }

    public static Message parse(InputStream json, JsonOptions options) throws IOException {
        return MessageParser.INSTANCE.parse(json, options);
    }

    public static List<Message> parseList(String json) {
        return MessageParser.INSTANCE.parseList(json);
    }

    public static List<Message> parseList(String json, JsonOptions options) {
        return MessageParser.INSTANCE.parseList(json, options);
    }

    public static List<Message> parseList(byte[] json) {
        return MessageParser.INSTANCE.parseList(json);
    }

    public static List<Message> parseList(byte[] json, JsonOptions options) {
        return MessageParser.INSTANCE.parseList(json, options);
    }

    public static List<Message> parseList(byte[] json, int offset, int length) {
        return MessageParser.INSTANCE.parseList(json, offset, length, JsonOptions.DEFAULT);
    }

    public static List<Message> parseList(InputStream json) throws IOException {
        return MessageParser.INSTANCE.parseList(json);
    }

    public static List<Message> parseList(InputStream json, JsonOptions options) throws
            IOException {
        return MessageParser.INSTANCE.parseList(json, options);
    }

    public static String toJson(List<? extends Message> list) {
        return MessageWriter.INSTANCE.listWriter().toJson(list);
    }

    public static String toJson(List<? extends Message> list, JsonOptions options) {
        return MessageWriter.INSTANCE.listWriter().toJson(list, options);
    }

    public static byte[] toJsonBytes(List<? extends Message> list) {
        return MessageWriter.INSTANCE.listWriter().toJsonBytes(list);
    }

    public static byte[] toJsonBytes(List<? extends Message> list, JsonOptions options) {
        return MessageWriter.INSTANCE.listWriter().toJsonBytes(list, options);
    }

    public static void writeTo(List<? extends Message> list, OutputStream stream) throws
            IOException {
        MessageWriter.INSTANCE.listWriter().writeTo(list, stream);
    }

    public static void writeTo(List<? extends Message> list, OutputStream stream,
            JsonOptions options) throws IOException {
        MessageWriter.INSTANCE.listWriter().writeTo(list, stream, options);
    }

    public String getKind() {
        return kind;
    }

    public void setKind(String kind) {
        this.kind = kind;
    }

    public boolean hasKind() {
        return kind != null;
    }

    public Object getPayload() {
        return payload;
    }

    public void setPayload(Object payload) {
        this.payload = payload;
    }

    public boolean hasPayload() {
        return payload != null;
    }

    public Map<String, Object> getHeaders() {
        return headers;
    }

    public void setHeaders(Map<String, Object> headers) {
        this.headers = headers;
    }

    public boolean hasHeaders() {
        return headers != null;
    }

    public Object[] getParts() {
        return parts;
    }

    public void setParts(Object[] parts) {
        this.parts = parts;
    }

    public boolean hasParts() {
        return parts != null;
    }

    public Map<String, Object>[] getBlocks() {
        return blocks;
    }

    public void setBlocks(Map<String, Object>[] blocks) {
        this.blocks = blocks;
    }

    public boolean hasBlocks() {
        return blocks != null;
    }

    @Override
    public Map<String, Object> asMap() {
        return MessageParser.Columns.EVENT_TYPE.asMap(new Object[] {kind, payload, headers, parts,
                blocks});
    }

    @Override
    public void writeTo(JsonOutput out) {
        MessageWriter.INSTANCE.write(this, out);
    }

    @Override
    public boolean equals(Object other) {
        return this == other || other instanceof Message that && Objects.equals(kind, that.kind)
                && JsonValues.equal(payload, that.payload)
                && JsonValues.equal(headers, that.headers) && JsonValues.equal(parts, that.parts)
                && JsonValues.equal(blocks, that.blocks);
    }

    @Override
    public int hashCode() {
        return Objects.hash(kind, JsonValues.hash(payload), JsonValues.hash(headers),
                JsonValues.hash(parts), JsonValues.hash(blocks));
    }

    @Override
    public String toString() {
        return toDisplayString();
    }
}
