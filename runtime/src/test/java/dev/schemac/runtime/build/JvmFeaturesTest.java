package dev.schemac.runtime.build;

import static org.assertj.core.api.Assertions.assertThat;

import dev.schemac.runtime.JvmFeatures;
import org.junit.jupiter.api.Test;

/** {@code runtime/pom.xml} runs these tests with and without {@code --add-opens}, CI also on JDK 25 with vectors. */
class JvmFeaturesTest {

    @Test
    void stringsAreNotCopiedWhereTheirPackageIsOpen() {
        boolean open = Boolean.getBoolean("schemac.java.lang.open");

        assertThat(String.class.getModule().isOpen("java.lang", JvmFeatures.class.getModule()))
                .isEqualTo(open);
        assertThat(JvmFeatures.writesStringsWithoutCopy()).isEqualTo(open);
        assertThat(JvmFeatures.describe())
                .startsWith(
                        open ? "strings are written without a copy; " : "strings are copied before they are written; ");
    }

    @Test
    void vectorsNeedTheirModule() {
        boolean module = ModuleLayer.boot().findModule("jdk.incubator.vector").isPresent();

        if (!module || Runtime.version().feature() < 25) {
            assertThat(JvmFeatures.readsWithVectors()).isFalse();
        }
        assertThat(JvmFeatures.describe())
                .endsWith(JvmFeatures.readsWithVectors() ? "; vector instructions" : "; no vector instructions");
    }
}
