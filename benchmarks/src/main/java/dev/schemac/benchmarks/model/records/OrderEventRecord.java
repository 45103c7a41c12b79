package dev.schemac.benchmarks.model.records;

import dev.schemac.runtime.annotation.JsonSchema;
import io.avaje.jsonb.Json;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.time.OffsetDateTime;
import java.util.UUID;

/** An order of a shop with its lines and parcels: decimals, coordinates, dates and times. */
@Json
@JsonSchema
public record OrderEventRecord(
        UUID id,
        long number,
        String status,
        OffsetDateTime placed_at,
        OffsetDateTime paid_at,
        String currency,
        String note,
        Customer customer,
        Line[] lines,
        Parcel[] parcels,
        BigDecimal net,
        BigDecimal tax,
        BigDecimal total,
        String[] coupons) {

    /** The customer. */
    @Json
    public record Customer(
            long id,
            String name,
            String email,
            String phone,
            LocalDate since,
            boolean guest,
            Place billing,
            Place shipping) {}

    /** An address. */
    @Json
    public record Place(
            String street, String city, String postal_code, String country, double latitude, double longitude) {}

    /** An ordered article. */
    @Json
    public record Line(
            long product_number,
            String sku_id,
            String title,
            int quantity,
            BigDecimal price,
            BigDecimal discount,
            Double weight,
            String image_url,
            Attribute[] attributes) {}

    /** Size, colour and the like. */
    @Json
    public record Attribute(String name, String text) {}

    /** A parcel on its way. */
    @Json
    public record Parcel(String tracking_id, String carrier, double weight, LocalDate due, Scan[] scans) {}

    /** Where a parcel was seen. */
    @Json
    public record Scan(OffsetDateTime at, String status, String depot, double latitude, double longitude) {}
}
