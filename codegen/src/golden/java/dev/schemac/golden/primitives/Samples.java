package dev.schemac.golden.primitives;

import dev.schemac.runtime.JsonEvent;
import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.JsonWriter;
import dev.schemac.runtime.support.Generated;
import java.io.IOException;
import java.io.InputStream;
import java.util.Arrays;
import java.util.Map;

/** An event of schema {@code Samples} in module {@code dev.schemac.golden.primitives}. */
@Generated("dev.schemac.codegen.SchemaCompiler")
public final class Samples implements JsonEvent {
    String[] texts;
    char[] letters;
    boolean[] flags;
    byte[] tinies;
    short[] smalls;
    int[] numbers;
    long[] larges;
    float[] roughs;
    double[] fines;
    int[][] image;
    double[][][] volume;

    public Samples() {}

    public static Samples parse(String json) {
        return SamplesParser.INSTANCE.parse(json);
    }
    public static Samples parse(String json, JsonOptions options) {
        return SamplesParser.INSTANCE.parse(json, options);
    }
    public static Samples parse(byte[] json) {
        return SamplesParser.INSTANCE.parse(json);
    }
    public static Samples parse(byte[] json, JsonOptions options) {
        return SamplesParser.INSTANCE.parse(json, options);
    }
    public static Samples parse(byte[] json, int offset, int length) {
        return SamplesParser.INSTANCE.parse(json, offset, length);
    }
    public static Samples parse(InputStream json) throws IOException {
        return SamplesParser.INSTANCE.parse(json);
    }
    public static Samples parse(InputStream json, JsonOptions options) throws IOException {
        return SamplesParser.INSTANCE.parse(json, options);
    }

    public String[] getTexts() {
        return texts;
    }

    public void setTexts(String[] texts) {
        this.texts = texts;
    }

    public boolean hasTexts() {
        return texts != null;
    }

    public char[] getLetters() {
        return letters;
    }

    public void setLetters(char[] letters) {
        this.letters = letters;
    }

    public boolean hasLetters() {
        return letters != null;
    }

    public boolean[] getFlags() {
        return flags;
    }

    public void setFlags(boolean[] flags) {
        this.flags = flags;
    }

    public boolean hasFlags() {
        return flags != null;
    }

    public byte[] getTinies() {
        return tinies;
    }

    public void setTinies(byte[] tinies) {
        this.tinies = tinies;
    }

    public boolean hasTinies() {
        return tinies != null;
    }

    public short[] getSmalls() {
        return smalls;
    }

    public void setSmalls(short[] smalls) {
        this.smalls = smalls;
    }

    public boolean hasSmalls() {
        return smalls != null;
    }

    public int[] getNumbers() {
        return numbers;
    }

    public void setNumbers(int[] numbers) {
        this.numbers = numbers;
    }

    public boolean hasNumbers() {
        return numbers != null;
    }

    public long[] getLarges() {
        return larges;
    }

    public void setLarges(long[] larges) {
        this.larges = larges;
    }

    public boolean hasLarges() {
        return larges != null;
    }

    public float[] getRoughs() {
        return roughs;
    }

    public void setRoughs(float[] roughs) {
        this.roughs = roughs;
    }

    public boolean hasRoughs() {
        return roughs != null;
    }

    public double[] getFines() {
        return fines;
    }

    public void setFines(double[] fines) {
        this.fines = fines;
    }

    public boolean hasFines() {
        return fines != null;
    }

    public int[][] getImage() {
        return image;
    }

    public void setImage(int[][] image) {
        this.image = image;
    }

    public boolean hasImage() {
        return image != null;
    }

    public double[][][] getVolume() {
        return volume;
    }

    public void setVolume(double[][][] volume) {
        this.volume = volume;
    }

    public boolean hasVolume() {
        return volume != null;
    }

    @Override
    public Map<String, Object> asMap() {
        return SamplesParser.INSTANCE.eventType().asMap(new Object[] {texts, letters, flags, tinies,
                smalls, numbers, larges, roughs, fines, image, volume});
    }

    @Override
    public void writeTo(JsonWriter out) {
        SamplesWriter.INSTANCE.write(this, out);
    }

    @Override
    public boolean equals(Object other) {
        return this == other || other instanceof Samples that && Arrays.equals(texts, that.texts)
                && Arrays.equals(letters, that.letters) && Arrays.equals(flags, that.flags)
                && Arrays.equals(tinies, that.tinies) && Arrays.equals(smalls, that.smalls)
                && Arrays.equals(numbers, that.numbers) && Arrays.equals(larges, that.larges)
                && Arrays.equals(roughs, that.roughs) && Arrays.equals(fines, that.fines)
                && Arrays.deepEquals(image, that.image) && Arrays.deepEquals(volume, that.volume);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(new int[] {Arrays.hashCode(texts), Arrays.hashCode(letters),
                Arrays.hashCode(flags), Arrays.hashCode(tinies), Arrays.hashCode(smalls),
                Arrays.hashCode(numbers), Arrays.hashCode(larges), Arrays.hashCode(roughs),
                Arrays.hashCode(fines), Arrays.deepHashCode(image), Arrays.deepHashCode(volume)});
    }

    @Override
    public String toString() {
        return toDisplayString();
    }
}
