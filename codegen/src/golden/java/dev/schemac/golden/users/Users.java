package dev.schemac.golden.users;

import dev.schemac.runtime.Generated;
import dev.schemac.runtime.JsonEvent;
import dev.schemac.runtime.JsonWriter;
import java.io.IOException;
import java.io.InputStream;
import java.util.Arrays;
import java.util.Map;

/**
 * An event of schema {@code Users} in module {@code dev.schemac.golden.users}.
 * Not safe for use by several threads while one of them changes it.
 */
@Generated("dev.schemac.codegen.SchemaCompiler")
public final class Users implements JsonEvent {
    User[] users;

    /** An event without any column. */
    public Users() {}

    /** Parses a document. */
    public static Users parse(String json) {
        return UsersParser.INSTANCE.parse(json);
    }

    /** Parses a document in UTF-8. */
    public static Users parse(byte[] json) {
        return UsersParser.INSTANCE.parse(json);
    }

    /** Parses the document in UTF-8 that begins at {@code offset} and is {@code length} bytes long. */
    public static Users parse(byte[] json, int offset, int length) {
        return UsersParser.INSTANCE.parse(json, offset, length);
    }

    /** Reads a stream to its end and parses the document in UTF-8; the stream stays open. */
    public static Users parse(InputStream json) throws IOException {
        return UsersParser.INSTANCE.parse(json);
    }

    /** Column {@code users}, {@code null} where it is absent. The array is not copied. */
    public User[] getUsers() {
        return users;
    }

    /** Sets column {@code users}; {@code null} makes it absent. The array is not copied. */
    public void setUsers(User[] users) {
        this.users = users;
    }

    /** Whether column {@code users} is present and not null. */
    public boolean hasUsers() {
        return users != null;
    }

    /** The columns by name as they are now, in the order of the schema; absent ones are {@code null}. */
    @Override
    public Map<String, Object> asMap() {
        Object[] values = {
            users
        };
        return UsersParser.INSTANCE.eventType().asMap(values);
    }

    @Override
    public void writeTo(JsonWriter out) {
        UsersWriter.INSTANCE.write(this, out);
    }

    @Override
    public boolean equals(Object other) {
        if (this == other) {
            return true;
        }
        return other instanceof Users that
                && Arrays.equals(users, that.users);
    }

    @Override
    public int hashCode() {
        int hash = 1;
        hash = 31 * hash + Arrays.hashCode(users);
        return hash;
    }

    /** The event as compact JSON. */
    @Override
    public String toString() {
        return toDisplayString();
    }
}
