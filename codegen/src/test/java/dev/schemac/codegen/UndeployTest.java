package dev.schemac.codegen;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.schemac.dsl.model.Schema;
import dev.schemac.runtime.Deployment;
import dev.schemac.runtime.EventRuntime;
import dev.schemac.runtime.EventSender;
import dev.schemac.runtime.JsonScanner;
import java.io.File;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * What is deployed can be removed, with its classes. {@code -Dschemac.deploy.cycles=1000} asks for the long run, with the
 * compiler in each cycle.
 */
class UndeployTest {

    private static final int CYCLES = Integer.getInteger("schemac.deploy.cycles", 3);

    /** The compiler needs about 40 MB; 1,000 deployments would need several times as much if no class were unloaded. */
    private static final String METASPACE = "-XX:MaxMetaspaceSize=64m";

    @Test
    void keptSendersStillParseAndNamesAreFreeAgain() {
        EventRuntime runtime = new EventRuntime();
        Deployment first = SchemaCompiler.compileDeploy(runtime, "create json schema A(a int)");
        EventSender<?> kept = runtime.eventSender("A");

        assertThat(runtime.undeploy(first)).isTrue();

        assertThatThrownBy(() -> runtime.eventSender("A")).isInstanceOf(IllegalArgumentException.class);
        assertThat(kept.parse("{\"a\":1}")).hasToString("{\"a\":1}");
        SchemaCompiler.compileDeploy(runtime, "create json schema A(b int)");
        assertThat(runtime.eventSender("A").parse("{\"b\":1}")).hasToString("{\"b\":1}");
    }

    @Test
    void classesOfWhatIsUndeployedAreUnloaded() throws Exception {
        String classPath = Stream.of(
                        DeployCycles.class,
                        SchemaCompiler.class,
                        Schema.class,
                        JsonScanner.class,
                        com.palantir.javapoet.JavaFile.class,
                        Class.forName("org.antlr.v4.runtime.Parser"))
                .map(UndeployTest::place)
                .distinct()
                .collect(Collectors.joining(File.pathSeparator));
        Process process = new ProcessBuilder(List.of(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        METASPACE,
                        "-Xmx256m",
                        "-XX:TieredStopAtLevel=1",
                        "-cp",
                        classPath,
                        DeployCycles.class.getName(),
                        String.valueOf(CYCLES),
                        "1000"))
                .redirectErrorStream(true)
                .start();

        String output = new String(process.getInputStream().readAllBytes());
        assertThat(process.waitFor(10, TimeUnit.MINUTES)).isTrue();
        assertThat(output).isEmpty();
        assertThat(process.exitValue()).isZero();
    }

    private static String place(Class<?> type) {
        try {
            return Path.of(type.getProtectionDomain()
                            .getCodeSource()
                            .getLocation()
                            .toURI())
                    .toString();
        } catch (java.net.URISyntaxException e) {
            throw new AssertionError(e);
        }
    }
}
