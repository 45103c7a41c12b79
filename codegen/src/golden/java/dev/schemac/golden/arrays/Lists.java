package dev.schemac.golden.arrays;

import dev.schemac.runtime.JsonEvent;
import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.JsonWriter;
import dev.schemac.runtime.support.Generated;
import dev.schemac.runtime.support.JsonValues;
import java.io.IOException;
import java.io.InputStream;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.Arrays;
import java.util.Map;

/** An event of schema {@code Lists} in module {@code dev.schemac.golden.arrays}. */
@Generated("dev.schemac.codegen.SchemaCompiler")
public final class Lists implements JsonEvent {
    String[] texts;
    Character[] letters;
    Boolean[] flags;
    Byte[] tinies;
    Short[] smalls;
    Integer[] numbers;
    Long[] larges;
    Float[] roughs;
    Double[] fines;
    BigInteger[] wholes;
    BigDecimal[] exacts;
    Object[] anything;
    Map<String, Object>[] maps;
    Point[] points;

    public Lists() {}

    public static Lists parse(String json) {
        return ListsParser.INSTANCE.parse(json);
    }
    public static Lists parse(String json, JsonOptions options) {
        return ListsParser.INSTANCE.parse(json, options);
    }
    public static Lists parse(byte[] json) {
        return ListsParser.INSTANCE.parse(json);
    }
    public static Lists parse(byte[] json, JsonOptions options) {
        return ListsParser.INSTANCE.parse(json, options);
    }
    public static Lists parse(byte[] json, int offset, int length) {
        return ListsParser.INSTANCE.parse(json, offset, length);
    }
    public static Lists parse(InputStream json) throws IOException {
        return ListsParser.INSTANCE.parse(json);
    }
    public static Lists parse(InputStream json, JsonOptions options) throws IOException {
        return ListsParser.INSTANCE.parse(json, options);
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

    public Character[] getLetters() {
        return letters;
    }

    public void setLetters(Character[] letters) {
        this.letters = letters;
    }

    public boolean hasLetters() {
        return letters != null;
    }

    public Boolean[] getFlags() {
        return flags;
    }

    public void setFlags(Boolean[] flags) {
        this.flags = flags;
    }

    public boolean hasFlags() {
        return flags != null;
    }

    public Byte[] getTinies() {
        return tinies;
    }

    public void setTinies(Byte[] tinies) {
        this.tinies = tinies;
    }

    public boolean hasTinies() {
        return tinies != null;
    }

    public Short[] getSmalls() {
        return smalls;
    }

    public void setSmalls(Short[] smalls) {
        this.smalls = smalls;
    }

    public boolean hasSmalls() {
        return smalls != null;
    }

    public Integer[] getNumbers() {
        return numbers;
    }

    public void setNumbers(Integer[] numbers) {
        this.numbers = numbers;
    }

    public boolean hasNumbers() {
        return numbers != null;
    }

    public Long[] getLarges() {
        return larges;
    }

    public void setLarges(Long[] larges) {
        this.larges = larges;
    }

    public boolean hasLarges() {
        return larges != null;
    }

    public Float[] getRoughs() {
        return roughs;
    }

    public void setRoughs(Float[] roughs) {
        this.roughs = roughs;
    }

    public boolean hasRoughs() {
        return roughs != null;
    }

    public Double[] getFines() {
        return fines;
    }

    public void setFines(Double[] fines) {
        this.fines = fines;
    }

    public boolean hasFines() {
        return fines != null;
    }

    public BigInteger[] getWholes() {
        return wholes;
    }

    public void setWholes(BigInteger[] wholes) {
        this.wholes = wholes;
    }

    public boolean hasWholes() {
        return wholes != null;
    }

    public BigDecimal[] getExacts() {
        return exacts;
    }

    public void setExacts(BigDecimal[] exacts) {
        this.exacts = exacts;
    }

    public boolean hasExacts() {
        return exacts != null;
    }

    public Object[] getAnything() {
        return anything;
    }

    public void setAnything(Object[] anything) {
        this.anything = anything;
    }

    public boolean hasAnything() {
        return anything != null;
    }

    public Map<String, Object>[] getMaps() {
        return maps;
    }

    public void setMaps(Map<String, Object>[] maps) {
        this.maps = maps;
    }

    public boolean hasMaps() {
        return maps != null;
    }

    public Point[] getPoints() {
        return points;
    }

    public void setPoints(Point[] points) {
        this.points = points;
    }

    public boolean hasPoints() {
        return points != null;
    }

    @Override
    public Map<String, Object> asMap() {
        return ListsParser.INSTANCE.eventType().asMap(new Object[] {texts, letters, flags, tinies,
                smalls, numbers, larges, roughs, fines, wholes, exacts, anything, maps, points});
    }

    @Override
    public void writeTo(JsonWriter out) {
        ListsWriter.INSTANCE.write(this, out);
    }

    @Override
    public boolean equals(Object other) {
        return this == other || other instanceof Lists that && Arrays.equals(texts, that.texts)
                && Arrays.equals(letters, that.letters) && Arrays.equals(flags, that.flags)
                && Arrays.equals(tinies, that.tinies) && Arrays.equals(smalls, that.smalls)
                && Arrays.equals(numbers, that.numbers) && Arrays.equals(larges, that.larges)
                && Arrays.equals(roughs, that.roughs) && Arrays.equals(fines, that.fines)
                && Arrays.equals(wholes, that.wholes) && Arrays.equals(exacts, that.exacts)
                && JsonValues.equal(anything, that.anything) && JsonValues.equal(maps, that.maps)
                && Arrays.equals(points, that.points);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(new int[] {Arrays.hashCode(texts), Arrays.hashCode(letters),
                Arrays.hashCode(flags), Arrays.hashCode(tinies), Arrays.hashCode(smalls),
                Arrays.hashCode(numbers), Arrays.hashCode(larges), Arrays.hashCode(roughs),
                Arrays.hashCode(fines), Arrays.hashCode(wholes), Arrays.hashCode(exacts),
                JsonValues.hash(anything), JsonValues.hash(maps), Arrays.hashCode(points)});
    }

    @Override
    public String toString() {
        return toDisplayString();
    }
}
