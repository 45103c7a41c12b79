/**
 * Maps column types to JSON Schema, and lists the facts that JSON Schema cannot express: two tables, which export and import
 * share.
 */
package dev.schemac.dsl.jsonschema;
