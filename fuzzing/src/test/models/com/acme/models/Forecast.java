package com.acme.models;

import com.fasterxml.jackson.annotation.JsonAlias;
import com.fasterxml.jackson.annotation.JsonFormat;
import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.annotation.JsonProperty;
import dev.schemac.runtime.annotation.JsonSchema;
import java.time.Duration;
import java.time.LocalDate;
import java.time.LocalTime;
import java.util.List;

/** A forecast: numbers of all kinds, dates and times. */
@JsonSchema
@JsonIgnoreProperties(ignoreUnknown = true)
public record Forecast(
        @JsonProperty("lat") double latitude,
        @JsonProperty("lon") double longitude,
        @JsonAlias("tz") String timezone,
        List<Day> days,
        short[] quality) {

    /** A day. */
    @JsonIgnoreProperties(ignoreUnknown = true)
    public record Day(
            LocalDate date,
            @JsonFormat(pattern = "HH:mm") LocalTime sunrise,
            Duration sunshine,
            @JsonProperty("temp_max") float maximum,
            @JsonProperty("temp_min") Float minimum,
            byte cloudiness,
            double[] rain) {}
}
