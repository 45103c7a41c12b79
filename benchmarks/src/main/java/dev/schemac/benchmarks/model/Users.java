package dev.schemac.benchmarks.model;

import com.dslplatform.json.CompiledJson;
import io.avaje.jsonb.Json;

/** The Users document. */
@CompiledJson
@Json
public final class Users {
    public User[] users;
}
