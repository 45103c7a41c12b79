/** What generated parsers, writers and events call, and what runs them. Needs nothing but {@code java.base}. */
module dev.schemac.runtime {
    exports dev.schemac.runtime;
    exports dev.schemac.runtime.support;
    exports dev.schemac.runtime.stream;

    // the parsers that EventRuntime.load and ParserIndex find
    uses dev.schemac.runtime.ObjectParser;
}
