package dev.schemac.runtime.stream;

import static org.assertj.core.api.Assertions.assertThat;

import dev.schemac.runtime.ChildJvm;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/**
 * Streams far larger than the heap, made as they are read, in a JVM of their own with {@code -Xmx32m}. Ordinarily each is some times the heap; with
 * {@code -Dschemac.stream.bytes=N} it is that long.
 */
class LargeStreamsTest {
    private static final List<String> MANY_EVENTS = List.of(
            "lines", "lines with 2 threads", "unordered lines with 2 threads", "array", "skipped array", "blanks");

    /** Which nobody wants, or which are longer than an event may be. */
    private static final List<String> ONE_VALUE = List.of("line", "line with 2 threads", "document", "skipped string");

    @Test
    void memoryIsBoundedByTheLargestEvent() throws IOException, InterruptedException {
        List<String> arguments = new ArrayList<>();
        List<String> expected = new ArrayList<>();
        for (String stream : MANY_EVENTS) {
            long bytes = Long.getLong("schemac.stream.bytes", 1L << 26);
            arguments.addAll(List.of(stream, Long.toString(bytes)));
            expected.add(stream + " of " + bytes + " bytes: all events, 0 rejected");
        }
        for (String stream : ONE_VALUE) {
            long bytes = Long.getLong("schemac.stream.bytes", stream.equals("line") ? 1L << 30 : 1L << 27);
            arguments.addAll(List.of(stream, Long.toString(bytes)));
            expected.add(stream + " of " + bytes + " bytes: all events, " + (stream.startsWith("skipped") ? 0 : 1)
                    + " rejected");
        }
        ChildJvm jvm = ChildJvm.run(List.of("-Xmx32m", "-XX:+UseSerialGC"), LargeStream.class, arguments);
        String printed = jvm.output();
        System.out.println("large streams:\n" + printed);
        assertThat(jvm.exitValue()).as(printed).isZero();
        assertThat(printed.lines().map(line -> line.substring(0, line.lastIndexOf(','))))
                .isEqualTo(expected);
    }
}
