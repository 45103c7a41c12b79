/**
 * From linked schemas to Java sources, or to classes in memory. The Java compiler is needed only where schemas name
 * classes of an application or are deployed at run time, hence optional.
 */
@SuppressWarnings({
    "requires-automatic", // JavaPoet declares the name of its module, but no descriptor
    "module" // the modules that qualified exports name are built later
})
module dev.schemac.codegen {
    requires transitive dev.schemac.dsl;
    requires transitive dev.schemac.runtime;
    requires com.palantir.javapoet;
    requires java.compiler;
    requires static jdk.compiler;

    exports dev.schemac.codegen;
    exports dev.schemac.codegen.build;
    exports dev.schemac.codegen.select;

    // for a module of this project, in the same version
    exports dev.schemac.codegen.classes to
            dev.schemac.processor;
}
