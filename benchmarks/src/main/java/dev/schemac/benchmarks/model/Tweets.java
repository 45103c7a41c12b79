package dev.schemac.benchmarks.model;

import com.dslplatform.json.CompiledJson;
import io.avaje.jsonb.Json;

/** A few columns of documents with many more. */
@CompiledJson
@Json
public final class Tweets {
    public Tweet[] statuses;
}
