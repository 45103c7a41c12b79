package dev.schemac.golden.records.enums;

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

/**
 * An event of schema {@code Car} in module {@code dev.schemac.golden.records.enums}.
 * Immutable. Columns that are absent are {@code null}.
 */
@Generated("dev.schemac.codegen.SchemaCompiler")
public record Car(
        Color paint,
        Color roof,
        List<Color> doors,
        List<Color> trims,
        Map<String, Color> parts) implements JsonEvent {

    /** Copies lists and maps, unless they are those of another event. */
    public Car {
        doors = JsonValues.unmodifiable(doors, 1);
        trims = JsonValues.unmodifiable(trims, 1);
        parts = JsonValues.unmodifiable(parts, 1);
    }

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
        return CarParser.INSTANCE.parse(json, offset, length);
    }

    public static Car parse(InputStream json) throws IOException {
        return CarParser.INSTANCE.parse(json);
    }

    public static Car parse(InputStream json, JsonOptions options) throws IOException {
        return CarParser.INSTANCE.parse(json, options);
    }

    /** A builder without any column. */
    public static Builder builder() {
        return new Builder();
    }

    /** A builder with the columns of this event. */
    public Builder toBuilder() {
        Builder builder = new Builder();
        builder.paint = paint;
        builder.roof = roof;
        builder.doors = doors;
        builder.trims = trims;
        builder.parts = parts;
        return builder;
    }

    @Override
    public Map<String, Object> asMap() {
        Object[] values = {paint, roof, doors, trims, parts};
        return CarParser.INSTANCE.eventType().asMap(values);
    }

    @Override
    public void writeTo(JsonWriter out) {
        CarWriter.INSTANCE.write(this, out);
    }

    @Override
    public boolean equals(Object other) {
        return this == other || other instanceof Car that && Objects.equals(paint, that.paint)
                && Objects.equals(roof, that.roof) && Objects.equals(doors, that.doors)
                && Objects.equals(trims, that.trims) && Objects.equals(parts, that.parts);
    }

    @Override
    public int hashCode() {
        int[] hashes = {Objects.hashCode(paint), Objects.hashCode(roof), Objects.hashCode(doors),
                Objects.hashCode(trims), Objects.hashCode(parts)};
        return Arrays.hashCode(hashes);
    }

    @Override
    public String toString() {
        return toDisplayString();
    }

    /** Collects the columns of {@link Car}; null makes a column absent. Not safe for use by several threads. */
    public static final class Builder {
        Color paint;
        Color roof;
        List<Color> doors;
        List<Color> trims;
        Map<String, Color> parts;

        Builder() {}

        public Builder paint(Color paint) {
            this.paint = paint;
            return this;
        }

        public Builder roof(Color roof) {
            this.roof = roof;
            return this;
        }

        public Builder doors(List<Color> doors) {
            this.doors = doors;
            return this;
        }

        public Builder trims(List<Color> trims) {
            this.trims = trims;
            return this;
        }

        public Builder parts(Map<String, Color> parts) {
            this.parts = parts;
            return this;
        }

        /** The event with the columns as they are now; the builder can be used further. */
        public Car build() {
            return new Car(paint, roof, doors, trims, parts);
        }
    }
}
