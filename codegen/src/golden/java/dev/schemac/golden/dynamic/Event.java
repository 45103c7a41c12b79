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
import java.util.Objects;

/**
 * An event of schema {@code Event} in module {@code dev.schemac.golden.dynamic}.
 * Not safe for use by several threads while one of them changes it.
 */
@Generated("dev.schemac.codegen.SchemaCompiler")
public class Event implements JsonEvent {
    String kind;
    long at;

    /** Bit i is set while column number i is present; primitive columns only. */
    long presence;

    /** The members that no column declares, by name; null where there are none. */
    Map<String, Object> undeclared;

    /** An event without any column. */
    public Event() {}

    /** Parses a document. */
    public static Event parse(String json) {
        return EventParser.INSTANCE.parse(json);
    }

    /** Parses a document in UTF-8. */
    public static Event parse(byte[] json) {
        return EventParser.INSTANCE.parse(json);
    }

    /** Parses the document in UTF-8 that begins at {@code offset} and is {@code length} bytes long. */
    public static Event parse(byte[] json, int offset, int length) {
        return EventParser.INSTANCE.parse(json, offset, length);
    }

    /** Reads a stream to its end and parses the document in UTF-8; the stream stays open. */
    public static Event parse(InputStream json) throws IOException {
        return EventParser.INSTANCE.parse(json);
    }

    /** Column {@code kind}, {@code null} where it is absent. */
    public String getKind() {
        return kind;
    }

    /** Sets column {@code kind}; {@code null} makes it absent. */
    public void setKind(String kind) {
        this.kind = kind;
    }

    /** Whether column {@code kind} is present and not null. */
    public boolean hasKind() {
        return kind != null;
    }

    /** Column {@code at}, {@code 0} where it is absent. */
    public long getAt() {
        return at;
    }

    /** Sets column {@code at}; it is present from now on. */
    public void setAt(long at) {
        this.at = at;
        presence |= 1L << 1;
    }

    /** Whether column {@code at} is present and not null. */
    public boolean hasAt() {
        return (presence & (1L << 1)) != 0;
    }

    /** Makes column {@code at} absent. */
    public void clearAt() {
        at = 0;
        presence &= ~(1L << 1);
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
        EventParser.checkUndeclared(name);
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
        Object[] values = {
            kind,
            hasAt() ? at : null
        };
        return EventParser.INSTANCE.eventType().asMap(values, undeclaredMembers());
    }

    @Override
    public void writeTo(JsonWriter out) {
        EventWriter.INSTANCE.write(this, out);
    }

    @Override
    public boolean equals(Object other) {
        if (this == other) {
            return true;
        }
        return other instanceof Event that
                && getClass() == that.getClass()
                && presence == that.presence
                && Objects.equals(kind, that.kind)
                && at == that.at
                && JsonValues.equal(undeclared, that.undeclared);
    }

    @Override
    public int hashCode() {
        int hash = 1;
        hash = 31 * hash + Long.hashCode(presence);
        hash = 31 * hash + Objects.hashCode(kind);
        hash = 31 * hash + Long.hashCode(at);
        hash = 31 * hash + JsonValues.hash(undeclared);
        return hash;
    }

    /** The event as compact JSON. */
    @Override
    public String toString() {
        return toDisplayString();
    }
}
