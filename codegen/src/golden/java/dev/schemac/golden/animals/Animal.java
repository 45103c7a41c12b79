package dev.schemac.golden.animals;

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
 * An event of schema {@code Animal} in module {@code dev.schemac.golden.animals}.
 * An absent or null column reads as 0, false or null; {@code has...} returns whether it is present.
 * Null and {@code clear...} make it absent. Changes are not thread-safe.
 */
@Generated("dev.schemac.codegen.SchemaCompiler")
public class Animal implements JsonEvent {
    String name;
    int legs;

    /** The bits of the primitive columns that are present. */
    long presence;

    public Animal() {}

    public static Animal parse(String json) {
        return AnimalParser.INSTANCE.parse(json);
    }

    public static Animal parse(String json, JsonOptions options) {
        return AnimalParser.INSTANCE.parse(json, options);
    }

    public static Animal parse(byte[] json) {
        return AnimalParser.INSTANCE.parse(json);
    }

    public static Animal parse(byte[] json, JsonOptions options) {
        return AnimalParser.INSTANCE.parse(json, options);
    }

    public static Animal parse(byte[] json, int offset, int length) {
        return AnimalParser.INSTANCE.parse(json, offset, length);
    }

    public static Animal parse(InputStream json) throws IOException {
        return AnimalParser.INSTANCE.parse(json);
    }

    public static Animal parse(InputStream json, JsonOptions options) throws IOException {
        return AnimalParser.INSTANCE.parse(json, options);
    }

    public String getName() {
        return name;
    }

    public void setName(String name) {
        this.name = name;
    }

    public boolean hasName() {
        return name != null;
    }

    public int getLegs() {
        return legs;
    }

    public void setLegs(int legs) {
        this.legs = legs;
        presence |= 1L << AnimalParser.LEGS_BIT;
    }

    public boolean hasLegs() {
        return (presence & (1L << AnimalParser.LEGS_BIT)) != 0;
    }

    public void clearLegs() {
        legs = 0;
        presence &= ~(1L << AnimalParser.LEGS_BIT);
    }

    @Override
    public Map<String, Object> asMap() {
        Object[] values = {name, hasLegs() ? legs : null};
        return AnimalParser.INSTANCE.eventType().asMap(values);
    }

    @Override
    public void writeTo(JsonWriter out) {
        AnimalWriter.INSTANCE.write(this, out);
    }

    @Override
    public boolean equals(Object other) {
        return this == other || other instanceof Animal that && getClass() == that.getClass()
                && presence == that.presence && Objects.equals(name, that.name)
                && legs == that.legs;
    }

    @Override
    public int hashCode() {
        int[] hashes = {Long.hashCode(presence), Objects.hashCode(name), Integer.hashCode(legs)};
        return Arrays.hashCode(hashes);
    }

    @Override
    public String toString() {
        return toDisplayString();
    }
}
