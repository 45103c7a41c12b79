package com.acme.shop;

import com.fasterxml.jackson.annotation.JsonProperty;
import dev.schemac.runtime.annotation.JsonSchema;
import dev.schemac.runtime.annotation.Max;
import java.time.LocalDate;
import java.util.Optional;
import java.util.Set;

/** A record of the application, whose parser the annotation processor generates. */
@JsonSchema
public record Ticket(
        @JsonProperty(value = "ticket_no", required = true) String number,
        @Max(60) int seat,
        LocalDate day,
        Optional<String> note,
        Set<String> tags) {}
