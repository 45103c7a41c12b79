package dev.schemac.golden.arrays;

import dev.schemac.runtime.Generated;
import dev.schemac.runtime.JsonEvent;
import dev.schemac.runtime.JsonWriter;
import java.io.IOException;
import java.io.InputStream;
import java.util.Map;

/**
 * An event of schema {@code Point} in module {@code dev.schemac.golden.arrays}.
 * Not safe for use by several threads while one of them changes it.
 */
@Generated("dev.schemac.codegen.SchemaCompiler")
public final class Point implements JsonEvent {
    int x;
    int y;

    /** Bit i is set while column number i is present; primitive columns only. */
    long presence;

    /** An event without any column. */
    public Point() {}

    /** Parses a document. */
    public static Point parse(String json) {
        return PointParser.INSTANCE.parse(json);
    }

    /** Parses a document in UTF-8. */
    public static Point parse(byte[] json) {
        return PointParser.INSTANCE.parse(json);
    }

    /** Parses the document in UTF-8 that begins at {@code offset} and is {@code length} bytes long. */
    public static Point parse(byte[] json, int offset, int length) {
        return PointParser.INSTANCE.parse(json, offset, length);
    }

    /** Reads a stream to its end and parses the document in UTF-8; the stream stays open. */
    public static Point parse(InputStream json) throws IOException {
        return PointParser.INSTANCE.parse(json);
    }

    /** Column {@code x}, {@code 0} where it is absent. */
    public int getX() {
        return x;
    }

    /** Sets column {@code x}; it is present from now on. */
    public void setX(int x) {
        this.x = x;
        presence |= 1L << 0;
    }

    /** Whether column {@code x} is present and not null. */
    public boolean hasX() {
        return (presence & (1L << 0)) != 0;
    }

    /** Makes column {@code x} absent. */
    public void clearX() {
        x = 0;
        presence &= ~(1L << 0);
    }

    /** Column {@code y}, {@code 0} where it is absent. */
    public int getY() {
        return y;
    }

    /** Sets column {@code y}; it is present from now on. */
    public void setY(int y) {
        this.y = y;
        presence |= 1L << 1;
    }

    /** Whether column {@code y} is present and not null. */
    public boolean hasY() {
        return (presence & (1L << 1)) != 0;
    }

    /** Makes column {@code y} absent. */
    public void clearY() {
        y = 0;
        presence &= ~(1L << 1);
    }

    /** The columns by name as they are now, in the order of the schema; absent ones are {@code null}. */
    @Override
    public Map<String, Object> asMap() {
        Object[] values = {
            hasX() ? x : null,
            hasY() ? y : null
        };
        return PointParser.INSTANCE.eventType().asMap(values);
    }

    @Override
    public void writeTo(JsonWriter out) {
        PointWriter.INSTANCE.write(this, out);
    }

    @Override
    public boolean equals(Object other) {
        if (this == other) {
            return true;
        }
        return other instanceof Point that
                && presence == that.presence
                && x == that.x
                && y == that.y;
    }

    @Override
    public int hashCode() {
        int hash = 1;
        hash = 31 * hash + Long.hashCode(presence);
        hash = 31 * hash + Integer.hashCode(x);
        hash = 31 * hash + Integer.hashCode(y);
        return hash;
    }

    /** The event as compact JSON. */
    @Override
    public String toString() {
        return toDisplayString();
    }
}
