package dev.schemac.golden.rules;

import dev.schemac.runtime.JsonEvent;
import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.support.Generated;
import dev.schemac.runtime.support.JsonOutput;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/** An event of schema {@code Part} in module {@code dev.schemac.golden.rules}. */
@Generated("dev.schemac.codegen.SchemaCompiler")
public final class Part implements JsonEvent, JsonOutput.Writable {
    String text;

    public Part() {}

    public static Part parse(String json) {
        return PartParser.INSTANCE.parse(json);
    }

    public static Part parse(String json, JsonOptions options) {
        return PartParser.INSTANCE.parse(json, options);
    }

    public static Part parse(byte[] json) {
        return PartParser.INSTANCE.parse(json);
    }

    public static Part parse(byte[] json, JsonOptions options) {
        return PartParser.INSTANCE.parse(json, options);
    }

    public static Part parse(byte[] json, int offset, int length) {
        return PartParser.INSTANCE.parse(json, offset, length, JsonOptions.DEFAULT);
    }

    public static Part parse(InputStream json) throws IOException {
        return PartParser.INSTANCE.parse(json);
    }

    public static Part parse(InputStream json, JsonOptions options) throws IOException {
        return PartParser.INSTANCE.parse(json, options);
    }

    public static List<Part> parseList(String json) {
        return PartParser.INSTANCE.parseList(json);
    }

    public static List<Part> parseList(String json, JsonOptions options) {
        return PartParser.INSTANCE.parseList(json, options);
    }

    public static List<Part> parseList(byte[] json) {
        return PartParser.INSTANCE.parseList(json);
    }

    public static List<Part> parseList(byte[] json, JsonOptions options) {
        return PartParser.INSTANCE.parseList(json, options);
    }

    public static List<Part> parseList(byte[] json, int offset, int length) {
        return PartParser.INSTANCE.parseList(json, offset, length, JsonOptions.DEFAULT);
    }

    public static List<Part> parseList(InputStream json) throws IOException {
        return PartParser.INSTANCE.parseList(json);
    }

    public static List<Part> parseList(InputStream json, JsonOptions options) throws IOException {
        return PartParser.INSTANCE.parseList(json, options);
    }

    public static String toJson(List<? extends Part> list) {
        return PartWriter.INSTANCE.listWriter().toJson(list);
    }

    public static String toJson(List<? extends Part> list, JsonOptions options) {
        return PartWriter.INSTANCE.listWriter().toJson(list, options);
    }

    public static byte[] toJsonBytes(List<? extends Part> list) {
        return PartWriter.INSTANCE.listWriter().toJsonBytes(list);
    }

    public static byte[] toJsonBytes(List<? extends Part> list, JsonOptions options) {
        return PartWriter.INSTANCE.listWriter().toJsonBytes(list, options);
    }

    public static void writeTo(List<? extends Part> list, OutputStream stream) throws IOException {
        PartWriter.INSTANCE.listWriter().writeTo(list, stream);
    }

    public static void writeTo(List<? extends Part> list, OutputStream stream, JsonOptions options)
            throws IOException {
        PartWriter.INSTANCE.listWriter().writeTo(list, stream, options);
    }

    /** Rules: a string of at least 1 character. */
    public String getText() {
        return text;
    }

    /** Rules: a string of at least 1 character. */
    public void setText(String text) {
        this.text = text;
    }

    public boolean hasText() {
        return text != null;
    }

    @Override
    public Map<String, Object> asMap() {
        return PartParser.Columns.EVENT_TYPE.asMap(new Object[] {text});
    }

    @Override
    public void writeTo(JsonOutput out) {
        PartWriter.INSTANCE.write(this, out);
    }

    @Override
    public boolean equals(Object other) {
        return this == other || other instanceof Part that && Objects.equals(text, that.text);
    }

    @Override
    public int hashCode() {
        return Objects.hash(text);
    }

    @Override
    public String toString() {
        return toDisplayString();
    }
}
