/** The language server. It answers requests of editors from {@link dev.schemac.codegen.SchemaEditor}. */
package dev.schemac.lsp;
