package dev.schemac.runtime.stream;

import static org.assertj.core.api.Assertions.assertThat;

import dev.schemac.runtime.ChildJvm;
import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * Inputs that never end, or that are made of mistakes, at every entry point, in a JVM with a heap that is smaller: what is read or refused is
 * bounded by the limit of one event, 128 KB here. With {@code -Dschemac.stream.bytes=N} each is so long.
 */
@Tag("slow")
class HostileInputTest {
    @Test
    void memoryIsBounded() throws IOException, InterruptedException {
        long bytes = Long.getLong("schemac.stream.bytes", 1L << 24);
        ChildJvm jvm =
                ChildJvm.run(List.of("-Xmx12m", "-XX:+UseSerialGC"), HostileInput.class, List.of(Long.toString(bytes)));
        System.out.println("hostile input of " + bytes + " bytes:\n" + jvm.output());
        assertThat(jvm.exitValue()).as(jvm.output()).isZero();
        assertThat(jvm.output().lines()).hasSize(11 * 16);
        assertThat(jvm.output().lines().filter(line -> !line.contains("blank") && line.endsWith(" | 0 refused")))
                .isEmpty();
    }
}
