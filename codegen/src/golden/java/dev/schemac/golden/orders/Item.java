package dev.schemac.golden.orders;

import dev.schemac.runtime.JsonEvent;
import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.support.Generated;
import dev.schemac.runtime.support.JsonOutput;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/** An event of schema {@code Item} in module {@code dev.schemac.golden.orders}. */
@Generated("dev.schemac.codegen.SchemaCompiler")
public final class Item implements JsonEvent, JsonOutput.Writable {
    String article;
    BigDecimal price;
    int quantity;
    long presence;

    public Item() {}

    public static Item parse(String json) {
        return ItemParser.INSTANCE.parse(json);
    }

    public static Item parse(String json, JsonOptions options) {
        return ItemParser.INSTANCE.parse(json, options);
    }

    public static Item parse(byte[] json) {
        return ItemParser.INSTANCE.parse(json);
    }

    public static Item parse(byte[] json, JsonOptions options) {
        return ItemParser.INSTANCE.parse(json, options);
    }

    public static Item parse(byte[] json, int offset, int length) {
        return ItemParser.INSTANCE.parse(json, offset, length, JsonOptions.DEFAULT);
    }

    public static Item parse(InputStream json) throws IOException {
        return ItemParser.INSTANCE.parse(json);
    }

    public static Item parse(InputStream json, JsonOptions options) throws IOException {
        return ItemParser.INSTANCE.parse(json, options);
    }

    public static List<Item> parseList(String json) {
        return ItemParser.INSTANCE.parseList(json);
    }

    public static List<Item> parseList(String json, JsonOptions options) {
        return ItemParser.INSTANCE.parseList(json, options);
    }

    public static List<Item> parseList(byte[] json) {
        return ItemParser.INSTANCE.parseList(json);
    }

    public static List<Item> parseList(byte[] json, JsonOptions options) {
        return ItemParser.INSTANCE.parseList(json, options);
    }

    public static List<Item> parseList(byte[] json, int offset, int length) {
        return ItemParser.INSTANCE.parseList(json, offset, length, JsonOptions.DEFAULT);
    }

    public static List<Item> parseList(InputStream json) throws IOException {
        return ItemParser.INSTANCE.parseList(json);
    }

    public static List<Item> parseList(InputStream json, JsonOptions options) throws IOException {
        return ItemParser.INSTANCE.parseList(json, options);
    }

    public static String toJson(List<? extends Item> list) {
        return ItemWriter.INSTANCE.listWriter().toJson(list);
    }

    public static String toJson(List<? extends Item> list, JsonOptions options) {
        return ItemWriter.INSTANCE.listWriter().toJson(list, options);
    }

    public static byte[] toJsonBytes(List<? extends Item> list) {
        return ItemWriter.INSTANCE.listWriter().toJsonBytes(list);
    }

    public static byte[] toJsonBytes(List<? extends Item> list, JsonOptions options) {
        return ItemWriter.INSTANCE.listWriter().toJsonBytes(list, options);
    }

    public static void writeTo(List<? extends Item> list, OutputStream stream) throws IOException {
        ItemWriter.INSTANCE.listWriter().writeTo(list, stream);
    }

    public static void writeTo(List<? extends Item> list, OutputStream stream, JsonOptions options)
            throws IOException {
        ItemWriter.INSTANCE.listWriter().writeTo(list, stream, options);
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

    public BigDecimal getPrice() {
        return price;
    }

    public void setPrice(BigDecimal price) {
        this.price = price;
    }

    public boolean hasPrice() {
        return price != null;
    }

    public int getQuantity() {
        return quantity;
    }

    public void setQuantity(int quantity) {
        this.quantity = quantity;
        presence |= 1L << ItemParser.QUANTITY_BIT;
    }

    public boolean hasQuantity() {
        return (presence & (1L << ItemParser.QUANTITY_BIT)) != 0;
    }

    public void clearQuantity() {
        quantity = 0;
        presence &= ~(1L << ItemParser.QUANTITY_BIT);
    }

    @Override
    public Map<String, Object> asMap() {
        return ItemParser.Columns.EVENT_TYPE.asMap(new Object[] {article, price,
                hasQuantity() ? quantity : null});
    }

    @Override
    public void writeTo(JsonOutput out) {
        ItemWriter.INSTANCE.write(this, out);
    }

    @Override
    public boolean equals(Object other) {
        return this == other || other instanceof Item that && presence == that.presence
                && Objects.equals(article, that.article) && Objects.equals(price, that.price)
                && quantity == that.quantity;
    }

    @Override
    public int hashCode() {
        return Objects.hash(article, price, quantity);
    }

    @Override
    public String toString() {
        return toDisplayString();
    }
}
