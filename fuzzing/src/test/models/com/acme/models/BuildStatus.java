package com.acme.models;

import com.fasterxml.jackson.annotation.JsonIgnore;
import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.annotation.JsonProperty;
import dev.schemac.runtime.annotation.JsonSchema;
import java.util.ArrayList;
import java.util.List;

/** A build of a server: private fields with annotations, getters without setters, members that are ignored. */
@JsonSchema
@JsonIgnoreProperties({"_class", "previousBuild"})
public class BuildStatus {
    @JsonProperty
    private int number;

    @JsonProperty
    private Result result;

    @JsonProperty("fullDisplayName")
    private String name;

    @JsonIgnore
    public String cached;

    @JsonProperty
    private List<Step> steps = new ArrayList<>();

    public int getNumber() {
        return number;
    }

    public void setNumber(int number) {
        this.number = number;
    }

    public Result getResult() {
        return result;
    }

    public void setResult(Result result) {
        this.result = result;
    }

    public String getName() {
        return name;
    }

    public void setName(String name) {
        this.name = name;
    }

    public List<Step> getSteps() {
        return steps;
    }

    public void setSteps(List<Step> steps) {
        this.steps = steps;
    }

    /** How it ended. */
    public enum Result {
        SUCCESS,
        FAILURE,
        ABORTED
    }

    /** A step. */
    public static class Step {
        private String label;
        private long millis;

        public String getLabel() {
            return label;
        }

        public void setLabel(String label) {
            this.label = label;
        }

        public long getMillis() {
            return millis;
        }

        public void setMillis(long millis) {
            this.millis = millis;
        }
    }
}
