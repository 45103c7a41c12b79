package dev.schemac.cli.console;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.Map;

/**
 * What a command reads and writes.
 *
 * @param in standard input, bytes as they come
 * @param out standard output, unbuffered; a write fails with an {@code IOException} when nobody reads any more
 * @param err standard error
 * @param terminal which of the two a person watches
 * @param environment the variables of the environment
 */
public record StandardStreams(
        InputStream in, OutputStream out, PrintStream err, Terminal terminal, Map<String, String> environment) {

    /** In an empty environment. */
    public StandardStreams(InputStream in, OutputStream out, PrintStream err, Terminal terminal) {
        this(in, out, err, terminal, Map.of());
    }

    /** Prints text for programs or people on standard output, in UTF-8. */
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
