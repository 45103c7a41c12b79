package dev.schemac.golden.orders;

import dev.schemac.golden.customers.Customer;
import dev.schemac.runtime.Generated;
import dev.schemac.runtime.JsonEvent;
import dev.schemac.runtime.JsonWriter;
import java.io.IOException;
import java.io.InputStream;
import java.util.Arrays;
import java.util.Map;
import java.util.Objects;

/**
 * An event of schema {@code Order} in module {@code dev.schemac.golden.orders}.
 * Not safe for use by several threads while one of them changes it.
 */
@Generated("dev.schemac.codegen.SchemaCompiler")
public final class Order implements JsonEvent {
    long number;
    Customer buyer;
    Item[] items;

    /** Bit i is set while column number i is present; primitive columns only. */
    long presence;

    /** An event without any column. */
    public Order() {}

    /** Parses a document. */
    public static Order parse(String json) {
        return OrderParser.INSTANCE.parse(json);
    }

    /** Parses a document in UTF-8. */
    public static Order parse(byte[] json) {
        return OrderParser.INSTANCE.parse(json);
    }

    /** Parses the document in UTF-8 that begins at {@code offset} and is {@code length} bytes long. */
    public static Order parse(byte[] json, int offset, int length) {
        return OrderParser.INSTANCE.parse(json, offset, length);
    }

    /** Reads a stream to its end and parses the document in UTF-8; the stream stays open. */
    public static Order parse(InputStream json) throws IOException {
        return OrderParser.INSTANCE.parse(json);
    }

    /** Column {@code number}, {@code 0} where it is absent. */
    public long getNumber() {
        return number;
    }

    /** Sets column {@code number}; it is present from now on. */
    public void setNumber(long number) {
        this.number = number;
        presence |= 1L << 0;
    }

    /** Whether column {@code number} is present and not null. */
    public boolean hasNumber() {
        return (presence & (1L << 0)) != 0;
    }

    /** Makes column {@code number} absent. */
    public void clearNumber() {
        number = 0;
        presence &= ~(1L << 0);
    }

    /** Column {@code buyer}, {@code null} where it is absent. */
    public Customer getBuyer() {
        return buyer;
    }

    /** Sets column {@code buyer}; {@code null} makes it absent. */
    public void setBuyer(Customer buyer) {
        this.buyer = buyer;
    }

    /** Whether column {@code buyer} is present and not null. */
    public boolean hasBuyer() {
        return buyer != null;
    }

    /** Column {@code items}, {@code null} where it is absent. The array is not copied. */
    public Item[] getItems() {
        return items;
    }

    /** Sets column {@code items}; {@code null} makes it absent. The array is not copied. */
    public void setItems(Item[] items) {
        this.items = items;
    }

    /** Whether column {@code items} is present and not null. */
    public boolean hasItems() {
        return items != null;
    }

    /** The columns by name as they are now, in the order of the schema; absent ones are {@code null}. */
    @Override
    public Map<String, Object> asMap() {
        Object[] values = {
            hasNumber() ? number : null,
            buyer,
            items
        };
        return OrderParser.INSTANCE.eventType().asMap(values);
    }

    @Override
    public void writeTo(JsonWriter out) {
        OrderWriter.INSTANCE.write(this, out);
    }

    @Override
    public boolean equals(Object other) {
        if (this == other) {
            return true;
        }
        return other instanceof Order that
                && presence == that.presence
                && number == that.number
                && Objects.equals(buyer, that.buyer)
                && Arrays.equals(items, that.items);
    }

    @Override
    public int hashCode() {
        int hash = 1;
        hash = 31 * hash + Long.hashCode(presence);
        hash = 31 * hash + Long.hashCode(number);
        hash = 31 * hash + Objects.hashCode(buyer);
        hash = 31 * hash + Arrays.hashCode(items);
        return hash;
    }

    /** The event as compact JSON. */
    @Override
    public String toString() {
        return toDisplayString();
    }
}
