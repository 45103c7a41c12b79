package dev.schemac.benchmarks.model;

import com.dslplatform.json.CompiledJson;
import io.avaje.jsonb.Json;

/** The tabular people document. */
@CompiledJson
@Json
public final class People {
    public Person[] people;
}
