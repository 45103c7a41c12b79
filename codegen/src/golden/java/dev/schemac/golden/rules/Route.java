package dev.schemac.golden.rules;

import dev.schemac.runtime.JsonEvent;
import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.JsonWriter;
import dev.schemac.runtime.support.Generated;
import dev.schemac.runtime.support.JsonValues;
import java.io.IOException;
import java.io.InputStream;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/** An event of schema {@code Route} in module {@code dev.schemac.golden.rules}. */
@Generated("dev.schemac.codegen.SchemaCompiler")
public final class Route implements JsonEvent {
    String[] stops;
    Integer[][] rows;
    List<Part> parts;
    Map<String, String[]> names;
    Map<String, Object> more;
    int[][] codes;
    String[] gaps;

    public Route() {}

    public static Route parse(String json) {
        return RouteParser.INSTANCE.parse(json);
    }
    public static Route parse(String json, JsonOptions options) {
        return RouteParser.INSTANCE.parse(json, options);
    }
    public static Route parse(byte[] json) {
        return RouteParser.INSTANCE.parse(json);
    }
    public static Route parse(byte[] json, JsonOptions options) {
        return RouteParser.INSTANCE.parse(json, options);
    }
    public static Route parse(byte[] json, int offset, int length) {
        return RouteParser.INSTANCE.parse(json, offset, length);
    }
    public static Route parse(InputStream json) throws IOException {
        return RouteParser.INSTANCE.parse(json);
    }
    public static Route parse(InputStream json, JsonOptions options) throws IOException {
        return RouteParser.INSTANCE.parse(json, options);
    }

    public String[] getStops() {
        return stops;
    }

    public void setStops(String[] stops) {
        this.stops = stops;
    }

    public boolean hasStops() {
        return stops != null;
    }

    public Integer[][] getRows() {
        return rows;
    }

    public void setRows(Integer[][] rows) {
        this.rows = rows;
    }

    public boolean hasRows() {
        return rows != null;
    }

    public List<Part> getParts() {
        return parts;
    }

    public void setParts(List<Part> parts) {
        this.parts = parts;
    }

    public boolean hasParts() {
        return parts != null;
    }

    public Map<String, String[]> getNames() {
        return names;
    }

    public void setNames(Map<String, String[]> names) {
        this.names = names;
    }

    public boolean hasNames() {
        return names != null;
    }

    public Map<String, Object> getMore() {
        return more;
    }

    public void setMore(Map<String, Object> more) {
        this.more = more;
    }

    public boolean hasMore() {
        return more != null;
    }

    public int[][] getCodes() {
        return codes;
    }

    public void setCodes(int[][] codes) {
        this.codes = codes;
    }

    public boolean hasCodes() {
        return codes != null;
    }

    public String[] getGaps() {
        return gaps;
    }

    public void setGaps(String[] gaps) {
        this.gaps = gaps;
    }

    public boolean hasGaps() {
        return gaps != null;
    }

    @Override
    public Map<String, Object> asMap() {
        return RouteParser.INSTANCE.eventType().asMap(new Object[] {stops, rows, parts, names, more,
                codes, gaps});
    }

    @Override
    public void writeTo(JsonWriter out) {
        RouteWriter.INSTANCE.write(this, out);
    }

    @Override
    public boolean equals(Object other) {
        return this == other || other instanceof Route that && Arrays.equals(stops, that.stops)
                && Arrays.deepEquals(rows, that.rows) && Objects.equals(parts, that.parts)
                && JsonValues.equal(names, that.names) && JsonValues.equal(more, that.more)
                && Arrays.deepEquals(codes, that.codes) && Arrays.equals(gaps, that.gaps);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(new int[] {Arrays.hashCode(stops), Arrays.deepHashCode(rows),
                Objects.hashCode(parts), JsonValues.hash(names), JsonValues.hash(more),
                Arrays.deepHashCode(codes), Arrays.hashCode(gaps)});
    }

    @Override
    public String toString() {
        return toDisplayString();
    }
}
