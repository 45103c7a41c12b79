package com.acme.models;

import com.fasterxml.jackson.annotation.JsonFormat;
import com.fasterxml.jackson.annotation.JsonProperty;
import dev.schemac.runtime.annotation.JsonSchema;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZonedDateTime;

/** A line of a log: times with and without zones, and a password that is never written. */
@JsonSchema
public class AuditEntry {
    @JsonFormat(shape = JsonFormat.Shape.STRING)
    private Instant at;

    private LocalDateTime local;
    private ZonedDateTime zoned;
    private Action action;

    private Actor actor;

    private String secret;

    public Instant getAt() {
        return at;
    }

    public void setAt(Instant at) {
        this.at = at;
    }

    public LocalDateTime getLocal() {
        return local;
    }

    public void setLocal(LocalDateTime local) {
        this.local = local;
    }

    public ZonedDateTime getZoned() {
        return zoned;
    }

    public void setZoned(ZonedDateTime zoned) {
        this.zoned = zoned;
    }

    public Action getAction() {
        return action;
    }

    public void setAction(Action action) {
        this.action = action;
    }

    public Actor getActor() {
        return actor;
    }

    public void setActor(Actor actor) {
        this.actor = actor;
    }

    @JsonProperty(access = JsonProperty.Access.WRITE_ONLY)
    public String getSecret() {
        return secret;
    }

    public void setSecret(String secret) {
        this.secret = secret;
    }

    /** Who did it. */
    public static class Actor {
        public String user;

        @JsonProperty("ip_address")
        public String address;
    }

    /** What was done. */
    public enum Action {
        LOGIN,
        LOGOUT,
        UPDATE
    }
}
