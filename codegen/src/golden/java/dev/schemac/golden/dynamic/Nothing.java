package dev.schemac.golden.dynamic;

import dev.schemac.runtime.JsonEvent;
import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.support.Generated;
import dev.schemac.runtime.support.JsonOutput;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.List;
import java.util.Map;

/** An event of schema {@code Nothing} in module {@code dev.schemac.golden.dynamic}. */
@Generated("dev.schemac.codegen.SchemaCompiler")
public final class Nothing implements JsonEvent, JsonOutput.Writable {
    public Nothing() {}

    public static Nothing parse(String json) {
        return NothingParser.INSTANCE.parse(json);
    }

    public static Nothing parse(String json, JsonOptions options) {
        return NothingParser.INSTANCE.parse(json, options);
    }

    public static Nothing parse(byte[] json) {
        return NothingParser.INSTANCE.parse(json);
    }

    public static Nothing parse(byte[] json, JsonOptions options) {
        return NothingParser.INSTANCE.parse(json, options);
    }

    public static Nothing parse(byte[] json, int offset, int length) {
        return NothingParser.INSTANCE.parse(json, offset, length, JsonOptions.DEFAULT);
    }

    public static Nothing parse(InputStream json) throws IOException {
        return NothingParser.INSTANCE.parse(json);
    }

    public static Nothing parse(InputStream json, JsonOptions options) throws IOException {
        return NothingParser.INSTANCE.parse(json, options);
    }

    public static List<Nothing> parseList(String json) {
        return NothingParser.INSTANCE.parseList(json);
    }

    public static List<Nothing> parseList(String json, JsonOptions options) {
        return NothingParser.INSTANCE.parseList(json, options);
    }

    public static List<Nothing> parseList(byte[] json) {
        return NothingParser.INSTANCE.parseList(json);
    }

    public static List<Nothing> parseList(byte[] json, JsonOptions options) {
        return NothingParser.INSTANCE.parseList(json, options);
    }

    public static List<Nothing> parseList(byte[] json, int offset, int length) {
        return NothingParser.INSTANCE.parseList(json, offset, length, JsonOptions.DEFAULT);
    }

    public static List<Nothing> parseList(InputStream json) throws IOException {
        return NothingParser.INSTANCE.parseList(json);
    }

    public static List<Nothing> parseList(InputStream json, JsonOptions options) throws
            IOException {
        return NothingParser.INSTANCE.parseList(json, options);
    }

    public static String toJson(List<? extends Nothing> list) {
        return NothingWriter.INSTANCE.listWriter().toJson(list);
    }

    public static String toJson(List<? extends Nothing> list, JsonOptions options) {
        return NothingWriter.INSTANCE.listWriter().toJson(list, options);
    }

    public static byte[] toJsonBytes(List<? extends Nothing> list) {
        return NothingWriter.INSTANCE.listWriter().toJsonBytes(list);
    }

    public static byte[] toJsonBytes(List<? extends Nothing> list, JsonOptions options) {
        return NothingWriter.INSTANCE.listWriter().toJsonBytes(list, options);
    }

    public static void writeTo(List<? extends Nothing> list, OutputStream stream) throws
            IOException {
        NothingWriter.INSTANCE.listWriter().writeTo(list, stream);
    }

    public static void writeTo(List<? extends Nothing> list, OutputStream stream,
            JsonOptions options) throws IOException {
        NothingWriter.INSTANCE.listWriter().writeTo(list, stream, options);
    }

    @Override
    public Map<String, Object> asMap() {
        return NothingParser.Columns.EVENT_TYPE.asMap(new Object[] {});
    }

    @Override
    public void writeTo(JsonOutput out) {
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

    @Override
    public String toString() {
        return toDisplayString();
    }
}
