/** Maps column types to JSON Schema: one table, which {@code read} and {@code write} share. */
package dev.schemac.dsl.jsonschema;
