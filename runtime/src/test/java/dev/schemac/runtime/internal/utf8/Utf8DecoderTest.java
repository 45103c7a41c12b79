package dev.schemac.runtime.internal.utf8;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.schemac.runtime.AllocatedBytes;
import dev.schemac.runtime.JsonWriter;
import dev.schemac.testing.Seed;
import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The JDK's own decoder says what the text is. */
class Utf8DecoderTest {
    private static final long SEED = Seed.drawn();

    @Test
    void randomTextsComeBack() {
        System.out.println("Utf8DecoderTest: -Dschemac.seed=" + SEED);
        Random random = new Random(SEED);
        for (int i = 0; i < 20_000; i++) {
            same(Utf8EncoderTest.text(random, random.nextInt(i % 100 == 0 ? 20_000 : 200)));
        }
    }

    @Test
    void eachCharacterComesBack() {
        StringBuilder all = new StringBuilder();
        for (int c = 0; c <= Character.MAX_CODE_POINT; c++) {
            if (c < Character.MIN_SURROGATE || c > Character.MAX_SURROGATE) {
                all.appendCodePoint(c);
                if (c % 1_000 == 0) {
                    all.append("a".repeat(c / 1_000 % 40));
                }
            }
        }
        same(all.toString());
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "\u00E9", "\u0416", "\u4E2D", "\uD83D\uDE00"})
    void runsOfEachLengthBeforeBetweenAndBehind(String other) {
        for (int run = 0; run < 40; run++) {
            String ascii = "abcdefgh".repeat(5).substring(0, run);
            same(ascii + other + ascii + other + other + ascii);
        }
    }

    /** What is behind the text in its array does not count. */
    @Test
    void onlyTheBytesOfTheTextAreRead() {
        byte[] bytes = "ab\u00E9cdefghijkl\u4E2D".getBytes(UTF_8);
        for (int length : new int[] {0, 1, 2, 4, 8, 14}) {
            assertThat(Utf8Decoder.decode(bytes, length)).isEqualTo(new String(bytes, 0, length, UTF_8));
        }
    }

    /** The characters of a string are decoded into a pooled array of 16,384, unless they are more. */
    @ParameterizedTest
    @ValueSource(strings = {"\u00E9\u00E9\u00E9\u00E9", "\u4E2D\u4E2Dab"})
    void temporaryArraysArePooled(String part) {
        byte[] bytes = part.repeat(2_048).getBytes(UTF_8);
        assertThat(bytes).hasSize(16_384);
        // A copy of the bytes, and the string: the JDK tries one byte a character before it makes two.
        long most = bytes.length + 3L * part.length() * 2_048 + 200;
        assertThat(AllocatedBytes.of(() -> Utf8Decoder.decode(bytes, bytes.length)))
                .isLessThan(most);
    }

    @Test
    void longTextsComeBack() {
        same("a\u4E2D".repeat((1 << 22) - 1) + "a");
        same("a\u4E2D".repeat((1 << 22) + 1));
    }

    /** A writer has text beyond ASCII of its own, or had it in the document before. */
    @Test
    void documentsOfAWriterComeBack() {
        JsonWriter out = new JsonWriter();
        for (String text : new String[] {"plain", "\u00E9\u4E2D\uD83D\uDE00", "plain again", "\n", "key \u0416"}) {
            out.beginObject();
            out.member(text, text);
            out.name("raw");
            out.rawValue("\"\u00FC\"");
            out.endObject();
            assertThat(out.toJson()).isEqualTo(new String(out.toByteArray(), UTF_8));
            out.reset();
        }
    }

    private static void same(String text) {
        byte[] bytes = text.getBytes(UTF_8);
        assertThat(Utf8Decoder.decode(bytes, bytes.length)).isEqualTo(text);
        byte[] more = Arrays.copyOf(bytes, bytes.length + 9);
        Arrays.fill(more, bytes.length, more.length, (byte) 0xC3);
        assertThat(Utf8Decoder.decode(more, bytes.length)).isEqualTo(text);
    }
}
