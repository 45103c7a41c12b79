package dev.schemac.golden.collections;

import dev.schemac.runtime.Generated;
import dev.schemac.runtime.JsonEvent;
import dev.schemac.runtime.JsonValues;
import dev.schemac.runtime.JsonWriter;
import java.io.IOException;
import java.io.InputStream;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * An event of schema {@code Good} in module {@code dev.schemac.golden.collections}.
 * Not safe for use by several threads while one of them changes it.
 */
@Generated("dev.schemac.codegen.SchemaCompiler")
public final class Good implements JsonEvent {
    String article;
    List<Integer[]> sizes;

    /** An event without any column. */
    public Good() {}

    /** Parses a document. */
    public static Good parse(String json) {
        return GoodParser.INSTANCE.parse(json);
    }

    /** Parses a document in UTF-8. */
    public static Good parse(byte[] json) {
        return GoodParser.INSTANCE.parse(json);
    }

    /** Parses the document in UTF-8 that begins at {@code offset} and is {@code length} bytes long. */
    public static Good parse(byte[] json, int offset, int length) {
        return GoodParser.INSTANCE.parse(json, offset, length);
    }

    /** Reads a stream to its end and parses the document in UTF-8; the stream stays open. */
    public static Good parse(InputStream json) throws IOException {
        return GoodParser.INSTANCE.parse(json);
    }

    /** Column {@code article}, {@code null} where it is absent. */
    public String getArticle() {
        return article;
    }

    /** Sets column {@code article}; {@code null} makes it absent. */
    public void setArticle(String article) {
        this.article = article;
    }

    /** Whether column {@code article} is present and not null. */
    public boolean hasArticle() {
        return article != null;
    }

    /** Column {@code sizes}, {@code null} where it is absent. The list is not copied. */
    public List<Integer[]> getSizes() {
        return sizes;
    }

    /** Sets column {@code sizes}; {@code null} makes it absent. The list is not copied. */
    public void setSizes(List<Integer[]> sizes) {
        this.sizes = sizes;
    }

    /** Whether column {@code sizes} is present and not null. */
    public boolean hasSizes() {
        return sizes != null;
    }

    /** The columns by name as they are now, in the order of the schema; absent ones are {@code null}. */
    @Override
    public Map<String, Object> asMap() {
        Object[] values = {
            article,
            sizes
        };
        return GoodParser.INSTANCE.eventType().asMap(values);
    }

    @Override
    public void writeTo(JsonWriter out) {
        GoodWriter.INSTANCE.write(this, out);
    }

    @Override
    public boolean equals(Object other) {
        if (this == other) {
            return true;
        }
        return other instanceof Good that
                && Objects.equals(article, that.article)
                && JsonValues.equal(sizes, that.sizes);
    }

    @Override
    public int hashCode() {
        int hash = 1;
        hash = 31 * hash + Objects.hashCode(article);
        hash = 31 * hash + JsonValues.hash(sizes);
        return hash;
    }

    /** The event as compact JSON. */
    @Override
    public String toString() {
        return toDisplayString();
    }
}
