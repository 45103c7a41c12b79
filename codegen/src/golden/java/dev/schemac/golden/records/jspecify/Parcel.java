package dev.schemac.golden.records.jspecify;

import dev.schemac.runtime.JsonEvent;
import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.JsonWriter;
import dev.schemac.runtime.support.Generated;
import dev.schemac.runtime.support.JsonValues;
import dev.schemac.runtime.support.Violations;
import java.io.IOException;
import java.io.InputStream;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.NullMarked;
import org.jspecify.annotations.Nullable;

/**
 * What may be null, said by annotations.
 *
 * <p>An event of schema {@code Parcel} in module {@code dev.schemac.golden.records.jspecify}.
 * Immutable, except that arrays are not copied. Columns that are absent are {@code null}.
 *
 * @param undeclaredMembers the undeclared members in document order; an unmodifiable copy
 */
@Generated("dev.schemac.codegen.SchemaCompiler")
@NullMarked
public record Parcel(String id, @Nullable Double weight, @Nullable Boolean fragile,
        @Nullable Size size, List<@Nullable String> stops, int @Nullable [] codes,
        @Nullable List<@Nullable List<@Nullable Integer>> grid,
        @Nullable List<@Nullable Parcel> parts,
        @Nullable Map<String, @Nullable List<@Nullable String>> labels,
        @Nullable Map<String, @Nullable Object> more, @Nullable List<Parcel> routes,
        @Nullable Map<String, List<String>> notes, @Nullable Map<String, Object> tags,
        @Nullable List<Map<String, @Nullable Object>> groups, @Nullable Object any,
        Map<String, @Nullable Object> undeclaredMembers) implements JsonEvent {
    /**
     * Copies lists and maps, unless they are those of another event, and the undeclared members; {@code null} counts as an empty map.
     *
     * @throws IllegalArgumentException if one of them has a name that a column has in JSON
     */
    public Parcel {
        stops = JsonValues.unmodifiable(stops, 1);
        grid = JsonValues.unmodifiable(grid, 2);
        parts = JsonValues.unmodifiable(parts, 1);
        labels = JsonValues.unmodifiable(labels, 2);
        more = JsonValues.unmodifiable(more, Integer.MAX_VALUE);
        routes = JsonValues.unmodifiable(routes, 1);
        notes = JsonValues.unmodifiable(notes, 2);
        tags = JsonValues.unmodifiable(tags, Integer.MAX_VALUE);
        groups = JsonValues.unmodifiable(groups, Integer.MAX_VALUE);
        any = JsonValues.unmodifiable(any);
        undeclaredMembers = undeclaredMembers == null
                ? Collections.emptyMap()
                : JsonValues.unmodifiable(undeclaredMembers, Integer.MAX_VALUE);
        ParcelParser.checkUndeclared(undeclaredMembers);
    }

    public static Parcel parse(String json) {
        return ParcelParser.INSTANCE.parse(json);
    }
    public static Parcel parse(String json, JsonOptions options) {
        return ParcelParser.INSTANCE.parse(json, options);
    }
    public static Parcel parse(byte[] json) {
        return ParcelParser.INSTANCE.parse(json);
    }
    public static Parcel parse(byte[] json, JsonOptions options) {
        return ParcelParser.INSTANCE.parse(json, options);
    }
    public static Parcel parse(byte[] json, int offset, int length) {
        return ParcelParser.INSTANCE.parse(json, offset, length);
    }
    public static Parcel parse(InputStream json) throws IOException {
        return ParcelParser.INSTANCE.parse(json);
    }
    public static Parcel parse(InputStream json, JsonOptions options) throws IOException {
        return ParcelParser.INSTANCE.parse(json, options);
    }

    /** Returns a builder without columns. */
    public static Builder builder() {
        return new Builder();
    }

    /** Returns a builder with the columns of this event. */
    public Builder toBuilder() {
        Builder builder = new Builder();
        builder.id = id;
        builder.weight = weight;
        builder.fragile = fragile;
        builder.size = size;
        builder.stops = stops;
        builder.codes = codes;
        builder.grid = grid;
        builder.parts = parts;
        builder.labels = labels;
        builder.more = more;
        builder.routes = routes;
        builder.notes = notes;
        builder.tags = tags;
        builder.groups = groups;
        builder.any = any;
        builder.undeclaredMembers.putAll(undeclaredMembers);
        return builder;
    }

    /** Column {@code nothing}, always {@code null}. */
    public @Nullable Object nothing() {
        return null;
    }

    @Override
    public Map<String, @Nullable Object> asMap() {
        return ParcelParser.INSTANCE.eventType().asMap(new Object[] {id, weight, fragile, size,
                stops, codes, grid, parts, labels, more, routes, notes, tags, groups, any,
                null}, undeclaredMembers());
    }

    @Override
    public void writeTo(JsonWriter out) {
        ParcelWriter.INSTANCE.write(this, out);
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return this == other || other instanceof Parcel that && Objects.equals(id, that.id)
                && Objects.equals(weight, that.weight) && Objects.equals(fragile, that.fragile)
                && Objects.equals(size, that.size) && Objects.equals(stops, that.stops)
                && Arrays.equals(codes, that.codes) && Objects.equals(grid, that.grid)
                && Objects.equals(parts, that.parts) && Objects.equals(labels, that.labels)
                && JsonValues.equal(more, that.more) && Objects.equals(routes, that.routes)
                && Objects.equals(notes, that.notes) && JsonValues.equal(tags, that.tags)
                && JsonValues.equal(groups, that.groups) && JsonValues.equal(any, that.any)
                && JsonValues.equal(undeclaredMembers, that.undeclaredMembers);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(new int[] {Objects.hashCode(id), Objects.hashCode(weight),
                Objects.hashCode(fragile), Objects.hashCode(size), Objects.hashCode(stops),
                Arrays.hashCode(codes), Objects.hashCode(grid), Objects.hashCode(parts),
                Objects.hashCode(labels), JsonValues.hash(more), Objects.hashCode(routes),
                Objects.hashCode(notes), JsonValues.hash(tags), JsonValues.hash(groups),
                JsonValues.hash(any), JsonValues.hash(undeclaredMembers)});
    }

    @Override
    public String toString() {
        return toDisplayString();
    }

    /** Collects the columns of {@link Parcel}; null makes a column absent. Not thread-safe. */
    public static final class Builder {
        @Nullable String id;
        @Nullable Double weight;
        @Nullable Boolean fragile;
        @Nullable Size size;
        @Nullable List<@Nullable String> stops;
        int @Nullable [] codes;
        @Nullable List<@Nullable List<@Nullable Integer>> grid;
        @Nullable List<@Nullable Parcel> parts;
        @Nullable Map<String, @Nullable List<@Nullable String>> labels;
        @Nullable Map<String, @Nullable Object> more;
        @Nullable List<Parcel> routes;
        @Nullable Map<String, List<String>> notes;
        @Nullable Map<String, Object> tags;
        @Nullable List<Map<String, @Nullable Object>> groups;
        @Nullable Object any;

        final Map<String, @Nullable Object> undeclaredMembers = new LinkedHashMap<>();

        Builder() {}

        public Builder id(String id) {
            this.id = id;
            return this;
        }

        public Builder weight(@Nullable Double weight) {
            this.weight = weight;
            return this;
        }

        public Builder fragile(@Nullable Boolean fragile) {
            this.fragile = fragile;
            return this;
        }

        public Builder size(@Nullable Size size) {
            this.size = size;
            return this;
        }

        public Builder stops(List<@Nullable String> stops) {
            this.stops = stops;
            return this;
        }

        public Builder codes(int @Nullable [] codes) {
            this.codes = codes;
            return this;
        }

        public Builder grid(@Nullable List<@Nullable List<@Nullable Integer>> grid) {
            this.grid = grid;
            return this;
        }

        public Builder parts(@Nullable List<@Nullable Parcel> parts) {
            this.parts = parts;
            return this;
        }

        public Builder labels(@Nullable Map<String, @Nullable List<@Nullable String>> labels) {
            this.labels = labels;
            return this;
        }

        public Builder more(@Nullable Map<String, @Nullable Object> more) {
            this.more = more;
            return this;
        }

        public Builder routes(@Nullable List<Parcel> routes) {
            this.routes = routes;
            return this;
        }

        public Builder notes(@Nullable Map<String, List<String>> notes) {
            this.notes = notes;
            return this;
        }

        public Builder tags(@Nullable Map<String, Object> tags) {
            this.tags = tags;
            return this;
        }

        public Builder groups(@Nullable List<Map<String, @Nullable Object>> groups) {
            this.groups = groups;
            return this;
        }

        public Builder any(@Nullable Object any) {
            this.any = any;
            return this;
        }

        /**
         * Sets an undeclared member.
         *
         * @throws IllegalArgumentException if a column has that name in JSON
         */
        public Builder undeclaredMember(String name, @Nullable Object value) {
            ParcelParser.checkUndeclared(name);
            undeclaredMembers.put(name, value);
            return this;
        }

        /** Removes an undeclared member, if it exists. */
        public Builder removeUndeclaredMember(String name) {
            undeclaredMembers.remove(name);
            return this;
        }

        /**
         * Returns an event with the current columns; the builder can be used again.
         *
         * @throws IllegalStateException if a column that must have a value has none, or a value violates a rule of its column
         */
        public Parcel build() {
            Violations.require(id != null, "id");
            Violations.require(stops != null, "stops");
            ParcelParser.checkedRoutes(Violations.OF_BUILDER, routes);
            ParcelParser.checkedNotes(Violations.OF_BUILDER, notes);
            ParcelParser.checkedTags(Violations.OF_BUILDER, tags);
            ParcelParser.checkedGroups(Violations.OF_BUILDER, groups);
            return buildUnchecked();
        }

        /** For the parser, which has checked the values. */
        Parcel buildUnchecked() {
            return new Parcel(id, weight, fragile, size, stops, codes, grid, parts, labels, more,
                    routes, notes, tags, groups, any, undeclaredMembers);
        }
    }
}
