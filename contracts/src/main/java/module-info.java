/** From JSON Schema, OpenAPI and sample documents to schema source. */
module dev.schemac.contracts {
    requires transitive dev.schemac.dsl;
    requires transitive dev.schemac.runtime; // reads JSON
    requires java.compiler;

    exports dev.schemac.contracts;
    exports dev.schemac.contracts.infer;
    exports dev.schemac.contracts.load;
    exports dev.schemac.contracts.report;
}
