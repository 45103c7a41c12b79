package dev.schemac.golden.records.rules;

import dev.schemac.runtime.JsonEvent;
import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.support.Generated;
import dev.schemac.runtime.support.JsonOutput;
import dev.schemac.runtime.support.Violations;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.List;
import java.util.Map;

/**
 * An event of schema {@code Part} in module {@code dev.schemac.golden.records.rules}.
 * Immutable. Columns that are absent are {@code null}.
 *
 * @param text column {@code text}.
 *     Rules: a string of at least 1 character.
 */
@Generated("dev.schemac.codegen.SchemaCompiler")
public record Part(String text) implements JsonEvent, JsonOutput.Writable {
    public static Part parse(String json) {
        return PartParser.INSTANCE.parse(json);
    }

    public static Part parse(String json, JsonOptions options) {
        return PartParser.INSTANCE.parse(json, options);
    }

    public static Part parse(byte[] json) {
        return PartParser.INSTANCE.parse(json);
    }

    public static Part parse(byte[] json, JsonOptions options) {
        return PartParser.INSTANCE.parse(json, options);
    }

    public static Part parse(byte[] json, int offset, int length) {
        return PartParser.INSTANCE.parse(json, offset, length, JsonOptions.DEFAULT);
    }

    public static Part parse(InputStream json) throws IOException {
        return PartParser.INSTANCE.parse(json);
    }

    public static Part parse(InputStream json, JsonOptions options) throws IOException {
        return PartParser.INSTANCE.parse(json, options);
    }

    public static List<Part> parseList(String json) {
        return PartParser.INSTANCE.parseList(json);
    }

    public static List<Part> parseList(String json, JsonOptions options) {
        return PartParser.INSTANCE.parseList(json, options);
    }

    public static List<Part> parseList(byte[] json) {
        return PartParser.INSTANCE.parseList(json);
    }

    public static List<Part> parseList(byte[] json, JsonOptions options) {
        return PartParser.INSTANCE.parseList(json, options);
    }

    public static List<Part> parseList(byte[] json, int offset, int length) {
        return PartParser.INSTANCE.parseList(json, offset, length, JsonOptions.DEFAULT);
    }

    public static List<Part> parseList(InputStream json) throws IOException {
        return PartParser.INSTANCE.parseList(json);
    }

    public static List<Part> parseList(InputStream json, JsonOptions options) throws IOException {
        return PartParser.INSTANCE.parseList(json, options);
    }

    public static String toJson(List<? extends Part> list) {
        return PartWriter.INSTANCE.listWriter().toJson(list);
    }

    public static String toJson(List<? extends Part> list, JsonOptions options) {
        return PartWriter.INSTANCE.listWriter().toJson(list, options);
    }

    public static byte[] toJsonBytes(List<? extends Part> list) {
        return PartWriter.INSTANCE.listWriter().toJsonBytes(list);
    }

    public static byte[] toJsonBytes(List<? extends Part> list, JsonOptions options) {
        return PartWriter.INSTANCE.listWriter().toJsonBytes(list, options);
    }

    public static void writeTo(List<? extends Part> list, OutputStream stream) throws IOException {
        PartWriter.INSTANCE.listWriter().writeTo(list, stream);
    }

    public static void writeTo(List<? extends Part> list, OutputStream stream, JsonOptions options)
            throws IOException {
        PartWriter.INSTANCE.listWriter().writeTo(list, stream, options);
    }

    /** Returns a builder without columns. */
    public static Builder builder() {
        return new Builder();
    }

    /** Returns a builder with the columns of this event. */
    public Builder toBuilder() {
        Builder builder = new Builder();
        builder.text = text;
        return builder;
    }

    /** Rules: a string of at least 1 character. */
    public Part withText(String text) {
        return toBuilder().text(text).build();
    }

    @Override
    public Map<String, Object> asMap() {
        return PartParser.Columns.EVENT_TYPE.asMap(new Object[] {text});
    }

    @Override
    public void writeTo(JsonOutput out) {
        PartWriter.INSTANCE.write(this, out);
    }

    @Override
    public String toString() {
        return toDisplayString();
    }

    /** Collects the columns of {@link Part}; null makes a column absent. Not thread-safe. */
    public static final class Builder {
        String text;

        Builder() {}

        /** Rules: a string of at least 1 character. */
        public Builder text(String text) {
            this.text = text;
            return this;
        }

        /**
         * Returns an event with the current columns; the builder can be used again.
         *
         * @throws IllegalStateException if a value violates a rule of its column
         */
        public Part build() {
            PartParser.checkedText(Violations.OF_BUILDER, text);
            return buildUnchecked();
        }

        /** For the parser, which has checked the values. */
        Part buildUnchecked() {
            return new Part(text);
        }
    }
}
