package dev.schemac.fuzzing;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * One run of Jazzer on a target, for a time, in a separate JVM. The working folder is the folder of the module.
 *
 * @param printed the log, which ends with the name of a failed input
 * @param executions 0 if Jazzer reports no number
 */
public record JazzerRun(int exitValue, String printed, long executions) {
    public static final List<String> TARGETS = List.of("Scanner", "Stream", "Writer", "Schema", "Inference", "Jackson");

    static final Path INPUTS = Path.of("src/test/inputs");

    private static final Path OUTPUT = Path.of("target/fuzzing");
    private static final Path CLASSES = OUTPUT.resolve("classes");
    private static final Pattern EXECUTIONS = Pattern.compile("number_of_executed_units: *(\\d+)");

    /** Compiles the schemas once for all targets, before the first one runs. */
    public static void compileTheSchemas() throws IOException {
        Everything.compile(Files.createDirectories(CLASSES));
    }

    public static JazzerRun of(String target, long seconds) throws IOException, InterruptedException {
        Path output = OUTPUT.resolve(target);
        Path corpus = Files.createDirectories(output.resolve("corpus"));
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Xmx1g",
                // In a short run, optimized compilation costs more time than it saves.
                seconds < 10 ? "-XX:TieredStopAtLevel=1" : "-XX:+TieredCompilation",
                "-XX:+UseSerialGC",
                "-XX:+EnableDynamicAgentLoading",
                "-cp",
                CLASSES + File.pathSeparator + System.getProperty("java.class.path"),
                "com.code_intelligence.jazzer.Jazzer",
                "--target_class=" + className(target),
                "--instrumentation_includes=dev.schemac.**:fuzzing.**",
                "--custom_hook_includes=dev.schemac.**:fuzzing.**",
                "--instrumentation_excludes=dev.schemac.fuzzing.**",
                "--reproducer_path=" + output,
                "-artifact_prefix=" + output + "/",
                "-max_total_time=" + seconds,
                "-max_len=600",
                "-rss_limit_mb=0",
                "-timeout=60",
                "-print_final_stats=1",
                "-dict=" + INPUTS.resolve(target.equals("Schema") ? "schema.dict" : "json.dict"),
                corpus.toString(),
                INPUTS.resolve(target).toString()));
        if (Runtime.version().feature() >= 22) {
            command.add(1, "--enable-native-access=ALL-UNNAMED");
        }
        Path log = output.resolve("log");
        Process jazzer = new ProcessBuilder(command)
                .redirectErrorStream(true)
                .redirectOutput(log.toFile())
                .start();
        try {
            int exitValue = jazzer.waitFor();
            String printed = Files.readString(log, StandardCharsets.ISO_8859_1);
            Matcher executions = EXECUTIONS.matcher(printed);
            return new JazzerRun(exitValue, printed, executions.find() ? Long.parseLong(executions.group(1)) : 0);
        } finally {
            jazzer.destroyForcibly();
        }
    }

    static String className(String target) {
        return JazzerRun.class.getPackageName() + "." + target + "Target";
    }
}
