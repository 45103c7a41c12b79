package com.acme.models;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.JsonTypeName;
import dev.schemac.runtime.annotation.JsonSchema;
import java.util.List;
import java.util.Set;

/** A flag with rules whose names are in the subtypes, and an enum with other strings. */
@JsonSchema
public class FeatureFlag {
    private String key;
    private boolean enabled;
    private List<Rule> rules;
    private Set<Environment> environments;

    public String getKey() {
        return key;
    }

    public void setKey(String key) {
        this.key = key;
    }

    public boolean isEnabled() {
        return enabled;
    }

    public void setEnabled(boolean enabled) {
        this.enabled = enabled;
    }

    public List<Rule> getRules() {
        return rules;
    }

    public void setRules(List<Rule> rules) {
        this.rules = rules;
    }

    public Set<Environment> getEnvironments() {
        return environments;
    }

    public void setEnvironments(Set<Environment> environments) {
        this.environments = environments;
    }

    /** A rule. */
    @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "kind")
    @JsonSubTypes({@JsonSubTypes.Type(Rollout.class), @JsonSubTypes.Type(Segment.class)})
    public sealed interface Rule permits Rollout, Segment {}

    /** A share of the users. */
    @JsonTypeName("rollout")
    public record Rollout(@JsonProperty("percentage") int share, String seed) implements Rule {}

    /** Some users. */
    @JsonTypeName("segment")
    public record Segment(String attribute, List<String> values) implements Rule {}

    /** Where it is on. */
    public enum Environment {
        @JsonProperty("dev")
        DEVELOPMENT,
        @JsonProperty("stage")
        STAGING,
        @JsonProperty("prod")
        PRODUCTION
    }
}
