package dev.schemac.golden.users;

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

/** An event of schema {@code Users} in module {@code dev.schemac.golden.users}. */
@Generated("dev.schemac.codegen.SchemaCompiler")
public final class Users implements JsonEvent, JsonOutput.Writable {
    User[] users;

    public Users() {}

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

    public User[] getUsers() {
        return users;
    }

    public void setUsers(User[] users) {
        this.users = users;
    }

    public boolean hasUsers() {
        return users != null;
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
    public boolean equals(Object other) {
        return this == other || other instanceof Users that && Arrays.equals(users, that.users);
    }

    @Override
    public int hashCode() {
        return Objects.hash(Arrays.hashCode(users));
    }

    @Override
    public String toString() {
        return toDisplayString();
    }
}
