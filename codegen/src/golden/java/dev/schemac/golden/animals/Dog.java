package dev.schemac.golden.animals;

import dev.schemac.runtime.Generated;
import dev.schemac.runtime.JsonWriter;
import java.io.IOException;
import java.io.InputStream;
import java.util.Arrays;
import java.util.Map;

/**
 * An event of schema {@code Dog} in module {@code dev.schemac.golden.animals}.
 * Not safe for use by several threads while one of them changes it.
 */
@Generated("dev.schemac.codegen.SchemaCompiler")
public class Dog extends Animal {
    String[] tricks;
    int age;

    /** Bit i is set while column number i is present; primitive columns only. */
    long presence_1;

    /** An event without any column. */
    public Dog() {}

    /** Parses a document. */
    public static Dog parse(String json) {
        return DogParser.INSTANCE.parse(json);
    }

    /** Parses a document in UTF-8. */
    public static Dog parse(byte[] json) {
        return DogParser.INSTANCE.parse(json);
    }

    /** Parses the document in UTF-8 that begins at {@code offset} and is {@code length} bytes long. */
    public static Dog parse(byte[] json, int offset, int length) {
        return DogParser.INSTANCE.parse(json, offset, length);
    }

    /** Reads a stream to its end and parses the document in UTF-8; the stream stays open. */
    public static Dog parse(InputStream json) throws IOException {
        return DogParser.INSTANCE.parse(json);
    }

    /** Column {@code tricks}, {@code null} where it is absent. The array is not copied. */
    public String[] getTricks() {
        return tricks;
    }

    /** Sets column {@code tricks}; {@code null} makes it absent. The array is not copied. */
    public void setTricks(String[] tricks) {
        this.tricks = tricks;
    }

    /** Whether column {@code tricks} is present and not null. */
    public boolean hasTricks() {
        return tricks != null;
    }

    /** Column {@code age}, {@code 0} where it is absent. */
    public int getAge() {
        return age;
    }

    /** Sets column {@code age}; it is present from now on. */
    public void setAge(int age) {
        this.age = age;
        presence_1 |= 1L << 3;
    }

    /** Whether column {@code age} is present and not null. */
    public boolean hasAge() {
        return (presence_1 & (1L << 3)) != 0;
    }

    /** Makes column {@code age} absent. */
    public void clearAge() {
        age = 0;
        presence_1 &= ~(1L << 3);
    }

    /** The columns by name as they are now, in the order of the schema; absent ones are {@code null}. */
    @Override
    public Map<String, Object> asMap() {
        Object[] values = {
            getName(),
            hasLegs() ? getLegs() : null,
            tricks,
            hasAge() ? age : null
        };
        return DogParser.INSTANCE.eventType().asMap(values);
    }

    @Override
    public void writeTo(JsonWriter out) {
        DogWriter.INSTANCE.write(this, out);
    }

    @Override
    public boolean equals(Object other) {
        if (this == other) {
            return true;
        }
        return other instanceof Dog that
                && super.equals(that)
                && presence_1 == that.presence_1
                && Arrays.equals(tricks, that.tricks)
                && age == that.age;
    }

    @Override
    public int hashCode() {
        int hash = super.hashCode();
        hash = 31 * hash + Long.hashCode(presence_1);
        hash = 31 * hash + Arrays.hashCode(tricks);
        hash = 31 * hash + Integer.hashCode(age);
        return hash;
    }

    /** The event as compact JSON. */
    @Override
    public String toString() {
        return toDisplayString();
    }
}
