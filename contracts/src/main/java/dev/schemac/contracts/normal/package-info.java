/** Lowers the schemas of all versions to the vocabulary of JSON Schema 2020-12 and OpenAPI 3.1, each at its own place. */
package dev.schemac.contracts.normal;
