package dev.schemac.golden.records.collections;

import dev.schemac.runtime.JsonEvent;
import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.JsonWriter;
import dev.schemac.runtime.support.Generated;
import dev.schemac.runtime.support.JsonValues;
import java.io.IOException;
import java.io.InputStream;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * An event of schema {@code Good} in module {@code dev.schemac.golden.records.collections}.
 * Immutable, except that arrays, lists and maps are not copied. Columns that are absent are {@code null}.
 */
@Generated("dev.schemac.codegen.SchemaCompiler")
public record Good(String article, List<Integer[]> sizes) implements JsonEvent {
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
        return GoodParser.INSTANCE.parse(json, offset, length);
    }
    public static Good parse(InputStream json) throws IOException {
        return GoodParser.INSTANCE.parse(json);
    }
    public static Good parse(InputStream json, JsonOptions options) throws IOException {
        return GoodParser.INSTANCE.parse(json, options);
    }

    /** Returns a builder without columns. */
    public static Builder builder() {
        return new Builder();
    }

    /** Returns a builder with the columns of this event. */
    public Builder toBuilder() {
        Builder builder = new Builder();
        builder.article = article;
        builder.sizes = sizes;
        return builder;
    }

    @Override
    public Map<String, Object> asMap() {
        return GoodParser.INSTANCE.eventType().asMap(new Object[] {article, sizes});
    }

    @Override
    public void writeTo(JsonWriter out) {
        GoodWriter.INSTANCE.write(this, out);
    }

    @Override
    public boolean equals(Object other) {
        return this == other || other instanceof Good that && Objects.equals(article, that.article)
                && JsonValues.equal(sizes, that.sizes);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(new int[] {Objects.hashCode(article), JsonValues.hash(sizes)});
    }

    @Override
    public String toString() {
        return toDisplayString();
    }

    /** Collects the columns of {@link Good}; null makes a column absent. Not thread-safe. */
    public static final class Builder {
        String article;
        List<Integer[]> sizes;

        Builder() {}

        public Builder article(String article) {
            this.article = article;
            return this;
        }

        public Builder sizes(List<Integer[]> sizes) {
            this.sizes = sizes;
            return this;
        }

        /** Returns an event with the current columns; the builder can be used again. */
        public Good build() {
            return new Good(article, sizes);
        }
    }
}
