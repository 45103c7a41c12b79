package dev.schemac.benchmarks.model;

import com.dslplatform.json.CompiledJson;
import io.avaje.jsonb.Json;

/** One row of {@link Sparse#rows}; null is absent. */
@CompiledJson
@Json
public final class SparseRow {
    public String id;
    public String name;
    public Integer age;
    public Long number;
    public Double ratio;
    public Boolean active;
    public String street;
    public String city;
    public Integer size;
    public Long total;
    public Double price;
    public Boolean paid;
    public String email;
    public String phone;
    public Integer level;
    public Long version;
    public String note;
    public String country;
    public String zip;
    public String comment;
}
