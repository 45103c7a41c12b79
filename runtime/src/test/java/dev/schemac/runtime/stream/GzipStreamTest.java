package dev.schemac.runtime.stream;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowable;

import dev.schemac.runtime.JsonParseException;
import dev.schemac.runtime.ProbeParser;
import dev.schemac.runtime.internal.integration.GzipInput;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.channels.Channels;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.zip.CRC32;
import java.util.zip.Deflater;
import java.util.zip.GZIPOutputStream;
import java.util.zip.ZipException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Streams that are compressed with gzip, in any number of members, whole or not. */
class GzipStreamTest {
    private static final EventFormat<Map<String, Object>> LINES = EventFormat.lines(ProbeParser.ANYTHING);

    private static byte[] gzip(String... members) throws IOException {
        ByteArrayOutputStream all = new ByteArrayOutputStream();
        for (String member : members) {
            try (GZIPOutputStream out = new GZIPOutputStream(all)) {
                out.write(member.getBytes(UTF_8));
            }
        }
        return all.toByteArray();
    }

    private static List<String> read(byte[] bytes) throws IOException {
        return Outcome.read(LINES, true, new ByteArrayInputStream(bytes));
    }

    @Test
    void severalMembersAreOneStream() throws IOException {
        byte[] bytes = gzip("{\"v\":1}\n{\"v\"", ":2}\n", "", "{\"v\":3}");
        List<String> expected = List.of("event {v=1;}", "event {v=2;}", "event {v=3;}");
        assertThat(read(bytes)).isEqualTo(expected);
        for (int atATime = 1; atATime <= bytes.length; atATime++) {
            assertThat(Outcome.read(LINES, true, bytes, atATime))
                    .as("%d bytes at a time", atATime)
                    .isEqualTo(expected);
        }
        assertThat(Outcome.read(LINES, true, new ByteArrayInputStream(bytes), 2))
                .isEqualTo(expected);
        assertThat(Outcome.unordered(LINES, true, new ByteArrayInputStream(bytes), 2))
                .isEqualTo(expected);
        try (EventStream<Map<String, Object>> stream =
                LINES.read(Channels.newChannel(new ByteArrayInputStream(bytes)))) {
            assertThat(stream.stream().map(event -> event.get("v"))).containsExactly(1, 2, 3);
            assertThat(stream.position()).isEqualTo("{\"v\":1}\n{\"v\":2}\n{\"v\":3}".length());
        }
    }

    /** A source that does not know whether there is more where a member ends: a pipe, a socket. */
    @Test
    void aSourceThatHasNothingAvailableAtTheEndOfAMember() throws IOException {
        byte[] first = gzip("{\"v\":1}\n");
        byte[] all = gzip("{\"v\":1}\n", "{\"v\":2}\n");
        InputStream source = new ByteArrayInputStream(all) {
            @Override
            public synchronized int read(byte[] target, int from, int length) {
                return super.read(target, from, pos < first.length ? Math.min(length, first.length - pos) : length);
            }

            @Override
            public synchronized int available() {
                return 0;
            }
        };
        assertThat(Outcome.read(LINES, true, source)).containsExactly("event {v=1;}", "event {v=2;}");
    }

    @Test
    void whatIsCutComesToItsEventsAndThenToAnEofException() throws IOException {
        byte[] first = gzip("{\"v\":1}\n");
        byte[] all = gzip("{\"v\":1}\n", "{\"v\":2}\n");
        for (int length = 2; length < all.length; length++) {
            if (length == first.length) {
                assertThat(read(Arrays.copyOf(all, length))).containsExactly("event {v=1;}");
                continue;
            }
            byte[] cut = Arrays.copyOf(all, length);
            assertThatThrownBy(() -> read(cut))
                    .as("cut at %d", length)
                    .isExactlyInstanceOf(EOFException.class)
                    .hasMessage("unexpected end of gzip data");
        }
        try (EventStream<Map<String, Object>> stream =
                LINES.read(new ByteArrayInputStream(Arrays.copyOf(all, first.length + 12)))) {
            assertThat(stream.read()).containsEntry("v", 1);
            assertThatThrownBy(stream::read).isExactlyInstanceOf(EOFException.class);
        }
    }

    @Test
    void everyByteWhereTheSourceFails() throws IOException {
        byte[] all = gzip("{\"v\":1}\n", "{\"v\":2}\n");
        IOException failure = new IOException("the line is dead");
        for (int at = 0; at <= all.length; at++) {
            for (int atATime : new int[] {1, 100}) {
                FailingSource source = new FailingSource(all, at, atATime, failure, null);
                assertThat(catchThrowable(() -> Outcome.read(LINES, true, source)))
                        .as("at %d", at)
                        .isSameAs(failure);
                assertThat(source.closed).isEqualTo(1);
            }
        }
    }

    @Test
    void damageIsFoundByTheChecksum() throws IOException {
        byte[] all = gzip("{\"v\":1}\n{\"v\":2}\n");
        for (int at = all.length - 8; at < all.length; at++) {
            byte[] damaged = all.clone();
            damaged[at] ^= 1;
            assertThatThrownBy(() -> read(damaged))
                    .isExactlyInstanceOf(ZipException.class)
                    .hasMessage("damaged gzip data: wrong checksum or length");
        }
        for (int at = 3; at < all.length; at++) {
            for (int bit = 0; bit < 8; bit++) {
                byte[] damaged = all.clone();
                damaged[at] ^= (byte) (1 << bit);
                Outcome outcome = new Outcome();
                Throwable thrown = catchThrowable(() -> drain(LINES.read(new ByteArrayInputStream(damaged)), outcome));
                if (thrown == null) { // time, hints, system, or bits that fill the last byte
                    assertThat(outcome.lines()).as("bit %d of byte %d", bit, at).isEqualTo(read(all));
                } else if (!(thrown instanceof JsonParseException)) { // of what came before the damage was seen
                    assertThat(thrown).as("bit %d of byte %d", bit, at).isInstanceOf(IOException.class);
                }
            }
        }
    }

    private static void drain(EventStream<Map<String, Object>> stream, Outcome outcome) throws IOException {
        try (stream) {
            for (Map<String, Object> event = stream.read(); event != null; event = stream.read()) {
                outcome.event(event);
            }
        }
    }

    @Test
    void headersWithNameCommentExtraFieldAndChecksum() throws IOException {
        byte[] text = "{\"v\":1}\n".getBytes(UTF_8);
        ByteArrayOutputStream member = new ByteArrayOutputStream();
        member.write(new byte[] {0x1f, (byte) 0x8b, 8, 2 | 4 | 8 | 16, 1, 2, 3, 4, 0, 3, 5, 0});
        member.write("extra".getBytes(UTF_8));
        member.write("users.ndjson\0of all\0".getBytes(UTF_8));
        member.write(new byte[] {7, 7});
        Deflater deflater = new Deflater(9, true);
        deflater.setInput(text);
        deflater.finish();
        byte[] deflated = new byte[100];
        member.write(deflated, 0, deflater.deflate(deflated));
        CRC32 checksum = new CRC32();
        checksum.update(text);
        for (long value : new long[] {checksum.getValue(), text.length}) {
            for (int shift = 0; shift < 32; shift += 8) {
                member.write((int) (value >>> shift));
            }
        }
        assertThat(read(member.toByteArray())).containsExactly("event {v=1;}");
    }

    @Test
    void zerosBehindAreNothingAndAnythingElseIsAnError() throws IOException {
        byte[] member = gzip("{\"v\":1}\n");
        assertThat(read(Arrays.copyOf(member, member.length + 512))).containsExactly("event {v=1;}");
        byte[] text = Arrays.copyOf(member, member.length + 8);
        System.arraycopy("{\"v\":2}\n".getBytes(UTF_8), 0, text, member.length, 8);
        assertThatThrownBy(() -> read(text))
                .isExactlyInstanceOf(ZipException.class)
                .hasMessage("trailing data after the gzip member");
    }

    @Test
    void whatOnlyBeginsAsGzipIsNone() throws IOException {
        String error = "MALFORMED 0: expected object but found unexpected character at $ (line 1, column 1)";
        assertThat(read(new byte[] {0x1f})).containsExactly("rejected 1 line 1 byte 0 [\u001f] " + error);
        assertThat(read("\u001f{\n{\"v\":1}".getBytes(UTF_8)))
                .containsExactly("rejected 1 line 1 byte 0 [\u001f{] " + error, "event {v=1;}");
        assertThat(read(new byte[0])).isEmpty();
    }

    @Test
    void files(@TempDir Path folder) throws IOException {
        Path file = folder.resolve("users.ndjson.gz");
        StringBuilder text = new StringBuilder();
        Random random = new Random(7);
        int count = 40_000;
        for (int i = 0; i < count; i++) {
            text.append("{\"v\":").append(random.nextInt()).append("}\n");
        }
        Files.write(file, gzip(text.substring(0, 300_001), text.substring(300_001)));
        List<String> expected = Outcome.fed(LINES, false, text.toString().getBytes(UTF_8));
        assertThat(expected).hasSize(count);
        for (int threads = 0; threads <= 2; threads++) {
            Outcome outcome = new Outcome();
            try (EventStream<Map<String, Object>> stream =
                    threads == 0 ? LINES.read(file) : LINES.read(file, threads)) {
                stream.forEach(outcome::event);
            }
            assertThat(outcome.lines().equals(expected))
                    .as("%d threads", threads)
                    .isTrue();
        }
    }

    private static List<Integer> oneByOne(InputStream in) throws IOException {
        List<Integer> bytes = new ArrayList<>();
        for (int b = in.read(); b >= 0; b = in.read()) {
            bytes.add(b);
        }
        assertThat(in.read()).isEqualTo(-1);
        assertThat(in.read(new byte[1], 0, 1)).isEqualTo(-1);
        return bytes;
    }

    private static byte[] bytes(int... values) {
        byte[] bytes = new byte[values.length];
        for (int i = 0; i < bytes.length; i++) {
            bytes[i] = (byte) values[i];
        }
        return bytes;
    }

    @Test
    void singleBytesOfAnyValue() throws IOException {
        byte[] every = new byte[256];
        for (int i = 0; i < every.length; i++) {
            every[i] = (byte) i;
        }
        ByteArrayOutputStream member = new ByteArrayOutputStream();
        try (GZIPOutputStream out = new GZIPOutputStream(member)) {
            out.write(every);
        }
        InputStream decompressed = GzipInput.recognised(new ByteArrayInputStream(member.toByteArray()));
        assertThat(decompressed.read(new byte[1], 0, 0)).isZero();
        assertThat(oneByOne(decompressed))
                .isEqualTo(IntStream.range(0, 256).boxed().toList());
        assertThat(decompressed.read(new byte[1], 0, 0)).isZero();
        for (int[] plain : new int[][] {
            {}, {0}, {0, 7}, {0x1f}, {0x1f, 0}, {0x1f, 0, 7}, {0x1f, 0x8a, 7}, {0xff, 0xfe, 0x1f, 0x8b}, {0x8b, 0x1f}
        }) {
            List<Integer> expected = Arrays.stream(plain).boxed().toList();
            InputStream in = GzipInput.recognised(new ByteArrayInputStream(bytes(plain)));
            assertThat(oneByOne(in)).isEqualTo(expected);
            InputStream counted = GzipInput.recognised(new ByteArrayInputStream(bytes(plain)));
            for (int left = plain.length; left > 0; left--) {
                assertThat(counted.available()).isEqualTo(left);
                assertThat(counted.read()).isEqualTo(plain[plain.length - left]);
            }
            assertThat(counted.available()).isZero();
        }
    }

    /** A length of two bytes, and zeros in the field, which would end a name. */
    @Test
    void anExtraFieldOfAnyLength() throws IOException {
        byte[] plain = gzip("{\"v\":1}\n");
        for (int length : new int[] {0, 1, 255, 256, 258, 300, 513, 65_535}) {
            ByteArrayOutputStream member = new ByteArrayOutputStream();
            member.write(plain, 0, 3);
            member.write(4);
            member.write(plain, 4, 6);
            member.write(length);
            member.write(length >>> 8);
            member.write(new byte[length]);
            member.write(plain, 10, plain.length - 10);
            assertThat(read(member.toByteArray())).as("%d", length).containsExactly("event {v=1;}");
        }
    }

    @Test
    void zerosBetweenMembersHoweverTheyAreCut() throws IOException {
        byte[] member = gzip("{\"v\":1}\n");
        ByteArrayOutputStream all = new ByteArrayOutputStream();
        all.write(member);
        all.write(new byte[300]);
        all.write(member);
        all.write(new byte[7]);
        for (int atATime : new int[] {1, 2, member.length, member.length + 1, member.length + 300, 10_000}) {
            assertThat(Outcome.read(LINES, true, all.toByteArray(), atATime))
                    .as("%d bytes at a time", atATime)
                    .containsExactly("event {v=1;}", "event {v=1;}");
        }
        for (int[] header : new int[][] {{0x1f}, {0x1e, 0x8b, 8}, {0x1f, 0x8a, 8}, {0x1f, 0x8b, 7}}) {
            ByteArrayOutputStream damaged = new ByteArrayOutputStream();
            damaged.write(member);
            damaged.write(bytes(header));
            assertThatThrownBy(() -> read(damaged.toByteArray()))
                    .isInstanceOf(IOException.class)
                    .hasMessage(
                            header.length == 1 ? "unexpected end of gzip data" : "trailing data after the gzip member");
        }
    }

    @Test
    void closedBetweenTwoReadsAndDuringOne() throws IOException {
        InputStream closed = GzipInput.recognised(new ByteArrayInputStream(gzip("abc")));
        assertThat(closed.read()).isEqualTo('a');
        closed.close();
        assertThatThrownBy(closed::read).isExactlyInstanceOf(IOException.class).hasMessage("the stream is closed");

        byte[] member = gzip("abc");
        InputStream[] itself = {null};
        itself[0] = GzipInput.recognised(new ByteArrayInputStream(member) {
            @Override
            public synchronized int read(byte[] target, int from, int length) {
                if (pos >= 12) {
                    try {
                        itself[0].close();
                    } catch (IOException e) {
                        throw new AssertionError(e);
                    }
                }
                return super.read(target, from, Math.min(length, 1));
            }
        });
        assertThatThrownBy(() -> itself[0].readAllBytes())
                .isExactlyInstanceOf(IOException.class)
                .hasMessage("the stream is closed");
    }
}
