package com.acme.models;

import com.fasterxml.jackson.annotation.JsonFormat;
import com.fasterxml.jackson.annotation.JsonProperty;
import dev.schemac.runtime.annotation.JsonSchema;
import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Pattern;
import jakarta.validation.constraints.Size;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.List;

/** An invoice with constraints. */
@JsonSchema
public record Invoice(
        @NotNull @Pattern(regexp = "[A-Z]{2}-[0-9]{4}") String number,
        @JsonFormat(pattern = "dd.MM.yyyy") LocalDate due,
        @NotNull @Size(min = 1, max = 20) List<Position> positions,
        @Min(0) BigDecimal total,
        @Size(max = 40) String comment) {

    /** A line. */
    public record Position(
            @JsonProperty("sku") @NotNull String article, @Min(1) @Max(999) int quantity, @Min(0) BigDecimal price) {}
}
