package com.acme.models;

import com.fasterxml.jackson.annotation.JsonFormat;
import com.fasterxml.jackson.annotation.JsonProperty;
import dev.schemac.runtime.annotation.JsonSchema;
import java.time.DayOfWeek;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.MonthDay;
import java.util.List;
import java.util.UUID;

/** A shipment: an enum of the JDK, formats of times, lists of lists. */
@JsonSchema
public record Shipment(
        UUID id,
        @JsonFormat(pattern = "yyyy-MM-dd HH:mm:ss") LocalDateTime packed,
        @JsonProperty("picked_up") Instant pickedUp,
        DayOfWeek delivery,
        MonthDay holiday,
        List<List<String>> stops,
        int[][] boxes) {}
