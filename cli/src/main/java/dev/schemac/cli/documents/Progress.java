package dev.schemac.cli.documents;

import dev.schemac.cli.console.StandardStreams;
import java.util.Locale;
import java.util.function.LongSupplier;

/**
 * Shows on a terminal how far a run has come, how long it will take, and at its end how fast it was. Prints nothing
 * elsewhere. Safe for use by the thread that prints and those that read.
 */
final class Progress {
    /** Smaller inputs are done before a progress line could be read. */
    private static final long WORTH_A_LINE = 4_000_000;

    private static final long NANOS_BETWEEN_LINES = 200_000_000;
    /** To the line's start, and erase to its end. */
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
     * @param totalBytes the size of all input, or -1 where it is not known
     * @param nanoClock the time in nanoseconds from any fixed instant
     */
    Progress(StandardStreams streams, long totalBytes, LongSupplier nanoClock) {
        this.streams = streams;
        this.totalBytes = totalBytes;
        this.nanoClock = nanoClock;
        this.start = nanoClock.getAsLong();
        this.lastLine = start;
    }

    /** So many more bytes were read. */
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

    /** One more document has been dealt with. */
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

    /** What is left, at the speed so far; nothing where nobody knows how much it is. */
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

    /** Removes the progress line where standard output would get mixed up with it. */
    synchronized void clearForOutput() {
        if (streams.terminal().showsOutput()) {
            clear();
        }
    }

    /** Removes the progress line, so that something else can be printed on standard error. */
    synchronized void clear() {
        if (shown) {
            shown = false;
            streams.err().print(ERASE_LINE);
            streams.err().flush();
        }
    }

    /** Prints a line that is no progress, on a terminal or not. */
    synchronized void message(String text) {
        clear();
        streams.err().println(text);
    }

    /** The closing line. */
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
