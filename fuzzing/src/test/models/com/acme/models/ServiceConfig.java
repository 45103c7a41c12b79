package com.acme.models;

import com.fasterxml.jackson.annotation.JsonProperty;
import dev.schemac.runtime.annotation.JsonSchema;
import java.time.Duration;
import java.util.List;
import java.util.Map;

/** The configuration of a service: initial values in fields, which absent members keep. */
@JsonSchema
public class ServiceConfig {
    public String host = "localhost";
    public int port = 8080;
    public boolean tls = true;
    public Duration timeout = Duration.ofSeconds(30);
    public List<String> peers = List.of();

    @JsonProperty("pool")
    public Pool connections = new Pool();

    public Map<String, Pool> pools;

    /** A pool. */
    public static class Pool {
        public int min = 1;
        public Integer max = 10;

        @JsonProperty("idle_timeout")
        public Duration idle;
    }
}
