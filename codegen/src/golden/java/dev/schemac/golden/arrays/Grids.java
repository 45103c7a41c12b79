package dev.schemac.golden.arrays;

import dev.schemac.runtime.JsonEvent;
import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.JsonWriter;
import dev.schemac.runtime.support.Generated;
import dev.schemac.runtime.support.JsonValues;
import java.io.IOException;
import java.io.InputStream;
import java.util.Arrays;
import java.util.Map;

/**
 * Two and three dimensions; an array of arrays shares the methods of the arrays in it.
 *
 * <p>An event of schema {@code Grids} in module {@code dev.schemac.golden.arrays}.
 */
@Generated("dev.schemac.codegen.SchemaCompiler")
public final class Grids implements JsonEvent {
    String[][] texts;
    Integer[][] numbers;
    Integer[][][] cube;
    Map<String, Object>[][] maps;
    Point[][] points;
    Point[][][] solid;

    public Grids() {}

    public static Grids parse(String json) {
        return GridsParser.INSTANCE.parse(json);
    }
    public static Grids parse(String json, JsonOptions options) {
        return GridsParser.INSTANCE.parse(json, options);
    }
    public static Grids parse(byte[] json) {
        return GridsParser.INSTANCE.parse(json);
    }
    public static Grids parse(byte[] json, JsonOptions options) {
        return GridsParser.INSTANCE.parse(json, options);
    }
    public static Grids parse(byte[] json, int offset, int length) {
        return GridsParser.INSTANCE.parse(json, offset, length);
    }
    public static Grids parse(InputStream json) throws IOException {
        return GridsParser.INSTANCE.parse(json);
    }
    public static Grids parse(InputStream json, JsonOptions options) throws IOException {
        return GridsParser.INSTANCE.parse(json, options);
    }

    public String[][] getTexts() {
        return texts;
    }

    public void setTexts(String[][] texts) {
        this.texts = texts;
    }

    public boolean hasTexts() {
        return texts != null;
    }

    public Integer[][] getNumbers() {
        return numbers;
    }

    public void setNumbers(Integer[][] numbers) {
        this.numbers = numbers;
    }

    public boolean hasNumbers() {
        return numbers != null;
    }

    public Integer[][][] getCube() {
        return cube;
    }

    public void setCube(Integer[][][] cube) {
        this.cube = cube;
    }

    public boolean hasCube() {
        return cube != null;
    }

    public Map<String, Object>[][] getMaps() {
        return maps;
    }

    public void setMaps(Map<String, Object>[][] maps) {
        this.maps = maps;
    }

    public boolean hasMaps() {
        return maps != null;
    }

    public Point[][] getPoints() {
        return points;
    }

    public void setPoints(Point[][] points) {
        this.points = points;
    }

    public boolean hasPoints() {
        return points != null;
    }

    public Point[][][] getSolid() {
        return solid;
    }

    public void setSolid(Point[][][] solid) {
        this.solid = solid;
    }

    public boolean hasSolid() {
        return solid != null;
    }

    @Override
    public Map<String, Object> asMap() {
        return GridsParser.INSTANCE.eventType().asMap(new Object[] {texts, numbers, cube, maps,
                points, solid});
    }

    @Override
    public void writeTo(JsonWriter out) {
        GridsWriter.INSTANCE.write(this, out);
    }

    @Override
    public boolean equals(Object other) {
        return this == other || other instanceof Grids that && Arrays.deepEquals(texts, that.texts)
                && Arrays.deepEquals(numbers, that.numbers) && Arrays.deepEquals(cube, that.cube)
                && JsonValues.equal(maps, that.maps) && Arrays.deepEquals(points, that.points)
                && Arrays.deepEquals(solid, that.solid);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(new int[] {Arrays.deepHashCode(texts), Arrays.deepHashCode(numbers),
                Arrays.deepHashCode(cube), JsonValues.hash(maps), Arrays.deepHashCode(points),
                Arrays.deepHashCode(solid)});
    }

    @Override
    public String toString() {
        return toDisplayString();
    }
}
