package dev.schemac.benchmarks.model;

import com.dslplatform.json.CompiledJson;
import io.avaje.jsonb.Json;

/** Nothing but numbers. */
@CompiledJson
@Json
public final class Numbers {
    public double[] doubles;
    public long[] longs;
}
