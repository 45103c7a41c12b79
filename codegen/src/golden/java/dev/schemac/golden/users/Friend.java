package dev.schemac.golden.users;

import dev.schemac.runtime.Generated;
import dev.schemac.runtime.JsonEvent;
import dev.schemac.runtime.JsonWriter;
import java.io.IOException;
import java.io.InputStream;
import java.util.Map;
import java.util.Objects;

/**
 * An event of schema {@code Friend} in module {@code dev.schemac.golden.users}.
 * Not safe for use by several threads while one of them changes it.
 */
@Generated("dev.schemac.codegen.SchemaCompiler")
public final class Friend implements JsonEvent {
    String id;
    String name;

    /** An event without any column. */
    public Friend() {}

    /** Parses a document. */
    public static Friend parse(String json) {
        return FriendParser.INSTANCE.parse(json);
    }

    /** Parses a document in UTF-8. */
    public static Friend parse(byte[] json) {
        return FriendParser.INSTANCE.parse(json);
    }

    /** Parses the document in UTF-8 that begins at {@code offset} and is {@code length} bytes long. */
    public static Friend parse(byte[] json, int offset, int length) {
        return FriendParser.INSTANCE.parse(json, offset, length);
    }

    /** Reads a stream to its end and parses the document in UTF-8; the stream stays open. */
    public static Friend parse(InputStream json) throws IOException {
        return FriendParser.INSTANCE.parse(json);
    }

    /** Column {@code id}, {@code null} where it is absent. */
    public String getId() {
        return id;
    }

    /** Sets column {@code id}; {@code null} makes it absent. */
    public void setId(String id) {
        this.id = id;
    }

    /** Whether column {@code id} is present and not null. */
    public boolean hasId() {
        return id != null;
    }

    /** Column {@code name}, {@code null} where it is absent. */
    public String getName() {
        return name;
    }

    /** Sets column {@code name}; {@code null} makes it absent. */
    public void setName(String name) {
        this.name = name;
    }

    /** Whether column {@code name} is present and not null. */
    public boolean hasName() {
        return name != null;
    }

    /** The columns by name as they are now, in the order of the schema; absent ones are {@code null}. */
    @Override
    public Map<String, Object> asMap() {
        Object[] values = {
            id,
            name
        };
        return FriendParser.INSTANCE.eventType().asMap(values);
    }

    @Override
    public void writeTo(JsonWriter out) {
        FriendWriter.INSTANCE.write(this, out);
    }

    @Override
    public boolean equals(Object other) {
        if (this == other) {
            return true;
        }
        return other instanceof Friend that
                && Objects.equals(id, that.id)
                && Objects.equals(name, that.name);
    }

    @Override
    public int hashCode() {
        int hash = 1;
        hash = 31 * hash + Objects.hashCode(id);
        hash = 31 * hash + Objects.hashCode(name);
        return hash;
    }

    /** The event as compact JSON. */
    @Override
    public String toString() {
        return toDisplayString();
    }
}
