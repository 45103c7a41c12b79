package dev.schemac.golden.payments;

import dev.schemac.runtime.JsonEvent;
import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.JsonWriter;
import dev.schemac.runtime.support.Generated;
import java.io.IOException;
import java.io.InputStream;
import java.math.BigDecimal;
import java.time.Instant;
import java.time.LocalDate;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/** An event of schema {@code Payment} in module {@code dev.schemac.golden.payments}. */
@Generated("dev.schemac.codegen.SchemaCompiler")
public final class Payment implements JsonEvent, Cloneable {
    long id;
    Long[] parts;
    int[] counts;
    Map<String, BigDecimal> fees;
    long number;
    Instant at;
    Instant received;
    LocalDate booked;
    List<LocalDate> days;
    long presence;

    public Payment() {}

    public static Payment parse(String json) {
        return PaymentParser.INSTANCE.parse(json);
    }
    public static Payment parse(String json, JsonOptions options) {
        return PaymentParser.INSTANCE.parse(json, options);
    }
    public static Payment parse(byte[] json) {
        return PaymentParser.INSTANCE.parse(json);
    }
    public static Payment parse(byte[] json, JsonOptions options) {
        return PaymentParser.INSTANCE.parse(json, options);
    }
    public static Payment parse(byte[] json, int offset, int length) {
        return PaymentParser.INSTANCE.parse(json, offset, length);
    }
    public static Payment parse(InputStream json) throws IOException {
        return PaymentParser.INSTANCE.parse(json);
    }
    public static Payment parse(InputStream json, JsonOptions options) throws IOException {
        return PaymentParser.INSTANCE.parse(json, options);
    }

    public long getId() {
        return id;
    }

    public void setId(long id) {
        this.id = id;
        presence |= 1L << PaymentParser.ID_BIT;
    }

    public boolean hasId() {
        return (presence & (1L << PaymentParser.ID_BIT)) != 0;
    }

    public void clearId() {
        id = 0;
        presence &= ~(1L << PaymentParser.ID_BIT);
    }

    public Long[] getParts() {
        return parts;
    }

    public void setParts(Long[] parts) {
        this.parts = parts;
    }

    public boolean hasParts() {
        return parts != null;
    }

    public int[] getCounts() {
        return counts;
    }

    public void setCounts(int[] counts) {
        this.counts = counts;
    }

    public boolean hasCounts() {
        return counts != null;
    }

    public Map<String, BigDecimal> getFees() {
        return fees;
    }

    public void setFees(Map<String, BigDecimal> fees) {
        this.fees = fees;
    }

    public boolean hasFees() {
        return fees != null;
    }

    public long getNumber() {
        return number;
    }

    public void setNumber(long number) {
        this.number = number;
        presence |= 1L << PaymentParser.NUMBER_BIT;
    }

    public boolean hasNumber() {
        return (presence & (1L << PaymentParser.NUMBER_BIT)) != 0;
    }

    public void clearNumber() {
        number = 0;
        presence &= ~(1L << PaymentParser.NUMBER_BIT);
    }

    public Instant getAt() {
        return at;
    }

    public void setAt(Instant at) {
        this.at = at;
    }

    public boolean hasAt() {
        return at != null;
    }

    public Instant getReceived() {
        return received;
    }

    public void setReceived(Instant received) {
        this.received = received;
    }

    public boolean hasReceived() {
        return received != null;
    }

    public LocalDate getBooked() {
        return booked;
    }

    public void setBooked(LocalDate booked) {
        this.booked = booked;
    }

    public boolean hasBooked() {
        return booked != null;
    }

    public List<LocalDate> getDays() {
        return days;
    }

    public void setDays(List<LocalDate> days) {
        this.days = days;
    }

    public boolean hasDays() {
        return days != null;
    }

    @Override
    public Map<String, Object> asMap() {
        return PaymentParser.INSTANCE.eventType().asMap(new Object[] {hasId() ? id : null, parts,
                counts, fees, hasNumber() ? number : null, at, received, booked, days});
    }

    @Override
    public void writeTo(JsonWriter out) {
        PaymentWriter.INSTANCE.write(this, out);
    }

    @Override
    public boolean equals(Object other) {
        return this == other || other instanceof Payment that && presence == that.presence
                && id == that.id && Arrays.equals(parts, that.parts)
                && Arrays.equals(counts, that.counts) && Objects.equals(fees, that.fees)
                && number == that.number && Objects.equals(at, that.at)
                && Objects.equals(received, that.received) && Objects.equals(booked, that.booked)
                && Objects.equals(days, that.days);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(new int[] {Long.hashCode(presence), Long.hashCode(id),
                Arrays.hashCode(parts), Arrays.hashCode(counts), Objects.hashCode(fees),
                Long.hashCode(number), Objects.hashCode(at), Objects.hashCode(received),
                Objects.hashCode(booked), Objects.hashCode(days)});
    }

    @Override
    public String toString() {
        return toDisplayString();
    }
}
