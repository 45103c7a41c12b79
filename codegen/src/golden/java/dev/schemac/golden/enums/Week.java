package dev.schemac.golden.enums;

import dev.schemac.runtime.JsonEvent;
import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.support.Generated;
import dev.schemac.runtime.support.JsonOutput;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.time.DayOfWeek;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/** An event of schema {@code Week} in module {@code dev.schemac.golden.enums}. */
@Generated("dev.schemac.codegen.SchemaCompiler")
public final class Week implements JsonEvent, JsonOutput.Writable {
    DayOfWeek start;
    DayOfWeek[] rest;
    DayOfWeek first = DayOfWeek.SUNDAY;

    public Week() {}

    public static Week parse(String json) {
        return WeekParser.INSTANCE.parse(json);
    }

    public static Week parse(String json, JsonOptions options) {
        return WeekParser.INSTANCE.parse(json, options);
    }

    public static Week parse(byte[] json) {
        return WeekParser.INSTANCE.parse(json);
    }

    public static Week parse(byte[] json, JsonOptions options) {
        return WeekParser.INSTANCE.parse(json, options);
    }

    public static Week parse(byte[] json, int offset, int length) {
        return WeekParser.INSTANCE.parse(json, offset, length, JsonOptions.DEFAULT);
    }

    public static Week parse(InputStream json) throws IOException {
        return WeekParser.INSTANCE.parse(json);
    }

    public static Week parse(InputStream json, JsonOptions options) throws IOException {
        return WeekParser.INSTANCE.parse(json, options);
    }

    public static List<Week> parseList(String json) {
        return WeekParser.INSTANCE.parseList(json);
    }

    public static List<Week> parseList(String json, JsonOptions options) {
        return WeekParser.INSTANCE.parseList(json, options);
    }

    public static List<Week> parseList(byte[] json) {
        return WeekParser.INSTANCE.parseList(json);
    }

    public static List<Week> parseList(byte[] json, JsonOptions options) {
        return WeekParser.INSTANCE.parseList(json, options);
    }

    public static List<Week> parseList(byte[] json, int offset, int length) {
        return WeekParser.INSTANCE.parseList(json, offset, length, JsonOptions.DEFAULT);
    }

    public static List<Week> parseList(InputStream json) throws IOException {
        return WeekParser.INSTANCE.parseList(json);
    }

    public static List<Week> parseList(InputStream json, JsonOptions options) throws IOException {
        return WeekParser.INSTANCE.parseList(json, options);
    }

    public static String toJson(List<? extends Week> list) {
        return WeekWriter.INSTANCE.listWriter().toJson(list);
    }

    public static String toJson(List<? extends Week> list, JsonOptions options) {
        return WeekWriter.INSTANCE.listWriter().toJson(list, options);
    }

    public static byte[] toJsonBytes(List<? extends Week> list) {
        return WeekWriter.INSTANCE.listWriter().toJsonBytes(list);
    }

    public static byte[] toJsonBytes(List<? extends Week> list, JsonOptions options) {
        return WeekWriter.INSTANCE.listWriter().toJsonBytes(list, options);
    }

    public static void writeTo(List<? extends Week> list, OutputStream stream) throws IOException {
        WeekWriter.INSTANCE.listWriter().writeTo(list, stream);
    }

    public static void writeTo(List<? extends Week> list, OutputStream stream, JsonOptions options)
            throws IOException {
        WeekWriter.INSTANCE.listWriter().writeTo(list, stream, options);
    }

    public DayOfWeek getStart() {
        return start;
    }

    public void setStart(DayOfWeek start) {
        this.start = start;
    }

    public boolean hasStart() {
        return start != null;
    }

    public DayOfWeek[] getRest() {
        return rest;
    }

    public void setRest(DayOfWeek[] rest) {
        this.rest = rest;
    }

    public boolean hasRest() {
        return rest != null;
    }

    /** Default: {@code SUNDAY}. */
    public DayOfWeek getFirst() {
        return first;
    }

    /** Default: {@code SUNDAY}. */
    public void setFirst(DayOfWeek first) {
        this.first = first;
    }

    public boolean hasFirst() {
        return first != null;
    }

    @Override
    public Map<String, Object> asMap() {
        return WeekParser.Columns.EVENT_TYPE.asMap(new Object[] {start, rest, first});
    }

    @Override
    public void writeTo(JsonOutput out) {
        WeekWriter.INSTANCE.write(this, out);
    }

    @Override
    public boolean equals(Object other) {
        return this == other || other instanceof Week that && Objects.equals(start, that.start)
                && Arrays.equals(rest, that.rest) && Objects.equals(first, that.first);
    }

    @Override
    public int hashCode() {
        return Objects.hash(start, Arrays.hashCode(rest), first);
    }

    @Override
    public String toString() {
        return toDisplayString();
    }
}
