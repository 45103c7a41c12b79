package dev.schemac.cli.documents;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.schemac.cli.console.StandardStreams;
import dev.schemac.cli.console.Terminal;
import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import org.junit.jupiter.api.Test;

class ProgressTest {
    private static final String ERASE = "\r\u001b[K";

    private final ByteArrayOutputStream err = new ByteArrayOutputStream();
    private long nanos;

    @Test
    void showsALineForALargeInputOfKnownSize() {
        Progress progress = progress(Terminal.ERRORS, 10_000_000);
        documents(progress, 2_000);
        pass(progress, 0.5, 2_500_000);
        assertThat(printed()).isEqualTo(ERASE + "2.5 MB of 10.0 MB (25%), 5.0 MB/s, 4,000 documents/s, 2 s left");
    }

    @Test
    void tellsLongTimesInMinutesAndHours() {
        Progress progress = progress(Terminal.ERRORS, 10_000_000_000L);
        pass(progress, 1, 10_000_000);
        assertThat(printed()).endsWith(", 10.0 MB/s, 0 documents/s, 16 min 39 s left");
        pass(progress, 9, 5_000_000);
        assertThat(printed()).endsWith(", 1.5 MB/s, 0 documents/s, 1 h 50 min left");
    }

    @Test
    void showsALineForALargeInputOfUnknownSizeOnceItIsLarge() {
        Progress progress = progress(Terminal.ERRORS, -1);
        pass(progress, 1, 3_000_000);
        assertThat(printed()).isEmpty();
        pass(progress, 1, 3_000_000);
        assertThat(printed()).isEqualTo(ERASE + "6.0 MB, 3.0 MB/s, 0 documents/s");
    }

    @Test
    void renewsTheLineAFewTimesASecond() {
        Progress progress = progress(Terminal.ERRORS, 10_000_000);
        for (int i = 0; i < 100; i++) {
            pass(progress, 0.01, 100_000);
        }
        assertThat(printed().split(ERASE.replace("[", "\\["), -1)).hasSize(1 + 5);
    }

    @Test
    void showsNoLineForASmallInput() {
        Progress progress = progress(Terminal.ERRORS, 3_999_999);
        pass(progress, 1, 3_999_999);
        assertThat(printed()).isEmpty();
    }

    @Test
    void showsNothingWhereNobodyWatches() {
        Progress progress = progress(Terminal.NONE, 10_000_000);
        pass(progress, 1, 10_000_000);
        documents(progress, 1);
        progress.summary(0);
        assertThat(printed()).isEmpty();
    }

    @Test
    void removesTheLineOnce() {
        Progress progress = progress(Terminal.ERRORS, 10_000_000);
        pass(progress, 1, 1_000_000);
        err.reset();
        progress.clear();
        progress.clear();
        assertThat(printed()).isEqualTo(ERASE);
    }

    @Test
    void leavesTheLineAloneWhereOutputGoesElsewhere() {
        Progress progress = progress(Terminal.ERRORS, 10_000_000);
        pass(progress, 1, 1_000_000);
        err.reset();
        progress.clearForOutput();
        assertThat(printed()).isEmpty();
    }

    @Test
    void removesTheLineWhereOutputWouldFollowIt() {
        Progress progress = progress(Terminal.BOTH, 10_000_000);
        pass(progress, 1, 1_000_000);
        err.reset();
        progress.clearForOutput();
        assertThat(printed()).isEqualTo(ERASE);
    }

    @Test
    void endsWithASummary() {
        Progress progress = progress(Terminal.ERRORS, 1_234_567);
        pass(progress, 0.25, 1_234_567);
        documents(progress, 1_200);
        progress.summary(0);
        assertThat(printed()).isEqualTo("1,200 documents, 1,234,567 bytes, 0.25 s, 4.9 MB/s, 4,800 documents/s\n");
    }

    @Test
    void countsOneDocumentAndTheFailedOnesInTheSummary() {
        Progress progress = progress(Terminal.ERRORS, 100);
        pass(progress, 1, 100);
        documents(progress, 1);
        progress.summary(1);
        assertThat(printed()).isEqualTo("1 document (1 failed), 100 bytes, 1.00 s, 0.0 MB/s, 1 documents/s\n");
    }

    private Progress progress(Terminal terminal, long totalBytes) {
        StandardStreams streams = new StandardStreams(
                InputStream.nullInputStream(),
                OutputStream.nullOutputStream(),
                new PrintStream(err, true, UTF_8),
                terminal);
        return new Progress(streams, totalBytes, () -> nanos);
    }

    private static void documents(Progress progress, int count) {
        for (int i = 0; i < count; i++) {
            progress.document();
        }
    }

    private void pass(Progress progress, double seconds, int bytes) {
        nanos += Math.round(seconds * 1e9);
        progress.advance(bytes);
    }

    private String printed() {
        return err.toString(UTF_8).replace(System.lineSeparator(), "\n");
    }
}
