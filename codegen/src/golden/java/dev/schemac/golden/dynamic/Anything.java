package dev.schemac.golden.dynamic;

import dev.schemac.runtime.Generated;
import dev.schemac.runtime.JsonEvent;
import dev.schemac.runtime.JsonValues;
import dev.schemac.runtime.JsonWriter;
import java.io.IOException;
import java.io.InputStream;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * An event of schema {@code Anything} in module {@code dev.schemac.golden.dynamic}.
 * Not safe for use by several threads while one of them changes it.
 */
@Generated("dev.schemac.codegen.SchemaCompiler")
public final class Anything implements JsonEvent {
    /** The members that no column declares, by name; null where there are none. */
    Map<String, Object> undeclared;

    /** An event without any column. */
    public Anything() {}

    /** Parses a document. */
    public static Anything parse(String json) {
        return AnythingParser.INSTANCE.parse(json);
    }

    /** Parses a document in UTF-8. */
    public static Anything parse(byte[] json) {
        return AnythingParser.INSTANCE.parse(json);
    }

    /** Parses the document in UTF-8 that begins at {@code offset} and is {@code length} bytes long. */
    public static Anything parse(byte[] json, int offset, int length) {
        return AnythingParser.INSTANCE.parse(json, offset, length);
    }

    /** Reads a stream to its end and parses the document in UTF-8; the stream stays open. */
    public static Anything parse(InputStream json) throws IOException {
        return AnythingParser.INSTANCE.parse(json);
    }

    /** The members that no column declares, in the order in which they came; a view that cannot be changed. */
    public Map<String, Object> undeclaredMembers() {
        return undeclared == null ? Collections.emptyMap() : Collections.unmodifiableMap(undeclared);
    }

    /**
     * Sets a member that no column declares; the value is not copied.
     *
     * @throws IllegalArgumentException if a column has that name in JSON
     */
    public void putUndeclaredMember(String name, Object value) {
        AnythingParser.checkUndeclared(name);
        keep(name, value);
    }

    /** Removes a member that no column declares, if there is one of that name. */
    public void removeUndeclaredMember(String name) {
        if (undeclared != null) {
            undeclared.remove(name);
            undeclared = undeclared.isEmpty() ? null : undeclared;
        }
    }

    /** Sets a member that is known to be no column's. */
    void keep(String name, Object value) {
        if (undeclared == null) {
            undeclared = new LinkedHashMap<>();
        }
        undeclared.put(name, value);
    }

    /**
     * The columns by name as they are now, in the order of the schema; absent ones are {@code null}.
     * Undeclared members come after them.
     */
    @Override
    public Map<String, Object> asMap() {
        Object[] values = {};
        return AnythingParser.INSTANCE.eventType().asMap(values, undeclaredMembers());
    }

    @Override
    public void writeTo(JsonWriter out) {
        AnythingWriter.INSTANCE.write(this, out);
    }

    @Override
    public boolean equals(Object other) {
        if (this == other) {
            return true;
        }
        return other instanceof Anything that
                && JsonValues.equal(undeclared, that.undeclared);
    }

    @Override
    public int hashCode() {
        int hash = 1;
        hash = 31 * hash + JsonValues.hash(undeclared);
        return hash;
    }

    /** The event as compact JSON. */
    @Override
    public String toString() {
        return toDisplayString();
    }
}
