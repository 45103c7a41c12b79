package dev.schemac.spark;

import static org.assertj.core.api.Assertions.assertThat;

import dev.schemac.runtime.JvmFeatures;
import org.apache.spark.launcher.JavaModuleOptions;
import org.junit.jupiter.api.Test;

/** Spark's scripts open {@code java.lang} for its JVMs, with which strings are written without a copy. */
class StringsWithoutCopyTest {
    @Test
    void sparkOpensJavaLang() {
        assertThat(JavaModuleOptions.defaultModuleOptionArray())
                .contains("--add-opens=java.base/java.lang=ALL-UNNAMED");
    }

    /** The JVM of this test has that option. */
    @Test
    void stringsAreWrittenWithoutACopyThere() {
        assertThat(JvmFeatures.writesStringsWithoutCopy()).isTrue();
    }
}
