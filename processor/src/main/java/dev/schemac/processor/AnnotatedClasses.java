package dev.schemac.processor;

import dev.schemac.codegen.classes.CompilerElements;
import dev.schemac.dsl.LinkedSchemas;
import dev.schemac.dsl.diagnostic.Diagnostic.Severity;
import dev.schemac.dsl.diagnostic.SourceLocation;
import dev.schemac.processor.Report.Finding;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.TypeElement;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticListener;
import javax.tools.JavaFileObject;

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
        try (CompilerElements compiler = compiler(CompilerElements.start(classPath, sourcePath))) {
            List<TypeElement> elements = new ArrayList<>();
            for (String name : names) {
                TypeElement element = compiler.elements().getTypeElement(name.replace('$', '.'));
                if (element == null) {
                    throw new IllegalArgumentException("class '" + name + "' was not found");
                }
                elements.add(element);
            }
            ClassSchemas schemas = schemas(compiler, elements);
            return schemas.link()
                    .orElseThrow(() -> new IllegalArgumentException(
                            errors(schemas).map(AnnotatedClasses::line).collect(Collectors.joining("\n"))));
        }
    }

    /**
     * {@return the schemas of classes in a source from an untrusted author, and of all classes that they refer to} If no
     * class has {@code @JsonSchema}, all classes have a schema, except enums and those inside of classes.
     *
     * <p>The source can use the Java platform and schemac. No other code runs, neither its own nor that of processors.
     *
     * @param source a file with one or more classes
     * @throws SourceException with the first error of the source
     * @throws IllegalStateException if this Java has no compiler
     */
    public static LinkedSchemas link(String source) {
        List<SourceException> found = new ArrayList<>();
        DiagnosticListener<JavaFileObject> messages = message -> {
            if (message.getKind() == Diagnostic.Kind.ERROR) {
                found.add(new SourceException(
                        message.getLineNumber(), message.getColumnNumber(), message.getMessage(Locale.ROOT)));
            }
        };
        try (CompilerElements compiler = compiler(CompilerElements.ofSource(source, messages))) {
            List<TypeElement> types = compiler.analyzed();
            List<TypeElement> annotated = types.stream()
                    .filter(type -> Mirrors.find(type, Unions.JSON_SCHEMA).isPresent())
                    .toList();
            List<TypeElement> outermost = types.stream()
                    .filter(type -> type.getKind() != ElementKind.ENUM
                            && !type.getNestingKind().isNested())
                    .toList();
            List<TypeElement> roots = annotated.isEmpty() ? outermost : annotated;
            if (roots.isEmpty()) {
                found.add(new SourceException(1, 1, "expected a class but found none"));
            }
            if (!found.isEmpty()) {
                throw found.get(0);
            }
            ClassSchemas schemas = schemas(compiler, roots);
            return schemas.link().orElseThrow(() -> {
                Finding error = errors(schemas).findFirst().orElseThrow();
                SourceLocation place = compiler.location(
                        error.place().element(),
                        error.place().annotation().orElse(null),
                        error.place().value().orElse(null));
                return new SourceException(place.line(), place.column(), error.message());
            });
        }
    }

    private static CompilerElements compiler(Optional<CompilerElements> started) {
        return started.orElseThrow(() -> new IllegalStateException("this Java has no compiler, which reads classes"));
    }

    private static ClassSchemas schemas(CompilerElements compiler, List<TypeElement> roots) {
        ClassSchemas schemas = new ClassSchemas(compiler.elements(), compiler.types(), each -> false, each -> false);
        schemas.read(roots);
        return schemas;
    }

    private static Stream<Finding> errors(ClassSchemas schemas) {
        return schemas.report().findings().stream().filter(finding -> finding.severity() == Severity.ERROR);
    }

    private static String line(Finding finding) {
        return Report.name(finding.place().element()) + ": " + finding.message();
    }
}
