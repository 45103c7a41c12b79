package dev.schemac.runtime.internal.bytes;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Names that are compared and written as words. */
class KeyPatternTest {
    private static final List<String> NAMES =
            List.of("a", "ab", "abc", "abcd", "abcde", "abcdef", "abcdefghijklm", "abcdefghijklmn", "n".repeat(40));

    /** A document that begins with these bytes, and enough others after them. */
    private static byte[] bytes(String start) {
        return (start + "          ").getBytes(UTF_8);
    }

    @Test
    void membersAfterACommaOrABrace() {
        for (String name : NAMES) {
            for (ValueStart start : ValueStart.values()) {
                KeyPattern pattern = KeyPattern.of(name, start, true);
                String value = start.opener != 0 ? start.opener + "x" : start == ValueStart.BOOLEAN ? "true" : "1";
                String member = "\"" + name + "\":" + value;
                assertThat(pattern.isMember(bytes("," + member), 0, false)).isTrue();
                assertThat(pattern.isMember(bytes("{" + member), 0, true)).isTrue();
                assertThat(pattern.isMember(bytes("{" + member), 0, false)).isFalse();
                assertThat(pattern.isMember(bytes("," + member), 0, true)).isFalse();
                assertThat(pattern.isMember(bytes(",\"" + name + "x\":" + value), 0, false))
                        .isFalse();
                assertThat(pattern.isMember(bytes(",\"" + name + "\":]"), 0, false))
                        .isEqualTo(start == ValueStart.ANY);
            }
        }
    }

    @ParameterizedTest
    @CsvSource({
        "NUMBER, -0123456789, tfn[{:",
        "BOOLEAN, tf, n1\"[{-",
        "ANY, -019tfn\"[{, ''",
    })
    void valuesByTheirFirstByte(ValueStart start, String possible, String impossible) {
        KeyPattern pattern = KeyPattern.of("a", start, true);
        for (byte first : possible.getBytes(UTF_8)) {
            assertThat(pattern.opensValue(first)).isTrue();
        }
        for (byte first : (impossible + " \n").getBytes(UTF_8)) {
            assertThat(pattern.opensValue(first)).isFalse();
        }
    }

    /** Only then no blank can be the reason that a member was not found. */
    @Test
    void anotherName() {
        for (String name : NAMES) {
            KeyPattern pattern = KeyPattern.of(name, ValueStart.ANY, true);
            assertThat(pattern.isOther(Words.at(bytes("}"), 0))).isFalse();
            assertThat(pattern.isOther(Words.at(bytes(",\"z\":1"), 0))).isTrue();
            assertThat(pattern.isOther(Words.at(bytes(",\"" + name + "\":1"), 0)))
                    .isFalse();
            assertThat(pattern.isOther(Words.at(bytes(",\"" + name + "\" :1"), 0)))
                    .isFalse();
            assertThat(pattern.isOther(Words.at(bytes(", \"z\":1"), 0))).isFalse();
            assertThat(pattern.isOther(Words.at(bytes(" ,\"z\":1"), 0))).isFalse();
            assertThat(pattern.isOther(Words.at(bytes("\n\"z\":1"), 0))).isFalse();
        }
        // Five letters are compared with the comma and the quote.
        KeyPattern pattern = KeyPattern.of("abcdef", ValueStart.ANY, true);
        assertThat(pattern.isOther(Words.at(bytes(",\"abcdeX\":1"), 0))).isTrue();
        assertThat(pattern.isOther(Words.at(bytes(",\"abcdefg\":1"), 0))).isFalse();
    }

    @Test
    void namesInQuotesBeforeTheEnd() {
        for (String name : NAMES) {
            KeyPattern pattern = KeyPattern.of(name, ValueStart.ANY, true);
            byte[] bytes = bytes("\"" + name + "\"");
            int reach = Math.max(8, name.length() + 2);
            assertThat(pattern.isNamed(bytes, 0, bytes.length)).isTrue();
            assertThat(pattern.isNamed(bytes, 0, reach)).isTrue();
            assertThat(pattern.isNamed(bytes, 0, reach - 1)).isFalse();
            assertThat(pattern.isNamed(bytes("\"" + name + "x\""), 0, bytes.length))
                    .isFalse();
        }
    }

    @Test
    void membersFitTheirMostBytes() {
        for (String name : NAMES) {
            for (ValueStart start : ValueStart.values()) {
                KeyPattern pattern = KeyPattern.of(name, start, true);
                byte[] bytes = new byte[pattern.maxBytes()];
                int value = pattern.put(bytes, 0, KeyPattern.COMMA);
                assertThat(new String(Arrays.copyOf(bytes, value), UTF_8)).isEqualTo(",\"" + name + "\":");
                pattern.put(bytes, 0, KeyPattern.BRACE);
                assertThat(new String(Arrays.copyOf(bytes, value), UTF_8)).isEqualTo("{\"" + name + "\":");
            }
        }
    }
}
