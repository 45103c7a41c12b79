package com.acme.models;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import dev.schemac.runtime.annotation.JsonSchema;
import java.net.URI;
import java.time.OffsetDateTime;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;

/** An event in an envelope: optional members, bytes, members of any kind. */
@JsonSchema
@JsonInclude(JsonInclude.Include.NON_EMPTY)
public record CloudEvent(
        @JsonProperty(required = true) String id,
        @JsonProperty(required = true) URI source,
        @JsonProperty("specversion") String version,
        @JsonProperty(required = true) String type,
        Optional<String> subject,
        Optional<OffsetDateTime> time,
        OptionalInt sequence,
        @JsonProperty("data_base64") byte[] bytes,
        Map<String, Object> data) {}
