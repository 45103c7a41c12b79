package dev.schemac.codegen;

import static org.assertj.core.api.Assertions.assertThat;

import com.palantir.javapoet.JavaFile;
import dev.schemac.dsl.model.SchemaSet;
import dev.schemac.runtime.support.JsonScanner;
import java.io.File;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A program that ran in a JVM of its own, with the compiler of this build and what it needs on its class path.
 *
 * @param output what it printed, errors too
 */
public record OwnJvm(String output, int exitValue) {

    public static OwnJvm run(List<String> options, Class<?> program, String... arguments) throws Exception {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(options);
        command.addAll(List.of("-cp", classPath(program), program.getName()));
        command.addAll(List.of(arguments));
        ProcessBuilder builder = new ProcessBuilder(command).redirectErrorStream(true);
        // with these the JVM prints a line of its own
        builder.environment().keySet().removeAll(List.of("JAVA_TOOL_OPTIONS", "JDK_JAVA_OPTIONS", "_JAVA_OPTIONS"));
        Process process = builder.start();
        String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(process.waitFor(10, TimeUnit.MINUTES)).isTrue();
        return new OwnJvm(output, process.exitValue());
    }

    private static String classPath(Class<?> program) throws ClassNotFoundException {
        return Stream.of(
                        program,
                        SchemaCompiler.class,
                        SchemaSet.class,
                        JsonScanner.class,
                        JavaFile.class,
                        Class.forName("org.antlr.v4.runtime.Parser"))
                .map(OwnJvm::place)
                .distinct()
                .collect(Collectors.joining(File.pathSeparator));
    }

    private static String place(Class<?> type) {
        try {
            return Path.of(type.getProtectionDomain()
                            .getCodeSource()
                            .getLocation()
                            .toURI())
                    .toString();
        } catch (URISyntaxException e) {
            throw new AssertionError(e);
        }
    }
}
