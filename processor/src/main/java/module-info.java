/** The annotation processor: classes of the application to parsers and writers, inside of the Java compiler. */
module dev.schemac.processor {
    requires dev.schemac.codegen;
    requires java.compiler;

    provides javax.annotation.processing.Processor with
            dev.schemac.processor.SchemaProcessor;
}
