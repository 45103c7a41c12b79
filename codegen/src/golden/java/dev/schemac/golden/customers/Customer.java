package dev.schemac.golden.customers;

import dev.schemac.golden.orders.Item;
import dev.schemac.golden.orders.Order;
import dev.schemac.runtime.Generated;
import dev.schemac.runtime.JsonEvent;
import dev.schemac.runtime.JsonWriter;
import java.io.IOException;
import java.io.InputStream;
import java.util.Arrays;
import java.util.Map;
import java.util.Objects;

/**
 * An event of schema {@code Customer} in module {@code dev.schemac.golden.customers}.
 * Not safe for use by several threads while one of them changes it.
 */
@Generated("dev.schemac.codegen.SchemaCompiler")
public final class Customer implements JsonEvent {
    String name;
    Order[] lastOrders;
    Item favorite;

    /** An event without any column. */
    public Customer() {}

    /** Parses a document. */
    public static Customer parse(String json) {
        return CustomerParser.INSTANCE.parse(json);
    }

    /** Parses a document in UTF-8. */
    public static Customer parse(byte[] json) {
        return CustomerParser.INSTANCE.parse(json);
    }

    /** Parses the document in UTF-8 that begins at {@code offset} and is {@code length} bytes long. */
    public static Customer parse(byte[] json, int offset, int length) {
        return CustomerParser.INSTANCE.parse(json, offset, length);
    }

    /** Reads a stream to its end and parses the document in UTF-8; the stream stays open. */
    public static Customer parse(InputStream json) throws IOException {
        return CustomerParser.INSTANCE.parse(json);
    }

    /** Column {@code name}, {@code null} where it is absent. */
    public String getName() {
        return name;
    }

    /** Sets column {@code name}; {@code null} makes it absent. */
    public void setName(String name) {
        this.name = name;
    }

    /** Whether column {@code name} is present and not null. */
    public boolean hasName() {
        return name != null;
    }

    /** Column {@code lastOrders}, {@code null} where it is absent. The array is not copied. */
    public Order[] getLastOrders() {
        return lastOrders;
    }

    /** Sets column {@code lastOrders}; {@code null} makes it absent. The array is not copied. */
    public void setLastOrders(Order[] lastOrders) {
        this.lastOrders = lastOrders;
    }

    /** Whether column {@code lastOrders} is present and not null. */
    public boolean hasLastOrders() {
        return lastOrders != null;
    }

    /** Column {@code favorite}, {@code null} where it is absent. */
    public Item getFavorite() {
        return favorite;
    }

    /** Sets column {@code favorite}; {@code null} makes it absent. */
    public void setFavorite(Item favorite) {
        this.favorite = favorite;
    }

    /** Whether column {@code favorite} is present and not null. */
    public boolean hasFavorite() {
        return favorite != null;
    }

    /** The columns by name as they are now, in the order of the schema; absent ones are {@code null}. */
    @Override
    public Map<String, Object> asMap() {
        Object[] values = {
            name,
            lastOrders,
            favorite
        };
        return CustomerParser.INSTANCE.eventType().asMap(values);
    }

    @Override
    public void writeTo(JsonWriter out) {
        CustomerWriter.INSTANCE.write(this, out);
    }

    @Override
    public boolean equals(Object other) {
        if (this == other) {
            return true;
        }
        return other instanceof Customer that
                && Objects.equals(name, that.name)
                && Arrays.equals(lastOrders, that.lastOrders)
                && Objects.equals(favorite, that.favorite);
    }

    @Override
    public int hashCode() {
        int hash = 1;
        hash = 31 * hash + Objects.hashCode(name);
        hash = 31 * hash + Arrays.hashCode(lastOrders);
        hash = 31 * hash + Objects.hashCode(favorite);
        return hash;
    }

    /** The event as compact JSON. */
    @Override
    public String toString() {
        return toDisplayString();
    }
}
