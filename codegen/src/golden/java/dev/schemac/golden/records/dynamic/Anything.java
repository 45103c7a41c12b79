package dev.schemac.golden.records.dynamic;

import dev.schemac.runtime.JsonEvent;
import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.JsonWriter;
import dev.schemac.runtime.support.Generated;
import dev.schemac.runtime.support.JsonValues;
import java.io.IOException;
import java.io.InputStream;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * An event of schema {@code Anything} in module {@code dev.schemac.golden.records.dynamic}.
 * Immutable.
 *
 * @param undeclaredMembers the undeclared members in document order; an unmodifiable copy
 */
@Generated("dev.schemac.codegen.SchemaCompiler")
public record Anything(Map<String, Object> undeclaredMembers) implements JsonEvent {
    /**
     * Copies the undeclared members; {@code null} counts as an empty map.
     *
     * @throws IllegalArgumentException if one of them has a name that a column has in JSON
     */
    public Anything {
        undeclaredMembers = undeclaredMembers == null
                ? Collections.emptyMap()
                : JsonValues.unmodifiable(undeclaredMembers, Integer.MAX_VALUE);
        AnythingParser.checkUndeclared(undeclaredMembers);
    }

    public static Anything parse(String json) {
        return AnythingParser.INSTANCE.parse(json);
    }
    public static Anything parse(String json, JsonOptions options) {
        return AnythingParser.INSTANCE.parse(json, options);
    }
    public static Anything parse(byte[] json) {
        return AnythingParser.INSTANCE.parse(json);
    }
    public static Anything parse(byte[] json, JsonOptions options) {
        return AnythingParser.INSTANCE.parse(json, options);
    }
    public static Anything parse(byte[] json, int offset, int length) {
        return AnythingParser.INSTANCE.parse(json, offset, length);
    }
    public static Anything parse(InputStream json) throws IOException {
        return AnythingParser.INSTANCE.parse(json);
    }
    public static Anything parse(InputStream json, JsonOptions options) throws IOException {
        return AnythingParser.INSTANCE.parse(json, options);
    }

    /** Returns a builder without columns. */
    public static Builder builder() {
        return new Builder();
    }

    /** Returns a builder with the columns of this event. */
    public Builder toBuilder() {
        Builder builder = new Builder();
        builder.undeclaredMembers.putAll(undeclaredMembers);
        return builder;
    }

    @Override
    public Map<String, Object> asMap() {
        return AnythingParser.INSTANCE.eventType().asMap(new Object[] {}, undeclaredMembers());
    }

    @Override
    public void writeTo(JsonWriter out) {
        AnythingWriter.INSTANCE.write(this, out);
    }

    @Override
    public boolean equals(Object other) {
        return this == other || other instanceof Anything that
                && JsonValues.equal(undeclaredMembers, that.undeclaredMembers);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(new int[] {JsonValues.hash(undeclaredMembers)});
    }

    @Override
    public String toString() {
        return toDisplayString();
    }

    /** Collects the columns of {@link Anything}; null makes a column absent. Not thread-safe. */
    public static final class Builder {
        final Map<String, Object> undeclaredMembers = new LinkedHashMap<>();

        Builder() {}

        /**
         * Sets an undeclared member.
         *
         * @throws IllegalArgumentException if a column has that name in JSON
         */
        public Builder undeclaredMember(String name, Object value) {
            AnythingParser.checkUndeclared(name);
            undeclaredMembers.put(name, value);
            return this;
        }

        /** Removes an undeclared member, if it exists. */
        public Builder removeUndeclaredMember(String name) {
            undeclaredMembers.remove(name);
            return this;
        }

        /** Returns an event with the current columns; the builder can be used again. */
        public Anything build() {
            return new Anything(undeclaredMembers);
        }
    }
}
