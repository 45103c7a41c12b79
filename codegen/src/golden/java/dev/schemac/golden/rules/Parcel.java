package dev.schemac.golden.rules;

import dev.schemac.runtime.JsonEvent;
import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.support.Generated;
import dev.schemac.runtime.support.JsonOutput;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.math.BigDecimal;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/** An event of schema {@code Parcel} in module {@code dev.schemac.golden.rules}. */
@Generated("dev.schemac.codegen.SchemaCompiler")
public final class Parcel implements JsonEvent, JsonOutput.Writable {
    int quantity;
    double weight;
    BigDecimal total;
    long serial;
    String note;
    String code;
    String[] tags;
    List<Byte> grades;
    Map<String, Float> limits;
    double[][] matrix;
    Part[] parts;
    String[] labels;
    long presence;

    public Parcel() {}

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

    /** Required. Rules: a number of at least 1 and at most 1000. */
    public int getQuantity() {
        return quantity;
    }

    /** Required. Rules: a number of at least 1 and at most 1000. */
    public void setQuantity(int quantity) {
        this.quantity = quantity;
        presence |= 1L << ParcelParser.QUANTITY_BIT;
    }

    public boolean hasQuantity() {
        return (presence & (1L << ParcelParser.QUANTITY_BIT)) != 0;
    }

    public void clearQuantity() {
        quantity = 0;
        presence &= ~(1L << ParcelParser.QUANTITY_BIT);
    }

    /** Rules: a number above 0. */
    public double getWeight() {
        return weight;
    }

    /** Rules: a number above 0. */
    public void setWeight(double weight) {
        this.weight = weight;
        presence |= 1L << ParcelParser.WEIGHT_BIT;
    }

    public boolean hasWeight() {
        return (presence & (1L << ParcelParser.WEIGHT_BIT)) != 0;
    }

    public void clearWeight() {
        weight = 0;
        presence &= ~(1L << ParcelParser.WEIGHT_BIT);
    }

    /** Rules: a number of at least 0 and at most 99999.99. */
    public BigDecimal getTotal() {
        return total;
    }

    /** Rules: a number of at least 0 and at most 99999.99. */
    public void setTotal(BigDecimal total) {
        this.total = total;
    }

    public boolean hasTotal() {
        return total != null;
    }

    /** Rules: a number of at most 4000000000. */
    public long getSerial() {
        return serial;
    }

    /** Rules: a number of at most 4000000000. */
    public void setSerial(long serial) {
        this.serial = serial;
        presence |= 1L << ParcelParser.SERIAL_BIT;
    }

    public boolean hasSerial() {
        return (presence & (1L << ParcelParser.SERIAL_BIT)) != 0;
    }

    public void clearSerial() {
        serial = 0;
        presence &= ~(1L << ParcelParser.SERIAL_BIT);
    }

    /** Rules: a string of at most 200 characters. */
    public String getNote() {
        return note;
    }

    /** Rules: a string of at most 200 characters. */
    public void setNote(String note) {
        this.note = note;
    }

    public boolean hasNote() {
        return note != null;
    }

    /**
     * Rules: a string of at least 3 and at most 20 characters; a string that matches
     * ^[A-Z]&#123;2&#125;-&#92;d+$.
     */
    public String getCode() {
        return code;
    }

    /**
     * Rules: a string of at least 3 and at most 20 characters; a string that matches
     * ^[A-Z]&#123;2&#125;-&#92;d+$.
     */
    public void setCode(String code) {
        this.code = code;
    }

    public boolean hasCode() {
        return code != null;
    }

    /**
     * Rules: an array of at least 1 and at most 10 elements; unique elements; each value is a string of at
     * least 1 character.
     */
    public String[] getTags() {
        return tags;
    }

    /**
     * Rules: an array of at least 1 and at most 10 elements; unique elements; each value is a string of at
     * least 1 character.
     */
    public void setTags(String[] tags) {
        this.tags = tags;
    }

    public boolean hasTags() {
        return tags != null;
    }

    /** Rules: an array of at most 100 elements; each value is a number of at least 1 and at most 6. */
    public List<Byte> getGrades() {
        return grades;
    }

    /** Rules: an array of at most 100 elements; each value is a number of at least 1 and at most 6. */
    public void setGrades(List<Byte> grades) {
        this.grades = grades;
    }

    public boolean hasGrades() {
        return grades != null;
    }

    /** Rules: an object of at most 3 members; each value is a number of at most 0.5. */
    public Map<String, Float> getLimits() {
        return limits;
    }

    /** Rules: an object of at most 3 members; each value is a number of at most 0.5. */
    public void setLimits(Map<String, Float> limits) {
        this.limits = limits;
    }

    public boolean hasLimits() {
        return limits != null;
    }

    /** Rules: an array of at least 2 elements; each value is a number of at least -1 and at most 1. */
    public double[][] getMatrix() {
        return matrix;
    }

    /** Rules: an array of at least 2 elements; each value is a number of at least -1 and at most 1. */
    public void setMatrix(double[][] matrix) {
        this.matrix = matrix;
    }

    public boolean hasMatrix() {
        return matrix != null;
    }

    /** Rules: unique elements. */
    public Part[] getParts() {
        return parts;
    }

    /** Rules: unique elements. */
    public void setParts(Part[] parts) {
        this.parts = parts;
    }

    public boolean hasParts() {
        return parts != null;
    }

    /** Rules: no value is null. */
    public String[] getLabels() {
        return labels;
    }

    /** Rules: no value is null. */
    public void setLabels(String[] labels) {
        this.labels = labels;
    }

    public boolean hasLabels() {
        return labels != null;
    }

    @Override
    public Map<String, Object> asMap() {
        return ParcelParser.Columns.EVENT_TYPE.asMap(new Object[] {hasQuantity() ? quantity : null,
                hasWeight() ? weight : null, total, hasSerial() ? serial : null, note, code, tags,
                grades, limits, matrix, parts, labels});
    }

    @Override
    public void writeTo(JsonOutput out) {
        ParcelWriter.INSTANCE.write(this, out);
    }

    @Override
    public boolean equals(Object other) {
        return this == other || other instanceof Parcel that && presence == that.presence
                && quantity == that.quantity && Double.compare(weight, that.weight) == 0
                && Objects.equals(total, that.total) && serial == that.serial
                && Objects.equals(note, that.note) && Objects.equals(code, that.code)
                && Arrays.equals(tags, that.tags) && Objects.equals(grades, that.grades)
                && Objects.equals(limits, that.limits) && Arrays.deepEquals(matrix, that.matrix)
                && Arrays.equals(parts, that.parts) && Arrays.equals(labels, that.labels);
    }

    @Override
    public int hashCode() {
        return Objects.hash(quantity, weight, total, serial, note, code, Arrays.hashCode(tags),
                grades, limits, Arrays.deepHashCode(matrix), Arrays.hashCode(parts),
                Arrays.hashCode(labels));
    }

    @Override
    public String toString() {
        return toDisplayString();
    }
}
