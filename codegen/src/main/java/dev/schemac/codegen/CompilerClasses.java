package dev.schemac.codegen;

import com.sun.source.util.JavacTask;
import dev.schemac.codegen.classes.ElementClasses;
import dev.schemac.dsl.model.JavaClasses;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.tools.ForwardingJavaFileManager;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileManager;
import javax.tools.JavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.StandardLocation;
import javax.tools.ToolProvider;

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
    private JavaFileManager files;
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
        try {
            if (files != null) {
                files.close();
            }
        } catch (IOException e) {
            throw new UncheckedIOException("cannot close the compiler's files", e);
        }
    }

    private boolean start() {
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        if (compiler == null) {
            return false;
        }
        files = new UnnamedModuleFiles(compiler.getStandardFileManager(null, Locale.ROOT, StandardCharsets.UTF_8));
        String libraries = Stream.concat(classPath.stream(), Stream.of(Deployer.runtimeLibrary()))
                .map(Path::toString)
                .collect(Collectors.joining(File.pathSeparator));
        String sources = sourcePath.stream().map(Path::toString).collect(Collectors.joining(File.pathSeparator));
        List<String> arguments = List.of(
                "-proc:none", "-implicit:none", "-Xprefer:source", "-classpath", libraries, "-sourcepath", sources);
        // the listener ignores errors: the build that compiles the sources reports them
        JavacTask task =
                (JavacTask) compiler.getTask(null, files, message -> {}, arguments, List.of("java.lang.Object"), null);
        classes = new ElementClasses(task.getElements(), task.getTypes());
        return true;
    }

    /**
     * Hides {@code module-info} sources. With one, the compiler would search only that module and its required modules,
     * but schemas name classes of a class path.
     */
    private static final class UnnamedModuleFiles extends ForwardingJavaFileManager<StandardJavaFileManager> {

        private static final String MODULE = "module-info";

        UnnamedModuleFiles(StandardJavaFileManager files) {
            super(files);
        }

        @Override
        public JavaFileObject getJavaFileForInput(Location location, String className, JavaFileObject.Kind kind)
                throws IOException {
            return isHidden(location) && className.equals(MODULE)
                    ? null
                    : super.getJavaFileForInput(location, className, kind);
        }

        @Override
        public Iterable<JavaFileObject> list(
                Location location, String packageName, Set<JavaFileObject.Kind> kinds, boolean recurse)
                throws IOException {
            Iterable<JavaFileObject> files = super.list(location, packageName, kinds, recurse);
            if (!isHidden(location) || !packageName.isEmpty()) {
                return files;
            }
            List<JavaFileObject> visible = new ArrayList<>();
            for (JavaFileObject file : files) {
                if (!file.isNameCompatible(MODULE, file.getKind())) {
                    visible.add(file);
                }
            }
            return visible;
        }

        private static boolean isHidden(JavaFileManager.Location location) {
            return location == StandardLocation.SOURCE_PATH || location == StandardLocation.CLASS_PATH;
        }
    }
}
