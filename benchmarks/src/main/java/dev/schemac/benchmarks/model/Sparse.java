package dev.schemac.benchmarks.model;

import com.dslplatform.json.CompiledJson;
import io.avaje.jsonb.Json;

/** The document of rows of which half the members are missing. */
@CompiledJson
@Json
public final class Sparse {
    public SparseRow[] rows;
}
