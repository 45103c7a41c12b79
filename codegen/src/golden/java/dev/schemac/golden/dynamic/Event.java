package dev.schemac.golden.dynamic;

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

/** An event of schema {@code Event} in module {@code dev.schemac.golden.dynamic}. */
@Generated("dev.schemac.codegen.SchemaCompiler")
public class Event implements JsonEvent, JsonOutput.Writable {
    String kind;
    long at;
    long presence;

    /** Undeclared members by name; null if there are none. */
    Map<String, Object> undeclared;

    public Event() {}

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

    public String getKind() {
        return kind;
    }

    public void setKind(String kind) {
        this.kind = kind;
    }

    public boolean hasKind() {
        return kind != null;
    }

    public long getAt() {
        return at;
    }

    public void setAt(long at) {
        this.at = at;
        presence |= 1L << EventParser.AT_BIT;
    }

    public boolean hasAt() {
        return (presence & (1L << EventParser.AT_BIT)) != 0;
    }

    public void clearAt() {
        at = 0;
        presence &= ~(1L << EventParser.AT_BIT);
    }

    /** Returns the undeclared members in document order, as an unmodifiable view. */
    public Map<String, Object> undeclaredMembers() {
        return undeclared == null ? Collections.emptyMap() : Collections.unmodifiableMap(undeclared);
    }

    /**
     * Sets an undeclared member; the value is not copied.
     *
     * @throws IllegalArgumentException if a column has that name in JSON
     */
    public void putUndeclaredMember(String name, Object value) {
        EventParser.checkUndeclared(name);
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
    void keep(String name, Object value) {
        if (undeclared == null) {
            undeclared = new LinkedHashMap<>();
        }
        undeclared.put(name, value);
    }

    @Override
    public Map<String, Object> asMap() {
        return EventParser.Columns.EVENT_TYPE.asMap(new Object[] {kind,
                hasAt() ? at : null}, undeclaredMembers());
    }

    @Override
    public void writeTo(JsonOutput out) {
        EventWriter.INSTANCE.write(this, out);
    }

    @Override
    public boolean equals(Object other) {
        return this == other || other instanceof Event that && getClass() == that.getClass()
                && presence == that.presence && Objects.equals(kind, that.kind) && at == that.at
                && JsonValues.equal(undeclared, that.undeclared);
    }

    @Override
    public int hashCode() {
        return Objects.hash(kind, at, JsonValues.hash(undeclared));
    }

    @Override
    public String toString() {
        return toDisplayString();
    }
}
