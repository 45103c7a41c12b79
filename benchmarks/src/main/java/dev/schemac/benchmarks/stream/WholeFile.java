package dev.schemac.benchmarks.stream;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.schemac.benchmarks.generated.User;
import dev.schemac.benchmarks.generated.UserParser;
import dev.schemac.runtime.stream.EventFormat;
import dev.schemac.runtime.stream.EventStream;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.atomic.LongAdder;

/**
 * What runs in the JVM that reads whole files, alone and with two threads, by turns: megabytes a second of each pass.
 */
final class WholeFile {
    private static final double BYTES_PER_MICROSECOND = 1e3;

    private WholeFile() {}

    /** Reads a file once, and returns how many events there were. */
    private interface Pass {
        long read() throws IOException;
    }

    /**
     * Writes the figures.
     *
     * @param args the file to write; the number of passes; a file of lines; the number of its events; and a file
     *     whose events are skipped
     */
    public static void main(String[] args) throws IOException {
        Path lines = Path.of(args[2]);
        Path skipped = Path.of(args[4]);
        EventFormat<User> format = EventFormat.lines(UserParser.INSTANCE);
        Map<String, Pass> passes = new LinkedHashMap<>();
        passes.put("one thread", () -> count(format.read(lines)));
        passes.put("one thread, unordered", () -> unordered(format, lines, 1));
        passes.put("two threads, unordered", () -> unordered(format, lines, 2));
        passes.put("two threads, in order", () -> count(format.read(lines, 2)));
        passes.put(
                "skip to $.users",
                () -> count(EventFormat.elements(UserParser.INSTANCE, "$.users").read(skipped)));
        ObjectMapper mapper = new ObjectMapper();
        ObjectNode figures = mapper.createObjectNode();
        passes.keySet().forEach(figures::putArray);
        for (int pass = -1; pass < Integer.parseInt(args[1]); pass++) {
            for (Map.Entry<String, Pass> each : passes.entrySet()) {
                boolean skips = each.getKey().startsWith("skip");
                long start = System.nanoTime();
                long events = each.getValue().read();
                long nanos = System.nanoTime() - start;
                if (events != (skips ? 1 : Long.parseLong(args[3]))) {
                    throw new IllegalStateException(each.getKey() + ": " + events + " events");
                }
                if (pass >= 0) {
                    figures.withArray(each.getKey())
                            .add(Files.size(skips ? skipped : lines) * BYTES_PER_MICROSECOND / nanos);
                }
            }
        }
        mapper.writeValue(new File(args[0]), figures);
    }

    private static long count(EventStream<User> events) throws IOException {
        long count = 0;
        while (events.read() != null) {
            count++;
        }
        return count;
    }

    private static long unordered(EventFormat<User> format, Path file, int threads) throws IOException {
        LongAdder count = new LongAdder();
        format.forEach(file, threads, user -> count.increment());
        return count.sum();
    }
}
