package com.acme.models;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import dev.schemac.runtime.annotation.JsonSchema;
import java.util.List;

/** A call: parameters of any kind, null is left out. */
@JsonSchema
@JsonInclude(JsonInclude.Include.NON_NULL)
@JsonPropertyOrder({"jsonrpc", "id", "method", "params"})
public record RpcRequest(@JsonProperty("jsonrpc") String version, String method, List<Object> params, Long id) {}
