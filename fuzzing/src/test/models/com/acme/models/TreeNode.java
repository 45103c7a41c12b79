package com.acme.models;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import dev.schemac.runtime.annotation.JsonSchema;
import java.util.List;
import java.util.Map;

/** A folder: recursion in a list and in a map. */
@JsonSchema
@JsonInclude(JsonInclude.Include.ALWAYS)
public record TreeNode(
        String name,
        @JsonProperty("size") Long bytes,
        List<TreeNode> children,
        Map<String, TreeNode> links,
        TreeNode parent) {}
