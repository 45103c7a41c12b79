package dev.schemac.cli;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.schemac.codegen.SchemaCompiler;
import dev.schemac.codegen.ValueStyle;
import dev.schemac.dsl.SchemaSource;
import dev.schemac.runtime.JsonOptions;
import java.io.File;
import java.io.IOException;
import java.io.StringWriter;
import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.net.URISyntaxException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;

/** Java statements of a page: compiled with the classes that its schemas generate, as an application compiles them, and run. */
final class DocumentedProgram {
    private static final Pattern MODULE = Pattern.compile("(?m)^module ([\\w.]+);");

    /** The statements print to a stream of their own. */
    private static final String PROGRAM = """
            import dev.schemac.runtime.*;
            import dev.schemac.runtime.stream.*;
            import java.io.*;
            import java.math.*;
            import java.nio.file.*;
            import java.time.*;
            import java.util.*;
            %s
            public final class Program {
                private static final ByteArrayOutputStream PRINTED = new ByteArrayOutputStream();

                private static final class System {
                    static final PrintStream out = new PrintStream(PRINTED, true);
                }

                public static String run() throws Exception {
                    %s
                    return PRINTED.toString();
                }
            }
            """;

    private DocumentedProgram() {}

    /**
     * What the statements print.
     *
     * @param folder an empty folder for sources and classes
     * @throws AssertionError if they do not compile
     */
    static String printed(Path folder, String schema, String statements) throws Exception {
        return printed(folder, ValueStyle.BEAN, schema, statements);
    }

    static String printed(Path folder, ValueStyle style, String schema, String statements) throws Exception {
        Matcher module = MODULE.matcher(schema);
        String imports = module.find() ? "import " + module.group(1) + ".*;" : "";
        try (URLClassLoader loader =
                compiled(folder, style, schema, "Program", PROGRAM.formatted(imports, statements))) {
            return (String) loader.loadClass("Program").getMethod("run").invoke(null);
        }
    }

    /**
     * Runs the tests of a class, and returns their number.
     *
     * @param folder an empty folder for sources and classes
     * @throws AssertionError if it does not compile
     * @throws InvocationTargetException if a test fails
     */
    static int tested(Path folder, String schema, String name, String source) throws Exception {
        int run = 0;
        try (URLClassLoader loader = compiled(folder, ValueStyle.BEAN, schema, name, source)) {
            Constructor<?> constructor = loader.loadClass(name).getDeclaredConstructor();
            constructor.setAccessible(true);
            for (Method method : constructor.getDeclaringClass().getDeclaredMethods()) {
                if (method.isAnnotationPresent(Test.class)) {
                    method.setAccessible(true);
                    method.invoke(constructor.newInstance());
                    run++;
                }
            }
        }
        return run;
    }

    /** The classes of a schema, and a class that uses them. */
    private static URLClassLoader compiled(Path folder, ValueStyle style, String schema, String name, String source)
            throws Exception {
        SchemaCompiler compiler = DocumentedSchemas.compiler(style);
        compiler.write(compiler.generate(List.of(new SchemaSource("example.epl", schema))), folder, folder);
        Files.writeString(folder.resolve(name + ".java"), source);
        compile(folder);
        return new URLClassLoader(new URL[] {folder.toUri().toURL()}, DocumentedProgram.class.getClassLoader());
    }

    private static void compile(Path folder) throws IOException, URISyntaxException {
        JavaCompiler javac = ToolProvider.getSystemJavaCompiler();
        StringWriter problems = new StringWriter();
        List<String> options = new ArrayList<>(List.of("-encoding", UTF_8.name(), "-proc:none", "-classpath"));
        options.add(String.join(File.pathSeparator, jar(JsonOptions.class), jar(Test.class), "target/test-classes"));
        try (Stream<Path> files = Files.walk(folder);
                StandardJavaFileManager manager = javac.getStandardFileManager(null, null, UTF_8)) {
            List<Path> sources =
                    files.filter(file -> file.toString().endsWith(".java")).toList();
            boolean compiled = javac.getTask(
                            problems, manager, null, options, null, manager.getJavaFileObjectsFromPaths(sources))
                    .call();
            if (!compiled) {
                throw new AssertionError(problems.toString());
            }
        }
    }

    private static String jar(Class<?> type) throws URISyntaxException {
        return Path.of(type.getProtectionDomain().getCodeSource().getLocation().toURI())
                .toString();
    }
}
