package dev.schemac.runtime.internal.input;

import static org.assertj.core.api.Assertions.assertThat;

import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.internal.integration.RuntimeAccess;
import dev.schemac.runtime.internal.pool.BufferPool;
import dev.schemac.testing.Seed;
import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Test;

/**
 * The map of special bytes, compared with a loop over bytes. Without the vector module no document is mapped, and strings end at the same places.
 */
class SpecialBytesTest {
    /** Tests of the map alone return early without vectors: a skipped test would have to be listed. */
    private static final boolean VECTORS = VectorBlocks.BYTES > 0;

    /** A document from the third byte to the tenth last of an array, so that both ends of the range are tested. */
    private static final int BEFORE = 3;

    private static final int AFTER = 10;

    private static final int PLAIN = Integer.MAX_VALUE;

    private final Random random = new Random(Seed.of(20261124));

    /** A cursor over a document of {@code length} bytes, of which one in {@code rare} is special, or none. */
    private Cursor cursor(int length, int rare) {
        byte[] bytes = new byte[BEFORE + length + AFTER];
        String special = "\"\"\"\"\\\n\u0000\u001f\u0080\u00ff";
        for (int i = 0; i < bytes.length; i++) {
            bytes[i] = (byte)
                    (rare < PLAIN && random.nextInt(rare) == 0
                            ? special.charAt(random.nextInt(special.length()))
                            : " !#[]az\u007f".charAt(random.nextInt(8)));
        }
        return new Cursor(bytes, BEFORE, BEFORE + length, RuntimeAccess.values(JsonOptions.DEFAULT));
    }

    private static boolean isSpecial(byte b) {
        return b < ' ' || b == '"' || b == '\\';
    }

    /** The index of the closing quote, or {@code ~} of the first special byte or of the end. */
    private static int close(Cursor in, int from) {
        int at = from;
        while (at < in.end && !isSpecial(in.bytes[at])) {
            at++;
        }
        return at < in.end && in.bytes[at] == '"' ? at : ~at;
    }

    private static boolean bit(byte[] map, int i) {
        return (map[i >>> 3] >>> (i & 7) & 1) != 0;
    }

    @Test
    void documentsOf128BytesAreMappedWithVectorsOnly() {
        assertThat(SpecialBytes.useVectors()).isEqualTo(VECTORS);
        assertThat(SpecialBytes.maps(127)).isFalse();
        assertThat(SpecialBytes.maps(128)).isEqualTo(VECTORS);
        assertThat(SpecialBytes.maps(Integer.MAX_VALUE)).isEqualTo(VECTORS);
    }

    /** Whole blocks are mapped, as many as the document and the map contain; a word of set bits follows. */
    @Test
    void eachBitIsThatOfItsByte() {
        for (int length : new int[] {0, 31, 32, 63, 64, 65, 127, 128, 200, 4_095, 4_096, 4_097, 10_000}) {
            for (int mapBytes : new int[] {64, 512, 520, 2_048}) {
                Cursor in = cursor(length, 4);
                if (!VECTORS) {
                    assertStringsEnd(in);
                    continue;
                }
                in.map = new byte[mapBytes];
                for (int from : new int[] {BEFORE, BEFORE + Math.min(length, 70)}) {
                    Arrays.fill(in.map, (byte) 0x55);
                    SpecialBytes.map(in, from);
                    int mappable = Math.min(in.end - from, (mapBytes - 8) * 8);
                    assertThat(in.mapFrom).isEqualTo(from);
                    assertThat(in.mapLength).isEqualTo(mappable / VectorBlocks.BYTES * VectorBlocks.BYTES);
                    for (int i = 0; i < in.mapLength + 64; i++) {
                        assertThat(bit(in.map, i))
                                .as("bit %d of %d in %d bytes", i, length, mapBytes)
                                .isEqualTo(i >= in.mapLength || isSpecial(in.bytes[from + i]));
                    }
                }
            }
        }
    }

    private static void assertStringsEnd(Cursor in) {
        for (int from = BEFORE; from <= in.end; from++) {
            assertThat(SpecialBytes.close(in, from)).as("from %d", from).isEqualTo(close(in, from));
        }
    }

    @Test
    void stringsEndAtTheSamePlacesWithAndWithoutTheMap() {
        for (int length : new int[] {0, 1, 40, 127, 128, 129, 192, 500, 5_000}) {
            for (int rare : new int[] {2, 10, 60, PLAIN}) {
                Cursor in = cursor(length, rare);
                assertStringsEnd(in);
                if (SpecialBytes.maps(length)) {
                    in.map = new byte[512];
                    SpecialBytes.map(in, BEFORE);
                    assertStringsEnd(in);
                    SpecialBytes.map(in, BEFORE + length / 2);
                    assertStringsEnd(in);
                }
            }
        }
    }

    /** The bits of 57 bytes are in a word at least: quotes after them end strings that the word does not. */
    @Test
    void quotesAfterAWordOfBitsAndAfterTheDocument() {
        for (int before = 0; before < 16; before++) {
            for (int length = 50; length < 70; length++) {
                Cursor in = cursor(256, PLAIN);
                int from = BEFORE + before;
                in.bytes[from + length] = '"';
                in.bytes[from + 64] = '"';
                if (SpecialBytes.maps(256)) {
                    SpecialBytes.map(in, BEFORE);
                }
                assertThat(SpecialBytes.close(in, from)).isEqualTo(from + Math.min(length, 64));
                SpecialBytes.giveBack(in);
            }
        }
        for (int length : new int[] {128, 192, 256}) {
            Cursor in = cursor(length, PLAIN);
            in.bytes[in.end] = '"';
            if (SpecialBytes.maps(length)) {
                SpecialBytes.map(in, BEFORE);
                assertThat(in.mapLength).isEqualTo(length);
            }
            for (int from = BEFORE; from <= in.end; from++) {
                assertThat(SpecialBytes.close(in, from)).isEqualTo(~in.end);
            }
            SpecialBytes.giveBack(in);
        }
    }

    /** The map moves with the strings, never back, and not for the last bytes of a document. */
    @Test
    void stringsAfterTheMapMoveIt() {
        Cursor in = cursor(10_000, 8);
        if (!VECTORS) {
            assertStringsEnd(in);
            assertThat(in.map).isNull();
            return;
        }
        assertStringsEnd(in);
        assertThat(in.map).as("the document was not mapped at its beginning").isNull();
        in.map = new byte[512];
        int mapped = (512 - 8) * 8;
        SpecialBytes.map(in, BEFORE + 100);
        for (int from : new int[] {BEFORE, BEFORE + 99, BEFORE + 100, BEFORE + 100 + mapped - 1}) {
            assertThat(SpecialBytes.close(in, from)).isEqualTo(close(in, from));
            assertThat(in.mapFrom).isEqualTo(BEFORE + 100);
        }
        int next = BEFORE + 100 + mapped;
        assertThat(SpecialBytes.close(in, next)).isEqualTo(close(in, next));
        assertThat(in.mapFrom).isEqualTo(next);
        assertThat(in.mapLength).isEqualTo(mapped);
        int last = in.end - 128;
        assertThat(SpecialBytes.close(in, last)).isEqualTo(close(in, last));
        assertThat(in.mapFrom).isEqualTo(last);
        assertThat(in.mapLength).isEqualTo(128);
        SpecialBytes.map(in, BEFORE);
        assertThat(SpecialBytes.close(in, last + 1)).isEqualTo(close(in, last + 1));
        assertThat(in.mapFrom).as("too few bytes are left").isEqualTo(BEFORE);
        in.mapLength = 0; // as for the next document, which begins at the same index
        assertThat(SpecialBytes.close(in, BEFORE)).isEqualTo(close(in, BEFORE));
        assertThat(in.mapLength).isEqualTo(mapped);
    }

    /** The string ends by its bits: the bytes before its end are not read again. */
    @Test
    void aMappedStringEndsByItsBits() {
        Cursor in = cursor(256, PLAIN);
        in.bytes[BEFORE + 30] = '"';
        in.bytes[BEFORE + 100] = '\\';
        if (!VECTORS) {
            assertStringsEnd(in);
            return;
        }
        SpecialBytes.map(in, BEFORE);
        in.bytes[BEFORE + 10] = '\\';
        assertThat(SpecialBytes.close(in, BEFORE)).isEqualTo(BEFORE + 30);
        assertThat(SpecialBytes.close(in, BEFORE + 60)).isEqualTo(~(BEFORE + 100));
    }

    @Test
    void theMemoryOfTheMapIsPooled() {
        Cursor in = cursor(256, 4);
        SpecialBytes.giveBack(in);
        assertThat(in.map).isNull();
        byte[] map = new byte[1_024];
        in.map = map;
        in.mapLength = 64;
        SpecialBytes.giveBack(in);
        assertThat(in.map).isNull();
        assertThat(in.mapLength).isZero();
        byte[] pooled = BufferPool.take();
        assertThat(pooled).isSameAs(map);
        BufferPool.give(pooled);
        if (VECTORS) {
            SpecialBytes.map(in, BEFORE);
            assertThat(in.map).isSameAs(map);
            SpecialBytes.giveBack(in);
        }
    }

    @Test
    void theBitsOfABlock() {
        if (!VECTORS) {
            return;
        }
        byte[] bytes = new byte[256 + VectorBlocks.BYTES];
        for (int i = 0; i < bytes.length; i++) {
            bytes[i] = (byte) i;
        }
        for (int at = 0; at <= 256; at++) {
            long bits = VectorBlocks.specials(bytes, at);
            for (int i = 0; i < 64; i++) {
                assertThat((bits >>> i & 1) != 0)
                        .as("bit %d at %d", i, at)
                        .isEqualTo(i < VectorBlocks.BYTES && isSpecial(bytes[at + i]));
            }
        }
    }
}
