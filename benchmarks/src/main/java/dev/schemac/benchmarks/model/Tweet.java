package dev.schemac.benchmarks.model;

import com.dslplatform.json.CompiledJson;
import io.avaje.jsonb.Json;

/** The declared columns of one member of {@link Tweets#statuses}. */
@CompiledJson
@Json
public final class Tweet {
    public long id;
    public String text;
    public int retweet_count;
}
