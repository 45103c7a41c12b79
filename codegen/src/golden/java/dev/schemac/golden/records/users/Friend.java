package dev.schemac.golden.records.users;

import dev.schemac.runtime.JsonEvent;
import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.support.Generated;
import dev.schemac.runtime.support.JsonOutput;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.List;
import java.util.Map;

/**
 * An event of schema {@code Friend} in module {@code dev.schemac.golden.records.users}.
 * Immutable. Columns that are absent are {@code null}.
 */
@Generated("dev.schemac.codegen.SchemaCompiler")
public record Friend(String id, String name) implements JsonEvent, JsonOutput.Writable {
    public static Friend parse(String json) {
        return FriendParser.INSTANCE.parse(json);
    }

    public static Friend parse(String json, JsonOptions options) {
        return FriendParser.INSTANCE.parse(json, options);
    }

    public static Friend parse(byte[] json) {
        return FriendParser.INSTANCE.parse(json);
    }

    public static Friend parse(byte[] json, JsonOptions options) {
        return FriendParser.INSTANCE.parse(json, options);
    }

    public static Friend parse(byte[] json, int offset, int length) {
        return FriendParser.INSTANCE.parse(json, offset, length, JsonOptions.DEFAULT);
    }

    public static Friend parse(InputStream json) throws IOException {
        return FriendParser.INSTANCE.parse(json);
    }

    public static Friend parse(InputStream json, JsonOptions options) throws IOException {
        return FriendParser.INSTANCE.parse(json, options);
    }

    public static List<Friend> parseList(String json) {
        return FriendParser.INSTANCE.parseList(json);
    }

    public static List<Friend> parseList(String json, JsonOptions options) {
        return FriendParser.INSTANCE.parseList(json, options);
    }

    public static List<Friend> parseList(byte[] json) {
        return FriendParser.INSTANCE.parseList(json);
    }

    public static List<Friend> parseList(byte[] json, JsonOptions options) {
        return FriendParser.INSTANCE.parseList(json, options);
    }

    public static List<Friend> parseList(byte[] json, int offset, int length) {
        return FriendParser.INSTANCE.parseList(json, offset, length, JsonOptions.DEFAULT);
    }

    public static List<Friend> parseList(InputStream json) throws IOException {
        return FriendParser.INSTANCE.parseList(json);
    }

    public static List<Friend> parseList(InputStream json, JsonOptions options) throws IOException {
        return FriendParser.INSTANCE.parseList(json, options);
    }

    public static String toJson(List<? extends Friend> list) {
        return FriendWriter.INSTANCE.listWriter().toJson(list);
    }

    public static String toJson(List<? extends Friend> list, JsonOptions options) {
        return FriendWriter.INSTANCE.listWriter().toJson(list, options);
    }

    public static byte[] toJsonBytes(List<? extends Friend> list) {
        return FriendWriter.INSTANCE.listWriter().toJsonBytes(list);
    }

    public static byte[] toJsonBytes(List<? extends Friend> list, JsonOptions options) {
        return FriendWriter.INSTANCE.listWriter().toJsonBytes(list, options);
    }

    public static void writeTo(List<? extends Friend> list, OutputStream stream) throws
            IOException {
        FriendWriter.INSTANCE.listWriter().writeTo(list, stream);
    }

    public static void writeTo(List<? extends Friend> list, OutputStream stream,
            JsonOptions options) throws IOException {
        FriendWriter.INSTANCE.listWriter().writeTo(list, stream, options);
    }

    /** Returns a builder without columns. */
    public static Builder builder() {
        return new Builder();
    }

    /** Returns a builder with the columns of this event. */
    public Builder toBuilder() {
        Builder builder = new Builder();
        builder.id = id;
        builder.name = name;
        return builder;
    }

    /**
     */
    public Friend withId(String id) {
        return toBuilder().id(id).build();
    }

    /**
     */
    public Friend withName(String name) {
        return toBuilder().name(name).build();
    }

    @Override
    public Map<String, Object> asMap() {
        return FriendParser.Columns.EVENT_TYPE.asMap(new Object[] {id, name});
    }

    @Override
    public void writeTo(JsonOutput out) {
        FriendWriter.INSTANCE.write(this, out);
    }

    @Override
    public String toString() {
        return toDisplayString();
    }

    /** Collects the columns of {@link Friend}; null makes a column absent. Not thread-safe. */
    public static final class Builder {
        String id;
        String name;

        Builder() {}

        public Builder id(String id) {
            this.id = id;
            return this;
        }

        public Builder name(String name) {
            this.name = name;
            return this;
        }

        /** Returns an event with the current columns; the builder can be used again. */
        public Friend build() {
            return new Friend(id, name);
        }
    }
}
