/** Serves a local page that shows the results of a schema and a document. */
module dev.schemac.playground {
    requires dev.schemac.codegen;
    requires transitive dev.schemac.contracts;
    requires dev.schemac.export;
    requires dev.schemac.processor;
    requires jdk.httpserver;

    exports dev.schemac.playground;
}
