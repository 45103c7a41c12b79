package dev.schemac.codegen.deploy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.schemac.codegen.DeployCycles;
import dev.schemac.codegen.DeployOnce;
import dev.schemac.codegen.OwnJvm;
import dev.schemac.codegen.SchemaCompiler;
import dev.schemac.runtime.Deployment;
import dev.schemac.runtime.EventRuntime;
import dev.schemac.runtime.EventSender;
import dev.schemac.testing.Volume;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * What is deployed can be removed, with its classes. {@code -Dschemac.volume=100} asks for a long run, with the
 * compiler in each of a thousand cycles.
 */
@Tag("slow")
@Tag("each-jdk")
class UndeployTest {

    private static final int CYCLES = Volume.cases(3, 10);

    /** The compiler needs about 40 MB; 1,000 deployments would need several times as much if no class were unloaded. */
    private static final String METASPACE = "-XX:MaxMetaspaceSize=64m";

    @Test
    void keptSendersStillParseAndNamesAreFreeAgain() {
        EventRuntime runtime = new EventRuntime();
        Deployment first = SchemaCompiler.compileDeploy(runtime, "create json schema A(a int)");
        EventSender<?> sender = runtime.eventSender("A");

        assertThat(runtime.undeploy(first)).isTrue();

        assertThatThrownBy(() -> runtime.eventSender("A")).isInstanceOf(IllegalArgumentException.class);
        assertThat(sender.parse("{\"a\":1}")).hasToString("{\"a\":1}");
        SchemaCompiler.compileDeploy(runtime, "create json schema A(b int)");
        assertThat(runtime.eventSender("A").parse("{\"b\":1}")).hasToString("{\"b\":1}");
    }

    @Test
    void classesOfWhatIsUndeployedAreUnloaded() throws Exception {
        OwnJvm jvm = OwnJvm.run(
                List.of(METASPACE, "-Xmx256m", "-XX:TieredStopAtLevel=1"),
                DeployCycles.class,
                String.valueOf(CYCLES),
                "1000");

        assertThat(jvm.output()).isEmpty();
        assertThat(jvm.exitValue()).isZero();
    }

    /** As with a Java runtime environment in place of a development kit. */
    @Test
    void withoutACompilerTheMessageSaysWhatToDo() throws Exception {
        OwnJvm jvm = OwnJvm.run(
                List.of("--limit-modules", "java.base,java.compiler", "-XX:TieredStopAtLevel=1"),
                DeployOnce.class,
                "create json schema A(a int, b java.util.UUID)");

        assertThat(jvm.output())
                .isEqualTo(
                        "this Java has no compiler, which is needed to deploy schemas at run time: use a JDK (with module"
                                + " jdk.compiler), or generate the sources at build time; deployed: []");
        assertThat(jvm.exitValue()).isZero();
    }

    @Test
    void withACompilerTheSameProgramDeploys() throws Exception {
        OwnJvm jvm = OwnJvm.run(
                List.of("-XX:TieredStopAtLevel=1"), DeployOnce.class, "create json schema A(a int, b java.util.UUID)");

        assertThat(jvm.output()).isEqualTo("deployed: [A]");
    }
}
