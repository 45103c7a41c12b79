package dev.schemac.fuzzing.classes;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.net.URI;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.ServiceLoader;
import java.util.stream.Stream;
import javax.annotation.processing.Processor;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.FileObject;
import javax.tools.ForwardingJavaFileManager;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileManager;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.ToolProvider;

/** Java sources that javac compiles in memory, with the annotation processor. Their classes have a class loader. */
public final class ProcessedClasses {
    private static final List<String> OPTIONS = List.of("-parameters", "-Xlint:-options", "--release", "17");

    private final Map<String, ByteArrayOutputStream> outputs = new HashMap<>();
    private final List<Message> messages = new ArrayList<>();
    private final ClassLoader loader = new Loader();

    /** An error or a warning at a line of a source. */
    public record Message(Diagnostic.Kind kind, String source, long line, String text) {
        @Override
        public String toString() {
            return kind + " " + source + ":" + line + ": " + text;
        }
    }

    private ProcessedClasses() {}

    /**
     * Compiles sources. If they have errors, {@link #errors} has them, and there are no classes.
     *
     * @param sources the sources by the qualified names of their classes
     */
    public static ProcessedClasses of(Map<String, String> sources) {
        ProcessedClasses classes = new ProcessedClasses();
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        DiagnosticCollector<JavaFileObject> diagnostics = new DiagnosticCollector<>();
        try (JavaFileManager files =
                classes.new Files(compiler.getStandardFileManager(diagnostics, Locale.ROOT, UTF_8))) {
            JavaCompiler.CompilationTask task = compiler.getTask(
                    null,
                    files,
                    diagnostics,
                    OPTIONS,
                    null,
                    sources.entrySet().stream()
                            .map(source -> new Source(source.getKey(), source.getValue()))
                            .toList());
            task.setProcessors(processors());
            task.call();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        for (Diagnostic<? extends JavaFileObject> each : diagnostics.getDiagnostics()) {
            String source = each.getSource() == null ? "" : each.getSource().getName();
            classes.messages.add(
                    new Message(each.getKind(), source, each.getLineNumber(), each.getMessage(Locale.ROOT)));
        }
        return classes;
    }

    private static List<Processor> processors() {
        return ServiceLoader.load(Processor.class).stream()
                .filter(each -> each.type().getName().startsWith("dev.schemac."))
                .map(ServiceLoader.Provider::get)
                .toList();
    }

    public List<Message> errors() {
        return messages(Diagnostic.Kind.ERROR).toList();
    }

    public List<Message> warnings() {
        return Stream.concat(messages(Diagnostic.Kind.WARNING), messages(Diagnostic.Kind.MANDATORY_WARNING))
                .toList();
    }

    private Stream<Message> messages(Diagnostic.Kind kind) {
        return messages.stream().filter(each -> each.kind() == kind);
    }

    ClassLoader loader() {
        return loader;
    }

    /** Returns a class by its binary name. */
    public Class<?> load(String name) throws ClassNotFoundException {
        return loader.loadClass(name);
    }

    private static final class Source extends SimpleJavaFileObject {
        private final String code;

        Source(String className, String code) {
            super(URI.create("memory:///" + className.replace('.', '/') + ".java"), Kind.SOURCE);
            this.code = code;
        }

        @Override
        public CharSequence getCharContent(boolean ignoreEncodingErrors) {
            return code;
        }
    }

    /** A file that the compiler or the processor writes. */
    private final class Output extends SimpleJavaFileObject {
        private final String path;

        Output(String path, Kind kind) {
            super(URI.create("memory:///" + path), kind);
            this.path = path;
        }

        @Override
        public OutputStream openOutputStream() {
            ByteArrayOutputStream bytes = new ByteArrayOutputStream();
            outputs.put(path, bytes);
            return bytes;
        }

        @Override
        public InputStream openInputStream() {
            return new ByteArrayInputStream(outputs.get(path).toByteArray());
        }

        @Override
        public CharSequence getCharContent(boolean ignoreEncodingErrors) {
            return outputs.get(path).toString(UTF_8);
        }
    }

    private final class Files extends ForwardingJavaFileManager<JavaFileManager> {
        Files(JavaFileManager libraries) {
            super(libraries);
        }

        @Override
        public JavaFileObject getJavaFileForOutput(
                Location location, String className, JavaFileObject.Kind kind, FileObject sibling) {
            return new Output(className.replace('.', '/') + kind.extension, kind);
        }

        @Override
        public FileObject getFileForOutput(Location location, String packageName, String name, FileObject sibling) {
            String folder = packageName.isEmpty() ? "" : packageName.replace('.', '/') + "/";
            return new Output(folder + name, JavaFileObject.Kind.OTHER);
        }
    }

    private final class Loader extends ClassLoader {
        Loader() {
            super(ProcessedClasses.class.getClassLoader());
        }

        @Override
        protected Class<?> findClass(String name) throws ClassNotFoundException {
            ByteArrayOutputStream bytes = outputs.get(name.replace('.', '/') + ".class");
            if (bytes == null) {
                throw new ClassNotFoundException(name);
            }
            return defineClass(name, bytes.toByteArray(), 0, bytes.size());
        }

        @Override
        public InputStream getResourceAsStream(String name) {
            ByteArrayOutputStream bytes = outputs.get(name);
            return bytes == null ? super.getResourceAsStream(name) : new ByteArrayInputStream(bytes.toByteArray());
        }
    }
}
