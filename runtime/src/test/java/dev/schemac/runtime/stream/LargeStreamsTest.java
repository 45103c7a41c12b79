package dev.schemac.runtime.stream;

import static org.assertj.core.api.Assertions.assertThat;

import dev.schemac.runtime.ChildJvm;
import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.LongUnaryOperator;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * Streams far larger than the heap, made as they are read, in a JVM of their own with little memory. Ordinarily each is some times the heap; with
 * {@code -Dschemac.stream.bytes=N} it is that long.
 */
class LargeStreamsTest {
    private static final List<String> MANY_EVENTS = List.of(
            "lines", "lines with 2 threads", "unordered lines with 2 threads", "array", "skipped array", "blanks");

    /** Which nobody wants, or which are longer than an event may be. */
    private static final List<String> ONE_VALUE = List.of("line", "line with 2 threads", "document", "skipped string");

    /** Bytes that no event comes of but the first one: how many are rejected. */
    private static final Map<String, LongUnaryOperator> HOSTILE = new LinkedHashMap<>();

    static {
        HOSTILE.put("bad lines", bytes -> bytes / 2 + 1);
        HOSTILE.put("bad lines with 2 threads", bytes -> bytes / 2 + 1);
        HOSTILE.put("bad lines with 16 threads", bytes -> bytes / 2 + 1);
        HOSTILE.put("bad lines with 64 threads", bytes -> bytes / 2 + 1);
        HOSTILE.put("unordered bad lines behind a slow consumer", bytes -> bytes / 2 + 1);
        HOSTILE.put("nested arrays", bytes -> 1);
        HOSTILE.put("nested objects", bytes -> 1);
        HOSTILE.put("fed nested arrays", bytes -> 1);
    }

    @Test
    void memoryIsBoundedByTheLargestEvent() throws IOException, InterruptedException {
        Map<String, Long> lengths = new LinkedHashMap<>();
        List<String> expected = new ArrayList<>();
        for (String stream : MANY_EVENTS) {
            long bytes = Long.getLong("schemac.stream.bytes", 1L << 26);
            lengths.put(stream, bytes);
            expected.add(stream + " of " + bytes + " bytes: all events, 0 rejected");
        }
        for (String stream : ONE_VALUE) {
            long bytes = Long.getLong("schemac.stream.bytes", stream.equals("line") ? 1L << 30 : 1L << 27);
            lengths.put(stream, bytes);
            expected.add(stream + " of " + bytes + " bytes: all events, " + (stream.startsWith("skipped") ? 0 : 1)
                    + " rejected");
        }
        run("-Xmx32m", lengths, expected);
    }

    @Tag("slow")
    @Test
    void memoryIsBoundedWhereNothingIsAnEvent() throws IOException, InterruptedException {
        Map<String, Long> lengths = new LinkedHashMap<>();
        List<String> expected = new ArrayList<>();
        HOSTILE.forEach((stream, rejected) -> {
            long bytes = Long.getLong("schemac.stream.bytes", stream.contains("arrays") ? 1L << 27 : 1L << 22);
            lengths.put(stream, bytes);
            expected.add(stream + " of " + bytes + " bytes: all events, " + rejected.applyAsLong(bytes) + " rejected");
        });
        run("-Xmx64m", lengths, expected);
    }

    /** The memory that one large event needed is released before the next one. */
    @Test
    void whatIsIdleBehindALargeEventKeepsNothingOfIt() throws IOException, InterruptedException {
        String printed = run("-Xmx400m", IdleStream.class, List.of());
        assertThat(printed.lines()).hasSize(10).allMatch(line -> line.endsWith(": 0 MB"));
    }

    private static void run(String heap, Map<String, Long> lengths, List<String> expected)
            throws IOException, InterruptedException {
        List<String> arguments = new ArrayList<>();
        lengths.forEach((stream, bytes) -> arguments.addAll(List.of(stream, bytes.toString())));
        String printed = run(heap, LargeStream.class, arguments);
        assertThat(printed.lines().map(line -> line.substring(0, line.lastIndexOf(','))))
                .isEqualTo(expected);
    }

    private static String run(String heap, Class<?> program, List<String> arguments)
            throws IOException, InterruptedException {
        ChildJvm jvm = ChildJvm.run(List.of(heap, "-XX:+UseSerialGC"), program, arguments);
        String printed = jvm.output();
        System.out.println("large streams:\n" + printed);
        assertThat(jvm.exitValue()).as(printed).isZero();
        return printed;
    }
}
