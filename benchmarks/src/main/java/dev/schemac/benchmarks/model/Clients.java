package dev.schemac.benchmarks.model;

import com.dslplatform.json.CompiledJson;
import io.avaje.jsonb.Json;

/** The Clients document. */
@CompiledJson
@Json
public final class Clients {
    public Client[] clients;
}
