package dev.schemac.codegen.deploy;

import static org.assertj.core.api.Assertions.assertThat;

import dev.schemac.codegen.OwnJvm;
import dev.schemac.codegen.Soak;
import dev.schemac.testing.Seed;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * What one document leaves behind never comes up in another, and nothing stays. Ordinarily for a few seconds; with
 * {@code -Dschemac.soak.minutes=N} for so long, with 10,000 virtual threads where the JDK has them.
 */
@Tag("slow")
@Tag("each-jdk")
class SoakTest {
    @Test
    void noCanaryOfAnotherDocument() throws Exception {
        int minutes = Integer.getInteger("schemac.soak.minutes", 0);
        long seed = Seed.drawn();
        System.out.println("soak with -Dschemac.seed=" + seed);

        OwnJvm jvm = OwnJvm.run(
                List.of("-Xmx512m", "-XX:+UseSerialGC"),
                Soak.class,
                Integer.toString(60 * minutes + 2),
                minutes == 0 ? "200" : "10000",
                Long.toString(seed));

        System.out.println(jvm.output());
        assertThat(jvm.exitValue()).as(jvm.output()).isZero();
        assertThat(jvm.output()).contains("foreign canaries 0");
    }
}
