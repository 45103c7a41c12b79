package dev.schemac.golden.described;

import dev.schemac.runtime.Generated;
import dev.schemac.runtime.JsonEvent;
import dev.schemac.runtime.JsonWriter;
import java.io.IOException;
import java.io.InputStream;
import java.util.Map;
import java.util.Objects;

/**
 * What a sensor has seen. Written once, never changed.
 *
 * <p>An event of schema {@code Reading} in module {@code dev.schemac.golden.described}.
 * Not safe for use by several threads while one of them changes it.
 */
@Generated("dev.schemac.codegen.SchemaCompiler")
public final class Reading implements JsonEvent {
    String sensor;
    double celsius;

    /** Bit i is set while column number i is present; primitive columns only. */
    long presence;

    /** An event without any column. */
    public Reading() {}

    /** Parses a document. */
    public static Reading parse(String json) {
        return ReadingParser.INSTANCE.parse(json);
    }

    /** Parses a document in UTF-8. */
    public static Reading parse(byte[] json) {
        return ReadingParser.INSTANCE.parse(json);
    }

    /** Parses the document in UTF-8 that begins at {@code offset} and is {@code length} bytes long. */
    public static Reading parse(byte[] json, int offset, int length) {
        return ReadingParser.INSTANCE.parse(json, offset, length);
    }

    /** Reads a stream to its end and parses the document in UTF-8; the stream stays open. */
    public static Reading parse(InputStream json) throws IOException {
        return ReadingParser.INSTANCE.parse(json);
    }

    /** Column {@code sensor}, {@code null} where it is absent. */
    public String getSensor() {
        return sensor;
    }

    /** Sets column {@code sensor}; {@code null} makes it absent. */
    public void setSensor(String sensor) {
        this.sensor = sensor;
    }

    /** Whether column {@code sensor} is present and not null. */
    public boolean hasSensor() {
        return sensor != null;
    }

    /** Column {@code celsius}, {@code 0} where it is absent. */
    public double getCelsius() {
        return celsius;
    }

    /** Sets column {@code celsius}; it is present from now on. */
    public void setCelsius(double celsius) {
        this.celsius = celsius;
        presence |= 1L << 1;
    }

    /** Whether column {@code celsius} is present and not null. */
    public boolean hasCelsius() {
        return (presence & (1L << 1)) != 0;
    }

    /** Makes column {@code celsius} absent. */
    public void clearCelsius() {
        celsius = 0;
        presence &= ~(1L << 1);
    }

    /** The columns by name as they are now, in the order of the schema; absent ones are {@code null}. */
    @Override
    public Map<String, Object> asMap() {
        Object[] values = {
            sensor,
            hasCelsius() ? celsius : null
        };
        return ReadingParser.INSTANCE.eventType().asMap(values);
    }

    @Override
    public void writeTo(JsonWriter out) {
        ReadingWriter.INSTANCE.write(this, out);
    }

    @Override
    public boolean equals(Object other) {
        if (this == other) {
            return true;
        }
        return other instanceof Reading that
                && presence == that.presence
                && Objects.equals(sensor, that.sensor)
                && Double.compare(celsius, that.celsius) == 0;
    }

    @Override
    public int hashCode() {
        int hash = 1;
        hash = 31 * hash + Long.hashCode(presence);
        hash = 31 * hash + Objects.hashCode(sensor);
        hash = 31 * hash + Double.hashCode(celsius);
        return hash;
    }

    /** The event as compact JSON. */
    @Override
    public String toString() {
        return toDisplayString();
    }
}
