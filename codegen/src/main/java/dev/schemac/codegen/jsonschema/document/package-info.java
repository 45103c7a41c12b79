/**
 * The files of contracts, their schemas and the references between them. {@link
 * dev.schemac.codegen.jsonschema.document.References} opens files and finds schemas.
 */
package dev.schemac.codegen.jsonschema.document;
