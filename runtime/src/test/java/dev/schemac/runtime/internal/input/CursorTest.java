package dev.schemac.runtime.internal.input;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.internal.integration.RuntimeAccess;
import java.util.LinkedHashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The beginning and the end of documents, and what is between values. */
class CursorTest {

    private static ValueCursor cursor(String latin1) {
        return cursor(latin1, JsonOptions.DEFAULT);
    }

    private static ValueCursor cursor(String latin1, JsonOptions options) {
        byte[] bytes = latin1.getBytes(ISO_8859_1);
        return new ValueCursor(bytes, 0, bytes.length, RuntimeAccess.values(options));
    }

    @Test
    void byteOrderMarks() {
        String mark = "\u00EF\u00BB\u00BF";
        for (int length = 0; length <= 3; length++) {
            ValueCursor in = cursor(mark.substring(0, length));
            assertThat(in.mayBecomeByteOrderMark()).isEqualTo(length < 3);
            in.skipByteOrderMark();
            assertThat(in.pos).isEqualTo(length == 3 ? 3 : 0);
            assertThat(cursor(mark.substring(0, length) + "x").mayBecomeByteOrderMark())
                    .isFalse();
        }
        InvalidInput e = catchThrowableOfType(
                InvalidInput.class,
                () -> cursor(mark + "{}", JsonOptions.STRICT).skipByteOrderMark());
        assertThat(e).hasMessage("expected object but found byte order mark");
    }

    @ParameterizedTest
    @CsvSource(
            quoteCharacter = '`',
            value = {
                "abc, invalid text",
                "z, invalid text",
                "Zz, invalid text",
                "nul, invalid text",
                "nulls, null",
                "true, boolean",
                "false, boolean",
                "0, number",
                "9, number",
                "-1, number",
                "/, unexpected character",
                "@, unexpected character",
                "{, `'{'`",
                "`[`, array",
                "`\"x\"`, string",
                "`:`, `':'`",
                "``, end of input"
            })
    void documentsThatAreNoObjects(String document, String found) {
        if (document.equals("{")) {
            cursor(document).beginRoot(false);
            return;
        }
        InvalidInput e =
                catchThrowableOfType(InvalidInput.class, () -> cursor(document).beginRoot(false));
        assertThat(e).hasMessage("expected object but found " + found);
    }

    @Test
    void objectsArraysAndNull() {
        ValueCursor object = cursor("{\"a\":1}");
        assertThat(object.atObject()).isTrue();
        assertThat(object.pos).isZero();
        assertThat(object.beginObject()).isTrue();
        assertThat(object.pos).isEqualTo(1);
        ValueCursor array = cursor("[1]");
        assertThat(array.beginArray()).isTrue();
        assertThat(array.pos).isEqualTo(1);
        ValueCursor nothing = cursor("null");
        assertThat(nothing.atObject()).isFalse();
        assertThat(nothing.pos).isEqualTo(4);
        nothing.pos = 0;
        assertThat(nothing.skipNull()).isTrue();
        assertThat(nothing.pos).isEqualTo(4);
        for (String other : new String[] {"", "1", "["}) {
            InvalidInput e =
                    catchThrowableOfType(InvalidInput.class, () -> cursor(other).atObject());
            assertThat(e.description()).startsWith("expected object but found ");
        }
    }

    @Test
    void blanks() {
        for (int spaces = 0; spaces < 20; spaces++) {
            for (String before : new String[] {"", "\n", "\t", "\r\n", " \n"}) {
                for (String after : new String[] {"", "x", "x1234567", "\f", "\u0000"}) {
                    ValueCursor in = cursor(before + " ".repeat(spaces) + after);
                    assertThat(in.skipBlanks(0)).isEqualTo(before.length() + spaces);
                    assertThat(in.metLineFeed).isEqualTo(before.contains("\n"));
                }
            }
            ValueCursor line = cursor(" ".repeat(spaces) + "\n  x");
            line.inOneLine = true;
            assertThat(line.skipBlanks(0)).isEqualTo(spaces);
            assertThat(line.metLineFeed).isFalse();
        }
    }

    @Test
    void membersOfMaps() {
        ValueCursor in = cursor("{\"a\":1,\"a\":2}");
        Map<String, Integer> members = in.putMember(null, "a", 5, 1);
        assertThat(members).isEqualTo(Map.of("a", 1)).isInstanceOf(LinkedHashMap.class);
        assertThat(in.putMember(members, "b", 5, null)).isSameAs(members).hasSize(2);
        InvalidInput e = catchThrowableOfType(InvalidInput.class, () -> in.putMember(members, "b", 11, 2));
        assertThat(e).hasMessage("duplicate member");
        assertThat(e.at()).isEqualTo(11);
        ValueCursor last = cursor("{}", JsonOptions.ESPER);
        assertThat(last.putMember(members, "a", 5, 3)).containsEntry("a", 3);
    }

    /** Reads a string of so many bytes that is not ASCII, for which there must be a decoder. */
    private static void read(ValueCursor in, int length) {
        byte[] bytes = ("\"" + "a".repeat(length) + "\u00e9\"").getBytes(UTF_8);
        in.reset(bytes, 0, bytes.length, in.options);
        assertThat(StringReader.readString(in)).hasSize(length + 1);
    }

    @Test
    void aReleasedCursorKeepsNothing() {
        ValueCursor in = cursor("{}");
        read(in, 10);
        CharDecoder decoder = in.decoder();
        in.release();
        assertThat(in.bytes).isEmpty();
        assertThat(in.end).isZero();
        assertThat(in.pos).isZero();
        assertThat(CharDecoder.take()).isSameAs(decoder);
    }

    @Test
    void onlyALargeDecoderIsReleasedBetweenEvents() {
        ValueCursor in = cursor("{}");
        in.releaseLargeDecoder();
        read(in, 10);
        CharDecoder small = in.decoder();
        in.releaseLargeDecoder();
        assertThat(in.decoder()).isSameAs(small);
        read(in, 20_000);
        in.releaseLargeDecoder();
        assertThat(in.decoder()).isNotSameAs(small);
    }
}
