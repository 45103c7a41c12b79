package dev.schemac.codegen.classes;

import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.util.JavacTask;
import com.sun.source.util.TreePath;
import com.sun.source.util.Trees;
import dev.schemac.dsl.diagnostic.SourceLocation;
import dev.schemac.runtime.support.JsonScanner;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
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
import java.util.stream.Stream;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.ElementFilter;
import javax.lang.model.util.Elements;
import javax.lang.model.util.Types;
import javax.tools.DiagnosticListener;
import javax.tools.FileObject;
import javax.tools.ForwardingJavaFileManager;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileManager;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.StandardLocation;
import javax.tools.ToolProvider;

/**
 * The elements of a Java compiler that only looks for classes: on a class path, and among sources that may be
 * uncompiled. A source hides a class file, which may be older. No class is loaded or initialised. Not thread-safe;
 * {@link #close} releases the files.
 */
public final class CompilerElements implements AutoCloseable {

    private static final String SOURCE = "source";

    private final JavaFileManager files;
    private final JavacTask task;

    private CompilerElements(JavaFileManager files, JavacTask task) {
        this.files = files;
        this.task = task;
    }

    /**
     * {@return the elements of a compiler; empty if this Java has no compiler}
     *
     * @param classPath without the runtime, whose classes are always found
     */
    public static Optional<CompilerElements> start(List<Path> classPath, List<Path> sourcePath) {
        // the listener ignores errors: the build that compiles the sources reports them
        return start(classPath, sourcePath, message -> {}, List.of("java.lang.Object"), null);
    }

    /**
     * {@return the elements of a compiler for a source in memory; empty if this Java has no compiler}
     *
     * @param errors receives the errors of {@link #analyzed}
     */
    public static Optional<CompilerElements> ofSource(String source, DiagnosticListener<JavaFileObject> errors) {
        return start(List.of(), List.of(), errors, null, List.of(new PastedSource(source)));
    }

    private static Optional<CompilerElements> start(
            List<Path> classPath,
            List<Path> sourcePath,
            DiagnosticListener<JavaFileObject> errors,
            List<String> classes,
            List<JavaFileObject> sources) {
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
                withRuntime(classPath),
                "-sourcepath",
                joined(sourcePath));
        JavacTask task = (JavacTask) compiler.getTask(null, files, errors, arguments, classes, sources);
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

    /** {@return a class path with the runtime's classes, as an argument of the compiler} */
    public static String withRuntime(List<Path> classPath) {
        return joined(
                Stream.concat(classPath.stream(), Stream.of(runtimeLibrary())).toList());
    }

    /** {@return folders and jars as an argument of the compiler} */
    public static String joined(List<Path> places) {
        return places.stream().map(Path::toString).collect(Collectors.joining(File.pathSeparator));
    }

    /** {@return the classes of the source, nested ones too} */
    public List<TypeElement> analyzed() {
        try {
            return List.copyOf(ElementFilter.typesIn(task.analyze()));
        } catch (IOException e) {
            throw new UncheckedIOException("cannot read the source", e);
        }
    }

    /** {@return the place of an element of the source, of its annotation, or of a value there} */
    public SourceLocation location(Element element, AnnotationMirror annotation, AnnotationValue value) {
        Trees trees = Trees.instance(task);
        TreePath path = trees.getPath(element, annotation, value);
        if (path == null) {
            Element around = element.getEnclosingElement();
            return around == null ? new SourceLocation(SOURCE, 1, 1, 1) : location(around, null, null);
        }
        CompilationUnitTree unit = path.getCompilationUnit();
        long start = trees.getSourcePositions().getStartPosition(unit, path.getLeaf());
        return new SourceLocation(
                SOURCE,
                (int) unit.getLineMap().getLineNumber(start),
                (int) unit.getLineMap().getColumnNumber(start),
                1);
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

    /** A source in memory, with public classes of any name. */
    private static final class PastedSource extends SimpleJavaFileObject {
        private final String content;

        PastedSource(String content) {
            super(URI.create("memory:///" + SOURCE + ".java"), Kind.SOURCE);
            this.content = content;
        }

        @Override
        public CharSequence getCharContent(boolean ignoreEncodingErrors) {
            return content;
        }

        @Override
        public boolean isNameCompatible(String simpleName, Kind kind) {
            return kind == Kind.SOURCE && !simpleName.equals(UnnamedModuleFiles.MODULE);
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
        public boolean contains(Location location, FileObject file) throws IOException {
            return !(file instanceof PastedSource) && super.contains(location, file);
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
