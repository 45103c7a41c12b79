package dev.schemac.golden.records.pets;

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
 * An event of schema {@code Pet} in module {@code dev.schemac.golden.records.pets}.
 * Immutable. Columns that are absent are {@code null}.
 */
@Generated("dev.schemac.codegen.SchemaCompiler")
public record Pet(String name, Integer legs, List<String> tricks, Integer age, String owner,
        Long chip) implements JsonEvent {
    /** Copies lists and maps, unless they are those of another event. */
    public Pet {
        tricks = JsonValues.unmodifiable(tricks, 1);
    }

    public static Pet parse(String json) {
        return PetParser.INSTANCE.parse(json);
    }
    public static Pet parse(String json, JsonOptions options) {
        return PetParser.INSTANCE.parse(json, options);
    }
    public static Pet parse(byte[] json) {
        return PetParser.INSTANCE.parse(json);
    }
    public static Pet parse(byte[] json, JsonOptions options) {
        return PetParser.INSTANCE.parse(json, options);
    }
    public static Pet parse(byte[] json, int offset, int length) {
        return PetParser.INSTANCE.parse(json, offset, length);
    }
    public static Pet parse(InputStream json) throws IOException {
        return PetParser.INSTANCE.parse(json);
    }
    public static Pet parse(InputStream json, JsonOptions options) throws IOException {
        return PetParser.INSTANCE.parse(json, options);
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
        builder.owner = owner;
        builder.chip = chip;
        return builder;
    }

    @Override
    public Map<String, Object> asMap() {
        return PetParser.INSTANCE.eventType().asMap(new Object[] {name, legs, tricks, age, owner,
                chip});
    }

    @Override
    public void writeTo(JsonWriter out) {
        PetWriter.INSTANCE.write(this, out);
    }

    @Override
    public boolean equals(Object other) {
        return this == other || other instanceof Pet that && Objects.equals(name, that.name)
                && Objects.equals(legs, that.legs) && Objects.equals(tricks, that.tricks)
                && Objects.equals(age, that.age) && Objects.equals(owner, that.owner)
                && Objects.equals(chip, that.chip);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(new int[] {Objects.hashCode(name), Objects.hashCode(legs),
                Objects.hashCode(tricks), Objects.hashCode(age), Objects.hashCode(owner),
                Objects.hashCode(chip)});
    }

    @Override
    public String toString() {
        return toDisplayString();
    }

    /** Collects the columns of {@link Pet}; null makes a column absent. Not thread-safe. */
    public static final class Builder {
        String name;
        Integer legs;
        List<String> tricks;
        Integer age;
        String owner;
        Long chip;

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

        public Builder owner(String owner) {
            this.owner = owner;
            return this;
        }

        public Builder chip(Long chip) {
            this.chip = chip;
            return this;
        }

        /** Returns an event with the current columns; the builder can be used again. */
        public Pet build() {
            return new Pet(name, legs, tricks, age, owner, chip);
        }
    }
}
