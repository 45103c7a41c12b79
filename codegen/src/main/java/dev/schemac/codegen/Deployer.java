package dev.schemac.codegen;

import dev.schemac.codegen.classes.CompilerElements;
import dev.schemac.codegen.write.Library;
import dev.schemac.runtime.Deployment;
import dev.schemac.runtime.EventRuntime;
import dev.schemac.runtime.ObjectParser;
import dev.schemac.runtime.internal.integration.RuntimeAccess;
import dev.schemac.runtime.support.JsonScanner;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

/**
 * Compiles generated sources in memory, loads them with a new class loader, and deploys the parsers to an {@link
 * EventRuntime}. The classes are unloaded after the runtime, its senders and their events are unreachable.
 */
final class Deployer {

    private Deployer() {}

    /**
     * @param options contain the location of the classes that the schemas name
     * @param libraries other jars and folders that the generated classes need to compile
     * @param dependencies the deployments that the schemas refer to directly
     * @throws IllegalStateException if this Java has no compiler, the compiler cannot read the runtime library, or a
     *     dependency was undeployed
     */
    static Deployment deploy(
            EventRuntime runtime,
            GenerationResult generated,
            CompilerOptions options,
            List<Path> libraries,
            Map<DeployedClasses, Deployment> dependencies) {
        List<DeployedClasses> direct = List.copyOf(dependencies.keySet());
        Set<DeployedClasses> before = DeployedClasses.withTheirs(direct);
        Map<String, byte[]> known = new HashMap<>();
        Set<Path> places = new LinkedHashSet<>(options.classPath());
        for (DeployedClasses each : before) {
            known.putAll(each.classes());
            places.addAll(each.classPath());
        }
        places.addAll(libraries);
        Map<String, byte[]> classes = compile(generated.files(), options.withClassPath(List.copyOf(places)), known);
        GeneratedFile index = generated.files().resources().get(0);
        GeneratedClassLoader loader = new GeneratedClassLoader(
                classes,
                index,
                parent(),
                options.classPath(),
                direct.stream().map(DeployedClasses::loader).toList());
        return RuntimeAccess.deploy(
                runtime,
                parsers(index, loader),
                List.copyOf(dependencies.values()),
                new DeployedClasses(generated.linked(), direct, classes, loader, options.classPath()));
    }

    /** Returns the class files of sources without application classes, by binary name. */
    static Map<String, byte[]> compile(GeneratedFiles files) {
        return compile(files, CompilerOptions.DEFAULT, Map.of());
    }

    /**
     * Returns the class files of the sources, by binary name.
     *
     * @param known class files that the sources may refer to, by binary name
     */
    private static Map<String, byte[]> compile(
            GeneratedFiles files, CompilerOptions options, Map<String, byte[]> known) {
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        if (compiler == null) {
            throw new IllegalStateException("this Java has no compiler, which is needed to deploy schemas at run time:"
                    + " use a JDK (with module jdk.compiler), or generate the sources at build time");
        }
        List<JavaFileObject> sources =
                files.sources().stream().map(InMemoryFiles::source).toList();
        DiagnosticCollector<JavaFileObject> messages = new DiagnosticCollector<>();
        StringWriter failure = new StringWriter();
        try (StandardJavaFileManager libraries =
                        compiler.getStandardFileManager(null, Locale.ROOT, StandardCharsets.UTF_8);
                InMemoryFiles memory = new InMemoryFiles(libraries, known)) {
            List<String> arguments = List.of(
                    "-proc:none",
                    "-nowarn",
                    "-g",
                    "-classpath",
                    CompilerElements.withRuntime(options.classPath()),
                    "-sourcepath",
                    CompilerElements.joined(options.sourcePath()));
            boolean compiled = sources.isEmpty()
                    || compiler.getTask(failure, memory, messages, arguments, null, sources)
                            .call();
            if (!compiled) {
                throw notCompiled(messages.getDiagnostics(), failure.toString());
            }
            return memory.classes();
        } catch (IOException e) {
            throw new UncheckedIOException("cannot close the compiler's files", e);
        }
    }

    /**
     * Returns the exception for a failed compilation. The Java compiler catches errors of the JVM, writes their stack
     * traces and reports no diagnostic. So only its output contains an {@link OutOfMemoryError}.
     *
     * @param output lines that the compiler wrote besides its diagnostics
     * @throws OutOfMemoryError if the compiler ran out of memory
     */
    static RuntimeException notCompiled(List<Diagnostic<? extends JavaFileObject>> messages, String output) {
        List<Diagnostic<? extends JavaFileObject>> errors = messages.stream()
                .filter(message -> message.getKind() == Diagnostic.Kind.ERROR)
                .toList();
        if (!errors.isEmpty()) {
            return notCompiled(errors);
        }
        if (output.lines().anyMatch(line -> line.contains(OutOfMemoryError.class.getName()))) {
            throw new OutOfMemoryError("the Java compiler ran out of memory");
        }
        return new GeneratorDefect("the Java compiler failed\n" + output, null);
    }

    /**
     * Names the application's source with an error, otherwise reports a defect of the generator. Application sources
     * without a class file are compiled too.
     */
    private static RuntimeException notCompiled(List<Diagnostic<? extends JavaFileObject>> errors) {
        Optional<String> theirs = errors.stream()
                .filter(error -> error.getSource() != null
                        && error.getSource().toUri().getScheme().equals("file"))
                .map(error -> Path.of(error.getSource().toUri()) + ", line " + error.getLineNumber())
                .findFirst();
        return theirs.<RuntimeException>map(place ->
                        new IllegalStateException("a class that the schemas refer to does not compile: " + place))
                .orElseGet(() -> new GeneratorDefect(
                        "generated code does not compile; this is a defect of schemac, please report it\n"
                                + errors.stream().map(Object::toString).collect(Collectors.joining("\n")),
                        null));
    }

    /** Returns the locations of Gson and of its adapter; none if the running program does not have Gson. */
    static List<Path> gsonLibraries() {
        List<Path> found = new ArrayList<>();
        for (Library library : List.of(Library.GSON, Library.GSON_ADAPTER)) {
            try {
                CompilerElements.location(Class.forName(library.className(), false, parent()))
                        .ifPresent(found::add);
            } catch (ClassNotFoundException e) {
                break;
            }
        }
        return found;
    }

    /**
     * Returns the parsers among the classes, loaded by a new class loader.
     *
     * @param index the names of the parsers, one on each line
     */
    static List<ObjectParser<?>> load(Map<String, byte[]> classes, GeneratedFile index) {
        return parsers(index, new GeneratedClassLoader(classes, index, parent(), List.of(), List.of()));
    }

    private static List<ObjectParser<?>> parsers(GeneratedFile index, ClassLoader loader) {
        return index.content()
                .lines()
                .<ObjectParser<?>>map(name -> parser(name, loader))
                .toList();
    }

    /** Returns the context class loader, which finds more application classes, if it uses the same runtime. */
    private static ClassLoader parent() {
        ClassLoader context = Thread.currentThread().getContextClassLoader();
        try {
            if (context != null && context.loadClass(JsonScanner.class.getName()) == JsonScanner.class) {
                return context;
            }
        } catch (ClassNotFoundException e) {
            // such a loader cannot load generated code
        }
        return JsonScanner.class.getClassLoader();
    }

    private static ObjectParser<?> parser(String name, ClassLoader loader) {
        try {
            return (ObjectParser<?>) loader.loadClass(name).getField("INSTANCE").get(null);
        } catch (ReflectiveOperationException e) {
            throw new GeneratorDefect("cannot load generated class " + name, e);
        }
    }
}
