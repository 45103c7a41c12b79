/**
 * Reads JSON Schema and OpenAPI: from contracts to schema texts. {@link dev.schemac.codegen.jsonschema.read.ContractImport}
 * is the entry point.
 */
package dev.schemac.codegen.jsonschema.read;
