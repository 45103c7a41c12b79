package dev.schemac.cli.documents;

import dev.schemac.cli.console.StandardStreams;
import java.util.Locale;
import java.util.function.LongSupplier;

/**
 * Shows the progress, the remaining time and at the end the speed of a run on a terminal. Prints nothing elsewhere.
 * Thread-safe for the printing thread and the reading threads.
 */
final class Progress {
    /** The minimum size of input for a progress line: smaller inputs end too soon. */
    private static final long WORTH_A_LINE = 4_000_000;

    private static final long NANOS_BETWEEN_LINES = 200_000_000;
    /** Moves to the start of the line, and erases it. */
    private static final String ERASE_LINE = "\r\u001b[K";

    private final StandardStreams streams;
    private final long totalBytes;
    private final LongSupplier nanoClock;
    private final long start;
    private long lastLine;
    private long bytes;
    private long documents;
    private boolean shown;

    /**
     * @param totalBytes the size of all input, or -1 if it is unknown
     * @param nanoClock the time in nanoseconds from any fixed instant
     */
    Progress(StandardStreams streams, long totalBytes, LongSupplier nanoClock) {
        this.streams = streams;
        this.totalBytes = totalBytes;
        this.nanoClock = nanoClock;
        this.start = nanoClock.getAsLong();
        this.lastLine = start;
    }

    /** Adds read bytes. */
    synchronized void advance(int count) {
        bytes += count;
        if (!streams.terminal().watched() || Math.max(bytes, totalBytes) < WORTH_A_LINE) {
            return;
        }
        long now = nanoClock.getAsLong();
        if (now - lastLine >= NANOS_BETWEEN_LINES) {
            lastLine = now;
            shown = true;
            streams.err().print(ERASE_LINE + line(now));
            streams.err().flush();
        }
    }

    /** Returns whether the input had more bytes. */
    synchronized boolean isLongerThan(long length) {
        return bytes > length;
    }

    /** Adds one processed document. */
    synchronized void document() {
        documents++;
    }

    private String line(long now) {
        String done = String.format(Locale.ROOT, "%.1f MB", bytes / 1e6);
        String share = totalBytes < bytes
                ? ""
                : String.format(Locale.ROOT, " of %.1f MB (%d%%)", totalBytes / 1e6, 100 * bytes / totalBytes);
        return done + share + rates(now) + remaining(now);
    }

    /** Returns the remaining time at the speed so far; empty if the size is unknown. */
    private String remaining(long now) {
        if (totalBytes < bytes) {
            return "";
        }
        long seconds = Math.round((totalBytes - bytes) / 1e6 / megabytesPerSecond(now));
        if (seconds < 60) {
            return ", " + seconds + " s left";
        }
        long minutes = seconds / 60;
        return minutes < 60
                ? ", " + minutes + " min " + seconds % 60 + " s left"
                : ", " + minutes / 60 + " h " + minutes % 60 + " min left";
    }

    private String rates(long now) {
        return String.format(
                Locale.ROOT,
                ", %.1f MB/s, %,d documents/s",
                megabytesPerSecond(now),
                Math.round(documents / seconds(now)));
    }

    /** Removes the progress line if standard output is on the same terminal. */
    synchronized void clearForOutput() {
        if (streams.terminal().showsOutput()) {
            clear();
        }
    }

    /** Removes the progress line before other output on standard error. */
    synchronized void clear() {
        if (shown) {
            shown = false;
            streams.err().print(ERASE_LINE);
            streams.err().flush();
        }
    }

    /** Prints a line other than progress, on a terminal or not. */
    synchronized void message(String text) {
        clear();
        streams.message(text);
    }

    /** Prints the closing line. */
    synchronized void summary(long failed) {
        clear();
        if (!streams.terminal().watched()) {
            return;
        }
        long now = nanoClock.getAsLong();
        streams.err()
                .println(String.format(
                        Locale.ROOT,
                        "%,d %s%s, %,d bytes, %.2f s%s",
                        documents,
                        documents == 1 ? "document" : "documents",
                        failed == 0 ? "" : String.format(Locale.ROOT, " (%,d failed)", failed),
                        bytes,
                        (now - start) / 1e9,
                        rates(now)));
    }

    private double megabytesPerSecond(long now) {
        return bytes / 1e6 / seconds(now);
    }

    private double seconds(long now) {
        return Math.max((now - start) / 1e9, 1e-9);
    }
}
