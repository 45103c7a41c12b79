package dev.schemac.cli;

import java.io.IOException;
import java.util.Locale;

/** Standard output takes no more: its reader is gone, or the disk behind it is full. */
final class OutputLost extends IOException {
    private static final long serialVersionUID = 1L;

    OutputLost(IOException cause) {
        super(cause.getMessage(), cause);
    }

    /** Whether the reader simply had enough, as {@code head} does; that is nothing to report. */
    boolean readerIsGone() {
        return getMessage() != null && getMessage().toLowerCase(Locale.ROOT).contains("pipe");
    }
}
