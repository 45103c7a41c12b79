package dev.schemac.golden.dynamic;

import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.support.Generated;
import dev.schemac.runtime.support.JsonOutput;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/** An event of schema {@code Alarm} in module {@code dev.schemac.golden.dynamic}. */
@Generated("dev.schemac.codegen.SchemaCompiler")
public final class Alarm extends Event {
    int level;
    long presence_1;

    public Alarm() {}

    public static Alarm parse(String json) {
        return AlarmParser.INSTANCE.parse(json);
    }

    public static Alarm parse(String json, JsonOptions options) {
        return AlarmParser.INSTANCE.parse(json, options);
    }

    public static Alarm parse(byte[] json) {
        return AlarmParser.INSTANCE.parse(json);
    }

    public static Alarm parse(byte[] json, JsonOptions options) {
        return AlarmParser.INSTANCE.parse(json, options);
    }

    public static Alarm parse(byte[] json, int offset, int length) {
        return AlarmParser.INSTANCE.parse(json, offset, length, JsonOptions.DEFAULT);
    }

    public static Alarm parse(InputStream json) throws IOException {
        return AlarmParser.INSTANCE.parse(json);
    }

    public static Alarm parse(InputStream json, JsonOptions options) throws IOException {
        return AlarmParser.INSTANCE.parse(json, options);
    }

    public static List<Event> parseList(String json) {
        return new ArrayList<>(AlarmParser.INSTANCE.parseList(json));
    }

    public static List<Event> parseList(String json, JsonOptions options) {
        return new ArrayList<>(AlarmParser.INSTANCE.parseList(json, options));
    }

    public static List<Event> parseList(byte[] json) {
        return new ArrayList<>(AlarmParser.INSTANCE.parseList(json));
    }

    public static List<Event> parseList(byte[] json, JsonOptions options) {
        return new ArrayList<>(AlarmParser.INSTANCE.parseList(json, options));
    }

    public static List<Event> parseList(byte[] json, int offset, int length) {
        return new ArrayList<>(AlarmParser.INSTANCE.parseList(json, offset, length, JsonOptions.DEFAULT));
    }

    public static List<Event> parseList(InputStream json) throws IOException {
        return new ArrayList<>(AlarmParser.INSTANCE.parseList(json));
    }

    public static List<Event> parseList(InputStream json, JsonOptions options) throws IOException {
        return new ArrayList<>(AlarmParser.INSTANCE.parseList(json, options));
    }

    public int getLevel() {
        return level;
    }

    public void setLevel(int level) {
        this.level = level;
        presence_1 |= 1L << AlarmParser.LEVEL_BIT;
    }

    public boolean hasLevel() {
        return (presence_1 & (1L << AlarmParser.LEVEL_BIT)) != 0;
    }

    public void clearLevel() {
        level = 0;
        presence_1 &= ~(1L << AlarmParser.LEVEL_BIT);
    }

    /**
     * Sets an undeclared member; the value is not copied.
     *
     * @throws IllegalArgumentException if a column has that name in JSON
     */
    @Override
    public void putUndeclaredMember(String name, Object value) {
        AlarmParser.checkUndeclared(name);
        keep(name, value);
    }

    @Override
    public Map<String, Object> asMap() {
        return AlarmParser.Columns.EVENT_TYPE.asMap(new Object[] {getKind(),
                hasAt() ? getAt() : null, hasLevel() ? level : null}, undeclaredMembers());
    }

    @Override
    public void writeTo(JsonOutput out) {
        AlarmWriter.INSTANCE.write(this, out);
    }

    @Override
    public boolean equals(Object other) {
        return this == other || other instanceof Alarm that && super.equals(that)
                && presence_1 == that.presence_1 && level == that.level;
    }

    @Override
    public int hashCode() {
        return Objects.hash(super.hashCode(), level);
    }

    @Override
    public String toString() {
        return toDisplayString();
    }
}
