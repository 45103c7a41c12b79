package dev.schemac.golden.records.lists;

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
 * An event of schema {@code Shelf} in module {@code dev.schemac.golden.records.lists}.
 * Immutable, except that arrays are not copied. Columns that are absent are {@code null}.
 */
@Generated("dev.schemac.codegen.SchemaCompiler")
public record Shelf(List<String> notes, List<Integer> sizes, List<List<String>> rows,
        List<double[]> matrix, Map<String, List<Integer>> stock, List<Book> books, Object any,
        byte[] photo) implements JsonEvent {
    /** Copies lists and maps, unless they are those of another event. */
    public Shelf {
        notes = JsonValues.unmodifiable(notes, 1);
        sizes = JsonValues.unmodifiable(sizes, 1);
        rows = JsonValues.unmodifiable(rows, 2);
        matrix = JsonValues.unmodifiable(matrix, 1);
        stock = JsonValues.unmodifiable(stock, 2);
        books = JsonValues.unmodifiable(books, 1);
        any = JsonValues.unmodifiable(any);
    }

    public static Shelf parse(String json) {
        return ShelfParser.INSTANCE.parse(json);
    }
    public static Shelf parse(String json, JsonOptions options) {
        return ShelfParser.INSTANCE.parse(json, options);
    }
    public static Shelf parse(byte[] json) {
        return ShelfParser.INSTANCE.parse(json);
    }
    public static Shelf parse(byte[] json, JsonOptions options) {
        return ShelfParser.INSTANCE.parse(json, options);
    }
    public static Shelf parse(byte[] json, int offset, int length) {
        return ShelfParser.INSTANCE.parse(json, offset, length);
    }
    public static Shelf parse(InputStream json) throws IOException {
        return ShelfParser.INSTANCE.parse(json);
    }
    public static Shelf parse(InputStream json, JsonOptions options) throws IOException {
        return ShelfParser.INSTANCE.parse(json, options);
    }

    /** Returns a builder without columns. */
    public static Builder builder() {
        return new Builder();
    }

    /** Returns a builder with the columns of this event. */
    public Builder toBuilder() {
        Builder builder = new Builder();
        builder.notes = notes;
        builder.sizes = sizes;
        builder.rows = rows;
        builder.matrix = matrix;
        builder.stock = stock;
        builder.books = books;
        builder.any = any;
        builder.photo = photo;
        return builder;
    }

    @Override
    public Map<String, Object> asMap() {
        return ShelfParser.INSTANCE.eventType().asMap(new Object[] {notes, sizes, rows, matrix,
                stock, books, any, photo});
    }

    @Override
    public void writeTo(JsonWriter out) {
        ShelfWriter.INSTANCE.write(this, out);
    }

    @Override
    public boolean equals(Object other) {
        return this == other || other instanceof Shelf that && Objects.equals(notes, that.notes)
                && Objects.equals(sizes, that.sizes) && Objects.equals(rows, that.rows)
                && JsonValues.equal(matrix, that.matrix) && Objects.equals(stock, that.stock)
                && Objects.equals(books, that.books) && JsonValues.equal(any, that.any)
                && Arrays.equals(photo, that.photo);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(new int[] {Objects.hashCode(notes), Objects.hashCode(sizes),
                Objects.hashCode(rows), JsonValues.hash(matrix), Objects.hashCode(stock),
                Objects.hashCode(books), JsonValues.hash(any), Arrays.hashCode(photo)});
    }

    @Override
    public String toString() {
        return toDisplayString();
    }

    /** Collects the columns of {@link Shelf}; null makes a column absent. Not thread-safe. */
    public static final class Builder {
        List<String> notes;
        List<Integer> sizes;
        List<List<String>> rows;
        List<double[]> matrix;
        Map<String, List<Integer>> stock;
        List<Book> books;
        Object any;
        byte[] photo;

        Builder() {}

        public Builder notes(List<String> notes) {
            this.notes = notes;
            return this;
        }

        public Builder sizes(List<Integer> sizes) {
            this.sizes = sizes;
            return this;
        }

        public Builder rows(List<List<String>> rows) {
            this.rows = rows;
            return this;
        }

        public Builder matrix(List<double[]> matrix) {
            this.matrix = matrix;
            return this;
        }

        public Builder stock(Map<String, List<Integer>> stock) {
            this.stock = stock;
            return this;
        }

        public Builder books(List<Book> books) {
            this.books = books;
            return this;
        }

        public Builder any(Object any) {
            this.any = any;
            return this;
        }

        public Builder photo(byte[] photo) {
            this.photo = photo;
            return this;
        }

        /** Returns an event with the current columns; the builder can be used again. */
        public Shelf build() {
            return new Shelf(notes, sizes, rows, matrix, stock, books, any, photo);
        }
    }
}
