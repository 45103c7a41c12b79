package dev.schemac.golden.collections;

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

/** An event of schema {@code Good} in module {@code dev.schemac.golden.collections}. */
@Generated("dev.schemac.codegen.SchemaCompiler")
public final class Good implements JsonEvent, JsonOutput.Writable {
    String article;
    List<Integer[]> sizes;

    public Good() {}

    public static Good parse(String json) {
        return GoodParser.INSTANCE.parse(json);
    }

    public static Good parse(String json, JsonOptions options) {
        return GoodParser.INSTANCE.parse(json, options);
    }

    public static Good parse(byte[] json) {
        return GoodParser.INSTANCE.parse(json);
    }

    public static Good parse(byte[] json, JsonOptions options) {
        return GoodParser.INSTANCE.parse(json, options);
    }

    public static Good parse(byte[] json, int offset, int length) {
        return GoodParser.INSTANCE.parse(json, offset, length, JsonOptions.DEFAULT);
    }

    public static Good parse(InputStream json) throws IOException {
        return GoodParser.INSTANCE.parse(json);
    }

    public static Good parse(InputStream json, JsonOptions options) throws IOException {
        return GoodParser.INSTANCE.parse(json, options);
    }

    public static List<Good> parseList(String json) {
        return GoodParser.INSTANCE.parseList(json);
    }

    public static List<Good> parseList(String json, JsonOptions options) {
        return GoodParser.INSTANCE.parseList(json, options);
    }

    public static List<Good> parseList(byte[] json) {
        return GoodParser.INSTANCE.parseList(json);
    }

    public static List<Good> parseList(byte[] json, JsonOptions options) {
        return GoodParser.INSTANCE.parseList(json, options);
    }

    public static List<Good> parseList(byte[] json, int offset, int length) {
        return GoodParser.INSTANCE.parseList(json, offset, length, JsonOptions.DEFAULT);
    }

    public static List<Good> parseList(InputStream json) throws IOException {
        return GoodParser.INSTANCE.parseList(json);
    }

    public static List<Good> parseList(InputStream json, JsonOptions options) throws IOException {
        return GoodParser.INSTANCE.parseList(json, options);
    }

    public static String toJson(List<? extends Good> list) {
        return GoodWriter.INSTANCE.listWriter().toJson(list);
    }

    public static String toJson(List<? extends Good> list, JsonOptions options) {
        return GoodWriter.INSTANCE.listWriter().toJson(list, options);
    }

    public static byte[] toJsonBytes(List<? extends Good> list) {
        return GoodWriter.INSTANCE.listWriter().toJsonBytes(list);
    }

    public static byte[] toJsonBytes(List<? extends Good> list, JsonOptions options) {
        return GoodWriter.INSTANCE.listWriter().toJsonBytes(list, options);
    }

    public static void writeTo(List<? extends Good> list, OutputStream stream) throws IOException {
        GoodWriter.INSTANCE.listWriter().writeTo(list, stream);
    }

    public static void writeTo(List<? extends Good> list, OutputStream stream, JsonOptions options)
            throws IOException {
        GoodWriter.INSTANCE.listWriter().writeTo(list, stream, options);
    }

    public String getArticle() {
        return article;
    }

    public void setArticle(String article) {
        this.article = article;
    }

    public boolean hasArticle() {
        return article != null;
    }

    public List<Integer[]> getSizes() {
        return sizes;
    }

    public void setSizes(List<Integer[]> sizes) {
        this.sizes = sizes;
    }

    public boolean hasSizes() {
        return sizes != null;
    }

    @Override
    public Map<String, Object> asMap() {
        return GoodParser.Columns.EVENT_TYPE.asMap(new Object[] {article, sizes});
    }

    @Override
    public void writeTo(JsonOutput out) {
        GoodWriter.INSTANCE.write(this, out);
    }

    @Override
    public boolean equals(Object other) {
        return this == other || other instanceof Good that && Objects.equals(article, that.article)
                && JsonValues.equal(sizes, that.sizes);
    }

    @Override
    public int hashCode() {
        return Objects.hash(article, JsonValues.hash(sizes));
    }

    @Override
    public String toString() {
        return toDisplayString();
    }
}
