package dev.schemac.golden.records.described;

import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.JsonWriter;
import dev.schemac.runtime.support.Generated;
import dev.schemac.runtime.support.JsonOutput;
import java.io.IOException;
import java.io.InputStream;
import java.time.Instant;
import java.util.Arrays;
import java.util.Map;
import java.util.Objects;

/**
 * An event of schema {@code Stop} in module {@code dev.schemac.golden.records.described}.
 * Immutable. Columns that are absent are {@code null}.
 *
 * @param kind what it was
 * @param atTime When it was.
 * @param minutes how long
 */
@Generated("dev.schemac.codegen.SchemaCompiler")
public record Stop(String kind, Instant atTime, Integer minutes) implements Happening {
    public static Stop parse(String json) {
        return StopParser.INSTANCE.parse(json);
    }

    public static Stop parse(String json, JsonOptions options) {
        return StopParser.INSTANCE.parse(json, options);
    }

    public static Stop parse(byte[] json) {
        return StopParser.INSTANCE.parse(json);
    }

    public static Stop parse(byte[] json, JsonOptions options) {
        return StopParser.INSTANCE.parse(json, options);
    }

    public static Stop parse(byte[] json, int offset, int length) {
        return StopParser.INSTANCE.parse(json, offset, length);
    }

    public static Stop parse(InputStream json) throws IOException {
        return StopParser.INSTANCE.parse(json);
    }

    public static Stop parse(InputStream json, JsonOptions options) throws IOException {
        return StopParser.INSTANCE.parse(json, options);
    }

    /** A builder without any column. */
    public static Builder builder() {
        return new Builder();
    }

    /** A builder with the columns of this event. */
    public Builder toBuilder() {
        Builder builder = new Builder();
        builder.kind = kind;
        builder.atTime = atTime;
        builder.minutes = minutes;
        return builder;
    }

    @Override
    public Map<String, Object> asMap() {
        Object[] values = {kind, atTime, minutes};
        return StopParser.INSTANCE.eventType().asMap(values);
    }

    @Override
    public void writeTo(JsonWriter out) {
        StopWriter.INSTANCE.write(this, out);
    }

    /** Writes the event by the writer of its schema; called by generated writers. */
    @Override
    public void writeTo(JsonOutput out) {
        StopWriter.INSTANCE.write(this, out);
    }

    @Override
    public boolean equals(Object other) {
        return this == other || other instanceof Stop that && Objects.equals(kind, that.kind)
                && Objects.equals(atTime, that.atTime) && Objects.equals(minutes, that.minutes);
    }

    @Override
    public int hashCode() {
        int[] hashes = {Objects.hashCode(kind), Objects.hashCode(atTime),
                Objects.hashCode(minutes)};
        return Arrays.hashCode(hashes);
    }

    @Override
    public String toString() {
        return toDisplayString();
    }

    /** Collects the columns of {@link Stop}; null makes a column absent. Not safe for use by several threads. */
    public static final class Builder {
        String kind = "stop";
        Instant atTime;
        Integer minutes;

        Builder() {}

        /** what it was */
        public Builder kind(String kind) {
            this.kind = kind;
            return this;
        }

        /** When it was. */
        public Builder atTime(Instant atTime) {
            this.atTime = atTime;
            return this;
        }

        /** how long */
        public Builder minutes(Integer minutes) {
            this.minutes = minutes;
            return this;
        }

        /** The event with the columns as they are now; the builder can be used further. */
        public Stop build() {
            return new Stop(kind, atTime, minutes);
        }
    }
}
