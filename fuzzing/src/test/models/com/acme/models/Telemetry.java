package com.acme.models;

import com.fasterxml.jackson.annotation.JsonProperty;
import dev.schemac.runtime.annotation.JsonSchema;
import java.math.BigInteger;
import java.time.Year;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.OptionalLong;

/** A sample of a device: primitive types, boxed types and big numbers. */
@JsonSchema
public record Telemetry(
        char unit,
        byte channel,
        short gain,
        int sequence,
        long uptime,
        float temperature,
        double voltage,
        boolean ok,
        Character mark,
        Byte low,
        Short high,
        Integer count,
        Long total,
        Float ratio,
        Double exact,
        Boolean checked,
        BigInteger serial,
        @JsonProperty("calibrated_in") Year calibrated,
        OptionalLong drift,
        OptionalDouble noise,
        Map<String, long[]> histogram) {}
