package dev.schemac.runtime.stream;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Streams far larger than the heap, made as they are read, in a JVM of their own with {@code -Xmx32m}. Ordinarily each is some times the heap; with
 * {@code -Dschemac.stream.bytes=N} it is that long.
 */
class LargeStreamsTest {

    @ParameterizedTest
    @CsvSource({
        "lines,0",
        "lines with 2 threads,0",
        "unordered lines with 2 threads,0",
        "array,0",
        "line,1",
        "line with 2 threads,1",
        "document,1",
        "skipped string,0",
        "skipped array,0",
        "blanks,0"
    })
    void memoryIsBoundedByTheLargestEvent(String stream, int rejected) throws IOException, InterruptedException {
        boolean oneEvent = stream.startsWith("line ") || stream.equals("line") || stream.equals("skipped string");
        long bytes = Long.getLong("schemac.stream.bytes", oneEvent ? 1L << 30 : 1L << 26);
        Process process = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-Xmx32m",
                        "-XX:+UseSerialGC",
                        "-cp",
                        System.getProperty("java.class.path"),
                        LargeStream.class.getName(),
                        stream,
                        Long.toString(bytes))
                .redirectErrorStream(true)
                .start();
        String printed = new String(process.getInputStream().readAllBytes(), UTF_8);
        assertThat(process.waitFor()).as(printed).isZero();
        System.out.print("large streams: " + printed);
        assertThat(printed).startsWith(stream + " of " + bytes + " bytes: all events, " + rejected + " rejected, ");
    }
}
