package com.acme.shop;

import com.fasterxml.jackson.annotation.JsonProperty;
import dev.schemac.runtime.annotation.JsonSchema;
import jakarta.validation.constraints.Min;
import jakarta.validation.constraints.NotNull;
import java.math.BigDecimal;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

@JsonSchema
public record Order(@JsonProperty("order_id") String id, @NotNull Customer customer, List<Line> lines,
                    Instant placedAt, @Min(0) BigDecimal total, Optional<String> note) {}
