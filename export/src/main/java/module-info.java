/** Exports linked schemas to the languages of other tools: JSON Schema, OpenAPI, SQL, Avro and Protocol Buffers. */
@SuppressWarnings("module") // the module that a qualified export names is built later
module dev.schemac.export {
    requires transitive dev.schemac.dsl;
    requires dev.schemac.runtime; // writes JSON

    exports dev.schemac.export;
    exports dev.schemac.export.declaration;
    // for modules of this project, in the same version
    exports dev.schemac.export.table to
            dev.schemac.spark;
}
