/**
 * Reads JSON Schema and OpenAPI, and writes schemas in the schema language. {@link
 * dev.schemac.contracts.read.ContractImport} is the entry point.
 */
package dev.schemac.contracts.read;
