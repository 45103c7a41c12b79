package dev.schemac.golden.arrays;

import dev.schemac.runtime.Generated;
import dev.schemac.runtime.JsonEvent;
import dev.schemac.runtime.JsonValues;
import dev.schemac.runtime.JsonWriter;
import java.io.IOException;
import java.io.InputStream;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.Arrays;
import java.util.Map;

/**
 * An event of schema {@code Lists} in module {@code dev.schemac.golden.arrays}.
 * Not safe for use by several threads while one of them changes it.
 */
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

    /** An event without any column. */
    public Lists() {}

    /** Parses a document. */
    public static Lists parse(String json) {
        return ListsParser.INSTANCE.parse(json);
    }

    /** Parses a document in UTF-8. */
    public static Lists parse(byte[] json) {
        return ListsParser.INSTANCE.parse(json);
    }

    /** Parses the document in UTF-8 that begins at {@code offset} and is {@code length} bytes long. */
    public static Lists parse(byte[] json, int offset, int length) {
        return ListsParser.INSTANCE.parse(json, offset, length);
    }

    /** Reads a stream to its end and parses the document in UTF-8; the stream stays open. */
    public static Lists parse(InputStream json) throws IOException {
        return ListsParser.INSTANCE.parse(json);
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
    public Character[] getLetters() {
        return letters;
    }

    /** Sets column {@code letters}; {@code null} makes it absent. The array is not copied. */
    public void setLetters(Character[] letters) {
        this.letters = letters;
    }

    /** Whether column {@code letters} is present and not null. */
    public boolean hasLetters() {
        return letters != null;
    }

    /** Column {@code flags}, {@code null} where it is absent. The array is not copied. */
    public Boolean[] getFlags() {
        return flags;
    }

    /** Sets column {@code flags}; {@code null} makes it absent. The array is not copied. */
    public void setFlags(Boolean[] flags) {
        this.flags = flags;
    }

    /** Whether column {@code flags} is present and not null. */
    public boolean hasFlags() {
        return flags != null;
    }

    /** Column {@code tinies}, {@code null} where it is absent. The array is not copied. */
    public Byte[] getTinies() {
        return tinies;
    }

    /** Sets column {@code tinies}; {@code null} makes it absent. The array is not copied. */
    public void setTinies(Byte[] tinies) {
        this.tinies = tinies;
    }

    /** Whether column {@code tinies} is present and not null. */
    public boolean hasTinies() {
        return tinies != null;
    }

    /** Column {@code smalls}, {@code null} where it is absent. The array is not copied. */
    public Short[] getSmalls() {
        return smalls;
    }

    /** Sets column {@code smalls}; {@code null} makes it absent. The array is not copied. */
    public void setSmalls(Short[] smalls) {
        this.smalls = smalls;
    }

    /** Whether column {@code smalls} is present and not null. */
    public boolean hasSmalls() {
        return smalls != null;
    }

    /** Column {@code numbers}, {@code null} where it is absent. The array is not copied. */
    public Integer[] getNumbers() {
        return numbers;
    }

    /** Sets column {@code numbers}; {@code null} makes it absent. The array is not copied. */
    public void setNumbers(Integer[] numbers) {
        this.numbers = numbers;
    }

    /** Whether column {@code numbers} is present and not null. */
    public boolean hasNumbers() {
        return numbers != null;
    }

    /** Column {@code larges}, {@code null} where it is absent. The array is not copied. */
    public Long[] getLarges() {
        return larges;
    }

    /** Sets column {@code larges}; {@code null} makes it absent. The array is not copied. */
    public void setLarges(Long[] larges) {
        this.larges = larges;
    }

    /** Whether column {@code larges} is present and not null. */
    public boolean hasLarges() {
        return larges != null;
    }

    /** Column {@code roughs}, {@code null} where it is absent. The array is not copied. */
    public Float[] getRoughs() {
        return roughs;
    }

    /** Sets column {@code roughs}; {@code null} makes it absent. The array is not copied. */
    public void setRoughs(Float[] roughs) {
        this.roughs = roughs;
    }

    /** Whether column {@code roughs} is present and not null. */
    public boolean hasRoughs() {
        return roughs != null;
    }

    /** Column {@code fines}, {@code null} where it is absent. The array is not copied. */
    public Double[] getFines() {
        return fines;
    }

    /** Sets column {@code fines}; {@code null} makes it absent. The array is not copied. */
    public void setFines(Double[] fines) {
        this.fines = fines;
    }

    /** Whether column {@code fines} is present and not null. */
    public boolean hasFines() {
        return fines != null;
    }

    /** Column {@code wholes}, {@code null} where it is absent. The array is not copied. */
    public BigInteger[] getWholes() {
        return wholes;
    }

    /** Sets column {@code wholes}; {@code null} makes it absent. The array is not copied. */
    public void setWholes(BigInteger[] wholes) {
        this.wholes = wholes;
    }

    /** Whether column {@code wholes} is present and not null. */
    public boolean hasWholes() {
        return wholes != null;
    }

    /** Column {@code exacts}, {@code null} where it is absent. The array is not copied. */
    public BigDecimal[] getExacts() {
        return exacts;
    }

    /** Sets column {@code exacts}; {@code null} makes it absent. The array is not copied. */
    public void setExacts(BigDecimal[] exacts) {
        this.exacts = exacts;
    }

    /** Whether column {@code exacts} is present and not null. */
    public boolean hasExacts() {
        return exacts != null;
    }

    /** Column {@code anything}, {@code null} where it is absent. The array is not copied. */
    public Object[] getAnything() {
        return anything;
    }

    /** Sets column {@code anything}; {@code null} makes it absent. The array is not copied. */
    public void setAnything(Object[] anything) {
        this.anything = anything;
    }

    /** Whether column {@code anything} is present and not null. */
    public boolean hasAnything() {
        return anything != null;
    }

    /** Column {@code maps}, {@code null} where it is absent. The array is not copied. */
    public Map<String, Object>[] getMaps() {
        return maps;
    }

    /** Sets column {@code maps}; {@code null} makes it absent. The array is not copied. */
    public void setMaps(Map<String, Object>[] maps) {
        this.maps = maps;
    }

    /** Whether column {@code maps} is present and not null. */
    public boolean hasMaps() {
        return maps != null;
    }

    /** Column {@code points}, {@code null} where it is absent. The array is not copied. */
    public Point[] getPoints() {
        return points;
    }

    /** Sets column {@code points}; {@code null} makes it absent. The array is not copied. */
    public void setPoints(Point[] points) {
        this.points = points;
    }

    /** Whether column {@code points} is present and not null. */
    public boolean hasPoints() {
        return points != null;
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
            wholes,
            exacts,
            anything,
            maps,
            points
        };
        return ListsParser.INSTANCE.eventType().asMap(values);
    }

    @Override
    public void writeTo(JsonWriter out) {
        ListsWriter.INSTANCE.write(this, out);
    }

    @Override
    public boolean equals(Object other) {
        if (this == other) {
            return true;
        }
        return other instanceof Lists that
                && Arrays.equals(texts, that.texts)
                && Arrays.equals(letters, that.letters)
                && Arrays.equals(flags, that.flags)
                && Arrays.equals(tinies, that.tinies)
                && Arrays.equals(smalls, that.smalls)
                && Arrays.equals(numbers, that.numbers)
                && Arrays.equals(larges, that.larges)
                && Arrays.equals(roughs, that.roughs)
                && Arrays.equals(fines, that.fines)
                && Arrays.equals(wholes, that.wholes)
                && Arrays.equals(exacts, that.exacts)
                && JsonValues.equal(anything, that.anything)
                && JsonValues.equal(maps, that.maps)
                && Arrays.equals(points, that.points);
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
        hash = 31 * hash + Arrays.hashCode(wholes);
        hash = 31 * hash + Arrays.hashCode(exacts);
        hash = 31 * hash + JsonValues.hash(anything);
        hash = 31 * hash + JsonValues.hash(maps);
        hash = 31 * hash + Arrays.hashCode(points);
        return hash;
    }

    /** The event as compact JSON. */
    @Override
    public String toString() {
        return toDisplayString();
    }
}
