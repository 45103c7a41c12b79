package com.acme.models;

import com.fasterxml.jackson.annotation.JsonProperty;
import dev.schemac.runtime.annotation.JsonSchema;
import java.util.List;
import java.util.Map;

/** A page of users: a generic class that is inherited with its argument. */
@JsonSchema
public class UserPage extends Page<UserPage.User> {
    @JsonProperty("_links")
    public Map<String, Link> links;

    /** A user. */
    public record User(String id, String name, List<String> roles) {}

    /** A link. */
    public record Link(@JsonProperty("href") String address, boolean templated) {}
}
