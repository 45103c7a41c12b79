package dev.schemac.golden.records.animals;

import dev.schemac.runtime.Generated;
import dev.schemac.runtime.JsonEvent;
import dev.schemac.runtime.JsonWriter;
import java.io.IOException;
import java.io.InputStream;
import java.util.Arrays;
import java.util.Map;
import java.util.Objects;

/**
 * An event of schema {@code Kennel} in module {@code dev.schemac.golden.records.animals}.
 * Immutable, except that arrays, lists and maps are not copied. Columns that are absent are {@code null}.
 *
 * @param first column {@code first}
 * @param dogs column {@code dogs}
 */
@Generated("dev.schemac.codegen.SchemaCompiler")
public record Kennel(Animal first, Dog[] dogs) implements JsonEvent {
    /** Parses a document. */
    public static Kennel parse(String json) {
        return KennelParser.INSTANCE.parse(json);
    }

    /** Parses a document in UTF-8. */
    public static Kennel parse(byte[] json) {
        return KennelParser.INSTANCE.parse(json);
    }

    /** Parses the document in UTF-8 that begins at {@code offset} and is {@code length} bytes long. */
    public static Kennel parse(byte[] json, int offset, int length) {
        return KennelParser.INSTANCE.parse(json, offset, length);
    }

    /** Reads a stream to its end and parses the document in UTF-8; the stream stays open. */
    public static Kennel parse(InputStream json) throws IOException {
        return KennelParser.INSTANCE.parse(json);
    }

    /** A builder without any column. */
    public static Builder builder() {
        return new Builder();
    }

    /** A builder with the columns of this event. */
    public Builder toBuilder() {
        Builder builder = new Builder();
        builder.first = first;
        builder.dogs = dogs;
        return builder;
    }

    /** The columns by name, in the order of the schema; absent ones are {@code null}. */
    @Override
    public Map<String, Object> asMap() {
        Object[] values = {
            first,
            dogs
        };
        return KennelParser.INSTANCE.eventType().asMap(values);
    }

    @Override
    public void writeTo(JsonWriter out) {
        KennelWriter.INSTANCE.write(this, out);
    }

    @Override
    public boolean equals(Object other) {
        if (this == other) {
            return true;
        }
        return other instanceof Kennel that
                && Objects.equals(first, that.first)
                && Arrays.equals(dogs, that.dogs);
    }

    @Override
    public int hashCode() {
        int hash = 1;
        hash = 31 * hash + Objects.hashCode(first);
        hash = 31 * hash + Arrays.hashCode(dogs);
        return hash;
    }

    /** The event as compact JSON. */
    @Override
    public String toString() {
        return toDisplayString();
    }

    /** Collects the columns of {@link Kennel}. Not safe for use by several threads. */
    public static final class Builder {
        Animal first;
        Dog[] dogs;

        Builder() {}

        /** Sets column {@code first}; {@code null} makes it absent. */
        public Builder first(Animal first) {
            this.first = first;
            return this;
        }

        /** Sets column {@code dogs}; {@code null} makes it absent. The array is not copied. */
        public Builder dogs(Dog[] dogs) {
            this.dogs = dogs;
            return this;
        }

        /** The event with the columns as they are now; the builder can be used further. */
        public Kennel build() {
            return new Kennel(first, dogs);
        }
    }
}
