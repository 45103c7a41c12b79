package dev.schemac.golden.lists;

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

/** An event of schema {@code Book} in module {@code dev.schemac.golden.lists}. */
@Generated("dev.schemac.codegen.SchemaCompiler")
public final class Book implements JsonEvent {
    String title;
    List<String> tags;
    Map<String, Object> attributes;

    /** Undeclared members by name; null if there are none. */
    Map<String, Object> undeclared;

    public Book() {}

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

    public String getTitle() {
        return title;
    }

    public void setTitle(String title) {
        this.title = title;
    }

    public boolean hasTitle() {
        return title != null;
    }

    public List<String> getTags() {
        return tags;
    }

    public void setTags(List<String> tags) {
        this.tags = tags;
    }

    public boolean hasTags() {
        return tags != null;
    }

    public Map<String, Object> getAttributes() {
        return attributes;
    }

    public void setAttributes(Map<String, Object> attributes) {
        this.attributes = attributes;
    }

    public boolean hasAttributes() {
        return attributes != null;
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
        BookParser.checkUndeclared(name);
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
                && JsonValues.equal(undeclared, that.undeclared);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(new int[] {Objects.hashCode(title), Objects.hashCode(tags),
                JsonValues.hash(attributes), JsonValues.hash(undeclared)});
    }

    @Override
    public String toString() {
        return toDisplayString();
    }
}
