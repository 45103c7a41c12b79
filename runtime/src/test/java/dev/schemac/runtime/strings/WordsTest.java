package dev.schemac.runtime.strings;

import static org.assertj.core.api.Assertions.assertThat;

import dev.schemac.runtime.internal.bytes.Words;
import dev.schemac.testing.Seed;
import dev.schemac.testing.Volume;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** A byte, found and counted eight bytes at a time, against a loop over bytes. */
class WordsTest {

    @Test
    void randomBytesOfAllRanges() {
        long seed = Seed.of(20261121);
        Random random = new Random(seed);
        // Among them those whose bits are near those of a line feed, where a borrow or carry would show.
        byte[] alphabet = {'\n', '\n', 0x0b, 0x0a - 1, (byte) 0x8a, 0, (byte) 0xff, 0x7f, (byte) 0x80, 'x'};
        for (int round = 0; round < Volume.of(100_000, 3_000_000); round++) {
            byte[] bytes = new byte[random.nextInt(80)];
            int kinds = 1 + random.nextInt(alphabet.length);
            for (int i = 0; i < bytes.length; i++) {
                bytes[i] = random.nextInt(30) == 0
                        ? (byte) random.nextInt()
                        : alphabet[alphabet.length - 1 - random.nextInt(kinds)];
            }
            int from = random.nextInt(bytes.length + 1);
            int to = from + random.nextInt(bytes.length - from + 1);
            int next = -1;
            int last = -1;
            int count = 0;
            for (int i = from; i < to; i++) {
                if (bytes[i] == '\n') {
                    next = next < 0 ? i : next;
                    last = i;
                    count++;
                }
            }
            boolean right = Words.indexOf((byte) '\n', bytes, from, to) == next
                    && Words.lastIndexOf((byte) '\n', bytes, from, to) == last
                    && Words.count((byte) '\n', bytes, from, to) == count;
            assertThat(right)
                    .as("-Dschemac.seed=%d: %s from %d to %d", seed, Arrays.toString(bytes), from, to)
                    .isTrue();
        }
    }

    @Test
    void upToEightBytesAsAWord() {
        byte[] bytes = new byte[20];
        new Random(Seed.of(20261124)).nextBytes(bytes);
        for (int from = 0; from <= bytes.length; from++) {
            for (int to = from; to <= bytes.length; to++) {
                byte[] padded = Arrays.copyOf(Arrays.copyOfRange(bytes, from, Math.min(to, from + 8)), 8);
                long expected =
                        ByteBuffer.wrap(padded).order(ByteOrder.LITTLE_ENDIAN).getLong();
                assertThat(Words.upTo(bytes, from, to)).as("%d to %d", from, to).isEqualTo(expected);
            }
        }
    }

    @Test
    void advancesByUpToSeven() {
        for (int count = 0; count < 8; count++) {
            assertThat(Words.advance(100, count)).isEqualTo(100 + count);
        }
    }

    @Test
    void everyByteBesideALineFeed() {
        for (int other = 0; other < 256; other++) {
            for (int at = 0; at < 8; at++) {
                byte[] bytes = new byte[8];
                Arrays.fill(bytes, (byte) other);
                bytes[at] = '\n';
                int next = other == '\n' ? 0 : at;
                int last = other == '\n' ? 7 : at;
                assertThat(Words.indexOf((byte) '\n', bytes, 0, 8)).isEqualTo(next);
                assertThat(Words.lastIndexOf((byte) '\n', bytes, 0, 8)).isEqualTo(last);
                assertThat(Words.count((byte) '\n', bytes, 0, 8)).isEqualTo(other == '\n' ? 8 : 1);
            }
        }
    }
}
