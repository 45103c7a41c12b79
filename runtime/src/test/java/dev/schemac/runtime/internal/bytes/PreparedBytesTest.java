package dev.schemac.runtime.internal.bytes;

import static org.assertj.core.api.Assertions.assertThat;

import dev.schemac.testing.Seed;
import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Bytes that are compared and stored as words, the first one changed or not, against a loop over them. */
class PreparedBytesTest {
    private static final int BEFORE = 3;

    private final Random random = new Random(Seed.of(20_261_124));

    private byte[] random(int length) {
        byte[] bytes = new byte[length];
        random.nextBytes(bytes);
        return bytes;
    }

    @Test
    void bytesOfEachLengthAreFoundAndAnyOtherByteIsNot() {
        for (int length = 1; length <= 40; length++) {
            for (long change : new long[] {0, 0x57, 0xFF}) {
                byte[] all = random(length);
                PreparedBytes prepared = PreparedBytes.of(all);
                byte[] document = random(BEFORE + Math.max(8, length));
                System.arraycopy(all, 0, document, BEFORE, length);
                document[BEFORE] ^= (byte) change;
                assertThat(prepared.isAt(document, BEFORE, change)).isTrue();
                for (int i = BEFORE; i < document.length; i++) {
                    document[i] ^= 0x10;
                    assertThat(prepared.isAt(document, BEFORE, change))
                            .as("byte %d of %d", i - BEFORE, length)
                            .isEqualTo(i - BEFORE >= length);
                    document[i] ^= 0x10;
                }
            }
        }
    }

    @Test
    void bytesOfEachLengthAreStored() {
        for (int length = 1; length <= 40; length++) {
            for (long change : new long[] {0, 0x57, 0xFF}) {
                byte[] all = random(length);
                byte[] expected = all.clone();
                expected[0] ^= (byte) change;
                byte[] document = new byte[BEFORE + Math.max(8, length)];
                PreparedBytes.of(all).put(document, BEFORE, change);
                assertThat(Arrays.copyOfRange(document, BEFORE, BEFORE + length))
                        .as("%d bytes", length)
                        .isEqualTo(expected);
                assertThat(Arrays.copyOf(document, BEFORE)).containsOnly(0);
            }
        }
    }
}
