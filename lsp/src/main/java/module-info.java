/** The language server of schemas. */
@SuppressWarnings({"requires-automatic", "requires-transitive-automatic"}) // LSP4J has no descriptors
module dev.schemac.lsp {
    requires com.google.gson; // the data of diagnostics in LSP4J
    requires transitive dev.schemac.codegen;
    requires transitive org.eclipse.lsp4j;
    requires transitive org.eclipse.lsp4j.jsonrpc;

    exports dev.schemac.lsp;
}
