package dev.schemac.golden.records.jspecify;

import dev.schemac.runtime.JsonWriter;
import dev.schemac.runtime.support.Generated;
import dev.schemac.runtime.support.JsonOutput;
import java.time.Instant;
import java.util.Arrays;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.NullMarked;
import org.jspecify.annotations.Nullable;

/**
 * An event of schema {@code Move} in module {@code dev.schemac.golden.records.jspecify}.
 * Immutable. Columns that are absent are {@code null}.
 */
@Generated("dev.schemac.codegen.SchemaCompiler")
@NullMarked
public record MoveOther(@Nullable String kind, @Nullable Instant sent) implements Move {
    /** A builder without any column. */
    public static Builder builder() {
        return new Builder();
    }

    /** A builder with the columns of this event. */
    public Builder toBuilder() {
        Builder builder = new Builder();
        builder.kind = kind;
        builder.sent = sent;
        return builder;
    }

    @Override
    public Map<String, @Nullable Object> asMap() {
        Object[] values = {kind, sent};
        return MoveParser.INSTANCE.eventType().asMap(values);
    }

    @Override
    public void writeTo(JsonWriter out) {
        MoveWriter.INSTANCE.write(this, out);
    }

    /** Writes the event by the writer of its schema; called by generated writers. */
    @Override
    public void writeTo(JsonOutput out) {
        MoveWriter.writeItself(this, out);
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return this == other || other instanceof MoveOther that && Objects.equals(kind, that.kind)
                && Objects.equals(sent, that.sent);
    }

    @Override
    public int hashCode() {
        int[] hashes = {Objects.hashCode(kind), Objects.hashCode(sent)};
        return Arrays.hashCode(hashes);
    }

    @Override
    public String toString() {
        return toDisplayString();
    }

    /** Collects the columns of {@link MoveOther}; null makes a column absent. Not safe for use by several threads. */
    public static final class Builder {
        @Nullable String kind;
        @Nullable Instant sent;

        Builder() {}

        public Builder kind(@Nullable String kind) {
            this.kind = kind;
            return this;
        }

        public Builder sent(@Nullable Instant sent) {
            this.sent = sent;
            return this;
        }

        /** The event with the columns as they are now; the builder can be used further. */
        public MoveOther build() {
            return new MoveOther(kind, sent);
        }
    }
}
