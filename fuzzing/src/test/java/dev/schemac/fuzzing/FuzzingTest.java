package dev.schemac.fuzzing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.File;
import java.io.IOException;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Each target with the inputs of its folder, and then with what Jazzer makes of them, guided by the branches that are reached. Jazzer runs
 * in a JVM of its own for each target: its agent changes classes, and should change none of another test.
 *
 * <p>{@code -Dschemac.fuzz.seconds=N} for each target, {@code -Dschemac.fuzz.target=Scanner} for one alone. What is found is in {@code
 * target/fuzzing}, and becomes a file of the target's folder. With 0 seconds the inputs alone are run.
 */
class FuzzingTest {
    private static final String SECONDS = System.getProperty("schemac.fuzz.seconds", "2");
    private static final String TARGET = System.getProperty("schemac.fuzz.target", "");

    private static final Path INPUTS = Path.of("src/test/inputs");

    private static final Path OUTPUT = Path.of("target/fuzzing");

    private static final Path CLASSES = OUTPUT.resolve("classes");

    static List<String> targets() {
        return List.of("Scanner", "Stream", "Writer", "Schema", "Inference", "Jackson");
    }

    static Stream<Path> inputs() throws IOException {
        List<Path> inputs = new ArrayList<>();
        for (String target : targets()) {
            try (Stream<Path> files = Files.list(INPUTS.resolve(target))) {
                files.sorted().forEach(inputs::add);
            }
        }
        return inputs.stream();
    }

    @ParameterizedTest
    @MethodSource("inputs")
    void everyInput(Path input) throws Throwable {
        String target = input.getParent().getFileName().toString();
        Method run = Class.forName(className(target)).getMethod("fuzzerTestOneInput", byte[].class);
        try {
            run.invoke(null, (Object) Files.readAllBytes(input));
        } catch (InvocationTargetException e) {
            throw e.getCause();
        }
    }

    /** Once for all targets. */
    @BeforeAll
    static void compileTheSchemas() throws IOException {
        Everything.compile(Files.createDirectories(CLASSES));
    }

    /** Two at a time: each has one thread. */
    @ParameterizedTest
    @MethodSource("targets")
    @Execution(ExecutionMode.CONCURRENT)
    void whatJazzerMakes(String target) throws Exception {
        assumeTrue(!SECONDS.equals("0") && (TARGET.isEmpty() || TARGET.equals(target)));
        Path output = OUTPUT.resolve(target);
        Path corpus = Files.createDirectories(output.resolve("corpus"));
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Xmx1g",
                shortRun() ? "-XX:TieredStopAtLevel=1" : "-XX:+TieredCompilation",
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
                "-max_total_time=" + SECONDS,
                "-max_len=600",
                "-rss_limit_mb=0",
                "-timeout=60",
                "-print_final_stats=1",
                "-dict=" + INPUTS.resolve(dictionary(target)),
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
            int exit = jazzer.waitFor();
            String printed = Files.readString(log, StandardCharsets.ISO_8859_1);
            assertThat(exit).as("%s", printed).isZero();
            Matcher executions =
                    Pattern.compile("number_of_executed_units: *(\\d+)").matcher(printed);
            assertThat(executions.find()).as("%s", printed).isTrue();
            System.out.println(target + ": " + executions.group(1) + " executions");
            assertThat(Long.parseLong(executions.group(1))).isPositive();
        } finally {
            jazzer.destroyForcibly();
        }
    }

    /** In which compiling well takes longer than it saves. */
    private static boolean shortRun() {
        return SECONDS.length() == 1;
    }

    private static String className(String target) {
        return FuzzingTest.class.getPackageName() + "." + target + "Target";
    }

    private static String dictionary(String target) {
        return target.equals("Schema") ? "schema.dict" : "json.dict";
    }
}
