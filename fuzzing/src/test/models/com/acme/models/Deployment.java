package com.acme.models;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import dev.schemac.runtime.annotation.JsonSchema;
import java.util.List;
import java.util.Map;

/** A resource of a cluster: nested beans, maps of strings, members in a fixed order. */
@JsonSchema
@JsonInclude(JsonInclude.Include.NON_NULL)
@JsonPropertyOrder({"apiVersion", "kind", "metadata", "spec"})
public class Deployment {
    private Metadata metadata;
    private Spec spec;

    @JsonProperty("apiVersion")
    private String apiVersion = "apps/v1";

    @JsonProperty("kind")
    private String kind = "Deployment";

    public Metadata getMetadata() {
        return metadata;
    }

    public void setMetadata(Metadata metadata) {
        this.metadata = metadata;
    }

    public Spec getSpec() {
        return spec;
    }

    public void setSpec(Spec spec) {
        this.spec = spec;
    }

    public String getApiVersion() {
        return apiVersion;
    }

    public void setApiVersion(String apiVersion) {
        this.apiVersion = apiVersion;
    }

    public String getKind() {
        return kind;
    }

    public void setKind(String kind) {
        this.kind = kind;
    }

    /** Its name and labels. */
    @JsonInclude(JsonInclude.Include.NON_NULL)
    public static class Metadata {
        public String name;
        public String namespace;
        public Map<String, String> labels;
        public Map<String, String> annotations;
        public Long generation;
    }

    /** What is wanted. */
    @JsonInclude(JsonInclude.Include.NON_NULL)
    public static class Spec {
        public Integer replicas;
        public boolean paused;
        public List<Container> containers;
        public Map<String, Map<String, String>> selectors;
    }

    /** A container. */
    @JsonInclude(JsonInclude.Include.NON_NULL)
    public static class Container {
        public String name;
        public String image;
        public String[] args;
        public List<EnvironmentVariable> env;
    }

    /** A variable. */
    public record EnvironmentVariable(String name, String value) {}
}
