package dev.schemac.dsl.model;

import dev.schemac.dsl.diagnostic.SourceLocation;
import dev.schemac.dsl.model.JavaClasses.JavaMethod;
import java.util.List;

/**
 * What a schema asks of its generated class beside the columns.
 *
 * @param interfaces what it implements
 * @param annotations the canonical names of the annotations it has
 */
public record ClassTraits(List<Interface> interfaces, List<String> annotations) {
    /** Nothing. */
    public static final ClassTraits NONE = new ClassTraits(List.of(), List.of());

    public ClassTraits {
        interfaces = List.copyOf(interfaces);
        annotations = List.copyOf(annotations);
    }

    /**
     * An interface of the application.
     *
     * @param className its canonical name
     * @param methods the abstract ones, which the generated class must have
     * @param location where it is named
     */
    public record Interface(String className, List<JavaMethod> methods, SourceLocation location) {
        public Interface {
            methods = List.copyOf(methods);
        }
    }
}
