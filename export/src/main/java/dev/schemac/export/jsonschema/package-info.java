/**
 * Writes JSON Schema and OpenAPI. The output describes the documents that a parser accepts under {@code JsonOptions.STRICT}.
 * Linked schemas become a tree of maps and lists, which {@code JsonWriter} writes.
 */
package dev.schemac.export.jsonschema;
