package dev.schemac.golden.pets;

import dev.schemac.golden.animals.Dog;
import dev.schemac.runtime.Generated;
import dev.schemac.runtime.JsonWriter;
import java.io.IOException;
import java.io.InputStream;
import java.util.Map;
import java.util.Objects;

/**
 * An event of schema {@code Pet} in module {@code dev.schemac.golden.pets}.
 * Not safe for use by several threads while one of them changes it.
 */
@Generated("dev.schemac.codegen.SchemaCompiler")
public final class Pet extends Dog {
    String owner;
    long chip;

    /** Bit i is set while column number i is present; primitive columns only. */
    long presence_2;

    /** An event without any column. */
    public Pet() {}

    /** Parses a document. */
    public static Pet parse(String json) {
        return PetParser.INSTANCE.parse(json);
    }

    /** Parses a document in UTF-8. */
    public static Pet parse(byte[] json) {
        return PetParser.INSTANCE.parse(json);
    }

    /** Parses the document in UTF-8 that begins at {@code offset} and is {@code length} bytes long. */
    public static Pet parse(byte[] json, int offset, int length) {
        return PetParser.INSTANCE.parse(json, offset, length);
    }

    /** Reads a stream to its end and parses the document in UTF-8; the stream stays open. */
    public static Pet parse(InputStream json) throws IOException {
        return PetParser.INSTANCE.parse(json);
    }

    /** Column {@code owner}, {@code null} where it is absent. */
    public String getOwner() {
        return owner;
    }

    /** Sets column {@code owner}; {@code null} makes it absent. */
    public void setOwner(String owner) {
        this.owner = owner;
    }

    /** Whether column {@code owner} is present and not null. */
    public boolean hasOwner() {
        return owner != null;
    }

    /** Column {@code chip}, {@code 0} where it is absent. */
    public long getChip() {
        return chip;
    }

    /** Sets column {@code chip}; it is present from now on. */
    public void setChip(long chip) {
        this.chip = chip;
        presence_2 |= 1L << 5;
    }

    /** Whether column {@code chip} is present and not null. */
    public boolean hasChip() {
        return (presence_2 & (1L << 5)) != 0;
    }

    /** Makes column {@code chip} absent. */
    public void clearChip() {
        chip = 0;
        presence_2 &= ~(1L << 5);
    }

    /** The columns by name as they are now, in the order of the schema; absent ones are {@code null}. */
    @Override
    public Map<String, Object> asMap() {
        Object[] values = {
            getName(),
            hasLegs() ? getLegs() : null,
            getTricks(),
            hasAge() ? getAge() : null,
            owner,
            hasChip() ? chip : null
        };
        return PetParser.INSTANCE.eventType().asMap(values);
    }

    @Override
    public void writeTo(JsonWriter out) {
        PetWriter.INSTANCE.write(this, out);
    }

    @Override
    public boolean equals(Object other) {
        if (this == other) {
            return true;
        }
        return other instanceof Pet that
                && super.equals(that)
                && presence_2 == that.presence_2
                && Objects.equals(owner, that.owner)
                && chip == that.chip;
    }

    @Override
    public int hashCode() {
        int hash = super.hashCode();
        hash = 31 * hash + Long.hashCode(presence_2);
        hash = 31 * hash + Objects.hashCode(owner);
        hash = 31 * hash + Long.hashCode(chip);
        return hash;
    }

    /** The event as compact JSON. */
    @Override
    public String toString() {
        return toDisplayString();
    }
}
