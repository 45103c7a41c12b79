package dev.schemac.golden.tree;

import dev.schemac.runtime.JsonEvent;
import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.JsonWriter;
import dev.schemac.runtime.support.Generated;
import java.io.IOException;
import java.io.InputStream;
import java.util.Arrays;
import java.util.Map;
import java.util.Objects;

/**
 * Refers back to the schema that refers to it.
 *
 * <p>An event of schema {@code Road} in module {@code dev.schemac.golden.tree}.
 */
@Generated("dev.schemac.codegen.SchemaCompiler")
public final class Road implements JsonEvent {
    double length;
    Node target;
    long presence;

    public Road() {}

    public static Road parse(String json) {
        return RoadParser.INSTANCE.parse(json);
    }
    public static Road parse(String json, JsonOptions options) {
        return RoadParser.INSTANCE.parse(json, options);
    }
    public static Road parse(byte[] json) {
        return RoadParser.INSTANCE.parse(json);
    }
    public static Road parse(byte[] json, JsonOptions options) {
        return RoadParser.INSTANCE.parse(json, options);
    }
    public static Road parse(byte[] json, int offset, int length) {
        return RoadParser.INSTANCE.parse(json, offset, length);
    }
    public static Road parse(InputStream json) throws IOException {
        return RoadParser.INSTANCE.parse(json);
    }
    public static Road parse(InputStream json, JsonOptions options) throws IOException {
        return RoadParser.INSTANCE.parse(json, options);
    }

    public double getLength() {
        return length;
    }

    public void setLength(double length) {
        this.length = length;
        presence |= 1L << RoadParser.LENGTH_BIT;
    }

    public boolean hasLength() {
        return (presence & (1L << RoadParser.LENGTH_BIT)) != 0;
    }

    public void clearLength() {
        length = 0;
        presence &= ~(1L << RoadParser.LENGTH_BIT);
    }

    public Node getTarget() {
        return target;
    }

    public void setTarget(Node target) {
        this.target = target;
    }

    public boolean hasTarget() {
        return target != null;
    }

    @Override
    public Map<String, Object> asMap() {
        return RoadParser.INSTANCE.eventType().asMap(new Object[] {hasLength() ? length : null,
                target});
    }

    @Override
    public void writeTo(JsonWriter out) {
        RoadWriter.INSTANCE.write(this, out);
    }

    @Override
    public boolean equals(Object other) {
        return this == other || other instanceof Road that && presence == that.presence
                && Double.compare(length, that.length) == 0 && Objects.equals(target, that.target);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(new int[] {Long.hashCode(presence), Double.hashCode(length),
                Objects.hashCode(target)});
    }

    @Override
    public String toString() {
        return toDisplayString();
    }
}
