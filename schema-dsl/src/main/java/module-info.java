/**
 * Compiles the schema language: source in, linked schemas or diagnostics out. The module contains ANTLR under a package
 * name of its own, which cannot clash with another copy.
 */
@SuppressWarnings("module") // the modules that qualified exports name are built later
module dev.schemac.dsl {
    exports dev.schemac.dsl;
    exports dev.schemac.dsl.analysis;
    exports dev.schemac.dsl.diagnostic;
    exports dev.schemac.dsl.lint;
    exports dev.schemac.dsl.model;
    exports dev.schemac.dsl.pattern;

    // for modules of this project, in the same version
    exports dev.schemac.dsl.jsonschema to
            dev.schemac.contracts,
            dev.schemac.export;
    exports dev.schemac.dsl.syntax to
            dev.schemac.processor;
    exports dev.schemac.dsl.naming to
            dev.schemac.codegen,
            dev.schemac.contracts;
}
