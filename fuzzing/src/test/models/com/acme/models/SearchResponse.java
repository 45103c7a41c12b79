package com.acme.models;

import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.annotation.JsonProperty;
import dev.schemac.runtime.annotation.JsonSchema;
import java.util.List;
import java.util.Map;

/** The answer of a search engine: generics, members that begin with an underscore, maps of objects. */
@JsonSchema
@JsonIgnoreProperties(ignoreUnknown = true)
public record SearchResponse(
        long took,
        @JsonProperty("timed_out") boolean timedOut,
        @JsonProperty("_shards") Shards shards,
        Hits<Product> hits,
        Map<String, Bucket> aggregations) {

    /** How many answered. */
    public record Shards(int total, int successful, int failed) {}

    /** The documents. */
    @JsonIgnoreProperties(ignoreUnknown = true)
    public record Hits<T>(@JsonProperty("max_score") Double maxScore, List<Hit<T>> hits) {}

    /** A document. */
    @JsonIgnoreProperties(ignoreUnknown = true)
    public record Hit<T>(
            @JsonProperty("_id") String id, @JsonProperty("_score") Double score, @JsonProperty("_source") T source) {}

    /** What is searched. */
    public record Product(String name, float price, List<String> tags) {}

    /** A count of documents. */
    public record Bucket(@JsonProperty("doc_count") long count, Map<String, Double> values) {}
}
