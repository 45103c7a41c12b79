package dev.schemac.cli.console;

import dev.schemac.dsl.diagnostic.Findings;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.util.Map;

/**
 * The streams and the environment of a command.
 *
 * @param in standard input, unbuffered
 * @param out standard output, unbuffered; a write fails with an {@code IOException} after the reader has closed the
 *     pipe
 * @param err standard error
 * @param terminal the output streams that are a terminal
 * @param inputIsTerminal whether standard input is a terminal
 * @param environment the environment variables
 */
public record StandardStreams(
        InputStream in,
        OutputStream out,
        PrintStream err,
        Terminal terminal,
        boolean inputIsTerminal,
        Map<String, String> environment) {

    /** Creates streams with an input that is not a terminal and an empty environment. */
    public StandardStreams(InputStream in, OutputStream out, PrintStream err, Terminal terminal) {
        this(in, out, err, terminal, false, Map.of());
    }

    /**
     * Prints a message of one line on standard error. Names and values from inputs may be in it: characters that a
     * terminal would obey are escaped, see {@link Findings#printable}.
     */
    public void message(String line) {
        err.println(Findings.printable(line));
    }

    /** Prints a message of several lines, which LF separates, like {@link #message}. */
    public void lines(String text) {
        for (String line : text.split("\n", -1)) {
            message(line);
        }
    }

    /** {@return the stack trace of a failure, as lines for {@link #lines}} */
    public static String trace(Throwable failure) {
        StringWriter trace = new StringWriter();
        failure.printStackTrace(new PrintWriter(trace, true));
        return trace.toString().stripTrailing().replace(System.lineSeparator(), "\n");
    }

    /** Prints a string on standard output, in UTF-8. */
    public void print(String text) throws CommandFailure {
        try {
            out.write(text.getBytes(StandardCharsets.UTF_8));
            out.flush();
        } catch (IOException e) {
            OutputLost lost = new OutputLost(e);
            if (!lost.readerIsGone()) {
                throw CommandFailure.of("standard output", lost);
            }
        }
    }
}
