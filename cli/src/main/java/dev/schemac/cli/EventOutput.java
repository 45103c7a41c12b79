package dev.schemac.cli;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;

/** Standard output, line by line and buffered. */
final class EventOutput {
    private static final int BUFFER_SIZE = 1 << 16;

    private final OutputStream out;
    private final Progress progress;
    private final ByteArrayOutputStream buffer = new ByteArrayOutputStream(2 * BUFFER_SIZE);

    EventOutput(OutputStream out, Progress progress) {
        this.out = out;
        this.progress = progress;
    }

    /** Takes one line, without its end. */
    void line(byte[] text) throws OutputLost {
        buffer.write(text, 0, text.length);
        buffer.write('\n');
        if (buffer.size() >= BUFFER_SIZE) {
            flush();
        }
    }

    /** Hands over everything that was taken so far. */
    void flush() throws OutputLost {
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
