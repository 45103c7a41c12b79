package dev.schemac.runtime.internal.input;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.schemac.runtime.internal.bytes.KeyPattern;
import dev.schemac.runtime.internal.bytes.ValueStart;
import java.util.Arrays;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Names of all lengths, as strings and in documents. */
class NameTableTest {
    private static final int LONGEST = 40;

    /** Column n has a name of n + 1 letters. */
    private static final NameTable TABLE = new NameTable(
            0x9E37_79B9_7F4A_7C15L,
            IntStream.rangeClosed(1, LONGEST)
                    .mapToObj(length -> KeyPattern.of(name(length), ValueStart.ANY, true))
                    .toArray(KeyPattern[]::new));

    private static String name(int length) {
        return "abcdefghijklmnopqrstuvwxyzabcdefghijklmnopqrstuvwxyz".substring(0, length);
    }

    private static byte[] quoted(String name, String after) {
        return ("{\"" + name + "\"" + after).getBytes(UTF_8);
    }

    @Test
    void declaredNames() {
        for (int length = 1; length <= LONGEST; length++) {
            int column = length - 1;
            String name = name(length);
            assertThat(TABLE.name(column)).isEqualTo(name);
            assertThat(TABLE.indexOf(name)).isEqualTo(column);
            assertThat(TABLE.find(name.getBytes(UTF_8))).isEqualTo(column);
            for (String after : new String[] {"", ":", ":12345678"}) {
                byte[] document = quoted(name, after);
                assertThat(TABLE.find(document, 1, length + 2)).isEqualTo(column);
            }
        }
    }

    @Test
    void namesThatDifferInOneByte() {
        for (int length = 1; length <= LONGEST; length++) {
            for (int at = 0; at < length; at++) {
                byte[] other = name(length).getBytes(UTF_8);
                other[at] ^= 0x20;
                assertThat(TABLE.find(other)).isEqualTo(-1);
                byte[] document = quoted(new String(other, UTF_8), ":12345678");
                assertThat(TABLE.find(document, 1, length + 2)).isEqualTo(-1);
                assertThat(TABLE.endOfName(length - 1, document, 1, document.length))
                        .isEqualTo(-1);
            }
        }
    }

    /** Eight bytes from the opening quote on must belong to the document. */
    @Test
    void theExpectedName() {
        for (int length = 1; length <= LONGEST; length++) {
            byte[] document = quoted(name(length), ":12345678");
            int end = 1 + length + 2;
            int reach = Math.max(9, end);
            assertThat(TABLE.endOfName(length - 1, document, 1, reach)).isEqualTo(end);
            assertThat(TABLE.endOfName(length - 1, document, 1, reach - 1)).isEqualTo(-1);
            for (int column : new int[] {-2, -1, LONGEST, LONGEST + 1}) {
                assertThat(TABLE.endOfName(column, document, 1, document.length))
                        .isEqualTo(-1);
            }
        }
    }

    /** Lengths and first bytes count modulo 64. */
    @Test
    void namesThatCannotBeDeclared() {
        KeyPattern[] keys = {
            KeyPattern.of("id", ValueStart.ANY, true), KeyPattern.of("name", ValueStart.ANY, true),
        };
        NameTable names = new NameTable(1, keys);
        for (int length = 1; length < 64; length++) {
            for (byte first = ' '; first < 0x60; first++) {
                boolean declared = (length == 3 || length == 5) && (first == ('i' & 63) || first == ('n' & 63));
                boolean other = first >= 64 && (length == 3 || length == 5) && (first == 'i' || first == 'n');
                assertThat(names.mayDeclare(first, length))
                        .as("%c, %d", first, length)
                        .isEqualTo(declared || other);
            }
        }
        assertThat(names.mayDeclare((byte) 'i', 3)).isTrue();
        assertThat(names.mayDeclare((byte) 'n', 5)).isTrue();
        assertThat(names.mayDeclare((byte) 'x', 3)).isFalse();
        assertThat(names.mayDeclare((byte) 'i', 4)).isFalse();
    }

    @Test
    void unpairedSurrogatesAreInNoName() {
        NameTable names = new NameTable(1, new KeyPattern[] {KeyPattern.of("?", ValueStart.ANY, true)});
        assertThat(names.indexOf("?")).isZero();
        assertThat(names.indexOf("\uD800")).isEqualTo(-1);
        assertThat(Arrays.equals("\uD800".getBytes(UTF_8), "?".getBytes(UTF_8))).isTrue();
    }
}
