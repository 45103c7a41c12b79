package dev.schemac.golden.jspecify;

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
import org.jspecify.annotations.NullMarked;
import org.jspecify.annotations.Nullable;

/**
 * What may be null, said by annotations.
 *
 * <p>An event of schema {@code Parcel} in module {@code dev.schemac.golden.jspecify}.
 */
@Generated("dev.schemac.codegen.SchemaCompiler")
@NullMarked
public final class Parcel implements JsonEvent {
    @Nullable String id;
    double weight;
    boolean fragile;
    @Nullable Size size;
    @Nullable String @Nullable [] stops;
    int @Nullable [] codes;
    @Nullable Integer @Nullable [] @Nullable [] grid;
    @Nullable List<@Nullable Parcel> parts;
    @Nullable Map<String, @Nullable String @Nullable []> labels;
    @Nullable Map<String, @Nullable Object> more;
    @Nullable List<Parcel> routes;
    @Nullable Map<String, String[]> notes;
    @Nullable Map<String, Object> tags;
    @Nullable List<Map<String, @Nullable Object>> groups;
    @Nullable Object any;
    long presence;

    /** Undeclared members by name; null if there are none. */
    @Nullable Map<String, @Nullable Object> undeclared;

    public Parcel() {}

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

    public @Nullable String getId() {
        return id;
    }

    public void setId(@Nullable String id) {
        this.id = id;
    }

    public boolean hasId() {
        return id != null;
    }

    public double getWeight() {
        return weight;
    }

    public void setWeight(double weight) {
        this.weight = weight;
        presence |= 1L << ParcelParser.WEIGHT_BIT;
    }

    public boolean hasWeight() {
        return (presence & (1L << ParcelParser.WEIGHT_BIT)) != 0;
    }

    public void clearWeight() {
        weight = 0;
        presence &= ~(1L << ParcelParser.WEIGHT_BIT);
    }

    public boolean isFragile() {
        return fragile;
    }

    public void setFragile(boolean fragile) {
        this.fragile = fragile;
        presence |= 1L << ParcelParser.FRAGILE_BIT;
    }

    public boolean hasFragile() {
        return (presence & (1L << ParcelParser.FRAGILE_BIT)) != 0;
    }

    public void clearFragile() {
        fragile = false;
        presence &= ~(1L << ParcelParser.FRAGILE_BIT);
    }

    public @Nullable Size getSize() {
        return size;
    }

    public void setSize(@Nullable Size size) {
        this.size = size;
    }

    public boolean hasSize() {
        return size != null;
    }

    public @Nullable String @Nullable [] getStops() {
        return stops;
    }

    public void setStops(@Nullable String @Nullable [] stops) {
        this.stops = stops;
    }

    public boolean hasStops() {
        return stops != null;
    }

    public int @Nullable [] getCodes() {
        return codes;
    }

    public void setCodes(int @Nullable [] codes) {
        this.codes = codes;
    }

    public boolean hasCodes() {
        return codes != null;
    }

    public @Nullable Integer @Nullable [] @Nullable [] getGrid() {
        return grid;
    }

    public void setGrid(@Nullable Integer @Nullable [] @Nullable [] grid) {
        this.grid = grid;
    }

    public boolean hasGrid() {
        return grid != null;
    }

    public @Nullable List<@Nullable Parcel> getParts() {
        return parts;
    }

    public void setParts(@Nullable List<@Nullable Parcel> parts) {
        this.parts = parts;
    }

    public boolean hasParts() {
        return parts != null;
    }

    public @Nullable Map<String, @Nullable String @Nullable []> getLabels() {
        return labels;
    }

    public void setLabels(@Nullable Map<String, @Nullable String @Nullable []> labels) {
        this.labels = labels;
    }

    public boolean hasLabels() {
        return labels != null;
    }

    public @Nullable Map<String, @Nullable Object> getMore() {
        return more;
    }

    public void setMore(@Nullable Map<String, @Nullable Object> more) {
        this.more = more;
    }

    public boolean hasMore() {
        return more != null;
    }

    public @Nullable List<Parcel> getRoutes() {
        return routes;
    }

    public void setRoutes(@Nullable List<Parcel> routes) {
        this.routes = routes;
    }

    public boolean hasRoutes() {
        return routes != null;
    }

    public @Nullable Map<String, String[]> getNotes() {
        return notes;
    }

    public void setNotes(@Nullable Map<String, String[]> notes) {
        this.notes = notes;
    }

    public boolean hasNotes() {
        return notes != null;
    }

    public @Nullable Map<String, Object> getTags() {
        return tags;
    }

    public void setTags(@Nullable Map<String, Object> tags) {
        this.tags = tags;
    }

    public boolean hasTags() {
        return tags != null;
    }

    public @Nullable List<Map<String, @Nullable Object>> getGroups() {
        return groups;
    }

    public void setGroups(@Nullable List<Map<String, @Nullable Object>> groups) {
        this.groups = groups;
    }

    public boolean hasGroups() {
        return groups != null;
    }

    public @Nullable Object getAny() {
        return any;
    }

    public void setAny(@Nullable Object any) {
        this.any = any;
    }

    public boolean hasAny() {
        return any != null;
    }

    /** Column {@code nothing}, always {@code null}. */
    public @Nullable Object getNothing() {
        return null;
    }

    public boolean hasNothing() {
        return false;
    }

    /** Returns the undeclared members in document order, as an unmodifiable view. */
    public Map<String, @Nullable Object> undeclaredMembers() {
        return undeclared == null ? Collections.emptyMap() : Collections.unmodifiableMap(undeclared);
    }

    /**
     * Sets an undeclared member; the value is not copied.
     *
     * @throws IllegalArgumentException if a column has that name in JSON
     */
    public void putUndeclaredMember(String name, @Nullable Object value) {
        ParcelParser.checkUndeclared(name);
        keep(name, value);
    }

    /** Removes an undeclared member, if it exists. */
    public void removeUndeclaredMember(String name) {
        if (undeclared != null) {
            undeclared.remove(name);
            undeclared = undeclared.isEmpty() ? null : undeclared;
        }
    }

    /** Sets an undeclared member without a check of its name. */
    void keep(String name, @Nullable Object value) {
        if (undeclared == null) {
            undeclared = new LinkedHashMap<>();
        }
        undeclared.put(name, value);
    }

    @Override
    public Map<String, @Nullable Object> asMap() {
        return ParcelParser.INSTANCE.eventType().asMap(new Object[] {id,
                hasWeight() ? weight : null, hasFragile() ? fragile : null, size, stops, codes,
                grid, parts, labels, more, routes, notes, tags, groups, any,
                null}, undeclaredMembers());
    }

    @Override
    public void writeTo(JsonWriter out) {
        ParcelWriter.INSTANCE.write(this, out);
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return this == other || other instanceof Parcel that && presence == that.presence
                && Objects.equals(id, that.id) && Double.compare(weight, that.weight) == 0
                && fragile == that.fragile && Objects.equals(size, that.size)
                && Arrays.equals(stops, that.stops) && Arrays.equals(codes, that.codes)
                && Arrays.deepEquals(grid, that.grid) && Objects.equals(parts, that.parts)
                && JsonValues.equal(labels, that.labels) && JsonValues.equal(more, that.more)
                && Objects.equals(routes, that.routes) && JsonValues.equal(notes, that.notes)
                && JsonValues.equal(tags, that.tags) && JsonValues.equal(groups, that.groups)
                && JsonValues.equal(any, that.any) && JsonValues.equal(undeclared, that.undeclared);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(new int[] {Long.hashCode(presence), Objects.hashCode(id),
                Double.hashCode(weight), Boolean.hashCode(fragile), Objects.hashCode(size),
                Arrays.hashCode(stops), Arrays.hashCode(codes), Arrays.deepHashCode(grid),
                Objects.hashCode(parts), JsonValues.hash(labels), JsonValues.hash(more),
                Objects.hashCode(routes), JsonValues.hash(notes), JsonValues.hash(tags),
                JsonValues.hash(groups), JsonValues.hash(any), JsonValues.hash(undeclared)});
    }

    @Override
    public String toString() {
        return toDisplayString();
    }
}
