/**
 * Imports JSON Schema and OpenAPI as schemas of the schema language, in five steps, each of which is a package: {@code load},
 * {@code normal}, {@code facts}, {@code shape} and {@code write}. {@link dev.schemac.contracts.ContractImport} is the entry
 * point.
 */
package dev.schemac.contracts;
