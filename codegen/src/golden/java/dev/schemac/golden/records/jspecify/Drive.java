package dev.schemac.golden.records.jspecify;

import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.JsonWriter;
import dev.schemac.runtime.support.Generated;
import dev.schemac.runtime.support.JsonOutput;
import dev.schemac.runtime.support.Violations;
import java.io.IOException;
import java.io.InputStream;
import java.time.Instant;
import java.util.Arrays;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.NullMarked;
import org.jspecify.annotations.Nullable;

/**
 * An event of schema {@code Drive} in module {@code dev.schemac.golden.records.jspecify}.
 * Immutable. Columns that are absent are {@code null}.
 */
@Generated("dev.schemac.codegen.SchemaCompiler")
@NullMarked
public record Drive(String kind, @Nullable Instant sent, String to) implements Move {
    public static Drive parse(String json) {
        return DriveParser.INSTANCE.parse(json);
    }

    public static Drive parse(String json, JsonOptions options) {
        return DriveParser.INSTANCE.parse(json, options);
    }

    public static Drive parse(byte[] json) {
        return DriveParser.INSTANCE.parse(json);
    }

    public static Drive parse(byte[] json, JsonOptions options) {
        return DriveParser.INSTANCE.parse(json, options);
    }

    public static Drive parse(byte[] json, int offset, int length) {
        return DriveParser.INSTANCE.parse(json, offset, length);
    }

    public static Drive parse(InputStream json) throws IOException {
        return DriveParser.INSTANCE.parse(json);
    }

    public static Drive parse(InputStream json, JsonOptions options) throws IOException {
        return DriveParser.INSTANCE.parse(json, options);
    }

    /** A builder without any column. */
    public static Builder builder() {
        return new Builder();
    }

    /** A builder with the columns of this event. */
    public Builder toBuilder() {
        Builder builder = new Builder();
        builder.kind = kind;
        builder.sent = sent;
        builder.to = to;
        return builder;
    }

    @Override
    public Map<String, @Nullable Object> asMap() {
        Object[] values = {kind, sent, to};
        return DriveParser.INSTANCE.eventType().asMap(values);
    }

    @Override
    public void writeTo(JsonWriter out) {
        DriveWriter.INSTANCE.write(this, out);
    }

    /** Writes the event by the writer of its schema; called by generated writers. */
    @Override
    public void writeTo(JsonOutput out) {
        DriveWriter.INSTANCE.write(this, out);
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return this == other || other instanceof Drive that && Objects.equals(kind, that.kind)
                && Objects.equals(sent, that.sent) && Objects.equals(to, that.to);
    }

    @Override
    public int hashCode() {
        int[] hashes = {Objects.hashCode(kind), Objects.hashCode(sent), Objects.hashCode(to)};
        return Arrays.hashCode(hashes);
    }

    @Override
    public String toString() {
        return toDisplayString();
    }

    /** Collects the columns of {@link Drive}; null makes a column absent. Not safe for use by several threads. */
    public static final class Builder {
        @Nullable String kind = "drive";
        @Nullable Instant sent;
        @Nullable String to;

        Builder() {}

        public Builder kind(String kind) {
            this.kind = kind;
            return this;
        }

        public Builder sent(@Nullable Instant sent) {
            this.sent = sent;
            return this;
        }

        public Builder to(String to) {
            this.to = to;
            return this;
        }

        /**
         * The event with the columns as they are now; the builder can be used further.
         *
         * @throws IllegalStateException if a column without a value must have one
         */
        public Drive build() {
            Violations.require(to != null, "to");
            return buildUnchecked();
        }

        /** For the parser, which has checked the values. */
        Drive buildUnchecked() {
            return new Drive(kind, sent, to);
        }
    }
}
