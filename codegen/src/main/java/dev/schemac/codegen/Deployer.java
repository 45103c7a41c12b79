package dev.schemac.codegen;

import dev.schemac.runtime.Deployment;
import dev.schemac.runtime.EventRuntime;
import dev.schemac.runtime.JsonScanner;
import dev.schemac.runtime.ObjectParser;
import java.io.File;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.security.CodeSource;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

/**
 * Generated sources to running parsers, without a file: compiled in memory, loaded by a class loader of their own and
 * given to an {@link EventRuntime}. The classes go when nobody holds the runtime, its senders or
 * their events any more.
 */
final class Deployer {

    private Deployer() {}

    /**
     * @throws IllegalStateException where this Java has no compiler, or the runtime library is at a place that a
     *     compiler cannot read
     */
    static Deployment deploy(EventRuntime runtime, GeneratedFiles files, List<Path> classPath) {
        return runtime.deploy(load(compile(files, classPath), files.resources().get(0)));
    }

    /** The class files of sources that name no classes of an application, by binary name. */
    static Map<String, byte[]> compile(GeneratedFiles files) {
        return compile(files, List.of());
    }

    /** The class files of the sources, by binary name. */
    private static Map<String, byte[]> compile(GeneratedFiles files, List<Path> classPath) {
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        if (compiler == null) {
            throw new IllegalStateException("this Java has no compiler, which is needed to deploy schemas at run time:"
                    + " use a JDK (with module jdk.compiler), or generate the sources at build time");
        }
        List<JavaFileObject> sources =
                files.sources().stream().map(InMemoryFiles::source).toList();
        StringWriter messages = new StringWriter();
        try (StandardJavaFileManager libraries =
                        compiler.getStandardFileManager(null, Locale.ROOT, StandardCharsets.UTF_8);
                InMemoryFiles memory = new InMemoryFiles(libraries)) {
            List<String> arguments = List.of(
                    "-proc:none",
                    "-nowarn",
                    "-g",
                    "-classpath",
                    Stream.concat(classPath.stream(), Stream.of(runtimeLibrary()))
                            .map(Path::toString)
                            .collect(Collectors.joining(File.pathSeparator)));
            boolean compiled = sources.isEmpty()
                    || compiler.getTask(messages, memory, null, arguments, null, sources)
                            .call();
            if (!compiled) {
                throw new IllegalStateException(
                        "generated code does not compile; this is a defect of schemac, please report it\n" + messages);
            }
            return memory.classes();
        } catch (IOException e) {
            throw new UncheckedIOException("cannot close the compiler's files", e);
        }
    }

    /** Where the runtime's classes are; the generated code needs nothing else. */
    static Path runtimeLibrary() {
        CodeSource source = JsonScanner.class.getProtectionDomain().getCodeSource();
        try {
            return Path.of(source.getLocation().toURI());
        } catch (NullPointerException
                | URISyntaxException
                | IllegalArgumentException
                | java.nio.file.FileSystemNotFoundException e) {
            throw new IllegalStateException(
                    "the schemac runtime was loaded from a place that the Java compiler cannot read"
                            + (source == null ? "" : ": " + source.getLocation()),
                    e);
        }
    }

    /**
     * The parsers among the classes, under a class loader of their own.
     *
     * @param index the names of the parsers, one a line
     */
    static List<ObjectParser<?>> load(Map<String, byte[]> classes, GeneratedFile index) {
        ClassLoader loader = new GeneratedClassLoader(classes, parent());
        return index.content()
                .lines()
                .<ObjectParser<?>>map(name -> parser(name, loader))
                .toList();
    }

    /** The context class loader knows more classes of the application, if it is one that knows the same runtime. */
    private static ClassLoader parent() {
        ClassLoader context = Thread.currentThread().getContextClassLoader();
        try {
            if (context != null && context.loadClass(JsonScanner.class.getName()) == JsonScanner.class) {
                return context;
            }
        } catch (ClassNotFoundException e) {
            // then it knows no generated code either
        }
        return JsonScanner.class.getClassLoader();
    }

    private static ObjectParser<?> parser(String name, ClassLoader loader) {
        try {
            return (ObjectParser<?>) loader.loadClass(name).getField("INSTANCE").get(null);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("cannot load generated class " + name, e);
        }
    }
}
