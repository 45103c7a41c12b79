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
 * An event of schema {@code Basket} in module {@code dev.schemac.golden.collections}.
 * Not safe for use by several threads while one of them changes it.
 */
@Generated("dev.schemac.codegen.SchemaCompiler")
public final class Basket implements JsonEvent {
    List<String> notes;
    Map<String, Integer> stock;
    Map<String, List<Good>> groups;
    List<Integer>[] pages;
    Object[] parts;

    /** An event without any column. */
    public Basket() {}

    /** Parses a document. */
    public static Basket parse(String json) {
        return BasketParser.INSTANCE.parse(json);
    }

    /** Parses a document in UTF-8. */
    public static Basket parse(byte[] json) {
        return BasketParser.INSTANCE.parse(json);
    }

    /** Parses the document in UTF-8 that begins at {@code offset} and is {@code length} bytes long. */
    public static Basket parse(byte[] json, int offset, int length) {
        return BasketParser.INSTANCE.parse(json, offset, length);
    }

    /** Reads a stream to its end and parses the document in UTF-8; the stream stays open. */
    public static Basket parse(InputStream json) throws IOException {
        return BasketParser.INSTANCE.parse(json);
    }

    /** Column {@code notes}, {@code null} where it is absent. The list is not copied. */
    public List<String> getNotes() {
        return notes;
    }

    /** Sets column {@code notes}; {@code null} makes it absent. The list is not copied. */
    public void setNotes(List<String> notes) {
        this.notes = notes;
    }

    /** Whether column {@code notes} is present and not null. */
    public boolean hasNotes() {
        return notes != null;
    }

    /** Column {@code stock}, {@code null} where it is absent. The map is not copied. */
    public Map<String, Integer> getStock() {
        return stock;
    }

    /** Sets column {@code stock}; {@code null} makes it absent. The map is not copied. */
    public void setStock(Map<String, Integer> stock) {
        this.stock = stock;
    }

    /** Whether column {@code stock} is present and not null. */
    public boolean hasStock() {
        return stock != null;
    }

    /** Column {@code groups}, {@code null} where it is absent. The map is not copied. */
    public Map<String, List<Good>> getGroups() {
        return groups;
    }

    /** Sets column {@code groups}; {@code null} makes it absent. The map is not copied. */
    public void setGroups(Map<String, List<Good>> groups) {
        this.groups = groups;
    }

    /** Whether column {@code groups} is present and not null. */
    public boolean hasGroups() {
        return groups != null;
    }

    /** Column {@code pages}, {@code null} where it is absent. The array is not copied. */
    public List<Integer>[] getPages() {
        return pages;
    }

    /** Sets column {@code pages}; {@code null} makes it absent. The array is not copied. */
    public void setPages(List<Integer>[] pages) {
        this.pages = pages;
    }

    /** Whether column {@code pages} is present and not null. */
    public boolean hasPages() {
        return pages != null;
    }

    /** Column {@code parts}, {@code null} where it is absent. The array is not copied. */
    public Object[] getParts() {
        return parts;
    }

    /** Sets column {@code parts}; {@code null} makes it absent. The array is not copied. */
    public void setParts(Object[] parts) {
        this.parts = parts;
    }

    /** Whether column {@code parts} is present and not null. */
    public boolean hasParts() {
        return parts != null;
    }

    /** The columns by name as they are now, in the order of the schema; absent ones are {@code null}. */
    @Override
    public Map<String, Object> asMap() {
        Object[] values = {
            notes,
            stock,
            groups,
            pages,
            parts
        };
        return BasketParser.INSTANCE.eventType().asMap(values);
    }

    @Override
    public void writeTo(JsonWriter out) {
        BasketWriter.INSTANCE.write(this, out);
    }

    @Override
    public boolean equals(Object other) {
        if (this == other) {
            return true;
        }
        return other instanceof Basket that
                && Objects.equals(notes, that.notes)
                && Objects.equals(stock, that.stock)
                && Objects.equals(groups, that.groups)
                && JsonValues.equal(pages, that.pages)
                && JsonValues.equal(parts, that.parts);
    }

    @Override
    public int hashCode() {
        int hash = 1;
        hash = 31 * hash + Objects.hashCode(notes);
        hash = 31 * hash + Objects.hashCode(stock);
        hash = 31 * hash + Objects.hashCode(groups);
        hash = 31 * hash + JsonValues.hash(pages);
        hash = 31 * hash + JsonValues.hash(parts);
        return hash;
    }

    /** The event as compact JSON. */
    @Override
    public String toString() {
        return toDisplayString();
    }
}
