package dev.schemac.cli.console;

import java.io.IOException;
import java.util.Locale;

/** Standard output accepts no more: its reader is gone, or the disk behind it is full. */
public final class OutputLost extends IOException {
    private static final long serialVersionUID = 1L;

    public OutputLost(IOException cause) {
        super(cause.getMessage(), cause);
    }

    /** Whether the reader simply had enough, as {@code head} does; that is nothing to report. */
    public boolean readerIsGone() {
        return getMessage() != null && getMessage().toLowerCase(Locale.ROOT).contains("pipe");
    }
}
