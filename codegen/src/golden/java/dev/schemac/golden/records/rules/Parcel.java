package dev.schemac.golden.records.rules;

import dev.schemac.runtime.JsonEvent;
import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.support.Generated;
import dev.schemac.runtime.support.JsonOutput;
import dev.schemac.runtime.support.JsonValues;
import dev.schemac.runtime.support.Violations;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * An event of schema {@code Parcel} in module {@code dev.schemac.golden.records.rules}.
 * Immutable, except that arrays are not copied. Columns that are absent are {@code null}.
 *
 * @param quantity column {@code quantity}.
 *     Required. Rules: a number of at least 1 and at most 1000.
 * @param weight column {@code weight}.
 *     Rules: a number above 0.
 * @param total column {@code total}.
 *     Rules: a number of at least 0 and at most 99999.99.
 * @param serial column {@code serial}.
 *     Rules: a number of at most 4000000000.
 * @param note column {@code note}.
 *     Rules: a string of at most 200 characters.
 * @param code column {@code code}.
 *     Rules: a string of at least 3 and at most 20 characters; a string that matches
 *     ^[A-Z]&#123;2&#125;-&#92;d+$.
 * @param tags column {@code tags}.
 *     Rules: an array of at least 1 and at most 10 elements; unique elements; each value is a string of at
 *     least 1 character.
 * @param grades column {@code grades}.
 *     Rules: an array of at most 100 elements; each value is a number of at least 1 and at most 6.
 * @param limits column {@code limits}.
 *     Rules: an object of at most 3 members; each value is a number of at most 0.5.
 * @param matrix column {@code matrix}.
 *     Rules: an array of at least 2 elements; each value is a number of at least -1 and at most 1.
 * @param parts column {@code parts}.
 *     Rules: unique elements.
 * @param labels column {@code labels}.
 *     Rules: no value is null.
 */
@Generated("dev.schemac.codegen.SchemaCompiler")
public record Parcel(Integer quantity, Double weight, BigDecimal total, Long serial, String note,
        String code, List<String> tags, List<Byte> grades, Map<String, Float> limits,
        List<double[]> matrix, List<Part> parts,
        List<String> labels) implements JsonEvent, JsonOutput.Writable {
    /** Copies lists and maps, unless they are those of another event. */
    public Parcel {
        tags = JsonValues.unmodifiable(tags, 1);
        grades = JsonValues.unmodifiable(grades, 1);
        limits = JsonValues.unmodifiable(limits, 1);
        matrix = JsonValues.unmodifiable(matrix, 1);
        parts = JsonValues.unmodifiable(parts, 1);
        labels = JsonValues.unmodifiable(labels, 1);
    }

    public static Parcel parse(String json) {
        return ParcelParser.INSTANCE.parse(json);
    }

    public static Parcel parse(String json, JsonOptions options) {
        return ParcelParser.INSTANCE.parse(json, options);
    }

    public static Parcel parse(byte[] json) {
        return ParcelParser.INSTANCE.parse(json);
    }

    public static Parcel parse(byte[] json, JsonOptions options) {
        return ParcelParser.INSTANCE.parse(json, options);
    }

    public static Parcel parse(byte[] json, int offset, int length) {
        return ParcelParser.INSTANCE.parse(json, offset, length, JsonOptions.DEFAULT);
    }

    public static Parcel parse(InputStream json) throws IOException {
        return ParcelParser.INSTANCE.parse(json);
    }

    public static Parcel parse(InputStream json, JsonOptions options) throws IOException {
        return ParcelParser.INSTANCE.parse(json, options);
    }

    public static List<Parcel> parseList(String json) {
        return ParcelParser.INSTANCE.parseList(json);
    }

    public static List<Parcel> parseList(String json, JsonOptions options) {
        return ParcelParser.INSTANCE.parseList(json, options);
    }

    public static List<Parcel> parseList(byte[] json) {
        return ParcelParser.INSTANCE.parseList(json);
    }

    public static List<Parcel> parseList(byte[] json, JsonOptions options) {
        return ParcelParser.INSTANCE.parseList(json, options);
    }

    public static List<Parcel> parseList(byte[] json, int offset, int length) {
        return ParcelParser.INSTANCE.parseList(json, offset, length, JsonOptions.DEFAULT);
    }

    public static List<Parcel> parseList(InputStream json) throws IOException {
        return ParcelParser.INSTANCE.parseList(json);
    }

    public static List<Parcel> parseList(InputStream json, JsonOptions options) throws IOException {
        return ParcelParser.INSTANCE.parseList(json, options);
    }

    public static String toJson(List<? extends Parcel> list) {
        return ParcelWriter.INSTANCE.listWriter().toJson(list);
    }

    public static String toJson(List<? extends Parcel> list, JsonOptions options) {
        return ParcelWriter.INSTANCE.listWriter().toJson(list, options);
    }

    public static byte[] toJsonBytes(List<? extends Parcel> list) {
        return ParcelWriter.INSTANCE.listWriter().toJsonBytes(list);
    }

    public static byte[] toJsonBytes(List<? extends Parcel> list, JsonOptions options) {
        return ParcelWriter.INSTANCE.listWriter().toJsonBytes(list, options);
    }

    public static void writeTo(List<? extends Parcel> list, OutputStream stream) throws
            IOException {
        ParcelWriter.INSTANCE.listWriter().writeTo(list, stream);
    }

    public static void writeTo(List<? extends Parcel> list, OutputStream stream,
            JsonOptions options) throws IOException {
        ParcelWriter.INSTANCE.listWriter().writeTo(list, stream, options);
    }

    /** Returns a builder without columns. */
    public static Builder builder() {
        return new Builder();
    }

    /** Returns a builder with the columns of this event. */
    public Builder toBuilder() {
        Builder builder = new Builder();
        builder.quantity = quantity;
        builder.weight = weight;
        builder.total = total;
        builder.serial = serial;
        builder.note = note;
        builder.code = code;
        builder.tags = tags;
        builder.grades = grades;
        builder.limits = limits;
        builder.matrix = matrix;
        builder.parts = parts;
        builder.labels = labels;
        return builder;
    }

    /** Required. Rules: a number of at least 1 and at most 1000. */
    public Parcel withQuantity(Integer quantity) {
        return toBuilder().quantity(quantity).build();
    }

    /** Rules: a number above 0. */
    public Parcel withWeight(Double weight) {
        return toBuilder().weight(weight).build();
    }

    /** Rules: a number of at least 0 and at most 99999.99. */
    public Parcel withTotal(BigDecimal total) {
        return toBuilder().total(total).build();
    }

    /** Rules: a number of at most 4000000000. */
    public Parcel withSerial(Long serial) {
        return toBuilder().serial(serial).build();
    }

    /** Rules: a string of at most 200 characters. */
    public Parcel withNote(String note) {
        return toBuilder().note(note).build();
    }

    /**
     * Rules: a string of at least 3 and at most 20 characters; a string that matches
     * ^[A-Z]&#123;2&#125;-&#92;d+$.
     */
    public Parcel withCode(String code) {
        return toBuilder().code(code).build();
    }

    /**
     * Rules: an array of at least 1 and at most 10 elements; unique elements; each value is a string of at
     * least 1 character.
     */
    public Parcel withTags(List<String> tags) {
        return toBuilder().tags(tags).build();
    }

    /** Rules: an array of at most 100 elements; each value is a number of at least 1 and at most 6. */
    public Parcel withGrades(List<Byte> grades) {
        return toBuilder().grades(grades).build();
    }

    /** Rules: an object of at most 3 members; each value is a number of at most 0.5. */
    public Parcel withLimits(Map<String, Float> limits) {
        return toBuilder().limits(limits).build();
    }

    /** Rules: an array of at least 2 elements; each value is a number of at least -1 and at most 1. */
    public Parcel withMatrix(List<double[]> matrix) {
        return toBuilder().matrix(matrix).build();
    }

    /** Rules: unique elements. */
    public Parcel withParts(List<Part> parts) {
        return toBuilder().parts(parts).build();
    }

    /** Rules: no value is null. */
    public Parcel withLabels(List<String> labels) {
        return toBuilder().labels(labels).build();
    }

    @Override
    public Map<String, Object> asMap() {
        return ParcelParser.Columns.EVENT_TYPE.asMap(new Object[] {quantity, weight, total, serial,
                note, code, tags, grades, limits, matrix, parts, labels});
    }

    @Override
    public void writeTo(JsonOutput out) {
        ParcelWriter.INSTANCE.write(this, out);
    }

    @Override
    public boolean equals(Object other) {
        return this == other || other instanceof Parcel that
                && Objects.equals(quantity, that.quantity) && Objects.equals(weight, that.weight)
                && Objects.equals(total, that.total) && Objects.equals(serial, that.serial)
                && Objects.equals(note, that.note) && Objects.equals(code, that.code)
                && Objects.equals(tags, that.tags) && Objects.equals(grades, that.grades)
                && Objects.equals(limits, that.limits) && JsonValues.equal(matrix, that.matrix)
                && Objects.equals(parts, that.parts) && Objects.equals(labels, that.labels);
    }

    @Override
    public int hashCode() {
        return Objects.hash(quantity, weight, total, serial, note, code, tags, grades, limits,
                JsonValues.hash(matrix), parts, labels);
    }

    @Override
    public String toString() {
        return toDisplayString();
    }

    /** Collects the columns of {@link Parcel}; null makes a column absent. Not thread-safe. */
    public static final class Builder {
        Integer quantity;
        Double weight;
        BigDecimal total;
        Long serial;
        String note;
        String code;
        List<String> tags;
        List<Byte> grades;
        Map<String, Float> limits;
        List<double[]> matrix;
        List<Part> parts;
        List<String> labels;

        Builder() {}

        /** Required. Rules: a number of at least 1 and at most 1000. */
        public Builder quantity(Integer quantity) {
            this.quantity = quantity;
            return this;
        }

        /** Rules: a number above 0. */
        public Builder weight(Double weight) {
            this.weight = weight;
            return this;
        }

        /** Rules: a number of at least 0 and at most 99999.99. */
        public Builder total(BigDecimal total) {
            this.total = total;
            return this;
        }

        /** Rules: a number of at most 4000000000. */
        public Builder serial(Long serial) {
            this.serial = serial;
            return this;
        }

        /** Rules: a string of at most 200 characters. */
        public Builder note(String note) {
            this.note = note;
            return this;
        }

        /**
         * Rules: a string of at least 3 and at most 20 characters; a string that matches
         * ^[A-Z]&#123;2&#125;-&#92;d+$.
         */
        public Builder code(String code) {
            this.code = code;
            return this;
        }

        /**
         * Rules: an array of at least 1 and at most 10 elements; unique elements; each value is a string of at
         * least 1 character.
         */
        public Builder tags(List<String> tags) {
            this.tags = tags;
            return this;
        }

        /** Rules: an array of at most 100 elements; each value is a number of at least 1 and at most 6. */
        public Builder grades(List<Byte> grades) {
            this.grades = grades;
            return this;
        }

        /** Rules: an object of at most 3 members; each value is a number of at most 0.5. */
        public Builder limits(Map<String, Float> limits) {
            this.limits = limits;
            return this;
        }

        /** Rules: an array of at least 2 elements; each value is a number of at least -1 and at most 1. */
        public Builder matrix(List<double[]> matrix) {
            this.matrix = matrix;
            return this;
        }

        /** Rules: unique elements. */
        public Builder parts(List<Part> parts) {
            this.parts = parts;
            return this;
        }

        /** Rules: no value is null. */
        public Builder labels(List<String> labels) {
            this.labels = labels;
            return this;
        }

        /**
         * Returns an event with the current columns; the builder can be used again.
         *
         * @throws IllegalStateException if a value violates a rule of its column
         */
        public Parcel build() {
            ParcelParser.checkedQuantity(Violations.OF_BUILDER, quantity);
            ParcelParser.checkedWeight(Violations.OF_BUILDER, weight);
            ParcelParser.checkedTotal(Violations.OF_BUILDER, total);
            ParcelParser.checkedSerial(Violations.OF_BUILDER, serial);
            ParcelParser.checkedNote(Violations.OF_BUILDER, note);
            ParcelParser.checkedCode(Violations.OF_BUILDER, code);
            ParcelParser.checkedTags(Violations.OF_BUILDER, tags);
            ParcelParser.checkedGrades(Violations.OF_BUILDER, grades);
            ParcelParser.checkedLimits(Violations.OF_BUILDER, limits);
            ParcelParser.checkedMatrix(Violations.OF_BUILDER, matrix);
            ParcelParser.checkedParts(Violations.OF_BUILDER, parts);
            ParcelParser.checkedLabels(Violations.OF_BUILDER, labels);
            return buildUnchecked();
        }

        /** For the parser, which has checked the values. */
        Parcel buildUnchecked() {
            return new Parcel(quantity, weight, total, serial, note, code, tags, grades, limits,
                    matrix, parts, labels);
        }
    }
}
