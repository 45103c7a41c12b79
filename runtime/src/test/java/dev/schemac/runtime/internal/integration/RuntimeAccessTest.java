package dev.schemac.runtime.internal.integration;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.schemac.runtime.EventRuntime;
import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.JsonParseException;
import dev.schemac.runtime.support.JsonScanner;
import java.net.URL;
import java.net.URLClassLoader;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Non-public members of the runtime, as the other packages call them. */
class RuntimeAccessTest {
    @Test
    void worksBeforeAnyOtherClassIsInitialized() throws Exception {
        URL classes = RuntimeAccess.class.getProtectionDomain().getCodeSource().getLocation();
        try (URLClassLoader loader = new URLClassLoader(new URL[] {classes}, ClassLoader.getPlatformClassLoader())) {
            Class<?> fresh = loader.loadClass(RuntimeAccess.class.getName());
            assertThat(fresh).isNotSameAs(RuntimeAccess.class);

            Object rejected = fresh.getMethod("mismatch", String.class).invoke(null, "expected a but found b");

            assertThat((Throwable) rejected).hasMessage("expected a but found b at $ (line 1, column 1)");
        }
    }

    @Test
    void aRejectedEventIsRejectedAtItsBeginning() {
        JsonParseException rejected = RuntimeAccess.mismatch("expected a but found b");

        assertThat(rejected)
                .hasMessage("expected a but found b at $ (line 1, column 1)")
                .hasNoCause();
        assertThat(rejected.kind()).isEqualTo(JsonParseException.Kind.MISMATCH);
        assertThat(rejected.description()).isEqualTo("expected a but found b");
        assertThat(rejected.offset()).isZero();
        assertThat(rejected.getStackTrace()).isNotEmpty();
    }

    @Test
    void untypedArraysAreArraysOfObjects() {
        Object value =
                RuntimeAccess.parseUntypedArrays(" [1,[\"a\"],{\"b\":[]}] ".getBytes(UTF_8), JsonOptions.DEFAULT);

        assertThat((Object[]) value).hasSize(3).startsWith(1, new Object[] {"a"});
        assertThatThrownBy(() -> RuntimeAccess.parseUntypedArrays("[1".getBytes(UTF_8), JsonOptions.DEFAULT))
                .isInstanceOf(JsonParseException.class)
                .hasMessage("expected ',' or ']' but found end of input at $[0] (line 1, column 3)");
        assertThatThrownBy(() -> RuntimeAccess.parseUntypedArrays("1".getBytes(UTF_8), JsonOptions.DEFAULT))
                .isInstanceOf(JsonParseException.class)
                .hasMessage("expected object but found number at $ (line 1, column 1)");
    }

    @Test
    void scannersBeginAtTheValueAfterBlanks() {
        JsonScanner in = RuntimeAccess.scanner("[1, \t7 ]".getBytes(UTF_8), 3, JsonOptions.DEFAULT);

        assertThat(in.position()).isEqualTo(5);
        assertThat(in.readInt()).isEqualTo(7);
    }

    @Test
    void attachmentsAreFoundByTheirClass() {
        EventRuntime runtime = new EventRuntime();
        var first = RuntimeAccess.deploy(runtime, List.of(), List.of(), "attached");
        var second = RuntimeAccess.deploy(runtime, List.of(), List.of(first), 7);

        assertThat(RuntimeAccess.attachments(runtime, String.class)).isEqualTo(Map.of(first, "attached"));
        assertThat(RuntimeAccess.attachments(runtime, Integer.class)).isEqualTo(Map.of(second, 7));
        assertThatNullPointerException().isThrownBy(() -> RuntimeAccess.attachments(null, String.class));
    }
}
