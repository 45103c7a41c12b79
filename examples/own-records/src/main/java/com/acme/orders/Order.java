package com.acme.orders;

import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.annotation.JsonProperty;
import dev.schemac.runtime.annotation.JsonSchema;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.PositiveOrZero;
import jakarta.validation.constraints.Size;
import java.math.BigDecimal;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/** An order, as a shop sends it. */
@JsonSchema
@JsonIgnoreProperties(ignoreUnknown = true)
public record Order(
        @JsonProperty("order_id") @NotNull String id,
        @NotNull Customer customer,
        @NotNull @Size(min = 1) List<Line> lines,
        @JsonProperty("placed_at") Instant placedAt,
        Payment payment,
        Optional<String> note) {

    /** A line: some pieces of an article. */
    @JsonIgnoreProperties(ignoreUnknown = true)
    public record Line(@NotNull String sku, int quantity, @NotNull @PositiveOrZero BigDecimal price) {}
}
