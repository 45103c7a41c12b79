/** The annotation processor: classes of the application to parsers and writers, inside of the Java compiler. */
module dev.schemac.processor {
    requires transitive dev.schemac.codegen;
    requires transitive java.compiler;

    exports dev.schemac.processor;

    provides javax.annotation.processing.Processor with
            dev.schemac.processor.SchemaProcessor;
}
