/**
 * The schema language: text in, linked schemas or diagnostics out. ANTLR is part of this module under a name of its
 * own, and so in nobody's way.
 */
module dev.schemac.dsl {
    exports dev.schemac.dsl;
    exports dev.schemac.dsl.analysis;
    exports dev.schemac.dsl.diagnostic;
    exports dev.schemac.dsl.lint;
    exports dev.schemac.dsl.model;
    exports dev.schemac.dsl.pattern;
}
