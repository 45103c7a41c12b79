package com.acme.models;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.databind.PropertyNamingStrategies;
import com.fasterxml.jackson.databind.annotation.JsonNaming;
import dev.schemac.runtime.annotation.JsonSchema;
import java.util.List;
import java.util.Map;

/** A container of an engine whose members begin with capitals. Immutable, with a marked constructor. */
@JsonSchema
@JsonIgnoreProperties(ignoreUnknown = true)
public final class ContainerInfo {
    private final String id;
    private final List<String> names;
    private final long sizeRw;
    private final Map<String, String> labels;
    private final List<Port> ports;
    private final Limits limits;

    @JsonCreator
    public ContainerInfo(
            @JsonProperty("Id") String id,
            @JsonProperty("Names") List<String> names,
            @JsonProperty("SizeRw") long sizeRw,
            @JsonProperty("Labels") Map<String, String> labels,
            @JsonProperty("Ports") List<Port> ports,
            @JsonProperty("HostConfig") Limits limits) {
        this.id = id;
        this.names = names;
        this.sizeRw = sizeRw;
        this.labels = labels;
        this.ports = ports;
        this.limits = limits;
    }

    @JsonProperty("Id")
    public String id() {
        return id;
    }

    @JsonProperty("Names")
    public List<String> names() {
        return names;
    }

    @JsonProperty("SizeRw")
    public long sizeRw() {
        return sizeRw;
    }

    @JsonProperty("Labels")
    public Map<String, String> labels() {
        return labels;
    }

    @JsonProperty("Ports")
    public List<Port> ports() {
        return ports;
    }

    @JsonProperty("HostConfig")
    public Limits limits() {
        return limits;
    }

    /** A port that is forwarded. */
    public record Port(
            @JsonProperty("IP") String address,
            @JsonProperty("PrivatePort") int privatePort,
            @JsonProperty("PublicPort") Integer publicPort,
            @JsonProperty("Type") String type) {}

    /** What it may use, with a strategy for capitals. */
    @JsonNaming(PropertyNamingStrategies.UpperCamelCaseStrategy.class)
    @JsonIgnoreProperties(ignoreUnknown = true)
    public record Limits(long memory, int cpuShares, List<String> binds) {}
}
