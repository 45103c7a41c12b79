package dev.schemac.runtime.stream;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.schemac.runtime.JsonParseException;
import dev.schemac.runtime.ProbeParser;
import dev.schemac.testing.Seed;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** The bytes that have arrived and are in no event yet, and their places, compared with all bytes of the stream. */
class StreamBufferTest {
    private static final int MIB = 1 << 20;

    private static byte[] bytes(Random random, int length) {
        byte[] bytes = new byte[length];
        for (int i = 0; i < length; i++) {
            bytes[i] = (byte) (random.nextInt(12) == 0 ? '\n' : 'a' + random.nextInt(26));
        }
        return bytes;
    }

    /** A buffer and all bytes that it was given. */
    private static final class Model {
        final StreamBuffer in;
        private final ByteArrayOutputStream all = new ByteArrayOutputStream();
        private int passed;

        Model(int size) {
            in = new StreamBuffer(new byte[size]);
        }

        void append(byte[] source) {
            int from = 0;
            while (from < source.length) {
                int count = in.append(source, from, source.length - from);
                assertThat(count).isBetween(1, Math.min(StreamBuffer.SIZE, source.length - from));
                from += count;
            }
            all.writeBytes(source);
        }

        void fill(byte[] source) throws IOException {
            ByteSource bytes = ByteSource.of(new ByteArrayInputStream(source));
            int limit = -1;
            while (!in.last) {
                in.fill(bytes);
                assertThat(in.last || in.limit - in.position > limit).isTrue();
                limit = in.limit - in.position;
            }
            in.last = false;
            all.writeBytes(source);
        }

        void pass(int count) {
            in.pass(in.position + count, true);
            passed += count;
        }

        int left() {
            return all.size() - passed;
        }

        void check() {
            byte[] expected = all.toByteArray();
            assertThat(in.limit - in.position).isEqualTo(left());
            assertThat(Arrays.equals(
                            in.bytes, in.position, in.limit, expected, expected.length - left(), expected.length))
                    .isTrue();
            assertThat(in.offset(in.position)).isEqualTo(passed);
            int line = 1;
            int begin = 0;
            for (int i = 0; i < passed; i++) {
                if (expected[i] == '\n') {
                    line++;
                    begin = i + 1;
                }
            }
            assertThat(in.line()).isEqualTo(line);
            assertThat(in.column()).isEqualTo(passed - begin + 1);
            assertThat(in.columnBefore(2)).isEqualTo(passed - begin - 1);
        }
    }

    @Test
    void bytesAndPlacesOfRandomCalls() throws IOException {
        long seed = Seed.of(20261124);
        Random random = new Random(seed);
        for (int round = 0; round < 200; round++) {
            Model model = new Model(1 + random.nextInt(64));
            for (int i = 0; i < 30; i++) {
                byte[] some = bytes(random, random.nextInt(random.nextBoolean() ? 10 : 200));
                switch (random.nextInt(4)) {
                    case 0 -> model.append(some);
                    case 1 -> model.fill(some);
                    case 2 -> model.pass(random.nextInt(model.left() + 1));
                    default -> {
                        model.pass(model.left());
                        byte[] among = new byte[some.length + 9];
                        System.arraycopy(some, 0, among, 4, some.length);
                        model.in.lend(among, 4, some.length);
                        assertThat(model.in.bytes).isSameAs(among);
                        model.all.writeBytes(some);
                        model.check();
                        model.pass(random.nextInt(some.length + 1));
                        model.check();
                        model.in.takeBack();
                        assertThat(model.in.bytes).isNotSameAs(among);
                        assertThat(model.in.position).isZero();
                    }
                }
                model.check();
            }
        }
    }

    @Test
    void bytesAreMovedToTheFrontIfLessThanHalfOfTheArrayIsFree() {
        for (int limit = 1; limit <= 16; limit++) {
            for (int position = 0; position <= limit; position++) {
                StreamBuffer in = new StreamBuffer(new byte[16]);
                in.append(new byte[limit], 0, limit);
                in.pass(position, false);
                boolean moves = position > 0 && limit > 8;
                boolean grows = position == 0 && limit == 16;
                assertThat(in.append(new byte[100], 0, 100))
                        .isEqualTo((grows ? 32 : 16) - limit + (moves ? position : 0));
                assertThat(in.bytes).hasSize(grows ? 32 : 16);
                assertThat(in.position).isEqualTo(moves ? 0 : position);
                assertThat(in.offset(in.position)).isEqualTo(position);
            }
        }
    }

    @Test
    void aPieceIsCopiedInParts() {
        StreamBuffer in = new StreamBuffer(new byte[MIB]);
        assertThat(in.append(new byte[MIB], 0, MIB)).isEqualTo(StreamBuffer.SIZE);
        assertThat(in.append(new byte[MIB], MIB - 3, 3)).isEqualTo(3);
        assertThat(in.limit).isEqualTo(StreamBuffer.SIZE + 3);
    }

    @Test
    void aLargeArrayIsReleasedOnceAnEighthOfItIsInUse() {
        Model model = new Model(1_000);
        model.append(bytes(new Random(1), 5 * MIB));
        int large = model.in.bytes.length;
        assertThat(large).isBetween(5 * MIB, 10 * MIB);
        model.pass(5 * MIB - large / 8 - 1);
        assertThat(model.in.shrink()).isFalse();
        assertThat(model.in.bytes).hasSize(large);
        model.pass(1);
        assertThat(model.in.shrink()).isTrue();
        assertThat(model.in.bytes).hasSize(2 * (large / 8));
        assertThat(model.in.position).isZero();
        model.check();
    }

    /** The next large event needs no array of each size up to that of the last one. */
    @Test
    void aLargeArrayComesBackAtOnce() {
        Model model = new Model(1_024);
        model.append(new byte[5 * MIB]);
        model.pass(5 * MIB - 3);
        assertThat(model.in.shrink()).isTrue();
        assertThat(model.in.bytes).hasSize(1_024);
        for (int size = 1_024; size <= MIB / 2; size *= 2) {
            assertThat(model.in.bytes).hasSize(size);
            model.append(new byte[size - model.left() + 1]);
        }
        assertThat(model.in.bytes).hasSize(MIB);
        model.append(new byte[MIB - model.left()]);
        assertThat(model.in.bytes).hasSize(MIB);
        model.append(new byte[1]);
        assertThat(model.in.bytes).hasSize(5 * MIB);
        model.check();
    }

    @Test
    void anArrayOfAMegabyteIsKept() {
        StreamBuffer small = new StreamBuffer(new byte[MIB]);
        assertThat(small.shrink()).isFalse();
        StreamBuffer large = new StreamBuffer(new byte[MIB + 1]);
        assertThat(large.shrink()).isTrue();
        assertThat(large.bytes).as("that was its first size").hasSize(MIB + 1);
    }

    @Test
    void theArrayOfTheCallerIsCopiedIntoOneThatMayGrow() {
        for (int left : new int[] {0, 15, 16, 17, 32, 33, 100}) {
            StreamBuffer in = new StreamBuffer(new byte[16]);
            byte[] lent = new byte[200];
            in.lend(lent, 200 - left, left);
            in.takeBack();
            assertThat(in.bytes).hasSize(left <= 16 ? 16 : Math.max(32, left));
            assertThat(in.limit).isEqualTo(left);
        }
    }

    @Test
    void columnsOfLongLinesEndAtTheLargestInt() {
        StreamBuffer in = new StreamBuffer(new byte[16]);
        byte[] long64 = new byte[64 * MIB];
        for (int i = 1; i <= 33; i++) {
            in.lend(long64, 0, long64.length);
            in.pass(long64.length, false);
            in.takeBack();
            long column = 64L * MIB * i + 1;
            assertThat(in.column()).isEqualTo((int) Math.min(Integer.MAX_VALUE, column));
            assertThat(in.columnBefore(column)).isZero();
        }
    }

    @Test
    void partsOfABufferHaveItsPlaces() {
        Model model = new Model(64);
        model.append("one\ntwo\nthree".getBytes(UTF_8));
        model.pass(4);
        model.in.last = true;
        StreamBuffer before = model.in.before(8);
        assertThat(before.bytes).isSameAs(model.in.bytes);
        assertThat(before.position).isEqualTo(4);
        assertThat(before.limit).isEqualTo(8);
        assertThat(before.last).isTrue();
        assertThat(before.offset(4)).isEqualTo(4);
        byte[] other = new byte[20];
        StreamBuffer behind = model.in.behind(8, other);
        assertThat(behind.bytes).isSameAs(other).startsWith("three".getBytes(UTF_8));
        assertThat(behind.position).isZero();
        assertThat(behind.limit).isEqualTo(5);
        assertThat(behind.last).isTrue();
        assertThat(behind.offset(0)).isEqualTo(8);
        model.in.last = false;
        assertThat(model.in.before(8).last).as("it has all its bytes").isTrue();
        assertThat(model.in.behind(8, other).last).isFalse();
    }

    @Test
    void anErrorMovesThePositionToItsPlace() {
        Model model = new Model(64);
        model.append("xy\n{\"v\":\n]".getBytes(UTF_8));
        model.pass(3);
        JsonParseException error =
                catchThrowableOfType(JsonParseException.class, () -> ProbeParser.ANYTHING.parse("{\"v\":\n]"));
        JsonParseException placed = model.in.placed(error, "$[1]");
        assertThat(placed).hasMessage("expected value but found ']' at $[1] (line 3, column 1)");
        assertThat(placed.offset()).isEqualTo(9);
        assertThat(model.in.position).isEqualTo(9);
    }
}
