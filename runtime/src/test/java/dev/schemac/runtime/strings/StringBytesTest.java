package dev.schemac.runtime.strings;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import dev.schemac.runtime.AllocatedBytes;
import dev.schemac.runtime.JsonWriteException;
import dev.schemac.runtime.JsonWriter;
import dev.schemac.runtime.Outputs;
import dev.schemac.runtime.internal.output.Output;
import dev.schemac.runtime.internal.output.StringBytes;
import dev.schemac.runtime.internal.output.StringEncoder;
import dev.schemac.testing.Seed;
import dev.schemac.testing.Volume;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Strings out, by each of the ways to their bytes that this JVM has. The oracle is a loop over code points and the JDK's encoder.
 */
class StringBytesTest {

    private static final int LENGTHS = Volume.orSmall(100, 40);

    private static final String ALPHABET = "The quick brown fox? jumps over 13 lazy dogs & runs; ";

    /**
     * What is not simply its own byte, or nearly is not. U+0122 and U+015C are quote and backslash in their lower halves, U+0141 and
     * U+4E61 are letters there, U+0100 and U+0A00 zero, U+FF20 and U+203F what a byte can be mistaken for.
     */
    private static final List<String> SPECIALS = List.of(
            "\"",
            "\\",
            "/",
            "?",
            "\n",
            "\r",
            "\t",
            "\b",
            "\f",
            "\0",
            "\1",
            "\u001F",
            " ",
            "~",
            "\u007F",
            "\u0080",
            "\u00A2",
            "\u00DC",
            "\u00E9",
            "\u00FF",
            "\u0100",
            "\u010A",
            "\u0122",
            "\u0141",
            "\u015C",
            "\u0416",
            "\u07FF",
            "\u0800",
            "\u0A00",
            "\u2028",
            "\u2029",
            "\u203F",
            "\u4E61",
            "\uD7FF",
            "\uE000",
            "\uFEFF",
            "\uFF20",
            "\uFFFD",
            "\uFFFF",
            "\uD800\uDC00",
            "\uD83D\uDE00",
            "\uDBFF\uDFFF");

    private static final List<String> LONE = List.of(
            "\uD800",
            "\uDBFF",
            "\uDC00",
            "\uDFFF",
            "\uD83D\uD83D\uDE00",
            "\uDE00\uD83D",
            "\uDE00\uDE00",
            "\uD83D?",
            "\uD83D\u00E9");

    static Stream<StringBytes> ways() {
        return Stream.of(new StringBytes.Checked(), new StringBytes.Encoded(), StringBytes.Open.orNull())
                .filter(way -> way != null);
    }

    @Test
    void theBestWaysOfThisJvmAreTaken() {
        boolean open = Boolean.getBoolean("schemac.java.lang.open");

        assertThat(StringBytes.Open.orNull() != null).isEqualTo(open);
        assertThat(StringBytes.FASTEST).isExactlyInstanceOf(open ? StringBytes.Open.class : StringBytes.Encoded.class);
        assertThat(StringBytes.ALLOCATION_FREE)
                .isExactlyInstanceOf(open ? StringBytes.Open.class : StringBytes.Checked.class);
    }

    @Test
    void writersThatAreUsedAgainAllocateNothingForStrings() {
        JsonWriter out = new JsonWriter();
        Outputs.of(out).reused = true;
        assertThat(StringBytes.of(Outputs.of(out))).isSameAs(StringBytes.ALLOCATION_FREE);
        Outputs.of(out).reused = false;
        assertThat(StringBytes.of(Outputs.of(out))).isSameAs(StringBytes.FASTEST);
    }

    /** A second array of a long string would be large. */
    @ParameterizedTest
    @MethodSource("ways")
    void longStringsAreCopiedWithoutAnotherArray(StringBytes way) {
        String text = plain(100_000);
        JsonWriter out = new JsonWriter();
        Outputs.of(out).ensure(text.length() + 1 + StringBytes.SLACK);
        assertThat(way.copyPlain(text, text.length(), Outputs.of(out), 0)).isEqualTo(text.length());
        assertThat(AllocatedBytes.of(() -> way.copyPlain(text, text.length(), Outputs.of(out), 0)))
                .isLessThan(1_000);
    }

    @ParameterizedTest
    @MethodSource("ways")
    void copiesPlainTextOfAllLengths(StringBytes way) {
        for (int length = 0; length <= LENGTHS; length++) {
            String text = plain(length);
            for (int before = 0; before < 9; before++) {
                JsonWriter out = new JsonWriter();
                Outputs.of(out).size = before;
                StringEncoder.append(way, Outputs.of(out), text, false, false);

                assertThat(new String(
                                Outputs.of(out).bytes,
                                before,
                                Outputs.of(out).size - before,
                                StandardCharsets.ISO_8859_1))
                        .isEqualTo('"' + text + '"');
            }
        }
    }

    @ParameterizedTest
    @MethodSource("ways")
    void writesEachSpecialAtEveryPosition(StringBytes way) {
        JsonWriter out = new JsonWriter();
        for (String special : SPECIALS) {
            for (int length = 0; length <= LENGTHS; length++) {
                for (int at = 0; at <= length; at++) {
                    String plain = plain(length);
                    check(way, out, plain.substring(0, at) + special + plain.substring(at));
                }
            }
        }
    }

    @ParameterizedTest
    @MethodSource("ways")
    void writesTwoSpecialsInOneText(StringBytes way) {
        JsonWriter out = new JsonWriter();
        for (String first : SPECIALS) {
            for (String second : SPECIALS) {
                for (int between = 0; between < 20; between++) {
                    check(way, out, "ab" + first + plain(between) + second + "c");
                }
            }
        }
    }

    @Tag("slow")
    @Tag("each-jdk")
    @ParameterizedTest
    @MethodSource("ways")
    void writesEveryCharacter(StringBytes way) {
        JsonWriter out = new JsonWriter();
        for (int codePoint = 0; codePoint <= Character.MAX_CODE_POINT; codePoint++) {
            if (codePoint < Character.MIN_SURROGATE || codePoint > Character.MAX_SURROGATE) {
                String character = Character.toString(codePoint);
                check(way, out, character);
                if (codePoint < 0x10000) {
                    check(way, out, "some?text " + character);
                }
            }
        }
    }

    @ParameterizedTest
    @MethodSource("ways")
    void writesRandomTextThatJacksonReadsBack(StringBytes way) throws IOException {
        long seed = Seed.of(20_261_121);
        Random random = new Random(seed);
        JsonFactory jackson = new JsonFactory();
        JsonWriter out = new JsonWriter();
        for (int i = 0; i < Volume.of(50_000, 50_000); i++) {
            String text = random(random);
            out.reset();
            StringEncoder.append(way, Outputs.of(out), text, random.nextBoolean(), false);
            try (JsonParser parser = jackson.createParser(Outputs.of(out).bytes, 0, Outputs.of(out).size)) {
                parser.nextToken();
                assertThat(parser.getText())
                        .as("-Dschemac.seed=%d, text %d", seed, i)
                        .isEqualTo(text);
            }
        }
    }

    @ParameterizedTest
    @MethodSource("ways")
    void saysNoMoreIsPlainThanIs(StringBytes way) {
        Random random = new Random(Seed.of(20_261_121));
        for (int i = 0; i < 50_000; i++) {
            String text = random(random);
            JsonWriter out = new JsonWriter();
            Outputs.of(out).ensure(text.length() + 9 + StringBytes.SLACK);
            int at = random.nextInt(9);
            int copied = way.copyPlain(text, text.length(), Outputs.of(out), at);
            int plain = 0;
            while (plain < text.length() && isPlain(text.charAt(plain))) {
                plain++;
            }
            boolean ascii = text.chars().allMatch(c -> c < 0x80);
            if (copied > plain || (ascii || way instanceof StringBytes.Checked) && copied < plain) {
                assertThat(copied).as("plain at the start of '%s'", text).isEqualTo(plain);
            }
            String start = new String(Outputs.of(out).bytes, at, copied, StandardCharsets.ISO_8859_1);
            if (!start.equals(text.substring(0, copied))) {
                assertThat(start).isEqualTo(text.substring(0, copied));
            }
        }
    }

    @ParameterizedTest
    @MethodSource("ways")
    void refusesLoneSurrogatesBeforeAByteGoesOut(StringBytes way) {
        for (String lone : LONE) {
            for (int before = 0; before < 40; before++) {
                for (String after : List.of("", "?", "z", "\u00E9 and more text", "\u4E00")) {
                    String text = plain(before) + lone + after;
                    JsonWriter out = new JsonWriter();
                    Outputs.of(out).expectsSpecials = before % 2 == 0;
                    out.beginArray();
                    int size = out.size();
                    int index = before + firstLone(lone + after);

                    assertThatThrownBy(() -> StringEncoder.append(way, Outputs.of(out), text, false, false))
                            .isExactlyInstanceOf(JsonWriteException.class)
                            .hasMessage("a string with an unpaired surrogate (at index " + index
                                    + ") cannot be written as JSON at $[0]");
                    assertThat(out.size()).isEqualTo(size);
                }
            }
        }
    }

    @ParameterizedTest
    @MethodSource("ways")
    void showsLoneSurrogatesWhereTheyAreToBeShown(StringBytes way) {
        JsonWriter out = new JsonWriter();
        StringEncoder.append(way, Outputs.of(out), "a?\uD800 b", false, true);

        assertThat(new String(Outputs.of(out).bytes, 0, Outputs.of(out).size, StandardCharsets.UTF_8))
                .isEqualTo("\"a?\\ud800 b\"");
    }

    /** Characters are copied in chunks, and encoded by four and as many as fit. */
    @ParameterizedTest
    @MethodSource("ways")
    void writesRunsOfAllWidthsAcrossTheEndsOfChunks(StringBytes way) {
        List<String> runs =
                List.of("x", "\u0416", "\u00E9x", "\u07FF\u0800", "\u4E00", "\uD83D\uDE00", "\"", "\b\u2028");
        JsonWriter out = new JsonWriter();
        for (String run : runs) {
            for (String special : SPECIALS) {
                for (int length = Output.CHARACTERS - 6; length < Output.CHARACTERS + 3; length++) {
                    String text = "z".repeat(length % run.length())
                            + run.repeat(length / run.length())
                            + special
                            + run.repeat(5);
                    check(way, out, text);
                    check(way, out, text, true, true);
                }
            }
        }
    }

    @ParameterizedTest
    @MethodSource("ways")
    void writesWithAnyRemainingCapacity(StringBytes way) {
        for (String unit : List.of("x", "\u00E9", "\u4E00", "\uD83D\uDE00", "\"", "\1", "x\u4E00", "\uD83D\uDE00\1")) {
            for (int count = 1; count < 24; count++) {
                for (int capacity = 0; capacity < 100; capacity++) {
                    String text = "a" + unit.repeat(count);
                    JsonWriter out = new JsonWriter();
                    Outputs.of(out).bytes = new byte[capacity];
                    check(way, out, text, false, false);
                    Outputs.of(out).bytes = new byte[capacity];
                    check(way, out, text, true, false);
                }
            }
        }
    }

    /** The capacity for the string, its quotes and ten more bytes is enough. */
    @ParameterizedTest
    @MethodSource("ways")
    void keepsTheArrayIfTheStringFits(StringBytes way) {
        for (String unit : List.of("x", "\u00E9", "\u4E00", "\uD83D\uDE00", "\"", "\1")) {
            for (int count : new int[] {1, 2, 100, 200, 300}) {
                String text = unit.repeat(count);
                int length = expected(text, false).getBytes(StandardCharsets.UTF_8).length;
                JsonWriter out = new JsonWriter();
                byte[] array = new byte[length + 10];
                Outputs.of(out).bytes = array;
                check(way, out, text, true, false);
                assertThat(Outputs.of(out).bytes).as("%d of %s", count, unit).isSameAs(array);
            }
        }
        JsonWriter out = new JsonWriter();
        byte[] array = new byte["\"plain\"".length() + 8];
        Outputs.of(out).bytes = array;
        check(way, out, "plain", false, false);
        assertThat(Outputs.of(out).bytes).isSameAs(array);
    }

    /** An empty string shows nothing about the next ones. */
    @ParameterizedTest
    @MethodSource("ways")
    void keepsTheExpectationAtAnEmptyString(StringBytes way) {
        JsonWriter out = new JsonWriter();
        Outputs.of(out).expectsSpecials = true;
        StringEncoder.append(way, Outputs.of(out), "", false, false);
        assertThat(Outputs.of(out).expectsSpecials).isTrue();
    }

    @Test
    void aCharacterIsAStringOfLengthOne() {
        for (char c : new char[] {0, 'a', 0x7F, 0x80, 0x4E00, 0xFFFF}) {
            assertThat(StringEncoder.oneCharacter(c)).isEqualTo(String.valueOf(c));
        }
    }

    @ParameterizedTest
    @MethodSource("ways")
    void refusesLoneSurrogatesAtTheEndsOfChunks(StringBytes way) {
        for (String lone : LONE) {
            for (String run : List.of("x", "\u0416", "\u4E00")) {
                for (int before = Output.CHARACTERS - 4; before < Output.CHARACTERS + 2; before++) {
                    String text = run.repeat(before) + lone;
                    JsonWriter out = new JsonWriter();
                    out.beginArray();
                    int index = before + firstLone(lone);

                    assertThatThrownBy(() -> StringEncoder.append(way, Outputs.of(out), text, false, false))
                            .isExactlyInstanceOf(JsonWriteException.class)
                            .hasMessage("a string with an unpaired surrogate (at index " + index
                                    + ") cannot be written as JSON at $[0]");
                    assertThat(out.size()).isEqualTo(1);
                }
            }
        }
    }

    @ParameterizedTest
    @MethodSource("ways")
    void growsTheDocumentForLongTexts(StringBytes way) {
        for (String unit : List.of("x", "\u00E9", "\u4E00", "\uD83D\uDE00", "\"", "\1", "x\u4E00")) {
            for (int count : new int[] {
                160, 168, 169, 170, 171, 254, 255, 256, 507, 508, 509, 510, 511, 512, 1_023, 1_024, 1_025, 5_000
            }) {
                check(way, new JsonWriter(), unit.repeat(count));
            }
        }
    }

    /** After a text that was plain, and after one that was not. */
    private static void check(StringBytes way, JsonWriter out, String text) {
        check(way, out, text, false, false);
        check(way, out, text, true, false);
    }

    private static void check(
            StringBytes way, JsonWriter out, String text, boolean expectsSpecials, boolean allControls) {
        out.reset();
        Outputs.of(out).expectsSpecials = expectsSpecials;
        StringEncoder.append(way, Outputs.of(out), text, allControls, false);
        String written = new String(Outputs.of(out).bytes, 0, Outputs.of(out).size, StandardCharsets.UTF_8);
        String expected = expected(text, allControls);
        if (!written.equals(expected)) {
            assertThat(written).isEqualTo(expected);
        }
        if (!text.chars().allMatch(c -> isPlain((char) c))) {
            assertThat(Outputs.of(out).expectsSpecials).isTrue();
        } else if (text.length() <= Output.CHARACTERS) {
            assertThat(Outputs.of(out).expectsSpecials).isFalse();
        }
    }

    /** RFC 8259 section 7, character by character. */
    private static String expected(String text, boolean allControls) {
        StringBuilder json = new StringBuilder("\"");
        for (char c : text.toCharArray()) {
            int escape = "\"\\\n\r\t\b\f".indexOf(c);
            if (allControls && "\b\f\u2028\u2029".indexOf(c) >= 0) {
                json.append(String.format("\\u%04x", (int) c));
            } else if (escape >= 0) {
                json.append('\\').append("\"\\nrtbf".charAt(escape));
            } else if (c < ' ') {
                json.append(String.format("\\u%04x", (int) c));
            } else {
                json.append(c);
            }
        }
        return json.append('"').toString();
    }

    private static int firstLone(String text) {
        int i = 0;
        while (Character.isHighSurrogate(text.charAt(i))
                        && i + 1 < text.length()
                        && Character.isLowSurrogate(text.charAt(i + 1))
                || !Character.isSurrogate(text.charAt(i))) {
            i += Character.isSurrogate(text.charAt(i)) ? 2 : 1;
        }
        return i;
    }

    private static boolean isPlain(char c) {
        return c >= ' ' && c < 0x80 && c != '"' && c != '\\';
    }

    /** Not the same characters everywhere. */
    private static String plain(int length) {
        StringBuilder text = new StringBuilder();
        while (text.length() < length) {
            text.append(ALPHABET);
        }
        return text.substring(0, length);
    }

    /** Plain runs and specials in random order. */
    private static String random(Random random) {
        StringBuilder text = new StringBuilder();
        List<String> pool = new ArrayList<>(SPECIALS);
        int parts = random.nextInt(5);
        for (int i = 0; i < parts; i++) {
            text.append(plain(random.nextInt(30)));
            if (random.nextInt(3) == 0) {
                text.append(pool.get(random.nextInt(pool.size())));
            }
        }
        return text.toString();
    }
}
