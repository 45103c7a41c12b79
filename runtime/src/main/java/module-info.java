/** Runs generated parsers, writers and events. Needs nothing but {@code java.base}. */
@SuppressWarnings("module") // the modules that qualified exports name are built later
module dev.schemac.runtime {
    // annotations for nullness; not needed to run
    requires static org.jspecify;
    // annotations that only Jackson reads; not needed to run
    requires static com.fasterxml.jackson.annotation;

    exports dev.schemac.runtime;
    exports dev.schemac.runtime.annotation;
    exports dev.schemac.runtime.stream;
    // what generated code calls; it may change with each version
    exports dev.schemac.runtime.support;
    exports dev.schemac.runtime.support.event;

    // for modules of this project, in the same version
    exports dev.schemac.runtime.internal.access to
            dev.schemac.codegen,
            dev.schemac.contracts;
    exports dev.schemac.runtime.internal.integration to
            dev.schemac.cli,
            dev.schemac.codegen,
            dev.schemac.contracts,
            dev.schemac.flink,
            dev.schemac.integrations.common,
            dev.schemac.jackson,
            dev.schemac.jackson3,
            dev.schemac.spark;
    exports dev.schemac.runtime.internal.options to
            dev.schemac.kafka;

    // the parsers that EventRuntime.load and ParserIndex find
    uses dev.schemac.runtime.ObjectParser;
}
