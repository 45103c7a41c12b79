package dev.schemac.runtime.internal.input;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.internal.bytes.KeyPattern;
import dev.schemac.runtime.internal.bytes.ValueStart;
import dev.schemac.runtime.internal.integration.RuntimeAccess;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CoderResult;
import java.nio.charset.CodingErrorAction;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * The decoder reads exactly the valid strings. Others would come out right as well if it read too few, because the general scan follows,
 * so this calls it alone. The oracle is the JDK's decoder.
 */
class StringDecoderTest {
    private final CharDecoder decoder = new CharDecoder();

    private final CharsetDecoder jdk = UTF_8.newDecoder()
            .onMalformedInput(CodingErrorAction.REPORT)
            .onUnmappableCharacter(CodingErrorAction.REPORT);

    private final CharBuffer decoded = CharBuffer.allocate(64);

    private static ValueCursor cursor(byte[] bytes, int end) {
        return new ValueCursor(bytes, 0, end, RuntimeAccess.values(JsonOptions.DEFAULT));
    }

    /** Reads a string without its opening quote. */
    private String read(byte[] bytes, int end) {
        ValueCursor in = cursor(bytes, end);
        int plain = 0;
        while (plain < end && bytes[plain] >= ' ' && bytes[plain] != '"' && bytes[plain] != '\\') {
            plain++;
        }
        String text = decoder.read(in, 0, plain);
        assertThat(in.pos).isEqualTo(text == null ? 0 : end);
        return text;
    }

    /** Reads a string, and the same string cut at every place, with and without bytes after the cut. */
    private void check(String spelled, String expected) {
        byte[] bytes = (spelled + '"').getBytes(UTF_8);
        assertThat(read(bytes, bytes.length)).isEqualTo(expected);
        for (int end = 0; end < bytes.length; end++) {
            assertThat(read(Arrays.copyOf(bytes, end), end)).isNull();
            assertThat(read(bytes, end)).isNull();
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                " ",
                "\u007F",
                "\u0080",
                "\u07FF",
                "\u0800",
                "\uD7FF",
                "\uE000",
                "\uFFFF",
                "\uD800\uDC00",
                "\uD83D\uDE00",
                "\uDBFF\uDFFF"
            })
    void charactersAtEveryPlace(String character) {
        for (int before = 0; before < 10; before++) {
            for (int count = 1; count < 10; count++) {
                for (int after = 0; after < 10; after++) {
                    String text = "a".repeat(before) + character.repeat(count) + "b".repeat(after);
                    check(text, text);
                }
            }
        }
    }

    @Test
    void escapesAtEveryPlace() {
        Map<String, String> escapes = Map.of(
                "\\n",
                "\n",
                "\\/",
                "/",
                "\\u0000",
                "\0",
                "\\u00e9",
                "\u00e9",
                "\\ud7ff",
                "\ud7ff",
                "\\ue000",
                "\ue000",
                "\\ud800\\udc00",
                "\ud800\udc00",
                "\\udbff\\udfff",
                "\udbff\udfff");
        escapes.forEach((escape, character) -> {
            for (int before = 0; before < 10; before++) {
                for (int after = 0; after < 10; after++) {
                    String start = "a".repeat(before);
                    check(start + escape + "b".repeat(after), start + character + "b".repeat(after));
                    check(start + "\u00e9" + escape + escape, start + "\u00e9" + character + character);
                }
            }
        });
    }

    @Test
    void invalidEscapes() {
        for (String spelled : List.of(
                "\\q",
                "\\U0041",
                "\\u004g",
                "\\ud800",
                "\\ud800\\u0041",
                "\\ud800\\n",
                "\\ud800udc00",
                "\\udc00",
                "\\udc00\\udc00",
                "\\udfff\\udfff",
                "\\ud800\\ud800")) {
            for (int after = 0; after < 10; after++) {
                byte[] bytes = (spelled + "b".repeat(after) + '"').getBytes(UTF_8);
                assertThat(read(bytes, bytes.length)).as(spelled).isNull();
            }
        }
    }

    @Test
    void controlCharacters() {
        for (int c = 0; c < ' '; c++) {
            for (String after : List.of("", "abcdefgh", "\u00e9\u00e9\u00e9\u00e9")) {
                byte[] bytes = ("\u00e9" + (char) c + after + '"').getBytes(UTF_8);
                assertThat(read(bytes, bytes.length)).isNull();
            }
        }
        // Not a sequence of four bytes, although three that continue one follow.
        byte[] bytes = {0, (byte) 0x90, (byte) 0x80, (byte) 0x80, '"'};
        assertThat(read(bytes, bytes.length)).isNull();
    }

    /** Bytes of each kind that table 3-7 of the Unicode standard distinguishes. */
    @Test
    void shortSequences() {
        int[] kinds = {0x20, 0x41, 0x7F, 0x80, 0x8F, 0x90, 0x9F, 0xA0, 0xBF, 0xC0, 0xC2, 0xE0, 0xF0, 0xFF};
        for (int first = 0x80; first < 0x100; first++) {
            sequence(first);
            for (int second : kinds) {
                sequence(first, second);
                for (int third : kinds) {
                    sequence(first, second, third);
                    for (int fourth : first >= 0xE0 ? kinds : new int[0]) {
                        sequence(first, second, third, fourth);
                    }
                }
            }
        }
    }

    /** Four sequences of two bytes are decoded at once. */
    @ParameterizedTest
    @ValueSource(strings = {"\u0080", "\u00BF", "\u044F", "\u07FF"})
    void everyByteInRunsOfTwoBytes(String unit) {
        byte[] run = unit.repeat(5).getBytes(UTF_8);
        int[] bytes = new int[run.length];
        for (int at = 0; at < bytes.length; at++) {
            for (int other = 0; other < 0x100; other++) {
                for (int i = 0; i < bytes.length; i++) {
                    bytes[i] = i == at ? other : run[i] & 0xFF;
                }
                sequence(bytes);
            }
        }
    }

    private void sequence(int... sequence) {
        byte[] bytes = new byte[sequence.length + 1];
        for (int i = 0; i < sequence.length; i++) {
            bytes[i] = (byte) sequence[i];
            if (bytes[i] == '"' || bytes[i] == '\\' || bytes[i] >= 0 && bytes[i] < ' ') {
                return; // not a matter of UTF-8
            }
        }
        bytes[sequence.length] = '"';
        decoded.clear();
        jdk.reset();
        CoderResult result = jdk.decode(ByteBuffer.wrap(bytes, 0, sequence.length), decoded, true);
        String expected = result.isError() ? null : decoded.flip().toString();
        String found = read(bytes, bytes.length);
        if (expected == null ? found != null : !expected.equals(found)) {
            assertThat(found).as(HexFormat.of().formatHex(bytes)).isEqualTo(expected);
        }
    }

    @Test
    void aDecoderIsUsedAgainUnlessItsBufferIsLarge() {
        CharDecoder first = CharDecoder.take();
        // The buffer has two units for each of the string so far, and eight more.
        assertThat(read(first, 8_188)).isFalse();
        first.giveBack();
        assertThat(CharDecoder.take()).isSameAs(first);
        assertThat(read(first, 8_189)).isFalse();
        assertThat(read(first, 16_384)).isTrue();
        first.giveBack();
        assertThat(CharDecoder.take()).isNotSameAs(first);
    }

    /** Reads a string of so many units, and returns whether the decoder is large then. */
    private static boolean read(CharDecoder decoder, int length) {
        byte[] bytes = ("a".repeat(length) + '"').getBytes(UTF_8);
        assertThat(decoder.read(cursor(bytes, bytes.length), 0, length)).hasSize(length);
        return decoder.isLarge();
    }

    @Test
    void aNameThatTheInputCutsOff() {
        NameTable names = new NameTable(1, new KeyPattern[] {KeyPattern.of("a", ValueStart.ANY, true)});
        for (byte[] bytes : List.of(new byte[] {'{'}, "{\"a\":1}".getBytes(UTF_8))) {
            ValueCursor in = cursor(bytes, 1);
            InvalidInput read = catchThrowableOfType(InvalidInput.class, () -> StringDecoder.readName(in, 1));
            assertThat(read).hasMessage("expected member name but found end of input");
            InvalidInput found = catchThrowableOfType(InvalidInput.class, () -> StringDecoder.findName(in, 1, names));
            assertThat(found).hasMessage("expected member name but found end of input");
        }
    }
}
