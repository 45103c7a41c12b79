package dev.schemac.golden.records.users;

import dev.schemac.runtime.JsonEvent;
import dev.schemac.runtime.JsonWriter;
import dev.schemac.runtime.generated.Generated;
import java.io.IOException;
import java.io.InputStream;
import java.util.Arrays;
import java.util.Map;

/**
 * An event of schema {@code Users} in module {@code dev.schemac.golden.records.users}.
 * Immutable, except that arrays, lists and maps are not copied. Columns that are absent are {@code null}.
 */
@Generated("dev.schemac.codegen.SchemaCompiler")
public record Users(User[] users) implements JsonEvent {
    public static Users parse(String json) {
        return UsersParser.INSTANCE.parse(json);
    }

    public static Users parse(byte[] json) {
        return UsersParser.INSTANCE.parse(json);
    }

    public static Users parse(byte[] json, int offset, int length) {
        return UsersParser.INSTANCE.parse(json, offset, length);
    }

    public static Users parse(InputStream json) throws IOException {
        return UsersParser.INSTANCE.parse(json);
    }

    /** A builder without any column. */
    public static Builder builder() {
        return new Builder();
    }

    /** A builder with the columns of this event. */
    public Builder toBuilder() {
        Builder builder = new Builder();
        builder.users = users;
        return builder;
    }

    @Override
    public Map<String, Object> asMap() {
        Object[] values = {users};
        return UsersParser.INSTANCE.eventType().asMap(values);
    }

    @Override
    public void writeTo(JsonWriter out) {
        UsersWriter.INSTANCE.write(this, out);
    }

    @Override
    public boolean equals(Object other) {
        return this == other || other instanceof Users that && Arrays.equals(users, that.users);
    }

    @Override
    public int hashCode() {
        int[] hashes = {Arrays.hashCode(users)};
        return Arrays.hashCode(hashes);
    }

    @Override
    public String toString() {
        return toDisplayString();
    }

    /** Collects the columns of {@link Users}; null makes a column absent. Not safe for use by several threads. */
    public static final class Builder {
        User[] users;

        Builder() {}

        public Builder users(User[] users) {
            this.users = users;
            return this;
        }

        /** The event with the columns as they are now; the builder can be used further. */
        public Users build() {
            return new Users(users);
        }
    }
}
