package dev.schemac.runtime.writing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.JsonParseException;
import dev.schemac.runtime.JsonWriteException;
import dev.schemac.runtime.JsonWriter;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Values that are JSON already. */
class RawValueTest {

    @ParameterizedTest
    @ValueSource(
            strings = {
                "null",
                "true",
                "-0.5e3",
                "\"é\\u0041\\ud83d\\ude00😀\"",
                "[]",
                "{ \"a\" : [ 1 , { } ] }",
                "{\"z\":1,\"a\":2,\"a\":3}"
            })
    void isCopiedAsItIs(String json) {
        for (JsonOptions options : new JsonOptions[] {JsonOptions.DEFAULT, JsonOptions.ESPER.withSortedMembers(true)}) {
            JsonWriter out = new JsonWriter(options);
            out.beginObject();
            out.name("x");
            out.rawValue(json);
            out.name("y");
            out.beginArray();
            out.rawValue(" \n" + json + "\t\r ");
            out.rawValue(json.getBytes(StandardCharsets.UTF_8));
            out.endArray();
            out.endObject();

            assertThat(out.toJson()).isEqualTo("{\"x\":" + json + ",\"y\":[" + json + "," + json + "]}");
        }
    }

    @Test
    void staysInItsLine() throws IOException {
        JsonWriter out = new JsonWriter();
        for (String raw : List.of("{\n}", "[1,\r\n\t2\n]", "\"\\n\"", "{}")) {
            out.reset();
            out.beginArray();
            out.rawValue(raw);
            out.endArray();
            String document = "[" + raw + "]";
            String line = document.replace('\n', ' ').replace('\r', ' ') + "\n";

            assertThat(lines(out)).containsOnly(line);
            assertThat(out.toJson()).isEqualTo(document);
        }
    }

    /** The document as a line, in all ways. */
    private static List<String> lines(JsonWriter out) throws IOException {
        List<String> lines = new ArrayList<>();
        lines.add(new String(out.toLine(), StandardCharsets.UTF_8));
        byte[] target = new byte[out.size() + 3];
        Arrays.fill(target, (byte) '\n');
        assertThat(out.copyLineTo(target, 1)).isEqualTo(out.size() + 1);
        assertThat(target).startsWith('\n').endsWith('\n', '\n');
        lines.add(new String(target, 1, out.size() + 1, StandardCharsets.UTF_8));
        byte[] tooShort = new byte[out.size() + 1];
        assertThatThrownBy(() -> out.copyLineTo(tooShort, 1)).isInstanceOf(IndexOutOfBoundsException.class);
        assertThat(tooShort).containsOnly(0);
        ByteArrayOutputStream stream = new ByteArrayOutputStream();
        out.writeLineTo(stream);
        lines.add(stream.toString(StandardCharsets.UTF_8));
        return lines;
    }

    @Test
    void aLineIsNotIndented() throws IOException {
        JsonWriter out = new JsonWriter(JsonOptions.DEFAULT.withIndent(1));
        out.beginArray();
        out.value(1);
        out.endArray();

        assertThat(lines(out)).containsOnly("[  1 ]\n");
        out.reset();
        out.beginArray();
        out.value(2);
        out.endArray();
        assertThat(lines(out)).containsOnly("[  2 ]\n");
    }

    @Test
    void isADocumentToo() {
        JsonWriter out = new JsonWriter();
        out.rawValue("[1]");

        assertThat(out.toJson()).isEqualTo("[1]");
    }

    @Test
    void isNotIndented() {
        JsonWriter out = new JsonWriter(JsonOptions.DEFAULT.withIndent(2));
        out.beginArray();
        out.rawValue("{\"a\":1}");
        out.endArray();

        assertThat(out.toJson()).isEqualTo("[\n  {\"a\":1}\n]");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '~',
            value = {
                "~~|expected value but found end of input at $ (line 1, column 1)",
                "~ ~|expected value but found end of input at $ (line 1, column 2)",
                "1 2|expected end of input but found number at $ (line 1, column 3)",
                "1,|expected end of input but found ',' at $ (line 1, column 2)",
                "]|expected value but found ']' at $ (line 1, column 1)",
                "[1|expected ',' or ']' but found end of input at $[0] (line 1, column 3)",
                "{\"a\":}|expected value but found '}' at $.a (line 1, column 6)",
                "nul|invalid literal, expected null at $ (line 1, column 4)",
                "\ufeff1|expected value but found unexpected character at $ (line 1, column 1)",
            })
    void isRefusedIfItIsNotOneValue(String json, String message) {
        JsonWriter out = new JsonWriter();
        out.beginArray();
        out.value(1);
        assertThatThrownBy(() -> out.rawValue(json))
                .isInstanceOf(JsonWriteException.class)
                .hasMessage("the raw value is not exactly one JSON value: " + message)
                .hasCauseInstanceOf(JsonParseException.class);
        assertThatThrownBy(() -> out.rawValue(json.getBytes(StandardCharsets.UTF_8)))
                .isInstanceOf(JsonWriteException.class);
        out.endArray();

        assertThat(out.toJson()).isEqualTo("[1]");
    }

    @ParameterizedTest
    @ValueSource(strings = {"\"\ud800\"", "\"é\udc00?\"", "[\"\\ud800\"]"})
    void isRefusedWithALoneSurrogate(String json) {
        for (JsonOptions options : new JsonOptions[] {JsonOptions.DEFAULT, JsonOptions.ESPER}) {
            JsonWriter out = new JsonWriter(options);
            assertThatThrownBy(() -> out.rawValue(json))
                    .isInstanceOf(JsonWriteException.class)
                    .hasMessageStartingWith("the raw value is not exactly one JSON value: ");
            assertThat(out.size()).isZero();
        }
    }

    @Test
    void isRefusedWithIllFormedUtf8() {
        JsonWriter out = new JsonWriter();
        byte[] overlong = {'"', (byte) 0xC0, (byte) 0x80, '"'};

        assertThatThrownBy(() -> out.rawValue(overlong)).isInstanceOf(JsonWriteException.class);
        assertThatThrownBy(() -> out.rawValue((byte[]) null)).isInstanceOf(NullPointerException.class);
        assertThatThrownBy(() -> out.rawValue((String) null)).isInstanceOf(NullPointerException.class);
        assertThat(out.size()).isZero();
    }
}
