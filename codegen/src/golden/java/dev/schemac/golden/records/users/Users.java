package dev.schemac.golden.records.users;

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

/**
 * An event of schema {@code Users} in module {@code dev.schemac.golden.records.users}.
 * Immutable. Columns that are absent are {@code null}.
 */
@Generated("dev.schemac.codegen.SchemaCompiler")
public record Users(List<User> users) implements JsonEvent, JsonOutput.Writable {
    /** Copies lists and maps, unless they are those of another event. */
    public Users {
        users = JsonValues.unmodifiable(users, 1);
    }

    public static Users parse(String json) {
        return UsersParser.INSTANCE.parse(json);
    }

    public static Users parse(String json, JsonOptions options) {
        return UsersParser.INSTANCE.parse(json, options);
    }

    public static Users parse(byte[] json) {
        return UsersParser.INSTANCE.parse(json);
    }

    public static Users parse(byte[] json, JsonOptions options) {
        return UsersParser.INSTANCE.parse(json, options);
    }

    public static Users parse(byte[] json, int offset, int length) {
        return UsersParser.INSTANCE.parse(json, offset, length, JsonOptions.DEFAULT);
    }

    public static Users parse(InputStream json) throws IOException {
        return UsersParser.INSTANCE.parse(json);
    }

    public static Users parse(InputStream json, JsonOptions options) throws IOException {
        return UsersParser.INSTANCE.parse(json, options);
    }

    public static List<Users> parseList(String json) {
        return UsersParser.INSTANCE.parseList(json);
    }

    public static List<Users> parseList(String json, JsonOptions options) {
        return UsersParser.INSTANCE.parseList(json, options);
    }

    public static List<Users> parseList(byte[] json) {
        return UsersParser.INSTANCE.parseList(json);
    }

    public static List<Users> parseList(byte[] json, JsonOptions options) {
        return UsersParser.INSTANCE.parseList(json, options);
    }

    public static List<Users> parseList(byte[] json, int offset, int length) {
        return UsersParser.INSTANCE.parseList(json, offset, length, JsonOptions.DEFAULT);
    }

    public static List<Users> parseList(InputStream json) throws IOException {
        return UsersParser.INSTANCE.parseList(json);
    }

    public static List<Users> parseList(InputStream json, JsonOptions options) throws IOException {
        return UsersParser.INSTANCE.parseList(json, options);
    }

    public static String toJson(List<? extends Users> list) {
        return UsersWriter.INSTANCE.listWriter().toJson(list);
    }

    public static String toJson(List<? extends Users> list, JsonOptions options) {
        return UsersWriter.INSTANCE.listWriter().toJson(list, options);
    }

    public static byte[] toJsonBytes(List<? extends Users> list) {
        return UsersWriter.INSTANCE.listWriter().toJsonBytes(list);
    }

    public static byte[] toJsonBytes(List<? extends Users> list, JsonOptions options) {
        return UsersWriter.INSTANCE.listWriter().toJsonBytes(list, options);
    }

    public static void writeTo(List<? extends Users> list, OutputStream stream) throws IOException {
        UsersWriter.INSTANCE.listWriter().writeTo(list, stream);
    }

    public static void writeTo(List<? extends Users> list, OutputStream stream, JsonOptions options)
            throws IOException {
        UsersWriter.INSTANCE.listWriter().writeTo(list, stream, options);
    }

    /** Returns a builder without columns. */
    public static Builder builder() {
        return new Builder();
    }

    /** Returns a builder with the columns of this event. */
    public Builder toBuilder() {
        Builder builder = new Builder();
        builder.users = users;
        return builder;
    }

    /**
     */
    public Users withUsers(List<User> users) {
        return toBuilder().users(users).build();
    }

    @Override
    public Map<String, Object> asMap() {
        return UsersParser.Columns.EVENT_TYPE.asMap(new Object[] {users});
    }

    @Override
    public void writeTo(JsonOutput out) {
        UsersWriter.INSTANCE.write(this, out);
    }

    @Override
    public String toString() {
        return toDisplayString();
    }

    /** Collects the columns of {@link Users}; null makes a column absent. Not thread-safe. */
    public static final class Builder {
        List<User> users;

        Builder() {}

        public Builder users(List<User> users) {
            this.users = users;
            return this;
        }

        /** Returns an event with the current columns; the builder can be used again. */
        public Users build() {
            return new Users(users);
        }
    }
}
