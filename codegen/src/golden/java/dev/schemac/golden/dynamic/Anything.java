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

/** An event of schema {@code Anything} in module {@code dev.schemac.golden.dynamic}. */
@Generated("dev.schemac.codegen.SchemaCompiler")
public final class Anything implements JsonEvent, JsonOutput.Writable {
    /** Undeclared members by name; null if there are none. */
    Map<String, Object> undeclared;

    public Anything() {}

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
        return AnythingParser.INSTANCE.parse(json, offset, length, JsonOptions.DEFAULT);
    }

    public static Anything parse(InputStream json) throws IOException {
        return AnythingParser.INSTANCE.parse(json);
    }

    public static Anything parse(InputStream json, JsonOptions options) throws IOException {
        return AnythingParser.INSTANCE.parse(json, options);
    }

    public static List<Anything> parseList(String json) {
        return AnythingParser.INSTANCE.parseList(json);
    }

    public static List<Anything> parseList(String json, JsonOptions options) {
        return AnythingParser.INSTANCE.parseList(json, options);
    }

    public static List<Anything> parseList(byte[] json) {
        return AnythingParser.INSTANCE.parseList(json);
    }

    public static List<Anything> parseList(byte[] json, JsonOptions options) {
        return AnythingParser.INSTANCE.parseList(json, options);
    }

    public static List<Anything> parseList(byte[] json, int offset, int length) {
        return AnythingParser.INSTANCE.parseList(json, offset, length, JsonOptions.DEFAULT);
    }

    public static List<Anything> parseList(InputStream json) throws IOException {
        return AnythingParser.INSTANCE.parseList(json);
    }

    public static List<Anything> parseList(InputStream json, JsonOptions options) throws
            IOException {
        return AnythingParser.INSTANCE.parseList(json, options);
    }

    public static String toJson(List<? extends Anything> list) {
        return AnythingWriter.INSTANCE.listWriter().toJson(list);
    }

    public static String toJson(List<? extends Anything> list, JsonOptions options) {
        return AnythingWriter.INSTANCE.listWriter().toJson(list, options);
    }

    public static byte[] toJsonBytes(List<? extends Anything> list) {
        return AnythingWriter.INSTANCE.listWriter().toJsonBytes(list);
    }

    public static byte[] toJsonBytes(List<? extends Anything> list, JsonOptions options) {
        return AnythingWriter.INSTANCE.listWriter().toJsonBytes(list, options);
    }

    public static void writeTo(List<? extends Anything> list, OutputStream stream) throws
            IOException {
        AnythingWriter.INSTANCE.listWriter().writeTo(list, stream);
    }

    public static void writeTo(List<? extends Anything> list, OutputStream stream,
            JsonOptions options) throws IOException {
        AnythingWriter.INSTANCE.listWriter().writeTo(list, stream, options);
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
        AnythingParser.checkUndeclared(name);
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
        return AnythingParser.Columns.EVENT_TYPE.asMap(new Object[] {}, undeclaredMembers());
    }

    @Override
    public void writeTo(JsonOutput out) {
        AnythingWriter.INSTANCE.write(this, out);
    }

    @Override
    public boolean equals(Object other) {
        return this == other || other instanceof Anything that
                && JsonValues.equal(undeclared, that.undeclared);
    }

    @Override
    public int hashCode() {
        return Objects.hash(JsonValues.hash(undeclared));
    }

    @Override
    public String toString() {
        return toDisplayString();
    }
}
