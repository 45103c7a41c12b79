package dev.schemac.golden.records.animals;

import dev.schemac.runtime.JsonEvent;
import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.JsonWriter;
import dev.schemac.runtime.support.Generated;
import dev.schemac.runtime.support.JsonValues;
import java.io.IOException;
import java.io.InputStream;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * An event of schema {@code Kennel} in module {@code dev.schemac.golden.records.animals}.
 * Immutable. Columns that are absent are {@code null}.
 */
@Generated("dev.schemac.codegen.SchemaCompiler")
public record Kennel(Animal first, List<Dog> dogs) implements JsonEvent {
    /** Copies lists and maps, unless they are those of another event. */
    public Kennel {
        dogs = JsonValues.unmodifiable(dogs, 1);
    }

    public static Kennel parse(String json) {
        return KennelParser.INSTANCE.parse(json);
    }
    public static Kennel parse(String json, JsonOptions options) {
        return KennelParser.INSTANCE.parse(json, options);
    }
    public static Kennel parse(byte[] json) {
        return KennelParser.INSTANCE.parse(json);
    }
    public static Kennel parse(byte[] json, JsonOptions options) {
        return KennelParser.INSTANCE.parse(json, options);
    }
    public static Kennel parse(byte[] json, int offset, int length) {
        return KennelParser.INSTANCE.parse(json, offset, length);
    }
    public static Kennel parse(InputStream json) throws IOException {
        return KennelParser.INSTANCE.parse(json);
    }
    public static Kennel parse(InputStream json, JsonOptions options) throws IOException {
        return KennelParser.INSTANCE.parse(json, options);
    }

    /** Returns a builder without columns. */
    public static Builder builder() {
        return new Builder();
    }

    /** Returns a builder with the columns of this event. */
    public Builder toBuilder() {
        Builder builder = new Builder();
        builder.first = first;
        builder.dogs = dogs;
        return builder;
    }

    @Override
    public Map<String, Object> asMap() {
        return KennelParser.INSTANCE.eventType().asMap(new Object[] {first, dogs});
    }

    @Override
    public void writeTo(JsonWriter out) {
        KennelWriter.INSTANCE.write(this, out);
    }

    @Override
    public boolean equals(Object other) {
        return this == other || other instanceof Kennel that && Objects.equals(first, that.first)
                && Objects.equals(dogs, that.dogs);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(new int[] {Objects.hashCode(first), Objects.hashCode(dogs)});
    }

    @Override
    public String toString() {
        return toDisplayString();
    }

    /** Collects the columns of {@link Kennel}; null makes a column absent. Not thread-safe. */
    public static final class Builder {
        Animal first;
        List<Dog> dogs;

        Builder() {}

        public Builder first(Animal first) {
            this.first = first;
            return this;
        }

        public Builder dogs(List<Dog> dogs) {
            this.dogs = dogs;
            return this;
        }

        /** Returns an event with the current columns; the builder can be used again. */
        public Kennel build() {
            return new Kennel(first, dogs);
        }
    }
}
