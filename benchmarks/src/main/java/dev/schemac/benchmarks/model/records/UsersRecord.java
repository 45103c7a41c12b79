package dev.schemac.benchmarks.model.records;

import dev.schemac.runtime.annotation.JsonSchema;
import io.avaje.jsonb.Json;

/** The Users document. */
@Json
@JsonSchema
public record UsersRecord(UserRecord[] users) {}
