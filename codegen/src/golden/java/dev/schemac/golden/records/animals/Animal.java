package dev.schemac.golden.records.animals;

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
 * An event of schema {@code Animal} in module {@code dev.schemac.golden.records.animals}.
 * Immutable. Columns that are absent are {@code null}.
 */
@Generated("dev.schemac.codegen.SchemaCompiler")
public record Animal(String name, Integer legs) implements JsonEvent {
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

    /** Returns a builder without columns. */
    public static Builder builder() {
        return new Builder();
    }

    /** Returns a builder with the columns of this event. */
    public Builder toBuilder() {
        Builder builder = new Builder();
        builder.name = name;
        builder.legs = legs;
        return builder;
    }

    @Override
    public Map<String, Object> asMap() {
        return AnimalParser.INSTANCE.eventType().asMap(new Object[] {name, legs});
    }

    @Override
    public void writeTo(JsonWriter out) {
        AnimalWriter.INSTANCE.write(this, out);
    }

    @Override
    public boolean equals(Object other) {
        return this == other || other instanceof Animal that && Objects.equals(name, that.name)
                && Objects.equals(legs, that.legs);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(new int[] {Objects.hashCode(name), Objects.hashCode(legs)});
    }

    @Override
    public String toString() {
        return toDisplayString();
    }

    /** Collects the columns of {@link Animal}; null makes a column absent. Not thread-safe. */
    public static final class Builder {
        String name;
        Integer legs;

        Builder() {}

        public Builder name(String name) {
            this.name = name;
            return this;
        }

        public Builder legs(Integer legs) {
            this.legs = legs;
            return this;
        }

        /** Returns an event with the current columns; the builder can be used again. */
        public Animal build() {
            return new Animal(name, legs);
        }
    }
}
