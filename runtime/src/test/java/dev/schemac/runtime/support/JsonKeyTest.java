package dev.schemac.runtime.support;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.schemac.runtime.internal.bytes.ValueStart;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Arrays;
import org.junit.jupiter.api.Test;

/** The keys that generated code declares for its columns. */
class JsonKeyTest {

    private static void check(JsonKey key, ValueStart start, boolean nullable) {
        assertThat(key.name()).isEqualTo("a");
        assertThat(key).hasToString("a");
        assertThat(key.pattern().name()).isEqualTo("a".getBytes(UTF_8));
        assertThat(key.pattern().valueStart()).isEqualTo(start);
        assertThat(key.pattern().nullable()).isEqualTo(nullable);
        assertThat(key.notNull().name()).isEqualTo("a");
        assertThat(key.notNull().pattern().valueStart()).isEqualTo(start);
        assertThat(key.notNull().pattern().nullable()).isFalse();
    }

    @Test
    void eachKindOfColumn() {
        check(JsonKey.string("a"), ValueStart.STRING, true);
        check(JsonKey.character("a"), ValueStart.CHARACTER, false);
        check(JsonKey.number("a"), ValueStart.NUMBER, false);
        check(JsonKey.numberOrNull("a"), ValueStart.NUMBER, true);
        check(JsonKey.bool("a"), ValueStart.BOOLEAN, false);
        check(JsonKey.object("a"), ValueStart.OBJECT, true);
        check(JsonKey.array("a"), ValueStart.ARRAY, true);
        check(JsonKey.any("a"), ValueStart.ANY, true);
    }

    @Test
    void namesAsInDocuments() {
        for (String name : new String[] {"", "a", "name", "a \"quoted\" name", "\u00e9\n"}) {
            byte[] member = ("\"" + name.replace("\"", "\\\"").replace("\n", "\\n") + "\":").getBytes(UTF_8);
            assertThat(JsonKeys.memberLength(name)).isEqualTo(member.length);
            for (int offset = 0; offset <= member.length - 4; offset++) {
                int word = ByteBuffer.wrap(Arrays.copyOf(member, member.length + 8))
                        .order(ByteOrder.LITTLE_ENDIAN)
                        .getInt(offset);
                assertThat(JsonKeys.nameWord(name, offset)).isEqualTo(word);
            }
        }
    }
}
