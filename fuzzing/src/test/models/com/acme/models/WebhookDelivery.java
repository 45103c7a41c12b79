package com.acme.models;

import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import dev.schemac.runtime.annotation.JsonSchema;
import java.time.Instant;
import java.util.UUID;

/** A delivery whose payload is in an object named after its type. */
@JsonSchema
@JsonIgnoreProperties(ignoreUnknown = true)
public class WebhookDelivery {
    public UUID id;
    public Instant delivered;
    public int attempt;
    public Payload payload;

    /** A payload. */
    @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, include = JsonTypeInfo.As.WRAPPER_OBJECT)
    @JsonSubTypes({
        @JsonSubTypes.Type(value = Created.class, name = "created"),
        @JsonSubTypes.Type(value = Deleted.class, name = "deleted")
    })
    public sealed interface Payload permits Created, Deleted {}

    /** Something is new. */
    public record Created(String resource, long size) implements Payload {}

    /** Something is away. */
    public record Deleted(String resource, String reason) implements Payload {}
}
