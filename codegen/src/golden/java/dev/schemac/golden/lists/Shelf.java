package dev.schemac.golden.lists;

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

/** An event of schema {@code Shelf} in module {@code dev.schemac.golden.lists}. */
@Generated("dev.schemac.codegen.SchemaCompiler")
public final class Shelf implements JsonEvent {
    List<String> notes;
    List<Integer> sizes;
    List<List<String>> rows;
    List<double[]> matrix;
    Map<String, List<Integer>> stock;
    List<Book> books;
    Object any;
    byte[] photo;

    public Shelf() {}

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

    public List<String> getNotes() {
        return notes;
    }

    public void setNotes(List<String> notes) {
        this.notes = notes;
    }

    public boolean hasNotes() {
        return notes != null;
    }

    public List<Integer> getSizes() {
        return sizes;
    }

    public void setSizes(List<Integer> sizes) {
        this.sizes = sizes;
    }

    public boolean hasSizes() {
        return sizes != null;
    }

    public List<List<String>> getRows() {
        return rows;
    }

    public void setRows(List<List<String>> rows) {
        this.rows = rows;
    }

    public boolean hasRows() {
        return rows != null;
    }

    public List<double[]> getMatrix() {
        return matrix;
    }

    public void setMatrix(List<double[]> matrix) {
        this.matrix = matrix;
    }

    public boolean hasMatrix() {
        return matrix != null;
    }

    public Map<String, List<Integer>> getStock() {
        return stock;
    }

    public void setStock(Map<String, List<Integer>> stock) {
        this.stock = stock;
    }

    public boolean hasStock() {
        return stock != null;
    }

    public List<Book> getBooks() {
        return books;
    }

    public void setBooks(List<Book> books) {
        this.books = books;
    }

    public boolean hasBooks() {
        return books != null;
    }

    public Object getAny() {
        return any;
    }

    public void setAny(Object any) {
        this.any = any;
    }

    public boolean hasAny() {
        return any != null;
    }

    public byte[] getPhoto() {
        return photo;
    }

    public void setPhoto(byte[] photo) {
        this.photo = photo;
    }

    public boolean hasPhoto() {
        return photo != null;
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
}
