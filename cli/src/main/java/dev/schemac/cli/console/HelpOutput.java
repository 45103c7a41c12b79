package dev.schemac.cli.console;

import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;

/** Standard output for help and version. It remembers the first failed write, which picocli ignores. */
public final class HelpOutput {
    private final PrintWriter writer;
    private OutputLost lost;

    public HelpOutput(OutputStream out) {
        this.writer = new PrintWriter(
                new FilterOutputStream(out) {
                    @Override
                    public void write(byte[] bytes, int offset, int length) throws IOException {
                        try {
                            out.write(bytes, offset, length);
                            out.flush();
                        } catch (IOException e) {
                            lost = lost == null ? new OutputLost(e) : lost;
                            throw e;
                        }
                    }
                },
                true,
                StandardCharsets.UTF_8);
    }

    /** {@return a writer to it} */
    public PrintWriter writer() {
        return writer;
    }

    /** {@return whether everything was written, or the pipe was closed} Reports any other failure. */
    public boolean complete(PrintStream err) {
        writer.flush();
        if (lost == null || lost.readerIsGone()) {
            return true;
        }
        err.println(CommandFailure.describe("standard output", lost));
        return false;
    }
}
