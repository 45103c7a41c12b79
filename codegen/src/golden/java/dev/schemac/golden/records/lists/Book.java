package dev.schemac.golden.records.lists;

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
import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * An event of schema {@code Book} in module {@code dev.schemac.golden.records.lists}.
 * Immutable. Columns that are absent are {@code null}.
 *
 * @param undeclaredMembers the undeclared members in document order; an unmodifiable copy
 */
@Generated("dev.schemac.codegen.SchemaCompiler")
public record Book(String title, List<String> tags, Map<String, Object> attributes,
        Map<String, Object> undeclaredMembers) implements JsonEvent {
    /**
     * Copies lists and maps, unless they are those of another event, and the undeclared members; {@code null} counts as an empty map.
     *
     * @throws IllegalArgumentException if one of them has a name that a column has in JSON
     */
    public Book {
        tags = JsonValues.unmodifiable(tags, 1);
        attributes = JsonValues.unmodifiable(attributes, Integer.MAX_VALUE);
        undeclaredMembers = undeclaredMembers == null
                ? Collections.emptyMap()
                : JsonValues.unmodifiable(undeclaredMembers, Integer.MAX_VALUE);
        BookParser.checkUndeclared(undeclaredMembers);
    }

    public static Book parse(String json) {
        return BookParser.INSTANCE.parse(json);
    }
    public static Book parse(String json, JsonOptions options) {
        return BookParser.INSTANCE.parse(json, options);
    }
    public static Book parse(byte[] json) {
        return BookParser.INSTANCE.parse(json);
    }
    public static Book parse(byte[] json, JsonOptions options) {
        return BookParser.INSTANCE.parse(json, options);
    }
    public static Book parse(byte[] json, int offset, int length) {
        return BookParser.INSTANCE.parse(json, offset, length);
    }
    public static Book parse(InputStream json) throws IOException {
        return BookParser.INSTANCE.parse(json);
    }
    public static Book parse(InputStream json, JsonOptions options) throws IOException {
        return BookParser.INSTANCE.parse(json, options);
    }

    /** Returns a builder without columns. */
    public static Builder builder() {
        return new Builder();
    }

    /** Returns a builder with the columns of this event. */
    public Builder toBuilder() {
        Builder builder = new Builder();
        builder.title = title;
        builder.tags = tags;
        builder.attributes = attributes;
        builder.undeclaredMembers.putAll(undeclaredMembers);
        return builder;
    }

    @Override
    public Map<String, Object> asMap() {
        return BookParser.INSTANCE.eventType().asMap(new Object[] {title, tags,
                attributes}, undeclaredMembers());
    }

    @Override
    public void writeTo(JsonWriter out) {
        BookWriter.INSTANCE.write(this, out);
    }

    @Override
    public boolean equals(Object other) {
        return this == other || other instanceof Book that && Objects.equals(title, that.title)
                && Objects.equals(tags, that.tags) && JsonValues.equal(attributes, that.attributes)
                && JsonValues.equal(undeclaredMembers, that.undeclaredMembers);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(new int[] {Objects.hashCode(title), Objects.hashCode(tags),
                JsonValues.hash(attributes), JsonValues.hash(undeclaredMembers)});
    }

    @Override
    public String toString() {
        return toDisplayString();
    }

    /** Collects the columns of {@link Book}; null makes a column absent. Not thread-safe. */
    public static final class Builder {
        String title;
        List<String> tags;
        Map<String, Object> attributes;

        final Map<String, Object> undeclaredMembers = new LinkedHashMap<>();

        Builder() {}

        public Builder title(String title) {
            this.title = title;
            return this;
        }

        public Builder tags(List<String> tags) {
            this.tags = tags;
            return this;
        }

        public Builder attributes(Map<String, Object> attributes) {
            this.attributes = attributes;
            return this;
        }

        /**
         * Sets an undeclared member.
         *
         * @throws IllegalArgumentException if a column has that name in JSON
         */
        public Builder undeclaredMember(String name, Object value) {
            BookParser.checkUndeclared(name);
            undeclaredMembers.put(name, value);
            return this;
        }

        /** Removes an undeclared member, if it exists. */
        public Builder removeUndeclaredMember(String name) {
            undeclaredMembers.remove(name);
            return this;
        }

        /** Returns an event with the current columns; the builder can be used again. */
        public Book build() {
            return new Book(title, tags, attributes, undeclaredMembers);
        }
    }
}
