package dev.schemac.golden.arrays;

import dev.schemac.runtime.JsonEvent;
import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.JsonWriter;
import dev.schemac.runtime.support.Generated;
import java.io.IOException;
import java.io.InputStream;
import java.util.Arrays;
import java.util.Map;

/** An event of schema {@code Point} in module {@code dev.schemac.golden.arrays}. */
@Generated("dev.schemac.codegen.SchemaCompiler")
public final class Point implements JsonEvent {
    int x;
    int y;
    long presence;

    public Point() {}

    public static Point parse(String json) {
        return PointParser.INSTANCE.parse(json);
    }
    public static Point parse(String json, JsonOptions options) {
        return PointParser.INSTANCE.parse(json, options);
    }
    public static Point parse(byte[] json) {
        return PointParser.INSTANCE.parse(json);
    }
    public static Point parse(byte[] json, JsonOptions options) {
        return PointParser.INSTANCE.parse(json, options);
    }
    public static Point parse(byte[] json, int offset, int length) {
        return PointParser.INSTANCE.parse(json, offset, length);
    }
    public static Point parse(InputStream json) throws IOException {
        return PointParser.INSTANCE.parse(json);
    }
    public static Point parse(InputStream json, JsonOptions options) throws IOException {
        return PointParser.INSTANCE.parse(json, options);
    }

    public int getX() {
        return x;
    }

    public void setX(int x) {
        this.x = x;
        presence |= 1L << PointParser.X_BIT;
    }

    public boolean hasX() {
        return (presence & (1L << PointParser.X_BIT)) != 0;
    }

    public void clearX() {
        x = 0;
        presence &= ~(1L << PointParser.X_BIT);
    }

    public int getY() {
        return y;
    }

    public void setY(int y) {
        this.y = y;
        presence |= 1L << PointParser.Y_BIT;
    }

    public boolean hasY() {
        return (presence & (1L << PointParser.Y_BIT)) != 0;
    }

    public void clearY() {
        y = 0;
        presence &= ~(1L << PointParser.Y_BIT);
    }

    @Override
    public Map<String, Object> asMap() {
        return PointParser.INSTANCE.eventType().asMap(new Object[] {hasX() ? x : null,
                hasY() ? y : null});
    }

    @Override
    public void writeTo(JsonWriter out) {
        PointWriter.INSTANCE.write(this, out);
    }

    @Override
    public boolean equals(Object other) {
        return this == other || other instanceof Point that && presence == that.presence
                && x == that.x && y == that.y;
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(new int[] {Long.hashCode(presence), Integer.hashCode(x),
                Integer.hashCode(y)});
    }

    @Override
    public String toString() {
        return toDisplayString();
    }
}
