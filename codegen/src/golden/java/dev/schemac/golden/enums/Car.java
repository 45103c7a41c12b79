package dev.schemac.golden.enums;

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

/** An event of schema {@code Car} in module {@code dev.schemac.golden.enums}. */
@Generated("dev.schemac.codegen.SchemaCompiler")
public final class Car implements JsonEvent, JsonOutput.Writable {
    Color paint;
    Color roof = Color.DARK_BLUE;
    Color[] doors;
    List<Color> trims;
    Map<String, Color> parts;

    public Car() {}

    public static Car parse(String json) {
        return CarParser.INSTANCE.parse(json);
    }

    public static Car parse(String json, JsonOptions options) {
        return CarParser.INSTANCE.parse(json, options);
    }

    public static Car parse(byte[] json) {
        return CarParser.INSTANCE.parse(json);
    }

    public static Car parse(byte[] json, JsonOptions options) {
        return CarParser.INSTANCE.parse(json, options);
    }

    public static Car parse(byte[] json, int offset, int length) {
        return CarParser.INSTANCE.parse(json, offset, length, JsonOptions.DEFAULT);
    }

    public static Car parse(InputStream json) throws IOException {
        return CarParser.INSTANCE.parse(json);
    }

    public static Car parse(InputStream json, JsonOptions options) throws IOException {
        return CarParser.INSTANCE.parse(json, options);
    }

    public static List<Car> parseList(String json) {
        return CarParser.INSTANCE.parseList(json);
    }

    public static List<Car> parseList(String json, JsonOptions options) {
        return CarParser.INSTANCE.parseList(json, options);
    }

    public static List<Car> parseList(byte[] json) {
        return CarParser.INSTANCE.parseList(json);
    }

    public static List<Car> parseList(byte[] json, JsonOptions options) {
        return CarParser.INSTANCE.parseList(json, options);
    }

    public static List<Car> parseList(byte[] json, int offset, int length) {
        return CarParser.INSTANCE.parseList(json, offset, length, JsonOptions.DEFAULT);
    }

    public static List<Car> parseList(InputStream json) throws IOException {
        return CarParser.INSTANCE.parseList(json);
    }

    public static List<Car> parseList(InputStream json, JsonOptions options) throws IOException {
        return CarParser.INSTANCE.parseList(json, options);
    }

    public static String toJson(List<? extends Car> list) {
        return CarWriter.INSTANCE.listWriter().toJson(list);
    }

    public static String toJson(List<? extends Car> list, JsonOptions options) {
        return CarWriter.INSTANCE.listWriter().toJson(list, options);
    }

    public static byte[] toJsonBytes(List<? extends Car> list) {
        return CarWriter.INSTANCE.listWriter().toJsonBytes(list);
    }

    public static byte[] toJsonBytes(List<? extends Car> list, JsonOptions options) {
        return CarWriter.INSTANCE.listWriter().toJsonBytes(list, options);
    }

    public static void writeTo(List<? extends Car> list, OutputStream stream) throws IOException {
        CarWriter.INSTANCE.listWriter().writeTo(list, stream);
    }

    public static void writeTo(List<? extends Car> list, OutputStream stream, JsonOptions options)
            throws IOException {
        CarWriter.INSTANCE.listWriter().writeTo(list, stream, options);
    }

    /** Required. */
    public Color getPaint() {
        return paint;
    }

    /** Required. */
    public void setPaint(Color paint) {
        this.paint = paint;
    }

    public boolean hasPaint() {
        return paint != null;
    }

    /** Default: {@code DARK_BLUE}. */
    public Color getRoof() {
        return roof;
    }

    /** Default: {@code DARK_BLUE}. */
    public void setRoof(Color roof) {
        this.roof = roof;
    }

    public boolean hasRoof() {
        return roof != null;
    }

    public Color[] getDoors() {
        return doors;
    }

    public void setDoors(Color[] doors) {
        this.doors = doors;
    }

    public boolean hasDoors() {
        return doors != null;
    }

    public List<Color> getTrims() {
        return trims;
    }

    public void setTrims(List<Color> trims) {
        this.trims = trims;
    }

    public boolean hasTrims() {
        return trims != null;
    }

    public Map<String, Color> getParts() {
        return parts;
    }

    public void setParts(Map<String, Color> parts) {
        this.parts = parts;
    }

    public boolean hasParts() {
        return parts != null;
    }

    @Override
    public Map<String, Object> asMap() {
        return CarParser.Columns.EVENT_TYPE.asMap(new Object[] {paint, roof, doors, trims, parts});
    }

    @Override
    public void writeTo(JsonOutput out) {
        CarWriter.INSTANCE.write(this, out);
    }

    @Override
    public boolean equals(Object other) {
        return this == other || other instanceof Car that && Objects.equals(paint, that.paint)
                && Objects.equals(roof, that.roof) && Arrays.equals(doors, that.doors)
                && Objects.equals(trims, that.trims) && Objects.equals(parts, that.parts);
    }

    @Override
    public int hashCode() {
        return Objects.hash(paint, roof, Arrays.hashCode(doors), trims, parts);
    }

    @Override
    public String toString() {
        return toDisplayString();
    }
}
