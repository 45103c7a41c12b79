package dev.schemac.benchmarks.model;

import com.dslplatform.json.CompiledJson;
import dev.schemac.runtime.annotation.JsonSchema;
import io.avaje.jsonb.Json;

/** One member of {@link User#friends}. */
@CompiledJson
@Json
@JsonSchema
public final class Friend {
    public String id;
    public String name;
}
