package dev.schemac.golden.animals;

import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.support.Generated;
import dev.schemac.runtime.support.JsonOutput;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/** An event of schema {@code Dog} in module {@code dev.schemac.golden.animals}. */
@Generated("dev.schemac.codegen.SchemaCompiler")
public class Dog extends Animal {
    String[] tricks;
    int age;
    long presence_1;

    public Dog() {}

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
        return DogParser.INSTANCE.parse(json, offset, length, JsonOptions.DEFAULT);
    }

    public static Dog parse(InputStream json) throws IOException {
        return DogParser.INSTANCE.parse(json);
    }

    public static Dog parse(InputStream json, JsonOptions options) throws IOException {
        return DogParser.INSTANCE.parse(json, options);
    }

    public static List<Animal> parseList(String json) {
        return new ArrayList<>(DogParser.INSTANCE.parseList(json));
    }

    public static List<Animal> parseList(String json, JsonOptions options) {
        return new ArrayList<>(DogParser.INSTANCE.parseList(json, options));
    }

    public static List<Animal> parseList(byte[] json) {
        return new ArrayList<>(DogParser.INSTANCE.parseList(json));
    }

    public static List<Animal> parseList(byte[] json, JsonOptions options) {
        return new ArrayList<>(DogParser.INSTANCE.parseList(json, options));
    }

    public static List<Animal> parseList(byte[] json, int offset, int length) {
        return new ArrayList<>(DogParser.INSTANCE.parseList(json, offset, length, JsonOptions.DEFAULT));
    }

    public static List<Animal> parseList(InputStream json) throws IOException {
        return new ArrayList<>(DogParser.INSTANCE.parseList(json));
    }

    public static List<Animal> parseList(InputStream json, JsonOptions options) throws IOException {
        return new ArrayList<>(DogParser.INSTANCE.parseList(json, options));
    }

    public String[] getTricks() {
        return tricks;
    }

    public void setTricks(String[] tricks) {
        this.tricks = tricks;
    }

    public boolean hasTricks() {
        return tricks != null;
    }

    public int getAge() {
        return age;
    }

    public void setAge(int age) {
        this.age = age;
        presence_1 |= 1L << DogParser.AGE_BIT;
    }

    public boolean hasAge() {
        return (presence_1 & (1L << DogParser.AGE_BIT)) != 0;
    }

    public void clearAge() {
        age = 0;
        presence_1 &= ~(1L << DogParser.AGE_BIT);
    }

    @Override
    public Map<String, Object> asMap() {
        return DogParser.Columns.EVENT_TYPE.asMap(new Object[] {getName(),
                hasLegs() ? getLegs() : null, tricks, hasAge() ? age : null});
    }

    @Override
    public void writeTo(JsonOutput out) {
        DogWriter.INSTANCE.write(this, out);
    }

    @Override
    public boolean equals(Object other) {
        return this == other || other instanceof Dog that && super.equals(that)
                && presence_1 == that.presence_1 && Arrays.equals(tricks, that.tricks)
                && age == that.age;
    }

    @Override
    public int hashCode() {
        return Objects.hash(super.hashCode(), Arrays.hashCode(tricks), age);
    }

    @Override
    public String toString() {
        return toDisplayString();
    }
}
