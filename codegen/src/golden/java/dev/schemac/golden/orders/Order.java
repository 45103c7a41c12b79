package dev.schemac.golden.orders;

import dev.schemac.runtime.JsonEvent;
import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.support.Generated;
import dev.schemac.runtime.support.JsonOutput;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * What a customer has bought.
 *
 * <p>An event of schema {@code Order} in module {@code dev.schemac.golden.orders}.
 */
@Generated("dev.schemac.codegen.SchemaCompiler")
public final class Order implements JsonEvent, JsonOutput.Writable {
    long number;
    Customer buyer;
    Item[] items;
    long presence;

    public Order() {}

    public static Order parse(String json) {
        return OrderParser.INSTANCE.parse(json);
    }

    public static Order parse(String json, JsonOptions options) {
        return OrderParser.INSTANCE.parse(json, options);
    }

    public static Order parse(byte[] json) {
        return OrderParser.INSTANCE.parse(json);
    }

    public static Order parse(byte[] json, JsonOptions options) {
        return OrderParser.INSTANCE.parse(json, options);
    }

    public static Order parse(byte[] json, int offset, int length) {
        return OrderParser.INSTANCE.parse(json, offset, length, JsonOptions.DEFAULT);
    }

    public static Order parse(InputStream json) throws IOException {
        return OrderParser.INSTANCE.parse(json);
    }

    public static Order parse(InputStream json, JsonOptions options) throws IOException {
        return OrderParser.INSTANCE.parse(json, options);
    }

    public static List<Order> parseList(String json) {
        return OrderParser.INSTANCE.parseList(json);
    }

    public static List<Order> parseList(String json, JsonOptions options) {
        return OrderParser.INSTANCE.parseList(json, options);
    }

    public static List<Order> parseList(byte[] json) {
        return OrderParser.INSTANCE.parseList(json);
    }

    public static List<Order> parseList(byte[] json, JsonOptions options) {
        return OrderParser.INSTANCE.parseList(json, options);
    }

    public static List<Order> parseList(byte[] json, int offset, int length) {
        return OrderParser.INSTANCE.parseList(json, offset, length, JsonOptions.DEFAULT);
    }

    public static List<Order> parseList(InputStream json) throws IOException {
        return OrderParser.INSTANCE.parseList(json);
    }

    public static List<Order> parseList(InputStream json, JsonOptions options) throws IOException {
        return OrderParser.INSTANCE.parseList(json, options);
    }

    public static String toJson(List<? extends Order> list) {
        return OrderWriter.INSTANCE.listWriter().toJson(list);
    }

    public static String toJson(List<? extends Order> list, JsonOptions options) {
        return OrderWriter.INSTANCE.listWriter().toJson(list, options);
    }

    public static byte[] toJsonBytes(List<? extends Order> list) {
        return OrderWriter.INSTANCE.listWriter().toJsonBytes(list);
    }

    public static byte[] toJsonBytes(List<? extends Order> list, JsonOptions options) {
        return OrderWriter.INSTANCE.listWriter().toJsonBytes(list, options);
    }

    public static void writeTo(List<? extends Order> list, OutputStream stream) throws IOException {
        OrderWriter.INSTANCE.listWriter().writeTo(list, stream);
    }

    public static void writeTo(List<? extends Order> list, OutputStream stream, JsonOptions options)
            throws IOException {
        OrderWriter.INSTANCE.listWriter().writeTo(list, stream, options);
    }

    /** as printed on the invoice */
    public long getNumber() {
        return number;
    }

    /** as printed on the invoice */
    public void setNumber(long number) {
        this.number = number;
        presence |= 1L << OrderParser.NUMBER_BIT;
    }

    public boolean hasNumber() {
        return (presence & (1L << OrderParser.NUMBER_BIT)) != 0;
    }

    public void clearNumber() {
        number = 0;
        presence &= ~(1L << OrderParser.NUMBER_BIT);
    }

    public Customer getBuyer() {
        return buyer;
    }

    public void setBuyer(Customer buyer) {
        this.buyer = buyer;
    }

    public boolean hasBuyer() {
        return buyer != null;
    }

    public Item[] getItems() {
        return items;
    }

    public void setItems(Item[] items) {
        this.items = items;
    }

    public boolean hasItems() {
        return items != null;
    }

    @Override
    public Map<String, Object> asMap() {
        return OrderParser.Columns.EVENT_TYPE.asMap(new Object[] {hasNumber() ? number : null,
                buyer, items});
    }

    @Override
    public void writeTo(JsonOutput out) {
        OrderWriter.INSTANCE.write(this, out);
    }

    @Override
    public boolean equals(Object other) {
        return this == other || other instanceof Order that && presence == that.presence
                && number == that.number && Objects.equals(buyer, that.buyer)
                && Arrays.equals(items, that.items);
    }

    @Override
    public int hashCode() {
        return Objects.hash(number, buyer, Arrays.hashCode(items));
    }

    @Override
    public String toString() {
        return toDisplayString();
    }
}
