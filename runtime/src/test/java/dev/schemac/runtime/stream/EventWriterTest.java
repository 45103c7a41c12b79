package dev.schemac.runtime.stream;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowable;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonToken;
import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.JsonWriteException;
import dev.schemac.runtime.ObjectWriter;
import dev.schemac.runtime.ProbeParser;
import dev.schemac.testing.Seed;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.channels.WritableByteChannel;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Events out: as lines and as an array, to targets that work and that do not. */
class EventWriterTest {
    /** Writes {@code {"v":value}}. */
    private static final ObjectWriter<Object> WRITER = (value, out) -> {
        out.beginObject();
        out.untypedMember("v", value);
        out.endObject();
    };

    private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();

    private String written() {
        return bytes.toString(UTF_8);
    }

    @Test
    void lines() throws IOException {
        try (EventWriter<Object> out = EventWriter.lines(WRITER, bytes)) {
            out.write(1);
            out.write("a\nb");
            assertThat(out.count()).isEqualTo(2);
        }
        assertThat(written()).isEqualTo("{\"v\":1}\n{\"v\":\"a\\nb\"}\n");
    }

    @Test
    void anArray() throws IOException {
        try (EventWriter<Object> out = EventWriter.array(WRITER, bytes)) {
            out.write(1);
            out.write("x");
        }
        assertThat(written()).isEqualTo("[\n{\"v\":1},\n{\"v\":\"x\"}\n]\n");
    }

    @Test
    void nothing() throws IOException {
        EventWriter.lines(WRITER, bytes).close();
        assertThat(written()).isEmpty();
        EventWriter.array(WRITER, bytes).close();
        assertThat(written()).isEqualTo("[]\n");
    }

    @Test
    void indentation() throws IOException {
        JsonOptions indented = JsonOptions.DEFAULT.withIndent(2);
        try (EventWriter<Object> out = EventWriter.lines(WRITER, bytes, indented)) {
            out.write(List.of(1));
        }
        assertThat(written()).isEqualTo("{\"v\":[1]}\n");
        bytes.reset();
        try (EventWriter<Object> out = EventWriter.array(WRITER, bytes, indented)) {
            out.write(1);
            out.write(2);
        }
        assertThat(written()).isEqualTo("[\n{\n  \"v\": 1\n},\n{\n  \"v\": 2\n}\n]\n");
    }

    @Test
    void rawValuesWithLineFeedsStayInTheirLine() throws IOException {
        ObjectWriter<String> raw = (value, out) -> {
            out.beginObject();
            out.name("v");
            out.rawValue(value);
            out.endObject();
        };
        try (EventWriter<String> out = EventWriter.lines(raw, bytes)) {
            out.write("[1,\n\n 2\r\n]");
            out.write("\"a\\nb\"");
        }
        assertThat(written()).isEqualTo("{\"v\":[1,   2  ]}\n{\"v\":\"a\\nb\"}\n");
        assertThat(Outcome.fed(EventFormat.lines(ProbeParser.ANYTHING), true, bytes.toByteArray()))
                .containsExactly("event {v=[1, 2];}", "event {v='a\nb';}");
    }

    @Test
    void anEventThatCannotBeWrittenLeavesNothing() throws IOException {
        ObjectWriter<Object> writer = (value, out) -> {
            if (value.equals("nothing")) {
                return;
            }
            out.beginObject();
            out.untypedMember("v", value);
            if (!value.equals("open")) {
                out.endObject();
            }
        };
        for (boolean array : new boolean[] {false, true}) {
            bytes.reset();
            try (EventWriter<Object> out =
                    array ? EventWriter.array(writer, bytes) : EventWriter.lines(writer, bytes)) {
                assertThatThrownBy(() -> out.write(Double.NaN)).isInstanceOf(JsonWriteException.class);
                assertThatThrownBy(() -> out.write("nothing")).isInstanceOf(IllegalStateException.class);
                out.write(1);
                assertThatThrownBy(() -> out.write("open")).isInstanceOf(IllegalStateException.class);
                assertThatThrownBy(() -> out.write(new Object())).isInstanceOf(JsonWriteException.class);
                assertThatThrownBy(() -> out.write(null))
                        .isInstanceOf(NullPointerException.class)
                        .hasMessage("value");
                out.write(2);
                assertThat(out.count()).isEqualTo(2);
            }
            assertThat(written()).isEqualTo(array ? "[\n{\"v\":1},\n{\"v\":2}\n]\n" : "{\"v\":1}\n{\"v\":2}\n");
        }
    }

    /** A target that accepts so many bytes. */
    private static final class Full extends OutputStream {
        final ByteArrayOutputStream written = new ByteArrayOutputStream();
        final IOException failure = new IOException("no space left");
        int capacity;
        int flushed;
        int closed;

        Full(int capacity) {
            this.capacity = capacity;
        }

        @Override
        public void write(int b) throws IOException {
            write(new byte[] {(byte) b}, 0, 1);
        }

        @Override
        public void write(byte[] source, int from, int length) throws IOException {
            if (length > capacity) {
                throw failure;
            }
            capacity -= length;
            written.write(source, from, length);
        }

        @Override
        public void flush() {
            flushed++;
        }

        @Override
        public void close() {
            closed++;
        }
    }

    /** The lengths of the pieces that a target receives. */
    private static final class Pieces extends OutputStream {
        final List<Integer> lengths = new ArrayList<>();
        int flushed;

        @Override
        public void write(int b) {
            lengths.add(1);
        }

        @Override
        public void write(byte[] source, int from, int length) {
            lengths.add(length);
        }

        @Override
        public void flush() {
            flushed++;
        }
    }

    private static String value(int eventBytes) {
        return "x".repeat(eventBytes - 8);
    }

    /** Lines of 64 bytes fill the buffer exactly. */
    @Test
    void aFullBufferIsSentOnceMoreFollows() throws IOException {
        Pieces target = new Pieces();
        EventWriter<Object> out = EventWriter.lines(WRITER, target);
        for (int i = 0; i < 1_024; i++) {
            out.write(value(63));
        }
        assertThat(target.lengths).isEmpty();
        out.write(value(63));
        assertThat(target.lengths).containsExactly(1 << 16);
        out.close();
        assertThat(target.lengths).containsExactly(1 << 16, 64);
        assertThat(target.flushed).isEqualTo(1);
    }

    /** After a large event the buffer has its size, or twice the former one, until a flush releases it. */
    @Test
    void theBufferGrowsWithLargeEventsAndShrinksWithAFlush() throws IOException {
        int half = 1 << 19;
        for (int[] each : new int[][] {
            {(1 << 16) - 1, 1 << 16, 1 << 16},
            {1 << 16, 1 << 17, 1 << 17},
            {100_000, 1 << 17, 1 << 17},
            {200_000, 200_001, 200_001},
            {half, half + 1, half + 1},
            {half + 1, half + 2, 1 << 16}
        }) {
            Pieces target = new Pieces();
            EventWriter<Object> out = EventWriter.lines(WRITER, target);
            out.write(value(each[0]));
            out.flush();
            assertThat(target.lengths.get(target.lengths.size() - 1)).isEqualTo(each[0] + 1);
            target.lengths.clear();
            while (target.lengths.isEmpty()) {
                out.write(value(31)); // 32 bytes with its line feed
            }
            assertThat(target.lengths.get(0)).as("after %d", each[0]).isEqualTo(each[2] / 32 * 32);
        }
        Pieces target = new Pieces();
        EventWriter<Object> out = EventWriter.lines(WRITER, target);
        out.write(value(half + 1));
        out.write(value(31));
        while (target.lengths.size() < 3) {
            out.write(value(31));
        }
        assertThat(target.lengths.get(target.lengths.size() - 1))
                .as("without a flush")
                .isEqualTo((half + 2) / 32 * 32);
        out.flush();
        target.lengths.clear();
        while (target.lengths.isEmpty()) {
            out.write(value(31));
        }
        assertThat(target.lengths).containsExactly(1 << 16);
    }

    @Test
    void theEndOfAnArrayInABufferThatIsAlmostFull() throws IOException {
        for (int length = (1 << 16) - 12; length <= (1 << 16) + 4; length++) {
            bytes.reset();
            try (EventWriter<Object> out = EventWriter.array(WRITER, bytes)) {
                out.write(value(length - 20));
                out.write(value(9));
            }
            assertThat(written()).isEqualTo("[\n{\"v\":\"" + value(length - 20) + "\"},\n{\"v\":\"x\"}\n]\n");
            bytes.reset();
            try (EventWriter<Object> out = EventWriter.array(WRITER, bytes)) {
                out.write(value(length));
            }
            assertThat(written()).isEqualTo("[\n{\"v\":\"" + value(length) + "\"}\n]\n");
        }
    }

    @Test
    void flushSendsWhatIsThere() throws IOException {
        Full target = new Full(1000);
        EventWriter<Object> out = EventWriter.array(WRITER, target);
        out.write(1);
        assertThat(target.written.toString(UTF_8)).isEmpty();
        out.flush();
        assertThat(target.written.toString(UTF_8)).isEqualTo("[\n{\"v\":1}");
        assertThat(target.flushed).isEqualTo(1);
        out.write(2);
        out.close();
        out.close();
        assertThat(target.written.toString(UTF_8)).isEqualTo("[\n{\"v\":1},\n{\"v\":2}\n]\n");
        assertThat(target.closed).isEqualTo(1);
        assertThatThrownBy(() -> out.write(3))
                .isExactlyInstanceOf(IOException.class)
                .hasMessage("the writer of events is closed");
        assertThatThrownBy(out::flush).hasMessage("the writer of events is closed");
    }

    /** Whatever is thrown where an event is written: by the event, by the code that writes it, or for one that is none. */
    @Test
    void anArrayWhoseLastEventCouldNotBeWrittenIsNotEnded() throws IOException {
        ObjectWriter<Object> writer = (value, out) -> {
            if (value instanceof Error e) {
                throw e;
            }
            WRITER.write(value, out);
        };
        for (Object bad : new Object[] {Double.NaN, new Object(), new StackOverflowError(), null}) {
            bytes.reset();
            Throwable thrown = catchThrowable(() -> {
                try (EventWriter<Object> out = EventWriter.array(writer, bytes)) {
                    out.write(1);
                    out.write(bad);
                    out.write(2);
                }
            });
            assertThat(thrown).isNotNull().hasNoSuppressedExceptions();
            assertThat(written()).isEqualTo("[\n{\"v\":1}");
            assertNoJson();
        }
        bytes.reset();
        EventWriter<Object> first = EventWriter.array(WRITER, bytes);
        assertThatThrownBy(() -> first.write(Double.NaN)).isInstanceOf(JsonWriteException.class);
        first.close();
        assertThat(written()).isEqualTo("[");
    }

    @Test
    void whoGoesOnWithoutAnEventFinishes() throws IOException {
        Full target = new Full(1000);
        EventWriter<Object> out = EventWriter.array(WRITER, target);
        out.write(1);
        assertThatThrownBy(() -> out.write(Double.NaN)).isInstanceOf(JsonWriteException.class);
        out.finish();
        out.finish();
        String whole = "[\n{\"v\":1}\n]\n";
        assertThat(target.written.toString(UTF_8)).isEqualTo(whole);
        assertThat(target.flushed).isEqualTo(1);
        assertThat(target.closed).isZero();
        assertThatThrownBy(() -> out.write(2))
                .isExactlyInstanceOf(IOException.class)
                .hasMessage("the writer of events has finished");
        out.close();
        assertThat(target.written.toString(UTF_8)).isEqualTo(whole);
        assertThat(target.closed).isEqualTo(1);
        assertThatThrownBy(out::finish).hasMessage("the writer of events is closed");
    }

    @Test
    void finishingLinesSendsThem() throws IOException {
        EventWriter<Object> out = EventWriter.lines(WRITER, bytes);
        out.write(1);
        out.finish();
        assertThat(written()).isEqualTo("{\"v\":1}\n");
        out.close();
        assertThat(written()).isEqualTo("{\"v\":1}\n");
    }

    @Test
    void anAbortedArrayIsNotEnded() throws IOException {
        IllegalStateException failure = new IllegalStateException("between two events");
        Throwable thrown = catchThrowable(() -> {
            try (EventWriter<Object> out = EventWriter.array(WRITER, bytes)) {
                try {
                    out.write(1);
                    throw failure;
                } catch (Throwable e) {
                    out.abort();
                    throw e;
                }
            }
        });
        assertThat(thrown).isSameAs(failure).hasNoSuppressedExceptions();
        assertThat(written()).isEqualTo("[\n{\"v\":1}");
        assertNoJson();
        EventWriter<Object> out = EventWriter.array(WRITER, bytes);
        out.abort();
        String aborted = "the writer of events was aborted";
        assertThatThrownBy(() -> out.write(1))
                .isExactlyInstanceOf(IOException.class)
                .hasMessage(aborted);
        assertThatThrownBy(out::flush).hasMessage(aborted);
        assertThatThrownBy(out::finish).hasMessage(aborted);
    }

    @Test
    void allEventsOfAnIteration() throws IOException {
        try (EventWriter<Object> out = EventWriter.array(WRITER, bytes)) {
            out.writeAll(List.of(1, 2));
            out.write(3);
        }
        assertThat(written()).isEqualTo("[\n{\"v\":1},\n{\"v\":2},\n{\"v\":3}\n]\n");
        bytes.reset();
        IllegalStateException failure = new IllegalStateException("the source is gone");
        Iterable<Integer> failing = () -> IntStream.range(1, 5)
                .peek(i -> {
                    if (i == 2) {
                        throw failure;
                    }
                })
                .iterator();
        assertThat(catchThrowable(() -> {
                    try (EventWriter<Object> out = EventWriter.array(WRITER, bytes)) {
                        out.writeAll(failing);
                    }
                }))
                .isSameAs(failure);
        assertThat(written()).isEqualTo("[\n{\"v\":1}");
    }

    /** As jackson-core says. */
    private void assertNoJson() {
        assertThatThrownBy(() -> {
                    try (JsonParser parser = new JsonFactory().createParser(bytes.toByteArray())) {
                        while (parser.nextToken() != null) {
                            // it looks for the end
                        }
                    }
                })
                .isInstanceOf(JsonProcessingException.class);
    }

    @Test
    void afterAFailureOfTheTargetNothingMoreIsSent() throws IOException {
        Full target = new Full(8);
        EventWriter<Object> out = EventWriter.lines(WRITER, target);
        out.write(1);
        out.flush();
        out.write(2);
        assertThat(catchThrowable(out::flush)).isSameAs(target.failure);
        target.capacity = 1000;
        String failed = "an earlier write of this writer failed: the target may lack data";
        assertThatThrownBy(() -> out.write(3))
                .isExactlyInstanceOf(IOException.class)
                .hasMessage(failed);
        assertThatThrownBy(out::flush).isExactlyInstanceOf(IOException.class).hasMessage(failed);
        out.close();
        assertThat(target.written.toString(UTF_8)).isEqualTo("{\"v\":1}\n");
        assertThat(target.closed).isEqualTo(1);
    }

    @Test
    void aFailureInTheMiddleOrWhileClosingComesOut() throws IOException {
        Full target = new Full(100_000);
        EventWriter<Object> out = EventWriter.lines(WRITER, target);
        Throwable thrown = null;
        int count = 0;
        while (thrown == null) {
            thrown = catchThrowable(() -> out.write("x".repeat(1000)));
            count++;
        }
        assertThat(thrown).isSameAs(target.failure);
        assertThat(out.count())
                .as("the event whose write failed does not count")
                .isEqualTo(count - 1);
        out.close();
        assertThat(target.closed).isEqualTo(1);
        assertThat(target.written.toByteArray()).endsWith('\n');

        Full small = new Full(3);
        EventWriter<Object> closing = EventWriter.array(WRITER, small);
        closing.write(1);
        assertThat(catchThrowable(closing::close)).isSameAs(small.failure);
        closing.close();
        assertThat(small.closed).isEqualTo(1);
    }

    @Test
    void aChannelThatTakesFewBytesAtATime() throws IOException {
        boolean[] open = {true};
        WritableByteChannel channel = new WritableByteChannel() {
            @Override
            public int write(ByteBuffer source) {
                int count = Math.min(7, source.remaining());
                byte[] some = new byte[count];
                source.get(some);
                bytes.writeBytes(some);
                return count;
            }

            @Override
            public boolean isOpen() {
                return open[0];
            }

            @Override
            public void close() {
                open[0] = false;
            }
        };
        try (EventWriter<Object> out = EventWriter.array(WRITER, channel, JsonOptions.DEFAULT)) {
            out.write("a rather long event");
        }
        try (EventWriter<Object> out = EventWriter.lines(WRITER, channel, JsonOptions.DEFAULT)) {
            out.write(1);
        }
        assertThat(written()).isEqualTo("[\n{\"v\":\"a rather long event\"}\n]\n{\"v\":1}\n");
        assertThat(open[0]).isFalse();
    }

    /** Events of all sizes around that of the buffer read back equal, and jackson-core finds them well-formed. */
    @Test
    void whatIsWrittenReadsBack() throws IOException {
        long seed = Seed.of(42);
        Random random = new Random(seed);
        List<Object> values = new ArrayList<>();
        for (int i = 0; i < 300; i++) {
            int length = i % 50 == 0 ? 65_520 + random.nextInt(20) : i % 99 == 0 ? 200_000 : random.nextInt(2_000);
            values.add("\u00e9\n\"x".repeat(1) + "y".repeat(length));
        }
        for (boolean array : new boolean[] {false, true}) {
            bytes.reset();
            try (EventWriter<Object> out =
                    array ? EventWriter.array(WRITER, bytes) : EventWriter.lines(WRITER, bytes)) {
                for (Object value : values) {
                    out.write(value);
                }
            }
            EventFormat<java.util.Map<String, Object>> format =
                    array ? EventFormat.elements(ProbeParser.ANYTHING) : EventFormat.lines(ProbeParser.ANYTHING);
            try (EventStream<java.util.Map<String, Object>> events =
                    format.read(new ByteArrayInputStream(bytes.toByteArray()))) {
                assertThat(events.stream().map(event -> event.get("v")).toList().equals(values))
                        .as("-Dschemac.seed=%d", seed)
                        .isTrue();
            }
            int objects = 0;
            try (JsonParser parser = new JsonFactory().createParser(bytes.toByteArray())) {
                for (JsonToken token = parser.nextToken(); token != null; token = parser.nextToken()) {
                    objects += token == JsonToken.START_OBJECT ? 1 : 0;
                }
            }
            assertThat(objects).isEqualTo(values.size());
        }
    }
}
