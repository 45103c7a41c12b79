package dev.schemac.golden.animals;

import dev.schemac.runtime.Generated;
import dev.schemac.runtime.JsonEvent;
import dev.schemac.runtime.JsonWriter;
import java.io.IOException;
import java.io.InputStream;
import java.util.Arrays;
import java.util.Map;
import java.util.Objects;

/**
 * An event of schema {@code Kennel} in module {@code dev.schemac.golden.animals}.
 * Not safe for use by several threads while one of them changes it.
 */
@Generated("dev.schemac.codegen.SchemaCompiler")
public final class Kennel implements JsonEvent {
    Animal first;
    Dog[] dogs;

    /** An event without any column. */
    public Kennel() {}

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

    /** Column {@code first}, {@code null} where it is absent. */
    public Animal getFirst() {
        return first;
    }

    /** Sets column {@code first}; {@code null} makes it absent. */
    public void setFirst(Animal first) {
        this.first = first;
    }

    /** Whether column {@code first} is present and not null. */
    public boolean hasFirst() {
        return first != null;
    }

    /** Column {@code dogs}, {@code null} where it is absent. The array is not copied. */
    public Dog[] getDogs() {
        return dogs;
    }

    /** Sets column {@code dogs}; {@code null} makes it absent. The array is not copied. */
    public void setDogs(Dog[] dogs) {
        this.dogs = dogs;
    }

    /** Whether column {@code dogs} is present and not null. */
    public boolean hasDogs() {
        return dogs != null;
    }

    /** The columns by name as they are now, in the order of the schema; absent ones are {@code null}. */
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
}
