package dev.schemac.golden.jspecify;

import dev.schemac.runtime.JsonEvent;
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
import org.jspecify.annotations.NullMarked;
import org.jspecify.annotations.Nullable;

/**
 * An event of schema {@code Move} in module {@code dev.schemac.golden.jspecify}.
 * A column that is absent or null reads as null; {@code has...} tells whether it is present.
 * Null makes it absent. Changes are not thread-safe.
 */
@Generated("dev.schemac.codegen.SchemaCompiler")
@NullMarked
public class Move implements JsonEvent {
    @Nullable String kind;
    @Nullable Instant sent;

    public Move() {}

    public static Move parse(String json) {
        return MoveParser.INSTANCE.parse(json);
    }

    public static Move parse(String json, JsonOptions options) {
        return MoveParser.INSTANCE.parse(json, options);
    }

    public static Move parse(byte[] json) {
        return MoveParser.INSTANCE.parse(json);
    }

    public static Move parse(byte[] json, JsonOptions options) {
        return MoveParser.INSTANCE.parse(json, options);
    }

    public static Move parse(byte[] json, int offset, int length) {
        return MoveParser.INSTANCE.parse(json, offset, length);
    }

    public static Move parse(InputStream json) throws IOException {
        return MoveParser.INSTANCE.parse(json);
    }

    public static Move parse(InputStream json, JsonOptions options) throws IOException {
        return MoveParser.INSTANCE.parse(json, options);
    }

    public @Nullable String getKind() {
        return kind;
    }

    public void setKind(@Nullable String kind) {
        this.kind = kind;
    }

    public boolean hasKind() {
        return kind != null;
    }

    public @Nullable Instant getSent() {
        return sent;
    }

    public void setSent(@Nullable Instant sent) {
        this.sent = sent;
    }

    public boolean hasSent() {
        return sent != null;
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
    public void writeTo(JsonOutput out) {
        MoveWriter.writeItself(this, out);
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return this == other || other instanceof Move that && getClass() == that.getClass()
                && Objects.equals(kind, that.kind) && Objects.equals(sent, that.sent);
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
}
