package dev.schemac.golden.orders;

import dev.schemac.runtime.Generated;
import dev.schemac.runtime.JsonEvent;
import dev.schemac.runtime.JsonWriter;
import java.io.IOException;
import java.io.InputStream;
import java.math.BigDecimal;
import java.util.Map;
import java.util.Objects;

/**
 * An event of schema {@code Item} in module {@code dev.schemac.golden.orders}.
 * Not safe for use by several threads while one of them changes it.
 */
@Generated("dev.schemac.codegen.SchemaCompiler")
public final class Item implements JsonEvent {
    String article;
    BigDecimal price;
    int quantity;

    /** Bit i is set while column number i is present; primitive columns only. */
    long presence;

    /** An event without any column. */
    public Item() {}

    /** Parses a document. */
    public static Item parse(String json) {
        return ItemParser.INSTANCE.parse(json);
    }

    /** Parses a document in UTF-8. */
    public static Item parse(byte[] json) {
        return ItemParser.INSTANCE.parse(json);
    }

    /** Parses the document in UTF-8 that begins at {@code offset} and is {@code length} bytes long. */
    public static Item parse(byte[] json, int offset, int length) {
        return ItemParser.INSTANCE.parse(json, offset, length);
    }

    /** Reads a stream to its end and parses the document in UTF-8; the stream stays open. */
    public static Item parse(InputStream json) throws IOException {
        return ItemParser.INSTANCE.parse(json);
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

    /** Column {@code price}, {@code null} where it is absent. */
    public BigDecimal getPrice() {
        return price;
    }

    /** Sets column {@code price}; {@code null} makes it absent. */
    public void setPrice(BigDecimal price) {
        this.price = price;
    }

    /** Whether column {@code price} is present and not null. */
    public boolean hasPrice() {
        return price != null;
    }

    /** Column {@code quantity}, {@code 0} where it is absent. */
    public int getQuantity() {
        return quantity;
    }

    /** Sets column {@code quantity}; it is present from now on. */
    public void setQuantity(int quantity) {
        this.quantity = quantity;
        presence |= 1L << 2;
    }

    /** Whether column {@code quantity} is present and not null. */
    public boolean hasQuantity() {
        return (presence & (1L << 2)) != 0;
    }

    /** Makes column {@code quantity} absent. */
    public void clearQuantity() {
        quantity = 0;
        presence &= ~(1L << 2);
    }

    /** The columns by name as they are now, in the order of the schema; absent ones are {@code null}. */
    @Override
    public Map<String, Object> asMap() {
        Object[] values = {
            article,
            price,
            hasQuantity() ? quantity : null
        };
        return ItemParser.INSTANCE.eventType().asMap(values);
    }

    @Override
    public void writeTo(JsonWriter out) {
        ItemWriter.INSTANCE.write(this, out);
    }

    @Override
    public boolean equals(Object other) {
        if (this == other) {
            return true;
        }
        return other instanceof Item that
                && presence == that.presence
                && Objects.equals(article, that.article)
                && Objects.equals(price, that.price)
                && quantity == that.quantity;
    }

    @Override
    public int hashCode() {
        int hash = 1;
        hash = 31 * hash + Long.hashCode(presence);
        hash = 31 * hash + Objects.hashCode(article);
        hash = 31 * hash + Objects.hashCode(price);
        hash = 31 * hash + Integer.hashCode(quantity);
        return hash;
    }

    /** The event as compact JSON. */
    @Override
    public String toString() {
        return toDisplayString();
    }
}
