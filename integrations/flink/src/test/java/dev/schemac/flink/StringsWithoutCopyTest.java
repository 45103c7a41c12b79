package dev.schemac.flink;

import static org.assertj.core.api.Assertions.assertThat;

import dev.schemac.runtime.JvmFeatures;
import dev.schemac.testing.JavaProcess;
import java.net.URL;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.apache.flink.configuration.Configuration;
import org.apache.flink.util.FlinkUserCodeClassLoaders;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Flink's own configuration opens {@code java.lang} to the classes of a job. Strings are then written without a copy.
 * {@link SubmittedJobTest} checks that in a cluster.
 */
class StringsWithoutCopyTest {
    @TempDir
    private Path folder;

    @Test
    void theOptionsOfFlinkOpenJavaLangToAJob() throws Exception {
        assertThat(describeIn("with", StandaloneCluster.moduleOptions()))
                .startsWith("ChildFirstClassLoader: strings are written without a copy; ");
    }

    @Test
    void withoutThemStringsAreCopied() throws Exception {
        assertThat(describeIn("without", List.of()))
                .startsWith("ChildFirstClassLoader: strings are copied before they are written; ");
    }

    /** Returns the last line of a JVM that loads schemac like a job. */
    private String describeIn(String name, List<String> options) throws Exception {
        try (JavaProcess jvm = JavaProcess.start(
                folder.resolve(name),
                Map.of(),
                options,
                System.getProperty("java.class.path"),
                List.of(StringsWithoutCopyTest.class.getName()))) {
            assertThat(jvm.await(Duration.ofMinutes(5))).as(jvm.output()).isZero();
            return jvm.output().lines().reduce((first, second) -> second).orElseThrow();
        }
    }

    public static void main(String[] args) throws Exception {
        URL runtime = JvmFeatures.class.getProtectionDomain().getCodeSource().getLocation();
        ClassLoader ofJobs = FlinkUserCodeClassLoaders.create(
                new URL[] {runtime}, StringsWithoutCopyTest.class.getClassLoader(), new Configuration());
        Class<?> features = Class.forName(JvmFeatures.class.getName(), true, ofJobs);
        System.out.println(features.getClassLoader().getClass().getSimpleName() + ": "
                + features.getMethod("describe").invoke(null));
    }
}
