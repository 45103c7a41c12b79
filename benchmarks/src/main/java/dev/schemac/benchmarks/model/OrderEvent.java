package dev.schemac.benchmarks.model;

import com.dslplatform.json.CompiledJson;
import dev.schemac.runtime.annotation.JsonSchema;
import io.avaje.jsonb.Json;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.time.OffsetDateTime;
import java.util.UUID;

/** An order of a shop with its lines and parcels: decimals, coordinates, dates and times. */
@CompiledJson
@Json
@JsonSchema
public final class OrderEvent {
    public UUID id;
    public long number;
    public String status;
    public OffsetDateTime placed_at;
    public OffsetDateTime paid_at;
    public String currency;
    public String note;
    public Customer customer;
    public Line[] lines;
    public Parcel[] parcels;
    public BigDecimal net;
    public BigDecimal tax;
    public BigDecimal total;
    public String[] coupons;

    /** The customer. */
    @CompiledJson
    @Json
    public static final class Customer {
        public long id;
        public String name;
        public String email;
        public String phone;
        public LocalDate since;
        public boolean guest;
        public Place billing;
        public Place shipping;
    }

    /** An address. */
    @CompiledJson
    @Json
    public static final class Place {
        public String street;
        public String city;
        public String postal_code;
        public String country;
        public double latitude;
        public double longitude;
    }

    /** An ordered article. */
    @CompiledJson
    @Json
    public static final class Line {
        public long product_number;
        public String sku_id;
        public String title;
        public int quantity;
        public BigDecimal price;
        public BigDecimal discount;
        public Double weight;
        public String image_url;
        public Attribute[] attributes;
    }

    /** Size, colour and the like. */
    @CompiledJson
    @Json
    public static final class Attribute {
        public String name;
        public String text;
    }

    /** A parcel on its way. */
    @CompiledJson
    @Json
    public static final class Parcel {
        public String tracking_id;
        public String carrier;
        public double weight;
        public LocalDate due;
        public Scan[] scans;
    }

    /** Where a parcel was seen. */
    @CompiledJson
    @Json
    public static final class Scan {
        public OffsetDateTime at;
        public String status;
        public String depot;
        public double latitude;
        public double longitude;
    }
}
