/**
 * Compiles the schema language: source in, linked schemas or diagnostics out. The module contains ANTLR under a package
 * name of its own, which cannot clash with another copy.
 */
module dev.schemac.dsl {
    exports dev.schemac.dsl;
    exports dev.schemac.dsl.analysis;
    exports dev.schemac.dsl.diagnostic;
    exports dev.schemac.dsl.lint;
    exports dev.schemac.dsl.model;
    exports dev.schemac.dsl.pattern;
}
