package com.acme.models;

import com.fasterxml.jackson.annotation.JsonProperty;

/** What all resources have. */
public abstract class Identified {
    private String id;

    @JsonProperty("self")
    private String address;

    public String getId() {
        return id;
    }

    public void setId(String id) {
        this.id = id;
    }

    public String getAddress() {
        return address;
    }

    public void setAddress(String address) {
        this.address = address;
    }
}
