package dev.schemac.benchmarks.model.records;

import dev.schemac.runtime.annotation.JsonSchema;
import io.avaje.jsonb.Json;

/** One member of {@link UserRecord#friends}. */
@Json
@JsonSchema
public record FriendRecord(String id, String name) {}
