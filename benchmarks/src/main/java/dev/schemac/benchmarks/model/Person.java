package dev.schemac.benchmarks.model;

import com.dslplatform.json.CompiledJson;
import io.avaje.jsonb.Json;

/** One row of {@link People#people}. */
@CompiledJson
@Json
public final class Person {
    public long id;
    public String firstName;
    public String lastName;
    public int age;
    public Address address;
}
