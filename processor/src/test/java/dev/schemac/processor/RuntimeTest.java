package dev.schemac.processor;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dev.schemac.runtime.EventRuntime;
import dev.schemac.runtime.ParserIndex;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** How a program finds the parser of its class. */
class RuntimeTest {
    @TempDir
    private Path folder;

    private Class<?> type;
    private Class<?> other;

    @BeforeEach
    void compile() throws ClassNotFoundException {
        ClassLoader loader = Compilation.in(folder)
                .source("""
                        package com.acme;
                        public class Outer {
                            @dev.schemac.runtime.annotation.JsonSchema
                            public record Order(int id) {}
                        }
                        """)
                .source("package com.acme;\npublic record Other(int id) {}")
                .cleanly()
                .loader();
        type = loader.loadClass("com.acme.Outer$Order");
        other = loader.loadClass("com.acme.Other");
    }

    @Test
    void anIndexFindsIt() {
        assertThat(ParserIndex.of().find(type).orElseThrow().parse("{\"id\":7}"))
                .hasToString("Order[id=7]");
        assertThat(ParserIndex.of().find(other)).isEmpty();
    }

    @Test
    void aLoadedRuntimeFindsItWhenItIsRequested() {
        EventRuntime runtime = EventRuntime.load(type.getClassLoader());

        assertThat(runtime.eventSender(type).parse("{\"id\":7}")).hasToString("Order[id=7]");
        assertThat(runtime.eventSender(type)).isSameAs(runtime.eventSender("com.acme.Outer_Order"));
        assertThatIllegalArgumentException().isThrownBy(() -> runtime.eventSender(other));
    }

    @Test
    void anEmptyRuntimeKnowsOnlyWhatIsDeployed() {
        assertThatIllegalArgumentException().isThrownBy(() -> new EventRuntime().eventSender(type));
    }
}
