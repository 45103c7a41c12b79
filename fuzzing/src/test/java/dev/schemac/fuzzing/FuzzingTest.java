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
 * Runs each target with the inputs of its folder, and then with inputs that Jazzer makes of them, guided by the branches
 * that are reached. Jazzer runs in a separate JVM for each target, because its agent changes classes. Those changes must not
 * affect other tests.
 *
 * <p>{@code -Dschemac.fuzz.seconds=N} sets the time for each target, {@code -Dschemac.fuzz.target=Scanner} selects one
 * target. Failing inputs are in {@code target/fuzzing}, to be copied into the target's folder. With 0 seconds only the
 * existing inputs run.
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

    /** Compiles the schemas once for all targets. */
    @BeforeAll
    static void compileTheSchemas() throws IOException {
        JazzerRun.compileTheSchemas();
    }

    /** Runs two targets at a time: each has one thread. */
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
