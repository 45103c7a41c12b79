package dev.schemac.benchmarks.model;

import com.dslplatform.json.CompiledJson;
import io.avaje.jsonb.Json;

/** Where a {@link Person} lives. */
@CompiledJson
@Json
public final class Address {
    public String street;
    public String city;
    public String zip;
    public String country;
}
