package com.acme.shop;

import com.fasterxml.jackson.annotation.JsonProperty;
import dev.schemac.runtime.annotation.JsonSchema;
import lombok.Data;

@JsonSchema
@Data
public class Parcel {
    private int number;

    @JsonProperty("sent_to")
    private Address to;
}
