package dev.schemac.codegen;

import dev.schemac.codegen.classes.CompilerElements;
import dev.schemac.codegen.classes.ElementClasses;
import dev.schemac.dsl.model.JavaClasses;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Finds the Java classes that schemas name, through the Java compiler: on a class path, and among sources that may be
 * uncompiled. A source hides a class file, which may be older. No class is loaded or initialised. The compiler starts
 * on the first lookup. Without a compiler in this Java, no class is found. Not thread-safe; {@link #close} releases the
 * files.
 */
final class CompilerClasses implements JavaClasses, AutoCloseable {

    private final List<Path> classPath;
    private final List<Path> sourcePath;
    private final boolean none;
    private CompilerElements compiler;
    private ElementClasses classes;

    CompilerClasses(List<Path> classPath, List<Path> sourcePath) {
        this(classPath, sourcePath, false);
    }

    private CompilerClasses(List<Path> classPath, List<Path> sourcePath, boolean none) {
        this.classPath = List.copyOf(classPath);
        this.sourcePath = List.copyOf(sourcePath);
        this.none = none;
    }

    /** Creates an instance that finds no class and never starts the compiler. */
    static CompilerClasses none() {
        return new CompilerClasses(List.of(), List.of(), true);
    }

    /** Returns the names of all classes, found or not, that influenced the results of {@link #find} so far. */
    Set<String> names() {
        return classes == null ? Set.of() : classes.names();
    }

    @Override
    public Optional<JavaClass> find(String name) {
        return none || classes == null && !start() ? Optional.empty() : classes.find(name);
    }

    @Override
    public void close() {
        if (compiler != null) {
            compiler.close();
        }
    }

    private boolean start() {
        compiler = CompilerElements.start(classPath, sourcePath).orElse(null);
        if (compiler != null) {
            classes = new ElementClasses(compiler.elements(), compiler.types());
        }
        return compiler != null;
    }
}
