package com.acme.models;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import dev.schemac.runtime.annotation.JsonSchema;
import java.time.Instant;
import java.util.List;
import java.util.Objects;

/** A subscription with defaults in its constructor and a list that is copied. */
@JsonSchema
public final class Subscription {
    private final String plan;
    private final Integer seats;
    private final Instant until;
    private final List<String> addOns;

    @JsonCreator
    Subscription(
            @JsonProperty("plan") String plan,
            @JsonProperty("seats") Integer seats,
            @JsonProperty("current_period_end") Instant until,
            @JsonProperty("add_ons") List<String> addOns) {
        this.plan = Objects.requireNonNullElse(plan, "free");
        this.seats = seats == null ? 1 : seats;
        this.until = until;
        this.addOns = addOns == null ? List.of() : List.copyOf(addOns.stream().filter(Objects::nonNull).toList());
    }

    public String getPlan() {
        return plan;
    }

    public Integer getSeats() {
        return seats;
    }

    @JsonProperty("current_period_end")
    @JsonInclude(JsonInclude.Include.NON_NULL)
    public Instant getUntil() {
        return until;
    }

    @JsonProperty("add_ons")
    public List<String> getAddOns() {
        return addOns;
    }
}
