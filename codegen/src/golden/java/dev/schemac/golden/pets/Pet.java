package dev.schemac.golden.pets;

import dev.schemac.golden.animals.Animal;
import dev.schemac.golden.animals.Dog;
import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.support.Generated;
import dev.schemac.runtime.support.JsonOutput;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/** An event of schema {@code Pet} in module {@code dev.schemac.golden.pets}. */
@Generated("dev.schemac.codegen.SchemaCompiler")
public final class Pet extends Dog {
    String owner;
    long chip;
    long presence_2;

    public Pet() {}

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
        return PetParser.INSTANCE.parse(json, offset, length, JsonOptions.DEFAULT);
    }

    public static Pet parse(InputStream json) throws IOException {
        return PetParser.INSTANCE.parse(json);
    }

    public static Pet parse(InputStream json, JsonOptions options) throws IOException {
        return PetParser.INSTANCE.parse(json, options);
    }

    public static List<Animal> parseList(String json) {
        return new ArrayList<>(PetParser.INSTANCE.parseList(json));
    }

    public static List<Animal> parseList(String json, JsonOptions options) {
        return new ArrayList<>(PetParser.INSTANCE.parseList(json, options));
    }

    public static List<Animal> parseList(byte[] json) {
        return new ArrayList<>(PetParser.INSTANCE.parseList(json));
    }

    public static List<Animal> parseList(byte[] json, JsonOptions options) {
        return new ArrayList<>(PetParser.INSTANCE.parseList(json, options));
    }

    public static List<Animal> parseList(byte[] json, int offset, int length) {
        return new ArrayList<>(PetParser.INSTANCE.parseList(json, offset, length, JsonOptions.DEFAULT));
    }

    public static List<Animal> parseList(InputStream json) throws IOException {
        return new ArrayList<>(PetParser.INSTANCE.parseList(json));
    }

    public static List<Animal> parseList(InputStream json, JsonOptions options) throws IOException {
        return new ArrayList<>(PetParser.INSTANCE.parseList(json, options));
    }

    public String getOwner() {
        return owner;
    }

    public void setOwner(String owner) {
        this.owner = owner;
    }

    public boolean hasOwner() {
        return owner != null;
    }

    public long getChip() {
        return chip;
    }

    public void setChip(long chip) {
        this.chip = chip;
        presence_2 |= 1L << PetParser.CHIP_BIT;
    }

    public boolean hasChip() {
        return (presence_2 & (1L << PetParser.CHIP_BIT)) != 0;
    }

    public void clearChip() {
        chip = 0;
        presence_2 &= ~(1L << PetParser.CHIP_BIT);
    }

    @Override
    public Map<String, Object> asMap() {
        return PetParser.Columns.EVENT_TYPE.asMap(new Object[] {getName(),
                hasLegs() ? getLegs() : null, getTricks(), hasAge() ? getAge() : null, owner,
                hasChip() ? chip : null});
    }

    @Override
    public void writeTo(JsonOutput out) {
        PetWriter.INSTANCE.write(this, out);
    }

    @Override
    public boolean equals(Object other) {
        return this == other || other instanceof Pet that && super.equals(that)
                && presence_2 == that.presence_2 && Objects.equals(owner, that.owner)
                && chip == that.chip;
    }

    @Override
    public int hashCode() {
        return Objects.hash(super.hashCode(), owner, chip);
    }

    @Override
    public String toString() {
        return toDisplayString();
    }
}
