package dev.schemac.dsl.model;

import dev.schemac.dsl.diagnostic.SourceLocation;
import dev.schemac.dsl.model.JavaClasses.JavaMethod;
import java.util.List;

/**
 * The interfaces and annotations that a schema adds to its generated class.
 *
 * @param interfaces the implemented interfaces
 * @param annotations the canonical names of its annotations
 */
public record ClassTraits(List<Interface> interfaces, List<String> annotations) {
    /** No interfaces and no annotations. */
    public static final ClassTraits NONE = new ClassTraits(List.of(), List.of());

    public ClassTraits {
        interfaces = List.copyOf(interfaces);
        annotations = List.copyOf(annotations);
    }

    /**
     * An interface of the application.
     *
     * @param className its canonical name
     * @param methods the abstract methods, which the generated class must have
     * @param location the place that names it
     */
    public record Interface(String className, List<JavaMethod> methods, SourceLocation location) {
        public Interface {
            methods = List.copyOf(methods);
        }
    }
}
