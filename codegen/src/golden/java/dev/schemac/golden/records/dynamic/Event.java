package dev.schemac.golden.records.dynamic;

import dev.schemac.runtime.JsonEvent;
import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.support.Generated;
import dev.schemac.runtime.support.JsonOutput;
import dev.schemac.runtime.support.JsonValues;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * An event of schema {@code Event} in module {@code dev.schemac.golden.records.dynamic}.
 * Immutable. Columns that are absent are {@code null}.
 *
 * @param undeclaredMembers the undeclared members in document order; an unmodifiable copy
 */
@Generated("dev.schemac.codegen.SchemaCompiler")
public record Event(String kind, Long at,
        Map<String, Object> undeclaredMembers) implements JsonEvent, JsonOutput.Writable {
    /**
     * Copies the undeclared members; {@code null} counts as an empty map.
     *
     * @throws IllegalArgumentException if one of them has a name that a column has in JSON
     */
    public Event {
        undeclaredMembers = undeclaredMembers == null
                ? Collections.emptyMap()
                : JsonValues.unmodifiable(undeclaredMembers, Integer.MAX_VALUE);
        EventParser.checkUndeclared(undeclaredMembers);
    }

    public static Event parse(String json) {
        return EventParser.INSTANCE.parse(json);
    }

    public static Event parse(String json, JsonOptions options) {
        return EventParser.INSTANCE.parse(json, options);
    }

    public static Event parse(byte[] json) {
        return EventParser.INSTANCE.parse(json);
    }

    public static Event parse(byte[] json, JsonOptions options) {
        return EventParser.INSTANCE.parse(json, options);
    }

    public static Event parse(byte[] json, int offset, int length) {
        return EventParser.INSTANCE.parse(json, offset, length, JsonOptions.DEFAULT);
    }

    public static Event parse(InputStream json) throws IOException {
        return EventParser.INSTANCE.parse(json);
    }

    public static Event parse(InputStream json, JsonOptions options) throws IOException {
        return EventParser.INSTANCE.parse(json, options);
    }

    public static List<Event> parseList(String json) {
        return EventParser.INSTANCE.parseList(json);
    }

    public static List<Event> parseList(String json, JsonOptions options) {
        return EventParser.INSTANCE.parseList(json, options);
    }

    public static List<Event> parseList(byte[] json) {
        return EventParser.INSTANCE.parseList(json);
    }

    public static List<Event> parseList(byte[] json, JsonOptions options) {
        return EventParser.INSTANCE.parseList(json, options);
    }

    public static List<Event> parseList(byte[] json, int offset, int length) {
        return EventParser.INSTANCE.parseList(json, offset, length, JsonOptions.DEFAULT);
    }

    public static List<Event> parseList(InputStream json) throws IOException {
        return EventParser.INSTANCE.parseList(json);
    }

    public static List<Event> parseList(InputStream json, JsonOptions options) throws IOException {
        return EventParser.INSTANCE.parseList(json, options);
    }

    public static String toJson(List<? extends Event> list) {
        return EventWriter.INSTANCE.listWriter().toJson(list);
    }

    public static String toJson(List<? extends Event> list, JsonOptions options) {
        return EventWriter.INSTANCE.listWriter().toJson(list, options);
    }

    public static byte[] toJsonBytes(List<? extends Event> list) {
        return EventWriter.INSTANCE.listWriter().toJsonBytes(list);
    }

    public static byte[] toJsonBytes(List<? extends Event> list, JsonOptions options) {
        return EventWriter.INSTANCE.listWriter().toJsonBytes(list, options);
    }

    public static void writeTo(List<? extends Event> list, OutputStream stream) throws IOException {
        EventWriter.INSTANCE.listWriter().writeTo(list, stream);
    }

    public static void writeTo(List<? extends Event> list, OutputStream stream, JsonOptions options)
            throws IOException {
        EventWriter.INSTANCE.listWriter().writeTo(list, stream, options);
    }

    /** Returns a builder without columns. */
    public static Builder builder() {
        return new Builder();
    }

    /** Returns a builder with the columns of this event. */
    public Builder toBuilder() {
        Builder builder = new Builder();
        builder.kind = kind;
        builder.at = at;
        builder.undeclaredMembers.putAll(undeclaredMembers);
        return builder;
    }

    /**
     */
    public Event withKind(String kind) {
        return toBuilder().kind(kind).build();
    }

    /**
     */
    public Event withAt(Long at) {
        return toBuilder().at(at).build();
    }

    @Override
    public Map<String, Object> asMap() {
        return EventParser.Columns.EVENT_TYPE.asMap(new Object[] {kind, at}, undeclaredMembers());
    }

    @Override
    public void writeTo(JsonOutput out) {
        EventWriter.INSTANCE.write(this, out);
    }

    @Override
    public boolean equals(Object other) {
        return this == other || other instanceof Event that && Objects.equals(kind, that.kind)
                && Objects.equals(at, that.at)
                && JsonValues.equal(undeclaredMembers, that.undeclaredMembers);
    }

    @Override
    public int hashCode() {
        return Objects.hash(kind, at, JsonValues.hash(undeclaredMembers));
    }

    @Override
    public String toString() {
        return toDisplayString();
    }

    /** Collects the columns of {@link Event}; null makes a column absent. Not thread-safe. */
    public static final class Builder {
        String kind;
        Long at;

        final Map<String, Object> undeclaredMembers = new LinkedHashMap<>();

        Builder() {}

        public Builder kind(String kind) {
            this.kind = kind;
            return this;
        }

        public Builder at(Long at) {
            this.at = at;
            return this;
        }

        /**
         * Sets an undeclared member.
         *
         * @throws IllegalArgumentException if a column has that name in JSON
         */
        public Builder undeclaredMember(String name, Object value) {
            EventParser.checkUndeclared(name);
            undeclaredMembers.put(name, value);
            return this;
        }

        /** Removes an undeclared member, if it exists. */
        public Builder removeUndeclaredMember(String name) {
            undeclaredMembers.remove(name);
            return this;
        }

        /** Returns an event with the current columns; the builder can be used again. */
        public Event build() {
            return new Event(kind, at, undeclaredMembers);
        }
    }
}
