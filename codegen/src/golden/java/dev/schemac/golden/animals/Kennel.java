package dev.schemac.golden.animals;

import dev.schemac.runtime.JsonEvent;
import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.support.Generated;
import dev.schemac.runtime.support.JsonOutput;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/** An event of schema {@code Kennel} in module {@code dev.schemac.golden.animals}. */
@Generated("dev.schemac.codegen.SchemaCompiler")
public final class Kennel implements JsonEvent, JsonOutput.Writable {
    Animal first;
    Dog[] dogs;

    public Kennel() {}

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
        return KennelParser.INSTANCE.parse(json, offset, length, JsonOptions.DEFAULT);
    }

    public static Kennel parse(InputStream json) throws IOException {
        return KennelParser.INSTANCE.parse(json);
    }

    public static Kennel parse(InputStream json, JsonOptions options) throws IOException {
        return KennelParser.INSTANCE.parse(json, options);
    }

    public static List<Kennel> parseList(String json) {
        return KennelParser.INSTANCE.parseList(json);
    }

    public static List<Kennel> parseList(String json, JsonOptions options) {
        return KennelParser.INSTANCE.parseList(json, options);
    }

    public static List<Kennel> parseList(byte[] json) {
        return KennelParser.INSTANCE.parseList(json);
    }

    public static List<Kennel> parseList(byte[] json, JsonOptions options) {
        return KennelParser.INSTANCE.parseList(json, options);
    }

    public static List<Kennel> parseList(byte[] json, int offset, int length) {
        return KennelParser.INSTANCE.parseList(json, offset, length, JsonOptions.DEFAULT);
    }

    public static List<Kennel> parseList(InputStream json) throws IOException {
        return KennelParser.INSTANCE.parseList(json);
    }

    public static List<Kennel> parseList(InputStream json, JsonOptions options) throws IOException {
        return KennelParser.INSTANCE.parseList(json, options);
    }

    public static String toJson(List<? extends Kennel> list) {
        return KennelWriter.INSTANCE.listWriter().toJson(list);
    }

    public static String toJson(List<? extends Kennel> list, JsonOptions options) {
        return KennelWriter.INSTANCE.listWriter().toJson(list, options);
    }

    public static byte[] toJsonBytes(List<? extends Kennel> list) {
        return KennelWriter.INSTANCE.listWriter().toJsonBytes(list);
    }

    public static byte[] toJsonBytes(List<? extends Kennel> list, JsonOptions options) {
        return KennelWriter.INSTANCE.listWriter().toJsonBytes(list, options);
    }

    public static void writeTo(List<? extends Kennel> list, OutputStream stream) throws
            IOException {
        KennelWriter.INSTANCE.listWriter().writeTo(list, stream);
    }

    public static void writeTo(List<? extends Kennel> list, OutputStream stream,
            JsonOptions options) throws IOException {
        KennelWriter.INSTANCE.listWriter().writeTo(list, stream, options);
    }

    public Animal getFirst() {
        return first;
    }

    public void setFirst(Animal first) {
        this.first = first;
    }

    public boolean hasFirst() {
        return first != null;
    }

    public Dog[] getDogs() {
        return dogs;
    }

    public void setDogs(Dog[] dogs) {
        this.dogs = dogs;
    }

    public boolean hasDogs() {
        return dogs != null;
    }

    @Override
    public Map<String, Object> asMap() {
        return KennelParser.Columns.EVENT_TYPE.asMap(new Object[] {first, dogs});
    }

    @Override
    public void writeTo(JsonOutput out) {
        KennelWriter.INSTANCE.write(this, out);
    }

    @Override
    public boolean equals(Object other) {
        return this == other || other instanceof Kennel that && Objects.equals(first, that.first)
                && Arrays.equals(dogs, that.dogs);
    }

    @Override
    public int hashCode() {
        return Objects.hash(first, Arrays.hashCode(dogs));
    }

    @Override
    public String toString() {
        return toDisplayString();
    }
}
