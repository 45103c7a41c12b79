package dev.schemac.runtime.stream;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.JsonWriter;
import dev.schemac.runtime.ProbeParser;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.Arrays;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executors;
import java.util.concurrent.ThreadFactory;

/** The program of {@link LargeStreamsTest} that prints how much memory streams keep which wait behind a large event. */
final class IdleStream {
    private static final int LARGE = 24 << 20;
    private static final EventFormat<Map<String, Object>> LINES = EventFormat.lines(ProbeParser.ANYTHING);
    private static final EventFormat<Map<String, Object>> DOCUMENTS = EventFormat.documents(ProbeParser.ANYTHING);

    private IdleStream() {}

    /** A large event of text beyond ASCII, some small ones, and then nothing for as long as the latch is closed. */
    private static final class Source extends InputStream {
        private final int length;
        private final CountDownLatch latch;
        private final CountDownLatch idle = new CountDownLatch(1);
        private int at;

        Source(int length, CountDownLatch latch) {
            this.length = length;
            this.latch = latch;
        }

        @Override
        public int read() throws IOException {
            byte[] one = new byte[1];
            return read(one, 0, 1) < 0 ? -1 : one[0] & 0xff;
        }

        @Override
        public int read(byte[] target, int from, int count) throws IOException {
            byte[] begin = "{\"v\":\"".getBytes(UTF_8);
            byte[] end = "\"}\n{\"v\":\"x\"}\n{\"v\":\"y\"}\n".getBytes(UTF_8);
            int given = 0;
            if (at < begin.length) {
                given = Math.min(count, begin.length - at);
                System.arraycopy(begin, at, target, from, given);
            } else if (at < begin.length + length) {
                given = Math.min(count, Math.min(1 << 16, begin.length + length - at));
                for (int i = 0; i < given; i++) {
                    target[from + i] = (byte) ((at + i - begin.length) % 2 == 0 ? 0xc3 : 0xa4);
                }
            } else if (at < begin.length + length + end.length) {
                int inEnd = at - begin.length - length;
                given = Math.min(count, end.length - inEnd);
                System.arraycopy(end, inEnd, target, from, given);
            } else {
                idle.countDown();
                try {
                    latch.await();
                } catch (InterruptedException e) {
                    throw new IOException(e);
                }
                return -1;
            }
            at += given;
            return given;
        }
    }

    private static long used() {
        System.gc();
        return Runtime.getRuntime().totalMemory() - Runtime.getRuntime().freeMemory();
    }

    /** Prints how many MB there are more than before, once the threads have come to rest. */
    private static void report(String what, long before) throws InterruptedException {
        long more = used() - before;
        for (int i = 0; i < 200 && more >= 1 << 19; i++) {
            Thread.sleep(20);
            more = used() - before;
        }
        System.out.println(what + ": " + (Math.max(0, more) + (1 << 19) >> 20) + " MB");
    }

    public static void main(String[] arguments) throws Exception {
        read("lines", LINES, 0);
        read("documents", DOCUMENTS, 0);
        read("lines with 2 threads", LINES, 2);
        unordered();
        feed("lines that are fed", LINES, 10_000);
        feed("documents that are fed", DOCUMENTS, 10_000);
        feed("documents that are fed as a whole", DOCUMENTS, LARGE + 100);
        write("events that are written");
    }

    private static void read(String what, EventFormat<Map<String, Object>> format, int threads) throws Exception {
        CountDownLatch latch = new CountDownLatch(1);
        Source source = new Source(LARGE, latch);
        long before = used();
        try (EventStream<Map<String, Object>> stream =
                threads == 0 ? format.read(source) : format.read(source, threads)) {
            expect(((String) stream.read().get("v")).length() == LARGE / 2);
            if (threads == 0) {
                report(what + ", behind the event", before);
            }
            expect(stream.read().get("v").equals("x"));
            expect(stream.read().get("v").equals("y"));
            Thread reader = Executors.defaultThreadFactory().newThread(() -> {
                try {
                    expect(stream.read() == null);
                } catch (IOException e) {
                    throw new IllegalStateException(e);
                }
            });
            reader.start();
            source.idle.await();
            report(what + ", waiting", before);
            latch.countDown();
            reader.join();
        }
    }

    private static void unordered() throws Exception {
        CountDownLatch latch = new CountDownLatch(1);
        Source source = new Source(LARGE, latch);
        long before = used();
        ThreadFactory threads = Executors.defaultThreadFactory();
        CountDownLatch events = new CountDownLatch(3);
        Thread reader = threads.newThread(() -> {
            try {
                LINES.forEach(source, 2, event -> events.countDown());
            } catch (IOException e) {
                throw new IllegalStateException(e);
            }
        });
        reader.start();
        events.await();
        source.idle.await();
        report("unordered lines, waiting", before);
        latch.countDown();
        reader.join();
    }

    private static void feed(String what, EventFormat<Map<String, Object>> format, int piece)
            throws IOException, InterruptedException {
        CountDownLatch latch = new CountDownLatch(0);
        Source source = new Source(LARGE, latch);
        long before = used();
        int[] events = new int[1];
        EventFeed<Map<String, Object>> feed = format.feed(event -> events[0]++);
        byte[] bytes = new byte[piece];
        for (int count = source.readNBytes(bytes, 0, piece); count > 0; count = source.readNBytes(bytes, 0, piece)) {
            feed.feed(bytes, 0, count);
        }
        expect(events[0] == 3);
        bytes = null;
        report(what, before);
        feed.finish();
    }

    private static void write(String what) throws IOException, InterruptedException {
        long before = used();
        try (EventWriter<String> writer = EventWriter.lines(
                (String value, JsonWriter out) -> {
                    out.beginObject();
                    out.member("v", value);
                    out.endObject();
                },
                OutputStream.nullOutputStream(),
                JsonOptions.DEFAULT)) {
            char[] large = new char[LARGE];
            Arrays.fill(large, 'x');
            String text = new String(large);
            large = null;
            writer.write(text);
            text = null;
            writer.flush();
            report(what, before);
            writer.write("y");
        }
    }

    private static void expect(boolean condition) {
        if (!condition) {
            throw new IllegalStateException("the events are not those of the source");
        }
    }
}
