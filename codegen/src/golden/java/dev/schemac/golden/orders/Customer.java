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

/** An event of schema {@code Customer} in module {@code dev.schemac.golden.orders}. */
@Generated("dev.schemac.codegen.SchemaCompiler")
public final class Customer implements JsonEvent, JsonOutput.Writable {
    String name;
    Order[] lastOrders;
    Item favorite;

    public Customer() {}

    public static Customer parse(String json) {
        return CustomerParser.INSTANCE.parse(json);
    }

    public static Customer parse(String json, JsonOptions options) {
        return CustomerParser.INSTANCE.parse(json, options);
    }

    public static Customer parse(byte[] json) {
        return CustomerParser.INSTANCE.parse(json);
    }

    public static Customer parse(byte[] json, JsonOptions options) {
        return CustomerParser.INSTANCE.parse(json, options);
    }

    public static Customer parse(byte[] json, int offset, int length) {
        return CustomerParser.INSTANCE.parse(json, offset, length, JsonOptions.DEFAULT);
    }

    public static Customer parse(InputStream json) throws IOException {
        return CustomerParser.INSTANCE.parse(json);
    }

    public static Customer parse(InputStream json, JsonOptions options) throws IOException {
        return CustomerParser.INSTANCE.parse(json, options);
    }

    public static List<Customer> parseList(String json) {
        return CustomerParser.INSTANCE.parseList(json);
    }

    public static List<Customer> parseList(String json, JsonOptions options) {
        return CustomerParser.INSTANCE.parseList(json, options);
    }

    public static List<Customer> parseList(byte[] json) {
        return CustomerParser.INSTANCE.parseList(json);
    }

    public static List<Customer> parseList(byte[] json, JsonOptions options) {
        return CustomerParser.INSTANCE.parseList(json, options);
    }

    public static List<Customer> parseList(byte[] json, int offset, int length) {
        return CustomerParser.INSTANCE.parseList(json, offset, length, JsonOptions.DEFAULT);
    }

    public static List<Customer> parseList(InputStream json) throws IOException {
        return CustomerParser.INSTANCE.parseList(json);
    }

    public static List<Customer> parseList(InputStream json, JsonOptions options) throws
            IOException {
        return CustomerParser.INSTANCE.parseList(json, options);
    }

    public static String toJson(List<? extends Customer> list) {
        return CustomerWriter.INSTANCE.listWriter().toJson(list);
    }

    public static String toJson(List<? extends Customer> list, JsonOptions options) {
        return CustomerWriter.INSTANCE.listWriter().toJson(list, options);
    }

    public static byte[] toJsonBytes(List<? extends Customer> list) {
        return CustomerWriter.INSTANCE.listWriter().toJsonBytes(list);
    }

    public static byte[] toJsonBytes(List<? extends Customer> list, JsonOptions options) {
        return CustomerWriter.INSTANCE.listWriter().toJsonBytes(list, options);
    }

    public static void writeTo(List<? extends Customer> list, OutputStream stream) throws
            IOException {
        CustomerWriter.INSTANCE.listWriter().writeTo(list, stream);
    }

    public static void writeTo(List<? extends Customer> list, OutputStream stream,
            JsonOptions options) throws IOException {
        CustomerWriter.INSTANCE.listWriter().writeTo(list, stream, options);
    }

    public String getName() {
        return name;
    }

    public void setName(String name) {
        this.name = name;
    }

    public boolean hasName() {
        return name != null;
    }

    public Order[] getLastOrders() {
        return lastOrders;
    }

    public void setLastOrders(Order[] lastOrders) {
        this.lastOrders = lastOrders;
    }

    public boolean hasLastOrders() {
        return lastOrders != null;
    }

    public Item getFavorite() {
        return favorite;
    }

    public void setFavorite(Item favorite) {
        this.favorite = favorite;
    }

    public boolean hasFavorite() {
        return favorite != null;
    }

    @Override
    public Map<String, Object> asMap() {
        return CustomerParser.Columns.EVENT_TYPE.asMap(new Object[] {name, lastOrders, favorite});
    }

    @Override
    public void writeTo(JsonOutput out) {
        CustomerWriter.INSTANCE.write(this, out);
    }

    @Override
    public boolean equals(Object other) {
        return this == other || other instanceof Customer that && Objects.equals(name, that.name)
                && Arrays.equals(lastOrders, that.lastOrders)
                && Objects.equals(favorite, that.favorite);
    }

    @Override
    public int hashCode() {
        return Objects.hash(name, Arrays.hashCode(lastOrders), favorite);
    }

    @Override
    public String toString() {
        return toDisplayString();
    }
}
