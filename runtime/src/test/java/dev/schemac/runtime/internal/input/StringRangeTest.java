package dev.schemac.runtime.internal.input;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.internal.integration.RuntimeAccess;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Strings that are decoded later: where they are, and what they become. */
class StringRangeTest {

    @ParameterizedTest
    @CsvSource(
            quoteCharacter = '`',
            value = {
                "\"\", 1, 0, true, false, ``",
                "\"abc\", 1, 3, true, false, abc",
                "\"\\n\", 1, 2, false, true, `\n`",
                "\"\\u0041b\", 1, 7, false, true, Ab",
                "\"é\\\\é\", 1, 6, false, true, é\\é",
                "\"é\", 1, 2, false, false, é",
                "12.5, 0, 4, true, false, 12.5",
                "true, 0, 4, true, false, true"
            })
    void stringsAndScalars(String json, int from, int length, boolean plain, boolean escapes, String text) {
        byte[] bytes = json.getBytes(UTF_8);
        ValueCursor in = new ValueCursor(bytes, 0, bytes.length, RuntimeAccess.values(JsonOptions.DEFAULT));
        long range = StringRange.read(in);
        assertThat(in.pos).isEqualTo(bytes.length);
        assertThat(StringRange.from(range)).isEqualTo(from);
        assertThat(StringRange.length(range)).isEqualTo(length);
        assertThat(StringRange.isPlain(range)).isEqualTo(plain);
        assertThat(StringRange.hasEscapes(range, bytes, from)).isEqualTo(escapes);
        assertThat(StringRange.string(range, bytes, from)).isEqualTo(text);

        byte[] copied = json.substring(from).getBytes(UTF_8);
        assertThat(StringRange.hasEscapes(range, copied, 0)).isEqualTo(escapes);
        assertThat(StringRange.string(range, copied, 0)).isEqualTo(text);
    }

    @Test
    void nullIsZero() {
        byte[] bytes = "null".getBytes(UTF_8);
        ValueCursor in = new ValueCursor(bytes, 0, bytes.length, RuntimeAccess.values(JsonOptions.DEFAULT));
        assertThat(StringRange.read(in)).isZero();
        assertThat(in.pos).isEqualTo(4);
    }
}
