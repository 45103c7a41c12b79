package dev.schemac.cli.documents;

import dev.schemac.cli.console.OutputLost;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;

/**
 * Buffered standard output of lines, which is flushed before the program waits for input. Thread-safe for the printing
 * thread and the reading threads.
 */
final class DocumentOutput {
    private static final int BUFFER_SIZE = 1 << 16;

    private final OutputStream out;
    private final Progress progress;
    private final ByteArrayOutputStream buffer = new ByteArrayOutputStream(2 * BUFFER_SIZE);
    private boolean inputWaits;

    DocumentOutput(OutputStream out, Progress progress) {
        this.out = out;
        this.progress = progress;
    }

    /** Prints one line that ends with a line feed. */
    synchronized void line(byte[] text) throws OutputLost {
        buffer.write(text, 0, text.length);
        if (inputWaits || buffer.size() >= BUFFER_SIZE) {
            flush();
        }
    }

    /** Sets whether input is awaited: meanwhile, lines are sent immediately. */
    synchronized void inputWaits(boolean waits) throws OutputLost {
        inputWaits = waits;
        if (waits) {
            flush();
        }
    }

    /** Sends all lines in the buffer. */
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
