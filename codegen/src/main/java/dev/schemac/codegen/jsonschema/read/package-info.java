/**
 * Reads JSON Schema and OpenAPI, and writes schemas in the schema language. {@link
 * dev.schemac.codegen.jsonschema.read.ContractImport} is the entry point.
 */
package dev.schemac.codegen.jsonschema.read;
