package com.acme.models;

import com.fasterxml.jackson.annotation.JsonEnumDefaultValue;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.databind.PropertyNamingStrategies;
import com.fasterxml.jackson.databind.annotation.JsonNaming;
import dev.schemac.runtime.annotation.JsonSchema;
import java.time.OffsetDateTime;
import java.util.List;
import java.util.Optional;

/** A change that waits for a review: a record in snake case. */
@JsonSchema
@JsonNaming(PropertyNamingStrategies.SnakeCaseStrategy.class)
public record PullRequest(
        long number,
        String title,
        Optional<String> bodyText,
        State currentState,
        OffsetDateTime mergedAt,
        List<Label> attachedLabels,
        Branch headBranch,
        Branch baseBranch,
        boolean isDraft) {

    /** Whether it is open. */
    public enum State {
        @JsonProperty("open")
        OPEN,
        @JsonProperty("closed")
        CLOSED,
        @JsonEnumDefaultValue
        @JsonProperty("unknown")
        UNKNOWN
    }

    /** A label. */
    public record Label(String name, @JsonProperty("color") String colour) {}

    /** A branch. */
    @JsonNaming(PropertyNamingStrategies.SnakeCaseStrategy.class)
    public record Branch(String refName, @JsonProperty("sha") String commitId) {}
}
