package dev.schemac.golden.primitives;

import dev.schemac.runtime.Generated;
import dev.schemac.runtime.JsonEvent;
import dev.schemac.runtime.JsonWriter;
import java.io.IOException;
import java.io.InputStream;
import java.util.Arrays;
import java.util.Map;

/**
 * An event of schema {@code Samples} in module {@code dev.schemac.golden.primitives}.
 * Not safe for use by several threads while one of them changes it.
 */
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

    /** An event without any column. */
    public Samples() {}

    /** Parses a document. */
    public static Samples parse(String json) {
        return SamplesParser.INSTANCE.parse(json);
    }

    /** Parses a document in UTF-8. */
    public static Samples parse(byte[] json) {
        return SamplesParser.INSTANCE.parse(json);
    }

    /** Parses the document in UTF-8 that begins at {@code offset} and is {@code length} bytes long. */
    public static Samples parse(byte[] json, int offset, int length) {
        return SamplesParser.INSTANCE.parse(json, offset, length);
    }

    /** Reads a stream to its end and parses the document in UTF-8; the stream stays open. */
    public static Samples parse(InputStream json) throws IOException {
        return SamplesParser.INSTANCE.parse(json);
    }

    /** Column {@code texts}, {@code null} where it is absent. The array is not copied. */
    public String[] getTexts() {
        return texts;
    }

    /** Sets column {@code texts}; {@code null} makes it absent. The array is not copied. */
    public void setTexts(String[] texts) {
        this.texts = texts;
    }

    /** Whether column {@code texts} is present and not null. */
    public boolean hasTexts() {
        return texts != null;
    }

    /** Column {@code letters}, {@code null} where it is absent. The array is not copied. */
    public char[] getLetters() {
        return letters;
    }

    /** Sets column {@code letters}; {@code null} makes it absent. The array is not copied. */
    public void setLetters(char[] letters) {
        this.letters = letters;
    }

    /** Whether column {@code letters} is present and not null. */
    public boolean hasLetters() {
        return letters != null;
    }

    /** Column {@code flags}, {@code null} where it is absent. The array is not copied. */
    public boolean[] getFlags() {
        return flags;
    }

    /** Sets column {@code flags}; {@code null} makes it absent. The array is not copied. */
    public void setFlags(boolean[] flags) {
        this.flags = flags;
    }

    /** Whether column {@code flags} is present and not null. */
    public boolean hasFlags() {
        return flags != null;
    }

    /** Column {@code tinies}, {@code null} where it is absent. The array is not copied. */
    public byte[] getTinies() {
        return tinies;
    }

    /** Sets column {@code tinies}; {@code null} makes it absent. The array is not copied. */
    public void setTinies(byte[] tinies) {
        this.tinies = tinies;
    }

    /** Whether column {@code tinies} is present and not null. */
    public boolean hasTinies() {
        return tinies != null;
    }

    /** Column {@code smalls}, {@code null} where it is absent. The array is not copied. */
    public short[] getSmalls() {
        return smalls;
    }

    /** Sets column {@code smalls}; {@code null} makes it absent. The array is not copied. */
    public void setSmalls(short[] smalls) {
        this.smalls = smalls;
    }

    /** Whether column {@code smalls} is present and not null. */
    public boolean hasSmalls() {
        return smalls != null;
    }

    /** Column {@code numbers}, {@code null} where it is absent. The array is not copied. */
    public int[] getNumbers() {
        return numbers;
    }

    /** Sets column {@code numbers}; {@code null} makes it absent. The array is not copied. */
    public void setNumbers(int[] numbers) {
        this.numbers = numbers;
    }

    /** Whether column {@code numbers} is present and not null. */
    public boolean hasNumbers() {
        return numbers != null;
    }

    /** Column {@code larges}, {@code null} where it is absent. The array is not copied. */
    public long[] getLarges() {
        return larges;
    }

    /** Sets column {@code larges}; {@code null} makes it absent. The array is not copied. */
    public void setLarges(long[] larges) {
        this.larges = larges;
    }

    /** Whether column {@code larges} is present and not null. */
    public boolean hasLarges() {
        return larges != null;
    }

    /** Column {@code roughs}, {@code null} where it is absent. The array is not copied. */
    public float[] getRoughs() {
        return roughs;
    }

    /** Sets column {@code roughs}; {@code null} makes it absent. The array is not copied. */
    public void setRoughs(float[] roughs) {
        this.roughs = roughs;
    }

    /** Whether column {@code roughs} is present and not null. */
    public boolean hasRoughs() {
        return roughs != null;
    }

    /** Column {@code fines}, {@code null} where it is absent. The array is not copied. */
    public double[] getFines() {
        return fines;
    }

    /** Sets column {@code fines}; {@code null} makes it absent. The array is not copied. */
    public void setFines(double[] fines) {
        this.fines = fines;
    }

    /** Whether column {@code fines} is present and not null. */
    public boolean hasFines() {
        return fines != null;
    }

    /** Column {@code image}, {@code null} where it is absent. The array is not copied. */
    public int[][] getImage() {
        return image;
    }

    /** Sets column {@code image}; {@code null} makes it absent. The array is not copied. */
    public void setImage(int[][] image) {
        this.image = image;
    }

    /** Whether column {@code image} is present and not null. */
    public boolean hasImage() {
        return image != null;
    }

    /** Column {@code volume}, {@code null} where it is absent. The array is not copied. */
    public double[][][] getVolume() {
        return volume;
    }

    /** Sets column {@code volume}; {@code null} makes it absent. The array is not copied. */
    public void setVolume(double[][][] volume) {
        this.volume = volume;
    }

    /** Whether column {@code volume} is present and not null. */
    public boolean hasVolume() {
        return volume != null;
    }

    /** The columns by name as they are now, in the order of the schema; absent ones are {@code null}. */
    @Override
    public Map<String, Object> asMap() {
        Object[] values = {
            texts,
            letters,
            flags,
            tinies,
            smalls,
            numbers,
            larges,
            roughs,
            fines,
            image,
            volume
        };
        return SamplesParser.INSTANCE.eventType().asMap(values);
    }

    @Override
    public void writeTo(JsonWriter out) {
        SamplesWriter.INSTANCE.write(this, out);
    }

    @Override
    public boolean equals(Object other) {
        if (this == other) {
            return true;
        }
        return other instanceof Samples that
                && Arrays.equals(texts, that.texts)
                && Arrays.equals(letters, that.letters)
                && Arrays.equals(flags, that.flags)
                && Arrays.equals(tinies, that.tinies)
                && Arrays.equals(smalls, that.smalls)
                && Arrays.equals(numbers, that.numbers)
                && Arrays.equals(larges, that.larges)
                && Arrays.equals(roughs, that.roughs)
                && Arrays.equals(fines, that.fines)
                && Arrays.deepEquals(image, that.image)
                && Arrays.deepEquals(volume, that.volume);
    }

    @Override
    public int hashCode() {
        int hash = 1;
        hash = 31 * hash + Arrays.hashCode(texts);
        hash = 31 * hash + Arrays.hashCode(letters);
        hash = 31 * hash + Arrays.hashCode(flags);
        hash = 31 * hash + Arrays.hashCode(tinies);
        hash = 31 * hash + Arrays.hashCode(smalls);
        hash = 31 * hash + Arrays.hashCode(numbers);
        hash = 31 * hash + Arrays.hashCode(larges);
        hash = 31 * hash + Arrays.hashCode(roughs);
        hash = 31 * hash + Arrays.hashCode(fines);
        hash = 31 * hash + Arrays.deepHashCode(image);
        hash = 31 * hash + Arrays.deepHashCode(volume);
        return hash;
    }

    /** The event as compact JSON. */
    @Override
    public String toString() {
        return toDisplayString();
    }
}
