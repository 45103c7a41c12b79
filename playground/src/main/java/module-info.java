/** Serves a local page that shows the results of a schema and a document. */
module dev.schemac.playground {
    requires dev.schemac.codegen;
    requires dev.schemac.contracts;
    requires jdk.httpserver;

    exports dev.schemac.playground;
}
