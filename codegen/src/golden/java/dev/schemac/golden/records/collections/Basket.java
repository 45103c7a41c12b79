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
 * Records whose arrays are arrays.
 *
 * <p>An event of schema {@code Basket} in module {@code dev.schemac.golden.records.collections}.
 * Immutable, except that arrays, lists and maps are not copied. Columns that are absent are {@code null}.
 */
@Generated("dev.schemac.codegen.SchemaCompiler")
public record Basket(List<String> notes, Map<String, Integer> stock, Map<String, List<Good>> groups,
        List<Integer>[] pages, Object[] parts) implements JsonEvent {
    public static Basket parse(String json) {
        return BasketParser.INSTANCE.parse(json);
    }
    public static Basket parse(String json, JsonOptions options) {
        return BasketParser.INSTANCE.parse(json, options);
    }
    public static Basket parse(byte[] json) {
        return BasketParser.INSTANCE.parse(json);
    }
    public static Basket parse(byte[] json, JsonOptions options) {
        return BasketParser.INSTANCE.parse(json, options);
    }
    public static Basket parse(byte[] json, int offset, int length) {
        return BasketParser.INSTANCE.parse(json, offset, length);
    }
    public static Basket parse(InputStream json) throws IOException {
        return BasketParser.INSTANCE.parse(json);
    }
    public static Basket parse(InputStream json, JsonOptions options) throws IOException {
        return BasketParser.INSTANCE.parse(json, options);
    }

    /** Returns a builder without columns. */
    public static Builder builder() {
        return new Builder();
    }

    /** Returns a builder with the columns of this event. */
    public Builder toBuilder() {
        Builder builder = new Builder();
        builder.notes = notes;
        builder.stock = stock;
        builder.groups = groups;
        builder.pages = pages;
        builder.parts = parts;
        return builder;
    }

    @Override
    public Map<String, Object> asMap() {
        return BasketParser.INSTANCE.eventType().asMap(new Object[] {notes, stock, groups, pages,
                parts});
    }

    @Override
    public void writeTo(JsonWriter out) {
        BasketWriter.INSTANCE.write(this, out);
    }

    @Override
    public boolean equals(Object other) {
        return this == other || other instanceof Basket that && Objects.equals(notes, that.notes)
                && Objects.equals(stock, that.stock) && Objects.equals(groups, that.groups)
                && JsonValues.equal(pages, that.pages) && JsonValues.equal(parts, that.parts);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(new int[] {Objects.hashCode(notes), Objects.hashCode(stock),
                Objects.hashCode(groups), JsonValues.hash(pages), JsonValues.hash(parts)});
    }

    @Override
    public String toString() {
        return toDisplayString();
    }

    /** Collects the columns of {@link Basket}; null makes a column absent. Not thread-safe. */
    public static final class Builder {
        List<String> notes;
        Map<String, Integer> stock;
        Map<String, List<Good>> groups;
        List<Integer>[] pages;
        Object[] parts;

        Builder() {}

        public Builder notes(List<String> notes) {
            this.notes = notes;
            return this;
        }

        public Builder stock(Map<String, Integer> stock) {
            this.stock = stock;
            return this;
        }

        public Builder groups(Map<String, List<Good>> groups) {
            this.groups = groups;
            return this;
        }

        public Builder pages(List<Integer>[] pages) {
            this.pages = pages;
            return this;
        }

        public Builder parts(Object[] parts) {
            this.parts = parts;
            return this;
        }

        /** Returns an event with the current columns; the builder can be used again. */
        public Basket build() {
            return new Basket(notes, stock, groups, pages, parts);
        }
    }
}
