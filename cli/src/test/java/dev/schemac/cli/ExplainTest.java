package dev.schemac.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.schemac.dsl.diagnostic.DiagnosticCode;
import org.junit.jupiter.api.Test;

/** {@code schemac explain}, and the completion that picocli generates. */
class ExplainTest {
    private static final String UNKNOWN_TYPE = """
            SC012 unknown-type (error): Unknown type

                create json schema A(a strin)

            Correct the name, declare the schema, or import the class. Text is 'string', a decimal number 'BigDecimal', a date 'java.time.LocalDate', a point in time 'java.time.Instant'.

                create json schema A(a string)
            """;

    @Test
    void explainsACode() {
        CommandRun expected = new CommandRun(0, UNKNOWN_TYPE, "");
        assertThat(CommandRun.of("explain", "SC012")).isEqualTo(expected);
        assertThat(CommandRun.of("explain", "sc012")).isEqualTo(expected);
        assertThat(CommandRun.of("explain", "unknown-type")).isEqualTo(expected);
    }

    @Test
    void explainsSeveral() {
        assertThat(CommandRun.of("explain", "SC012", "SC100").out())
                .startsWith(UNKNOWN_TYPE + "\nSC100 unused-schema (warning): ");
    }

    @Test
    void listsAll() {
        CommandRun run = CommandRun.of("explain");
        assertThat(run.out())
                .hasLineCount(DiagnosticCode.values().length)
                .contains("SC012 error   unknown-type                 Unknown type\n");
    }

    @Test
    void knowsWhatIsNear() {
        assertThat(CommandRun.of("explain", "unknown-typ"))
                .isEqualTo(new CommandRun(
                        2,
                        "",
                        "schemac: there is no code or rule 'unknown-typ'; did you mean 'unknown-type'?\n"
                                + "'schemac explain --help' lists the options.\n"));
    }

    @Test
    void generatesTheCompletionOfTheShell() {
        CommandRun run = CommandRun.of("generate-completion");
        assertThat(run.exitCode()).isZero();
        assertThat(run.out()).startsWith("#!/usr/bin/env bash\n").contains("schemac", "explain", "--style");
    }
}
