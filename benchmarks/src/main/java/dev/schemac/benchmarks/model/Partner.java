package dev.schemac.benchmarks.model;

import com.dslplatform.json.CompiledJson;
import io.avaje.jsonb.Json;
import java.time.OffsetDateTime;

/** One member of {@link Client#partners}. */
@CompiledJson
@Json
public final class Partner {
    public long id;
    public String name;
    public OffsetDateTime since;
}
