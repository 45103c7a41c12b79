package dev.schemac.golden.animals;

import dev.schemac.runtime.JsonEvent;
import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.support.Generated;
import dev.schemac.runtime.support.JsonOutput;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/** An event of schema {@code Animal} in module {@code dev.schemac.golden.animals}. */
@Generated("dev.schemac.codegen.SchemaCompiler")
public class Animal implements JsonEvent, JsonOutput.Writable {
    String name;
    int legs;
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
        return AnimalParser.INSTANCE.parse(json, offset, length, JsonOptions.DEFAULT);
    }

    public static Animal parse(InputStream json) throws IOException {
        return AnimalParser.INSTANCE.parse(json);
    }

    public static Animal parse(InputStream json, JsonOptions options) throws IOException {
        return AnimalParser.INSTANCE.parse(json, options);
    }

    public static List<Animal> parseList(String json) {
        return AnimalParser.INSTANCE.parseList(json);
    }

    public static List<Animal> parseList(String json, JsonOptions options) {
        return AnimalParser.INSTANCE.parseList(json, options);
    }

    public static List<Animal> parseList(byte[] json) {
        return AnimalParser.INSTANCE.parseList(json);
    }

    public static List<Animal> parseList(byte[] json, JsonOptions options) {
        return AnimalParser.INSTANCE.parseList(json, options);
    }

    public static List<Animal> parseList(byte[] json, int offset, int length) {
        return AnimalParser.INSTANCE.parseList(json, offset, length, JsonOptions.DEFAULT);
    }

    public static List<Animal> parseList(InputStream json) throws IOException {
        return AnimalParser.INSTANCE.parseList(json);
    }

    public static List<Animal> parseList(InputStream json, JsonOptions options) throws IOException {
        return AnimalParser.INSTANCE.parseList(json, options);
    }

    public static String toJson(List<? extends Animal> list) {
        return AnimalWriter.INSTANCE.listWriter().toJson(list);
    }

    public static String toJson(List<? extends Animal> list, JsonOptions options) {
        return AnimalWriter.INSTANCE.listWriter().toJson(list, options);
    }

    public static byte[] toJsonBytes(List<? extends Animal> list) {
        return AnimalWriter.INSTANCE.listWriter().toJsonBytes(list);
    }

    public static byte[] toJsonBytes(List<? extends Animal> list, JsonOptions options) {
        return AnimalWriter.INSTANCE.listWriter().toJsonBytes(list, options);
    }

    public static void writeTo(List<? extends Animal> list, OutputStream stream) throws
            IOException {
        AnimalWriter.INSTANCE.listWriter().writeTo(list, stream);
    }

    public static void writeTo(List<? extends Animal> list, OutputStream stream,
            JsonOptions options) throws IOException {
        AnimalWriter.INSTANCE.listWriter().writeTo(list, stream, options);
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
        return AnimalParser.Columns.EVENT_TYPE.asMap(new Object[] {name, hasLegs() ? legs : null});
    }

    @Override
    public void writeTo(JsonOutput out) {
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
        return Objects.hash(name, legs);
    }

    @Override
    public String toString() {
        return toDisplayString();
    }
}
