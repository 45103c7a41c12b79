package dev.schemac.cli.documents;

import dev.schemac.cli.console.OutputLost;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;

/**
 * Standard output, line by line and buffered; but no finished line waits in the buffer while input is waited for. Safe
 * for use by the thread that prints and those that read.
 */
final class EventOutput {
    private static final int BUFFER_SIZE = 1 << 16;

    private final OutputStream out;
    private final Progress progress;
    private final ByteArrayOutputStream buffer = new ByteArrayOutputStream(2 * BUFFER_SIZE);
    private boolean inputWaits;

    EventOutput(OutputStream out, Progress progress) {
        this.out = out;
        this.progress = progress;
    }

    /** Prints one line, which has its line feed. */
    synchronized void line(byte[] text) throws OutputLost {
        buffer.write(text, 0, text.length);
        if (inputWaits || buffer.size() >= BUFFER_SIZE) {
            flush();
        }
    }

    /** Input is waited for, or no longer: while it is, lines are sent at once. */
    synchronized void inputWaits(boolean waits) throws OutputLost {
        inputWaits = waits;
        if (waits) {
            flush();
        }
    }

    /** Sends all lines that are still in the buffer. */
    synchronized void flush() throws OutputLost {
        if (buffer.size() == 0) {
            return;
        }
        progress.clearForOutput();
        try {
            buffer.writeTo(out);
            out.flush();
        } catch (IOException e) {
            throw new OutputLost(e);
        } finally {
            buffer.reset();
        }
    }
}
