package dev.schemac.playground.workbench;

import dev.schemac.runtime.JsonEvent;
import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.JsonParseException;
import dev.schemac.runtime.JsonWriteException;
import dev.schemac.runtime.JsonWriter;
import dev.schemac.runtime.ObjectParser;
import java.util.Arrays;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;

/** Parses a document, writes the event again, and measures both. */
record Trial(ObjectParser<?> parser, JsonOptions options) {
    /** The maximum length of an event on the page. */
    private static final long LARGEST = 2_000_000;

    private static final int MOST_ROUNDS = 1_000;
    private static final long LONGEST_NANOS = TimeUnit.MILLISECONDS.toNanos(50);

    /** Adds the event and the times, or the problem. */
    void run(byte[] document, String text, Answer answer) {
        JsonEvent event;
        long start = System.nanoTime();
        try {
            event = (JsonEvent) parser.parse(document, options);
        } catch (JsonParseException e) {
            answer.withProblem(text, e.description(), e.path(), e.line(), e.column());
            return;
        }
        long first = System.nanoTime() - start;
        if (!EventSize.isAtMost(LARGEST, event)) {
            answer.with("notShown", "The document is read, but the event is too large to be shown here.");
            return;
        }
        try {
            answer.with("json", event.toJson(options.withIndent(2)));
        } catch (JsonWriteException e) {
            answer.with("notShown", "The document is read, but the event cannot be written: " + e.getMessage());
            return;
        }
        JsonWriter out = answer.out;
        MemberTable.write(event, out);
        out.beginObject("times");
        out.member("bytes", document.length);
        out.member("firstMicros", micros(first));
        Median read = Median.of(() -> parser.parse(document, options));
        out.member("readMicros", read.micros());
        out.member("readRounds", read.rounds());
        Median write = Median.of(() -> event.toJsonBytes(options));
        out.member("writeMicros", write.micros());
        out.member("writeRounds", write.rounds());
        out.endObject();
    }

    static double micros(long nanos) {
        return Math.round(nanos / 10.0) / 100.0;
    }

    /** Returns the median duration of several rounds. */
    private record Median(double micros, int rounds) {
        static Median of(Supplier<?> work) {
            long[] nanos = new long[MOST_ROUNDS];
            long begin = System.nanoTime();
            int rounds = 0;
            while (rounds < MOST_ROUNDS && (rounds == 0 || System.nanoTime() - begin < LONGEST_NANOS)) {
                long start = System.nanoTime();
                Object result = work.get();
                nanos[rounds++] = System.nanoTime() - start;
                if (result == null) {
                    throw new IllegalStateException("nothing was read");
                }
            }
            Arrays.sort(nanos, 0, rounds);
            return new Median(Trial.micros(nanos[rounds / 2]), rounds);
        }
    }
}
