package dev.schemac.fuzzing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
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

    private static final Path INPUTS = JazzerRun.INPUTS;

    static List<String> targets() {
        return JazzerRun.TARGETS;
    }

    static Stream<Path> inputs() throws IOException {
        List<Path> inputs = new ArrayList<>();
        for (String target : JazzerRun.TARGETS) {
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
        Method run = Class.forName(JazzerRun.className(target)).getMethod("fuzzerTestOneInput", byte[].class);
        try {
            run.invoke(null, (Object) Files.readAllBytes(input));
        } catch (InvocationTargetException e) {
            throw e.getCause();
        }
    }

    /** Once for all targets. */
    @BeforeAll
    static void compileTheSchemas() throws IOException {
        JazzerRun.compileTheSchemas();
    }

    /** Two at a time: each has one thread. */
    @Tag("slow")
    @ParameterizedTest
    @MethodSource("targets")
    @Execution(ExecutionMode.CONCURRENT)
    void whatJazzerMakes(String target) throws Exception {
        assumeTrue(!SECONDS.equals("0") && (TARGET.isEmpty() || TARGET.equals(target)));
        JazzerRun run = JazzerRun.of(target, Long.parseLong(SECONDS));
        assertThat(run.exitValue()).as("%s", run.printed()).isZero();
        System.out.println(target + ": " + run.executions() + " executions");
        assertThat(run.executions()).as("%s", run.printed()).isPositive();
    }
}
