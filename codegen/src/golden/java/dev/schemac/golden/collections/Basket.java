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
import java.util.Set;

/** An event of schema {@code Basket} in module {@code dev.schemac.golden.collections}. */
@Generated("dev.schemac.codegen.SchemaCompiler")
public final class Basket implements JsonEvent, JsonOutput.Writable {
    List<String> notes;
    Set<String> labels;
    Map<String, Integer> stock;
    Map<String, List<Good>> groups;
    List<Integer>[] pages;
    Object[] parts;

    public Basket() {}

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
        return BasketParser.INSTANCE.parse(json, offset, length, JsonOptions.DEFAULT);
    }

    public static Basket parse(InputStream json) throws IOException {
        return BasketParser.INSTANCE.parse(json);
    }

    public static Basket parse(InputStream json, JsonOptions options) throws IOException {
        return BasketParser.INSTANCE.parse(json, options);
    }

    public static List<Basket> parseList(String json) {
        return BasketParser.INSTANCE.parseList(json);
    }

    public static List<Basket> parseList(String json, JsonOptions options) {
        return BasketParser.INSTANCE.parseList(json, options);
    }

    public static List<Basket> parseList(byte[] json) {
        return BasketParser.INSTANCE.parseList(json);
    }

    public static List<Basket> parseList(byte[] json, JsonOptions options) {
        return BasketParser.INSTANCE.parseList(json, options);
    }

    public static List<Basket> parseList(byte[] json, int offset, int length) {
        return BasketParser.INSTANCE.parseList(json, offset, length, JsonOptions.DEFAULT);
    }

    public static List<Basket> parseList(InputStream json) throws IOException {
        return BasketParser.INSTANCE.parseList(json);
    }

    public static List<Basket> parseList(InputStream json, JsonOptions options) throws IOException {
        return BasketParser.INSTANCE.parseList(json, options);
    }

    public static String toJson(List<? extends Basket> list) {
        return BasketWriter.INSTANCE.listWriter().toJson(list);
    }

    public static String toJson(List<? extends Basket> list, JsonOptions options) {
        return BasketWriter.INSTANCE.listWriter().toJson(list, options);
    }

    public static byte[] toJsonBytes(List<? extends Basket> list) {
        return BasketWriter.INSTANCE.listWriter().toJsonBytes(list);
    }

    public static byte[] toJsonBytes(List<? extends Basket> list, JsonOptions options) {
        return BasketWriter.INSTANCE.listWriter().toJsonBytes(list, options);
    }

    public static void writeTo(List<? extends Basket> list, OutputStream stream) throws
            IOException {
        BasketWriter.INSTANCE.listWriter().writeTo(list, stream);
    }

    public static void writeTo(List<? extends Basket> list, OutputStream stream,
            JsonOptions options) throws IOException {
        BasketWriter.INSTANCE.listWriter().writeTo(list, stream, options);
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

    public Set<String> getLabels() {
        return labels;
    }

    public void setLabels(Set<String> labels) {
        this.labels = labels;
    }

    public boolean hasLabels() {
        return labels != null;
    }

    public Map<String, Integer> getStock() {
        return stock;
    }

    public void setStock(Map<String, Integer> stock) {
        this.stock = stock;
    }

    public boolean hasStock() {
        return stock != null;
    }

    public Map<String, List<Good>> getGroups() {
        return groups;
    }

    public void setGroups(Map<String, List<Good>> groups) {
        this.groups = groups;
    }

    public boolean hasGroups() {
        return groups != null;
    }

    public List<Integer>[] getPages() {
        return pages;
    }

    public void setPages(List<Integer>[] pages) {
        this.pages = pages;
    }

    public boolean hasPages() {
        return pages != null;
    }

    public Object[] getParts() {
        return parts;
    }

    public void setParts(Object[] parts) {
        this.parts = parts;
    }

    public boolean hasParts() {
        return parts != null;
    }

    @Override
    public Map<String, Object> asMap() {
        return BasketParser.Columns.EVENT_TYPE.asMap(new Object[] {notes, labels, stock, groups,
                pages, parts});
    }

    @Override
    public void writeTo(JsonOutput out) {
        BasketWriter.INSTANCE.write(this, out);
    }

    @Override
    public boolean equals(Object other) {
        return this == other || other instanceof Basket that && Objects.equals(notes, that.notes)
                && Objects.equals(labels, that.labels) && Objects.equals(stock, that.stock)
                && Objects.equals(groups, that.groups) && JsonValues.equal(pages, that.pages)
                && JsonValues.equal(parts, that.parts);
    }

    @Override
    public int hashCode() {
        return Objects.hash(notes, labels, stock, groups, JsonValues.hash(pages),
                JsonValues.hash(parts));
    }

    @Override
    public String toString() {
        return toDisplayString();
    }
}
