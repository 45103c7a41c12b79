package dev.schemac.cli.console;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class TerminalTest {
    @AfterEach
    void forget() {
        System.clearProperty("schemac.terminal");
        System.clearProperty("schemac.terminal.input");
    }

    @Test
    void believesTheLauncher() {
        System.setProperty("schemac.terminal", "both");
        assertThat(Terminal.attached()).isEqualTo(Terminal.BOTH);
        System.setProperty("schemac.terminal", "errors");
        assertThat(Terminal.attached()).isEqualTo(Terminal.ERRORS);
        System.setProperty("schemac.terminal", "none");
        assertThat(Terminal.attached()).isEqualTo(Terminal.NONE);
        System.setProperty("schemac.terminal.input", "true");
        assertThat(Terminal.isInput()).isTrue();
        System.setProperty("schemac.terminal.input", "false");
        assertThat(Terminal.isInput()).isFalse();
    }

    @Test
    void aProcessWithoutConsoleIsAPipe() {
        assertThat(Terminal.interactive(null)).isFalse();
    }

    /** The process of the tests has pipes for streams; since JDK 22 it has a console object all the same. */
    @Test
    void aPipeIsAPipe() {
        assertThat(Terminal.attached()).isEqualTo(Terminal.NONE);
        assertThat(Terminal.isInput()).isFalse();
    }
}
