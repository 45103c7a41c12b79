package dev.schemac.codegen;

import static org.assertj.core.api.Assertions.assertThat;

import dev.schemac.codegen.classes.CompilerElements;
import dev.schemac.runtime.ObjectParser;
import java.io.File;
import java.io.IOException;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

/** Compiles generated sources in memory. */
public final class CompiledSources {
    private CompiledSources() {}

    /** The class files by binary name. */
    public static Map<String, byte[]> compile(GeneratedFiles files) {
        return Deployer.compile(files);
    }

    /**
     * The class files by binary name. Fails if the compiler prints a warning.
     *
     * @param report what a failure begins with
     * @param classPath the classes besides the runtime that the sources refer to
     */
    public static Map<String, byte[]> compileCleanly(GeneratedFiles files, String report, Path... classPath)
            throws IOException {
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        StringWriter messages = new StringWriter();
        String path = Stream.concat(Stream.of(classPath), Stream.of(runtimeLibrary()))
                .map(Path::toString)
                .collect(Collectors.joining(File.pathSeparator));
        try (StandardJavaFileManager libraries =
                        compiler.getStandardFileManager(null, Locale.ROOT, StandardCharsets.UTF_8);
                InMemoryFiles memory = new InMemoryFiles(libraries)) {
            boolean compiled = compiler.getTask(
                            messages,
                            memory,
                            null,
                            List.of("-Xlint:all", "-Werror", "-proc:none", "-classpath", path),
                            null,
                            files.sources().stream()
                                    .map(CompiledSources::source)
                                    .toList())
                    .call();
            assertThat(compiled).as(report + "\n" + messages).isTrue();
            assertThat(messages.toString()).as(report).isEmpty();
            return memory.classes();
        }
    }

    /** A generated source as the compiler reads it. */
    public static JavaFileObject source(GeneratedFile file) {
        return InMemoryFiles.source(file);
    }

    /** The jar or folder of the runtime. */
    public static Path runtimeLibrary() {
        return CompilerElements.runtimeLibrary();
    }

    /** The parsers of compiled classes, in a class loader of their own. */
    public static List<ObjectParser<?>> load(Map<String, byte[]> classes, GeneratedFile index) {
        return List.copyOf(Deployer.load(classes, index));
    }
}
