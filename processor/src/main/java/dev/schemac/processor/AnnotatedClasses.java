package dev.schemac.processor;

import dev.schemac.codegen.classes.CompilerElements;
import dev.schemac.dsl.LinkedSchemas;
import dev.schemac.dsl.diagnostic.Diagnostic.Severity;
import dev.schemac.processor.Report.Finding;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.lang.model.element.TypeElement;

/**
 * Reads annotated classes as schemas, from class files or sources, for tools that export or compare them. No class is
 * loaded.
 */
public final class AnnotatedClasses {
    private AnnotatedClasses() {}

    /**
     * {@return the schemas of classes, and of all classes that they refer to}
     *
     * @param classPath folders and jars with the classes and their annotations
     * @param sourcePath folders with their sources, which hide class files
     * @param names the full names of the classes
     * @throws IllegalArgumentException if a class is not found or cannot have a schema; the message contains all errors
     * @throws IllegalStateException if this Java has no compiler
     */
    public static LinkedSchemas link(List<Path> classPath, List<Path> sourcePath, List<String> names) {
        List<Path> libraries = Stream.concat(classPath.stream(), Stream.of(CompilerElements.runtimeLibrary()))
                .toList();
        try (CompilerElements compiler = CompilerElements.start(libraries, sourcePath)
                .orElseThrow(() -> new IllegalStateException("this Java has no compiler, which reads classes"))) {
            List<TypeElement> elements = new ArrayList<>();
            for (String name : names) {
                TypeElement element = compiler.elements().getTypeElement(name.replace('$', '.'));
                if (element == null) {
                    throw new IllegalArgumentException("class '" + name + "' was not found");
                }
                elements.add(element);
            }
            ClassSchemas schemas =
                    new ClassSchemas(compiler.elements(), compiler.types(), each -> false, each -> false);
            schemas.read(elements);
            return schemas.link()
                    .orElseThrow(() -> new IllegalArgumentException(schemas.report().findings().stream()
                            .filter(finding -> finding.severity() == Severity.ERROR)
                            .map(AnnotatedClasses::line)
                            .collect(Collectors.joining("\n"))));
        }
    }

    private static String line(Finding finding) {
        return Report.name(finding.place().element()) + ": " + finding.message();
    }
}
