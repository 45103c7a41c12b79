package dev.schemac.testing;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A JVM that a test starts, with its output in a file. It ends with {@link #close}, or else with the JVM of the test. */
public final class JavaProcess implements AutoCloseable {
    private static final Set<Process> RUNNING = ConcurrentHashMap.newKeySet();

    static {
        Runtime.getRuntime().addShutdownHook(new Thread(() -> RUNNING.forEach(JavaProcess::destroy)));
    }

    private final Process process;
    private final Path log;

    private JavaProcess(Process process, Path log) {
        this.process = process;
        this.log = log;
    }

    /**
     * @param log the file for standard output and error, in an existing folder
     * @param environment additional variables
     * @param options of the JVM
     * @param classPath as for {@code -cp}
     * @param main the class and its arguments
     */
    public static JavaProcess start(
            Path log, Map<String, String> environment, List<String> options, String classPath, List<String> main)
            throws IOException {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(options);
        command.addAll(List.of("-cp", classPath));
        command.addAll(main);
        ProcessBuilder builder =
                new ProcessBuilder(command).redirectErrorStream(true).redirectOutput(log.toFile());
        // with these the JVM prints a line of its own
        builder.environment().keySet().removeAll(List.of("JAVA_TOOL_OPTIONS", "JDK_JAVA_OPTIONS", "_JAVA_OPTIONS"));
        builder.environment().putAll(environment);
        Process process = builder.start();
        RUNNING.add(process);
        return new JavaProcess(process, log);
    }

    public boolean isAlive() {
        return process.isAlive();
    }

    public String output() throws IOException {
        return Files.readString(log, StandardCharsets.UTF_8).replace("\r\n", "\n");
    }

    /** Waits until the process ends by itself, and returns its exit code. */
    public int await(Duration patience) throws IOException, InterruptedException {
        if (!process.waitFor(patience.toMillis(), TimeUnit.MILLISECONDS)) {
            throw new AssertionError("still running after " + patience + ": " + output());
        }
        RUNNING.remove(process);
        return process.exitValue();
    }

    /** Waits for a line, and returns the first group of the expression in it. */
    public String awaitLine(String regex, Duration patience) throws IOException, InterruptedException {
        long end = System.nanoTime() + patience.toNanos();
        while (true) {
            boolean alive = isAlive();
            Matcher matcher = Pattern.compile(regex).matcher(output());
            if (matcher.find()) {
                return matcher.group(1);
            }
            if (!alive || System.nanoTime() > end) {
                throw new AssertionError("no line like " + regex + " in: " + output());
            }
            Thread.sleep(100);
        }
    }

    /** Ends a process, and those that it has started. */
    private static void destroy(Process process) {
        List<ProcessHandle> started = process.descendants().toList();
        process.destroyForcibly();
        started.forEach(ProcessHandle::destroyForcibly);
    }

    /** Ends the process, and those that it has started, without a chance to clean up, like {@code kill -9}. */
    @Override
    public void close() {
        destroy(process);
        try {
            process.waitFor(1, TimeUnit.MINUTES);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        RUNNING.remove(process);
    }
}
