package dev.schemac.codegen.classes;

import com.sun.source.util.JavacTask;
import dev.schemac.runtime.support.JsonScanner;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystemNotFoundException;
import java.nio.file.Path;
import java.security.CodeSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import javax.lang.model.util.Elements;
import javax.lang.model.util.Types;
import javax.tools.ForwardingJavaFileManager;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileManager;
import javax.tools.JavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.StandardLocation;
import javax.tools.ToolProvider;

/**
 * The elements of a Java compiler that only looks for classes: on a class path, and among sources that may be
 * uncompiled. A source hides a class file, which may be older. No class is loaded or initialised. Not thread-safe;
 * {@link #close} releases the files.
 */
public final class CompilerElements implements AutoCloseable {

    private final JavaFileManager files;
    private final JavacTask task;

    private CompilerElements(JavaFileManager files, JavacTask task) {
        this.files = files;
        this.task = task;
    }

    /** {@return the elements of a compiler; empty if this Java has no compiler} */
    public static Optional<CompilerElements> start(List<Path> classPath, List<Path> sourcePath) {
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        if (compiler == null) {
            return Optional.empty();
        }
        JavaFileManager files =
                new UnnamedModuleFiles(compiler.getStandardFileManager(null, Locale.ROOT, StandardCharsets.UTF_8));
        List<String> arguments = List.of(
                "-proc:none",
                "-implicit:none",
                "-Xprefer:source",
                "-classpath",
                joined(classPath),
                "-sourcepath",
                joined(sourcePath));
        // the listener ignores errors: the build that compiles the sources reports them
        JavacTask task =
                (JavacTask) compiler.getTask(null, files, message -> {}, arguments, List.of("java.lang.Object"), null);
        return Optional.of(new CompilerElements(files, task));
    }

    /** {@return the location of the runtime's classes, the only dependency of generated code} */
    public static Path runtimeLibrary() {
        return location(JsonScanner.class)
                .orElseThrow(() -> new IllegalStateException(
                        "expected schemac-runtime on the class path as a jar or folder, which the Java compiler can read"
                                + foundAt(
                                        JsonScanner.class.getProtectionDomain().getCodeSource())));
    }

    private static String foundAt(CodeSource source) {
        return source == null ? "" : ", but found it at " + source.getLocation();
    }

    /** {@return the jar or folder of a class, if it is a file} */
    public static Optional<Path> location(Class<?> type) {
        CodeSource source = type.getProtectionDomain().getCodeSource();
        try {
            return source == null || source.getLocation() == null
                    ? Optional.empty()
                    : Optional.of(Path.of(source.getLocation().toURI()));
        } catch (URISyntaxException | IllegalArgumentException | FileSystemNotFoundException e) {
            return Optional.empty();
        }
    }

    private static String joined(List<Path> folders) {
        return folders.stream().map(Path::toString).collect(Collectors.joining(File.pathSeparator));
    }

    /** {@return the elements of the compiler} */
    public Elements elements() {
        return task.getElements();
    }

    /** {@return the types of the compiler} */
    public Types types() {
        return task.getTypes();
    }

    @Override
    public void close() {
        try {
            files.close();
        } catch (IOException e) {
            throw new UncheckedIOException("cannot close the compiler's files", e);
        }
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
