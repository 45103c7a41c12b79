package dev.schemac.runtime.internal.utf8;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.schemac.runtime.AllocatedBytes;
import dev.schemac.runtime.internal.pool.BufferPool;
import dev.schemac.testing.Seed;
import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The JDK's own encoder says what the bytes are. */
class Utf8EncoderTest {
    private static final long SEED = Seed.drawn();

    /** What stands between runs of ASCII: of one to four bytes, and the ends of their ranges. */
    private static final String[] OTHERS = {
        "\u0080",
        "\u00E9",
        "\u00FF",
        "\u0100",
        "\u07FF",
        "\u0800",
        "\u4E2D",
        "\uD7FF",
        "\uE000",
        "\uFFFF",
        "\uD83D\uDE00",
        "\uDBFF\uDFFF",
        "?"
    };

    @Test
    void bytesOfRandomTextsAreThoseOfTheJdk() {
        System.out.println("Utf8EncoderTest: -Dschemac.seed=" + SEED);
        Random random = new Random(SEED);
        for (int i = 0; i < 20_000; i++) {
            same(text(random, random.nextInt(i % 100 == 0 ? 20_000 : 200)));
        }
    }

    /** Characters are encoded 4,096 at a time; a pair of surrogates is not cut, wherever it stands. */
    @ParameterizedTest
    @ValueSource(strings = {"\u00E9", "\u4E2D", "\uD83D\uDE00"})
    void nothingIsCutWhereverItStands(String other) {
        for (int at = 0; at < 10_000; at += at > 4_080 && at < 4_110 || at > 8_175 && at < 8_205 ? 1 : 7) {
            same("a".repeat(at) + other + "b".repeat(20) + other + other);
        }
    }

    @Test
    void charactersOfEachLengthAloneAndInLongTexts() {
        for (String other : OTHERS) {
            for (int count : new int[] {0, 1, 2, 7, 8, 9, 15, 16, 17, 4_095, 4_096, 4_097, 100_000, 500_000}) {
                same(other.repeat(count));
            }
        }
    }

    @Test
    void surrogateWithoutItsPartnerIsAQuestionMarkWhoseOffsetIsKept() {
        for (int at : new int[] {0, 1, 8, 100, 4_094, 4_095, 4_096, 9_000}) {
            for (String lone : new String[] {"\uD83D", "\uDE00", "\uDE00\uD83D", "\uD83Dx", "\uD83D\uD83D\uDE00"}) {
                String text = "\u00E9" + "a".repeat(at) + lone;
                Utf8Encoder encoder = Utf8Encoder.take();
                encoder.encode(text, Integer.MAX_VALUE);
                assertThat(encoded(encoder)).isEqualTo(text.getBytes(UTF_8));
                assertThat(encoder.loneSurrogate())
                        .as(at + " and " + lone.length())
                        .isEqualTo(at + 2);
                encoder.encode("\u4E2D?", Integer.MAX_VALUE);
                assertThat(encoder.loneSurrogate()).isEqualTo(-1);
                encoder.release();
            }
        }
    }

    @Test
    void theFirstOfSeveralSurrogatesIsReported() {
        Utf8Encoder encoder = Utf8Encoder.take();
        encoder.encode("\uD83Dx\uDE00", Integer.MAX_VALUE);
        assertThat(encoder.loneSurrogate()).isZero();
        encoder.release();
    }

    @Test
    void textLongerThanTheLimitSaysSoAndIsNotEncodedToItsEnd() {
        Utf8Encoder encoder = Utf8Encoder.take();
        encoder.encode("a".repeat(101), 100);
        assertThat(encoder.length()).isGreaterThan(100);
        encoder.encode("\u00E9".repeat(60), 100);
        assertThat(encoder.length()).isGreaterThan(100);
        encoder.encode("\u4E2D".repeat(4_096) + "a", 3 * 4_096);
        assertThat(encoder.length()).isGreaterThan(3 * 4_096);
        encoder.encode("\u4E2D".repeat(1_000_000), 1_000_000);
        assertThat(encoder.length()).isBetween(1_000_001, 1_000_000 + 3 * 4_096);
        encoder.release();
    }

    /** Those who take one while it is in use have another one. */
    @Test
    void encodersInUseAreNotShared() {
        Utf8Encoder first = Utf8Encoder.take();
        first.encode("one", 10);
        Utf8Encoder second = Utf8Encoder.take();
        second.encode("two", 10);
        assertThat(encoded(first)).isEqualTo("one".getBytes(UTF_8));
        assertThat(encoded(second)).isEqualTo("two".getBytes(UTF_8));
        first.release();
        second.release();
    }

    /** Of large arrays one is kept for all, and none by an encoder itself. */
    @Test
    void largeArrayIsNotKeptByTheEncoder() {
        Utf8Encoder encoder = Utf8Encoder.take();
        encoder.encode("\u4E2D".repeat(1_000_000), Integer.MAX_VALUE);
        byte[] large = encoder.bytes();
        encoder.release();
        assertThat(encoder.bytes().length).isLessThan(1 << 19);
        assertThat(BufferPool.take(3_000_000)).isSameAs(large);
    }

    @Test
    void releasedEncoderIsTakenAgain() {
        Utf8Encoder encoder = Utf8Encoder.take();
        encoder.release();
        assertThat(Utf8Encoder.take()).isSameAs(encoder);
    }

    /** The first array is large enough for five bytes per four characters. Others grow by half. */
    @Test
    void longTextsNeedFewArrays() {
        String mostlyAscii = "abcdefg\u4E2D".repeat(500_000);
        String chinese = "\u4E2D".repeat(2_000_000);
        assertThat(AllocatedBytes.of(() -> encodedOnce(mostlyAscii))).isLessThan(5_100_000);
        assertThat(AllocatedBytes.of(() -> encodedOnce(chinese))).isLessThan(24_000_000);
        assertThat(encodedOnce(chinese)).isLessThan(9_100_000);
    }

    @ParameterizedTest
    @ValueSource(strings = {"\u00E9", "\u4E2D"})
    void theArrayOfTheLastTextIsUsedAgain(String other) {
        String text = other.repeat(1_000_000);
        Utf8Encoder encoder = Utf8Encoder.take();
        encoder.encode(text, Integer.MAX_VALUE);
        byte[] array = encoder.bytes();
        encoder.encode(text, Integer.MAX_VALUE);
        assertThat(encoder.bytes()).isSameAs(array);
        encoder.release();
    }

    private static int encodedOnce(String text) {
        Utf8Encoder encoder = Utf8Encoder.take();
        encoder.encode(text, Integer.MAX_VALUE);
        int capacity = encoder.bytes().length;
        encoder.release();
        return capacity;
    }

    /** Runs of ASCII with other characters between them, of more or fewer kinds, or of none. */
    static String text(Random random, int length) {
        int others = random.nextInt(OTHERS.length + 1);
        StringBuilder text = new StringBuilder();
        while (text.length() < length) {
            int run = random.nextInt(random.nextInt(40) + 1);
            for (int i = 0; i < run; i++) {
                text.append((char) random.nextInt(0x80));
            }
            for (int i = random.nextInt(20); others > 0 && i > 0; i--) {
                text.append(OTHERS[random.nextInt(others)]);
            }
        }
        return text.toString();
    }

    private static void same(String text) {
        Utf8Encoder encoder = Utf8Encoder.take();
        encoder.encode(text, Integer.MAX_VALUE);
        assertThat(encoded(encoder)).isEqualTo(text.getBytes(UTF_8));
        assertThat(encoder.loneSurrogate()).isEqualTo(-1);
        encoder.release();
    }

    private static byte[] encoded(Utf8Encoder encoder) {
        return Arrays.copyOf(encoder.bytes(), encoder.length());
    }
}
