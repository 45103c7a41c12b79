package dev.schemac.cli;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.schemac.cli.console.StandardStreams;
import dev.schemac.cli.console.Terminal;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.util.Map;

/** One run of the command on streams in memory: what it returned and what it printed. */
record CommandRun(int exitCode, String out, String err) {

    static CommandRun of(String... arguments) {
        return withInput("", arguments);
    }

    static CommandRun withInput(String standardInput, String... arguments) {
        return withInput(standardInput.getBytes(UTF_8), Terminal.NONE, arguments);
    }

    static CommandRun onTerminal(String standardInput, String... arguments) {
        return withInput(standardInput.getBytes(UTF_8), Terminal.BOTH, arguments);
    }

    static CommandRun withInput(byte[] standardInput, Terminal terminal, String... arguments) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        CommandRun run = withStreams(new ByteArrayInputStream(standardInput), out, terminal, arguments);
        return new CommandRun(run.exitCode, out.toString(UTF_8), run.err);
    }

    static CommandRun withStreams(InputStream in, OutputStream out, Terminal terminal, String... arguments) {
        return run(in, out, terminal, false, arguments);
    }

    /** Standard input is a terminal, on which a user types a text. The others are none. */
    static CommandRun typing(String text, String... arguments) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        CommandRun run = run(new ByteArrayInputStream(text.getBytes(UTF_8)), out, Terminal.NONE, true, arguments);
        return new CommandRun(run.exitCode, out.toString(UTF_8), run.err);
    }

    private static CommandRun run(
            InputStream in, OutputStream out, Terminal terminal, boolean inputIsTerminal, String... arguments) {
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        StandardStreams streams =
                new StandardStreams(in, out, new PrintStream(err, true, UTF_8), terminal, inputIsTerminal, Map.of());
        int exitCode = Schemac.run(streams, arguments);
        return new CommandRun(exitCode, "", err.toString(UTF_8).replace(System.lineSeparator(), "\n"));
    }
}
