package dev.schemac.runtime.stream;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowable;

import dev.schemac.runtime.JsonParseException;
import dev.schemac.runtime.ProbeParser;
import dev.schemac.testing.Seed;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The push side: what it accepts, in which order it is called, and what a consumer may do to it. */
class EventFeedTest {
    private static final EventFormat<Map<String, Object>> LINES = EventFormat.lines(ProbeParser.ANYTHING);
    private static final EventFormat<Map<String, Object>> DOCUMENTS = EventFormat.documents(ProbeParser.ANYTHING);

    private final List<Object> seen = new ArrayList<>();
    private final Consumer<Map<String, Object>> see = event -> seen.add(event.get("v"));

    private static byte[] numbers(int count) {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < count; i++) {
            text.append("{\"v\":").append(i).append("}\n");
        }
        return text.toString().getBytes(UTF_8);
    }

    private static void feed(EventFeed<?> feed, String text) {
        byte[] bytes = text.getBytes(UTF_8);
        feed.feed(bytes, 0, bytes.length);
    }

    @Test
    void eventsComeWithTheirLastByte() {
        EventFeed<Map<String, Object>> feed = DOCUMENTS.feed(see);
        feed(feed, "{\"v\":1");
        assertThat(seen).isEmpty();
        feed(feed, "}");
        assertThat(seen).containsExactly(1);
        feed(feed, "{\"v\":2}{");
        assertThat(seen).containsExactly(1, 2);
        assertThat(feed.position()).isEqualTo(14);
        feed(feed, "}");
        feed.finish();
        assertThat(seen).containsExactly(1, 2, null);
        assertThat(feed.position()).isEqualTo(16);
    }

    /** Nothing waits for bytes that may come behind it: the shortest events, alone and in a source that says nothing more. */
    @Test
    void theShortestEventsComeAtOnce() throws IOException {
        for (Map.Entry<EventFormat<Map<String, Object>>, List<String>> each : Map.of(
                        DOCUMENTS,
                        List.of("{}", "{}"),
                        LINES,
                        List.of("{}\n", "{}\r\n"),
                        EventFormat.elements(ProbeParser.ANYTHING),
                        List.of("[{}", ",{}"),
                        EventFormat.elements(ProbeParser.ANYTHING, "$.v"),
                        List.of("{\"v\":[{}", ",{}"))
                .entrySet()) {
            seen.clear();
            EventFeed<Map<String, Object>> feed = each.getKey().feed(see);
            List<byte[]> pieces =
                    each.getValue().stream().map(text -> text.getBytes(UTF_8)).toList();
            for (int i = 0; i < pieces.size(); i++) {
                feed(feed, each.getValue().get(i));
                assertThat(seen).as(each.getValue().get(i)).hasSize(i + 1);
            }
            try (EventStream<Map<String, Object>> stream = each.getKey().read(new Silent(pieces))) {
                assertThat(stream.read()).isEmpty();
                assertThat(stream.read()).isEmpty();
                assertThatThrownBy(stream::read).hasMessage("nothing more comes");
            }
        }
    }

    /** A source whose pieces come one at a time, and that must not be asked for more than has to be. */
    private static final class Silent extends InputStream {
        private final Iterator<byte[]> pieces;
        private byte[] piece = {};
        private int at;

        Silent(List<byte[]> pieces) {
            this.pieces = pieces.iterator();
        }

        @Override
        public int read() throws IOException {
            byte[] one = new byte[1];
            read(one, 0, 1);
            return one[0] & 0xff;
        }

        @Override
        public int read(byte[] target, int from, int length) throws IOException {
            if (at == piece.length) {
                if (!pieces.hasNext()) {
                    throw new IOException("nothing more comes");
                }
                piece = pieces.next();
                at = 0;
            }
            int count = Math.min(length, piece.length - at);
            System.arraycopy(piece, at, target, from, count);
            at += count;
            return count;
        }
    }

    @Test
    void aByteOrderMarkIsWaitedForOnlyWhereItMayBeOne() {
        EventFeed<Map<String, Object>> feed = DOCUMENTS.feed(see);
        for (String piece : List.of("\u00ef", "\u00bb", "\u00bf", "{", "\"v\":1}")) {
            assertThat(seen).isEmpty();
            byte[] bytes = piece.getBytes(ISO_8859_1);
            feed.feed(bytes, 0, bytes.length);
        }
        assertThat(seen).containsExactly(1);
        EventFeed<Map<String, Object>> other = DOCUMENTS.feed(see);
        assertThatThrownBy(() -> other.feed(new byte[] {(byte) 0xEF, 'x', ' '}, 0, 3))
                .hasMessage("expected object but found unexpected character at $ (line 1, column 1)");
    }

    @Test
    void theLastLineComesWithTheEnd() {
        EventFeed<Map<String, Object>> feed = LINES.feed(see);
        feed(feed, "{\"v\":1}\n{\"v\":2}");
        assertThat(seen).containsExactly(1);
        feed.finish();
        assertThat(seen).containsExactly(1, 2);
    }

    @Test
    void afterItsEndItTakesNothing() {
        EventFeed<Map<String, Object>> feed = LINES.feed(see);
        feed.finish();
        ByteBuffer bytes = ByteBuffer.wrap(numbers(1));
        assertThatThrownBy(feed::finish)
                .isExactlyInstanceOf(IllegalStateException.class)
                .hasMessage("the feed has finished and accepts no more bytes");
        assertThatThrownBy(() -> feed(feed, "{}")).hasMessage("the feed has finished and accepts no more bytes");
        assertThatThrownBy(() -> feed.feed(bytes)).hasMessage("the feed has finished and accepts no more bytes");
        assertThat(bytes.position()).as("what was not read is still there").isZero();
        assertThat(seen).isEmpty();
    }

    @Test
    void afterABadEventItTakesNothing() {
        EventFeed<Map<String, Object>> feed = LINES.feed(see);
        assertThatThrownBy(() -> feed(feed, "{\"v\":1}\n{\"v\":}\n{\"v\":3}\n"))
                .hasMessage("expected value but found '}' at $.v (line 2, column 6)");
        assertThat(seen).containsExactly(1);
        assertThatThrownBy(() -> feed(feed, "{}"))
                .isExactlyInstanceOf(IllegalStateException.class)
                .hasMessage("the feed has failed and accepts no more bytes");
        assertThatThrownBy(feed::finish).hasMessage("the feed has failed and accepts no more bytes");
        assertThat(seen).containsExactly(1);
    }

    @Test
    void itIsNotCalledFromItsOwnConsumer() {
        List<EventFeed<Map<String, Object>>> self = new ArrayList<>();
        List<Throwable> thrown = new ArrayList<>();
        EventFeed<Map<String, Object>> feed = LINES.feed(event -> {
            see.accept(event);
            thrown.add(catchThrowable(() -> feed(self.get(0), "{\"v\":9}\n")));
            thrown.add(catchThrowable(() -> self.get(0).feed(ByteBuffer.allocateDirect(1))));
            thrown.add(catchThrowable(() -> self.get(0).finish()));
        });
        self.add(feed);
        feed(feed, "{\"v\":1}\n{\"v\":2");
        feed(feed, "}\n");
        feed.finish();
        assertThat(seen).containsExactly(1, 2);
        assertThat(thrown)
                .hasSize(6)
                .allSatisfy(e -> assertThat(e)
                        .isExactlyInstanceOf(IllegalStateException.class)
                        .hasMessage("the consumer of a feed cannot call the feed"));
    }

    @Test
    void misuse() {
        EventFeed<Map<String, Object>> feed = LINES.feed(see);
        assertThatThrownBy(() -> feed.feed(new byte[3], 2, 2)).isInstanceOf(IndexOutOfBoundsException.class);
        assertThatThrownBy(() -> feed.feed(new byte[3], -1, 1)).isInstanceOf(IndexOutOfBoundsException.class);
        assertThatThrownBy(() -> feed.feed(null, 0, 0)).isInstanceOf(NullPointerException.class);
        assertThatThrownBy(() -> LINES.feed(null))
                .isInstanceOf(NullPointerException.class)
                .hasMessage("consumer");
        feed(feed, "{\"v\":1}\n");
        assertThat(seen).as("misuse leaves the feed as it is").containsExactly(1);
    }

    /** The consumer throws at every third event, wherever the pieces end; each time the same call is not repeated. */
    @ParameterizedTest
    @ValueSource(ints = {1, 3, 50, 1_000, 100_000})
    void whatFollowsAnEventWhoseConsumerThrewIsKept(int piece) {
        byte[] bytes = numbers(2_000);
        for (boolean direct : new boolean[] {false, true}) {
            seen.clear();
            EventFeed<Map<String, Object>> feed = DOCUMENTS.feed(event -> {
                seen.add(event.get("v"));
                if (seen.size() % 3 == 0) {
                    throw new IllegalStateException("stop " + seen.size());
                }
            });
            int thrown = 0;
            for (int from = 0; from < bytes.length; from += piece) {
                int length = Math.min(piece, bytes.length - from);
                ByteBuffer buffer = direct ? ByteBuffer.allocateDirect(length) : ByteBuffer.allocate(length);
                buffer.put(bytes, from, length).flip();
                try {
                    feed.feed(buffer);
                } catch (IllegalStateException e) {
                    assertThat(e).hasMessage("stop " + seen.size());
                    thrown++;
                }
                assertThat(buffer.hasRemaining()).isFalse();
            }
            boolean more = true;
            while (more) {
                try {
                    feed.finish();
                    more = false;
                } catch (IllegalStateException e) {
                    assertThat(e).hasMessage("stop " + seen.size());
                    thrown++;
                }
            }
            assertThat(seen).isEqualTo(IntStream.range(0, 2_000).boxed().toList());
            assertThat(thrown).isEqualTo(666);
        }
    }

    @Test
    void behindAnEndThatTheConsumerInterruptedNoBytesCome() {
        EventFeed<Map<String, Object>> feed = LINES.feed(event -> {
            see.accept(event);
            throw new IllegalStateException("stop");
        });
        feed(feed, "{\"v\":1}");
        assertThatThrownBy(feed::finish).hasMessage("stop");
        assertThatThrownBy(() -> feed(feed, "2}\n"))
                .isExactlyInstanceOf(IllegalStateException.class)
                .hasMessage(
                        "the consumer threw an exception in finish(): call finish() again for the remaining events");
        feed.finish();
        assertThat(seen).containsExactly(1);
    }

    @Test
    void buffersOfAllKinds() {
        byte[] bytes = numbers(20_000);
        List<Integer> expected = IntStream.range(0, 20_000).boxed().toList();
        byte[] among = new byte[bytes.length + 20];
        System.arraycopy(bytes, 0, among, 10, bytes.length);
        ByteBuffer slice = ByteBuffer.wrap(among, 7, bytes.length + 3).slice().position(3);
        ByteBuffer direct =
                ByteBuffer.allocateDirect(among.length).put(among).position(10).limit(10 + bytes.length);
        for (ByteBuffer buffer : List.of(
                ByteBuffer.wrap(bytes),
                ByteBuffer.wrap(bytes).asReadOnlyBuffer(),
                ByteBuffer.wrap(among, 10, bytes.length),
                slice.duplicate(),
                slice.asReadOnlyBuffer(),
                direct.duplicate(),
                direct.slice(),
                direct.asReadOnlyBuffer())) {
            seen.clear();
            EventFeed<Map<String, Object>> feed = LINES.feed(see);
            int limit = buffer.limit();
            feed.feed(buffer);
            assertThat(buffer.position()).isEqualTo(limit).isEqualTo(buffer.limit());
            feed.feed(buffer);
            feed.finish();
            assertThat(seen).isEqualTo(expected);
            assertThat(feed.position()).isEqualTo(bytes.length);
        }
    }

    @Test
    void piecesWithoutBytes() {
        EventFeed<Map<String, Object>> feed = LINES.feed(see);
        byte[] bytes = numbers(2);
        feed.feed(bytes, 0, 0);
        feed.feed(ByteBuffer.allocateDirect(0));
        feed.feed(bytes, 0, 3);
        feed.feed(bytes, bytes.length, 0);
        feed.feed(ByteBuffer.allocate(0));
        feed.feed(bytes, 3, bytes.length - 3);
        feed.finish();
        assertThat(seen).containsExactly(0, 1);
    }

    /** An event that began in an earlier piece and a piece that is larger than any buffer. */
    @Test
    void aHugePieceBehindAnEventThatHasBegun() {
        byte[] bytes = numbers(200_000);
        for (int first : new int[] {1, 5, 7, 8, 9, 100_001}) {
            seen.clear();
            EventFeed<Map<String, Object>> feed = DOCUMENTS.feed(see);
            feed.feed(bytes, 0, first);
            feed.feed(bytes, first, bytes.length - first);
            feed.finish();
            assertThat(seen).hasSize(200_000).endsWith(199_999);
        }
        StringBuilder text = new StringBuilder("{\"v\":\"");
        text.append("x".repeat(1_000_000)).append("\"}{\"v\":1}");
        seen.clear();
        EventFeed<Map<String, Object>> feed = DOCUMENTS.feed(see);
        feed(feed, text.substring(0, 10));
        feed(feed, text.substring(10));
        feed.finish();
        assertThat(seen).hasSize(2).endsWith(1);
        assertThat(String.valueOf(seen.get(0))).hasSize(1_000_000);
    }

    @Test
    void piecesOfRandomSizes() {
        long seed = Seed.of(20261121);
        Random random = new Random(seed);
        byte[] bytes = numbers(3_000);
        List<String> expected = Outcome.fed(LINES, false, bytes);
        for (int round = 0; round < 50; round++) {
            int cuts = random.nextInt(300);
            int[] ends = random.ints(cuts, 0, bytes.length + 1).sorted().toArray();
            assertThat(Outcome.fed(LINES, false, bytes, ends).equals(expected))
                    .as("-Dschemac.seed=%d, round %d", seed, round)
                    .isTrue();
        }
    }

    private static List<String> fedInArrays(EventFormat<Map<String, Object>> format, String... pieces) {
        Outcome outcome = new Outcome();
        EventFeed<Map<String, Object>> feed = format.feed(outcome::event);
        try {
            for (String piece : pieces) {
                feed(feed, piece);
            }
            feed.finish();
        } catch (JsonParseException e) {
            outcome.ended(e);
        }
        return outcome.lines();
    }

    /** Each piece in an array of its own, so that any token is the first one of an array. */
    @Test
    void piecesInSeparateArrays() {
        for (String text : List.of(
                "{\"a\" : [1, {\"b\":[]}],\n\"users\" :[{}, {\"v\":1},{\"v\":[2]} ], \"c\" : {} }",
                "{\"users\":[{},]}",
                "{\"users\":[{}],}",
                "{\"users\":[,{}]}",
                "{\"users\":[{} {}]}")) {
            EventFormat<Map<String, Object>> users = EventFormat.elements(ProbeParser.ANYTHING, "$.users");
            List<String> whole = fedInArrays(users, text);
            assertThat(whole).isNotEmpty();
            for (int at = 1; at < text.length(); at++) {
                for (int next = at; next < text.length(); next++) {
                    assertThat(fedInArrays(
                                    users, text.substring(0, at), text.substring(at, next), text.substring(next)))
                            .as("cut at %d and %d: %s", at, next, text)
                            .isEqualTo(whole);
                }
            }
        }
    }

    /** The array of a feed still contains them after its limit. */
    @Test
    void bytesOfEarlierPiecesAreNotReadAgain() {
        EventFormat<Map<String, Object>> users = EventFormat.elements(ProbeParser.ANYTHING, "$.users");
        assertThat(fedInArrays(users, "{\"abcdefgh]", "z\":1,\"user", "s\":["))
                .containsExactly(
                        "ended MALFORMED 25: expected object but found end of input at $.users[0] (line 1, column 26)");
        assertThat(fedInArrays(users, "{\"abcdefgh]", "z\":1,\"user", "s\":[]}"))
                .isEmpty();
    }

    @Test
    void theCallersBytesAreNotKeptAndNotChanged() {
        EventFeed<Map<String, Object>> feed = LINES.feed(see);
        byte[] bytes = "{\"v\":\"a\"}\n{\"v\":\"b".getBytes(UTF_8);
        byte[] copy = bytes.clone();
        feed.feed(bytes, 0, bytes.length);
        assertThat(bytes).isEqualTo(copy);
        java.util.Arrays.fill(bytes, (byte) '!');
        feed(feed, "\"}\n");
        assertThat(seen).containsExactly("a", "b");
    }
}
