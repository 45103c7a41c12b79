package dev.schemac.golden.records.collections;

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
 * An event of schema {@code Good} in module {@code dev.schemac.golden.records.collections}.
 * Immutable, except that arrays, lists and maps are not copied. Columns that are absent are {@code null}.
 *
 * @param article column {@code article}
 * @param sizes column {@code sizes}
 */
@Generated("dev.schemac.codegen.SchemaCompiler")
public record Good(String article, List<Integer[]> sizes) implements JsonEvent {
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

    /** A builder without any column. */
    public static Builder builder() {
        return new Builder();
    }

    /** A builder with the columns of this event. */
    public Builder toBuilder() {
        Builder builder = new Builder();
        builder.article = article;
        builder.sizes = sizes;
        return builder;
    }

    /** The columns by name, in the order of the schema; absent ones are {@code null}. */
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

    /** Collects the columns of {@link Good}. Not safe for use by several threads. */
    public static final class Builder {
        String article;
        List<Integer[]> sizes;

        Builder() {}

        /** Sets column {@code article}; {@code null} makes it absent. */
        public Builder article(String article) {
            this.article = article;
            return this;
        }

        /** Sets column {@code sizes}; {@code null} makes it absent. The list is not copied. */
        public Builder sizes(List<Integer[]> sizes) {
            this.sizes = sizes;
            return this;
        }

        /** The event with the columns as they are now; the builder can be used further. */
        public Good build() {
            return new Good(article, sizes);
        }
    }
}
