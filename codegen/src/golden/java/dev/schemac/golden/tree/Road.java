package dev.schemac.golden.tree;

import dev.schemac.runtime.Generated;
import dev.schemac.runtime.JsonEvent;
import dev.schemac.runtime.JsonWriter;
import java.io.IOException;
import java.io.InputStream;
import java.util.Map;
import java.util.Objects;

/**
 * An event of schema {@code Road} in module {@code dev.schemac.golden.tree}.
 * Not safe for use by several threads while one of them changes it.
 */
@Generated("dev.schemac.codegen.SchemaCompiler")
public final class Road implements JsonEvent {
    double length;
    Node target;

    /** Bit i is set while column number i is present; primitive columns only. */
    long presence;

    /** An event without any column. */
    public Road() {}

    /** Parses a document. */
    public static Road parse(String json) {
        return RoadParser.INSTANCE.parse(json);
    }

    /** Parses a document in UTF-8. */
    public static Road parse(byte[] json) {
        return RoadParser.INSTANCE.parse(json);
    }

    /** Parses the document in UTF-8 that begins at {@code offset} and is {@code length} bytes long. */
    public static Road parse(byte[] json, int offset, int length) {
        return RoadParser.INSTANCE.parse(json, offset, length);
    }

    /** Reads a stream to its end and parses the document in UTF-8; the stream stays open. */
    public static Road parse(InputStream json) throws IOException {
        return RoadParser.INSTANCE.parse(json);
    }

    /** Column {@code length}, {@code 0} where it is absent. */
    public double getLength() {
        return length;
    }

    /** Sets column {@code length}; it is present from now on. */
    public void setLength(double length) {
        this.length = length;
        presence |= 1L << 0;
    }

    /** Whether column {@code length} is present and not null. */
    public boolean hasLength() {
        return (presence & (1L << 0)) != 0;
    }

    /** Makes column {@code length} absent. */
    public void clearLength() {
        length = 0;
        presence &= ~(1L << 0);
    }

    /** Column {@code target}, {@code null} where it is absent. */
    public Node getTarget() {
        return target;
    }

    /** Sets column {@code target}; {@code null} makes it absent. */
    public void setTarget(Node target) {
        this.target = target;
    }

    /** Whether column {@code target} is present and not null. */
    public boolean hasTarget() {
        return target != null;
    }

    /** The columns by name as they are now, in the order of the schema; absent ones are {@code null}. */
    @Override
    public Map<String, Object> asMap() {
        Object[] values = {
            hasLength() ? length : null,
            target
        };
        return RoadParser.INSTANCE.eventType().asMap(values);
    }

    @Override
    public void writeTo(JsonWriter out) {
        RoadWriter.INSTANCE.write(this, out);
    }

    @Override
    public boolean equals(Object other) {
        if (this == other) {
            return true;
        }
        return other instanceof Road that
                && presence == that.presence
                && Double.compare(length, that.length) == 0
                && Objects.equals(target, that.target);
    }

    @Override
    public int hashCode() {
        int hash = 1;
        hash = 31 * hash + Long.hashCode(presence);
        hash = 31 * hash + Double.hashCode(length);
        hash = 31 * hash + Objects.hashCode(target);
        return hash;
    }

    /** The event as compact JSON. */
    @Override
    public String toString() {
        return toDisplayString();
    }
}
