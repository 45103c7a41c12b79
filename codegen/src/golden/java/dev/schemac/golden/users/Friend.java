package dev.schemac.golden.users;

import dev.schemac.runtime.JsonEvent;
import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.support.Generated;
import dev.schemac.runtime.support.JsonOutput;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/** An event of schema {@code Friend} in module {@code dev.schemac.golden.users}. */
@Generated("dev.schemac.codegen.SchemaCompiler")
public final class Friend implements JsonEvent, JsonOutput.Writable {
    String id;
    String name;

    public Friend() {}

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

    public String getId() {
        return id;
    }

    public void setId(String id) {
        this.id = id;
    }

    public boolean hasId() {
        return id != null;
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

    @Override
    public Map<String, Object> asMap() {
        return FriendParser.Columns.EVENT_TYPE.asMap(new Object[] {id, name});
    }

    @Override
    public void writeTo(JsonOutput out) {
        FriendWriter.INSTANCE.write(this, out);
    }

    @Override
    public boolean equals(Object other) {
        return this == other || other instanceof Friend that && Objects.equals(id, that.id)
                && Objects.equals(name, that.name);
    }

    @Override
    public int hashCode() {
        return Objects.hash(id, name);
    }

    @Override
    public String toString() {
        return toDisplayString();
    }
}
