package dev.schemac.runtime.stream;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowable;

import dev.schemac.runtime.EventType;
import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.JsonParseException;
import dev.schemac.runtime.ObjectParser;
import dev.schemac.runtime.ProbeParser;
import dev.schemac.runtime.ScanningParser;
import dev.schemac.runtime.support.JsonScanner;
import dev.schemac.testing.Volume;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.InterruptedIOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** JSON Lines on several threads: what one thread reads is the oracle. */
@Timeout(120)
class ParallelLinesTest {
    private static final int BLOCK = 1 << 18;
    private static final EventFormat<Map<String, Object>> LINES = EventFormat.lines(ProbeParser.ANYTHING);

    /** Whatever was read, and however it ended, in a moment no thread is left. */
    @AfterEach
    void noThreadIsLeft() throws InterruptedException {
        long deadline = System.nanoTime() + 20_000_000_000L;
        while (left() > 0 && System.nanoTime() < deadline) {
            Thread.sleep(5);
        }
        assertThat(left()).isZero();
    }

    private static long left() {
        return Thread.getAllStackTraces().keySet().stream()
                .filter(thread -> thread.getName().startsWith("schemac-lines-"))
                .count();
    }

    private static Thread threadAhead() {
        return Thread.getAllStackTraces().keySet().stream()
                .filter(thread -> thread.getName().equals("schemac-lines-1"))
                .findFirst()
                .orElseThrow();
    }

    private static void awaitWaiting(Thread thread) throws InterruptedException {
        while (thread.getState() != Thread.State.WAITING) {
            Thread.sleep(1);
        }
    }

    /** Lines of all lengths, of which some are bad, blank, end with a carriage return or are longer than 5,000 bytes. */
    private static byte[] lines(long seed, int length, boolean bad) {
        Random random = new Random(seed);
        StringBuilder text = new StringBuilder();
        for (int i = 0; text.length() < length; i++) {
            switch (bad ? random.nextInt(200) : 5) {
                case 0 -> text.append("{\"v\":").append(i);
                case 1 -> text.append("   \t ");
                case 2 ->
                    text.append("{\"v\":\"")
                            .append("x".repeat(random.nextInt(12_000)))
                            .append("\"}");
                case 3 -> text.append("{\"v\":").append(i).append("}\r");
                default ->
                    text.append("{\"v\":[")
                            .append(i)
                            .append(",\"")
                            .append("y".repeat(random.nextInt(300)))
                            .append("\"]}");
            }
            text.append('\n');
        }
        text.setLength(text.length() - random.nextInt(2));
        return text.toString().getBytes(UTF_8);
    }

    private static void assertSame(List<String> actual, List<String> expected, String what) {
        if (!actual.equals(expected)) { // the lists are long
            for (int i = 0; i < Math.min(actual.size(), expected.size()); i++) {
                assertThat(actual.get(i)).as("%s, line %d", what, i).isEqualTo(expected.get(i));
            }
            assertThat(actual).as(what).hasSameSizeAs(expected);
        }
    }

    private static void sameAsSequential(
            EventFormat<Map<String, Object>> format, boolean handles, byte[] bytes, String what) throws IOException {
        List<String> expected = Outcome.read(format, handles, new ByteArrayInputStream(bytes));
        for (int threads = 1; threads <= 4; threads += Volume.of(what.startsWith("seed") ? 1 : 2, 1)) {
            String as = what + ", " + threads + " threads";
            assertSame(Outcome.read(format, handles, new ByteArrayInputStream(bytes), threads), expected, as);
            List<String> unordered = Outcome.unordered(format, handles, new ByteArrayInputStream(bytes), threads);
            boolean ended =
                    expected.size() > 0 && expected.get(expected.size() - 1).startsWith("ended ");
            if (ended) { // what stands behind it may have been read, but what stands before it was
                assertThat(unordered).as(as).containsAll(expected);
                assertThat(unordered.get(unordered.size() - 1)).isEqualTo(expected.get(expected.size() - 1));
            } else {
                assertSame(unordered, Outcome.sorted(expected), as);
            }
        }
    }

    @Test
    void eventsRejectionsAndErrorsAreThoseOfOneThread() throws IOException {
        EventFormat<Map<String, Object>> limited = LINES.withOptions(JsonOptions.DEFAULT.withMaxEventBytes(5_000));
        for (int round = 0; round < Volume.of(1, 50); round++) {
            byte[] bytes = lines(round, 2_000_000, true);
            sameAsSequential(limited, true, bytes, "seed " + round);
            sameAsSequential(limited, false, bytes, "seed " + round + " without handler");
            sameAsSequential(LINES, false, lines(round, 1_000_000, false), "seed " + round + " all good");
        }
    }

    @Test
    void theFirstBadEventHasItsLineWhereverItIs() throws IOException {
        byte[] good = lines(1, 700_000, false);
        for (int part = 1; part <= 4; part++) {
            int at = 0;
            for (int i = good.length * part / 5; at == 0; i++) {
                at = good[i] == '\n' ? i + 1 : 0;
            }
            byte[] bytes = good.clone();
            bytes[at + 3] = '\''; // {"v'
            bytes[bytes.length - 20] = '\n'; // and another one far behind
            sameAsSequential(LINES, false, bytes, "bad event in part " + part);
        }
    }

    @Test
    void lineFeedsAndTooLongLinesAtEachOffsetAroundTheBorderOfABlock() throws IOException {
        EventFormat<Map<String, Object>> limited = LINES.withOptions(JsonOptions.DEFAULT.withMaxEventBytes(100));
        for (int shift = -12; shift <= 12; shift++) {
            for (int length : new int[] {10, 98, 99, 100, 101, 102, 103, 300, 140_000}) {
                StringBuilder text = new StringBuilder();
                while (text.length() < BLOCK - length + shift - 4_100) { // blank lines are quick
                    text.append("{\"v\":")
                            .append(text.length())
                            .append("}\n")
                            .append(" ".repeat(4_000))
                            .append('\n');
                }
                text.append(" ".repeat(BLOCK - length + shift - text.length() - 1))
                        .append('\n');
                text.append("{\"v\":\"")
                        .append("z".repeat(length - 8))
                        .append("\"}")
                        .append(shift % 2 == 0 ? "\r\n" : "\n");
                for (int i = 0; i < 60; i++) {
                    text.append("{\"v\":\"behind ").append(i).append("\"}\n");
                }
                assertThat(text.length()).isGreaterThan(BLOCK);
                byte[] bytes = text.toString().getBytes(UTF_8);
                List<String> expected = Outcome.read(limited, true, new ByteArrayInputStream(bytes));
                String as = "line of " + length + " at " + shift;
                assertThat(expected).as(as).endsWith("event {v='behind 59';}");
                assertSame(Outcome.read(limited, true, new ByteArrayInputStream(bytes), 2), expected, as);
                assertSame(
                        Outcome.unordered(limited, true, new ByteArrayInputStream(bytes), 2),
                        Outcome.sorted(expected),
                        as);
            }
        }
    }

    /** Reads that end anywhere, behind a line that is too long in a buffer that is more than half full. */
    @Test
    void shortReadsAfterALineThatIsTooLong() throws IOException {
        EventFormat<Map<String, Object>> limited = LINES.withOptions(JsonOptions.DEFAULT.withMaxEventBytes(100));
        String some = "{\"v\":\"" + "b".repeat(60) + "\"}\n";
        for (int tooLong : new int[] {140_000, 200_000, BLOCK - 100, BLOCK - 30, BLOCK + 10}) {
            byte[] bytes = (some + "x".repeat(tooLong) + "\n" + some.repeat(20)).getBytes(UTF_8);
            List<String> expected = Outcome.read(limited, true, new ByteArrayInputStream(bytes));
            assertThat(expected).hasSize(22);
            for (int first : new int[] {tooLong, tooLong + 70, tooLong + 100, tooLong + 170, bytes.length}) {
                InputStream source = new ByteArrayInputStream(bytes) {
                    @Override
                    public synchronized int read(byte[] target, int from, int length) {
                        return super.read(
                                target, from, pos < first ? Math.min(length, first - pos) : Math.min(length, 40));
                    }
                };
                assertSame(Outcome.read(limited, true, source, 3), expected, tooLong + " then " + first);
            }
        }
    }

    @Test
    void smallSources() throws IOException {
        for (String text : new String[] {
            "",
            "\n",
            "\n\n\r\n  ",
            "{\"v\":1}",
            "{\"v\":1}\n",
            "{\"v\":1}\r\n\n{\"v\":2}",
            "\ufeff{\"v\":1}\n{}",
            "x",
            "\ufeff"
        }) {
            sameAsSequential(LINES, true, text.getBytes(UTF_8), text);
            sameAsSequential(LINES, false, text.getBytes(UTF_8), text);
            byte[] bytes = text.getBytes(UTF_8);
            assertThat(Outcome.read(LINES, true, new Outcome.Trickle(bytes, 1), 2))
                    .isEqualTo(Outcome.fed(LINES, true, bytes));
        }
    }

    @Test
    void filesPlainAndCompressed(@TempDir Path folder) throws IOException {
        byte[] bytes = lines(3, 700_000, true);
        Path plain = Files.write(folder.resolve("plain.ndjson"), bytes);
        ByteArrayOutputStream compressed = new ByteArrayOutputStream();
        try (GZIPOutputStream out = new GZIPOutputStream(compressed)) {
            out.write(bytes);
        }
        Path gzip = Files.write(folder.resolve("plain.ndjson.gz"), compressed.toByteArray());
        Path empty = Files.write(folder.resolve("empty.ndjson"), new byte[0]);
        List<String> expected = Outcome.read(LINES, true, new ByteArrayInputStream(bytes));
        for (Path file : List.of(plain, gzip)) {
            for (int threads = 0; threads <= 3; threads++) {
                Outcome outcome = new Outcome();
                EventFormat<Map<String, Object>> format = outcome.handling(LINES, true);
                try (EventStream<Map<String, Object>> stream =
                        threads == 0 ? format.read(file) : format.read(file, threads)) {
                    stream.forEach(outcome::event);
                    assertThat(stream.position()).isEqualTo(bytes.length);
                }
                assertSame(outcome.lines(), expected, file.getFileName() + " " + threads);
                if (threads > 0) {
                    ConcurrentLinkedQueue<String> events = new ConcurrentLinkedQueue<>();
                    Outcome rejected = new Outcome();
                    rejected.handling(LINES, true)
                            .forEach(file, threads, event -> events.add("event " + Outcome.text(event)));
                    List<String> all = new ArrayList<>(events);
                    all.addAll(rejected.lines());
                    assertSame(Outcome.sorted(all), Outcome.sorted(expected), file.getFileName() + " unordered");
                }
            }
        }
        LINES.forEach(empty, 2, event -> assertThat(event).isNull());
        assertThat(LINES.read(empty, 2).read()).isNull();
        assertThat(LINES.read(empty).read()).isNull();
        assertThatThrownBy(() -> LINES.read(folder.resolve("absent"), 2)).isInstanceOf(NoSuchFileException.class);
        assertThatThrownBy(() -> LINES.read(folder).read()).isInstanceOf(IOException.class);
    }

    @Test
    void misuse() {
        InputStream source = InputStream.nullInputStream();
        assertThatThrownBy(() -> LINES.read(source, 0))
                .isExactlyInstanceOf(IllegalArgumentException.class)
                .hasMessage("threads must be at least 1 but is 0");
        assertThatThrownBy(() -> LINES.forEach(source, -1, event -> {}))
                .hasMessage("threads must be at least 1 but is -1");
        assertThatThrownBy(() -> LINES.forEach(source, 1, null))
                .isInstanceOf(NullPointerException.class)
                .hasMessage("consumer");
        EventFormat<Map<String, Object>> documents = EventFormat.documents(ProbeParser.ANYTHING);
        String message =
                "only JSON Lines can be read by several threads: in other formats, the beginning of an event is only known after all data before it has been read";
        assertThatThrownBy(() -> documents.read(source, 2))
                .isExactlyInstanceOf(IllegalStateException.class)
                .hasMessage(message);
        assertThatThrownBy(() -> documents.forEach(source, 2, event -> {})).hasMessage(message);
        assertThatThrownBy(() -> EventFormat.elements(ProbeParser.ANYTHING).read(Path.of("x"), 2))
                .hasMessage(message);
    }

    @Test
    void theHandlerIsCalledInOrderByOneThreadAtATime() throws IOException {
        byte[] bytes = lines(11, 3_000_000, true);
        AtomicInteger inside = new AtomicInteger();
        List<Long> numbers = new ArrayList<>();
        List<Long> offsets = new ArrayList<>();
        LINES.onRejected(bad -> {
                    assertThat(inside.incrementAndGet()).isEqualTo(1);
                    numbers.add(bad.number());
                    offsets.add(bad.offset());
                    assertThat(bad.error().line()).isEqualTo(bad.line());
                    Thread.yield();
                    inside.decrementAndGet();
                })
                .forEach(new ByteArrayInputStream(bytes), 4, event -> {});
        assertThat(numbers).hasSizeGreaterThan(10).isSorted().doesNotHaveDuplicates();
        assertThat(offsets).isSorted();
    }

    @Test
    void whatTheConsumerThrowsComesOut() {
        byte[] bytes = lines(5, 3_000_000, false);
        for (Throwable wanted : new Throwable[] {
            new IllegalStateException("full"),
            new StackOverflowError("deep"),
            new TimeoutException("not declared, as in Kotlin"),
            catchThrowable(() -> ProbeParser.ANYTHING.parse("x")) // one that looks like a bad event of the stream
        }) {
            FailingSource source = new FailingSource(bytes, -1, 100_000, null, null);
            AtomicInteger calls = new AtomicInteger();
            assertThat(catchThrowable(() -> LINES.forEach(source, 3, event -> {
                        if (calls.incrementAndGet() == 1_000) {
                            Undeclared.<RuntimeException>throwNow(wanted);
                        }
                    })))
                    .isSameAs(wanted);
            assertThat(source.closed).isEqualTo(1);
        }
    }

    /** What an application's class throws while an event is parsed, a setter or an adapter: the events before it have been delivered then. */
    @Test
    void whatParsingThrowsComesBehindTheEventsBeforeIt() throws IOException {
        byte[] bytes = lines(9, 1_000_000, false);
        List<String> all = Outcome.read(LINES, false, new ByteArrayInputStream(bytes));
        for (int failsAt : new int[] {0, 1, 100, all.size() / 2, all.size() - 1}) {
            for (Throwable wanted : new Throwable[] {
                new IllegalStateException("no"), new AssertionError("deep"), new TimeoutException("not declared")
            }) {
                ObjectParser<Map<String, Object>> setter = new ScanningParser<>() {
                    @Override
                    public EventType<Map<String, Object>> eventType() {
                        return ProbeParser.ANYTHING.eventType();
                    }

                    @Override
                    public Map<String, Object> read(JsonScanner in) {
                        Map<String, Object> event = ProbeParser.ANYTHING.read(in);
                        if (((Object[]) event.get("v"))[0].equals(failsAt)) {
                            Undeclared.<RuntimeException>throwNow(wanted);
                        }
                        return event;
                    }
                };
                EventFormat<Map<String, Object>> format = EventFormat.lines(setter);
                for (int threads = 0; threads <= 4; threads += 2) {
                    FailingSource source = new FailingSource(bytes, -1, 100_000, null, null);
                    Outcome outcome = new Outcome();
                    EventStream<Map<String, Object>> stream =
                            threads == 0 ? format.read(source) : format.read(source, threads);
                    assertThat(catchThrowable(() -> stream.forEach(outcome::event)))
                            .isSameAs(wanted);
                    assertSame(outcome.lines(), all.subList(0, failsAt), failsAt + ", " + threads + " threads");
                    assertThat(source.closed).isEqualTo(1);
                    assertThatThrownBy(stream::read).hasMessage("the stream of events is closed");
                }
                FailingSource source = new FailingSource(bytes, -1, 100_000, null, null);
                assertThat(catchThrowable(() -> format.forEach(source, 3, event -> {})))
                        .isSameAs(wanted);
                assertThat(source.closed).isEqualTo(1);
            }
        }
    }

    /** More bad lines than may wait for the handler, and blocks that the reader goes on with. */
    @Test
    void manyBadLinesBetweenGoodOnes() throws IOException {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < 60_000; i++) {
            text.append(i % 1000 == 7 ? "{\"v\":" + i + "}\n" : "bad\n");
        }
        text.append("{}\n".repeat(200_000));
        sameAsSequential(LINES, true, text.toString().getBytes(UTF_8), "many bad lines");
    }

    /** Each block has more bad lines than may wait, so threads wait for the blocks before theirs. */
    @Test
    void blocksOfBadLinesAreReportedInOrder() throws IOException {
        int count = 5 * BLOCK / 4;
        List<Long> numbers = new ArrayList<>();
        AtomicInteger events = new AtomicInteger();
        LINES.onRejected(bad -> numbers.add(bad.number()))
                .forEach(
                        new ByteArrayInputStream("bad\n".repeat(count).getBytes(UTF_8)),
                        3,
                        event -> events.incrementAndGet());
        assertThat(events).hasValue(0);
        assertThat(numbers).hasSize(count).isSorted().doesNotHaveDuplicates();
    }

    /** All bad lines together need more memory than may wait at a time. */
    @Test
    void badLinesThatHaveBeenReportedCountNoLonger() throws IOException {
        String block = ("x".repeat(1_299) + "\n").repeat(200);
        byte[] bytes = block.repeat(120).getBytes(UTF_8);
        AtomicInteger rejected = new AtomicInteger();
        LINES.onRejected(bad -> rejected.incrementAndGet()).forEach(new ByteArrayInputStream(bytes), 2, event -> {});
        assertThat(rejected).hasValue(24_000);
    }

    /** Two threads fail at once: one exception is thrown, the other is suppressed. */
    @Test
    void exceptionsOfTwoThreads() {
        byte[] bytes = "{\"v\":1}\n{\"v\":2}\n".getBytes(UTF_8);
        FailingSource source = new FailingSource(bytes, -1, 8, null, null);
        CountDownLatch both = new CountDownLatch(2);
        Throwable thrown = catchThrowable(() -> LINES.forEach(source, 2, event -> {
            both.countDown();
            try {
                both.await();
            } catch (InterruptedException e) {
                throw new AssertionError(e);
            }
            throw new IllegalStateException("event " + event.get("v"));
        }));
        assertThat(thrown).isExactlyInstanceOf(IllegalStateException.class);
        assertThat(thrown.getSuppressed()).hasSize(1);
        assertThat(List.of(thrown.getMessage(), thrown.getSuppressed()[0].getMessage()))
                .containsExactlyInAnyOrder("event 1", "event 2");
        assertThat(source.closed).isEqualTo(1);
    }

    /** An interrupt of the calling thread, which has nothing more to read, stops the threads that have. */
    @Test
    void interruptedWhileAnotherThreadIsInTheConsumer() throws Exception {
        byte[] bytes = "{\"v\":1}\n{\"v\":2}\n".getBytes(UTF_8);
        FailingSource source = new FailingSource(bytes, -1, 8, null, null);
        CountDownLatch arrived = new CountDownLatch(1);
        CountDownLatch release = new CountDownLatch(1);
        AtomicReference<Throwable> thrown = new AtomicReference<>();
        AtomicBoolean flag = new AtomicBoolean();
        Thread caller = new Thread(() -> {
            Thread self = Thread.currentThread();
            thrown.set(catchThrowable(() -> LINES.forEach(source, 2, event -> {
                try {
                    if (Thread.currentThread() == self) {
                        arrived.await();
                    } else {
                        arrived.countDown();
                        release.await();
                    }
                } catch (InterruptedException e) {
                    throw new AssertionError(e);
                }
            })));
            flag.set(self.isInterrupted());
        });
        caller.start();
        arrived.await();
        while (List.of(caller.getStackTrace()).stream()
                .noneMatch(frame -> frame.getMethodName().equals("awaitThreads"))) {
            Thread.sleep(1);
        }
        caller.interrupt();
        long deadline = System.nanoTime() + 5_000_000_000L;
        while (source.closed == 0 && System.nanoTime() < deadline) {
            Thread.sleep(1);
        }
        assertThat(source.closed).isEqualTo(1);
        release.countDown();
        caller.join();
        assertThat(thrown.get())
                .isExactlyInstanceOf(InterruptedIOException.class)
                .hasMessage("interrupted while waiting for events");
        assertThat(flag).isTrue();
    }

    /** Throws any exception where none is declared. */
    private static final class Undeclared {
        @SuppressWarnings("unchecked")
        static <E extends Throwable> void throwNow(Throwable wanted) throws E {
            throw (E) wanted;
        }
    }

    /** A source that gives some bytes and then waits until it is closed, as a socket does. */
    private static final class Waiting extends InputStream {
        private final ByteArrayInputStream bytes;
        final CountDownLatch waits = new CountDownLatch(1);
        final CountDownLatch closed = new CountDownLatch(1);
        final AtomicInteger closes = new AtomicInteger();

        Waiting(String text) {
            bytes = new ByteArrayInputStream(text.getBytes(UTF_8));
        }

        @Override
        public int read() throws IOException {
            byte[] one = new byte[1];
            return read(one, 0, 1) < 0 ? -1 : one[0];
        }

        @Override
        public int read(byte[] target, int from, int length) throws IOException {
            int count = bytes.read(target, from, length);
            if (count > 0) {
                return count;
            }
            waits.countDown();
            boolean interrupted = false;
            while (true) {
                try {
                    closed.await();
                    if (interrupted) {
                        Thread.currentThread().interrupt();
                    }
                    throw new IOException("closed while it was read");
                } catch (InterruptedException e) {
                    interrupted = true; // as a socket, which does not care
                }
            }
        }

        @Override
        public void close() {
            closes.incrementAndGet();
            closed.countDown();
        }
    }

    @Test
    void closingEarlyEndsTheThreads() throws Exception {
        try (EventStream<Map<String, Object>> stream =
                LINES.read(new ByteArrayInputStream(lines(5, 3_000_000, false)), 3)) {
            assertThat(stream.read()).containsKey("v");
        }
        Waiting source = new Waiting("{\"v\":1}\n");
        EventStream<Map<String, Object>> stream = LINES.read(source, 3);
        assertThat(stream.read()).containsEntry("v", 1);
        source.waits.await();
        assertThat(Thread.getAllStackTraces().keySet().stream()
                        .filter(thread -> thread.getName().startsWith("schemac-lines-")))
                .isNotEmpty()
                .allMatch(Thread::isDaemon);
        stream.close();
        stream.close();
        assertThatThrownBy(stream::read)
                .isExactlyInstanceOf(IOException.class)
                .hasMessage("the stream of events is closed");
        assertThat(source.closes).hasValue(1);
    }

    @Test
    void closingWhileAnotherThreadReadsIsNoEndOfTheEvents() throws Exception {
        Waiting source = new Waiting("{\"v\":1}\n");
        EventStream<Map<String, Object>> stream = LINES.read(source, 2);
        assertThat(stream.read()).containsEntry("v", 1);
        AtomicReference<Throwable> thrown = new AtomicReference<>();
        Thread reader = new Thread(() -> thrown.set(catchThrowable(stream::read)));
        reader.start();
        while (reader.getState() != Thread.State.WAITING) {
            Thread.sleep(1);
        }
        stream.close();
        reader.join();
        assertThat(thrown.get())
                .isExactlyInstanceOf(IOException.class)
                .hasMessage("the stream of events was closed while it was read");
        assertThat(source.closes).hasValue(1);
    }

    @Test
    void aReaderThatIsInterrupted() throws Exception {
        Waiting source = new Waiting("{\"v\":1}\n");
        AtomicReference<Throwable> thrown = new AtomicReference<>();
        Thread reader = new Thread(() -> thrown.set(catchThrowable(() -> {
            EventStream<Map<String, Object>> stream = LINES.read(source, 2);
            stream.read();
            try {
                stream.read();
            } finally {
                assertThat(Thread.currentThread().isInterrupted()).isTrue();
            }
        })));
        reader.start();
        source.waits.await();
        reader.interrupt();
        reader.join();
        assertThat(thrown.get())
                .isExactlyInstanceOf(InterruptedIOException.class)
                .hasMessage("interrupted while waiting for events");
        assertThat(source.closes).hasValue(1);
    }

    @Test
    void closingEndsAThreadThatWaitsForTheReader() throws Exception {
        EventStream<Map<String, Object>> stream = LINES.read(new ByteArrayInputStream(lines(7, 10 * BLOCK, false)), 1);
        awaitWaiting(threadAhead());
        stream.close();
    }

    /** Interrupts of other code end the threads that parse ahead; that is no end of the events. */
    @Test
    void interruptedThreadsAreAnErrorAfterTheEventsBefore() throws Exception {
        byte[] bytes = lines(7, 10 * BLOCK, false);
        FailingSource source = new FailingSource(bytes, -1, 100_000, null, null);
        EventStream<Map<String, Object>> stream = LINES.read(source, 1);
        Thread ahead = threadAhead();
        awaitWaiting(ahead);
        ahead.interrupt();
        Outcome outcome = new Outcome();
        assertThatThrownBy(() -> {
                    for (Map<String, Object> event = stream.read(); event != null; event = stream.read()) {
                        outcome.event(event);
                    }
                })
                .isExactlyInstanceOf(InterruptedIOException.class)
                .hasMessage("interrupted while waiting for events");
        List<String> all = Outcome.read(LINES, false, new ByteArrayInputStream(bytes));
        assertThat(outcome.lines()).hasSizeBetween(1, all.size() - 1);
        assertSame(outcome.lines(), all.subList(0, outcome.lines().size()), "events before");
        assertThat(source.closed).isEqualTo(1);
    }

    /** Whether the calling thread or another one is in the source. */
    @Test
    void aFailureWakesWhoWaitsForTheSource() throws Exception {
        for (String second : new String[] {"{\"v\":2}\n", "bad\n"}) {
            Waiting source = new Waiting("{\"v\":1}\n" + second);
            RuntimeException wanted = new IllegalStateException("full");
            Throwable thrown = catchThrowable(() -> LINES.forEach(source, 3, event -> {
                try {
                    source.waits.await();
                } catch (InterruptedException e) {
                    throw new AssertionError(e);
                }
                if (event.get("v").equals(2)) {
                    throw wanted;
                }
            }));
            if (second.startsWith("{")) {
                assertThat(thrown).isSameAs(wanted);
            } else {
                assertThat(thrown)
                        .isExactlyInstanceOf(JsonParseException.class)
                        .hasMessage("expected object but found invalid text at $ (line 2, column 1)");
            }
            assertThat(source.closes).hasValue(1);
        }
    }

    /** Gives bytes up to a place, and then waits; an interrupt ends that as it ends the waiting of a channel. */
    private static final class Interruptible extends InputStream {
        private final byte[] bytes;
        private final int waitsAt;
        private int at;
        final CountDownLatch waits = new CountDownLatch(1);
        final CountDownLatch closed = new CountDownLatch(1);
        final AtomicInteger closes = new AtomicInteger();

        Interruptible(byte[] bytes, int waitsAt) {
            this.bytes = bytes;
            this.waitsAt = waitsAt;
        }

        @Override
        public int read() throws IOException {
            byte[] one = new byte[1];
            return read(one, 0, 1) < 0 ? -1 : one[0] & 0xff;
        }

        @Override
        public int read(byte[] target, int from, int length) throws IOException {
            if (at == waitsAt) {
                waits.countDown();
                try {
                    closed.await();
                } catch (InterruptedException e) {
                    Thread.currentThread().interrupt();
                    throw new InterruptedIOException("interrupted in the source");
                }
                throw new IOException("closed while it was read");
            }
            int count = Math.min(length, waitsAt - at);
            System.arraycopy(bytes, at, target, from, count);
            at += count;
            return count;
        }

        @Override
        public void close() {
            closes.incrementAndGet();
            closed.countDown();
        }
    }

    /** Whether the interrupted thread itself is in the source, waits for its turn there, or for the other threads. */
    @Test
    void interruptedWhereverTheSourceWaits() throws Exception {
        byte[] bytes = "{\"v\":1}\n{\"v\":\"two\"}\n\n{\"v\":3}\n".getBytes(UTF_8);
        for (int at = 0; at <= bytes.length; at++) {
            Outcome whole = new Outcome();
            LINES.feed(whole::event).feed(bytes, 0, at);
            for (int threads = 0; threads <= 6; threads++) {
                boolean unordered = threads > 3;
                int count = unordered ? threads - 3 : threads;
                Interruptible source = new Interruptible(bytes, at);
                List<String> events = Collections.synchronizedList(new ArrayList<>());
                AtomicReference<Throwable> thrown = new AtomicReference<>();
                AtomicBoolean flag = new AtomicBoolean();
                Thread reader = new Thread(() -> {
                    thrown.set(catchThrowable(() -> {
                        if (unordered) {
                            LINES.forEach(source, count, event -> events.add("event " + Outcome.text(event)));
                            return;
                        }
                        try (EventStream<Map<String, Object>> stream =
                                count == 0 ? LINES.read(source) : LINES.read(source, count)) {
                            stream.forEach(event -> events.add("event " + Outcome.text(event)));
                        }
                    }));
                    flag.set(Thread.currentThread().isInterrupted());
                });
                reader.start();
                source.waits.await();
                while (events.size() < whole.lines().size()) {
                    Thread.onSpinWait();
                }
                reader.interrupt();
                reader.join();
                String as = "at byte " + at + ", " + count + (unordered ? " threads in no order" : " threads");
                Throwable cause = thrown.get() instanceof UncheckedIOException e ? e.getCause() : thrown.get();
                assertThat(cause).as(as).isExactlyInstanceOf(InterruptedIOException.class);
                assertThat(flag).as(as).isTrue();
                assertThat(Outcome.sorted(events)).as(as).isEqualTo(Outcome.sorted(whole.lines()));
                assertThat(source.closes).as(as).hasValue(1);
            }
        }
    }

    /** A source that does not care for interrupts is closed by the calling thread, unless that is in the source itself. */
    @Test
    void interruptedWhileTheOthersRead() throws Exception {
        for (int round = 0; round < Volume.of(20, 1_000); round++) {
            Waiting source = new Waiting("{\"v\":1}\n");
            AtomicReference<Thread> inSource = new AtomicReference<>();
            InputStream watched = new FilterInputStream(source) {
                @Override
                public int read(byte[] target, int from, int length) throws IOException {
                    inSource.set(Thread.currentThread());
                    return super.read(target, from, length);
                }
            };
            AtomicReference<Throwable> thrown = new AtomicReference<>();
            AtomicBoolean flag = new AtomicBoolean();
            CountDownLatch seen = new CountDownLatch(1);
            Thread reader = new Thread(() -> {
                thrown.set(catchThrowable(() -> LINES.forEach(watched, 2, event -> seen.countDown())));
                flag.set(Thread.currentThread().isInterrupted());
            });
            reader.start();
            source.waits.await();
            seen.await();
            if (inSource.get() == reader) {
                source.close(); // nothing else helps
                reader.join();
                assertThat(thrown.get()).isExactlyInstanceOf(IOException.class).hasMessage("closed while it was read");
                continue;
            }
            reader.interrupt();
            reader.join();
            assertThat(thrown.get())
                    .isExactlyInstanceOf(InterruptedIOException.class)
                    .hasMessage("interrupted while waiting for events");
            assertThat(flag).isTrue();
            assertThat(source.closes).hasValue(1);
        }
    }
}
