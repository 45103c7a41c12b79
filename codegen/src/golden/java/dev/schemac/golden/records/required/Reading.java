package dev.schemac.golden.records.required;

import dev.schemac.runtime.JsonEvent;
import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.support.Generated;
import dev.schemac.runtime.support.JsonOutput;
import dev.schemac.runtime.support.JsonValues;
import dev.schemac.runtime.support.Violations;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.NullMarked;
import org.jspecify.annotations.Nullable;

/**
 * Only some components can be null; annotations of JSpecify mark them.
 *
 * <p>An event of schema {@code Reading} in module {@code dev.schemac.golden.records.required}.
 * Immutable. Columns that are absent are {@code null}.
 *
 * @param sensor column {@code sensor}.
 *     Required, not null.
 * @param at column {@code at}.
 *     Required, not null.
 * @param value column {@code value}.
 *     Required, not null. Rules: a number of at least 0.
 * @param valid column {@code valid}.
 *     Required, not null.
 * @param samples column {@code samples}.
 *     Required.
 * @param version column {@code version}.
 *     Required, not null. Rules: the constant 2.
 * @param presence column {@code presence}.
 *     Required, not null.
 * @param note column {@code note}.
 *     Empty if null, {@code null} if absent.
 */
@Generated("dev.schemac.codegen.SchemaCompiler")
@NullMarked
public record Reading(String sensor, long at, double value, boolean valid,
        @Nullable Integer samples, int version, char presence, @Nullable Short channel,
        @Nullable Optional<String> note) implements JsonEvent, JsonOutput.Writable {
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
        return ReadingParser.INSTANCE.parse(json, offset, length, JsonOptions.DEFAULT);
    }

    public static Reading parse(InputStream json) throws IOException {
        return ReadingParser.INSTANCE.parse(json);
    }

    public static Reading parse(InputStream json, JsonOptions options) throws IOException {
        return ReadingParser.INSTANCE.parse(json, options);
    }

    public static List<Reading> parseList(String json) {
        return ReadingParser.INSTANCE.parseList(json);
    }

    public static List<Reading> parseList(String json, JsonOptions options) {
        return ReadingParser.INSTANCE.parseList(json, options);
    }

    public static List<Reading> parseList(byte[] json) {
        return ReadingParser.INSTANCE.parseList(json);
    }

    public static List<Reading> parseList(byte[] json, JsonOptions options) {
        return ReadingParser.INSTANCE.parseList(json, options);
    }

    public static List<Reading> parseList(byte[] json, int offset, int length) {
        return ReadingParser.INSTANCE.parseList(json, offset, length, JsonOptions.DEFAULT);
    }

    public static List<Reading> parseList(InputStream json) throws IOException {
        return ReadingParser.INSTANCE.parseList(json);
    }

    public static List<Reading> parseList(InputStream json, JsonOptions options) throws
            IOException {
        return ReadingParser.INSTANCE.parseList(json, options);
    }

    public static String toJson(List<? extends Reading> list) {
        return ReadingWriter.INSTANCE.listWriter().toJson(list);
    }

    public static String toJson(List<? extends Reading> list, JsonOptions options) {
        return ReadingWriter.INSTANCE.listWriter().toJson(list, options);
    }

    public static byte[] toJsonBytes(List<? extends Reading> list) {
        return ReadingWriter.INSTANCE.listWriter().toJsonBytes(list);
    }

    public static byte[] toJsonBytes(List<? extends Reading> list, JsonOptions options) {
        return ReadingWriter.INSTANCE.listWriter().toJsonBytes(list, options);
    }

    public static void writeTo(List<? extends Reading> list, OutputStream stream) throws
            IOException {
        ReadingWriter.INSTANCE.listWriter().writeTo(list, stream);
    }

    public static void writeTo(List<? extends Reading> list, OutputStream stream,
            JsonOptions options) throws IOException {
        ReadingWriter.INSTANCE.listWriter().writeTo(list, stream, options);
    }

    /** Returns a builder without columns. */
    public static Builder builder() {
        return new Builder();
    }

    /** Returns a builder with the columns of this event. */
    public Builder toBuilder() {
        Builder builder = new Builder();
        builder.sensor = sensor;
        builder.at = at;
        builder.value = value;
        builder.valid = valid;
        builder.samples = samples;
        builder.version = version;
        builder.presence = presence;
        builder.channel = channel;
        builder.note = note;
        builder.presence$ = -1L;
        return builder;
    }

    /** Required, not null. */
    public Reading withSensor(String sensor) {
        return toBuilder().sensor(sensor).build();
    }

    /** Required, not null. */
    public Reading withAt(long at) {
        return toBuilder().at(at).build();
    }

    /** Required, not null. Rules: a number of at least 0. */
    public Reading withValue(double value) {
        return toBuilder().value(value).build();
    }

    /** Required, not null. */
    public Reading withValid(boolean valid) {
        return toBuilder().valid(valid).build();
    }

    /** Required. */
    public Reading withSamples(@Nullable Integer samples) {
        return toBuilder().samples(samples).build();
    }

    /** Required, not null. Rules: the constant 2. */
    public Reading withVersion(int version) {
        return toBuilder().version(version).build();
    }

    /** Required, not null. */
    public Reading withPresence(char presence) {
        return toBuilder().presence(presence).build();
    }

    /**
     */
    public Reading withChannel(@Nullable Short channel) {
        return toBuilder().channel(channel).build();
    }

    /** Empty if null, {@code null} if absent. */
    public Reading withNote(@Nullable Optional<String> note) {
        return toBuilder().note(note).build();
    }

    @Override
    public Map<String, @Nullable Object> asMap() {
        return ReadingParser.Columns.EVENT_TYPE.asMap(new Object[] {sensor, at, value, valid,
                samples, version, presence, channel, JsonValues.orNull(note)});
    }

    @Override
    public void writeTo(JsonOutput out) {
        ReadingWriter.INSTANCE.write(this, out);
    }

    @Override
    public String toString() {
        return toDisplayString();
    }

    /** Collects the columns of {@link Reading}; null makes a column absent. Not thread-safe. */
    public static final class Builder {
        @Nullable String sensor;
        long at;
        double value;
        boolean valid;
        @Nullable Integer samples;
        int version = 2;
        char presence;
        @Nullable Short channel;
        @Nullable Optional<String> note;

        /** The bits of the primitive columns that have been set. */
        private long presence$;

        Builder() {}

        /** Required, not null. */
        public Builder sensor(String sensor) {
            this.sensor = sensor;
            return this;
        }

        /** Required, not null. */
        public Builder at(long at) {
            this.at = at;
            presence$ |= 1L << ReadingParser.AT_BIT;
            return this;
        }

        /** Required, not null. Rules: a number of at least 0. */
        public Builder value(double value) {
            this.value = value;
            presence$ |= 1L << ReadingParser.VALUE_BIT;
            return this;
        }

        /** Required, not null. */
        public Builder valid(boolean valid) {
            this.valid = valid;
            presence$ |= 1L << ReadingParser.VALID_BIT;
            return this;
        }

        /** Required. */
        public Builder samples(@Nullable Integer samples) {
            this.samples = samples;
            return this;
        }

        /** Required, not null. Rules: the constant 2. */
        public Builder version(int version) {
            this.version = version;
            return this;
        }

        /** Required, not null. */
        public Builder presence(char presence) {
            this.presence = presence;
            presence$ |= 1L << ReadingParser.PRESENCE_BIT;
            return this;
        }

        public Builder channel(@Nullable Short channel) {
            this.channel = channel;
            return this;
        }

        /** Empty if null, {@code null} if absent. */
        public Builder note(@Nullable Optional<String> note) {
            this.note = note;
            return this;
        }

        /**
         * Returns an event with the current columns; the builder can be used again.
         *
         * @throws IllegalStateException if a column that must have a value has none, or a value violates a rule of its column
         */
        public Reading build() {
            Violations.require(sensor != null, "sensor");
            Violations.require((presence$ & (1L << ReadingParser.AT_BIT)) != 0, "at");
            Violations.require((presence$ & (1L << ReadingParser.VALUE_BIT)) != 0, "value");
            Violations.require((presence$ & (1L << ReadingParser.VALID_BIT)) != 0, "valid");
            Violations.require((presence$ & (1L << ReadingParser.PRESENCE_BIT)) != 0, "presence");
            ReadingParser.checkedValue(Violations.OF_BUILDER, value);
            ReadingParser.checkedVersion(Violations.OF_BUILDER, version);
            return buildUnchecked();
        }

        /** For the parser, which has checked the values. */
        Reading buildUnchecked() {
            return new Reading(sensor, at, value, valid, samples, version, presence, channel, note);
        }
    }
}
