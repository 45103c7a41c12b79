/** The language server: requests of text editors, answered from {@link dev.schemac.codegen.SchemaEditor}. */
package dev.schemac.lsp;
