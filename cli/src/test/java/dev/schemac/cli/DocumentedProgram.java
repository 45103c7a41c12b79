package dev.schemac.cli;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.schemac.codegen.SchemaCompiler;
import dev.schemac.codegen.ValueStyle;
import dev.schemac.dsl.SchemaSource;
import dev.schemac.runtime.JsonOptions;
import java.io.File;
import java.io.IOException;
import java.io.StringWriter;
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
        SchemaCompiler compiler = DocumentedSchemas.compiler(ValueStyle.BEAN);
        compiler.write(compiler.generate(List.of(new SchemaSource("example.epl", schema))), folder, folder);
        Matcher module = MODULE.matcher(schema);
        String imports = module.find() ? "import " + module.group(1) + ".*;" : "";
        Files.writeString(folder.resolve("Program.java"), PROGRAM.formatted(imports, statements));
        compile(folder);
        try (URLClassLoader loader =
                new URLClassLoader(new URL[] {folder.toUri().toURL()}, DocumentedProgram.class.getClassLoader())) {
            return (String) loader.loadClass("Program").getMethod("run").invoke(null);
        }
    }

    private static void compile(Path folder) throws IOException, URISyntaxException {
        JavaCompiler javac = ToolProvider.getSystemJavaCompiler();
        StringWriter problems = new StringWriter();
        List<String> options = new ArrayList<>(List.of("-encoding", UTF_8.name(), "-proc:none", "-classpath"));
        Path runtime = Path.of(JsonOptions.class
                .getProtectionDomain()
                .getCodeSource()
                .getLocation()
                .toURI());
        options.add(runtime + File.pathSeparator + "target/test-classes");
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
}
