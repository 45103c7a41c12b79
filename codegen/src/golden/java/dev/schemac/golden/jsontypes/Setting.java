package dev.schemac.golden.jsontypes;

import dev.schemac.runtime.JsonEvent;
import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.JsonWriter;
import dev.schemac.runtime.support.Generated;
import dev.schemac.runtime.support.JsonValues;
import java.io.IOException;
import java.io.InputStream;
import java.util.Arrays;
import java.util.Map;

/** An event of schema {@code Setting} in module {@code dev.schemac.golden.jsontypes}. */
@Generated("dev.schemac.codegen.SchemaCompiler")
public final class Setting implements JsonEvent {
    Object value;
    Object owner;
    Object[] steps;
    Map<String, Object> features;
    Object port;
    Map<String, Object> rest;

    public Setting() {}

    public static Setting parse(String json) {
        return SettingParser.INSTANCE.parse(json);
    }
    public static Setting parse(String json, JsonOptions options) {
        return SettingParser.INSTANCE.parse(json, options);
    }
    public static Setting parse(byte[] json) {
        return SettingParser.INSTANCE.parse(json);
    }
    public static Setting parse(byte[] json, JsonOptions options) {
        return SettingParser.INSTANCE.parse(json, options);
    }
    public static Setting parse(byte[] json, int offset, int length) {
        return SettingParser.INSTANCE.parse(json, offset, length);
    }
    public static Setting parse(InputStream json) throws IOException {
        return SettingParser.INSTANCE.parse(json);
    }
    public static Setting parse(InputStream json, JsonOptions options) throws IOException {
        return SettingParser.INSTANCE.parse(json, options);
    }

    public Object getValue() {
        return value;
    }

    public void setValue(Object value) {
        this.value = value;
    }

    public boolean hasValue() {
        return value != null;
    }

    public Object getOwner() {
        return owner;
    }

    public void setOwner(Object owner) {
        this.owner = owner;
    }

    public boolean hasOwner() {
        return owner != null;
    }

    public Object[] getSteps() {
        return steps;
    }

    public void setSteps(Object[] steps) {
        this.steps = steps;
    }

    public boolean hasSteps() {
        return steps != null;
    }

    public Map<String, Object> getFeatures() {
        return features;
    }

    public void setFeatures(Map<String, Object> features) {
        this.features = features;
    }

    public boolean hasFeatures() {
        return features != null;
    }

    public Object getPort() {
        return port;
    }

    public void setPort(Object port) {
        this.port = port;
    }

    public boolean hasPort() {
        return port != null;
    }

    public Map<String, Object> getRest() {
        return rest;
    }

    public void setRest(Map<String, Object> rest) {
        this.rest = rest;
    }

    public boolean hasRest() {
        return rest != null;
    }

    @Override
    public Map<String, Object> asMap() {
        return SettingParser.INSTANCE.eventType().asMap(new Object[] {value, owner, steps, features,
                port, rest});
    }

    @Override
    public void writeTo(JsonWriter out) {
        SettingWriter.INSTANCE.write(this, out);
    }

    @Override
    public boolean equals(Object other) {
        return this == other || other instanceof Setting that && JsonValues.equal(value, that.value)
                && JsonValues.equal(owner, that.owner) && JsonValues.equal(steps, that.steps)
                && JsonValues.equal(features, that.features) && JsonValues.equal(port, that.port)
                && JsonValues.equal(rest, that.rest);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(new int[] {JsonValues.hash(value), JsonValues.hash(owner),
                JsonValues.hash(steps), JsonValues.hash(features), JsonValues.hash(port),
                JsonValues.hash(rest)});
    }

    @Override
    public String toString() {
        return toDisplayString();
    }
}
