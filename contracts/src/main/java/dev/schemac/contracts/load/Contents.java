package dev.schemac.contracts.load;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

/**
 * The contents of a value in a contract. This table decides where schemas are. All other values are data, in which nothing
 * is an identifier or a reference: constants, defaults, examples, and the values of unknown keywords.
 */
enum Contents {
    /** A schema, or an array of schemas. */
    SCHEMAS,
    /** An object whose members are schemas. */
    NAMED_SCHEMAS,
    /** An object of OpenAPI, which may contain schemas. */
    PART,
    /** An object whose members are objects of OpenAPI, or an array of them. */
    NAMED_PARTS,
    /** An object whose members have members that are objects of OpenAPI. */
    CALLBACKS,
    /** The root of a file that may be a schema or a part of OpenAPI. */
    FILE,
    /** No schema. */
    DATA;

    /** The keywords of all drafts of JSON Schema from 3 on, with any members that contain definitions. */
    private static final Map<String, Contents> OF_SCHEMAS = table(Map.of(
            SCHEMAS,
            List.of(
                    "additionalItems",
                    "additionalProperties",
                    "allOf",
                    "anyOf",
                    "contains",
                    "contentSchema",
                    "disallow",
                    "else",
                    "extends",
                    "if",
                    "items",
                    "not",
                    "oneOf",
                    "prefixItems",
                    "propertyNames",
                    "then",
                    "type",
                    "unevaluatedItems",
                    "unevaluatedProperties"),
            NAMED_SCHEMAS,
            List.of("$defs", "definitions", "dependencies", "dependentSchemas", "patternProperties", "properties"),
            PART,
            List.of("components")));

    /** The members of objects of OpenAPI 2.0 to 3.2. */
    private static final Map<String, Contents> OF_PARTS = table(Map.of(
            SCHEMAS,
            List.of("itemSchema", "schema"),
            NAMED_SCHEMAS,
            List.of("definitions", "schemas"),
            PART,
            List.of(
                    "components",
                    "delete",
                    "get",
                    "head",
                    "itemEncoding",
                    "options",
                    "patch",
                    "post",
                    "put",
                    "query",
                    "requestBody",
                    "trace"),
            NAMED_PARTS,
            List.of(
                    "additionalOperations",
                    "content",
                    "encoding",
                    "headers",
                    "mediaTypes",
                    "parameters",
                    "pathItems",
                    "paths",
                    "prefixEncoding",
                    "requestBodies",
                    "responses",
                    "webhooks"),
            CALLBACKS,
            List.of("callbacks")));

    private static Map<String, Contents> table(Map<Contents, List<String>> names) {
        Map<String, Contents> table = new HashMap<>();
        names.forEach((contents, all) -> all.forEach(name -> table.put(name, contents)));
        return table;
    }

    private static Contents ofDocument(SchemaSite root) {
        if (root.has("openapi") || root.has("swagger")) {
            return PART;
        }
        return root.has("$schema") ? SCHEMAS : FILE;
    }

    private Contents member(String name) {
        return switch (this) {
            case SCHEMAS -> OF_SCHEMAS.getOrDefault(name, DATA);
            case NAMED_SCHEMAS -> SCHEMAS;
            case PART -> OF_PARTS.getOrDefault(name, DATA);
            case NAMED_PARTS -> PART;
            case CALLBACKS -> NAMED_PARTS;
            case FILE -> OF_SCHEMAS.getOrDefault(name, PART.member(name));
            case DATA -> DATA;
        };
    }

    private Contents element() {
        return this == SCHEMAS ? SCHEMAS : this == NAMED_PARTS ? PART : DATA;
    }

    /** Calls a consumer with each object of a document that is a schema, or another object of OpenAPI. */
    static void forEachObject(SchemaSite root, Consumer<SchemaSite> consumer) {
        ofDocument(root).forEach(root, consumer);
    }

    private void forEach(SchemaSite site, Consumer<SchemaSite> consumer) {
        if (this == DATA) {
            return;
        }
        if (site.value() instanceof Map<?, ?> members) {
            if (this == SCHEMAS || this == PART || this == FILE) {
                consumer.accept(site);
            }
            members.keySet().forEach(name -> member((String) name).forEach(site.child((String) name), consumer));
        } else if (site.value() instanceof List<?> elements) {
            for (int i = 0; i < elements.size(); i++) {
                element().forEach(site.child(Integer.toString(i)), consumer);
            }
        }
    }
}
