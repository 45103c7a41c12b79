package dev.schemac.cli.console;

import java.io.IOException;
import java.util.Locale;

/** Thrown when standard output accepts no data: the pipe is closed, or the disk is full. */
public final class OutputLost extends IOException {
    private static final long serialVersionUID = 1L;

    public OutputLost(IOException cause) {
        super(cause.getMessage(), cause);
    }

    /** Returns whether the reader closed the pipe early, as {@code head} does, which is not an error. */
    public boolean readerIsGone() {
        return getMessage() != null && getMessage().toLowerCase(Locale.ROOT).contains("pipe");
    }
}
