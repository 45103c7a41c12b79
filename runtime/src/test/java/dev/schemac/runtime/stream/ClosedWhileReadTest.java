package dev.schemac.runtime.stream;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import dev.schemac.runtime.ProbeParser;
import dev.schemac.testing.Volume;
import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A stream that another thread closes while it is read: the events before, then an IOException, whatever the source makes of it. */
@Timeout(120)
class ClosedWhileReadTest {
    private static final EventFormat<Map<String, Object>> LINES = EventFormat.lines(ProbeParser.ANYTHING);

    /** What a source does when it is closed while it is read. */
    private enum Then {
        GIVES_MORE,
        GIVES_NOTHING,
        ENDS,
        THROWS_NULL_POINTER,
        THROWS_IO
    }

    /** At a byte, while it is read, it has another thread close the stream, and waits for that. */
    private static final class Closing extends InputStream {
        private final byte[] bytes;
        private final int closesAt;
        private final int atATime;
        private final Then then;
        private final IOException failure = new IOException("closed by a thread");
        private int at;
        private boolean done;
        volatile Closeable stream;
        volatile Thread closer;
        final AtomicInteger closed = new AtomicInteger();

        Closing(byte[] bytes, int closesAt, int atATime, Then then) {
            this.bytes = bytes;
            this.closesAt = closesAt;
            this.atATime = atATime;
            this.then = then;
        }

        @Override
        public int read() throws IOException {
            byte[] one = new byte[1];
            int count = 0;
            while (count == 0) {
                count = read(one, 0, 1);
            }
            return count < 0 ? -1 : one[0] & 0xff;
        }

        @Override
        public int read(byte[] target, int from, int length) throws IOException {
            if (at == closesAt && !done) {
                done = true;
                closeByAnotherThread();
                switch (then) {
                    case GIVES_MORE -> {}
                    case GIVES_NOTHING -> {
                        return 0;
                    }
                    case ENDS -> {
                        return -1;
                    }
                    case THROWS_NULL_POINTER -> throw new NullPointerException("in");
                    case THROWS_IO -> throw failure;
                }
            }
            if (at == bytes.length) {
                return -1;
            }
            int end = at < closesAt ? closesAt : bytes.length;
            int count = Math.min(Math.min(length, atATime), end - at);
            System.arraycopy(bytes, at, target, from, count);
            at += count;
            return count;
        }

        private void closeByAnotherThread() {
            AtomicReference<Throwable> thrown = new AtomicReference<>();
            closer = new Thread(() -> {
                while (stream == null) {
                    Thread.onSpinWait(); // threads read ahead of the caller
                }
                thrown.set(catchThrowable(stream::close));
            });
            closer.start();
            try {
                closer.join();
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt(); // threads are interrupted when their stream is closed
            }
        }

        @Override
        public void close() {
            closed.incrementAndGet();
        }
    }

    private static Throwable drain(
            EventFormat<Map<String, Object>> format, Closing source, int threads, Outcome outcome) {
        Throwable thrown = catchThrowable(() -> {
            EventStream<Map<String, Object>> stream = threads == 0 ? format.read(source) : format.read(source, threads);
            source.stream = stream;
            for (Map<String, Object> event = stream.read(); event != null; event = stream.read()) {
                outcome.event(event);
            }
        });
        try {
            source.closer.join(); // it may be behind whom it has woken
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
        return thrown;
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '#',
            value = {
                "lines#0#{'v':1}|{'v':'two'}|  {'v':[3]}|{}",
                "lines#1#{'v':1}|{'v':'two'}|  {'v':[3]}|{}",
                "lines#3#{'v':1}|{'v':'two'}|  {'v':[3]}|{}",
                "documents#0#{'v':1}{'v':'two'} {'v':[3]}|{}",
                "$#0#[{'v':1},{'v':'two'} , {'v':[3]}]|",
                "$.users#0#{'a':[1,{'b':null}],'users':[{'v':1},{'v':'two'}],'c':true}"
            })
    void atEachByte(String framing, int threads, String text) {
        byte[] bytes = text.replace('\'', '"').replace('|', '\n').getBytes(UTF_8);
        EventFormat<Map<String, Object>> format = switch (framing) {
            case "lines" -> LINES;
            case "documents" -> EventFormat.documents(ProbeParser.ANYTHING);
            default -> EventFormat.elements(ProbeParser.ANYTHING, framing);
        };
        for (Then then : Then.values()) {
            // The first byte is read before there is a stream to close.
            for (int at = 1; at <= bytes.length; at++) {
                for (int atATime : new int[] {1, 1000}) {
                    Closing source = new Closing(bytes, at, atATime, then);
                    Outcome outcome = new Outcome();
                    Throwable thrown = drain(format.onRejected(outcome::rejected), source, threads, outcome);
                    Outcome whole = new Outcome();
                    format.feed(whole::event).feed(bytes, 0, at);
                    String as = then + " at byte " + at;
                    assertThat(thrown).as(as).isExactlyInstanceOf(IOException.class);
                    if (then == Then.THROWS_IO && threads == 0) {
                        assertThat(thrown).as(as).isSameAs(source.failure);
                    } else if (threads == 0) {
                        assertThat(thrown).as(as).hasMessage("the stream of events was closed while it was read");
                    } else { // it may be closed before the next event is asked for
                        assertThat(thrown.getMessage())
                                .as(as)
                                .isIn(
                                        "the stream of events was closed while it was read",
                                        "the stream of events is closed");
                    }
                    if (then == Then.THROWS_NULL_POINTER && threads == 0) {
                        assertThat(thrown).as(as).hasCauseExactlyInstanceOf(NullPointerException.class);
                    }
                    if (threads == 0) {
                        assertThat(outcome.lines()).as(as).isEqualTo(whole.lines());
                    } else { // what has been parsed ahead need not have been asked for
                        assertThat(whole.lines().subList(0, outcome.lines().size()))
                                .as(as)
                                .isEqualTo(outcome.lines());
                    }
                    assertThat(source.closed).as(as).hasValue(1);
                }
            }
        }
    }

    private static byte[] gzip(byte[]... members) throws IOException {
        ByteArrayOutputStream all = new ByteArrayOutputStream();
        for (byte[] member : members) {
            try (GZIPOutputStream out = new GZIPOutputStream(all)) {
                out.write(member);
            }
        }
        return all.toByteArray();
    }

    @Test
    void atEachByteOfGzip() throws IOException {
        byte[] bytes = gzip("{\"v\":1}\n{\"v\":2}\n".getBytes(UTF_8), "{\"v\":3}\n".getBytes(UTF_8));
        List<String> all = List.of("event {v=1;}", "event {v=2;}", "event {v=3;}");
        for (Then then : Then.values()) {
            for (int at = 2; at <= bytes.length; at++) { // two bytes are read before there is a stream to close
                for (int atATime : new int[] {1, 1000}) {
                    for (int threads = 0; threads <= 2; threads += 2) {
                        Closing source = new Closing(bytes, at, atATime, then);
                        Outcome outcome = new Outcome();
                        Throwable thrown = drain(LINES.onRejected(outcome::rejected), source, threads, outcome);
                        String as = then + " at byte " + at;
                        assertThat(thrown).as(as).isInstanceOf(IOException.class);
                        assertThat(all.subList(0, outcome.lines().size()))
                                .as(as)
                                .isEqualTo(outcome.lines());
                        assertThat(source.closed).as(as).hasValue(1);
                    }
                }
            }
        }
    }

    /** The JDK's sources, closed at any time: all events, or some of them and an IOException. */
    @Test
    void atAnyTime(@TempDir Path folder) throws Exception {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < 30_000; i++) {
            text.append("{\"v\":").append(i).append("}\n");
        }
        byte[] bytes = text.toString().getBytes(UTF_8);
        Path plain = Files.write(folder.resolve("plain.ndjson"), bytes);
        Path gzip = Files.write(folder.resolve("plain.ndjson.gz"), gzip(bytes, bytes));
        int closedEarly = 0;
        int rounds = Volume.cases(80, 600);
        for (int round = 0; round < rounds; round++) {
            EventStream<Map<String, Object>> stream = switch (round % 8) {
                case 0 -> LINES.read(plain);
                case 1 -> LINES.read(gzip);
                case 2 -> LINES.read(Files.newInputStream(plain));
                case 3 -> LINES.read(Files.newInputStream(gzip));
                case 4 -> LINES.read(new BufferedInputStream(Files.newInputStream(plain), 100));
                case 5 -> LINES.read(FileChannel.open(plain));
                case 6 -> LINES.read(gzip, 2);
                default -> LINES.read(plain, 2);
            };
            AtomicReference<Throwable> thrown = new AtomicReference<>();
            AtomicInteger events = new AtomicInteger();
            Thread reader = new Thread(() -> thrown.set(catchThrowable(() -> {
                for (Map<String, Object> event = stream.read(); event != null; event = stream.read()) {
                    assertThat(event.get("v")).isEqualTo(events.getAndIncrement() % 30_000);
                }
            })));
            reader.start();
            int wanted = round * 37 % 20_000;
            while (events.get() < wanted && reader.isAlive()) {
                Thread.onSpinWait();
            }
            stream.close();
            reader.join();
            if (thrown.get() == null) {
                assertThat(events.get() % 30_000).isZero();
            } else {
                closedEarly++;
                assertThat(thrown.get()).as("round %d", round).isInstanceOf(IOException.class);
            }
        }
        assertThat(closedEarly).isGreaterThan(rounds / 6);
    }
}
