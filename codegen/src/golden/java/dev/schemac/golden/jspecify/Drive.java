package dev.schemac.golden.jspecify;

import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.JsonWriter;
import dev.schemac.runtime.support.Generated;
import dev.schemac.runtime.support.JsonOutput;
import java.io.IOException;
import java.io.InputStream;
import java.util.Arrays;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.NullMarked;
import org.jspecify.annotations.Nullable;

/**
 * An event of schema {@code Drive} in module {@code dev.schemac.golden.jspecify}.
 * A column that is absent or null reads as null; {@code has...} tells whether it is present.
 * Null makes it absent. Changes are not thread-safe.
 */
@Generated("dev.schemac.codegen.SchemaCompiler")
@NullMarked
public final class Drive extends Move {
    @Nullable String to;

    public Drive() {
        kind = "drive";
    }

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

    public @Nullable String getTo() {
        return to;
    }

    public void setTo(@Nullable String to) {
        this.to = to;
    }

    public boolean hasTo() {
        return to != null;
    }

    @Override
    public Map<String, @Nullable Object> asMap() {
        Object[] values = {getKind(), getSent(), to};
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
        return this == other || other instanceof Drive that && super.equals(that)
                && Objects.equals(to, that.to);
    }

    @Override
    public int hashCode() {
        int[] hashes = {super.hashCode(), Objects.hashCode(to)};
        return Arrays.hashCode(hashes);
    }

    @Override
    public String toString() {
        return toDisplayString();
    }
}
