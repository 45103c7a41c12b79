package dev.schemac.benchmarks.model;

import com.dslplatform.json.CompiledJson;
import io.avaje.jsonb.Json;

/** Nothing but strings. */
@CompiledJson
@Json
public final class Texts {
    public String[] texts;
}
