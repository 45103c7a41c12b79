package dev.schemac.golden.arrays;

import dev.schemac.runtime.Generated;
import dev.schemac.runtime.JsonEvent;
import dev.schemac.runtime.JsonValues;
import dev.schemac.runtime.JsonWriter;
import java.io.IOException;
import java.io.InputStream;
import java.util.Arrays;
import java.util.Map;

/**
 * An event of schema {@code Grids} in module {@code dev.schemac.golden.arrays}.
 * Not safe for use by several threads while one of them changes it.
 */
@Generated("dev.schemac.codegen.SchemaCompiler")
public final class Grids implements JsonEvent {
    String[][] texts;
    Integer[][] numbers;
    Integer[][][] cube;
    Map<String, Object>[][] maps;
    Point[][] points;
    Point[][][] solid;

    /** An event without any column. */
    public Grids() {}

    /** Parses a document. */
    public static Grids parse(String json) {
        return GridsParser.INSTANCE.parse(json);
    }

    /** Parses a document in UTF-8. */
    public static Grids parse(byte[] json) {
        return GridsParser.INSTANCE.parse(json);
    }

    /** Parses the document in UTF-8 that begins at {@code offset} and is {@code length} bytes long. */
    public static Grids parse(byte[] json, int offset, int length) {
        return GridsParser.INSTANCE.parse(json, offset, length);
    }

    /** Reads a stream to its end and parses the document in UTF-8; the stream stays open. */
    public static Grids parse(InputStream json) throws IOException {
        return GridsParser.INSTANCE.parse(json);
    }

    /** Column {@code texts}, {@code null} where it is absent. The array is not copied. */
    public String[][] getTexts() {
        return texts;
    }

    /** Sets column {@code texts}; {@code null} makes it absent. The array is not copied. */
    public void setTexts(String[][] texts) {
        this.texts = texts;
    }

    /** Whether column {@code texts} is present and not null. */
    public boolean hasTexts() {
        return texts != null;
    }

    /** Column {@code numbers}, {@code null} where it is absent. The array is not copied. */
    public Integer[][] getNumbers() {
        return numbers;
    }

    /** Sets column {@code numbers}; {@code null} makes it absent. The array is not copied. */
    public void setNumbers(Integer[][] numbers) {
        this.numbers = numbers;
    }

    /** Whether column {@code numbers} is present and not null. */
    public boolean hasNumbers() {
        return numbers != null;
    }

    /** Column {@code cube}, {@code null} where it is absent. The array is not copied. */
    public Integer[][][] getCube() {
        return cube;
    }

    /** Sets column {@code cube}; {@code null} makes it absent. The array is not copied. */
    public void setCube(Integer[][][] cube) {
        this.cube = cube;
    }

    /** Whether column {@code cube} is present and not null. */
    public boolean hasCube() {
        return cube != null;
    }

    /** Column {@code maps}, {@code null} where it is absent. The array is not copied. */
    public Map<String, Object>[][] getMaps() {
        return maps;
    }

    /** Sets column {@code maps}; {@code null} makes it absent. The array is not copied. */
    public void setMaps(Map<String, Object>[][] maps) {
        this.maps = maps;
    }

    /** Whether column {@code maps} is present and not null. */
    public boolean hasMaps() {
        return maps != null;
    }

    /** Column {@code points}, {@code null} where it is absent. The array is not copied. */
    public Point[][] getPoints() {
        return points;
    }

    /** Sets column {@code points}; {@code null} makes it absent. The array is not copied. */
    public void setPoints(Point[][] points) {
        this.points = points;
    }

    /** Whether column {@code points} is present and not null. */
    public boolean hasPoints() {
        return points != null;
    }

    /** Column {@code solid}, {@code null} where it is absent. The array is not copied. */
    public Point[][][] getSolid() {
        return solid;
    }

    /** Sets column {@code solid}; {@code null} makes it absent. The array is not copied. */
    public void setSolid(Point[][][] solid) {
        this.solid = solid;
    }

    /** Whether column {@code solid} is present and not null. */
    public boolean hasSolid() {
        return solid != null;
    }

    /** The columns by name as they are now, in the order of the schema; absent ones are {@code null}. */
    @Override
    public Map<String, Object> asMap() {
        Object[] values = {
            texts,
            numbers,
            cube,
            maps,
            points,
            solid
        };
        return GridsParser.INSTANCE.eventType().asMap(values);
    }

    @Override
    public void writeTo(JsonWriter out) {
        GridsWriter.INSTANCE.write(this, out);
    }

    @Override
    public boolean equals(Object other) {
        if (this == other) {
            return true;
        }
        return other instanceof Grids that
                && Arrays.deepEquals(texts, that.texts)
                && Arrays.deepEquals(numbers, that.numbers)
                && Arrays.deepEquals(cube, that.cube)
                && JsonValues.equal(maps, that.maps)
                && Arrays.deepEquals(points, that.points)
                && Arrays.deepEquals(solid, that.solid);
    }

    @Override
    public int hashCode() {
        int hash = 1;
        hash = 31 * hash + Arrays.deepHashCode(texts);
        hash = 31 * hash + Arrays.deepHashCode(numbers);
        hash = 31 * hash + Arrays.deepHashCode(cube);
        hash = 31 * hash + JsonValues.hash(maps);
        hash = 31 * hash + Arrays.deepHashCode(points);
        hash = 31 * hash + Arrays.deepHashCode(solid);
        return hash;
    }

    /** The event as compact JSON. */
    @Override
    public String toString() {
        return toDisplayString();
    }
}
