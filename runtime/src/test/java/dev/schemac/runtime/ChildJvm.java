package dev.schemac.runtime;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

/**
 * A program that ran in a JVM of its own, with the class path of the tests and the flags that are given, and no others: what the environment has
 * for other JVMs is kept from it.
 *
 * @param output what it printed, errors too
 */
public record ChildJvm(String output, int exitValue) {

    public static ChildJvm run(List<String> flags, Class<?> program, List<String> arguments)
            throws IOException, InterruptedException {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(flags);
        command.addAll(List.of("-cp", System.getProperty("java.class.path"), program.getName()));
        command.addAll(arguments);
        ProcessBuilder builder = new ProcessBuilder(command).redirectErrorStream(true);
        builder.environment().keySet().removeAll(List.of("JAVA_TOOL_OPTIONS", "JDK_JAVA_OPTIONS", "_JAVA_OPTIONS"));
        Process process = builder.start();
        try {
            String output = new String(process.getInputStream().readAllBytes(), UTF_8);
            process.waitFor(10, TimeUnit.SECONDS);
            return new ChildJvm(output, process.exitValue());
        } finally {
            process.destroyForcibly();
        }
    }
}
