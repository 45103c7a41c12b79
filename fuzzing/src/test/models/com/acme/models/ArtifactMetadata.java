package com.acme.models;

import com.fasterxml.jackson.annotation.JsonAnyGetter;
import com.fasterxml.jackson.annotation.JsonAnySetter;
import com.fasterxml.jackson.annotation.JsonProperty;
import dev.schemac.runtime.annotation.JsonSchema;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** A package of a registry, with members that it does not declare. */
@JsonSchema
public class ArtifactMetadata {
    private String name;

    @JsonProperty("dist-tags")
    private Map<String, String> tags;

    private Map<String, Version> versions;
    private final Map<String, Object> others = new LinkedHashMap<>();

    public String getName() {
        return name;
    }

    public void setName(String name) {
        this.name = name;
    }

    public Map<String, String> getTags() {
        return tags;
    }

    public void setTags(Map<String, String> tags) {
        this.tags = tags;
    }

    public Map<String, Version> getVersions() {
        return versions;
    }

    public void setVersions(Map<String, Version> versions) {
        this.versions = versions;
    }

    @JsonAnyGetter
    public Map<String, Object> others() {
        return others;
    }

    @JsonAnySetter
    public void other(String member, Object value) {
        others.put(member, value);
    }

    /** A version. */
    public record Version(
            String version,
            Map<String, String> dependencies,
            @JsonProperty("_hasShrinkwrap") Boolean shrinkwrap,
            List<String> files) {}
}
