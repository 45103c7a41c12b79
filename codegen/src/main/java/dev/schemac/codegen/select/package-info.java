/** Selects values of documents, and columns of schemas, by their names. */
package dev.schemac.codegen.select;
