package dev.schemac.golden.animals;

import dev.schemac.runtime.Generated;
import dev.schemac.runtime.JsonEvent;
import dev.schemac.runtime.JsonWriter;
import java.io.IOException;
import java.io.InputStream;
import java.util.Map;
import java.util.Objects;

/**
 * An event of schema {@code Animal} in module {@code dev.schemac.golden.animals}.
 * Not safe for use by several threads while one of them changes it.
 */
@Generated("dev.schemac.codegen.SchemaCompiler")
public class Animal implements JsonEvent {
    String name;
    int legs;

    /** Bit i is set while column number i is present; primitive columns only. */
    long presence;

    /** An event without any column. */
    public Animal() {}

    /** Parses a document. */
    public static Animal parse(String json) {
        return AnimalParser.INSTANCE.parse(json);
    }

    /** Parses a document in UTF-8. */
    public static Animal parse(byte[] json) {
        return AnimalParser.INSTANCE.parse(json);
    }

    /** Parses the document in UTF-8 that begins at {@code offset} and is {@code length} bytes long. */
    public static Animal parse(byte[] json, int offset, int length) {
        return AnimalParser.INSTANCE.parse(json, offset, length);
    }

    /** Reads a stream to its end and parses the document in UTF-8; the stream stays open. */
    public static Animal parse(InputStream json) throws IOException {
        return AnimalParser.INSTANCE.parse(json);
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

    /** Column {@code legs}, {@code 0} where it is absent. */
    public int getLegs() {
        return legs;
    }

    /** Sets column {@code legs}; it is present from now on. */
    public void setLegs(int legs) {
        this.legs = legs;
        presence |= 1L << 1;
    }

    /** Whether column {@code legs} is present and not null. */
    public boolean hasLegs() {
        return (presence & (1L << 1)) != 0;
    }

    /** Makes column {@code legs} absent. */
    public void clearLegs() {
        legs = 0;
        presence &= ~(1L << 1);
    }

    /** The columns by name as they are now, in the order of the schema; absent ones are {@code null}. */
    @Override
    public Map<String, Object> asMap() {
        Object[] values = {
            name,
            hasLegs() ? legs : null
        };
        return AnimalParser.INSTANCE.eventType().asMap(values);
    }

    @Override
    public void writeTo(JsonWriter out) {
        AnimalWriter.INSTANCE.write(this, out);
    }

    @Override
    public boolean equals(Object other) {
        if (this == other) {
            return true;
        }
        return other instanceof Animal that
                && getClass() == that.getClass()
                && presence == that.presence
                && Objects.equals(name, that.name)
                && legs == that.legs;
    }

    @Override
    public int hashCode() {
        int hash = 1;
        hash = 31 * hash + Long.hashCode(presence);
        hash = 31 * hash + Objects.hashCode(name);
        hash = 31 * hash + Integer.hashCode(legs);
        return hash;
    }

    /** The event as compact JSON. */
    @Override
    public String toString() {
        return toDisplayString();
    }
}
