package dev.schemac.runtime.writing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.sun.management.ThreadMXBean;
import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.JsonWriter;
import dev.schemac.runtime.Outputs;
import dev.schemac.runtime.Scripted;
import dev.schemac.runtime.TouristSample;
import dev.schemac.runtime.support.JsonFormat;
import dev.schemac.runtime.support.JsonKey;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.lang.management.ManagementFactory;
import java.math.BigInteger;
import java.nio.BufferOverflowException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.time.LocalDateTime;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A writer that is used again and again, and the ways out of it. */
class JsonWriterReuseTest {

    private static final JsonKey[] KEYS = {
        JsonKey.string("k"), JsonKey.string("key of text"), JsonKey.number("a name that is longer than two words")
    };

    @Test
    void writesTheSample() {
        JsonWriter out = new JsonWriter();
        for (int i = 0; i < 3; i++) {
            out.reset();
            TouristSample.write(out);
            assertThat(out.toJson()).isEqualTo(TouristSample.JSON);
            assertThat(out.size()).isEqualTo(TouristSample.JSON.length());
        }
    }

    @Test
    void allocatesNothingForTheSample() {
        assertThat(allocated(new JsonWriter(), TouristSample::write)).isZero();
    }

    @Test
    void allocatesNothingIndentedOrSorted() {
        assertThat(allocated(new JsonWriter(JsonOptions.DEFAULT.withIndent(2)), TouristSample::write))
                .isZero();
        assertThat(allocated(
                        new JsonWriter(JsonOptions.ESPER.withIndent(4).withSortedMembers(true)), TouristSample::write))
                .isZero();
    }

    @Test
    void allocatesNothingForAnyScalar() {
        Object[] untyped = {1, 2L, 1.5, 2.5f, (short) 3, true, 'c', "é€😀", null, new int[] {1, 2}};
        assertThat(allocated(new JsonWriter(), out -> {
                    out.beginObject();
                    for (JsonKey key : KEYS) {
                        Outputs.of(out).member(key, "text with é, € and 😀");
                        Outputs.of(out).member(key, 'c');
                        Outputs.of(out).member(key, Integer.MIN_VALUE);
                        Outputs.of(out).member(key, Long.MAX_VALUE);
                        Outputs.of(out).member(key, 1.1f);
                        Outputs.of(out).member(key, -1.2345678901234567E-300);
                        Outputs.of(out).member(key, false);
                        Outputs.of(out).nullMember(key);
                    }
                    Outputs.of(out).untypedMember(KEYS[0], untyped);
                    out.name("list");
                    out.beginArray();
                    out.value(Long.MIN_VALUE);
                    out.value("\u0001\"\\");
                    out.value('x');
                    out.value(0.1);
                    out.value(0.1f);
                    out.value(true);
                    out.nullValue();
                    out.endArray();
                    out.endObject();
                }))
                .isZero();
    }

    @Test
    void allocatesNothingForUsualFormats() {
        UUID uuid = new UUID(1, 2);
        LocalDateTime time = LocalDateTime.of(2007, 12, 3, 10, 15, 30, 123_456_789);
        OffsetDateTime moment = time.atOffset(ZoneOffset.ofHours(1));
        ZonedDateTime zoned = moment.toZonedDateTime();
        JsonFormat<Thread.State> states = JsonFormat.of(Thread.State.values());
        BigInteger integer = BigInteger.valueOf(Long.MAX_VALUE);
        assertThat(allocated(new JsonWriter(), out -> {
                    out.beginObject();
                    Outputs.of(out).member(KEYS[0], JsonFormat.UUID, uuid);
                    Outputs.of(out).member(KEYS[0], JsonFormat.LOCAL_DATE, time.toLocalDate());
                    Outputs.of(out).member(KEYS[0], JsonFormat.LOCAL_TIME, time.toLocalTime());
                    Outputs.of(out).member(KEYS[0], JsonFormat.LOCAL_DATE_TIME, time);
                    Outputs.of(out).member(KEYS[0], JsonFormat.OFFSET_DATE_TIME, moment);
                    Outputs.of(out).member(KEYS[0], JsonFormat.ZONED_DATE_TIME, zoned);
                    Outputs.of(out).member(KEYS[0], states, Thread.State.TIMED_WAITING);
                    Outputs.of(out).member(KEYS[2], integer);
                    out.endObject();
                }))
                .isZero();
    }

    @Test
    void allocatesNothingOnTheWayOut() {
        byte[] target = new byte[1_000];
        OutputStream nowhere = OutputStream.nullOutputStream();
        ByteBuffer direct = ByteBuffer.allocateDirect(1_000);
        assertThat(allocated(new JsonWriter(), out -> {
                    TouristSample.write(out);
                    out.copyTo(target, 100);
                    out.copyLineTo(target, 100);
                    writeLine(out, nowhere);
                    direct.clear();
                    out.writeTo(direct);
                }))
                .isZero();
    }

    private static void writeLine(JsonWriter out, OutputStream target) {
        try {
            out.writeLineTo(target);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /**
     * In a thousand documents, after ten times as many that make the arrays large enough and the JVM link what it calls. What the
     * JVM itself allocates while it compiles is not there each time: the least of several rounds counts.
     */
    private static long allocated(JsonWriter out, Consumer<JsonWriter> document) {
        ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        writeOften(10_000, out, document);
        long least = Long.MAX_VALUE;
        for (int round = 0; round < 50 && least > 0; round++) {
            long before = threads.getCurrentThreadAllocatedBytes();
            writeOften(1_000, out, document);
            least = Math.min(least, threads.getCurrentThreadAllocatedBytes() - before);
        }
        return least;
    }

    private static void writeOften(int times, JsonWriter out, Consumer<JsonWriter> document) {
        for (int i = 0; i < times; i++) {
            out.reset();
            document.accept(out);
        }
    }

    @Test
    void goesEveryWayOut() throws IOException {
        String json = "{\"a\":\"é€😀\"}";
        byte[] utf8 = json.getBytes(StandardCharsets.UTF_8);
        JsonWriter out = new JsonWriter();
        out.beginObject();
        out.name("a");
        out.value("é€😀");
        out.endObject();

        assertThat(out.size()).isEqualTo(utf8.length);
        assertThat(out.toJson()).isEqualTo(json);
        assertThat(out.toByteArray()).isEqualTo(utf8).isNotSameAs(out.toByteArray());
        ByteArrayOutputStream stream = new ByteArrayOutputStream();
        out.writeTo(stream);
        assertThat(stream.toByteArray()).isEqualTo(utf8);
        ByteArrayOutputStream printed = new ByteArrayOutputStream();
        out.writeTo(new PrintStream(printed, true, StandardCharsets.UTF_16));
        assertThat(printed.toByteArray()).isEqualTo(utf8);
        StringBuilder text = new StringBuilder("> ");
        out.writeTo(text);
        assertThat(text).hasToString("> " + json);
        ByteBuffer buffer = ByteBuffer.allocate(utf8.length + 3).put((byte) 1);
        out.writeTo(buffer);
        assertThat(buffer.position()).isEqualTo(utf8.length + 1);
        assertThat(buffer.array()).startsWith(1).containsSequence(utf8).endsWith(0, 0);
        byte[] target = new byte[utf8.length + 2];
        assertThat(out.copyTo(target, 1)).isEqualTo(utf8.length);
        assertThat(target).startsWith(0).containsSequence(utf8).endsWith(0);
    }

    @ParameterizedTest
    @ValueSource(ints = {-1, 1, 5, Integer.MAX_VALUE, Integer.MIN_VALUE})
    void copiesNothingWhereItDoesNotFit(int offset) {
        JsonWriter out = new JsonWriter();
        out.value("text");
        byte[] target = new byte[out.size()];

        assertThatThrownBy(() -> out.copyTo(target, offset)).isInstanceOf(IndexOutOfBoundsException.class);
        assertThat(target).containsOnly(0);
        assertThat(out.copyTo(target, 0)).isEqualTo(6);
    }

    @Test
    void putsNothingWhereItDoesNotFit() {
        JsonWriter out = new JsonWriter();
        out.value("text");
        ByteBuffer target = ByteBuffer.allocate(5);

        assertThatThrownBy(() -> out.writeTo(target)).isInstanceOf(BufferOverflowException.class);
        assertThat(target.position()).isZero();
        assertThat(target.array()).containsOnly(0);
    }

    /** Whatever has gone wrong, the next document is as from a new writer. */
    @Test
    void isResetAfterEveryError() {
        List<Object> endless = new ArrayList<>();
        endless.add(endless);
        List<Consumer<JsonWriter>> failures = List.of(
                writer -> writer.value(Double.NaN),
                writer -> writer.value("\ud800"),
                writer -> writer.untypedValue(endless),
                writer -> writer.untypedValue(List.of(1, new Object())),
                writer -> writer.untypedValue(new Scripted(JsonWriter::beginObject)),
                writer -> writer.rawValue("{"),
                JsonWriter::endObject,
                writer -> {
                    throw new IllegalArgumentException();
                });
        for (JsonOptions options :
                List.of(JsonOptions.DEFAULT, JsonOptions.ESPER.withIndent(2).withSortedMembers(true))) {
            JsonWriter out = new JsonWriter(options);
            JsonWriter fresh = new JsonWriter(options);
            TouristSample.write(fresh);
            for (Consumer<JsonWriter> failure : failures) {
                out.beginObject();
                out.name("z");
                out.value(1);
                out.name("a");
                out.beginArray();
                assertThatThrownBy(() -> failure.accept(out)).isInstanceOf(RuntimeException.class);
                out.reset();
                assertThat(out.size()).isZero();
                TouristSample.write(out);
                assertThat(out.toJson()).isEqualTo(fresh.toJson());
                out.reset();
            }
        }
    }
}
