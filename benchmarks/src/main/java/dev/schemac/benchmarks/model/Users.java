package dev.schemac.benchmarks.model;

import com.dslplatform.json.CompiledJson;
import dev.schemac.runtime.annotation.JsonSchema;
import io.avaje.jsonb.Json;

/** The Users document. */
@CompiledJson
@Json
@JsonSchema
public final class Users {
    public User[] users;
}
