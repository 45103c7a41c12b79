/** Selects values of documents by the names of columns. */
package dev.schemac.codegen.select;
