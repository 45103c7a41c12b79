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
 * An event of schema {@code Dog} in module {@code dev.schemac.golden.records.animals}.
 * Immutable. Columns that are absent are {@code null}.
 */
@Generated("dev.schemac.codegen.SchemaCompiler")
public record Dog(String name, Integer legs, List<String> tricks,
        Integer age) implements JsonEvent {
    /** Copies lists and maps, unless they are those of another event. */
    public Dog {
        tricks = JsonValues.unmodifiable(tricks, 1);
    }

    public static Dog parse(String json) {
        return DogParser.INSTANCE.parse(json);
    }
    public static Dog parse(String json, JsonOptions options) {
        return DogParser.INSTANCE.parse(json, options);
    }
    public static Dog parse(byte[] json) {
        return DogParser.INSTANCE.parse(json);
    }
    public static Dog parse(byte[] json, JsonOptions options) {
        return DogParser.INSTANCE.parse(json, options);
    }
    public static Dog parse(byte[] json, int offset, int length) {
        return DogParser.INSTANCE.parse(json, offset, length);
    }
    public static Dog parse(InputStream json) throws IOException {
        return DogParser.INSTANCE.parse(json);
    }
    public static Dog parse(InputStream json, JsonOptions options) throws IOException {
        return DogParser.INSTANCE.parse(json, options);
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
        builder.tricks = tricks;
        builder.age = age;
        return builder;
    }

    @Override
    public Map<String, Object> asMap() {
        return DogParser.INSTANCE.eventType().asMap(new Object[] {name, legs, tricks, age});
    }

    @Override
    public void writeTo(JsonWriter out) {
        DogWriter.INSTANCE.write(this, out);
    }

    @Override
    public boolean equals(Object other) {
        return this == other || other instanceof Dog that && Objects.equals(name, that.name)
                && Objects.equals(legs, that.legs) && Objects.equals(tricks, that.tricks)
                && Objects.equals(age, that.age);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(new int[] {Objects.hashCode(name), Objects.hashCode(legs),
                Objects.hashCode(tricks), Objects.hashCode(age)});
    }

    @Override
    public String toString() {
        return toDisplayString();
    }

    /** Collects the columns of {@link Dog}; null makes a column absent. Not thread-safe. */
    public static final class Builder {
        String name;
        Integer legs;
        List<String> tricks;
        Integer age;

        Builder() {}

        public Builder name(String name) {
            this.name = name;
            return this;
        }

        public Builder legs(Integer legs) {
            this.legs = legs;
            return this;
        }

        public Builder tricks(List<String> tricks) {
            this.tricks = tricks;
            return this;
        }

        public Builder age(Integer age) {
            this.age = age;
            return this;
        }

        /** Returns an event with the current columns; the builder can be used again. */
        public Dog build() {
            return new Dog(name, legs, tricks, age);
        }
    }
}
