package dev.schemac.golden.described;

import dev.schemac.runtime.JsonEvent;
import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.JsonWriter;
import dev.schemac.runtime.support.Generated;
import java.io.IOException;
import java.io.InputStream;
import java.util.Arrays;
import java.util.Map;
import java.util.Objects;

/**
 * What a sensor has seen. Written once, never changed.
 *
 * <p>An event of schema {@code Reading} in module {@code dev.schemac.golden.described}.
 * A column that is absent or null reads as 0, false or null; {@code has...} tells whether it is present.
 * Null and {@code clear...} make it absent. Changes are not thread-safe.
 */
@Generated("dev.schemac.codegen.SchemaCompiler")
public final class Reading implements JsonEvent {
    String sensor;
    double celsius;

    /** The bits of the primitive columns that are present. */
    long presence;

    public Reading() {}

    public static Reading parse(String json) {
        return ReadingParser.INSTANCE.parse(json);
    }

    public static Reading parse(String json, JsonOptions options) {
        return ReadingParser.INSTANCE.parse(json, options);
    }

    public static Reading parse(byte[] json) {
        return ReadingParser.INSTANCE.parse(json);
    }

    public static Reading parse(byte[] json, JsonOptions options) {
        return ReadingParser.INSTANCE.parse(json, options);
    }

    public static Reading parse(byte[] json, int offset, int length) {
        return ReadingParser.INSTANCE.parse(json, offset, length);
    }

    public static Reading parse(InputStream json) throws IOException {
        return ReadingParser.INSTANCE.parse(json);
    }

    public static Reading parse(InputStream json, JsonOptions options) throws IOException {
        return ReadingParser.INSTANCE.parse(json, options);
    }

    public String getSensor() {
        return sensor;
    }

    public void setSensor(String sensor) {
        this.sensor = sensor;
    }

    public boolean hasSensor() {
        return sensor != null;
    }

    public double getCelsius() {
        return celsius;
    }

    public void setCelsius(double celsius) {
        this.celsius = celsius;
        presence |= 1L << ReadingParser.CELSIUS_BIT;
    }

    public boolean hasCelsius() {
        return (presence & (1L << ReadingParser.CELSIUS_BIT)) != 0;
    }

    public void clearCelsius() {
        celsius = 0;
        presence &= ~(1L << ReadingParser.CELSIUS_BIT);
    }

    @Override
    public Map<String, Object> asMap() {
        Object[] values = {sensor, hasCelsius() ? celsius : null};
        return ReadingParser.INSTANCE.eventType().asMap(values);
    }

    @Override
    public void writeTo(JsonWriter out) {
        ReadingWriter.INSTANCE.write(this, out);
    }

    @Override
    public boolean equals(Object other) {
        return this == other || other instanceof Reading that && presence == that.presence
                && Objects.equals(sensor, that.sensor)
                && Double.compare(celsius, that.celsius) == 0;
    }

    @Override
    public int hashCode() {
        int[] hashes = {Long.hashCode(presence), Objects.hashCode(sensor),
                Double.hashCode(celsius)};
        return Arrays.hashCode(hashes);
    }

    @Override
    public String toString() {
        return toDisplayString();
    }
}
